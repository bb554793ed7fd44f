#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/ledger/rows.h"
#include "backend/runs/feed.h"
#include "backend/training/follow/run_contact_internal.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Queries the head node of a run: whether its scheduler still runs.
/// \return its last message when it has ended; empty while it runs
/// \error NotFound (no head with an address), Unreachable, Cancelled
Result<std::optional<std::string>> schedulerEnd(const cluster::CloudContext &, const ledger::Run &,
                                                const CallContext &);

/// Supervises the feed of a run, over any number of connections: reports when the head cannot be reached, replaces a
/// dead connection, and determines the end of a run that writes no last record. The feed's callbacks may come from
/// another thread. A program whose profile or endpoint is not that of the cluster gets no outcome about scheduler and
/// head, in no kind of follower.
class RunWatch {
public:
    enum class Outcome {
        None,           ///< the feed ended by itself, or was stopped
        Reconnect,      ///< follow again
        CaughtUp,       ///< untilQuiet: all was read
        Unreachable,    ///< untilQuiet: the head did not respond
        ClusterEnded,   ///< the cluster was closed: no further record can arrive
        SchedulerEnded, ///< the head reports that the scheduler does not run; see reason()
        HeadGone        ///< AWS reports that the head is gone; see reason()
    };

    RunWatch(const cluster::CloudContext &, const ledger::Run &, const FollowOptions &);

    /// Watches one connection, from the construction to finish().
    class Turn {
    public:
        /// \param head  empty: it has no address
        /// \param end   is stopped when there is an outcome
        Turn(RunWatch &watch, std::optional<ssh::Target> head, std::stop_source &end);
        /// \error Internal (an exception)
        Result<Outcome> finish();

    private:
        RunWatch &m_watch;
        const std::optional<ssh::Target> m_head;
        Result<Outcome> m_outcome = Outcome::None;
        std::jthread m_thread;
    };

    void replied();
    void stored(double t);
    void state(runs::FeedState, const Error *);

    const std::string &reason() const { return m_reason; }
    /// Queries AWS, or the ledger alone where the account is not open: whether the head is gone.
    /// \return HeadGone or None
    Outcome queryCloud(std::stop_token);

private:
    Outcome watch(const std::optional<ssh::Target> &head, std::stop_token);
    Outcome queryScheduler(std::stop_token);
    bool isEnding() const;
    bool clusterIs(bool (*)(const ledger::Cluster &)) const;
    bool hasMoved(const std::optional<ssh::Target> &head) const;
    void revive();
    void announce();
    template <class F>
    auto locked(F f)
    {
        const std::lock_guard lock(m_mutex);
        return f(m_contact);
    }

    const cluster::CloudContext &m_cloud;
    const ledger::Run &m_run;
    const FollowOptions &m_options;
    std::mutex m_mutex; ///< of the two below
    RunContact m_contact;
    Error m_why; ///< why there is no connection
    std::string m_reason;
    std::optional<std::optional<Timestamp>> m_announced; ///< last report; empty: none yet
    std::atomic<bool> m_written;                         ///< the run is active in the ledger
};

} // namespace trainyard::training
