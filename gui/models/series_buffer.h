#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QList>
#include <QPointF>

namespace trainyard::gui {

/// Every point of one curve, in order of x, with a view that is cheap to draw. Not thread-safe: GUI thread.
class SeriesBuffer {
public:
    /// Add a point. Points come in rising x nearly always; a late one is put in its place.
    void append(double x, double y);
    void clear();

    /// Rises with every change; a chart draws only when it moved.
    std::uint64_t revision() const { return m_revision; }
    std::size_t size() const { return m_points.size(); }
    bool empty() const { return m_points.empty(); }
    const QList<QPointF> &points() const { return m_points; }
    std::optional<QPointF> last() const;

    /// The point nearest to x; empty when there is none.
    std::optional<QPointF> nearest(double x) const;

    /// What to draw between xMin and xMax: at most two points per bucket, the lowest and the highest in their order,
    /// so that spikes survive, and the neighbours just outside, so that lines reach the edges.
    /// return  all points in range when they are not more than 2 * buckets
    QList<QPointF> decimated(double xMin, double xMax, int buckets) const;

    struct Range {
        double low, high;
    };
    std::optional<Range> xRange() const;
    std::optional<Range> yRange() const; ///< over finite values

private:
    QList<QPointF> m_points;
    std::uint64_t m_revision = 0;
    std::optional<Range> m_yRange;
};

/// Buckets for each of `series` curves so that a chart draws about 3,000 points at most, never fewer than 40 each.
/// source  feasibility study, section 2: a frame stays under 20 ms with Qt Charts
int bucketsPerSeries(int series);

} // namespace trainyard::gui
