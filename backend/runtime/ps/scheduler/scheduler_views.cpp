#include <algorithm>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// What a view contains: members, partition, learning rate.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

View SchedulerCore::commonView() const
{
    View view{m_view, m_epoch, m_step, members(), -1, {}, false, {}};
    const int workers = std::max(1, int(view.members.size()));
    view.partition = {m_remaining, workers, int(std::min<std::int64_t>(m_job.samplesPerStep(workers), kMaxNumber)),
                      m_job.synchronous()};
    view.kept = m_best.kept();
    view.rate = m_phase == Phase::Proposing || !m_rate ? nextRate(workers) : *m_rate;
    return view;
}

SchedulerOutbox::ViewReceiver SchedulerCore::receiverOf(const View &view, PeerId id) const
{
    const Peer &peer = m_peers.at(id);
    const auto at = std::ranges::lower_bound(view.members, peer.rank, {}, &Member::rank);
    const bool member = !peer.server && at != view.members.end() && at->rank == peer.rank;
    return {id, member ? int(at - view.members.begin()) : -1, peer.fresh};
}

View SchedulerCore::viewFor(PeerId id) const
{
    View view = commonView();
    const auto receiver = receiverOf(view, id);
    view.index = receiver.index;
    view.fresh = receiver.fresh;
    return view;
}

/// The learning rate from the current step on, where the previous partition has ended. By the linear scaling rule it is
/// proportional to the samples of a step, and the configured learning rate is that for the configured number of
/// workers. A change of the factor is ramped over rampSteps rounds, except at the start of the run; the journal keeps
/// the ramp.
/// \source Goyal et al., "Accurate, large minibatch SGD", 2017
RatePlan SchedulerCore::nextRate(int workers) const
{
    std::int64_t remaining = 0;
    for (const Range &range : m_remaining)
        remaining += range.size();
    const double samples = double(std::max<std::int64_t>(m_samples, 1));
    const double perStep = double(m_job.samplesPerStep(workers));
    const double factor = perStep / double(m_job.samplesPerStep(m_job.workers));
    RatePlan plan{m_step, m_epoch + 1 - double(remaining) / samples, perStep / samples, {factor, factor, 0, 0}};
    if (m_rate) {
        plan.ramp = m_rate->ramp;
        if (plan.ramp.to != factor)
            plan.ramp.headFor(factor, m_step, m_job.rampSteps);
    } else if (const std::int64_t used = m_samples - remaining, size = m_job.samplesPerStep(workers);
               m_job.synchronous() && used > 0 && used % size == 0 && used / size <= m_step) {
        // An epoch that is resumed counts from its first round, as it would have without the interruption: the same
        // sums give the same rates bit for bit.
        plan.step -= used / size;
        plan.epoch = m_epoch;
    }
    return plan;
}

} // namespace trainyard::ps
