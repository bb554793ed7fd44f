#include "backend/storage/transfers/sync_plan.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include <fnmatch.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/storage/backends_internal.h"

namespace trainyard::storage {
namespace {

constexpr std::size_t kFilesAtOnce = 4;
constexpr std::uint64_t kMostInOnePiece = 512u << 20; // whose MD5 is computed in memory

bool matches(const std::string &pattern, const std::string &text)
{
    return ::fnmatch(pattern.c_str(), text.c_str(), 0) == 0;
}

/// The number of parts in an ETag like "…-12"; 0 for an object that was sent in one piece.
std::size_t partsIn(const std::string &etag)
{
    const auto dash = etag.rfind('-');
    if (dash == std::string::npos)
        return 0;
    const auto count = parseInteger(std::string_view(etag).substr(dash + 1, etag.size() - dash - 2));
    return count && *count > 0 && *count <= 10'000 ? std::size_t(*count) : 0;
}

/// The part size with which the object was probably sent: ours, or that of the AWS command line.
std::size_t partSizeOf(const SyncFile &object, const SyncOptions &options)
{
    return std::max(partSizeFor(object.size, options.partSize), kSmallestPart);
}

Result<bool> hasSameEtag(const std::string &path, const SyncFile &file, const SyncFile &object,
                         const SyncOptions &options, const CallContext &context)
{
    const auto parts = partsIn(object.etag);
    const auto partSize = partSizeOf(object, options);
    if (parts > 0 && parts != (object.size + partSize - 1) / partSize)
        return false;
    if (parts == 0 && file.size > kMostInOnePiece)
        return false;
    TY_ASSIGN(const auto etag, etagOf(path, file.size, partSize, parts > 0, context));
    return etag == object.etag;
}

Result<bool> isSame(const std::string &folder, const SyncFile &file, const SyncFile &object, const SyncOptions &options,
                    const CallContext &context)
{
    if (file.size != object.size)
        return false;
    const auto path = (std::filesystem::path(folder) / file.name).string();
    TY_ASSIGN(const bool isEqual, hasSameEtag(path, file, object, options, context));
    if (isEqual || !options.checksumOf)
        return isEqual;
    TY_ASSIGN(const auto expected, options.checksumOf(object.name, context));
    if (expected.empty())
        return false;
    TY_ASSIGN(const auto reader, openFile(Uri{"file", "", path}, {}));
    const auto source = [&](std::uint64_t offset, std::span<std::byte> out) -> Status {
        TY_ASSIGN(const auto got, reader->readAt(offset, out, context));
        return got == out.size() ? Status()
                                 : fail(ErrorCode::CorruptData, path, "the file became shorter while it was read");
    };
    TY_ASSIGN(const auto sum, checksumOf(file.size, source, context));
    return sum == expected;
}

} // namespace

bool isExcluded(std::string_view name, const std::vector<std::string> &patterns)
{
    std::vector<std::string> candidates; // the path and its folders, and the name of each
    std::string path;
    for (const auto part : split(name, '/')) {
        path += (path.empty() ? "" : "/") + std::string(part);
        candidates.push_back(path);
        candidates.emplace_back(part);
    }
    return std::ranges::any_of(patterns, [&](const std::string &pattern) {
        return std::ranges::any_of(candidates, [&](const std::string &text) { return matches(pattern, text); });
    });
}

Result<std::string> etagOf(const std::string &file, std::uint64_t size, std::size_t partSize, bool inParts,
                           const CallContext &context)
{
    TY_ASSIGN(const auto reader, openFile(Uri{"file", "", file}, {}));
    if (reader->size() != size)
        return fail(ErrorCode::CorruptData, file, "the file changed while it was read");
    const auto step = inParts ? std::max<std::size_t>(partSize, 1) : std::size_t(size);
    Bytes digests, part(std::min<std::size_t>(step, std::size_t(size)));
    std::size_t parts = 0;
    std::array<std::byte, 16> last = md5({});
    for (std::uint64_t at = 0; at < size; at += part.size()) {
        const auto piece = std::span(part).first(std::size_t(std::min<std::uint64_t>(part.size(), size - at)));
        TY_ASSIGN(const auto got, reader->readAt(at, piece, context));
        if (got != piece.size())
            return fail(ErrorCode::CorruptData, file, "the file became shorter while it was read");
        last = md5(piece);
        digests.insert(digests.end(), last.begin(), last.end());
        ++parts;
    }
    if (!inParts)
        return "\"" + hexEncode(last) + "\"";
    return "\"" + hexEncode(md5(digests)) + "-" + std::to_string(parts) + "\"";
}

Result<std::vector<SyncFile>> filesBelow(const std::string &folder)
{
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return fail(ErrorCode::NotFound, folder, "there is no such folder on this computer");
    std::vector<SyncFile> found;
    for (auto it = fs::recursive_directory_iterator(folder, error); !error && it != fs::recursive_directory_iterator();
         it.increment(error)) {
        std::error_code gone; // a file that was removed meanwhile is not listed
        if (it->is_regular_file(gone) && !gone && !it->path().filename().string().ends_with(".trainyard-part"))
            found.push_back({it->path().lexically_relative(folder).generic_string(), it->file_size(gone), {}});
    }
    if (error)
        return fail(systemError(error.value(), folder, "reading the folder"));
    std::ranges::sort(found, {}, &SyncFile::name);
    return found;
}

Result<SyncPlan> planSync(const std::string &folder, std::vector<SyncFile> files, std::vector<SyncFile> objects,
                          bool toObjects, const SyncOptions &options, const CallContext &context)
{
    const auto excluded = [&](const SyncFile &file) { return isExcluded(file.name, options.excludes); };
    std::erase_if(files, excluded);
    std::erase_if(objects, excluded);
    const auto &source = toObjects ? files : objects;
    const auto &target = toObjects ? objects : files;
    std::map<std::string_view, const SyncFile *> there;
    for (const auto &file : target)
        there[file.name] = &file;
    const auto compared =
        parallelMap(source, kFilesAtOnce, context.stop, [&](const SyncFile &one, std::stop_token stop) -> Result<bool> {
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, folder, "stopped while files were compared");
            const auto other = there.find(one.name);
            if (other == there.end())
                return false;
            return isSame(folder, toObjects ? one : *other->second, toObjects ? *other->second : one, options,
                          {context.deadline, stop});
        });
    SyncPlan plan;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (!compared[i])
            return fail(compared[i].error());
        if (*compared[i]) {
            ++plan.same;
        } else {
            plan.copy.push_back(source[i]);
            plan.bytes += source[i].size;
        }
        there.erase(source[i].name);
    }
    for (const auto &[name, file] : there)
        (options.deleteExtra ? plan.remove : plan.extra).emplace_back(name);
    return plan;
}

} // namespace trainyard::storage
