#include "bench/scale/server_node.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "backend/runtime/ps/update_rule.h"
#include "bench/scale/worker_node.h"

namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages and names of frames

ServerNode::ServerNode(World &world, int index)
    : Node(world, world.addCard())
    , m_index(index)
{
    m_world.byAddress[address()] = this;
    join(Hello{"server", fmt::format("server-{}", index), address(), index},
         seconds(std::max(0.02, m_world.job.heartbeatSeconds / 4)));
}

void ServerNode::onControl(const ControlMessage &message)
{
    if (const auto *accepted = std::get_if<Accepted>(&message)) {
        prepare(*accepted);
    } else if (std::holds_alternative<End>(message)) {
        kill();
    } else if (const auto *view = std::get_if<View>(&message)) {
        m_members.clear();
        for (const Member &member : view->members)
            m_members.push_back(member.rank);
        for (Lane &lane : m_lanes) {
            for (auto &[part, held] : lane.held)
                work(lane, held, 0, [&] { held.shard.setMembers(m_members, std::uint64_t(view->step)); });
        }
        tell(ViewAck{view->view});
    } else if (const auto *lost = std::get_if<MemberLost>(&message)) {
        removeMember(lost->rank);
    } else if (const auto *placement = std::get_if<Placement>(&message)) {
        place(*placement);
    }
}

void ServerNode::prepare(const Accepted &accepted)
{
    m_rank = accepted.rank;
    const auto &machine = m_world.setup.machine;
    m_lanes.resize(std::size_t(m_world.stripes.lanes));
    const std::vector<float> zeros(m_world.slices.small.parameters());
    for (Lane &lane : m_lanes) {
        lane.thread = m_world.addCopier();
        lane.updates = m_world.network.open({{{lane.thread, machine.copyRate / machine.updateRate}}, 0, {}, 1e18});
        if (accepted.running)
            continue;
        Held &held = hold(lane, m_rank);
        held.shard.setWeights(zeros);
        held.primary = true;
    }
    tell(Ready{std::int64_t(m_world.slices.small.parameters()), 0});
}

ServerNode::Held &ServerNode::hold(Lane &lane, int part)
{
    const int stripe = m_world.stripes.of(part, int(&lane - m_lanes.data()));
    const auto rate = [rate = float(m_world.job.learningRate)](std::uint64_t) {
        return rate;
    }; // whoever comes and goes
    const ps::ShardOptions options{ps::optimizerOf(m_world.job, {}), rate, true, false};
    const auto reply = [&lane, part](int rank, const ps::Shard::Change &change, const ps::SliceRef &weights) {
        if (const auto at = lane.workers.find({part, rank}); at != lane.workers.end())
            lane.answers.push_back({at->second, change.slice, change.round, weights});
    };
    return lane.held.try_emplace(part, Held{ps::Shard(m_world.slices.small, stripe, options, reply)}).first->second;
}

void ServerNode::check(const Status &status)
{
    if (!status)
        m_world.wrong.push_back(m_world.at() + ": " + address() + ": " + status.error().detail);
}

void ServerNode::work(Lane &lane, Held &held, std::uint32_t slice, const std::function<void()> &what)
{
    const std::uint64_t before = held.shard.updates();
    what();
    for (std::uint64_t i = before; i < held.shard.updates(); ++i)
        m_world.network.send(lane.updates, m_world.slices.real.size(slice) * sizeof(float), 0, {});
    for (const Answer &a : std::exchange(lane.answers, {}))
        answer(lane, a);
}

void ServerNode::answer(Lane &, const Answer &a)
{
    if (!a.link->open)
        return;
    m_world.network.send(a.link->down, m_world.frameBytes(a.slice, m_world.codec.weights), a.slice + 1,
                         [link = a.link, slice = a.slice, round = a.round, weights = a.weights] {
                             if (link->open && link->worker->acts())
                                 link->worker->onWeights(*link, slice, round, std::as_const(*weights).floats(1)[0]);
                         });
}

