#include "bench/scale/worker_node.h"

#include <algorithm>

#include <fmt/format.h>

#include "bench/scale/server_node.h"

namespace trainyard::bench::scale {

using namespace protocol; // NOLINT: messages

WorkerNode::WorkerNode(World &world, int index, Card card)
    : Node(world, card)
    , m_index(index)
    , m_place{card, world.addCopier()}
    , m_exchange(world.slices.real, [this](std::uint32_t slice) { return ask(slice); })
    , m_links(std::size_t(world.slices.real.stripes()))
{
    const std::string host = fmt::format("worker-{}", index);
    join(Hello{"worker", host, host, -1}, seconds(m_world.job.heartbeatSeconds / 2));
}

void WorkerNode::onControl(const ControlMessage &message)
{
    if (const auto *accepted = std::get_if<Accepted>(&message)) {
        onAccepted(*accepted);
    } else if (std::holds_alternative<End>(message)) {
        kill();
    } else if (const auto *view = std::get_if<View>(&message)) {
        m_proposed = *view;
        tell(ViewAck{view->view});
    } else if (const auto *go = std::get_if<Go>(&message)) {
        onGo(*go);
    } else if (const auto *hold = std::get_if<Hold>(&message)) {
        onHold(*hold);
    } else if (const auto *cut = std::get_if<Cut>(&message)) {
        onCut(*cut);
    } else if (const auto *placement = std::get_if<Placement>(&message)) {
        onPlacement(*placement);
    } else if (const auto *validate = std::get_if<Validate>(&message)) {
        tell(EpochDone{validate->epoch, validate->parts, validate->index, {0, 0, 1}});
    }
}

void WorkerNode::onAccepted(const Accepted &accepted)
{
    m_rank = accepted.rank;
    m_addresses = accepted.servers;
    // One connection after the other, as KvWorker::join opens them.
    Duration delay(0);
    for (int stripe = 0; stripe < m_world.slices.real.stripes(); ++stripe) {
        delay += m_world.handshake();
        m_world.timeline.after(delay, [this, stripe] { open(stripe); });
    }
    m_world.timeline.after(delay, [this, running = accepted.running] {
        if (!acts())
            return;
        const auto ready = [this] { tell(Ready{std::int64_t(m_world.slices.small.parameters()), m_world.samples}); };
        if (!running)
            return ready();
        m_exchange.pull();
        await([this] { return m_exchange.done(); }, ready);
    });
}

void WorkerNode::onGo(const Go &go)
{
    if (!m_proposed || go.view != m_proposed->view || go.view == m_view)
        return;
    m_view = go.view;
    m_next = m_proposed->step;
    m_holding = m_stalled = false;
    m_cut.reset();
    beginDeal({m_view, m_rank, m_proposed->index, int(m_proposed->members.size()), m_proposed->epoch, m_proposed->step,
               m_proposed->deal, m_proposed->fresh});
}

void WorkerNode::onHold(const Hold &hold)
{
    if (hold.view != m_view)
        return;
    m_holding = !m_cut;
    tell(Held{hold.view, m_cut ? std::max(*m_cut, m_next) : m_next});
}

void WorkerNode::onCut(const Cut &cut)
{
    if (cut.view != m_view)
        return;
    m_cut = cut.step;
    m_holding = false;
    if (std::exchange(m_stalled, false))
        nextStep();
}

void WorkerNode::beginDeal(const ps::Membership &deal)
{
    m_deal = deal;
    m_round = std::uint64_t(deal.step);
    m_left = deal.deal.steps();
    m_dealBegan = m_world.timeline.now();
    m_waited = 0;
    if (!deal.fresh)
        return nextStep();
    m_exchange.pull();
    await([this] { return m_exchange.done(); },
          [this] {
              m_waited = 0; // before the first step
              nextStep();
          });
}

void WorkerNode::nextStep()
{
    if (m_left == 0)
        return endDeal();
    if (m_holding) {
        m_stalled = true;
        return;
    }
    if (m_cut && std::int64_t(m_round) >= *m_cut)
        return endDeal();
    m_next = std::int64_t(m_round) + 1;
    m_stepSeconds = stepSeconds(m_world.setup, m_index, m_rank, m_round);
    forward(0);
}

void WorkerNode::compute(double share, std::function<void()> then)
{
    m_world.timeline.after(seconds(m_stepSeconds * share), [this, then = std::move(then)] {
        if (acts())
            then();
    });
}

void WorkerNode::forward(std::size_t stage)
{
    const std::vector<Stage> &stages = m_world.stages;
    if (stage < stages.size()) {
        return await(
            [this, &s = stages[stage]] {
                return std::ranges::all_of(s.ranges,
                                           [this](const auto &r) { return m_exchange.have(r.first, r.second); });
            },
            [this, stage, &s = stages[stage]] {
                compute(s.share * m_world.setup.compute.forwardShare, [this, stage] { forward(stage + 1); });
            });
    }
    await([this] { return m_exchange.done(); },
          [this] {
              m_exchange.begin();
              m_sent = m_round++;
              m_samples = std::uint32_t(m_deal.deal.blockSize(std::int64_t(m_sent) - m_deal.step, m_deal.index));
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
            m_exchange.gradientsFinal(begin, end);
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
    --m_left;
    nextStep();
}

void WorkerNode::endDeal()
{
    await([this] { return m_exchange.done(); },
          [this] {
              const double time = inSeconds(m_world.timeline.now() - m_dealBegan);
              tell(PartDone{m_view, std::int64_t(m_round), {0, 0, std::int64_t(m_round) - m_deal.step}, time});
          });
}

void WorkerNode::leave()
{
    tell(Leave{-1, "", true});
}

} // namespace trainyard::bench::scale
