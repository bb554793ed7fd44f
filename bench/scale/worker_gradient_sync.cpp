#include <algorithm>

#include "bench/scale/server_node.h"
#include "bench/scale/worker_node.h"

/// A worker's connections: what it sends and receives over them, and the loss of servers.
namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages

void WorkerNode::open(int shardIndex)
{
    const auto at = m_world.byAddress.find(m_addresses[std::size_t(m_world.shards.partOf(shardIndex))]);
    if (!isResponsive() || at == m_world.byAddress.end() || !at->second->isResponsive())
        return; // the scheduler notices as well, and chooses another server
    ServerNode &server = *at->second;
    const auto link = std::make_shared<ShardConnection>();
    const Place theirs = server.place(m_world.shards.threadOf(shardIndex));
    const MachineModel &machine = m_world.setup.machine;
    *link = {this,
             &server,
             m_rank,
             shardIndex,
             m_world.stream(m_place, theirs, 1 + machine.copyRate / machine.addRate),
             m_world.stream(theirs, m_place),
             true};
    m_links[std::size_t(shardIndex)] = link;
    server.attach(link);
    m_gradientSync.connected(shardIndex);
}

bool WorkerNode::request(std::uint32_t slice)
{
    const auto link = m_links[std::size_t(m_world.slices.real.shardOf(slice))];
    if (!link || !link->open)
        return false;
    if (m_gradientSync.pulling()) {
        m_world.network.send(link->up, kHeaderBytes, 0, [link, slice, round = m_sent] {
            if (link->server->isResponsive())
                link->server->onPull(link, slice, round);
        });
        return true;
    }
    m_world.network.send(link->up, m_world.frameBytes(slice, m_world.codec.gradients), 0,
                         [link, slice, round = m_sent, samples = m_samples] {
                             if (link->server->isResponsive())
                                 link->server->onPush(*link, slice, round, samples);
                         });
    return true;
}

void WorkerNode::onWeights(const ShardConnection &link, std::uint32_t slice, std::uint64_t round, float weight)
{
    if (m_links[std::size_t(link.shardIndex)].get() != &link)
        return; // arrived over an abandoned connection
    if (!m_gradientSync.onReceived(slice))
        m_world.violations.push_back(m_world.at() + ": weights that were not requested");
    if (!m_gradientSync.pulling())
        m_world.checkWeights(slice, round, weight);
    resumeIfReady();
}

void WorkerNode::waitUntil(std::function<bool()> condition, std::function<void()> continuation)
{
    if (condition())
        return continuation();
    m_condition = std::move(condition);
    m_continuation = std::move(continuation);
    m_waitsSince = m_world.timeline.now();
}

void WorkerNode::resumeIfReady()
{
    if (!m_condition || !m_condition())
        return;
    m_condition = {};
    m_waited += inSeconds(m_world.timeline.now() - m_waitsSince);
    std::exchange(m_continuation, {})();
}

void WorkerNode::onServerClosed(const std::shared_ptr<ShardConnection> &link)
{
    if (!std::exchange(link->open, false) || !isResponsive())
        return;
    m_world.network.cut(link->up, [] {});
}

void WorkerNode::onPlacement(const Placement &placement)
{
    Duration delay(0);
    for (std::size_t part = 0; part < placement.primary.size(); ++part) {
        const std::string &address = placement.addresses[std::size_t(placement.primary[part])];
        const bool moved = address != std::exchange(m_addresses[part], address);
        for (int thread = 0; thread < m_world.shards.serverThreads; ++thread) {
            const int shardIndex = m_world.shards.indexOf(int(part), thread);
            const auto &old = m_links[std::size_t(shardIndex)];
            if (address.empty() || (!moved && old && old->open))
                continue;
            if (old && std::exchange(old->open, false))
                m_world.network.cut(old->up, [] {});
            delay += m_world.handshake();
            m_world.timeline.after(delay, [this, shardIndex] { open(shardIndex); });
        }
    }
}

void WorkerNode::closeAll()
{
    m_condition = {};
    for (const auto &link : m_links) {
        if (link && link->open)
            m_world.network.cut(link->up, [link] { link->server->detach(link); });
    }
}

} // namespace trainyard::bench::scale
