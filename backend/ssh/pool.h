#pragma once

#include <chrono>
#include <memory>
#include <stop_token>

#include "backend/ssh/session.h"

namespace trainyard::ssh {

/// A pool of idle sessions per host: a new connection costs a key exchange, a pooled one a round trip. Thread-safe.
class SessionPool {
public:
    explicit SessionPool(std::chrono::seconds keepAlive = std::chrono::seconds(30),
                         std::chrono::seconds idleLimit = std::chrono::minutes(10));
    ~SessionPool();
    SessionPool(const SessionPool &) = delete;
    SessionPool &operator=(const SessionPool &) = delete;

    /// A session for one thread. It returns to the pool when the lease ends, unless it is broken.
    class Lease {
    public:
        Lease(Lease &&) noexcept;
        Lease &operator=(Lease &&) noexcept;
        ~Lease();
        SshSession &operator*() const { return *m_session; }
        SshSession *operator->() const { return m_session.get(); }
        /// It comes from the pool, and the server may have closed it meanwhile.
        bool reused() const { return m_reused; }

    private:
        friend class SessionPool;
        struct Shared;
        Lease(std::shared_ptr<Shared>, std::unique_ptr<SshSession>, bool reused);
        void release();
        std::shared_ptr<Shared> m_shared;
        std::unique_ptr<SshSession> m_session;
        bool m_reused = false;
    };

    /// Returns an idle session of this target, or a new one.
    /// \error as SshSession::open
    Result<Lease> acquire(const Target &, const CallContext &);
    /// Executes a command on an idle session, or on another one if that turns out to be dead before the command starts.
    Result<ExecOutcome> exec(const Target &, const std::string &command, const ExecOptions &, const CallContext &);
    /// Closes the idle sessions of a host, for example after its host key was replaced.
    void forget(const Target &);
    std::size_t idle() const;

private:
    std::shared_ptr<Lease::Shared> m_shared;
};

} // namespace trainyard::ssh
