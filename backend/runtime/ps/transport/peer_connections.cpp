#include "backend/runtime/ps/transport/peer_connections.h"

namespace trainyard::ps {

void PeerConnections::add(Connection &connection)
{
    const Id id = ++m_last;
    m_ids[&connection] = id;
    m_connections[id] = &connection;
}

PeerConnections::Id PeerConnections::remove(Connection &connection)
{
    const Id id = idOf(connection);
    m_ids.erase(&connection);
    m_connections.erase(id);
    return id;
}

PeerConnections::Id PeerConnections::idOf(Connection &connection) const
{
    const auto at = m_ids.find(&connection);
    return at == m_ids.end() ? 0 : at->second;
}

Connection *PeerConnections::find(Id id) const
{
    const auto at = m_connections.find(id);
    return at == m_connections.end() ? nullptr : at->second;
}

void PeerConnections::send(Id id, const protocol::ControlMessage &message)
{
    if (Connection *connection = find(id)) {
        connection->send(message);
        m_loop.flush(*connection);
    }
}

void PeerConnections::disconnect(Id id)
{
    if (Connection *connection = find(id)) {
        remove(*connection);
        m_loop.closeAfterWriting(*connection);
    }
}

void PeerConnections::sendHeartbeats()
{
    constexpr std::size_t kMostQueued = 16; // a peer that does not read is removed for its silence
    for (const auto &[connection, id] : m_ids) {
        if (connection->queuedFrames() < kMostQueued)
            connection->send(protocol::kHeartbeat, {});
        m_loop.flush(*connection);
    }
}

} // namespace trainyard::ps
