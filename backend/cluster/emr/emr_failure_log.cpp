// The logs that EMR writes to S3, opened at the line that failed.

#include "backend/cluster/emr/emr_failure_log.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <span>

#include <zlib.h>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostCompressed = 4u << 20, kMostText = 8u << 20;
constexpr std::size_t kMostLineBytes = 300;
constexpr std::size_t kMostLogsRead = 60; // of one folder, in one attempt: some of each of many nodes

struct S3Address {
    std::string bucket, key;
};

S3Address addressOf(std::string_view uri)
{
    constexpr std::string_view kScheme = "s3://";
    if (!uri.starts_with(kScheme))
        return {};
    uri.remove_prefix(kScheme.size());
    const auto slash = std::min(uri.find('/'), uri.size());
    return {std::string(uri.substr(0, slash)), std::string(uri.substr(std::min(slash + 1, uri.size())))};
}

bool mentionsError(std::string_view line)
{
    static constexpr std::string_view kWords[] = {
        "error",      "fail",          "cannot",   "can't",     "denied",  "no such file", "not found",
        "no space",   "exception",     "refused",  "timed out", "invalid", "unable to",    "unbound variable",
        "no package", "not permitted", "non-zero", "missing",   "fatal"};
    std::string lower(line.substr(0, 2000));
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return std::ranges::any_of(kWords, [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// A line of `set -x`: "+ mount -t nfs4".
bool isTrace(std::string_view line)
{
    const auto plus = line.find_first_not_of('+');
    return plus != 0 && plus != std::string_view::npos && line[plus] == ' ';
}

int likelihoodOf(std::string_view key)
{
    const std::string_view name = key.substr(key.rfind('/') + 1);
    static constexpr std::array<std::string_view, 5> kOrder{"stderr", "puppet.log", "syslog", "stdout", "controller"};
    const auto at = std::ranges::find_if(kOrder, [&](std::string_view log) { return name.starts_with(log); });
    if (at != kOrder.end())
        return static_cast<int>(at - kOrder.begin());
    return name.ends_with(".gz") || name.ends_with(".log") ? static_cast<int>(kOrder.size()) : -1;
}

/// What the logs that exist now say.
struct LookAtLogs {
    std::optional<FailureLog> log; ///< the first one with a failing line, else the last one that was read
    bool isCertain = false;        ///< no log that is written later can name the cause better
};

/// stderr, or the log of the installation: the others repeat at most that something failed.
bool namesTheCause(std::string_view object)
{
    constexpr int kInstallation = 1;
    return likelihoodOf(object) <= kInstallation;
}

bool hasFailingLine(const FailureLog &log)
{
    return log.line.number > 0 && mentionsError(log.line.text);
}

Result<LookAtLogs> lookAtLogs(aws::S3Client &s3, const EmrFailure &failure, const CallContext &context)
{
    LookAtLogs seen;
    bool hasRead = false; // one that would have named the cause
    for (const std::string &entry : failure.logs) {
        TY_ASSIGN(const auto objects, logObjectsIn(s3, entry, kMostLogsRead, context));
        for (const std::string &object : objects) {
            const bool isBest = namesTheCause(object) || object == entry;
            if (!isBest && seen.log && hasFailingLine(*seen.log))
                break; // of the lesser logs, the first one that failed is enough
            auto log = readLog(s3, object, context);
            if (!log && log.error().code == ErrorCode::NotFound)
                continue;
            if (!log)
                return fail(log.error());
            hasRead = hasRead || isBest;
            if (isBest && hasFailingLine(*log))
                return LookAtLogs{std::move(*log), true};
            const bool isKept = seen.log && hasFailingLine(*seen.log);
            if (!isKept && (log->line.number > 0 || !seen.log))
                seen.log = std::move(*log);
        }
    }
    seen.isCertain = hasRead && seen.log && hasFailingLine(*seen.log);
    return seen;
}

} // namespace

LogLine failingLine(std::string_view log)
{
    LogLine lastError, last;
    for (int number = 1; !log.empty(); ++number) {
        const auto end = std::min(log.find('\n'), log.size());
        const std::string_view line = log.substr(0, end);
        log.remove_prefix(std::min(end + 1, log.size()));
        if (isTrace(line) || line.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        last = {number, std::string(line)};
        if (mentionsError(line))
            lastError = last;
    }
    LogLine found = lastError.number > 0 ? std::move(lastError) : std::move(last);
    while (found.text.ends_with('\r') || found.text.ends_with(' '))
        found.text.pop_back();
    found.text = printable(found.text, kMostLineBytes);
    return found;
}

Result<std::string> unzippedLog(std::string_view bytes, std::size_t most)
{
    if (!bytes.starts_with("\x1f\x8b"))
        return std::string(bytes.substr(0, most));
    z_stream stream{};
    if (::inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK)
        return fail(ErrorCode::Internal, "zlib", "the log cannot be decompressed");
    std::string text(most, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const int result = ::inflate(&stream, Z_FINISH);
    text.resize(stream.total_out);
    ::inflateEnd(&stream);
    // Z_BUF_ERROR: longer than the limit, or only the beginning was read.
    if (result != Z_STREAM_END && result != Z_BUF_ERROR)
        return fail(ErrorCode::CorruptData, "log", "it is not a complete gzip file");
    return text;
}

std::vector<std::string> logsByLikelihood(std::vector<std::string> keys)
{
    std::erase_if(keys, [](const std::string &key) { return likelihoodOf(key) < 0; });
    std::ranges::stable_sort(keys, {}, likelihoodOf);
    return keys;
}

Result<std::vector<std::string>> logObjectsIn(aws::S3Client &s3, const std::string &uri, std::size_t most,
                                              const CallContext &context)
{
    if (!uri.ends_with('/'))
        return std::vector{uri};
    const S3Address folder = addressOf(uri);
    TY_ASSIGN(const auto listing, s3.listObjects(folder.bucket, folder.key, {}, context));
    std::vector<std::string> keys;
    for (const aws::ObjectInfo &object : listing.objects)
        keys.push_back(object.key);
    keys = logsByLikelihood(std::move(keys));
    if (keys.size() > most)
        keys.resize(most);
    for (std::string &key : keys)
        key = "s3://" + folder.bucket + "/" + key;
    return keys;
}

EmrFailure stepLogs(const aws::EmrCluster &cluster, const std::string &stepId)
{
    const std::string folder = emrLogFolder(cluster);
    return {{}, folder.empty() ? std::vector<std::string>() : std::vector{folder + "/steps/" + stepId + "/"}};
}

EmrFailure bootstrapLogs(const aws::EmrCluster &cluster, int action, const std::vector<aws::EmrInstance> &nodes,
                         const std::string &instance)
{
    EmrFailure logs;
    const std::string folder = emrLogFolder(cluster);
    for (const aws::EmrInstance &node : nodes) {
        if (!folder.empty() && !node.instance.empty() && (instance.empty() || node.instance.value == instance))
            logs.logs.push_back(folder + "/node/" + node.instance.value + "/bootstrap-actions/" +
                                std::to_string(action) + "/");
    }
    return logs;
}

Result<FailureLog> readLog(aws::S3Client &s3, const std::string &uri, const CallContext &context)
{
    const S3Address address = addressOf(uri);
    if (address.bucket.empty() || address.key.empty())
        return fail(ErrorCode::InvalidArgument, "log", "\"" + uri + "\" is not an object of S3");
    std::string bytes;
    TY_TRY(s3.getObject(
        address.bucket, address.key, {.first = 0, .length = kMostCompressed},
        [&](std::span<const std::byte> part) -> Status {
            bytes.append(reinterpret_cast<const char *>(part.data()), part.size());
            return {};
        },
        context));
    TY_ASSIGN(auto text, unzippedLog(bytes, kMostText));
    return FailureLog{uri, failingLine(text), std::move(text)};
}

std::string maskedText(const FailureLog &log)
{
    LogLines lines;
    std::string text = lines.add(log.text);
    return text + lines.finish();
}

Result<FailureLog> openFailureLog(aws::S3Client &s3, const EmrFailure &failure, Backoff backoff,
                                  const CallContext &context,
                                  const std::function<void(std::chrono::milliseconds left)> &waiting,
                                  std::chrono::milliseconds forTheCause)
{
    if (failure.logs.empty())
        return fail(ErrorCode::NotFound, "s3:GetObject", "the cluster writes no logs");
    std::optional<FailureLog> found;
    Deadline untilCause = context.deadline; // earlier once a lesser log shows a failure
    auto looked = pollUntil(backoff, context, [&]() -> Result<bool> {
        const bool isLast = untilCause.expired();
        TY_ASSIGN(auto seen, lookAtLogs(s3, failure, {Deadline::after(std::chrono::minutes(1)), context.stop}));
        const bool isFirst = !(found && hasFailingLine(*found));
        if (seen.log)
            found = std::move(seen.log);
        if (found && (isLast || seen.isCertain))
            return true;
        if (found && isFirst && hasFailingLine(*found))
            untilCause = context.deadline.earlier(Deadline::after(forTheCause));
        waiting(untilCause.remaining());
        return false;
    });
    if (found && (looked || looked.error().code == ErrorCode::Timeout))
        return std::move(*found);
    if (!looked && looked.error().code != ErrorCode::Timeout)
        return fail(looked.error());
    return fail(ErrorCode::NotFound, "s3:GetObject",
                "there is no log below " + failure.logs.front() + " yet: EMR writes it up to ten minutes late");
}

} // namespace trainyard::cluster
