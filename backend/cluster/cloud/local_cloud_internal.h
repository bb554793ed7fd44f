#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::net {
class HttpClient;
}

namespace trainyard::cluster {

/// Finds the local cloud of this state folder, or starts it, and waits until it answers. A lock ensures that concurrent
/// programs start it only once.
/// \error NotFound (no such program, or not running while `start` is false), LocalCommandFailed, Timeout
Status ensureLocalCloud(net::HttpClient &, const std::filesystem::path &stateFolder, bool start, double speed,
                        const CallContext &);

} // namespace trainyard::cluster
