#pragma once

#include <array>
#include <string>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/doctor/node_report.h"

namespace trainyard::doctor {

/// The questions of the walkthrough about a new worker, in their order.
enum class JoinStep { Launched, Running, Hosts, Log, Preparing, Marker, NextEpoch, Added };
constexpr auto namesOf(JoinStep)
{
    return std::to_array<std::string_view>(
        {"launched", "running", "hosts", "log", "preparing", "marker", "next epoch", "added"});
}
using trainyard::toString;

/// What is known of a worker that was launched to join a training.
struct Joining {
    InstanceId instance;
    std::string node, address, state, tagStatus; ///< tagStatus: of elastic_worker_status
    bool reachable = false;                      ///< its own answers are known
    bool filesKnown = false;                     ///< the next four were read from the shared folder
    bool inHostWorker = false, logAdded = false, logRemoved = false, marked = false;
    bool preparing = false; ///< its prepare-data script runs
    std::string name() const { return node.empty() ? instance.value : node; }
};

/// Fills what the shared folder says about the worker at joining.address: host_worker, host_worker_log in both layouts,
/// and its success marker. Lines of unknown form are ignored.
void readSharedFiles(const NodeReport &head, Joining &);

struct JoinAnswer {
    JoinStep step = JoinStep::Launched; ///< where it is now
    bool waits = false;                 ///< it goes on by itself
    std::string sentence;
};
/// Answers why a worker is not added: the decision tree of document 003.
JoinAnswer whyNotAdded(const Joining &);

} // namespace trainyard::doctor
