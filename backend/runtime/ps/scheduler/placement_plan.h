#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/protocol/control.h"

namespace trainyard::ps {

/// Which server is the primary of a part of the arena, and which one keeps its replica. Plain value: the scheduler's
/// decisions about servers that die and join, without messages.
class PlacementPlan {
public:
    /// Part p is on server p, its replica on the next server.
    PlacementPlan(int servers = 0, bool replicas = false);

    const protocol::Placement &placement() const { return m_placement; }
    /// Restores the placement of an earlier attempt, which does not contain which replicas are complete. Primaries
    /// report that again; if a primary is dead, its replica is presumed complete, since a primary answers no worker
    /// before the replica has a change. The server with the replica knows for certain: without a complete replica it
    /// does not acknowledge the placement.
    void restore(protocol::Placement before);

    void setAddress(int server, const std::string &address);
    /// Records what `primary` reported about the replica of one of its parts. A replica that ended is dropped: its
    /// primary continues alone as soon as it receives the new placement.
    /// \return whether the placement changed
    bool setReplicaState(int part, int primary, int server, bool complete);

    /// Removes a dead server: its parts move to servers with complete replicas, its replicas to remaining servers.
    /// \return the servers that became primaries; unset if a part is lost because no server has a complete replica
    std::optional<std::set<int>> removeServer(int server);
    /// Adds a server in place of a dead one. It starts with replicas.
    /// \return whether the placement changed
    bool addServer(int server, const std::string &address);
    /// Assigns replicas to parts that have none.
    /// \return whether the placement changed
    bool refill();
    /// At a boundary: moves parts back to restarted servers that have complete replicas of them.
    /// \return the servers that became primaries
    std::set<int> rebalance();

private:
    bool isAlive(int server) const { return server >= 0 && !m_placement.addresses[std::size_t(server)].empty(); }
    void findBackups();

    protocol::Placement m_placement;
    bool m_replicas;
    std::set<std::pair<int, int>> m_complete, m_presumed; ///< part, server
};

} // namespace trainyard::ps
