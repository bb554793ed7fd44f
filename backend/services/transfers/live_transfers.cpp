#include "backend/services/transfers/live_transfers.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/services/transfers/live_remote_files.h"
#include "backend/storage/remove_many.h"
#include "backend/storage/transfers/transfer_plan.h"
#include "backend/training/data/data_sets.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kObjectsLimit = 60s, kObjectChangeLimit = 600s;
constexpr auto kTransferLimit = 12h; // the network timeouts end a dead transfer long before
constexpr std::size_t kFilesAtOnce = 16;
constexpr auto kProgressInterval = 200ms;

/// Access that writes to buckets of this account only.
storage::StorageConfig ownStorage(const cluster::CloudContext &cloud)
{
    auto config = training::storageOf(cloud);
    if (config.s3 && !cloud.account.empty())
        config.s3 = config.s3->expecting(cloud.account);
    return config;
}

Result<storage::DownloadList> filesOf(const cluster::CloudContext &cloud, const TransferLine &line,
                                      const storage::StorageConfig &config, const CallContext &context)
{
    if (!line.isUpload())
        return storage::planDownloads(line.from, line.to, config, context);
    TY_ASSIGN(const auto target, storage::Uri::parse(line.to));
    TY_TRY(cluster::ensureBucket(cloud, target.bucket, cloud.region, context));
    storage::DownloadList list;
    TY_ASSIGN(list.files, storage::planUploads(line.from, line.to));
    return list;
}

Status transfer(const cluster::CloudContext &cloud, const TransferLine &line, const storage::TransferJournal &journal,
                const storage::BatchSink &sink, const CallContext &context)
{
    const auto config = line.isUpload() ? ownStorage(cloud) : training::storageOf(cloud);
    TY_ASSIGN(const auto list, filesOf(cloud, line, config, context));
    const auto outcomes = storage::transferFiles(list.files, config, journal, kFilesAtOnce, sink, context);
    if (const auto error = storage::firstError(outcomes))
        return fail(*error);
    if (list.skipped.empty())
        return {};
    return fail(ErrorCode::InvalidArgument, list.skipped.front().uri,
                fmt::format("{} objects were not downloaded, since their keys cannot be names of files here ({}); all "
                            "others were",
                            list.skipped.size(), list.skipped.front().why));
}

/// A line belongs to the account that was selected when it was added: its buckets are of that account.
Status requireAccountOf(const TransferLine &line, const cluster::CloudContext &cloud)
{
    if (cloud.profile == line.profile)
        return {};
    return fail(ErrorCode::Conflict, line.to,
                "the account " + cloud.profile + " was selected before the transfer began, which belongs to " +
                    line.profile + ": select that account, and repeat the transfer");
}

/// Whether a transfer that was interrupted is one of a line: of its sources, to its target.
bool isOf(const storage::TransferState &state, const TransferLine &line)
{
    const auto isBelow = [](const std::string &place, const std::string &folder) {
        return place == folder || place.starts_with(folder.ends_with('/') ? folder : folder + "/");
    };
    const auto &source = line.isUpload() ? state.file : state.uri;
    return isBelow(line.isUpload() ? state.uri : state.file, line.to) &&
           std::ranges::any_of(
               line.from, [&](const std::string &from) { return storage::isPattern(from) || isBelow(source, from); });
}

/// Gives up the unfinished files of a cancelled line.
Status giveUp(const cluster::CloudContext &cloud, const TransferLine &line, const storage::TransferJournal &journal,
              const CallContext &context)
{
    if (line.isOfMachine()) // a machine keeps no parts
        return {};
    TY_TRY(requireAccountOf(line, cloud));
    for (const auto &state : journal.all()) {
        if (isOf(state, line)) {
            TY_TRY(storage::abandon(state, training::storageOf(cloud), journal, context));
        }
    }
    return {};
}

