#include "backend/services/data/live_data.h"

#include <algorithm>
#include <utility>

#include "backend/core/try.h"
#include "backend/data/sets/verify.h"
#include "backend/services/data/live_file_systems.h"
#include "backend/services/data/live_packing.h"
#include "backend/services/transfers/live_folder_sync.h"
#include "backend/services/transfers/live_transfers.h"
#include "backend/training/run/job_check.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kListLimit = 60s, kCountLimit = 600s;

} // namespace

LiveDataService::LiveDataService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : DataService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
    , m_transfers(new LiveTransferService(tasks, source, this))
    , m_fileSystems(new LiveFileSystemService(tasks, source, operations, this))
    , m_folderSync(new LiveFolderSyncService(tasks, source, operations, this))
    , m_packing(new LivePackService(operations, this))
{
    connect(m_transfers, &TransferService::arrived, this, [this](const std::string &to) {
        if (to.starts_with("s3://"))
            refresh();
    });
    connect(&m_source, &CloudSource::selected, this, [this] { // the known data belongs to the previous account
        m_question.next();
        m_known = {};
        emit changed(m_known);
        refresh();
    });
}

TransferService *LiveDataService::transfers()
{
    return m_transfers;
}

FileSystemService *LiveDataService::fileSystems()
{
    return m_fileSystems;
}

FolderSyncService *LiveDataService::folderSync()
{
    return m_folderSync;
}

PackService *LiveDataService::packing()
{
    return m_packing;
}

void LiveDataService::refresh()
{
    m_tasks
        .run(m_source.query(
            false, kListLimit,
            [](const auto &cloud, const auto &context) { return training::findDataSets(cloud, context); }))
        .then(this, [this, question = m_question.next()](const Result<training::DataListing> &found) {
            if (!m_question.isCurrent(question))
                return;
            DataSnapshot next;
            next.known = found.has_value();
            if (found)
                next.listing = *found;
            else if (!(m_source.isLocal() && found.error().code == ErrorCode::NotFound)) // not running: no error
                next.error = found.error();
            m_known = std::move(next);
            emit changed(m_known);
        });
}

OperationId LiveDataService::start(std::string title, const std::string &uri, Work work)
{
    const auto announced = [this, uri, work = std::move(work)](const auto &cloud, const ProgressSink &sink,
                                                               std::stop_token stop) {
        const Status done = work(cloud, sink, stop);
        postTo(this, [this, uri, good = done.has_value()] {
            refresh(); // the bucket may be new even if a later step failed
            if (good)
                emit made(uri);
        });
        return done;
    };
    return m_operations.start(std::move(title), m_source.operation(announced), true);
}

QFuture<Result<DigitPictures>> LiveDataService::previewDigits(const DigitsRequest &request, int most)
{
    return m_tasks.run([request, most](std::stop_token stop) {
        return training::previewDigits(request, std::size_t(std::max(most, 0)), std::move(stop));
    });
}

OperationId LiveDataService::makeDigits(const DigitsRequest &request)
{
    return start("Making digits", request.uri,
                 [request](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
                     return training::makeDigitsAt(cloud, request, sink, stop);
                 });
}

OperationId LiveDataService::upload(const std::string &folder, const std::string &uri)
{
    return start("Uploading to " + uri, uri,
                 [folder, uri](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
                     return training::uploadFolder(cloud, folder, uri, sink, stop);
                 });
}

QFuture<Status> LiveDataService::check(const std::string &uri)
{
    return m_tasks.run(m_source.query(true, kListLimit, [uri](const auto &cloud, const auto &context) {
        return training::checkData(cloud, uri, context);
    }));
}

QFuture<Result<DataContent>> LiveDataService::content(const std::string &uri)
{
    return m_tasks.run(
        m_source.query(true, kCountLimit, [uri](const auto &cloud, const auto &context) -> Result<DataContent> {
            data::VerifyOptions options;
            options.decode = false;
            options.open.threads = 4; // requests in parallel
            TY_ASSIGN(auto found, data::verifyDataset(uri, options, training::storageOf(cloud), {}, context.stop));
            return DataContent{std::move(found.files), found.pictures};
        }));
}

QFuture<Result<checks::JobCheck>> LiveDataService::checkJob(const protocol::JobSpec &job, const ClusterId &cluster)
{
    m_jobCheck.request_stop();
    m_jobCheck = {};
    return m_tasks.run(m_source.query(
        true, kListLimit,
        [job, cluster, mine = m_jobCheck](const auto &cloud, const auto &context) -> Result<checks::JobCheck> {
            auto both = mine;
            const std::stop_callback link(context.stop, [&both] { both.request_stop(); });
            auto found = training::checkJob(cloud, cluster, job, {context.deadline, both.get_token()});
            if (both.stop_requested())
                return fail(ErrorCode::Cancelled, "job", "another check has taken the place of this one");
            return found;
        }));
}

} // namespace trainyard::services
