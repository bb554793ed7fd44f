#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <QList>
#include <QPointF>

namespace trainyard::gui {

/// All points of one curve, in order of x, with a decimated form that is cheap to draw. Not thread-safe: GUI thread.
class SeriesBuffer {
public:
    /// Adds a point. x usually rises; a late point is inserted at its place.
    void append(double x, double y);
    void clear();

    /// Increases with every change; a chart draws only after a change.
    std::uint64_t revision() const { return m_revision; }
    /// Increases when former points changed: only then must what follows the curve begin again.
    std::uint64_t rewrites() const { return m_rewrites; }
    std::size_t size() const { return m_points.size(); }
    bool empty() const { return m_points.empty(); }
    const QList<QPointF> &points() const { return m_points; }
    std::optional<QPointF> last() const;

    /// Returns the point nearest to x; empty when there is none.
    std::optional<QPointF> nearest(double x) const;

    /// Returns the points to draw between xMin and xMax: at most two per bucket, the lowest and the highest in their
    /// order (spikes survive), and the neighbours just outside (lines reach the edges).
    /// The next call with the same arguments reads only what is new.
    /// \return all points in range when they are not more than 2 * buckets
    QList<QPointF> decimated(double xMin, double xMax, int buckets) const;

    struct Range {
        double low, high;
    };
    std::optional<Range> yRange() const; ///< over finite values

private:
    QList<QPointF> m_points;
    std::uint64_t m_revision = 0, m_rewrites = 0;
    std::optional<Range> m_yRange;

    /// The last result of decimated() without its last bucket, which is all that new points change while the axis stands.
    struct Settled {
        double xMin = 0, xMax = 0;
        int buckets = 0;
        std::uint64_t rewrites = 0;
        std::ptrdiff_t next = 0; ///< the first point of the last bucket
        QList<QPointF> drawn;
    };
    mutable Settled m_settled;
};

/// Returns the buckets for each of `series` curves: a chart draws about 3,000 points at most, but at least 40 buckets
/// each: with that a frame takes less than 16 ms (chart_bench).
int bucketsPerSeries(int series);

} // namespace trainyard::gui
