#include <algorithm>

#include <fmt/format.h>

#include "bench/scale/server_node.h"
#include "bench/scale/worker_node.h"

/// A server's side of replication: the replicas that it sends, those that it holds, and the parts that it takes over.
namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages and names of frames
using ps::Shard;

void ServerNode::place(const Placement &placement)
{
    std::string problem;
    for (ServerThread &thread : m_threads) {
        for (int part = 0; part < int(placement.primary.size()); ++part) {
            const auto at = thread.held.find(part);
            if (placement.primary[std::size_t(part)] != m_rank)
                continue; // parts move away only when a server comes back, which does not happen here
            if (at == thread.held.end() || (!at->second.primary && !promote(thread, part)))
                problem = fmt::format("server {} has no complete replica of part {}", m_rank, part);
            else if (at->second.replicaServer >= 0 && at->second.replicaServer != placement.backup[std::size_t(part)])
                endReplica(thread, at->second, part);
        }
    }
    sendToScheduler(PlacementAck{placement.version, problem});
    std::erase_if(m_linked, [&](const auto &link) {
        return placement.primary[std::size_t(link.first)] != m_rank ||
               placement.backup[std::size_t(link.first)] != link.second;
    });
    for (int part = 0; part < int(placement.primary.size()); ++part) {
        const int backup = placement.backup[std::size_t(part)];
        if (placement.primary[std::size_t(part)] != m_rank || backup < 0 || m_linked.contains(part))
            continue;
        m_linked[part] = backup;
        m_world.timeline.after(m_world.handshake(), [this, part, backup] {
            for (std::size_t thread = 0; isResponsive() && thread < m_threads.size(); ++thread)
                replicateTo(int(thread), part, backup);
        });
    }
}

bool ServerNode::promote(ServerThread &thread, int part)
{
    HostedShard &held = thread.held.at(part);
    if (!held.shard.isComplete())
        return false;
    held.primary = true;
    held.shard.setMembers(m_members);
    std::erase_if(thread.early, [&](const auto &early) {
        if (early.first.first == part)
            thread.workers[early.first] = early.second;
        return early.first.first == part;
    });
    return true;
}

void ServerNode::endReplica(ServerThread &thread, HostedShard &held, int part)
{
    if (const auto link = std::exchange(held.copy, nullptr)) {
        link->open = false;
        m_world.network.cut(link->out, [] {});
        m_completeReplicas.erase({part, held.replicaServer});
        sendToScheduler(ReplicaState{part, held.replicaServer, false});
    }
    held.replicaServer = -1;
    work(thread, held, 0, [&] { held.shard.setReplicator({}); });
}

void ServerNode::replicateTo(int number, int part, int server)
{
    ServerNode &other = *m_world.servers[std::size_t(server)];
    ServerThread &thread = m_threads[std::size_t(number)];
    HostedShard &held = thread.held.at(part);
    if (!other.isResponsive())
        return sendToScheduler(ReplicaState{part, server, false});
    endReplica(thread, held, part);
    const double adding = 1 + m_world.setup.machine.copyRate / m_world.setup.machine.addRate;
    const auto link = std::make_shared<ReplicaLink>();
    *link = {this,
             &other,
             part,
             number,
             server,
             m_world.stream(place(number), other.place(number), adding),
             m_world.stream(other.place(number), place(number)),
             true};
    ServerThread &theirs = other.m_threads[std::size_t(number)];
    theirs.held.erase(part); // starts over: nothing of an older replica may remain
    other.hostShard(theirs, part);
    other.m_incoming.push_back(link);
    held.copy = link;
    held.replicaServer = server;
    held.statesDue = held.shard.slots() * std::size_t(held.shard.arrays());
    for (std::uint32_t slot = 0; slot < held.shard.slots(); ++slot) {
        const std::uint32_t slice = held.shard.sliceOf(slot);
        for (int array = 0; array < held.shard.arrays(); ++array) {
            m_world.network.send(
                link->out, m_world.frameBytes(slice, Encoding::Float32), 0,
                [link, slice, array, progress = held.shard.progress(slice), values = held.shard.array(slice, array)] {
                    link->to->onState(link, slice, array, progress, values);
                });
        }
    }
    held.shard.setReplicator([this, link](const Shard::Change &change, const ps::SliceRef &gradient) {
        m_world.network.send(
            link->out, m_world.frameBytes(change.slice, Encoding::Float32), 0,
            [link, change, sum = std::as_const(*gradient).floats(1)[0]] { link->to->onChange(link, change, sum); });
    });
    if (held.statesDue == 0 && ++m_completeReplicas[{part, server}] == m_threads.size())
        sendToScheduler(ReplicaState{part, server, true});
}

