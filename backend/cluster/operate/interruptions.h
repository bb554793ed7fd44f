#pragma once

#include <set>
#include <span>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Kind of the ledger events that record that EC2 takes back a Spot machine, the subject: "worker-2". One for each
/// machine, at the notice or, without one, when AWS reports the termination.
inline constexpr const char *kInterruptionEvent = "interruption";
/// Kind of the ledger events about replacements of such machines, the subjects. `failed` marks an attempt without a new
/// machine, any other such event settles the loss.
inline constexpr const char *kReplacementEvent = "replacement";

/// Names of the machines that EC2 has taken back, or is about to.
std::set<std::string> interruptedNodes(std::span<const ledger::Event> ofOneCluster);

/// Records that EC2 takes back a machine, unless that is recorded already. Best effort: a full disk costs the event.
/// \param run  the run that it takes part in; may be empty
/// \param at   of the notice or the termination
void recordInterruption(const CloudContext &, const ClusterId &, const RunId &run, const std::string &node,
                        Timestamp at);

/// Queries AWS for the workers' machines of a cluster, by their ids. The rows of those that are gone are closed in the
/// ledger by the rules of reconcile(), and Spot interruptions are recorded. A context without the account's identity
/// changes nothing.
/// \error those of DescribeInstances and the ledger
Status closeGoneWorkers(const CloudContext &, const ClusterId &, const CallContext &);

} // namespace trainyard::cluster
