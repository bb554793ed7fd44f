#pragma once

#include <cstdint>
#include <unordered_map>

#include "backend/protocol/control/control.h"
#include "backend/runtime/ps/transport/loop.h"

namespace trainyard::ps {

/// The connections of a loop by number, from 1 and never used again: a state machine names its peers by them, also after
/// they are gone. For the handler of the loop, in its thread.
class PeerConnections {
public:
    using Id = std::uint64_t;
    explicit PeerConnections(Loop &loop)
        : m_loop(loop)
    {
    }
    void add(Connection &); ///< in onOpened()
    /// In onClosed(). \return its number; 0: it was disconnected before
    Id remove(Connection &);
    Id idOf(Connection &) const; ///< 0: it was disconnected
    Connection *find(Id) const;  ///< null: it is gone
    void send(Id, const protocol::ControlMessage &);
    void disconnect(Id); ///< sends what is queued, then closes
    void sendHeartbeats();

private:
    Loop &m_loop;
    std::unordered_map<Connection *, Id> m_ids;
    std::unordered_map<Id, Connection *> m_connections;
    Id m_last = 0;
};

} // namespace trainyard::ps
