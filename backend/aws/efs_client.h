#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/aws/ec2_types.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct FileSystem {
    std::string id, name, state;
    std::uint64_t bytes = 0; ///< stored, as it is billed; AWS measures it now and then
    Tags tags;
};

/// EFS 2015-02-01, as far as it is listed. Thread-safe.
class EfsClient {
public:
    EfsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~EfsClient();
    /// Every page. errors PermissionDenied
    Result<std::vector<FileSystem>> describeFileSystems(const Deadline &, std::stop_token);

private:
    std::unique_ptr<ServiceApi> m_api;
};

} // namespace trainyard::aws
