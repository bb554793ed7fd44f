#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct FileSystem {
    std::string id, name, state;
    std::uint64_t bytes = 0; ///< stored and billed; AWS updates the figure from time to time
    Tags tags;
};

/// The part of EFS 2015-02-01 that lists file systems. Thread-safe.
class EfsClient {
public:
    EfsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~EfsClient();
    /// Reads all pages.
    /// \error PermissionDenied
    Result<std::vector<FileSystem>> describeFileSystems(const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
