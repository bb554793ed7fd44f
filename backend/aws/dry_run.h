#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// An EC2 operation that is only asked about.
struct DryRunCheck {
    std::string operation;                                       ///< "TerminateInstances"
    std::string purpose;                                         ///< "look", "launch", "keys", "network", "terminate"
    std::vector<std::pair<std::string, std::string>> parameters; ///< wire names
};

/// Things of the account to ask about. The defaults can exist and do not: EC2 may then stumble over them before it
/// looks at the permission.
struct DryRunExamples {
    std::string image = "ami-00000000000000000", instance = "i-00000000000000000", network = "vpc-00000000000000000",
                group = "sg-00000000000000000";
};
/// Every EC2 operation that a cluster's life needs, as a question.
std::vector<DryRunCheck> dryRunChecks(const DryRunExamples &);

/// May these credentials do it? Every EC2 operation is answered with DryRun=true, so that nothing happens. Thread-safe.
class DryRunClient {
public:
    DryRunClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~DryRunClient();

    /// return  success where it is allowed (the service's DryRunOperation)
    /// errors  PermissionDenied; NotFound or InvalidArgument where EC2 looked at the parameters before the permission,
    ///         which then is not known; Unsupported, and those of the connection
    Status check(const DryRunCheck &, const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
