#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// EMR 2009-03-31. An instance of a cluster is ended for good through EMR only. Lists are complete: all pages are read.
/// Thread-safe.
/// \error in every call: PermissionDenied, those of the credentials, Throttled and ServiceFailure after the last try
class EmrClient {
public:
    EmrClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~EmrClient();

    /// Requests a cluster. Not repeated after a lost reply, since EMR has no client token: see findClusters() and the
    /// tags of the request.
    /// \error InvalidArgument (with EMR's reason: roles, instance type, subnet, block public access), QuotaExceeded;
    ///     Disconnected and Timeout, after which a cluster may exist
    Result<RunJobFlowReply> runJobFlow(const RunJobFlowRequest &, const CallContext &);
    /// Ids of the clusters that have not ended.
    Result<std::vector<std::string>> listClusters(const CallContext &);
    /// Clusters in these states, newest first.
    /// \param states  empty: all
    /// \param createdAfter  the epoch: all; EMR lists ended clusters for two months
    Result<std::vector<EmrClusterSummary>> findClusters(const std::vector<std::string> &states, Timestamp createdAfter,
                                                        const CallContext &);
    /// \error NotFound
    Result<EmrCluster> describeCluster(const std::string &id, const CallContext &);
    /// \error NotFound
    Result<std::vector<EmrInstanceGroup>> listInstanceGroups(const std::string &id, const CallContext &);
    /// Instances of a cluster, also terminated ones.
    /// \param role  "MASTER", "CORE" or "TASK"; empty: all
    /// \error NotFound
    Result<std::vector<EmrInstance>> listInstances(const std::string &id, const std::string &role, const CallContext &);
    /// \error NotFound
    Result<std::vector<EmrBootstrapAction>> listBootstrapActions(const std::string &id, const CallContext &);

    /// Not repeated after a lost reply: see listSteps().
    /// \return the ids of the steps, in their order
    /// \error InvalidArgument (the cluster is ending, too many steps), NotFound, Disconnected, Timeout
    Result<std::vector<std::string>> addSteps(const std::string &id, const std::vector<EmrStepRequest> &,
                                              const CallContext &);
    /// Newest first.
    /// \error NotFound
    Result<std::vector<EmrStep>> listSteps(const std::string &id, const CallContext &);
    /// \error NotFound
    Result<EmrStep> describeStep(const std::string &id, const std::string &stepId, const CallContext &);
    /// \param kill  also running steps: their processes are killed; else they are interrupted
    Result<std::vector<EmrStepCancellation>> cancelSteps(const std::string &id, const std::vector<std::string> &stepIds,
                                                         bool kill, const CallContext &);

    /// \error InvalidArgument (the cluster is not running, the group is being resized, a master group), NotFound
    Status modifyInstanceGroups(const std::string &id, const std::vector<EmrGroupResize> &, const CallContext &);
    /// Adds task groups. Not repeated after a lost reply: see listInstanceGroups().
    /// \return ids of the groups
    Result<std::vector<std::string>> addInstanceGroups(const std::string &id, const std::vector<EmrGroupRequest> &,
                                                       const CallContext &);

    Status protect(const std::string &id, const CallContext &);
    Status unprotect(const std::string &id, const CallContext &);
    /// Returns when the termination has begun.
    /// \error Conflict (the cluster is protected)
    Status terminate(const std::string &id, const CallContext &);
    /// After this time without a step or another activity that EMR knows of, the cluster terminates itself.
    /// \return 0: never
    Result<std::chrono::seconds> idleTimeout(const std::string &id, const CallContext &);
    Status addTags(const std::string &id, const Tags &, const CallContext &);
    Status removeTags(const std::string &id, const std::vector<std::string> &keys, const CallContext &);

    /// Releases of the region, newest version first.
    Result<std::vector<std::string>> listReleaseLabels(const CallContext &);
    /// The applications of a release.
    /// \error NotFound
    Result<std::vector<EmrApplication>> releaseApplications(const std::string &releaseLabel, const CallContext &);
    /// The instance types that a release supports.
    Result<std::vector<EmrInstanceType>> listInstanceTypes(const std::string &releaseLabel, const CallContext &);
    Result<EmrBlockPublicAccess> blockPublicAccess(const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

/// The call without a client, for a wizard to show.
Call runJobFlowCall(const RunJobFlowRequest &);

/// Compares release labels by their version: "emr-7.10.0" is newer than "emr-7.9.0".
bool isNewerRelease(const std::string &a, const std::string &b);

} // namespace trainyard::aws
