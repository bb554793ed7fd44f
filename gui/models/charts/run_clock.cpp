#include "gui/models/charts/run_clock.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

namespace metric = protocol::metric;

namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

double xOf(const QPointF &p)
{
    return p.x();
}

double yOf(const QPointF &p)
{
    return p.y();
}

/// Interpolates from one coordinate to the other. Beyond the last knot it goes on as between the last two, so that values
/// of an epoch that is not complete do not all stand at the end of the one before.
double interpolated(const QList<QPointF> &knots, double v, double (*key)(const QPointF &),
                    double (*value)(const QPointF &))
{
    if (knots.empty())
        return 0;
    auto next = std::lower_bound(knots.begin(), knots.end(), v,
                                 [key](const QPointF &p, double wanted) { return key(p) < wanted; });
    if (next != knots.end() && (key(*next) == v || next == knots.begin()))
        return value(*next); // exact, and nothing before the start
    if (next == knots.end()) {
        if (knots.size() < 2)
            return value(knots.back());
        next = knots.end() - 1;
    }
    const QPointF &a = *(next - 1), &b = *next;
    return key(b) > key(a) ? value(a) + (value(b) - value(a)) * (v - key(a)) / (key(b) - key(a)) : value(b);
}

} // namespace

void RunClock::Course::add(double x, double value)
{
    if (!knots.empty() && (x < knots.back().x() || value <= knots.back().y()))
        return;
    if (!knots.empty() && knots.back().x() == x && knots.size() > 1)
        knots.back().setY(value);
    else
        knots.append({x, value});
}

const RunClock::Course &RunClock::Attempt::course(XAxis axis) const
{
    return axis == XAxis::Epoch ? epochs : axis == XAxis::Samples ? samples : steps;
}

void RunClock::add(const protocol::MetricRecord &record, double x)
{
    if (!std::isfinite(x) || record.epoch < 0 || record.step < 0)
        return;
    if (m_attempts.empty() || record.attempt > m_attempts.back().number) {
        Attempt next;
        next.number = record.attempt;
        next.from = m_attempts.empty() ? 0 : x;
        m_attempts.push_back(std::move(next));
    }
    Attempt &now = m_attempts.back();
    if (record.attempt < now.number)
        return;
    const bool trains =
        record.name == metric::kSpeed || record.name == metric::kTrainAccuracy || record.name == metric::kTrainLoss;
    if (now.steps.knots.empty() || (!now.trains && !trains)) { // members may connect before the position is known
        now.epochs.knots = {{x, double(record.epoch)}};
        now.steps.knots = {{x, double(record.step)}};
        now.samples.knots = {{x, samplesBefore(record.epoch)}};
    }
    now.trains = now.trains || trains;
    now.steps.add(x, double(record.step));
    now.epochs.add(x, record.epoch);
    if (record.rank >= 0 || (record.name != metric::kTrainAccuracy && record.name != metric::kTrainLoss))
        return;
    if (now.marker.empty())
        now.marker = record.name;
    if (now.marker != record.name)
        return;
    // The trainer reports an epoch once, at its end; programs report steps: the last one counts as the end.
    if (now.epochs.knots.back().y() == record.epoch + 1)
        now.epochs.knots.back().setX(std::max(x, now.epochs.knots.back().x()));
    else
        now.epochs.add(x, record.epoch + 1);
    now.samples.add(x, now.samples.knots.back().y() + double(std::max<std::int64_t>(0, record.samples)));
}

double RunClock::samplesBefore(double epoch) const
{
    if (m_attempts.size() < 2)
        return 0;
    const Attempt &former = m_attempts[m_attempts.size() - 2];
    const double x = interpolated(former.epochs.knots, epoch, yOf, xOf);
    return interpolated(former.samples.knots, x, xOf, yOf);
}

double RunClock::until(std::size_t attempt) const
{
    return attempt + 1 < m_attempts.size() ? m_attempts[attempt + 1].from : kEndless;
}

std::size_t RunClock::attemptAt(double x) const
{
    const auto next = std::upper_bound(m_attempts.begin(), m_attempts.end(), x,
                                       [](double v, const Attempt &attempt) { return v < attempt.from; });
    return next == m_attempts.begin() ? 0 : std::size_t(next - m_attempts.begin()) - 1;
}

double RunClock::at(std::size_t attempt, XAxis axis, double x) const
{
    if (axis == XAxis::Time)
        return x;
    if (axis == XAxis::Dollars)
        return x * m_usdPerSecond;
    return attempt < m_attempts.size() ? interpolated(m_attempts[attempt].course(axis).knots, x, xOf, yOf) : 0;
}

double RunClock::timeOf(std::size_t attempt, XAxis axis, double value) const
{
    if (axis == XAxis::Time)
        return value;
    if (axis == XAxis::Dollars)
        return m_usdPerSecond > 0 ? value / m_usdPerSecond : 0;
    return attempt < m_attempts.size() ? interpolated(m_attempts[attempt].course(axis).knots, value, yOf, xOf) : 0;
}

double RunClock::timeOf(XAxis axis, double value) const
{
    for (std::size_t i = m_attempts.size(); i-- > 1;) {
        if (axis != XAxis::Time && axis != XAxis::Dollars && at(i, axis, from(i)) <= value)
            return timeOf(i, axis, value);
    }
    return timeOf(std::size_t(0), axis, value);
}

CurvePoints curvePoints(const SeriesBuffer &buffer, const RunClock *clock, XAxis axis, double from, double to,
                        int buckets)
{
    if (!clock || axis == XAxis::Time)
        return {buffer.decimated(from, to, buckets), {}};
    CurvePoints drawn;
    if (axis == XAxis::Dollars) { // time, only with another unit: nothing is repeated
        drawn.points = buffer.decimated(clock->timeOf(axis, from), clock->timeOf(axis, to), buckets);
        for (QPointF &p : drawn.points)
            p.setX(clock->at(axis, p.x()));
        return drawn;
    }
    std::vector<double> resumed(clock->attempts(), kEndless); // the lowest start of all later attempts
    for (std::size_t i = resumed.size(); i-- > 1;)
        resumed[i - 1] = std::min(resumed[i], clock->at(i, axis, clock->from(i)));
    for (std::size_t i = 0; i < clock->attempts(); ++i) {
        const double first = std::max(clock->from(i), clock->timeOf(i, axis, from));
        const double last = std::min(clock->until(i), clock->timeOf(i, axis, to));
        if (last < first)
            continue;
        QList<QPointF> beyond;
        const QList<QPointF> points = buffer.decimated(first, last, buckets);
        for (const QPointF &p : points) {
            if (p.x() < clock->from(i) || p.x() >= clock->until(i))
                continue; // a neighbour from another attempt
            const QPointF mapped(clock->at(i, axis, p.x()), p.y());
            if (mapped.x() <= resumed[i]) {
                drawn.points.append(mapped);
            } else {
                if (beyond.empty() && !drawn.points.empty())
                    beyond.append(drawn.points.back()); // begins at the curve that it left
                beyond.append(mapped);
            }
        }
        if (!beyond.empty())
            drawn.repeated.push_back(std::move(beyond));
    }
    return drawn;
}

} // namespace trainyard::gui
