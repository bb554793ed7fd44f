#include "backend/services/live/live_data.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kListTime = 60s;

} // namespace

LiveDataService::LiveDataService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : DataService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
    connect(&m_source, &CloudSource::selected, this, [this] { // the known data belongs to the previous account
        m_question.next();
        m_known = {};
        emit changed(m_known);
        refresh();
    });
}

void LiveDataService::refresh()
{
    m_tasks
        .run([this](std::stop_token stop) -> Result<training::DataListing> {
            const auto deadline = Deadline::after(kListTime);
            TY_ASSIGN(const auto cloud, m_source.open(false, {deadline, stop}));
            return training::findDataSets(cloud, {deadline, stop});
        })
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
    return m_operations.start(
        std::move(title),
        [this, uri, work = std::move(work)](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(kListTime), stop}));
            const Status done = work(cloud, sink, stop);
            QMetaObject::invokeMethod(
                this,
                [this, uri, good = done.has_value()] {
                    refresh(); // the bucket may be new even if a later step failed
                    if (good)
                        emit made(uri);
                },
                Qt::QueuedConnection);
            return done;
        },
        true);
}

OperationId LiveDataService::makeDigits(const DigitsRequest &request)
{
    return start("Making digits", request.uri,
                 [request](const cluster::CloudContext &cloud, const ProgressSink &sink, std::stop_token stop) {
                     return training::makeDigitsAt(cloud, request, sink, stop);
                 });
}

OperationId LiveDataService::upload(const std::string &folder, const std::string &uri)
{
    return start("Uploading to " + uri, uri,
                 [folder, uri](const cluster::CloudContext &cloud, const ProgressSink &sink, std::stop_token stop) {
                     return training::uploadFolder(cloud, folder, uri, sink, stop);
                 });
}

QFuture<Status> LiveDataService::check(const std::string &uri)
{
    return m_tasks.run([this, uri](std::stop_token stop) -> Status {
        const auto deadline = Deadline::after(kListTime);
        TY_ASSIGN(const auto cloud, m_source.open(true, {deadline, stop}));
        return training::checkData(cloud, uri, {deadline, stop});
    });
}

} // namespace trainyard::services
