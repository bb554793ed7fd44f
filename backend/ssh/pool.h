#pragma once

#include <chrono>
#include <memory>
#include <stop_token>

#include "backend/ssh/session.h"

namespace trainyard::ssh {

/// Sessions kept per host: connecting costs a key exchange, a kept session only a round trip. Thread-safe.
class SessionPool {
public:
    explicit SessionPool(std::chrono::seconds keepAlive = std::chrono::seconds(30),
                         std::chrono::seconds idleLimit = std::chrono::minutes(10));
    ~SessionPool();
    SessionPool(const SessionPool &) = delete;
    SessionPool &operator=(const SessionPool &) = delete;

    /// A session for one thread; it goes back to the pool when the lease ends, unless it is broken.
    class Lease {
    public:
        Lease(Lease &&) noexcept;
        Lease &operator=(Lease &&) noexcept;
        ~Lease();
        SshSession &operator*() const { return *m_session; }
        SshSession *operator->() const { return m_session.get(); }
        bool reused() const
        {
            return m_reused;
        } ///< it was idle in the pool, so the server may have dropped it meanwhile

    private:
        friend class SessionPool;
        struct Shared;
        Lease(std::shared_ptr<Shared>, std::unique_ptr<SshSession>, bool reused);
        void release();
        std::shared_ptr<Shared> m_shared;
        std::unique_ptr<SshSession> m_session;
        bool m_reused = false;
    };

    /// An idle session of this target, or a new one.
    /// errors  as SshSession::open
    Result<Lease> acquire(const Target &, const Deadline &, std::stop_token);
    /// Exec on a kept session; when that one turns out to be dead before the command started, on a new one.
    Result<ExecOutcome> exec(const Target &, const std::string &command, const ExecOptions &, const Deadline &,
                             std::stop_token);
    /// Close the idle sessions of a host (its host key was replaced, or it is gone).
    void forget(const Target &);
    std::size_t idle() const;

private:
    std::shared_ptr<Lease::Shared> m_shared;
};

} // namespace trainyard::ssh
