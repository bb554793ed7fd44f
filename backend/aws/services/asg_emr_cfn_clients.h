#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/net/http_client.h"

/// Clients of the services that manage instances: Auto Scaling, CloudFormation and EMR. An instance that such a service
/// started can only be ended for good through that service. Thread-safe.
/// \error in every call: PermissionDenied, those of the credentials, Throttled and ServiceFailure after the last try
namespace trainyard::aws {

class ServiceApi;

struct ScalingGroup {
    std::string name, status; ///< status: "Delete in progress", else empty
    std::string stack;        ///< id of the stack that created the group, from its tags; else empty
    int machines = 0;
    Tags tags;
    Timestamp created{};
};

/// Auto Scaling 2011-01-01.
class AutoScalingClient {
public:
    AutoScalingClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~AutoScalingClient();
    /// Reads all pages. Unknown groups are absent from the result.
    /// \param names  empty means all groups
    Result<std::vector<ScalingGroup>> describeGroups(const std::vector<std::string> &names, const CallContext &);
    /// Sets the capacity to 0: the group terminates its instances and starts no new ones. An unknown group is a
    /// success.
    Status emptyGroup(const std::string &name, const CallContext &);
    /// Deletes the group with its instances. An unknown group is a success.
    /// \error Conflict (a scaling activity is in progress)
    Status deleteGroup(const std::string &name, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

struct Stack {
    std::string id, name, status; ///< "CREATE_COMPLETE", "DELETE_FAILED", ...
    std::string statusReason, parent;
    bool isProtected = false;
    Tags tags;
    Timestamp created{};
    bool gone() const { return status == "DELETE_COMPLETE"; }
};

/// CloudFormation 2010-05-15.
class CloudFormationClient {
public:
    CloudFormationClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~CloudFormationClient();
    /// All stacks that are not deleted; reads all pages.
    Result<std::vector<Stack>> describeStacks(const CallContext &);
    /// One stack. Found by its id while it is being deleted and afterwards.
    /// \return empty when the stack is unknown (or no longer known)
    Result<std::optional<Stack>> describeStack(const std::string &nameOrId, const CallContext &);
    /// Returns when the deletion has begun. An unknown stack is a success.
    /// \error Conflict (the stack is protected)
    Status deleteStack(const std::string &nameOrId, const CallContext &);
    Status unprotect(const std::string &nameOrId, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

struct EmrCluster {
    std::string id, name, state; ///< "STARTING", "WAITING", "TERMINATING", ...
    bool isProtected = false;
    Tags tags;
    Timestamp created{};
    bool gone() const { return state == "TERMINATED" || state == "TERMINATED_WITH_ERRORS"; }
};

/// EMR 2009-03-31.
class EmrClient {
public:
    EmrClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~EmrClient();
    /// Ids of the clusters that have not ended; reads all pages.
    Result<std::vector<std::string>> listClusters(const CallContext &);
    /// \error NotFound
    Result<EmrCluster> describeCluster(const std::string &id, const CallContext &);
    Status unprotect(const std::string &id, const CallContext &);
    /// Returns when the termination has begun.
    /// \error Conflict (the cluster is protected)
    Status terminate(const std::string &id, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
