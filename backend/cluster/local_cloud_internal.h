#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::net {
class HttpClient;
}

namespace trainyard::cluster {

/// Find the local cloud of this state folder, or start it (once, however many programs ask at the same time), and
/// wait until it answers.
/// errors  NotFound (no such program, or it does not run and `start` is false), LocalCommandFailed, Timeout
Status ensureLocalCloud(net::HttpClient &, const std::filesystem::path &stateFolder, bool start, double speed,
                        const Deadline &, std::stop_token);

} // namespace trainyard::cluster
