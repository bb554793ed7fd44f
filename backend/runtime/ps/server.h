#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>

#include "backend/protocol/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/handshake.h"

namespace trainyard::ps {

struct ServerOptions {
    protocol::JobSpec job;
    JobSecret secret;
    Endpoint scheduler;
    std::string bind; ///< this node's own address
    std::string host; ///< how people call this node
    int rank = -1;    ///< wish
    /// Of the whole arena; every server computes the same and keeps its slices.
    std::function<Result<nn::TrainingState>()> first;
    nn::ParameterRules rules; ///< of the model's elements
    int port = 0;             ///< 0: any free one
    std::string announce;     ///< "host:port" where the others reach it; empty: where it listens
};

/// Run one server until the scheduler ends the run: connects, says hello, serves pushes and pulls. Blocking; a thread
/// for the scheduler and the port, and one for each lane. errors  Unreachable, WrongSecret, ProtocolMismatch; PeerLost
/// (the scheduler is gone); the run's own failure as the
///         scheduler told it; Cancelled
Status runServer(const ServerOptions &, std::stop_token);

} // namespace trainyard::ps
