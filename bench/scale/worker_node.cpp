#include "bench/scale/worker_node.h"

#include <algorithm>

#include <fmt/format.h>

#include "bench/scale/server_node.h"

namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages

WorkerNode::WorkerNode(World &world, int index, Nic nic)
    : Node(world, nic)
    , m_index(index)
    , m_place{nic, world.addIoThread()}
    , m_gradientSync(world.slices.real, [this](std::uint32_t slice) { return request(slice); })
    , m_links(std::size_t(world.slices.real.shards()))
{
    const std::string host = fmt::format("worker-{}", index);
    join(JoinRequest{"worker", host, host, -1}, seconds(m_world.job.heartbeatSeconds / 2));
}

void WorkerNode::onControl(const ControlMessage &message)
{
    if (const auto *accepted = std::get_if<JoinAccepted>(&message)) {
        onAccepted(*accepted);
    } else if (std::holds_alternative<End>(message)) {
        kill();
    } else if (const auto *view = std::get_if<View>(&message)) {
        m_proposed = *view;
        sendToScheduler(ViewAck{view->view});
    } else if (const auto *start = std::get_if<Start>(&message)) {
        onStart(*start);
    } else if (const auto *pause = std::get_if<Pause>(&message)) {
        onPause(*pause);
    } else if (const auto *truncate = std::get_if<Truncate>(&message)) {
        onTruncate(*truncate);
    } else if (const auto *placement = std::get_if<Placement>(&message)) {
        onPlacement(*placement);
    } else if (const auto *validate = std::get_if<Validate>(&message)) {
        sendToScheduler(EpochDone{validate->epoch, validate->parts, validate->index, {0, 0, 1}});
    }
}

void WorkerNode::onAccepted(const JoinAccepted &accepted)
{
    m_rank = accepted.rank;
    m_addresses = accepted.servers;
    // Opens one connection after the other, as KvWorker::join does.
    Duration delay(0);
    for (int shardIndex = 0; shardIndex < m_world.slices.real.shards(); ++shardIndex) {
        delay += m_world.handshake();
        m_world.timeline.after(delay, [this, shardIndex] { open(shardIndex); });
    }
    m_world.timeline.after(delay, [this, running = accepted.running] {
        if (!isResponsive())
            return;
        const auto ready = [this] {
            sendToScheduler(Ready{std::int64_t(m_world.slices.small.parameters()), m_world.samples});
        };
        if (!running)
            return ready();
        m_gradientSync.pull();
        waitUntil([this] { return m_gradientSync.done(); }, ready);
    });
}

void WorkerNode::onStart(const Start &start)
{
    if (!m_proposed || start.view != m_proposed->view || start.view == m_view)
        return;
    m_view = start.view;
    m_next = m_proposed->step;
    m_paused = m_stalled = false;
    m_truncateStep.reset();
    beginPartition({m_view, m_rank, m_proposed->index, int(m_proposed->members.size()), m_proposed->epoch,
                    m_proposed->step, m_proposed->partition, m_proposed->fresh});
}

void WorkerNode::onPause(const Pause &pause)
{
    if (pause.view != m_view)
        return;
    m_paused = !m_truncateStep;
    sendToScheduler(Paused{pause.view, m_truncateStep ? std::max(*m_truncateStep, m_next) : m_next});
}

void WorkerNode::onTruncate(const Truncate &truncate)
{
    if (truncate.view != m_view)
        return;
    m_truncateStep = truncate.step;
    m_paused = false;
    if (std::exchange(m_stalled, false))
        nextStep();
}

void WorkerNode::beginPartition(const ps::Membership &partition)
{
    m_membership = partition;
    m_round = std::uint64_t(partition.step);
    m_remainingSteps = partition.partition.steps();
    m_partitionBegan = m_world.timeline.now();
    m_waited = 0;
    if (!partition.fresh)
        return nextStep();
    m_gradientSync.pull();
    waitUntil([this] { return m_gradientSync.done(); },
              [this] {
                  m_waited = 0; // waits before the first step do not count
                  nextStep();
              });
}

void WorkerNode::nextStep()
{
    if (m_remainingSteps == 0)
        return endPartition();
    if (m_paused) {
        m_stalled = true;
        return;
    }
    if (m_truncateStep && std::int64_t(m_round) >= *m_truncateStep)
        return endPartition();
    m_next = std::int64_t(m_round) + 1;
    m_stepSeconds = stepSeconds(m_world.setup, m_index, m_rank, m_round);
    forward(0);
}

void WorkerNode::compute(double share, std::function<void()> then)
{
    m_world.timeline.after(seconds(m_stepSeconds * share), [this, then = std::move(then)] {
        if (isResponsive())
            then();
    });
}

void WorkerNode::forward(std::size_t stage)
{
    const std::vector<Stage> &stages = m_world.stages;
    if (stage < stages.size()) {
        return waitUntil(
            [this, &s = stages[stage]] {
                return std::ranges::all_of(
                    s.ranges, [this](const auto &r) { return m_gradientSync.hasWeights(r.first, r.second); });
            },
            [this, stage, &s = stages[stage]] {
                compute(s.share * m_world.setup.compute.forwardShare, [this, stage] { forward(stage + 1); });
            });
    }
    waitUntil([this] { return m_gradientSync.done(); },
              [this] {
                  m_gradientSync.begin();
                  m_sent = m_round++;
                  m_samples = std::uint32_t(
                      m_membership.partition.batchSize(std::int64_t(m_sent) - m_membership.step, m_membership.index));
                  backward(m_world.stages.size());
              });
}

void WorkerNode::backward(std::size_t stage)
{
    if (stage == 0)
        return endStep();
    const Stage &s = m_world.stages[stage - 1];
    compute(s.share * (1 - m_world.setup.compute.forwardShare), [this, stage, &s] {
        for (const auto &[begin, end] : s.ranges)
            m_gradientSync.gradientsFinal(begin, end);
        backward(stage - 1);
    });
}

void WorkerNode::endStep()
{
    auto &steps = m_world.steps[m_rank];
    steps.push_back({m_world.timeline.now(), std::exchange(m_waited, 0), m_view});
    if (steps.size() > m_world.mostSteps) {
        m_world.mostSteps = steps.size();
        m_world.onProgress();
    }
    --m_remainingSteps;
    nextStep();
}

void WorkerNode::endPartition()
{
    waitUntil([this] { return m_gradientSync.done(); },
              [this] {
                  const double time = inSeconds(m_world.timeline.now() - m_partitionBegan);
                  sendToScheduler(PartitionDone{
                      m_view, std::int64_t(m_round), {0, 0, std::int64_t(m_round) - m_membership.step}, time});
              });
}

void WorkerNode::leave()
{
    sendToScheduler(Leave{-1, "", true});
}

} // namespace trainyard::bench::scale
