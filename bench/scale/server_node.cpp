#include "bench/scale/server_node.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "backend/runtime/ps/update_rule.h"
#include "bench/scale/worker_node.h"

namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages and names of frames

ServerNode::ServerNode(World &world, int index, Nic nic)
    : Node(world, nic)
    , m_index(index)
{
    m_world.byAddress[address()] = this;
    join(JoinRequest{"server", fmt::format("server-{}", index), address(), index},
         seconds(std::max(0.02, m_world.job.heartbeatSeconds / 4)));
}

void ServerNode::onControl(const ControlMessage &message)
{
    if (const auto *accepted = std::get_if<JoinAccepted>(&message)) {
        prepare(*accepted);
    } else if (std::holds_alternative<End>(message)) {
        kill();
    } else if (const auto *view = std::get_if<View>(&message)) {
        m_members.clear();
        for (const Member &member : view->members)
            m_members.push_back(member.rank);
        for (ServerThread &thread : m_threads) {
            for (auto &[part, held] : thread.held)
                work(thread, held, 0,
                     [&, &held = held] { held.shard.setMembers(m_members, std::uint64_t(view->step)); });
        }
        sendToScheduler(ViewAck{view->view});
    } else if (const auto *lost = std::get_if<MemberLost>(&message)) {
        removeMember(lost->rank);
    } else if (const auto *placement = std::get_if<Placement>(&message)) {
        place(*placement);
    }
}

void ServerNode::prepare(const JoinAccepted &accepted)
{
    m_rank = accepted.rank;
    const auto &machine = m_world.setup.machine;
    m_threads.resize(std::size_t(m_world.shards.serverThreads));
    const std::vector<float> zeros(m_world.slices.small.parameters());
    for (ServerThread &thread : m_threads) {
        thread.thread = m_world.addIoThread();
        thread.updates = m_world.network.open({{{thread.thread, machine.copyRate / machine.updateRate}}, 0, {}, 1e18});
        if (accepted.running)
            continue;
        HostedShard &held = hostShard(thread, m_rank);
        held.shard.setWeights(zeros);
        held.primary = true;
    }
    sendToScheduler(Ready{std::int64_t(m_world.slices.small.parameters()), 0});
}

ServerNode::HostedShard &ServerNode::hostShard(ServerThread &thread, int part)
{
    const int shardIndex = m_world.shards.indexOf(part, int(&thread - m_threads.data()));
    const auto rate = [rate = float(m_world.job.learningRate)](std::uint64_t) {
        return rate;
    }; // despite joins and leaves
    const ps::ShardOptions options{ps::optimizerOf(m_world.job, {}), rate, true, false};
    const auto reply = [&thread, part](int rank, const ps::Shard::Change &change, const ps::SliceRef &weights) {
        if (const auto at = thread.workers.find({part, rank}); at != thread.workers.end())
            thread.answers.push_back({at->second, change.slice, change.round, weights});
    };
    return thread.held.try_emplace(part, HostedShard{ps::Shard(m_world.slices.small, shardIndex, options, reply)})
        .first->second;
}

void ServerNode::check(const Status &status)
{
    if (!status)
        m_world.violations.push_back(m_world.at() + ": " + address() + ": " + status.error().detail);
}

void ServerNode::work(ServerThread &thread, HostedShard &held, std::uint32_t slice, const std::function<void()> &what)
{
    const std::uint64_t before = held.shard.updates();
    what();
    for (std::uint64_t i = before; i < held.shard.updates(); ++i)
        m_world.network.send(thread.updates, m_world.slices.real.size(slice) * sizeof(float), 0, {});
    for (const PendingReply &a : std::exchange(thread.answers, {}))
        answer(thread, a);
}

void ServerNode::answer(ServerThread &, const PendingReply &a)
{
    if (!a.link->open)
        return;
    m_world.network.send(a.link->down, m_world.frameBytes(a.slice, m_world.codec.weights), a.slice + 1,
                         [link = a.link, slice = a.slice, round = a.round, weights = a.weights] {
                             if (link->open && link->worker->isResponsive())
                                 link->worker->onWeights(*link, slice, round, std::as_const(*weights).floats(1)[0]);
                         });
}

