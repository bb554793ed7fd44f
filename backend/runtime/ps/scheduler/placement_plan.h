#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/protocol/control/control.h"

namespace trainyard::ps {

/// Which server is the primary of a part of the arena, and which one keeps its replica. Plain value: the scheduler's
/// decisions about servers that die and join, without messages.
class PlacementPlan {
public:
    /// Part p is on server p, its replica on the next server.
    /// \param spread  each server shall have its part again soon, as each machine's share of the traffic depends on it:
    ///     a replica goes to the part's own server even if it is complete elsewhere, and is missing until it is copied
    PlacementPlan(int servers = 0, bool replicas = false, bool spread = false);

    const protocol::Placement &placement() const { return m_placement; }
    /// Restores the placement of an earlier attempt, which does not contain which replicas are complete. Primaries
    /// report that again; if a primary is dead, its replica is presumed complete, since a primary answers no worker
    /// before the replica has a change. The server with the replica knows for certain: without a complete replica it
    /// does not acknowledge the placement.
    void restore(protocol::Placement before);

    /// \param host  of the server: replicas are on other hosts where there are any
    void setAddress(int server, const std::string &address, const std::string &host = {});
    /// When all initial servers are known, and no replica exists yet: assigns the replicas by their hosts.
    void assignReplicas();
    /// Records what `primary` reported about the replica of one of its parts. A replica that ended is dropped: its
    /// primary continues alone as soon as it receives the new placement.
    /// \return whether the placement changed
    bool setReplicaState(int part, int primary, int server, bool complete);

    /// Removes a dead server: its parts move to servers with complete replicas, its replicas to remaining servers.
    /// \return the servers that became primaries; unset if a part is lost because no server has a complete replica
    std::optional<std::set<int>> removeServer(int server);
    /// Adds a server in place of a dead one. It starts with replicas.
    /// \return whether the placement changed
    bool addServer(int server, const std::string &address, const std::string &host = {});
    /// Assigns replicas to parts that have none.
    /// \return whether the placement changed
    bool refill();
    /// At a boundary: moves parts back to restarted servers that have complete replicas of them.
    /// \return the servers that became primaries
    std::set<int> rebalance();

    /// A server will leave: its parts move to other servers at boundaries (rebalance), its replicas at the next
    /// refill(). Without replicas its parts get temporary ones.
    void retire(int server) { m_leaving.insert(server); }
    /// Whether a boundary would move a part of a server that will leave.
    bool canHandOver(int server) const;
    /// Whether a server has neither a part nor a replica.
    bool isFree(int server) const;

private:
    bool isAlive(int server) const { return server >= 0 && !m_placement.addresses[std::size_t(server)].empty(); }
    bool stays(int server) const { return isAlive(server) && !m_leaving.contains(server); }
    bool canTakeOver(int part) const;
    bool isElsewhere(int server, int other) const;
    int backupFor(int primary) const;
    void findBackups();

    protocol::Placement m_placement;
    std::vector<std::string> m_hosts; ///< by server
    std::set<int> m_leaving;
    bool m_replicas, m_spread;
    std::set<std::pair<int, int>> m_complete, m_presumed; ///< part, server
};

} // namespace trainyard::ps
