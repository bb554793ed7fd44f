#include "backend/ssh/pool.h"
#include "backend/core/try.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <tuple>
#include <vector>

namespace trainyard::ssh {

namespace {

using Key = std::tuple<std::string, int, std::string, std::string, std::string, std::string>;

Key keyOf(const Target &target)
{
    return {target.host,         target.port, target.user, target.keyFile.string(), target.knownHostsFile.string(),
            target.pinnedHostKey};
}

struct Idle {
    std::unique_ptr<SshSession> session;
    Deadline::Clock::time_point since, pinged;
};

} // namespace

struct SessionPool::Lease::Shared {
    std::chrono::seconds keepAlive, idleLimit;
    mutable std::mutex mutex;
    std::condition_variable_any wake;
    std::map<Key, std::vector<Idle>> sessions;
    bool closed = false;
    std::jthread keeper;

    /// Sends keep-alives on idle sessions, and closes those that died or exceeded the idle limit.
    void keep(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            std::vector<Idle> dead; // closed outside the lock: a disconnect may write
            std::unique_lock lock(mutex);
            wake.wait_for(lock, stop, std::max(keepAlive / 2, std::chrono::seconds(1)), [] { return false; });
            const auto now = Deadline::Clock::now();
            for (auto &[key, list] : sessions) {
                for (std::size_t i = 0; i < list.size();) {
                    const bool tooLong = now - list[i].since > idleLimit;
                    bool alive = list[i].session->connected();
                    if (alive && !tooLong && now - list[i].pinged >= keepAlive) {
                        alive = list[i].session->keepAlive().has_value();
                        list[i].pinged = now;
                    }
                    if (alive && !tooLong) {
                        ++i;
                        continue;
                    }
                    dead.push_back(std::move(list[i]));
                    list.erase(list.begin() + std::ptrdiff_t(i));
                }
            }
            lock.unlock();
        }
    }
};

SessionPool::SessionPool(std::chrono::seconds keepAlive, std::chrono::seconds idleLimit)
    : m_shared(std::make_shared<Lease::Shared>())
{
    m_shared->keepAlive = keepAlive;
    m_shared->idleLimit = idleLimit;
    m_shared->keeper = std::jthread([shared = m_shared.get()](std::stop_token stop) { shared->keep(stop); });
}

SessionPool::~SessionPool()
{
    m_shared->keeper.request_stop();
    m_shared->keeper.join();
    std::map<Key, std::vector<Idle>> sessions;
    const std::lock_guard lock(m_shared->mutex);
    m_shared->closed = true;
    sessions.swap(m_shared->sessions);
}

SessionPool::Lease::Lease(std::shared_ptr<Shared> shared, std::unique_ptr<SshSession> session, bool reused)
    : m_shared(std::move(shared))
    , m_session(std::move(session))
    , m_reused(reused)
{
}
SessionPool::Lease::Lease(Lease &&) noexcept = default;
SessionPool::Lease &SessionPool::Lease::operator=(Lease &&other) noexcept
{
    if (this != &other) {
        release();
        m_shared = std::move(other.m_shared);
        m_session = std::move(other.m_session);
        m_reused = other.m_reused;
    }
    return *this;
}
SessionPool::Lease::~Lease()
{
    release();
}

void SessionPool::Lease::release()
{
    if (!m_session || !m_session->connected())
        return;
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->closed)
        return;
    const auto now = Deadline::Clock::now();
    m_shared->sessions[keyOf(m_session->target())].push_back({std::move(m_session), now, now});
}

Result<SessionPool::Lease> SessionPool::acquire(const Target &target, const CallContext &context)
{
    for (;;) {
        std::unique_ptr<SshSession> session;
        {
            const std::lock_guard lock(m_shared->mutex);
            const auto found = m_shared->sessions.find(keyOf(target));
            if (found == m_shared->sessions.end() || found->second.empty())
                break;
            session = std::move(found->second.back().session);
            found->second.pop_back();
        }
        // Detects, without waiting, a server that has closed its end meanwhile.
        if (session->keepAlive())
            return Lease(m_shared, std::move(session), true);
    }
    TY_ASSIGN(auto session, SshSession::open(target, context));
    return Lease(m_shared, std::make_unique<SshSession>(std::move(session)), false);
}

Result<ExecOutcome> SessionPool::exec(const Target &target, const std::string &command, const ExecOptions &options,
                                      const CallContext &context)
{
    for (;;) {
        TY_ASSIGN(auto lease, acquire(target, context));
        if (lease.reused() &&
            !lease->ping({context.deadline.earlier(Deadline::after(std::chrono::seconds(5))), context.stop})) {
            if (context.stop.stop_requested())
                return fail(ErrorCode::Cancelled, target.source(), "stopped before a command ran");
            // A session that does not answer must not return to the pool.
            auto broken = std::move(lease.m_session);
            continue;
        }
        return lease->exec(command, options, context);
    }
}

void SessionPool::forget(const Target &target)
{
    std::vector<Idle> closing;
    const std::lock_guard lock(m_shared->mutex);
    const auto found = m_shared->sessions.find(keyOf(target));
    if (found != m_shared->sessions.end()) {
        closing.swap(found->second);
        m_shared->sessions.erase(found);
    }
}

std::size_t SessionPool::idle() const
{
    const std::lock_guard lock(m_shared->mutex);
    std::size_t count = 0;
    for (const auto &[key, list] : m_shared->sessions)
        count += list.size();
    return count;
}

} // namespace trainyard::ssh
