#include "bench/scale/scheduler_node.h"

namespace trainyard::bench::scale {

SchedulerNode::SchedulerNode(World &world)
    : m_world(world)
    , m_place{world.addNic(), world.addThread(world.setup.machine.jsonRate)}
    , m_core(world.job, ps::RunStart{}, *this, *this, world.timeline.now())
{
    tick();
}

void SchedulerNode::tick()
{
    m_world.timeline.after(std::chrono::milliseconds(100), [this] {
        m_core.onTick(m_world.timeline.now());
        if (!m_core.over())
            tick();
    });
}

ps::PeerId SchedulerNode::connect(Node &node)
{
    m_peers[++m_last] = {&node, m_world.stream(m_place, node.control())};
    return m_last;
}

void SchedulerNode::received(ps::PeerId id, const protocol::ControlMessage &message)
{
    if (m_peers.contains(id))
        m_core.onMessage(id, message, m_world.timeline.now());
}

void SchedulerNode::heard(ps::PeerId id)
{
    if (m_peers.contains(id))
        m_core.onFrameReceived(id, m_world.timeline.now());
}

void SchedulerNode::closed(ps::PeerId id)
{
    if (m_peers.erase(id) > 0)
        m_core.onClosed(id, {ErrorCode::Disconnected, "", "closed the connection"}, m_world.timeline.now());
}

void SchedulerNode::send(ps::PeerId id, const protocol::ControlMessage &message)
{
    const auto at = m_peers.find(id);
    if (at == m_peers.end())
        return;
    Node *node = at->second.node;
    m_world.network.send(at->second.flow, protocol::kHeaderBytes + protocol::toJson(message).size(), 0,
                         [node, message] {
                             if (node->isResponsive())
                                 node->onControl(message);
                         });
}

void SchedulerNode::disconnect(ps::PeerId id)
{
    const auto at = m_peers.find(id);
    if (at == m_peers.end())
        return;
    // Takes effect after everything sent before, as closing a socket does.
    m_world.network.send(at->second.flow, 0, 0, [node = at->second.node] {
        if (node->isResponsive())
            node->onSchedulerClosed();
    });
    m_peers.erase(at);
}

void SchedulerNode::log(const std::string &line)
{
    m_world.log.push_back(m_world.at() + "  " + line);
}

void SchedulerNode::finished(const Status &outcome)
{
    m_world.outcome = outcome;
}

} // namespace trainyard::bench::scale
