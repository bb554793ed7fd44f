#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/transport/handshake.h"

namespace trainyard::ps {

struct ServerOptions {
    protocol::JobSpec job;
    JobSecret secret;
    Endpoint scheduler;
    std::string bind; ///< this node's own address
    std::string host; ///< name of this node in messages
    int rank = -1;    ///< requested rank; -1: any
    /// State of the complete arena. Every server computes the same one and keeps its own slices.
    std::function<Result<nn::TrainingState>()> first;
    nn::ParameterRules rules; ///< of the model's elements
    int port = 0;             ///< 0: any free one
    std::string announce;     ///< "host:port" under which the others reach it; empty: the address on which it listens
};

/// Runs one server until the scheduler ends the run: connects, joins, and serves pushes and pulls. Blocking. Uses one
/// thread for the scheduler and the port, and one ServerThread per thread of the shard layout.
/// \error Unreachable, WrongSecret, ProtocolMismatch; PeerLost (the scheduler is gone); the failure of the run as the
///     scheduler reports it; Cancelled
Status runServer(const ServerOptions &, std::stop_token);

} // namespace trainyard::ps
