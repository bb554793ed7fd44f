#include "backend/data/sets/image_list.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/data/random.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

bool isPicture(const fs::path &path)
{
    const std::string extension = lowered(path.extension().string());
    return extension == ".jpg" || extension == ".jpeg" || extension == ".png";
}

template <class Number>
bool parse(std::string_view text, Number &value)
{
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    return parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
}

/// True when a path stays inside the list's folder.
bool staysInside(std::string_view text)
{
    const fs::path path(text);
    return !text.empty() && !path.is_absolute() && std::ranges::find(path, fs::path("..")) == path.end();
}

std::vector<fs::path> sortedEntries(const fs::path &folder, std::error_code &error)
{
    std::vector<fs::path> out;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        out.push_back(it->path());
    std::ranges::sort(out);
    return out;
}

} // namespace

std::string imageListText(const std::vector<ListEntry> &entries)
{
    std::string out;
    for (const ListEntry &entry : entries) {
        fmt::format_to(std::back_inserter(out), "{}", entry.id);
        for (const float label : entry.labels)
            fmt::format_to(std::back_inserter(out), "\t{}", label);
        out += "\t" + entry.path + "\n";
    }
    return out;
}

Result<std::vector<ListEntry>> parseImageList(std::string_view text, const std::string &name)
{
    std::vector<ListEntry> entries;
    std::string_view row;
    for (std::size_t line = 1; takeLine(text, row); ++line) {
        if (row.ends_with('\r'))
            row.remove_suffix(1);
        if (row.empty())
            continue;
        const auto wrong = [&](const char *what) {
            return fail(ErrorCode::CorruptData, name, fmt::format("line {}: {}", line, what));
        };
        const auto fields = split(row, '\t');
        if (fields.size() < 3)
            return wrong("expected an index, a label and a path with tabs between them");
        ListEntry entry;
        if (!parse(fields.front(), entry.id))
            return wrong("the index is not an integer");
        for (std::size_t i = 1; i + 1 < fields.size(); ++i) {
            float label = 0;
            if (!parse(fields[i], label))
                return wrong("a label is not a number");
            entry.labels.push_back(label);
        }
        if (!staysInside(fields.back()))
            return wrong("the path leads out of the folder");
        entry.path = fields.back();
        entries.push_back(std::move(entry));
    }
    return entries;
}

Result<ImageList> listImages(const fs::path &folder, bool shuffle, std::uint64_t seed)
{
    ImageList list;
    std::error_code error;
    for (const fs::path &below : sortedEntries(folder, error)) {
        std::error_code ignored;
        if (!fs::is_directory(below, ignored))
            continue;
        const auto before = list.entries.size();
        for (const fs::path &file : sortedEntries(below, error))
            if (isPicture(file) && fs::is_regular_file(file, ignored))
                list.entries.push_back(
                    {0, {float(list.classes.size())}, (below.filename() / file.filename()).string()});
        if (list.entries.size() > before) // an empty folder is not a class
            list.classes.push_back(below.filename().string());
        if (error)
            return fail(systemError(error.value(), below.string(), "listing"));
    }
    if (error)
        return fail(systemError(error.value(), folder.string(), "listing"));
    if (list.entries.empty())
        return fail(ErrorCode::NotFound, folder.string(),
                    "it has no folders with .jpg, .jpeg or .png files: one folder for each class is expected");
    if (shuffle) {
        Random random(seed);
        for (std::size_t i = list.entries.size(); i > 1; --i)
            std::swap(list.entries[i - 1], list.entries[random.below(i)]);
    }
    for (std::size_t i = 0; i < list.entries.size(); ++i)
        list.entries[i].id = i;
    return list;
}

} // namespace trainyard::data
