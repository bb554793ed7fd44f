#include "backend/storage/hdfs_storage.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>

#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"

namespace trainyard::storage {

namespace fs = std::filesystem;

namespace {

constexpr auto kLongestCopy = std::chrono::hours(12);
constexpr std::size_t kMostListing = 64u << 20;
constexpr std::size_t kColumnsBeforePath = 7; // permissions, copies, owner, group, size, date, time

/// The address without its scheme, divided before the path.
struct HdfsPlace {
    std::string_view nameNode, path;
};
HdfsPlace placeOf(std::string_view address)
{
    address.remove_prefix(kHdfsScheme.size());
    const auto slash = std::min(address.find('/'), address.size());
    return {address.substr(0, slash), address.substr(slash)};
}

fs::path cacheFolder()
{
    const std::string chosen = environment("TRAINYARD_HDFS_CACHE");
    return chosen.empty() ? fs::path(environment("HOME")) / ".trainyard" / "hdfs" : fs::path(chosen);
}

/// The last line of what Hadoop wrote; before it are warnings of Java.
std::string lastLineOf(std::string text)
{
    while (text.ends_with('\n'))
        text.pop_back();
    return text.substr(text.rfind('\n') + 1); // npos + 1 is 0
}

/// Runs `hdfs dfs` with these arguments.
Result<std::string> hdfs(std::vector<std::string> arguments, const std::string &address, const CallContext &context)
{
    const auto program = findProgram("hdfs");
    if (!program)
        return fail(ErrorCode::Unsupported, address,
                    "this machine has no program hdfs: hdfs:// is read on the nodes of an EMR cluster");
    arguments.insert(arguments.begin(), {*program, "dfs"});
    TY_ASSIGN(auto outcome, runProcess({std::move(arguments), {}, {}, {}}, context, kMostListing));
    if (outcome.exitStatus == 0)
        return std::move(outcome.out);
    const std::string words = lastLineOf(outcome.err);
    const auto has = [&](std::string_view part) { return outcome.err.find(part) != std::string::npos; };
    const ErrorCode code = has("No such file or directory") ? ErrorCode::NotFound
                           : has("Permission denied")       ? ErrorCode::PermissionDenied
                           : has("No space left on device") ? ErrorCode::DiskFull
                                                            : ErrorCode::LocalCommandFailed;
    return fail(code, address, words.empty() ? "hdfs ended with status " + std::to_string(outcome.exitStatus) : words);
}

Status checkHdfs(const std::string &address)
{
    const std::string problem = hdfsProblem(address);
    return problem.empty() ? Status() : fail(ErrorCode::InvalidArgument, address, problem);
}

Result<std::vector<HdfsFile>> filesAt(const std::string &address, bool isRecursive, const CallContext &context)
{
    TY_TRY(checkHdfs(address));
    std::vector<std::string> arguments{"-ls", address};
    if (isRecursive)
        arguments.insert(arguments.begin() + 1, "-R");
    TY_ASSIGN(const std::string output, hdfs(std::move(arguments), address, context));
    auto files = parseHdfsListing(output, address);
    std::ranges::sort(files, {}, &HdfsFile::uri);
    return files;
}

bool isCopied(const HdfsFile &file, const fs::path &copy)
{
    std::error_code missing;
    return fs::file_size(copy, missing) == file.size && !missing;
}

/// Copies the file beside its place in the cache, then moves it there: other processes see the complete copy. Of the
/// workers of a machine, one copies and the others wait.
Status copyFromHdfs(const HdfsFile &file, const fs::path &copy, const CallContext &asked)
{
    // The deadline of the caller is that of a read; a large file takes longer.
    const CallContext context{Deadline::after(kLongestCopy), asked.stop};
    TY_TRY(ensureFolder(copy.parent_path(), 0700));
    TY_ASSIGN(const auto lock, lockFile(copy.string() + ".lock", context));
    if (isCopied(file, copy))
        return {};
    const fs::path part = copy.string() + ".part-" + std::to_string(::getpid());
    std::error_code ignored;
    const auto got = hdfs({"-get", "-f", file.uri, part.string()}, file.uri, context);
    if (!got) {
        fs::remove(part, ignored);
        return fail(got.error());
    }
    std::error_code unreadable;
    if (fs::file_size(part, unreadable) != file.size || unreadable) {
        fs::remove(part, ignored);
        return fail(ErrorCode::PreconditionFailed, file.uri, "the file changed while it was copied");
    }
    fs::rename(part, copy, unreadable);
    return unreadable ? fail(systemError(unreadable.value(), copy.string(), "moving into place")) : Status();
}

} // namespace

bool isHdfs(std::string_view address)
{
    return address.starts_with(kHdfsScheme);
}

std::string hdfsProblem(std::string_view address)
{
    const HdfsPlace place = placeOf(address);
    const auto isOfNode = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_' || c == ':';
    };
    if (!std::ranges::all_of(place.nameNode, isOfNode))
        return "the name node has characters that no host name has";
    if (place.path.empty())
        return "an hdfs:// address has an absolute path: hdfs:///folder/name";
    if (std::ranges::any_of(place.path, [](unsigned char c) { return c < ' ' || c == 0x7f; }))
        return "the path has control characters";
    if (place.path.find_first_of("*?[]{}\\") != std::string_view::npos)
        return "the path has characters that Hadoop expands: * ? [ ] { } or a backslash";
    return {};
}