Result<std::vector<ObjectRow>> listLevel(const cluster::CloudContext &cloud, const std::string &uri,
                                         const CallContext &context)
{
    std::vector<ObjectRow> rows;
    if (uri.empty() || uri == "s3://") {
        TY_ASSIGN(const auto buckets, cloud.s3->listBuckets(context));
        for (const auto &bucket : buckets)
            rows.push_back({"s3://" + bucket.name, bucket.name, true, 0, bucket.created, {}});
        return rows;
    }
    TY_ASSIGN(const auto place, storage::Uri::parse(uri));
    const std::string prefix = place.path.empty() || place.path.ends_with('/') ? place.path : place.path + "/";
    TY_ASSIGN(const auto listing, cloud.s3->listObjects(place.bucket, prefix, "/", context));
    const std::string base = "s3://" + place.bucket + "/";
    for (const auto &folder : listing.prefixes)
        rows.push_back(
            {base + folder, folder.substr(prefix.size(), folder.size() - prefix.size() - 1), true, 0, {}, {}});
    for (const auto &object : listing.objects) {
        if (object.key != prefix) // an empty object marks the folder itself
            rows.push_back({base + object.key, object.key.substr(prefix.size()), false, object.size, object.modified,
                            object.etag});
    }
    return rows;
}

Status refuseBuckets(const std::vector<std::string> &uris)
{
    for (const auto &uri : uris) {
        TY_ASSIGN(const auto place, storage::Uri::parse(uri));
        if (place.path.empty())
            return fail(ErrorCode::InvalidArgument, uri,
                        "a bucket is deleted with \"trainyardctl data rm --recursive\" only");
    }
    return {};
}

Result<std::vector<storage::Entry>> listBelow(const cluster::CloudContext &cloud,
                                              const std::vector<std::string> &folders, const CallContext &context)
{
    TY_TRY(refuseBuckets(folders));
    const auto config = ownStorage(cloud);
    std::vector<storage::Entry> found;
    for (const auto &folder : folders) {
        TY_ASSIGN(auto entries, storage::list(folder, config, context));
        std::ranges::move(entries, std::back_inserter(found));
    }
    return found;
}

} // namespace

LiveTransferService::LiveTransferService(Tasks &tasks, CloudSource &source, QObject *parent)
    : TransferService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_remoteFiles(new LiveRemoteFileService(tasks, source, this))
{
    load();
    connect(&m_source, &CloudSource::selected, this, &LiveTransferService::startNext);
}

void LiveTransferService::load()
{
    if (const auto text = readFile(folder() / "queue"))
        m_queue = TransferQueue::fromJson(*text);
}

QFuture<Result<std::vector<ObjectRow>>> LiveTransferService::list(const std::string &uri)
{
    return m_tasks.run(m_source.query(false, kObjectsLimit, [uri](const auto &cloud, const auto &context) {
        return listLevel(cloud, uri, context);
    }));
}

QFuture<Status> LiveTransferService::makeBucket(const std::string &name)
{
    return m_tasks.run(m_source.query(true, kObjectsLimit, [name](const auto &cloud, const auto &context) -> Status {
        TY_TRY(cluster::ensureBucket(cloud, name, cloud.region, context));
        return {};
    }));
}

QFuture<Result<cluster::BucketExposure>> LiveTransferService::exposure(const std::string &uri)
{
    return m_tasks.run(m_source.query(
        false, kObjectsLimit, [uri](const auto &cloud, const auto &context) -> Result<cluster::BucketExposure> {
            TY_ASSIGN(const auto place, storage::Uri::parse(uri));
            if (place.scheme != "s3" || !cloud.costsMoney) // no bucket of the local cloud is public
                return cluster::BucketExposure::Closed;
            return cluster::bucketExposure(cloud, place.bucket, context);
        }));
}

QFuture<Result<std::string>> LiveTransferService::presign(const std::string &uri, std::chrono::minutes life)
{
    return m_tasks.run(m_source.query(false, kObjectsLimit,
                                      [uri, life](const auto &cloud, const auto &context) -> Result<std::string> {
                                          TY_ASSIGN(const auto place, storage::Uri::parse(uri));
                                          return cloud.s3->presign(place.bucket, place.path, "GET", life, context);
                                      }));
}

QFuture<Result<std::vector<storage::Entry>>> LiveTransferService::objectsBelow(const std::vector<std::string> &folders)
{
    return m_tasks.run(m_source.query(false, kObjectChangeLimit, [folders](const auto &cloud, const auto &context) {
        return listBelow(cloud, folders, context);
    }));
}

