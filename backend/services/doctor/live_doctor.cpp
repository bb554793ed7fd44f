#include "backend/services/doctor/live_doctor.h"

#include "backend/core/try.h"
#include "backend/doctor/doctor.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kOpenTime = 60s, kCollectTime = 120s;

Sentence textOf(const StepEvent &step)
{
    const Sentence title = Sentence::known(step.title);
    return step.message.empty() ? title : say("%1: %2", title, step.message);
}

} // namespace

LiveDoctorService::LiveDoctorService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : DoctorService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

void LiveDoctorService::examine(const ClusterId &cluster)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const auto ticket = m_requests.next();
    auto work = [this, cluster, ticket, source = m_stop](std::stop_token closing) -> Result<doctor::Examination> {
        const std::stop_callback forward(closing, [source]() mutable { source.request_stop(); });
        const auto stop = source.get_token();
        TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(kOpenTime), stop}));
        const auto onFinding = [this, cluster, ticket](const doctor::Finding &finding) {
            m_tasks.post([this, cluster, ticket, finding] {
                if (m_requests.isCurrent(ticket))
                    emit found(cluster, finding);
            });
        };
        const ProgressSink onStep = [this, cluster, ticket](const StepEvent &step) {
            m_tasks.post([this, cluster, ticket, text = textOf(step)] {
                if (m_requests.isCurrent(ticket))
                    emit progressed(cluster, text);
            });
        };
        doctor::ExamineOptions options;
        options.cluster = cluster;
        return doctor::examine(cloud, options, onFinding, onStep, stop);
    };
    m_tasks.runOperation(std::move(work)).then(this, [this, cluster, ticket](const Result<doctor::Examination> &done) {
        end(cluster, ticket, done);
    });
}

void LiveDoctorService::end(const ClusterId &cluster, std::uint64_t ticket, const Result<doctor::Examination> &done)
{
    if (!m_requests.isCurrent(ticket))
        return;
    if (done) {
        m_examined = cluster;
        m_last = std::make_shared<const doctor::Examination>(*done);
    }
    emit finished(cluster, done ? Status() : Status(fail(done.error())));
}

void LiveDoctorService::cancel()
{
    m_stop.request_stop();
}

OperationId LiveDoctorService::repair(const ClusterId &cluster, const std::string &check, const doctor::Repair &repair)
{
    const auto work = [this, cluster, check, repair](std::stop_token stop, const ProgressSink &sink) -> Status {
        const auto cloud = m_source.open(true, {Deadline::after(kOpenTime), stop});
        const auto after = cloud ? doctor::repairAndCheck(*cloud, cluster, check, repair, sink, stop)
                                 : Result<doctor::Finding>(fail(cloud.error()));
        const Status end = after ? Status() : Status(fail(after.error()));
        m_tasks.post([this, cluster, check, after, end] {
            if (after)
                emit found(cluster, *after);
            emit repaired(cluster, check, end);
        });
        return end;
    };
    return m_operations.start("Doctor: " + doctor::describe(repair).english(), work);
}

QFuture<Result<doctor::Bundle>> LiveDoctorService::collect(const ClusterId &cluster)
{
    const auto last = m_examined == cluster ? m_last : nullptr;
    return m_tasks.run(m_source.query(
        true, kCollectTime, [cluster, last](const auto &cloud, const auto &context) -> Result<doctor::Bundle> {
            if (!last)
                return fail(ErrorCode::NotFound, "doctor", "examine the cluster first: there is no report yet");
            return doctor::collectBundle(cloud, cluster, *last, context);
        }));
}

QFuture<Status> LiveDoctorService::save(const doctor::Bundle &bundle, const std::string &file)
{
    return m_tasks.run([bundle, file](std::stop_token) -> Status { return doctor::writeBundle(bundle, file); });
}

QFuture<Result<doctor::SetUpLog>> LiveDoctorService::setUpLog(const ClusterId &cluster, const std::string &node,
                                                              const std::string &name, std::int64_t from)
{
    return m_tasks.run(
        m_source.query(true, kOpenTime, [cluster, node, name, from](const auto &cloud, const auto &context) {
            return doctor::readSetUpLog(cloud, cluster, node, name, from, context);
        }));
}

} // namespace trainyard::services