void ServerNode::onPush(const Link &link, std::uint32_t slice, std::uint64_t round, std::uint32_t samples)
{
    Lane &lane = m_lanes[std::size_t(m_world.stripes.laneOf(link.stripe))];
    const auto at = lane.held.find(m_world.stripes.partOf(link.stripe));
    if (at == lane.held.end())
        return check(fail(ErrorCode::Conflict, address(), "a gradient for a part that it does not hold"));
    Held &held = at->second;
    work(lane, held, slice, [&] {
        auto gradient = held.shard.bufferFor(slice);
        if (!gradient)
            return check(fail(gradient.error()));
        std::ranges::fill((*gradient)->floats(held.shard.size(slice)), float(samples)); // a mean of 1
        check(held.shard.push(link.rank, slice, round, samples, *gradient, m_world.timeline.now()));
    });
}

void ServerNode::onPull(const std::shared_ptr<Link> &link, std::uint32_t slice, std::uint64_t round)
{
    Lane &lane = m_lanes[std::size_t(m_world.stripes.laneOf(link->stripe))];
    const auto at = lane.held.find(m_world.stripes.partOf(link->stripe));
    if (at == lane.held.end())
        return check(fail(ErrorCode::Conflict, address(), "a pull of a part that it does not hold"));
    if (const auto weights = at->second.shard.weights(slice))
        answer(lane, {link, slice, round, *weights});
    else
        check(fail(weights.error()));
}

void ServerNode::attach(const std::shared_ptr<Link> &link)
{
    Lane &lane = m_lanes[std::size_t(m_world.stripes.laneOf(link->stripe))];
    const int part = m_world.stripes.partOf(link->stripe);
    const auto held = lane.held.find(part);
    const bool ours = held != lane.held.end() && held->second.primary;
    (ours ? lane.workers : lane.early)[{part, link->rank}] = link;
}

void ServerNode::detach(const std::shared_ptr<Link> &link)
{
    link->open = false;
    if (!acts())
        return;
    Lane &lane = m_lanes[std::size_t(m_world.stripes.laneOf(link->stripe))];
    const auto at = lane.workers.find({m_world.stripes.partOf(link->stripe), link->rank});
    if (at == lane.workers.end() || at->second != link)
        return;
    lane.workers.erase(at);
    tell(Lost{link->rank, false, "closed the connection"});
}

void ServerNode::removeMember(int rank)
{
    std::erase(m_members, rank);
    std::uint64_t all = std::uint64_t(std::numeric_limits<std::int64_t>::max());
    for (Lane &lane : m_lanes) {
        std::uint64_t whole = std::numeric_limits<std::uint64_t>::max();
        for (auto &[part, held] : lane.held) {
            if (held.primary)
                whole = std::min(whole, held.shard.cameWhole(rank));
            work(lane, held, 0, [&] { held.shard.removeMember(rank); });
            if (const auto at = lane.workers.find({part, rank}); at != lane.workers.end()) {
                const std::shared_ptr<Link> link = at->second;
                lane.workers.erase(at);
                m_world.network.cut(link->down, [link] { link->worker->onServerClosed(link); });
            }
        }
        all = std::min(all, lane.lost.try_emplace(rank, whole).first->second);
    }
    tell(Counted{rank, std::int64_t(all)});
}

std::optional<std::pair<std::uint32_t, std::vector<float>>> ServerNode::result(std::uint32_t slice)
{
    const int stripe = m_world.slices.small.stripeOf(slice);
    Lane &lane = m_lanes[std::size_t(m_world.stripes.laneOf(stripe))];
    const auto at = lane.held.find(m_world.stripes.partOf(stripe));
    if (at == lane.held.end() || !at->second.primary)
        return {};
    const auto weights = at->second.shard.weights(slice);
    if (!weights)
        return {};
    const auto floats = std::as_const(**weights).floats(at->second.shard.size(slice));
    return std::pair(at->second.shard.progress(slice).updates, std::vector<float>(floats.begin(), floats.end()));
}

} // namespace trainyard::bench::scale
