#include "backend/storage/transfers/transfer_plan.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include <fnmatch.h>
#include <glob.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/try.h"
#include "backend/storage/transfers/sync_plan.h"

namespace trainyard::storage {
namespace {

namespace fs = std::filesystem;

std::string joined(std::string base, const std::string &name)
{
    return base + (base.ends_with('/') ? "" : "/") + name;
}

/// The files and folders that a pattern names; the text itself where such a file exists.
Result<std::vector<std::string>> expanded(const std::string &text)
{
    std::error_code error;
    if (fs::exists(text, error))
        return std::vector<std::string>{text};
    if (!isPattern(text))
        return fail(ErrorCode::NotFound, text, "there is no such file or folder on this computer");
    glob_t found{};
    std::vector<std::string> paths;
    if (::glob(text.c_str(), 0, nullptr, &found) == 0)
        paths.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
    ::globfree(&found);
    if (paths.empty())
        return fail(ErrorCode::NotFound, text, "no file of this computer matches the pattern");
    return paths;
}

/// The name of the last component: "set" for "data/set/".
std::string lastComponent(const std::string &path)
{
    const auto plain = fs::path(path).lexically_normal();
    return plain.has_filename() ? plain.filename().string() : plain.parent_path().filename().string();
}

Status addUploads(const std::string &from, const std::string &to, bool isAddressOfFile,
                  std::vector<FileTransfer> &transfers)
{
    std::error_code error;
    if (!fs::is_directory(from, error)) {
        const auto size = fs::file_size(from, error);
        if (error)
            return fail(systemError(error.value(), from, "reading"));
        transfers.push_back({from, isAddressOfFile ? to : joined(to, lastComponent(from)), size});
        return {};
    }
    TY_ASSIGN(const auto files, filesBelow(from));
    for (const auto &file : files)
        transfers.push_back({(fs::path(from) / file.name).string(), joined(to, file.name), file.size});
    return {};
}

/// The part of an address before its first pattern character, up to the last '/'.
std::string folderOfPattern(const std::string &key)
{
    const auto slash = key.substr(0, key.find_first_of("*?[")).rfind('/');
    return slash == std::string::npos ? std::string() : key.substr(0, slash + 1);
}

Status addDownloads(const std::string &from, const std::string &to, bool isSeveral, const StorageConfig &config,
                    DownloadList &list, const CallContext &context)
{
    TY_ASSIGN(const auto source, Uri::parse(from));
    if (source.scheme != "s3" || !config.s3)
        return fail(ErrorCode::InvalidArgument, from, "an address in S3 is wanted: s3://bucket/key");
    std::error_code ignored;
    const bool isWhole = source.path.empty() || source.path.ends_with('/');
    const bool isChoice = !isWhole && isPattern(source.path);
    if (!isWhole && !isChoice) {
        TY_ASSIGN(const auto head, config.s3->headObject(source.bucket, source.path, context));
        const bool isFolder = isSeveral || fs::is_directory(to, ignored) || to.ends_with('/');
        list.files.push_back(
            {source.text(), isFolder ? (fs::path(to) / lastComponent(source.path)).string() : to, head.size});
        return {};
    }
    const std::string prefix = isChoice ? folderOfPattern(source.path) : source.path;
    TY_ASSIGN(const auto listing, config.s3->listObjects(source.bucket, prefix, "", context));
    std::vector<Entry> entries;
    for (const auto &object : listing.objects) {
        if (!isChoice || ::fnmatch(source.path.c_str(), object.key.c_str(), FNM_PATHNAME) == 0)
            entries.push_back({"s3://" + source.bucket + "/" + object.key, object.size});
    }
    if (entries.empty())
        return fail(ErrorCode::NotFound, from,
                    isChoice ? "no object matches the pattern" : "nothing was found below this prefix");
    auto plan = planDownload("s3://" + source.bucket + "/" + prefix, entries, to);
    for (const auto &file : plan.files)
        list.files.push_back({file.uri, file.path.string(), file.size});
    std::ranges::move(plan.skipped, std::back_inserter(list.skipped));
    return {};
}

/// Two sources with one target would overwrite each other, and only one of them would remain.
Status requireOwnTargets(const std::vector<FileTransfer> &transfers)
{
    std::map<std::string_view, std::string_view> sources; // by target
    for (const auto &transfer : transfers) {
        const auto [known, isNew] = sources.emplace(transfer.to, transfer.from);
        if (!isNew)
            return fail(ErrorCode::InvalidArgument, transfer.to,
                        "both " + std::string(known->second) + " and " + transfer.from +
                            " would be written there: transfer them one after the other, to different folders");
    }
    return {};
}

} // namespace

bool isPattern(std::string_view text)
{
    return text.find_first_of("*?[") != std::string_view::npos;
}

Result<std::vector<FileTransfer>> planUploads(const std::vector<std::string> &from, const std::string &to)
{
    TY_ASSIGN(const auto target, Uri::parse(to));
    std::vector<std::string> sources;
    for (const auto &one : from) {
        TY_ASSIGN(const auto paths, expanded(one));
        sources.insert(sources.end(), paths.begin(), paths.end());
    }
    const bool isSingle = sources.size() == 1;
    std::vector<FileTransfer> transfers;
    for (const auto &source : sources) {
        std::error_code ignored;
        const bool isFolder = fs::is_directory(source, ignored);
        const bool isAddressOfFile =
            isSingle && !isFolder && !isPattern(from.front()) && !to.ends_with('/') && !target.path.empty();
        TY_TRY(addUploads(source, isFolder && !isSingle ? joined(to, lastComponent(source)) : to, isAddressOfFile,
                          transfers));
    }
    if (transfers.empty())
        return fail(ErrorCode::NotFound, from.empty() ? to : from.front(), "the folder holds no files");
    TY_TRY(requireOwnTargets(transfers));
    return transfers;
}

Result<DownloadList> planDownloads(const std::vector<std::string> &from, const std::string &to,
                                   const StorageConfig &config, const CallContext &context)
{
    DownloadList list;
    for (const auto &one : from)
        TY_TRY(addDownloads(one, to, from.size() > 1, config, list, context));
    TY_TRY(requireOwnTargets(list.files));
    return list;
}

} // namespace trainyard::storage
