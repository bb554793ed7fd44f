#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "backend/protocol/job_spec.h"
#include "tests/support/latency_proxy.h"

namespace trainyard::chaos {

struct Options {
    std::filesystem::path runtime; ///< the program
    std::filesystem::path folder;  ///< runs go below it
    std::string data;              ///< file:///...
    std::string network = "mlp", kvStore = "dist_sync";
    int workers = 3, servers = 2, epochs = 40;
    int events = 4; ///< disturbances of a run, in its first
    std::chrono::milliseconds within{4000};
    bool serversToo = true;
    std::chrono::seconds limit{120}; ///< a run that writes no record for so long hangs
};

struct Outcome {
    std::string problem; ///< empty: it ended well
    double accuracy = 0, seconds = 0;
    std::int64_t trained = 0;     ///< samples of the epoch that had most
    std::vector<std::string> log; ///< what was done to it, and when
};

/// One short training with real processes, which are killed, stopped and cut off meanwhile. What is done, and when,
/// follows from the seed alone; what it meets depends on the machine. A worker or server that died is started anew, as
/// an agent would; the scheduler has its watcher. Scheduler and servers are reached through lines that can be cut or
/// held, for each of those who use them by itself: every process has an address of its own. With one seed of three
/// gradients go over the line, else through memory that worker and server share.
class Run {
public:
    Run(Options, std::uint64_t seed);
    ~Run();
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;

    Outcome execute();

private:
    enum class FaultKind { Kill, Stop, Disconnect, Stall };
    /// "worker", "server" or "scheduler", and which one.
    struct Target {
        std::string role;
        int index = 0;
        std::string name() const;
        std::string address() const; ///< 127.0.0.N
        bool operator<(const Target &other) const { return std::tie(role, index) < std::tie(other.role, other.index); }
        bool operator==(const Target &) const = default;
    };
    struct Event {
        std::chrono::milliseconds at{}, lasts{};
        FaultKind kind = FaultKind::Kill;
        std::vector<Target> targets; ///< whom it strikes; of a line: who connects, and to whom
        bool line() const { return kind == FaultKind::Disconnect || kind == FaultKind::Stall; }
    };
    struct Child {
        Target target;
        int pid = 0;
        std::chrono::steady_clock::time_point due; ///< to be started (again)
    };
    void plan();
    void openLines();
    void start(Child &);
    void keepAlive();
    void inject(const Event &);
    void release(const Event &);
    int runningPid(const Target &) const; ///< its PID; 0: it does not run now
    Outcome evaluate(int status);
    std::filesystem::path logOf(const Target &) const;

    Options m_options;
    std::mt19937_64 m_random;
    std::filesystem::path m_folder;
    protocol::JobSpec m_job;
    std::vector<Event> m_events;
    std::vector<Child> m_children;                                    ///< the scheduler's watcher first
    std::string m_address;                                            ///< of the scheduler
    std::map<int, std::unique_ptr<support::ReservedPort>> m_ports;    ///< by server: where it listens
    std::map<Target, std::unique_ptr<support::LatencyProxy>> m_lines; ///< to the scheduler and the servers
    std::chrono::steady_clock::time_point m_begun;
    std::vector<std::string> m_log;
};

} // namespace trainyard::chaos