void ServerNode::onPush(const ShardConnection &link, std::uint32_t slice, std::uint64_t round, std::uint32_t samples)
{
    ServerThread &thread = m_threads[std::size_t(m_world.shards.threadOf(link.shardIndex))];
    const auto at = thread.held.find(m_world.shards.partOf(link.shardIndex));
    if (at == thread.held.end())
        return check(fail(ErrorCode::Conflict, address(), "a gradient for a part that it does not hold"));
    HostedShard &held = at->second;
    work(thread, held, slice, [&] {
        auto gradient = held.shard.bufferFor(slice);
        if (!gradient)
            return check(fail(gradient.error()));
        std::ranges::fill((*gradient)->floats(held.shard.size(slice)), float(samples)); // gives a mean of 1
        check(held.shard.push(link.rank, slice, round, samples, *gradient, m_world.timeline.now()));
    });
}

void ServerNode::onPull(const std::shared_ptr<ShardConnection> &link, std::uint32_t slice, std::uint64_t round)
{
    ServerThread &thread = m_threads[std::size_t(m_world.shards.threadOf(link->shardIndex))];
    const auto at = thread.held.find(m_world.shards.partOf(link->shardIndex));
    if (at == thread.held.end())
        return check(fail(ErrorCode::Conflict, address(), "a pull of a part that it does not hold"));
    if (const auto weights = at->second.shard.weights(slice))
        answer(thread, {link, slice, round, *weights});
    else
        check(fail(weights.error()));
}

void ServerNode::attach(const std::shared_ptr<ShardConnection> &link)
{
    ServerThread &thread = m_threads[std::size_t(m_world.shards.threadOf(link->shardIndex))];
    const int part = m_world.shards.partOf(link->shardIndex);
    const auto held = thread.held.find(part);
    const bool ours = held != thread.held.end() && held->second.primary;
    (ours ? thread.workers : thread.early)[{part, link->rank}] = link;
}

void ServerNode::detach(const std::shared_ptr<ShardConnection> &link)
{
    link->open = false;
    if (!isResponsive())
        return;
    ServerThread &thread = m_threads[std::size_t(m_world.shards.threadOf(link->shardIndex))];
    const auto at = thread.workers.find({m_world.shards.partOf(link->shardIndex), link->rank});
    if (at == thread.workers.end() || at->second != link)
        return;
    thread.workers.erase(at);
    sendToScheduler(ConnectionLost{link->rank, false, "closed the connection"});
}

void ServerNode::removeMember(int rank)
{
    std::erase(m_members, rank);
    std::uint64_t all = std::uint64_t(std::numeric_limits<std::int64_t>::max());
    for (ServerThread &thread : m_threads) {
        std::uint64_t whole = std::numeric_limits<std::uint64_t>::max();
        for (auto &[part, held] : thread.held) {
            if (held.primary)
                whole = std::min(whole, held.shard.firstIncompleteRound(rank));
            work(thread, held, 0, [&, &held = held] { held.shard.removeMember(rank); });
            if (const auto at = thread.workers.find({part, rank}); at != thread.workers.end()) {
                const std::shared_ptr<ShardConnection> link = at->second;
                thread.workers.erase(at);
                m_world.network.cut(link->down, [link] { link->worker->onServerClosed(link); });
            }
        }
        all = std::min(all, thread.lost.try_emplace(rank, whole).first->second);
    }
    sendToScheduler(AppliedSteps{rank, std::int64_t(all)});
}

std::optional<std::pair<std::uint32_t, std::vector<float>>> ServerNode::result(std::uint32_t slice)
{
    const int shardIndex = m_world.slices.small.shardOf(slice);
    ServerThread &thread = m_threads[std::size_t(m_world.shards.threadOf(shardIndex))];
    const auto at = thread.held.find(m_world.shards.partOf(shardIndex));
    if (at == thread.held.end() || !at->second.primary)
        return {};
    const auto weights = at->second.shard.weights(slice);
    if (!weights)
        return {};
    const auto floats = std::as_const(**weights).floats(at->second.shard.size(slice));
    return std::pair(at->second.shard.progress(slice).updates, std::vector<float>(floats.begin(), floats.end()));
}

} // namespace trainyard::bench::scale
