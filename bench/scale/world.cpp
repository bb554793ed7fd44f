#include "bench/scale/world.h"

#include <fmt/format.h>

#include "bench/scale/scheduler_node.h"
#include "bench/scale/server_node.h"
#include "bench/scale/worker_node.h"

namespace trainyard::bench::scale {

World::World(const Setup &s, std::vector<Stage> layers, std::size_t parameters, std::size_t trainable)
    : setup(s)
    , job(s.job())
    , shards(ps::shardLayoutOf(job, parameters))
    , slices(ps::sliceMapOf(job, parameters))
    , codec(ps::codecOf(job))
    , trainableEnd(trainable)
    , stages(std::move(layers))
    , samples(std::int64_t(s.steps) * s.workers)
    , m_roundWeights(slices.real.slices())
    , m_began(timeline.now())
{
    if (!setup.compute.overlap)
        stages = {together(stages)};
}

World::~World() = default;

Nic World::addNic()
{
    const double rate = setup.machine.cores > 0 ? 1e15 : setup.machine.nicGbits * 1e9 / 8;
    return {network.addChannel({rate, Duration(0), setup.machine.sharing}),
            network.addChannel({rate, Duration(0), setup.machine.sharing})};
}

ChannelId World::addThread(double bytesPerSecond)
{
    return network.addChannel({bytesPerSecond, setup.machine.perMessage, Sharing::Fifo});
}

ChannelId World::addIoThread()
{
    const MachineModel &machine = setup.machine;
    if (machine.cores == 0)
        return addThread(machine.copyRate);
    if (!m_cores)
        m_cores =
            network.addChannel({machine.copyRate * machine.cores, machine.perMessage / machine.cores, Sharing::Fair});
    return *m_cores;
}

FlowId World::stream(const Place &from, const Place &to, double cost)
{
    FlowOptions options;
    if (setup.serversOnWorkers && from.nic.out == to.nic.out) { // memory that both see: only the receiver copies
        options.links = {{from.thread, 0}, {to.thread, cost}};
        options.window = 1e18;
        return network.open(options);
    }
    options.links = {{from.thread, 1}, {from.nic.out, MachineModel::kWire}};
    if (setup.machine.streamGbits > 0)
        options.links.push_back({network.addChannel({setup.machine.streamGbits * 1e9 / 8, Duration(0), Sharing::Fifo}),
                                 MachineModel::kWire});
    options.wire = options.links.size() - 1;
    options.links.push_back({to.nic.in, MachineModel::kWire});
    options.links.push_back({to.thread, cost});
    options.latency = latency();
    options.window = setup.machine.window;
    return network.open(options);
}

std::size_t World::frameBytes(std::uint32_t slice, protocol::Encoding encoding) const
{
    const std::size_t size = slices.real.size(slice);
    if (slices.real.offset(slice) + size > trainableEnd)
        encoding = protocol::Encoding::Float32;
    return protocol::kHeaderBytes + ps::encodedBytes(encoding, size);
}

std::string World::at() const
{
    return fmt::format("{:.3f} s", inSeconds(timeline.now() - m_began));
}

void World::checkWeights(std::uint32_t slice, std::uint64_t round, float weight)
{
    ++answers;
    RoundWeight &known = m_roundWeights[slice][round % 2];
    if (known.round == round && known.weight != weight)
        violations.push_back(fmt::format("{}: after round {} slice {} is {} for one worker and {} for another", at(),
                                         round, slice, known.weight, weight));
    known = {round, weight};
}

Node::Node(World &world, Nic nic)
    : m_world(world)
    , m_nic(nic)
    , m_control{nic, world.addThread(world.setup.machine.jsonRate)}
{
}

void Node::join(const protocol::JoinRequest &joinRequest, Duration heartbeat)
{
    m_world.timeline.after(m_world.handshake(), [this, joinRequest, heartbeat] {
        if (!isResponsive())
            return;
        m_peer = m_world.scheduler->connect(*this);
        m_toScheduler = m_world.stream(m_control, m_world.scheduler->place());
        sendToScheduler(joinRequest);
        sendHeartbeats(heartbeat);
    });
}

void Node::sendHeartbeats(Duration every)
{
    m_world.timeline.after(every, [this, every] {
        if (!isResponsive())
            return;
        m_world.timeline.after(m_world.latency(), [this] { m_world.scheduler->heard(m_peer); });
        sendHeartbeats(every);
    });
}

void Node::sendToScheduler(const protocol::ControlMessage &message)
{
    m_world.network.send(m_toScheduler, protocol::kHeaderBytes + protocol::toJson(message).size(), 0,
                         [this, message] { m_world.scheduler->received(m_peer, message); });
}

void Node::kill()
{
    if (!std::exchange(m_alive, false))
        return;
    if (m_peer)
        m_world.network.cut(m_toScheduler, [this] { m_world.scheduler->closed(m_peer); });
    closeAll();
}

} // namespace trainyard::bench::scale
