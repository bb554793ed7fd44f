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

#include "backend/protocol/job/job_spec.h"
#include "tests/support/latency_proxy.h"

namespace trainyard::chaos {

struct Options {
    std::filesystem::path runtime; ///< path of trainyard-runtime
    std::filesystem::path folder;  ///< parent of the runs' folders
    std::string data;              ///< URI: file:///...
    std::string network = "mlp", kvStore = "dist_sync";
    int workers = 3, servers = 2, epochs = 40;
    int events = 4; ///< faults per run, injected within its first ...
    std::chrono::milliseconds within{4000};
    bool serversToo = true;
    std::chrono::seconds limit{120}; ///< without a new record for this long, a run hangs
};

struct Outcome {
    std::string problem; ///< empty: the run succeeded
    double accuracy = 0, seconds = 0;
    std::int64_t trained = 0;     ///< largest number of samples in an epoch
    std::vector<std::string> log; ///< injected faults with their times
};

/// One short training with real processes that are killed, stopped and disconnected meanwhile.
/// The seed alone determines the faults and their times; the state in which they hit the run depends on the machine.
/// A worker or server that died is started again, as an agent does; the scheduler has its watcher. Processes reach the
/// scheduler and the servers through proxies, which can disconnect or stall each client separately: every process has
/// its own address. With one seed of three, gradients use the network, otherwise memory that worker and server share.
class Run {
public:
    Run(Options, std::uint64_t seed);
    ~Run();
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;

    Outcome execute();

private:
    enum class FaultKind { Kill, Stop, Disconnect, Stall };
    /// "worker", "server" or "scheduler", with its index.
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
        std::vector<Target> targets; ///< affected processes; of a line: client, then server
        bool line() const { return kind == FaultKind::Disconnect || kind == FaultKind::Stall; }
    };
    struct Child {
        Target target;
        int pid = 0;
        std::chrono::steady_clock::time_point due; ///< when to start it (again)
    };
    void plan();
    void openLines();
    void start(Child &);
    void keepAlive();
    void inject(const Event &);
    void release(const Event &);
    int runningPid(const Target &) const; ///< 0: not running
    Outcome evaluate(int status);
    std::filesystem::path logOf(const Target &) const;

    Options m_options;
    std::mt19937_64 m_random;
    std::filesystem::path m_folder;
    protocol::JobSpec m_job;
    std::vector<Event> m_events;
    std::vector<Child> m_children;                                    ///< the scheduler's watcher first
    std::string m_address;                                            ///< address of the scheduler
    std::map<int, std::unique_ptr<support::ReservedPort>> m_ports;    ///< listening ports, by server
    std::map<Target, std::unique_ptr<support::LatencyProxy>> m_lines; ///< proxies for scheduler and servers
    std::chrono::steady_clock::time_point m_begun;
    std::vector<std::string> m_log;
};

} // namespace trainyard::chaos
