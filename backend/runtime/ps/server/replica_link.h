#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/ps/transport/connection.h"

namespace trainyard::ps {

struct ReplicaPlace {
    int part = 0, thread = 0;
};

/// Connects a server thread to that of the server which receives the replica of a part.
/// \param rank     of the opening server
/// \param address  of the other one
/// \return null if it cannot be reached (logged)
std::unique_ptr<Connection> openReplica(const ServerOptions &, int rank, ReplicaPlace, int server,
                                        const std::string &address, std::stop_token);

} // namespace trainyard::ps
