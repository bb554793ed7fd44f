#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/aws/ec2_types.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/net/http_client.h"

/// Clients of the services that keep machines alive: what they start, only they can end for good. Thread-safe.
/// errors of all: PermissionDenied, credentials', Throttled and ServiceFailure after the last try
namespace trainyard::aws {

class ServiceApi;

struct ScalingGroup {
    std::string name, status; ///< status: "Delete in progress", else empty
    std::string stack;        ///< of the stack that made it, from its tags; else empty
    int machines = 0;
    Tags tags;
    Timestamp created{};
};

/// Auto Scaling 2011-01-01.
class AutoScalingClient {
public:
    AutoScalingClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~AutoScalingClient();
    /// Empty names: all, every page. Unknown names are absent.
    Result<std::vector<ScalingGroup>> describeGroups(const std::vector<std::string> &names, const Deadline &,
                                                     std::stop_token);
    /// It keeps no machine and starts none any more. An unknown group is a success.
    Status emptyGroup(const std::string &name, const Deadline &, std::stop_token);
    /// With its machines. An unknown group is a success. errors Conflict (an activity is under way)
    Status deleteGroup(const std::string &name, const Deadline &, std::stop_token);

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
    /// Empty: all that are not deleted, every page.
    Result<std::vector<Stack>> describeStacks(const Deadline &, std::stop_token);
    /// One, also while and after it is deleted when asked for by id. Empty: it is unknown (any more).
    Result<std::optional<Stack>> describeStack(const std::string &nameOrId, const Deadline &, std::stop_token);
    /// Returns when the deletion has begun. An unknown stack is a success. errors Conflict (it is protected)
    Status deleteStack(const std::string &nameOrId, const Deadline &, std::stop_token);
    Status unprotect(const std::string &nameOrId, const Deadline &, std::stop_token);

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
    /// Ids of those that have not ended, every page.
    Result<std::vector<std::string>> listClusters(const Deadline &, std::stop_token);
    /// errors  NotFound
    Result<EmrCluster> describeCluster(const std::string &id, const Deadline &, std::stop_token);
    Status unprotect(const std::string &id, const Deadline &, std::stop_token);
    /// Returns when the end has begun. errors Conflict (it is protected)
    Status terminate(const std::string &id, const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
