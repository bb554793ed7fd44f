#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/emr/plan/emr_checks.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/cluster/managed/managed_state.h"
#include "backend/cluster/managed/planning_checklist.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::services {

class EmrStepService;
class PrepareDataService;

using cluster::ManagedResource;
using cluster::ManagedState;

/// Clusters whose machines a stack or EMR starts: creates them, and lists what the account has for their plans. Lives on
/// the GUI thread; returns results by QFuture.
class ManagedClusterService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Creates a stack whose machines become a cluster; emits launching() as soon as the cluster is in the ledger.
    /// \param script  text of the script at plan.prepareScript, written there when the machines are ready, and run on
    ///     each of them; empty: none
    virtual OperationId createStack(const cluster::StackPlan &plan, const std::string &script) = 0;
    /// Creates an EMR cluster; emits launching() as soon as it is in the ledger.
    virtual OperationId createEmr(const cluster::EmrPlan &plan) = 0;
    /// Makes an existing stack a cluster: its termination then deletes the stack. The caller has the user's confirmation.
    virtual OperationId attachStack(const cluster::AttachOptions &options) = 0;

    /// The stacks of a region, with the reason of those that cannot be attached.
    virtual QFuture<Result<std::vector<cluster::AttachableStack>>> stacks(const std::string &region) = 0;
    /// What attaching a stack means.
    virtual QFuture<Result<cluster::AttachPreview>> attachPreview(const cluster::AttachOptions &options) = 0;
    /// VPCs and Elastic IP addresses of a region with their quotas.
    virtual QFuture<Result<cluster::NetworkUse>> networkUse(const std::string &region) = 0;
    virtual QFuture<Result<std::vector<cluster::FileSystemChoice>>> fileSystems(const std::string &region) = 0;
    /// Releases of EMR, newest first.
    virtual QFuture<Result<std::vector<std::string>>> emrReleases(const std::string &region) = 0;
    /// \param release  empty: the newest
    virtual QFuture<Result<cluster::EmrOffer>> emrOffer(const std::string &region, const std::string &release) = 0;

    /// Why EMR would refuse or fail the cluster, and what the user should know before the request. Read-only.
    virtual QFuture<Result<cluster::EmrFindings>> emrFindings(const cluster::EmrPlan &plan) = 0;
    /// What the user should know about a stack before the request. Read-only.
    virtual QFuture<Result<std::vector<Sentence>>> stackWarnings(const cluster::StackPlan &plan) = 0;

    /// What a first cluster needs, line by line. Read-only.
    virtual QFuture<Result<std::vector<cluster::ChecklistLine>>>
    checklist(const cluster::ChecklistRequest &request) = 0;

    /// Checks the syntax of a Python script with the Python of this computer, without running it.
    /// \error InvalidArgument (Python's message), Unsupported (this computer has no python3)
    virtual QFuture<Status> checkScript(const std::string &text) = 0;

    /// What the stack or the EMR cluster of a cluster consists of now.
    /// \error NotFound (the machines of the cluster were started one by one), those of the clients
    virtual QFuture<Result<ManagedState>> state(const ClusterId &id) = 0;

    /// Steps and core nodes of EMR clusters: a service of its own. Null where there is none.
    virtual EmrStepService *emrSteps() { return nullptr; }
    /// The data preparation of a stack's machines. Null where there is none.
    virtual PrepareDataService *dataPreparation() { return nullptr; }

signals:
    /// A cluster created here has its id and will appear in ClusterService::changed().
    void launching(const trainyard::ClusterId &id);
};

} // namespace trainyard::services
