#include "backend/services/transfers/live_remote_files.h"

#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kBrowseLimit = 60s, kIdleLimit = 60s;

bool isBroken(ErrorCode code)
{
    return code == ErrorCode::Disconnected || code == ErrorCode::Timeout || code == ErrorCode::Cancelled ||
           code == ErrorCode::MalformedReply;
}

/// Calls work(sftp) with a connection to the machine: an idle one, or a new one where that is broken.
template <class Work>
auto onMachine(const cluster::CloudContext &cloud, IdleConnections &idle, const RemotePlace &place, Work work,
               const CallContext &context) -> decltype(work(std::declval<ssh::Sftp &>()))
{
    const std::string machine = place.cluster.value + "/" + place.node;
    auto connection = idle.take(machine);
    const bool wasIdle = connection != nullptr;
    for (bool isSecond = false;; isSecond = true) {
        if (!connection) {
            TY_ASSIGN(auto opened, cluster::RemoteMachine::open(cloud, place.cluster, place.node, context));
            connection = std::make_unique<cluster::RemoteMachine>(std::move(opened));
        }
        auto done = work(connection->sftp());
        if (done || !isBroken(done.error().code)) {
            idle.give(machine, std::move(connection), IdleConnections::Clock::now());
            return done;
        }
        connection.reset();
        if (!wasIdle || isSecond || done.error().code != ErrorCode::Disconnected)
            return done;
    }
}

} // namespace

std::unique_ptr<cluster::RemoteMachine> IdleConnections::take(const std::string &machine)
{
    const std::lock_guard lock(m_mutex);
    const auto at = m_idle.find(machine);
    if (at == m_idle.end())
        return nullptr;
    auto taken = std::move(at->second.machine);
    m_idle.erase(at);
    return taken->connected() ? std::move(taken) : nullptr;
}

void IdleConnections::give(const std::string &machine, std::unique_ptr<cluster::RemoteMachine> connection,
                           Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    m_idle.insert_or_assign(machine, Idle{std::move(connection), now});
}

void IdleConnections::closeOlderThan(Clock::time_point limit)
{
    std::vector<Idle> old; // closed without the lock
    const std::lock_guard lock(m_mutex);
    for (auto at = m_idle.begin(); at != m_idle.end();) {
        if (at->second.since >= limit) {
            ++at;
            continue;
        }
        old.push_back(std::move(at->second));
        at = m_idle.erase(at);
    }
}

LiveRemoteFileService::LiveRemoteFileService(Tasks &tasks, CloudSource &source, QObject *parent)
    : RemoteFileService(parent)
    , m_tasks(tasks)
    , m_source(source)
{
    m_close.setInterval(kIdleLimit / 2);
    connect(&m_close, &QTimer::timeout, this, [this] {
        // Not in this thread: the end of a connection is sent to the machine.
        m_tasks.run([idle = m_idle](std::stop_token) {
            idle->closeOlderThan(IdleConnections::Clock::now() - kIdleLimit);
            return true;
        });
    });
}

QFuture<Result<RemoteListing>> LiveRemoteFileService::list(const RemotePlace &folder)
{
    m_close.start();
    const auto ask = [idle = m_idle, folder](const auto &cloud, const CallContext &context) {
        return onMachine(
            cloud, *idle, folder, [&](ssh::Sftp &sftp) { return cluster::listRemote(sftp, folder, context); }, context);
    };
    return m_tasks.run(m_source.query(false, kBrowseLimit, ask));
}

QFuture<Status> LiveRemoteFileService::makeFolder(const RemotePlace &folder)
{
    m_close.start();
    const auto ask = [idle = m_idle, folder](const auto &cloud, const CallContext &context) {
        return onMachine(
            cloud, *idle, folder, [&](ssh::Sftp &sftp) { return sftp.ensureFolder(folder.sftpPath(), 0755, context); },
            context);
    };
    return m_tasks.run(m_source.query(false, kBrowseLimit, ask));
}

QFuture<Status> LiveRemoteFileService::remove(const std::vector<RemotePlace> &files)
{
    m_close.start();
    const auto ask = [idle = m_idle, files](const auto &cloud, const CallContext &context) -> Status {
        for (const auto &file : files)
            TY_TRY(onMachine(
                cloud, *idle, file, [&](ssh::Sftp &sftp) { return cluster::removeRemote(sftp, file, context); },
                context));
        return {};
    };
    return m_tasks.run(m_source.query(false, kBrowseLimit, ask));
}

} // namespace trainyard::services
