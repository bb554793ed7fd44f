#include <algorithm>
#include <charconv>
#include <map>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/storage/storage.h"
#include "backend/training/checkpoints/checkpoints_internal.h"
#include "backend/training/data/data_sets.h"
#include "backend/training/logs/log_copies.h"

/// Logs that the machines of a run have sent to its bucket.
namespace trainyard::training {

namespace fs = std::filesystem;
using cluster::CloudContext;

namespace {

constexpr std::size_t kMostObjects = 100'000;

/// The segments of one log in the bucket.
struct BucketLog {
    std::map<std::uint64_t, storage::Entry> segments; ///< by number
    std::uint64_t bytes = 0;
};

std::map<CopiedLog, BucketLog> logsIn(const std::vector<storage::Entry> &entries, const std::string &folder)
{
    std::map<CopiedLog, BucketLog> logs;
    for (const storage::Entry &entry : entries) {
        if (!entry.uri.starts_with(folder))
            continue;
        const std::string name = entry.uri.substr(folder.size());
        const auto dot = name.rfind('.');
        const auto log = copiedLogOf(name.substr(0, dot));
        std::uint64_t number = 0;
        if (dot == std::string::npos || !log || !protocol::isSafeName(name) ||
            std::from_chars(name.data() + dot + 1, name.data() + name.size(), number).ec != std::errc() || number == 0)
            continue;
        logs[*log].segments[number] = entry;
        logs[*log].bytes += entry.size;
    }
    return logs;
}

} // namespace

bool sendsLogs(const ledger::Run &run)
{
    return !bucketFolder(run).empty();
}

Result<int> fetchBucketLogs(const CloudContext &cloud, const ledger::Run &run, const CallContext &context)
{
    const std::string bucket = bucketFolder(run);
    if (bucket.empty())
        return 0;
    const std::string folder = bucket + "/logs/" + run.id.value + "/";
    const auto config = storageOf(cloud);
    TY_ASSIGN(const auto entries, storage::list(folder, config, context));
    if (entries.size() > kMostObjects)
        return fail(ErrorCode::InvalidArgument, folder, "it has too many objects");
    LogStore store = logStore(cloud, run.id);
    int fetched = 0;
    for (auto &[log, there] : logsIn(entries, folder)) {
        if (store.isComplete(log) || there.bytes <= store.bytes(log))
            continue;
        const RotationLimits kept;
        while (there.segments.size() > std::size_t(kept.segments))
            there.segments.erase(there.segments.begin());
        TY_TRY(store.replace(log, [&, &there = there](const LogStore::Add &add) -> Status {
            for (const auto &[number, entry] : there.segments) {
                TY_ASSIGN(const auto object, storage::open(entry.uri, config, context));
                TY_ASSIGN(const auto text, object->readAll(std::size_t(kept.segmentBytes) * 2, context));
                TY_TRY(add(text));
            }
            return {};
        }));
        ++fetched;
    }
    return fetched;
}

} // namespace trainyard::training
