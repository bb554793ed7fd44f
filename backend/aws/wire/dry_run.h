#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// An EC2 operation whose permission is checked.
struct DryRunCheck {
    std::string operation;                                       ///< "TerminateInstances"
    std::string purpose;                                         ///< "look", "launch", "keys", "network", "terminate"
    std::vector<std::pair<std::string, std::string>> parameters; ///< wire names
};

/// Resource ids for the checks. The defaults are well formed but do not exist, so EC2 may report an unknown resource
/// before it checks the permission.
struct DryRunExamples {
    std::string image = "ami-00000000000000000", instance = "i-00000000000000000", network = "vpc-00000000000000000",
                group = "sg-00000000000000000";
};
/// Checks of every EC2 operation that the life of a cluster needs.
std::vector<DryRunCheck> dryRunChecks(const DryRunExamples &);

/// Checks which operations the credentials permit. Every request carries DryRun=true, so nothing happens. Thread-safe.
class DryRunClient {
public:
    DryRunClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~DryRunClient();

    /// \return success where the operation is allowed (the service replies DryRunOperation)
    /// \error PermissionDenied; NotFound or InvalidArgument where EC2 checked the parameters before the permission,
    ///     which then remains unknown; Unsupported, and those of the connection
    Status check(const DryRunCheck &, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
