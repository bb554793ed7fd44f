#pragma once

#include <array>
#include <optional>
#include <string>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/doctor/facts/node_report.h"

namespace trainyard::doctor {

/// The questions about a new worker, in their order: those of the walkthrough, and those of a run outside of a stack.
enum class JoinStep {
    Launched,
    Running,
    Tag, ///< whether it is still wanted
    Hosts,
    Log,
    Preparing,
    Marker,
    Reachable,
    Runtime, ///< whether the runtime is installed there
    Process, ///< whether its worker process runs
    NextEpoch,
    Added
};
constexpr auto namesOf(JoinStep)
{
    return std::to_array<std::string_view>({"launched", "running", "tag", "hosts", "log", "preparing", "marker",
                                            "reachable", "runtime", "process", "next epoch", "added"});
}
using trainyard::toString;

/// What is known of a worker that was launched to join a training.
struct Joining {
    InstanceId instance;
    std::string node, address, state, tagStatus; ///< tagStatus: of elastic_worker_status
    Timestamp launched{};                        ///< its last start
    Timestamp firstLaunched{};                   ///< not set: unknown
    bool wanted = true;                          ///< it has the tag of its stack's elastic workers
    bool reachable = false;                      ///< its own answers are known
    bool filesKnown = false;                     ///< the next five were read from the shared folder
    bool inHostWorker = false, logAdded = false, logRemoved = false, marked = false;
    std::optional<int> prepareStatus; ///< with which its prepare-data script ended
    bool preparing = false;           ///< its prepare-data script runs
    bool starting = false;            ///< its set-up runs, which starts that script
    bool member = false;              ///< of the active run, by its records
    bool noRun = false;               ///< the ledger has no active run of the cluster

    // Of a worker outside of a stack, which no tag and no file lets join.
    bool hasRuntime = false, hasProcess = false; ///< of the active run
    std::string ended;                           ///< why it is no longer a member, or was never one: from a record

    std::string name() const { return node.empty() ? instance.value : node; }
};

/// Fills what the shared folder contains about the worker at joining.address: host_worker, host_worker_log in both layouts,
/// its success marker, and the status of its script. Lines of unknown form are ignored, and so are events from before its
/// last start, and files from before its first one: an earlier machine had its address.
void readSharedFiles(const NodeReport &head, Joining &);

struct JoinAnswer {
    JoinStep step = JoinStep::Launched; ///< where it is now
    bool waits = false;                 ///< it goes on by itself
    Sentence sentence;
};
/// Answers why an elastic worker of a stack is not added.
JoinAnswer whyNotAdded(const Joining &);
/// The same for a worker of a cluster that is no stack, and its active run.
JoinAnswer whyNotInRun(const Joining &);

} // namespace trainyard::doctor
