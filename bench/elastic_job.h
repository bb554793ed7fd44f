#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "bench/pace.h"
#include "tests/support/latency_proxy.h"

/// A training job whose roles run as processes of this machine around a learner whose step is a wait.
namespace trainyard::bench {

/// Of CLOCK_MONOTONIC, which is the same in all processes of a machine.
double now();

/// What a worker does instead of joining.
enum class Trouble {
    None,
    Mute,       ///< connects to the scheduler and never sends its hello
    NeverReady, ///< joins, and its data is never ready
    Fails,      ///< joins, and the preparation of its data fails
};

/// One role of the job, in a process of its own.
struct Role {
    std::string name; ///< "scheduler", "server", "worker"
    int index = 0;
    std::filesystem::path folder; ///< of the run
    double stepSeconds = 0.005;
    Trouble trouble = Trouble::None;
    int port = 0;         ///< for a server behind a proxy: its own
    std::string announce; ///< and the address of the proxy

    std::vector<std::string> arguments() const; ///< of this program
};
/// Runs a role in this process until the job or `leave` ends it.
Status runRole(const Role &, std::stop_token leave);

/// Each worker has an address of its own, by which a proxy distinguishes their connections.
std::string addressOf(const std::string &role, int index);

/// A job that runs until it is destroyed: a scheduler, two servers, three workers.
class Job {
public:
    /// \param withLine  whether server 0 is reached through a proxy
    Job(double stepSeconds, bool withLine);
    ~Job();
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    void start(const std::string &role, int index, Trouble trouble = Trouble::None);
    /// Sends a signal. SIGKILL also waits for the end of the process.
    void signal(const std::string &name, int which);
    /// Whether a process has ended by itself.
    bool ended(const std::string &name);
    /// Beginnings of the steps of a worker.
    Times steps(int worker) const;
    /// When a worker was known to the scheduler and began to load its data; 0: not yet.
    double hello(int worker) const;
    bool says(const std::string &log, const std::string &words) const;
    /// Ends the program when a condition does not hold within a minute.
    template <class Condition>
    static void await(Condition condition)
    {
        const Deadline limit = Deadline::after(std::chrono::seconds(60));
        while (!condition()) {
            if (!pause(std::chrono::milliseconds(5), {limit, {}})) {
                std::fprintf(stderr, "elastic_bench: what was waited for did not happen in a minute\n");
                std::exit(1);
            }
        }
    }

    std::unique_ptr<support::LatencyProxy> line;

private:
    double m_stepSeconds;
    std::filesystem::path m_folder;
    support::ReservedPort m_port;
    std::map<std::string, pid_t> m_pids;
};

/// The longest pause between steps that ended after `since`.
/// \return its length beyond a usual step, and its end
std::pair<double, double> longestPause(const Times &steps, double since);

} // namespace trainyard::bench
