#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <QList>
#include <QPointF>

#include "backend/protocol/metric_record.h"

namespace trainyard::gui {

class SeriesBuffer;

/// What the x axis of the charts of a run counts.
enum class XAxis { Time, Epoch, Step, Samples, Dollars };

/// Where a run was at each time: converts seconds since its first record into epochs, steps, samples or dollars, and back.
/// Each attempt (start of the scheduler) has its own course, because an attempt repeats what came after the checkpoint
/// that it continued from. A plain object.
class RunClock {
public:
    /// Takes the position of a record. x: seconds since the first record; late records are left out.
    void add(const protocol::MetricRecord &record, double x);
    /// The mean price of the run. It changes the axis in dollars only.
    void setUsdPerHour(double usd) { m_usdPerSecond = usd > 0 ? usd / 3600 : 0; }
    double usdPerHour() const { return m_usdPerSecond * 3600; }
    bool hasPrice() const { return m_usdPerSecond > 0; }

    std::size_t attempts() const { return m_attempts.size(); }
    double from(std::size_t attempt) const { return m_attempts[attempt].from; }
    double until(std::size_t attempt) const; ///< the start of the next attempt; infinite for the last
    /// Number of the attempt at this time, from 0; without records 0.
    std::size_t attemptAt(double x) const;

    /// The start of an attempt, then the ends of its epochs: seconds, number of complete epochs.
    const QList<QPointF> &epochs(std::size_t attempt) const { return m_attempts[attempt].epochs.knots; }

    /// The position at x, exact at the time of a record, linear between them.
    double at(std::size_t attempt, XAxis axis, double x) const;
    double at(XAxis axis, double x) const { return at(attemptAt(x), axis, x); }
    /// The inverse, within one attempt.
    double timeOf(std::size_t attempt, XAxis axis, double value) const;
    /// The time at which the newest attempt that reached the value was there.
    double timeOf(XAxis axis, double value) const;

private:
    struct Course {
        QList<QPointF> knots; ///< neither coordinate ever decreases
        void add(double x, double value);
    };
    struct Attempt {
        int number = 0;
        double from = 0;
        bool trains = false; ///< its position is known
        std::string marker;  ///< name of the records that end its epochs
        Course epochs, steps, samples;
        const Course &course(XAxis axis) const;
    };
    double samplesBefore(double epoch) const; ///< at the end of this many epochs of the former attempt

    std::vector<Attempt> m_attempts;
    double m_usdPerSecond = 0;
};

/// The points of one curve to draw, in units of the x axis.
struct CurvePoints {
    QList<QPointF> points;                ///< the newest attempt that reached each x
    std::vector<QList<QPointF>> repeated; ///< what former attempts measured beyond where the next one began
};

/// Returns the points between from and to (units of the axis), as SeriesBuffer::decimated().
/// \param clock  null: the x of the buffer is that of the axis
CurvePoints curvePoints(const SeriesBuffer &buffer, const RunClock *clock, XAxis axis, double from, double to,
                        int buckets);

} // namespace trainyard::gui
