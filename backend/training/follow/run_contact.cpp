#include <algorithm>

#include "backend/core/time/time_source.h"
#include "backend/training/follow/run_contact_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;

RunContact::Moment RunContact::Moment::now()
{
    return {Deadline::Clock::now(), wallNow()};
}

RunContact::RunContact(Moment now, bool untilQuiet)
    : m_untilQuiet(untilQuiet)
    , m_began(now)
    , m_heard(now.steady)
    , m_disconnected(now.steady)
    , m_schedulerQueried(now.steady - kQueryUnconnected)
    , m_cloudQueried(now.steady - kQueryUnconnected)
    , m_ticked(now.steady)
    , m_tickedWall(now.wall)
    , m_lastReply(now.wall)
{
}

void RunContact::stored(Moment now, double t)
{
    m_heard = now.steady;
    m_lastReply = now.wall;
    m_newest = std::max(m_newest, t);
    m_suspect = false;
}

void RunContact::connected(Moment now)
{
    if (!m_connected)
        m_heard = now.steady;
    m_connected = true;
    m_lastReply = now.wall;
    m_unreachable.reset();
}

void RunContact::disconnected(Moment now)
{
    if (m_connected)
        m_disconnected = now.steady;
    m_connected = false;
}

RunContact::Step RunContact::next(Moment now)
{
    // The steady clock stands still during a suspend. A corrected wall clock looks the same and costs a reconnection.
    const auto jump = (now.wall - m_tickedWall) - (now.steady - m_ticked);
    m_ticked = now.steady;
    m_tickedWall = now.wall;
    if (std::exchange(m_retry, false) || jump > kSuspended) {
        disconnected(now);
        return Step::Reconnect;
    }
    const auto silent = now.steady - m_heard;
    const auto unconnected = m_connected ? 0s : now.steady - m_disconnected;
    if (unconnected >= kGrace)
        m_unreachable = m_lastReply;
    if (m_untilQuiet) {
        // Short epochs leave no quiet interval; records measured after the start of this call are recent enough.
        const double began = std::chrono::duration<double>(m_began.wall.time_since_epoch()).count();
        const bool current = m_newest >= began || now.steady - m_began.steady > 30s;
        if (m_connected)
            return silent > 700ms || current ? Step::CaughtUp : Step::Wait;
        return silent > kUntilQuietAtMost ? Step::GiveUp : Step::Wait;
    }
    // Also without a connection: the head may respond to the question and not to the feed.
    if (silent >= kQuiet && now.steady - m_schedulerQueried >= (m_connected ? kQueryScheduler : kQueryUnconnected)) {
        m_schedulerQueried = now.steady;
        return Step::QueryScheduler;
    }
    if (unconnected >= kQuiet && now.steady - m_cloudQueried >= kQueryUnconnected) {
        m_cloudQueried = now.steady;
        return Step::QueryCloud;
    }
    return Step::Wait;
}

bool RunContact::schedulerRuns(bool runs)
{
    if (!runs && m_suspect)
        return true;
    m_suspect = !runs;
    m_retry = !m_connected; // it answers: the feed should not wait for the end of its pause
    return false;
}

} // namespace trainyard::training
