#pragma once

#include <atomic>
#include <barrier>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace trainyard::bench {

/// What one exchange does.
enum class Op {
    Exchange, ///< gradients to the server, new weights back
    Pull,     ///< weights only
};

/// One way to exchange `bytes` between workers, warmed up and waiting; windows of several take turns, so that all see
/// the same machine.
class Contestant {
public:
    virtual ~Contestant() = default;
    virtual std::string name() const = 0;
    /// Run `rounds` exchanges by all workers together; the seconds that the first worker took.
    virtual double window(int rounds) = 0;
    virtual bool inThisProcess() const { return true; }
    /// What one exchange moved over a worker's connections, both ways; 0 when it does not know.
    virtual double bytesOnTheWire() { return 0; }
};

/// Threads that run windows together on command.
class ThreadTeam {
public:
    /// one  what worker `index` does in one round
    ThreadTeam(int workers, std::function<void(int index)> one)
        : m_one(std::move(one))
        , m_start(workers + 1)
        , m_end(workers + 1)
    {
        for (int i = 0; i < workers; ++i)
            m_threads.emplace_back([this, i] { work(i); });
    }
    ~ThreadTeam() { stop(); }
    double window(int rounds)
    {
        m_rounds = rounds;
        m_start.arrive_and_wait();
        m_end.arrive_and_wait();
        return m_seconds;
    }
    void stop()
    {
        if (m_threads.empty())
            return;
        m_rounds = 0;
        m_start.arrive_and_wait();
        for (std::thread &thread : m_threads)
            thread.join();
        m_threads.clear();
    }

private:
    void work(int index)
    {
        for (;;) {
            m_start.arrive_and_wait();
            if (m_rounds == 0)
                return;
            const auto start = std::chrono::steady_clock::now();
            for (int i = 0; i < m_rounds; ++i)
                m_one(index);
            if (index == 0)
                m_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            m_end.arrive_and_wait();
        }
    }
    std::function<void(int)> m_one;
    std::barrier<> m_start, m_end;
    std::atomic<int> m_rounds = 0;
    double m_seconds = 0;
    std::vector<std::thread> m_threads;
};

struct Payload {
    std::size_t bytes = 0;
    int workers = 2;
    Op op = Op::Exchange;
};

/// Our own scheduler, server and workers on loopback, as threads of this process.
struct TrainyardOptions {
    std::string name = "ours, TCP";
    bool sharedMemory = false;
    std::string compression = "none", optimizerPlacement = "servers", wire = "auto";
    int servers = 1, serverThreads = 0;
};
std::unique_ptr<Contestant> makeTrainyard(const Payload &, const TrainyardOptions &);

/// The bound to compare with: blocking sockets, one thread for each connection, 256 KiB added as they are received; no
/// optimiser, no second buffer, no proof, no deadline.
std::unique_ptr<Contestant> makeRawSocket(const Payload &);

/// The same sockets used as MXNet uses ps-lite: a push and a pull for each tensor, each a message of its own with an
/// answer of its own, received into fresh memory and copied from there; without ps-lite's threads and its ZeroMQ.
/// ends  [tensors] where each ends, in floats
std::unique_ptr<Contestant> makeKeyed(const Payload &, std::vector<std::size_t> ends);

/// Another program that reads lines "BYTES ROUNDS" and answers each with the seconds that this took.
std::unique_ptr<Contestant> makeProgram(const Payload &, const std::string &name, const std::string &command);

[[noreturn]] void fatal(const std::string &what);

} // namespace trainyard::bench
