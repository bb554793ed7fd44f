#pragma once

#include <chrono>
#include <optional>

#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::training {

/// What a follower knows about its connection with the head node of a run, and what it should do next. A silent head is
/// a fact about the observer, whose computer may sleep or whose network may be down: it never ends a run, however long
/// it lasts. A plain object without a clock: every call takes the present.
class RunContact {
public:
    struct Moment {
        Deadline::Clock::time_point steady; ///< stands still while the computer is suspended
        Timestamp wall;
        static Moment now();
    };
    enum class Step {
        Wait,
        Reconnect,      ///< replace the connection, which is probably dead
        QueryScheduler, ///< query the head: whether the scheduler runs; the reply goes to schedulerRuns()
        QueryCloud,     ///< query AWS: whether the head still exists
        CaughtUp,       ///< untilQuiet: all that was written has been read
        GiveUp          ///< untilQuiet: the head does not respond
    };

    static constexpr std::chrono::seconds kGrace{5};             ///< shorter interruptions are not reported
    static constexpr std::chrono::seconds kQuiet{15};            ///< without records: the scheduler may have ended
    static constexpr std::chrono::seconds kQueryScheduler{10};   ///< interval while connected
    static constexpr std::chrono::seconds kQueryUnconnected{60}; ///< interval of both questions while not connected
    static constexpr std::chrono::seconds kSuspended{10};        ///< by which the wall clock is ahead after a suspend
    static constexpr std::chrono::seconds kUntilQuietAtMost{10}; ///< to reach the head, where the caller cannot wait

    RunContact(Moment, bool untilQuiet);

    void replied(Moment now) { m_lastReply = now.wall; } ///< any reply of the head
    void stored(Moment, double t);                       ///< records; t: time of the last one, by the node's clock
    void connected(Moment);
    void disconnected(Moment);
    Step next(Moment);
    /// The reply of a head that could be reached.
    /// \return whether the run has ended: on the second such reply, since its last records may still be on their way
    bool schedulerRuns(bool runs);

    bool isConnected() const { return m_connected; }
    /// Time of the last reply, or of the beginning, while the head cannot be reached.
    std::optional<Timestamp> unreachableSince() const { return m_unreachable; }

private:
    using Time = Deadline::Clock::time_point;

    const bool m_untilQuiet;
    const Moment m_began;
    Time m_heard;        ///< last record, or last connection
    Time m_disconnected; ///< start of the wait for a connection
    Time m_schedulerQueried, m_cloudQueried, m_ticked;
    Timestamp m_tickedWall, m_lastReply;
    double m_newest = 0; ///< time of the newest record, by the node's clock
    bool m_connected = false, m_suspect = false, m_retry = false;
    std::optional<Timestamp> m_unreachable;
};

} // namespace trainyard::training