QFuture<Status> LiveTransferService::remove(const std::vector<std::string> &uris)
{
    return m_tasks.run(
        m_source.query(false, kObjectChangeLimit, [uris](const auto &cloud, const auto &context) -> Status {
            TY_TRY(refuseBuckets(uris));
            return storage::removeMany(uris, ownStorage(cloud), context);
        }));
}

void LiveTransferService::enqueue(const std::vector<std::string> &from, const std::string &to)
{
    if (from.empty() || to.empty())
        return;
    m_queue.add(from, to, m_source.profile());
    changedQueue();
}

void LiveTransferService::pause(const std::string &id)
{
    if (m_queue.pause(id))
        m_stops[id].request_stop();
    changedQueue();
}

void LiveTransferService::cancel(const std::string &id)
{
    const auto *line = m_queue.find(id);
    const bool hasBegun = line && !line->isEnded() && line->status != TransferStatus::Waiting;
    const auto copy = line ? *line : TransferLine();
    if (m_queue.cancel(id))
        m_stops[id].request_stop(); // the rest follows in finished()
    else if (hasBegun)
        finished(copy, {});
    changedQueue();
}

void LiveTransferService::resume(const std::string &id)
{
    m_queue.resume(id);
    changedQueue();
}

void LiveTransferService::dismiss(const std::string &id)
{
    const auto *known = m_queue.find(id);
    const auto line = known ? *known : TransferLine();
    m_queue.remove(id);
    if (known && !m_queue.find(id)) {
        m_completed.erase(id);
        if (!line.isEnded())
            giveUpFiles(line); // otherwise its parts would cost in S3, and no list would show them
    }
    changedQueue();
}

RemoteFileService *LiveTransferService::remoteFiles()
{
    return m_remoteFiles;
}

void LiveTransferService::changedQueue()
{
    const auto store = [this]() -> Status {
        TY_TRY(ensureFolder(folder(), 0700));
        return writeFileAtomically(folder() / "queue", m_queue.toJson(), 0600);
    };
    (void)store(); // on a full disk the queue ends with the program
    startNext();
    emit changed();
}

void LiveTransferService::startNext()
{
    const auto line = m_queue.takeNext(m_source.profile(), TransferQueue::Clock::now());
    if (!line)
        return;
    auto &stop = m_stops[line->id] = std::stop_source();
    auto &completed = m_completed[line->id];
    if (!completed)
        completed = std::make_shared<cluster::CompletedTransfers>();
    const auto body = [this, line = *line, own = stop, completed,
                       journal = storage::TransferJournal(folder())](std::stop_token pool) mutable -> Status {
        const std::stop_callback ends(pool, [&own] { own.request_stop(); });
        const CallContext context{Deadline::after(kTransferLimit), own.get_token()};
        TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), own.get_token()}));
        auto reported = TransferQueue::Clock::now() - kProgressInterval;
        const auto sink = [&](const storage::BatchProgress &progress) {
            const auto now = TransferQueue::Clock::now();
            if (now - reported < kProgressInterval && progress.files < progress.totalFiles)
                return;
            reported = now;
            postTo(this, [this, id = line.id, progress, now] {
                m_queue.progressed(id, progress, now);
                emit changed();
            });
        };
        TY_TRY(requireAccountOf(line, cloud));
        if (line.isOfMachine())
            return cluster::transferRemote(cloud, line.from, line.to, *completed, sink, context);
        return transfer(cloud, line, journal, sink, context);
    };
    m_tasks.runOperation(body).then(this, [this, line = *line](const Status &status) {
        m_queue.ended(line.id, status);
        m_stops.erase(line.id);
        finished(line, status);
        changedQueue();
    });
}

/// After the end of a run, or of a paused line that was cancelled.
void LiveTransferService::finished(const TransferLine &line, const Status &status)
{
    const auto *now = m_queue.find(line.id);
    const bool isCancelled = now && (now->status == TransferStatus::Cancelled);
    if (status && !isCancelled)
        emit arrived(line.to);
    if (isCancelled)
        giveUpFiles(line);
}

void LiveTransferService::giveUpFiles(const TransferLine &line)
{
    m_tasks.run(
        m_source.query(false, kObjectsLimit,
                       [line, journal = storage::TransferJournal(folder())](const auto &cloud, const auto &context) {
                           return giveUp(cloud, line, journal, context);
                       }));
}

} // namespace trainyard::services
