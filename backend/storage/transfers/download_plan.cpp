#include "backend/storage/transfers/download_plan.h"
#include "backend/core/text.h"

#include <algorithm>
#include <set>

namespace trainyard::storage {

namespace {

constexpr std::size_t kLongestName = 255; // NAME_MAX

/// Returns the reason why a part of a key is not a valid file name; empty when it is one.
std::string_view objectionTo(std::string_view part)
{
    if (part.empty())
        return "its name has an empty part";
    if (part == "." || part == "..")
        return "its name would lead out of the folder";
    if (part.size() > kLongestName)
        return "a part of its name is longer than a file name may be";
    if (part.find('\0') != std::string_view::npos)
        return "its name has a NUL character";
    return {};
}

std::string_view objectionToAll(std::string_view key)
{
    for (const auto part : split(key, '/')) {
        if (const auto why = objectionTo(part); !why.empty())
            return why;
    }
    return {};
}

} // namespace

DownloadPlan planDownload(const std::string &prefix, const std::vector<Entry> &entries,
                          const std::filesystem::path &folder)
{
    DownloadPlan plan;
    std::set<std::string> folders; // of all files, relative
    std::vector<std::pair<const Entry *, std::string>> wanted;
    for (const Entry &entry : entries) {
        const std::string below = entry.uri.substr(std::min(prefix.size(), entry.uri.size()));
        if (entry.size == 0 && (below.empty() || below.ends_with('/')))
            continue;
        if (const auto why = objectionToAll(below); !why.empty()) {
            plan.skipped.push_back({entry.uri, std::string(why)});
            continue;
        }
        for (auto slash = below.find('/'); slash != std::string::npos; slash = below.find('/', slash + 1))
            folders.insert(below.substr(0, slash));
        wanted.emplace_back(&entry, below);
    }
    for (const auto &[entry, below] : wanted) {
        if (folders.contains(below))
            plan.skipped.push_back({entry->uri, "other keys have its name as their folder"});
        else
            plan.files.push_back({entry->uri, folder / below, entry->size});
    }
    return plan;
}

} // namespace trainyard::storage
