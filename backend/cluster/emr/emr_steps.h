#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/emr_failure_log.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

/// Steps of EMR clusters: commands on the master, as a way to submit work.
namespace trainyard::cluster {

/// An EMR cluster, of the ledger or by its id alone.
struct EmrReference {
    std::string id; ///< "j-..."
    std::string region;
    ClusterId cluster; ///< of the ledger; empty: not one of ours
    bool operator==(const EmrReference &) const = default;
};
/// \error NotFound (EMR does not start its machines), Conflict (its EMR cluster is not known yet)
Result<EmrReference> emrReferenceOf(const CloudContext &, const ClusterId &);

/// A step to be added. A plain value.
struct EmrStepPlan {
    static constexpr std::size_t kMostCommandBytes = 10240; ///< EMR's limit of all arguments
    std::string name = "step";
    std::string onFailure = "CONTINUE"; ///< "CONTINUE", "CANCEL_AND_WAIT", "TERMINATE_CLUSTER"
    std::vector<std::string> command;   ///< program and arguments; runs on the master as the user hadoop

    std::vector<Sentence> problems() const; ///< empty: it can be added
    /// What the user should know before: the cluster would end when it fails, or its arguments seem to hold a secret, which
    /// all readers of the cluster see. Empty: nothing.
    Sentence warning() const;
    bool operator==(const EmrStepPlan &) const = default;
};

/// A step of a cluster as EMR reports it, with secrets masked.
struct EmrStepInfo {
    std::string id, name; ///< id: "s-..."
    std::string state;    ///< in EMR's words: "PENDING", "RUNNING", "COMPLETED", "FAILED", ...
    std::string onFailure, command;
    std::string failure; ///< EMR's reason and message; empty: none
    Timestamp created{};
    std::optional<Timestamp> started, ended;
    bool failed = false;
    bool canCancel = false;
    std::vector<std::string> arguments; ///< of the command
    std::string failureLog;             ///< object in S3 that EMR names; empty: none
    bool operator==(const EmrStepInfo &) const = default;
};

/// What a list of steps shows.
struct EmrStepList {
    EmrReference emr;
    std::string state; ///< of the cluster, in EMR's words
    /// Why no step can be added, or that the cluster has no folder for logs; empty: nothing.
    Sentence hint;
    bool canAdd = false;
    std::vector<EmrStepInfo> steps; ///< newest first
    bool operator==(const EmrStepList &) const = default;
};
EmrStepList describeSteps(const EmrReference &, const aws::EmrCluster &, const std::vector<aws::EmrStep> &);

/// Reads the steps of a cluster, also of one that has ended. Changes nothing.
/// \error NotFound, those of the client
Result<EmrStepList> emrSteps(const CloudContext &, const EmrReference &, const CallContext &);

/// Adds a step at most once: after a lost reply, the step is looked for.
/// \return its id
/// \error InvalidArgument (the plan's problems), Conflict (the cluster has ended or ends), those of the client
Result<std::string> addEmrStep(const CloudContext &, const EmrReference &, const EmrStepPlan &, const CallContext &);

/// Cancels steps that wait or run. A running one is CANCEL_PENDING until its process has ended.
/// \param kill  the process of a running step is killed; otherwise it is interrupted
/// \error InvalidArgument (no id of a step), Conflict (EMR does not cancel one of them: why), those of the client
Status cancelEmrSteps(const CloudContext &, const EmrReference &, const std::vector<std::string> &stepIds, bool kill,
                      const CallContext &);

/// Whether a text is the id of a step, "s-...": ids become parts of S3 keys.
bool isEmrStepId(std::string_view);

/// The logs of a step that are in S3 now: stderr, syslog, stdout, controller; each with the line that failed, if the
/// step has failed. EMR copies them every five minutes while the step runs, and once more after its end.
/// \return empty: there are none yet
/// \error InvalidArgument (no id of a step), NotFound (no such step; or the cluster writes no logs), those of S3
Result<std::vector<FailureLog>> emrStepLogs(const CloudContext &, const EmrReference &, const std::string &stepId,
                                            const CallContext &);

} // namespace trainyard::cluster
