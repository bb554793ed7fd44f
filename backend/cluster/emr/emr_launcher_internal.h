#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/cluster/emr/emr_creation.h"
#include "backend/cluster/emr/emr_progress.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/core/async/steps.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// A start that takes longer than this has failed. EMR itself gives up after an hour of bootstrap actions.
inline constexpr std::chrono::minutes kLongestEmrStart{90};

/// The plan of an EMR cluster, and what the catalog needs to know of its types.
LaunchPlan catalogPlan(const EmrPlan &);
/// When the cluster must end: at the deadline, or earlier when the budget is spent at EMR's complete price.
Timestamp emrExpires(const EmrPlan &, const Catalog &, Timestamp created);

/// The newest request for the EMR cluster of a cluster in the ledger, and its plan.
struct EmrRequestRow {
    ledger::Intent intent;
    EmrPlan plan;
};
/// \error NotFound (EMR does not start its machines), CorruptData
Result<EmrRequestRow> emrRequestOf(const CloudContext &, const ClusterId &);
/// Id of the EMR cluster ("j-..."): of its open row, or of its last one. Empty: none is recorded.
Result<std::string> emrIdOf(const CloudContext &, const ClusterId &);
/// The same, among all rows of the cluster.
std::string emrIdIn(std::span<const ledger::Resource> rows);

/// Which living nodes are to be set up: those with these names, and workers that an interrupted call has recorded and not
/// set up; none of the latter in a cluster whose head was not set up by this ledger's programs.
Result<std::vector<std::string>> nodesToSetUp(const CloudContext &, const ClusterId &,
                                              const std::vector<std::string> &names);

/// The steps of the creation and of later changes of an EMR cluster. One thread calls it.
class EmrLauncher {
public:
    EmrLauncher(const CloudContext &cloud, ClusterOperation &operation, EmrRequestRow request,
                const LaunchOptions &options, const ProgressSink &sink);

    const EmrPlan &plan() const { return m_request.plan; }
    const std::string &emrId() const { return m_emrId; }
    aws::EmrClient &emr() const { return *m_emr; }

    /// Roles, log bucket, scripts and key pair.
    Status ensureResources();
    /// Requests the cluster, or finds the one that was requested.
    /// \param mayExist  another program may have sent the request
    Status ensureCluster(bool mayExist);
    /// Whether waitUntilUp() has failed because EMR did not know roles that this object has created, for the first time.
    bool wasTooEarly() const { return m_wasTooEarly; }
    /// Requests another cluster in place of that one, after some seconds.
    /// \param request  a new one, in the ledger
    Status requestAgain(EmrRequestRow request);
    /// From now on, a cluster that lacks nodes after this time is used as it is: the user has decided so.
    void acceptFewerNodes(std::chrono::minutes patience)
    {
        m_acceptsFewer = true;
        m_patience = patience;
    }
    /// Whether the cluster was up without all of its nodes.
    bool lacksNodes() const { return m_lacksNodes; }
    /// Waits until the cluster is up and its groups are complete.
    /// \error ServiceFailure (EMR has ended it, with the failing line), NoCapacity (it is up, and lacks nodes), Timeout
    Status waitUntilUp();
    /// Records the instances of the cluster that run as its nodes; closes rows of those that have ended.
    /// \return names of the nodes that are new in the ledger
    Result<std::vector<std::string>> recordNodes();
    /// Allows SSH to the master, in its managed group.
    Status openSsh();
    /// Compares the nodes with YARN's list, records differences as events, and writes the metadata of all nodes.
    /// \param without  names of nodes that are not set up
    Status writeMetadata(const std::map<std::string, Error> &without = {});
    void keepDifference(const std::string &differs);
    /// Host keys, the runtime, metadata, and the comparison with YARN's list of nodes.
    /// \param names  of new nodes; empty: all. The metadata of all nodes is written in any case
    Status setUp(const std::vector<std::string> &names);
    /// The same without the metadata, each of the nodes for itself.
    /// \return why some of them are not set up, by name
    std::map<std::string, Error> setUpEach(const std::vector<std::string> &names);

private:
    Deadline callDeadline() const { return Deadline::after(std::chrono::minutes(2)); }
    CallContext call() const { return {callDeadline(), m_stop}; }
    const ledger::Cluster &row() const { return m_operation.launcher.row(); }
    StepReporter step(std::string name, std::string title, const std::string &host = {}) const
    {
        return m_operation.launcher.step(std::move(name), std::move(title), host);
    }
    void event(const std::string &subject, const Sentence &text) const;
    Status ensureRoles();
    Status ensureLogBucket();
    Status uploadScripts();
    aws::RunJobFlowRequest request() const;
    void reportState(const EmrSnapshot &, StepReporter &);
    Error failureOf(const aws::EmrCluster &);
    Status saveNode(const EmrNode &, const aws::Instance &, const std::vector<ledger::Resource> &known, bool &isNew);

    const CloudContext &m_cloud;
    ClusterOperation &m_operation;
    EmrRequestRow m_request;
    const LaunchOptions &m_options;
    const ProgressSink &m_sink;
    std::stop_token m_stop;
    std::shared_ptr<aws::EmrClient> m_emr;
    std::string m_emrId, m_lastState, m_lastHint;
    std::vector<EmrNode> m_nodes; ///< as recorded last
    bool m_hasNewRoles = false;   ///< this object has created them
    bool m_wasTooEarly = false, m_hasRepeated = false;
    bool m_acceptsFewer = false, m_lacksNodes = false;
    std::chrono::minutes m_patience = kLongestEmrFill;
};

} // namespace trainyard::cluster
