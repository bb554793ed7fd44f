#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "backend/runtime/ps/transport/handshake.h"
#include "backend/runtime/ps/transport/unauthenticated_peers.h"

namespace trainyard::ps {

/// Handles the connections of a Loop. All calls are made in the loop's thread.
class LoopHandler : public FrameSink {
public:
    /// An accepted peer has authenticated, or an authenticated connection was added.
    virtual void onOpened(Connection &) {}
    /// The connection is closed, for this reason; it is destroyed when this returns.
    virtual void onClosed(Connection &, const Error &) = 0;
    /// All that had arrived on this connection was read: the time to flush replies that are only queued.
    virtual void onRead(Connection &) {}
    /// Whether there is work that can wait until nothing is left to read; onIdle then does a little of it.
    virtual bool hasIdleWork() const { return false; }
    virtual void onIdle() {}
    virtual void onTick() = 0;
};

/// The epoll loop of one thread: accepts, authenticates, reads, writes, ticks. A peer has one second from the challenge
/// to its proof; if there are too many unauthenticated peers, the oldest are closed (UnauthenticatedPeers).
class Loop {
public:
    Loop(LoopHandler &, JobSecret, std::chrono::milliseconds tick);
    ~Loop();
    Loop(const Loop &) = delete;
    Loop &operator=(const Loop &) = delete;

    void listen(Listener, Acceptor);
    Connection &add(std::unique_ptr<Connection>); ///< an authenticated one

    /// Removes a connection from this loop in its current state, with its queued frames. Call it from onFrame: that
    /// frame is the last one read here.
    /// \param to  called in this loop's thread
    void release(Connection &, std::function<void(std::unique_ptr<Connection>)> to);

    /// Runs until stop() was called.
    /// \error Internal (epoll failed)
    Status run();
    void stop();                      ///< from any thread
    void post(std::function<void()>); ///< runs it in the loop's thread; from any thread
    /// Writes what is queued, then closes; onClosed is not called. Only in the loop's thread.
    void closeAfterWriting(Connection &);
    /// Tries to write now. Call it after send(), so that a reply does not wait for the next round of the loop.
    void flush(Connection &);
    /// Blocks until all queues are written or the deadline has passed. In the loop's thread, after run().
    void drain(const Deadline &);

private:
    struct Entry;
    void accept();
    void serve(Entry &, std::uint32_t events);
    void close(Entry &, const Error &);
    void watch(Entry &);
    void tick();
    void refused(const std::string &peer, const std::string &why);
    void runPosted();
    void sweep();
    bool releaseIfAsked(Entry &);
    bool stopping();

    LoopHandler &m_handler;
    JobSecret m_secret;
    std::chrono::milliseconds m_tick;
    Fd m_epoll, m_wake;
    Listener m_listener;
    Acceptor m_acceptor;
    UnauthenticatedPeers m_unauthenticated;
    RefusalLog m_refusals;
    std::unordered_map<int, std::unique_ptr<Entry>> m_entries;
    std::mutex m_mutex;
    std::vector<std::function<void()>> m_posted;
    bool m_stop = false; ///< under m_mutex
};

} // namespace trainyard::ps
