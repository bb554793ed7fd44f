#include "backend/storage/sources.h"

#include <algorithm>
#include <regex>

#include <fnmatch.h>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"
#include "backend/storage/hdfs_storage.h"

namespace trainyard::storage {

namespace {

constexpr std::size_t kMaxPattern = 256; // std::regex recurses

std::string nameOf(const std::string &path)
{
    return path.substr(path.rfind('/') + 1);
}

std::string folderOf(const std::string &path)
{
    return path.substr(0, path.rfind('/') + 1);
}

bool isPattern(const std::string &path)
{
    return path.find_first_of("*?[") != std::string::npos;
}

bool isVisible(const Entry &entry)
{
    return entry.size > 0 && !nameOf(entry.uri).starts_with('.');
}

/// Returns the non-empty, visible files directly in a folder, by name.
Result<std::vector<Entry>> childrenOf(const Uri &folder, const StorageConfig &config, const CallContext &context)
{
    auto all = folder.scheme == "s3" ? listS3Children(folder, config, context) : listFolderChildren(folder);
    if (all)
        std::erase_if(*all, [](const Entry &e) { return !isVisible(e); });
    return all;
}

/// Returns the entries whose name matches a pattern: a shell pattern, else a regular expression.
Result<std::vector<Entry>> matching(std::vector<Entry> all, const std::string &pattern, const std::string &source)
{
    const auto keep = [&all](const auto &fits) {
        std::vector<Entry> kept;
        std::ranges::copy_if(all, std::back_inserter(kept), [&](const Entry &e) { return fits(nameOf(e.uri)); });
        return kept;
    };
    auto kept = keep([&](const std::string &name) { return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0; });
    if (!kept.empty() || pattern.size() > kMaxPattern)
        return kept;
    try {
        const std::regex expression(pattern);
        return keep([&](const std::string &name) { return name.size() <= 1024 && std::regex_match(name, expression); });
    } catch (const std::regex_error &) {
        return fail(ErrorCode::NotFound, source, "no file fits this pattern, and it is no regular expression");
    }
}

/// A file, the visible files of a folder, or those that fit a pattern in the last part.
Result<std::vector<Entry>> expandHdfs(const std::string &address, const CallContext &context)
{
    const std::string name = nameOf(address), folder = folderOf(address);
    const bool hasPattern = isPattern(name);
    TY_ASSIGN(auto found, listHdfs(hasPattern ? folder : address, false, context));
    std::erase_if(found, [](const Entry &entry) { return !isVisible(entry); });
    if (hasPattern) {
        TY_ASSIGN(found, matching(std::move(found), name, address));
    }
    if (found.empty())
        return fail(ErrorCode::NotFound, address,
                    hasPattern ? "no file fits this pattern"
                               : "there is neither such a file nor a folder with files in it");
    return found;
}

Result<std::vector<Entry>> expandOne(const std::string &text, const StorageConfig &config, const CallContext &context)
{
    if (isHdfs(text))
        return expandHdfs(text, context);
    TY_ASSIGN(auto uri, Uri::parse(text));
    if (uri.scheme == "s3" && !config.s3)
        return fail(ErrorCode::InvalidArgument, text, "no S3 access is set up here");
    const std::string name = nameOf(uri.path);
    Uri folder = uri;
    folder.path = folderOf(uri.path);
    if (isPattern(folder.path))
        return fail(ErrorCode::InvalidArgument, text, "a pattern may stand in the last part of the path only");
    const auto of = [&](Result<std::vector<Entry>> found, const char *none) -> Result<std::vector<Entry>> {
        if (found && found->empty())
            return fail(ErrorCode::NotFound, text, none);
        return found;
    };
    if (isPattern(name)) {
        TY_ASSIGN(auto all, childrenOf(folder, config, context));
        return of(matching(std::move(all), name, text), "no file fits this pattern");
    }
    if (!name.empty()) {
        const auto file = open(text, config, context);
        if (file)
            return of(std::vector<Entry>((*file)->size() > 0 ? 1 : 0, Entry{uri.text(), (*file)->size()}),
                      "the file is empty");
        const bool maybeFolder = file.error().code == ErrorCode::NotFound
                                     ? uri.scheme == "s3"
                                     : file.error().code == ErrorCode::InvalidArgument;
        if (!maybeFolder)
            return fail(file.error());
        folder.path = uri.path + "/";
    }
    return of(childrenOf(folder, config, context), "there is neither such a file nor a folder with files in it");
}

} // namespace

Result<std::vector<Entry>> expandSources(const std::string &path, const StorageConfig &config,
                                         const CallContext &context)
{
    std::vector<Entry> out;
    for (const auto one : split(path, ';')) {
        if (one.empty() && !path.empty() && path != ";")
            continue; // a list may end with a semicolon
        TY_ASSIGN(auto entries, expandOne(std::string(one), config, context));
        std::ranges::move(entries, std::back_inserter(out));
    }
    return out;
}

} // namespace trainyard::storage
