#include <algorithm>
#include <utility>
#include <variant>

#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/control/control.h"
#include "backend/runtime/ps/worker/control_link.h"

/// What a worker receives from the scheduler.
namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;

void ControlLink::onView(const protocol::View &view)
{
    {
        const std::lock_guard lock(m_mutex);
        m_proposed = view;
        m_proposalIsNew = true;
        m_joinRequest.acked = view.view;
    }
    m_changed.notify_all();
    sendNow(protocol::ViewAck{view.view});
}

void ControlLink::onStart(const protocol::Start &start)
{
    const std::lock_guard lock(m_mutex);
    if (!m_proposed || start.view != m_proposed->view || start.view == m_joinRequest.view)
        return; // a view that was replaced, or a repeated Start
    m_joinRequest.view = start.view;
    m_proposalIsNew = false;
    m_next = m_proposed->step;
    m_losses = 0;
    m_paused = false;
    m_truncateStep.reset();
    m_partitionDone.reset();
    m_epochDone.reset();
    std::vector<int> ranks;
    for (const protocol::Member &member : m_proposed->members)
        ranks.push_back(member.rank);
    m_tasks.emplace_back(Membership{m_proposed->view, m_accepted ? m_accepted->rank : -1, m_proposed->index,
                                    int(m_proposed->members.size()), m_proposed->epoch, m_proposed->step,
                                    m_proposed->partition, m_proposed->fresh, m_proposed->rate, std::move(ranks),
                                    m_proposed->kept});
    m_changed.notify_all();
}

void ControlLink::onPause(const protocol::Pause &pause)
{
    protocol::Paused paused{pause.view, 0};
    {
        const std::lock_guard lock(m_mutex);
        if (pause.view != m_joinRequest.view)
            return;
        m_paused = !m_truncateStep; // a known truncation holds, even if an earlier scheduler sent it
        paused.step = m_truncateStep ? std::max(*m_truncateStep, m_next) : m_next;
    }
    sendNow(paused);
}

Result<std::span<std::byte>> ControlLink::bufferFor(Connection &c, const FrameHeader &)
{
    return fail(ErrorCode::CorruptData, c.peer(), "sent data on the control connection");
}

Status ControlLink::onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload)
{
    m_lastReceived = std::chrono::steady_clock::now();
    if (header.type != FrameType::Control)
        return {};
    TY_ASSIGN(auto message,
              protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
    if (const auto *over = std::get_if<protocol::End>(&message)) {
        end({.byScheduler = true,
             .outcome = over->code.empty()
                            ? Status()
                            : fail(protocol::errorCodeFromString(over->code), over->source, over->detail),
             .run = over->run,
             .joinAfter = std::chrono::seconds(std::max(0, over->joinAfter))});
    } else if (const auto *lost = std::get_if<protocol::MemberLost>(&message)) {
        spdlog::info("worker {} died ({}), {} workers remain", lost->rank, lost->cause, lost->workers);
        const std::lock_guard lock(m_mutex);
        ++m_losses;
    } else if (const auto *stored = std::get_if<protocol::TaskValuesStored>(&message)) {
        const std::lock_guard lock(m_mutex);
        while (!m_values.empty() && m_values.front().number <= stored->number)
            m_values.pop_front();
    } else if (const auto *accepted = std::get_if<protocol::JoinAccepted>(&message)) {
        const std::lock_guard lock(m_mutex);
        m_joinRequest.rank = accepted->rank;
        m_joinRequest.again = true;
        m_accepted = *accepted;
        m_changed.notify_all();
    } else if (const auto *view = std::get_if<protocol::View>(&message)) {
        if (!isValid(view->partition) || view->partition.parts != int(view->members.size()) || view->index < 0 ||
            view->index >= view->partition.parts || !isValid(view->rate))
            return fail(ErrorCode::CorruptData, c.peer(), "sent a view that makes no sense");
        onView(*view);
    } else if (const auto *start = std::get_if<protocol::Start>(&message)) {
        onStart(*start);
    } else if (const auto *pause = std::get_if<protocol::Pause>(&message)) {
        onPause(*pause);
    } else if (const auto *truncate = std::get_if<protocol::Truncate>(&message)) {
        const std::lock_guard lock(m_mutex);
        if (truncate->view == m_joinRequest.view) {
            m_truncateStep = truncate->step;
            m_paused = false;
            m_changed.notify_all();
        }
    } else if (const auto *placement = std::get_if<protocol::Placement>(&message)) {
        const std::lock_guard lock(m_mutex);
        m_placement = *placement;
        wake();
    } else if (const auto *wait = std::get_if<protocol::DataWait>(&message)) {
        m_memberWaits = !wait->cause.empty();
    } else if (const auto *what = std::get_if<protocol::Validate>(&message)) {
        const std::lock_guard lock(m_mutex);
        m_tasks.emplace_back(Validation{what->epoch, std::max(1, what->parts), std::max(0, what->index)});
        m_changed.notify_all();
    } else if (const auto *save = std::get_if<protocol::SaveCheckpoint>(&message)) {
        if (!isValid(protocol::EpochPartition{.ranges = save->remaining}) || save->epoch < 0 || save->step < 0)
            return fail(ErrorCode::CorruptData, c.peer(), "requested a checkpoint of no valid position");
        const std::lock_guard lock(m_mutex);
        m_tasks.emplace_back(CheckpointRequest{save->epoch, save->view, save->step, save->remaining, save->kept});
        m_changed.notify_all();
    }
    return {};
}

} // namespace trainyard::ps