std::vector<HdfsFile> parseHdfsListing(std::string_view output, const std::string &asked)
{
    std::vector<HdfsFile> files;
    const HdfsPlace place = placeOf(asked);
    for (std::string_view line : split(output, '\n')) {
        if (!line.starts_with('-')) // "Found 3 items", and folders: d
            continue;
        std::vector<std::string_view> columns;
        while (columns.size() < kColumnsBeforePath && !line.empty()) {
            const auto end = std::min(line.find(' '), line.size());
            if (end > 0)
                columns.push_back(line.substr(0, end));
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        if (columns.size() < kColumnsBeforePath || line.empty())
            continue;
        HdfsFile file;
        const std::string_view size = columns[4];
        const auto [end, error] = std::from_chars(size.data(), size.data() + size.size(), file.size);
        if (error != std::errc() || end != size.data() + size.size())
            continue;
        file.modified = std::string(columns[5]) + " " + std::string(columns[6]);
        file.uri = std::string(kHdfsScheme) + std::string(place.nameNode) +
                   std::string(isHdfs(line) ? placeOf(line).path : line);
        if (hdfsProblem(file.uri).empty())
            files.push_back(std::move(file));
    }
    return files;
}

Result<std::vector<Entry>> listHdfs(const std::string &address, bool isRecursive, const CallContext &context)
{
    TY_ASSIGN(const auto files, filesAt(address, isRecursive, context));
    std::vector<Entry> entries;
    for (const HdfsFile &file : files)
        entries.push_back({file.uri, file.size});
    return entries;
}

Result<std::unique_ptr<Reader>> openHdfs(const std::string &address, const StorageConfig &config,
                                         const CallContext &context)
{
    TY_ASSIGN(const auto files, filesAt(address, false, context));
    if (files.size() != 1 || placeOf(files.front().uri).path != placeOf(address).path)
        return fail(ErrorCode::InvalidArgument, address, "it is not a regular file");
    const HdfsFile &file = files.front();
    const fs::path copy = cacheFolder() / sha256Hex(file.uri + "\n" + std::to_string(file.size) + "\n" + file.modified);
    if (!isCopied(file, copy)) {
        TY_TRY(copyFromHdfs(file, copy, context));
    }
    return openFile(Uri{"file", "", copy.string()}, config);
}

} // namespace trainyard::storage
