#pragma once

#include <atomic>
#include <barrier>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "backend/protocol/job/job_enums.h"

namespace trainyard::bench {

/// The operation of one round.
enum class Op {
    Exchange, ///< pushes gradients, pulls new weights
    Pull,     ///< pulls weights only
};

/// One way to exchange `bytes` between workers, warmed up and waiting. The windows of several contestants alternate, so
/// that all see the machine in the same state.
class Contestant {
public:
    virtual ~Contestant() = default;
    virtual std::string name() const = 0;
    /// Runs `rounds` exchanges on all workers together.
    /// \return seconds that the first worker took
    virtual double window(int rounds) = 0;
    virtual bool inThisProcess() const { return true; }
    /// Bytes that one exchange moved over the connections of a worker, in both directions; 0 if unknown.
    virtual double bytesOnTheWire() { return 0; }
};

/// Threads that run windows together on command.
class ThreadTeam {
public:
    /// \param one  one round of worker `index`
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

/// Options of makeTrainyard.
struct TrainyardOptions {
    std::string name = "ours, TCP";
    bool sharedMemory = false;
    protocol::Compression compression = protocol::Compression::None;
    protocol::OptimizerPlacement optimizerPlacement = protocol::OptimizerPlacement::Servers;
    protocol::WireMode wire = protocol::WireMode::Auto;
    int servers = 1, serverThreads = 0;
    /// A server beside each worker, as --servers-on workers: they share memory, and everything else goes over TCP. Each
    /// pair has an address of its own and so counts as a machine.
    bool machines = false;
    bool replicas = true; ///< with several servers
};
/// Trainyard's scheduler, servers and workers on loopback, as threads of this process.
std::unique_ptr<Contestant> makeTrainyard(const Payload &, const TrainyardOptions &);

/// The bound to compare with: blocking sockets, one thread per connection, 256 KiB added as they are received; no
/// optimiser, no second buffer, no authentication, no deadline.
std::unique_ptr<Contestant> makeRawSocket(const Payload &);

/// The same sockets used as MXNet uses ps-lite: a push and a pull per tensor, each a message with a reply of its own,
/// received into new memory and copied from there; without the threads and the ZeroMQ of ps-lite.
/// \param ends  [tensors] end of each tensor, in floats
std::unique_ptr<Contestant> makeKeyed(const Payload &, std::vector<std::size_t> ends);

/// Another program, which reads lines "BYTES ROUNDS" and replies to each with the seconds that it took.
std::unique_ptr<Contestant> makeProgram(const Payload &, const std::string &name, const std::string &command);

[[noreturn]] void fatal(const std::string &what);

} // namespace trainyard::bench
