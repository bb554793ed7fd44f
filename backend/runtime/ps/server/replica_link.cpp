#include "backend/runtime/ps/server/replica_link.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace trainyard::ps {

std::unique_ptr<Connection> openReplica(const ServerOptions &options, int rank, ReplicaPlace place, int server,
                                        const std::string &address, std::stop_token stop)
{
    const auto endpoint = parseEndpoint(address);
    auto connection = !endpoint
                          ? fail(endpoint.error())
                          : openAuthenticated(*endpoint, options.bind, fmt::format("server {}", server), options.secret,
                                              {PeerRole::Server, PeerRole::Server, options.job.wire, rank},
                                              {Deadline::after(std::chrono::seconds(5)), stop});
    if (!connection) {
        spdlog::warn("no replica of part {}: {}: {}", place.part, connection.error().source, connection.error().detail);
        return nullptr;
    }
    (*connection)->send(protocol::Attach{rank, place.part, place.thread, true});
    return std::move(*connection);
}

} // namespace trainyard::ps
