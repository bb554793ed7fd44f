#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/protocol/control.h"

namespace trainyard::ps {

/// Which server changes a part of the arena and which one keeps its second copy. Plain value: the scheduler's decisions
/// when servers go and come, without messages.
class PlacementPlan {
public:
    /// Part p on server p, its copy on the next one.
    PlacementPlan(int servers = 0, bool replicas = false);

    const protocol::Placement &placement() const { return m_placement; }
    /// What an earlier attempt had decided. Which copies are whole is not in it. The primaries tell again; of one that
    /// is gone the copy is presumed to be, since it answered nobody without it. The server with the copy knows.
    void restore(protocol::Placement before);

    void setAddress(int server, const std::string &address);
    /// What `primary` told of the copy of one of its parts. One that ended is no longer counted on: its primary goes on
    /// alone as soon as it hears so. return whether the placement changed
    bool setReplicaState(int part, int primary, int server, bool complete);

    /// A server died: its parts go to those that keep whole copies, and copies to servers that are left.
    /// return  the servers that became primaries; none when a part is lost, as nobody has a whole copy of it
    std::optional<std::set<int>> removeServer(int server);
    /// A server came in the place of a dead one: it begins with copies. return whether anything changed
    bool addServer(int server, const std::string &address);
    /// At a boundary, parts without a copy get one again. return whether anything changed
    bool refill();
    /// At a boundary, parts go home to servers that came back and have whole copies of them.
    /// return  the servers that became primaries
    std::set<int> rebalance();

private:
    bool isAlive(int server) const { return server >= 0 && !m_placement.addresses[std::size_t(server)].empty(); }
    void findBackups();

    protocol::Placement m_placement;
    bool m_replicas;
    std::set<std::pair<int, int>> m_complete, m_presumed; ///< part, server
};

} // namespace trainyard::ps
