#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "backend/runtime/ps/handshake.h"
#include "backend/runtime/ps/unauthenticated_peers.h"

namespace trainyard::ps {

/// What a program does with the connections of its loop. All calls come in the loop's thread.
class LoopHandler : public FrameSink {
public:
    /// The peer proved the secret (accepted connections), or the connection was added.
    virtual void onOpened(Connection &) {}
    /// The connection is gone, with the reason; it is destroyed when this returns.
    virtual void onClosed(Connection &, const Error &) = 0;
    /// What had come on this connection was read: the time to flush answers that were only queued.
    virtual void onRead(Connection &) {}
    /// Whether there is work that can wait until nothing is left to read; onIdle then does a little of it.
    virtual bool hasIdleWork() const { return false; }
    virtual void onIdle() {}
    virtual void onTick() = 0;
};

/// One thread's epoll loop: accepts, proves, reads, writes, ticks. A peer has one second from our challenge to its
/// proof; of those that have not proven themselves the oldest go when they are too many (UnauthenticatedPeers).
class Loop {
public:
    Loop(LoopHandler &, JobSecret, std::chrono::milliseconds tick);
    ~Loop();
    Loop(const Loop &) = delete;
    Loop &operator=(const Loop &) = delete;

    void listen(Listener, Acceptor);
    Connection &add(std::unique_ptr<Connection>); ///< one that is proven already

    /// Hand a connection to somebody else, in the state it is in: call it from onFrame, whose frame is then the last
    /// one read here. `to` is called in this loop's thread. Queued frames go along.
    void release(Connection &, std::function<void(std::unique_ptr<Connection>)> to);

    /// Until stop() was called. errors Internal (epoll failed)
    Status run();
    void stop();                      ///< from any thread
    void post(std::function<void()>); ///< run in the loop's thread; from any thread
    /// Write what is queued, then close; onClosed is not called. Only in the loop's thread.
    void closeAfterWriting(Connection &);
    /// Queue-and-try: call after send(), so that a reply does not wait for the next round of the loop.
    void flush(Connection &);
    /// Blocks until all queues are written or the deadline passed. In the loop's thread, after run().
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