void ServerNode::onState(const std::shared_ptr<ReplicaLink> &link, std::uint32_t slice, int number,
                         Shard::Progress progress, const ps::SliceRef &values)
{
    if (!isResponsive() || !link->open)
        return;
    m_world.network.send(link->back, kHeaderBytes, 0, [link, slice] {
        link->from->onReplicated(*link, {slice, 0, 0, 0});
    });
    Shard &shard = m_threads[std::size_t(link->thread)].held.at(link->part).shard;
    const ps::SliceRef own = shard.bufferFor(slice).value(); // memory of its own, as if received
    std::ranges::copy(std::as_const(*values).floats(shard.size(slice)), own->floats(shard.size(slice)).begin());
    check(shard.setArray(slice, number, progress, own));
}

void ServerNode::onChange(const std::shared_ptr<ReplicaLink> &link, const Shard::Change &change, float gradient)
{
    if (!isResponsive() || !link->open)
        return;
    m_world.network.send(link->back, kHeaderBytes, 0, [link, change] { link->from->onReplicated(*link, change); });
    ServerThread &thread = m_threads[std::size_t(link->thread)];
    HostedShard &held = thread.held.at(link->part);
    work(thread, held, change.slice, [&] {
        const ps::SliceRef values = held.shard.bufferFor(change.slice).value();
        std::ranges::fill(values->floats(held.shard.size(change.slice)), gradient);
        check(held.shard.apply(change, values));
    });
}

void ServerNode::onReplicated(const ReplicaLink &link, const Shard::Change &change)
{
    if (!isResponsive() || !link.open)
        return;
    ServerThread &thread = m_threads[std::size_t(link.thread)];
    HostedShard &held = thread.held.at(link.part);
    if (held.statesDue == 0)
        return work(thread, held, change.slice, [&] { held.shard.replicated(change); });
    if (--held.statesDue == 0 && ++m_completeReplicas[{link.part, link.server}] == m_threads.size())
        sendToScheduler(ReplicaState{link.part, link.server, true});
}

void ServerNode::onReplicaClosed(const std::shared_ptr<ReplicaLink> &link)
{
    if (!isResponsive() || !std::exchange(link->open, false))
        return;
    ServerThread &thread = m_threads[std::size_t(link->thread)];
    const auto at = thread.held.find(link->part);
    if (at == thread.held.end() || at->second.copy != link)
        return; // the primary is gone: the scheduler decides about the replica
    at->second.copy = nullptr;
    m_completeReplicas.erase({link->part, link->server});
    m_linked.erase(link->part);
    sendToScheduler(ReplicaState{link->part, link->server, false});
    // As in ps::ServerThread, replies wait until the scheduler has confirmed that this server continues alone.
    at->second.shard.setReplicator([](const Shard::Change &, const ps::SliceRef &) {});
}

void ServerNode::closeAll()
{
    for (ServerThread &thread : m_threads) {
        for (const auto *links : {&thread.workers, &thread.early}) {
            for (const auto &[key, link] : *links)
                m_world.network.cut(link->down, [link = link] { link->worker->onServerClosed(link); });
        }
        for (auto &[part, held] : thread.held) {
            if (const auto link = held.copy)
                m_world.network.cut(link->out, [link] { link->to->onReplicaClosed(link); });
        }
    }
    for (const auto &link : m_incoming)
        m_world.network.cut(link->back, [link] { link->from->onReplicaClosed(link); });
}

} // namespace trainyard::bench::scale
