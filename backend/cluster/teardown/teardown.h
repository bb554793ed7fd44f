#pragma once

#include <stop_token>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/teardown/receipt.h"
#include "backend/core/async/progress.h"

namespace trainyard::cluster {

/// Terminates machines and everything that belongs to them, and reports "terminated" only when AWS does. Safe to
/// repeat, also after a crash: it starts from the ledger and the tags, never from a list on the screen.
///
/// targets() searches for the question to the user, and is not called without one (`--yes`, a spent budget). run()
/// searches on its own, because the user's answer may be minutes old: once for the work, and again after the pause as
/// the proof that nothing is left. Only a resource that appears meanwhile causes a further round. A rollback works as
/// run() does (undo_internal.h). The steps identify their resources, so that no caller searches to interpret them.
class Teardown {
public:
    explicit Teardown(CloudContext context);

    /// The dry run: what would be terminated, and why it is in the list. Read-only.
    Result<TargetList> targets(const TeardownScope &, const CallContext &) const;

    /// Stops launches in progress, also those of other programs, terminates everything in scope, waits until AWS
    /// confirms it, searches again after the endpoint's pause, closes the ledger's entries, and writes the receipt. A
    /// full disk does not prevent a termination: it then continues without lease and ledger, which the receipt reports.
    ///
    /// The order in each region: spot requests; EMR clusters and Auto Scaling groups, concurrently with machines;
    /// stacks, after the machines in their network; volumes and the other kinds in the order of kResourceKinds; finally
    /// the roles.
    ///
    /// Steps reported to the sink: "stop-launches", "find", "terminate" (per machine and controller), "clean-up" (per
    /// other resource), "sweep", "receipt". The events of a target carry its state (StepEvent::subjectState): as AWS
    /// reports it, or "deleting"; then "terminated", "deleted", or "failed" when it remains.
    /// \return the receipt, also when something remains: see Receipt::clean()
    /// \error only what prevents the first search: Busy (another teardown runs), those of the credentials and the
    ///     ledger; Cancelled
    Result<Receipt> run(const TeardownScope &, const ProgressSink &, std::stop_token) const;

private:
    CloudContext m_context;
};

} // namespace trainyard::cluster
