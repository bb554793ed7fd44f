// Which files machines fetch.

#include <algorithm>

#include <fmt/format.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/storage/pull.h"
#include "backend/cluster/storage/remote_place.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/storage/http_fetch.h"
#include "backend/storage/storage.h"

namespace trainyard::cluster {
namespace {

constexpr auto kLinkLife = std::chrono::hours(12);
constexpr std::size_t kHeadsAtOnce = 16;

bool isSha256(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Why the key cannot be a path below a folder; empty: it is one.
std::string pathProblem(std::string_view path)
{
    for (const auto part : split(path, '/')) {
        if (auto problem = remoteNameProblem(part); !problem.empty())
            return problem;
    }
    return {};
}

/// An address without characters that could end a line or a quoted word.
bool isPlainAddress(std::string_view url)
{
    return url.size() <= 8192 &&
           std::ranges::all_of(url, [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '\\' && c != '\''; });
}

Result<std::vector<PullFile>> filesOfAddress(const std::string &url, const std::string &sha256)
{
    if (!isPlainAddress(url))
        return fail(ErrorCode::InvalidArgument, printable(url, 200), "the address has characters that must be encoded");
    PullFile file;
    file.name = storage::fileNameIn(url);
    file.url = url;
    file.sha256 = sha256;
    if (const auto problem = pathProblem(file.name); !problem.empty())
        return fail(ErrorCode::InvalidArgument, printable(url, 200), problem);
    return std::vector{file};
}

/// The objects of the source, without their addresses; the name has the key until then.
Result<std::vector<PullFile>> objectsOf(aws::S3Client &s3, const storage::Uri &place, const CallContext &context)
{
    const bool isWhole = place.path.empty() || place.path.ends_with('/');
    TY_ASSIGN(const auto listing, s3.listObjects(place.bucket, place.path, "", context));
    std::vector<PullFile> files;
    for (const auto &object : listing.objects) {
        const bool isMarker = object.size == 0 && object.key.ends_with('/');
        if (!isMarker && (isWhole || object.key == place.path))
            files.push_back({object.key, {}, object.size, {}});
    }
    if (files.empty())
        return fail(ErrorCode::NotFound, place.text(),
                    "there is no such object, and nothing below a prefix of that name");
    return files;
}

} // namespace

Result<std::vector<PullFile>> pullFiles(const CloudContext &cloud, const std::string &source, const std::string &sha256,
                                        const CallContext &context)
{
    const auto expected = lowered(sha256);
    if (!expected.empty() && !isSha256(expected))
        return fail(ErrorCode::InvalidArgument, "sha256", "a SHA-256 has 64 hexadecimal digits");
    if (source.starts_with("http://") && expected.empty())
        return fail(ErrorCode::InvalidArgument, printable(source, 200),
                    "http:// protects no content on its way: use https://, or give its checksum with --sha256");
    if (source.starts_with("https://") || source.starts_with("http://"))
        return filesOfAddress(source, expected);
    TY_ASSIGN(const auto place, storage::Uri::parse(source));
    if (place.scheme != "s3" || !cloud.s3)
        return fail(ErrorCode::InvalidArgument, printable(source, 200),
                    "machines fetch s3://bucket/key, s3://bucket/prefix/ and https://: files of this computer are sent "
                    "with \"data push\"");
    TY_ASSIGN(auto files, objectsOf(*cloud.s3, place, context));
    if (files.size() > 1 && !expected.empty())
        return fail(ErrorCode::InvalidArgument, "sha256", "the checksum is that of one file, and there are several");
    const auto cut = place.path.rfind('/') == std::string::npos ? 0 : place.path.rfind('/') + 1;
    const auto complete = [&](const PullFile &object, std::stop_token stop) -> Result<PullFile> {
        const CallContext call{context.deadline, std::move(stop)};
        PullFile file = object;
        file.name = object.name.substr(cut);
        if (const auto problem = pathProblem(file.name); !problem.empty())
            return fail(ErrorCode::InvalidArgument, printable(place.bucket + "/" + object.name, 200), problem);
        TY_ASSIGN(const auto head, cloud.s3->headObject(place.bucket, object.name, call));
        file.sha256 = !expected.empty() ? expected : isSha256(head.contentSha256) ? head.contentSha256 : std::string();
        file.object = "s3://" + place.bucket + "/" + object.name;
        TY_ASSIGN(file.url, cloud.s3->presign(place.bucket, object.name, "GET", kLinkLife, call));
        return file;
    };
    std::vector<PullFile> ready;
    for (auto &file : parallelMap(files, kHeadsAtOnce, context.stop, complete)) {
        if (!file)
            return fail(file.error());
        ready.push_back(std::move(*file));
    }
    return ready;
}

Status renewAddresses(const CloudContext &cloud, std::vector<PullFile> &files, const CallContext &context)
{
    for (PullFile &file : files) {
        if (file.object.empty())
            continue;
        TY_ASSIGN(const auto place, storage::Uri::parse(file.object));
        TY_ASSIGN(file.url, cloud.s3->presign(place.bucket, place.path, "GET", kLinkLife, context));
    }
    return {};
}

} // namespace trainyard::cluster
