#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "backend/ssh/links_internal.h"

namespace trainyard::ssh {

/// The state of one connection through a jump host. Set by the thread of the jump host, read by that of the session.
class JumpPath {
public:
    enum class State {
        Opening,
        Open,
        Refused, ///< by the jump host
        Broken   ///< the connection to the jump host is lost
    };
    State state() const;
    std::string why() const; ///< of Refused and Broken
    std::uint64_t received() const { return m_received; }
    void setReceived(std::uint64_t bytes) { m_received = bytes; }

    void settle(State, std::string why = {});
    /// Waits for another state than Opening, at most `wait`.
    State waitFor(std::chrono::milliseconds wait, std::stop_token) const;
    void abandon() { m_abandoned = true; } ///< nothing waits for it any longer
    bool abandoned() const { return m_abandoned; }

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    State m_state = State::Opening;
    std::string m_why;
    std::atomic<std::uint64_t> m_received = 0;
    std::atomic<bool> m_abandoned = false;
};

/// A connection through a jump host: a socket for the session, which carries the target's bytes.
struct JumpConnection {
    LocalSocket socket;
    std::shared_ptr<JumpPath> path;
};

/// The session to a jump host, with the thread that alone uses it. All sessions of this process through that host share
/// it: a server limits the sessions of a connection (MaxSessions) and the connections that log in at once
/// (MaxStartups), not the forwarded connections. It ends with the last session that holds it, or when its connection
/// breaks.
class JumpHost {
public:
    /// Returns the shared one, or connects. Callers that wait for the same attempt get its error.
    /// \error those of SshSession::open, with the jump host as source
    static Result<std::shared_ptr<JumpHost>> of(const Target &jump, const CallContext &);

    explicit JumpHost(std::unique_ptr<SessionState>);
    ~JumpHost();
    JumpHost(const JumpHost &) = delete;
    JumpHost &operator=(const JumpHost &) = delete;

    /// Opens a connection to the target's host and port, as seen from the jump host.
    /// \error those of forwardFailure, Timeout, Cancelled, Disconnected (the jump host is lost); source: the target
    Result<JumpConnection> connect(const Target &, const CallContext &);

private:
    struct Request {
        std::string host;
        std::uint16_t port = 0;
        LocalSocket local;
        std::shared_ptr<JumpPath> path;
    };
    struct Passage {
        Request request;
        Link link; ///< its socket is the request's
        bool isOpen = false;
    };

    void run(const std::stop_token &);
    bool takeRequests();
    void take(Request);
    bool advance();
    bool openPassage(Passage &);
    void waitForWork();
    void watchLiveness();
    void sendKeepAlive();
    void lose(const std::string &words);
    void sendLastBytes();
    void wake() const;
    bool isUsable() const;

    std::unique_ptr<SessionState> m_session;
    const LocalSocket m_alarm; ///< an eventfd that ends the wait of the thread
    std::list<Passage> m_passages;
    std::uint64_t m_received = 0;                              ///< bytes, before the oldest unanswered sign of life
    std::chrono::steady_clock::time_point m_nextSign{};        ///< of life, to be sent
    std::atomic<std::chrono::steady_clock::rep> m_askedAt = 0; ///< time of the oldest unanswered one; 0: all answered

    mutable std::mutex m_mutex; ///< for the following two
    std::deque<Request> m_requests;
    bool m_lost = false;
    std::jthread m_thread;
};

} // namespace trainyard::ssh
