#include "gui/models/charts/series_buffer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard::gui {

namespace {

bool before(const QPointF &a, double x)
{
    return a.x() < x;
}

} // namespace

void SeriesBuffer::append(double x, double y)
{
    ++m_revision;
    if (std::isfinite(y)) {
        if (!m_yRange)
            m_yRange = Range{y, y};
        m_yRange->low = std::min(m_yRange->low, y);
        m_yRange->high = std::max(m_yRange->high, y);
    }
    if (m_points.empty() || m_points.back().x() <= x) {
        m_points.append({x, y});
        return;
    }
    const auto at =
        std::upper_bound(m_points.begin(), m_points.end(), x, [](double v, const QPointF &p) { return v < p.x(); });
    m_points.insert(at, {x, y});
    ++m_rewrites;
}

void SeriesBuffer::clear()
{
    m_points.clear();
    m_yRange.reset();
    ++m_revision;
    ++m_rewrites;
}

std::optional<QPointF> SeriesBuffer::last() const
{
    if (m_points.empty())
        return {};
    return m_points.back();
}

std::optional<QPointF> SeriesBuffer::nearest(double x) const
{
    if (m_points.empty())
        return {};
    const auto at = std::lower_bound(m_points.begin(), m_points.end(), x, before);
    if (at == m_points.begin())
        return *at;
    if (at == m_points.end())
        return m_points.back();
    return at->x() - x < x - (at - 1)->x() ? *at : *(at - 1);
}

QList<QPointF> SeriesBuffer::decimated(double xMin, double xMax, int buckets) const
{
    auto first = std::lower_bound(m_points.begin(), m_points.end(), xMin, before);
    auto end = std::upper_bound(first, m_points.end(), xMax, [](double v, const QPointF &p) { return v < p.x(); });
    if (end - first <= 2 * std::ptrdiff_t(buckets)) {
        if (first != m_points.begin())
            --first;
        if (end != m_points.end())
            ++end;
        return {first, end};
    }
    QList<QPointF> drawn;
    drawn.reserve(2 * buckets + 2);
    if (first != m_points.begin())
        drawn.append(*(first - 1));
    const double width =
        std::max(xMax - xMin, 1e-9 + 1e-12 * std::abs(xMin)) / buckets; // all points may have the same x
    auto at = first;
    if (m_settled.buckets == buckets && m_settled.xMin == xMin && m_settled.xMax == xMax &&
        m_settled.rewrites == m_rewrites) {
        drawn = m_settled.drawn;
        at = m_points.begin() + m_settled.next;
    }
    qsizetype settled = drawn.size();
    auto next = at;
    while (at != end) {
        settled = drawn.size();
        next = at;
        const int bucket = std::min(buckets - 1, int((at->x() - xMin) / width));
        const double edge =
            bucket == buckets - 1 ? std::numeric_limits<double>::infinity() : xMin + (bucket + 1) * width;
        auto low = at, high = at;
        // Always consume the first point: rounding at an edge must not stall the loop.
        for (++at; at != end && at->x() < edge; ++at) {
            if (std::isnan(low->y()))
                low = high = at; // nothing is less or greater than NaN: it would hide all that follow it
            if (at->y() < low->y())
                low = at;
            if (at->y() > high->y())
                high = at;
        }
        drawn.append(low <= high ? *low : *high);
        if (low != high)
            drawn.append(low <= high ? *high : *low);
    }
    m_settled = {xMin, xMax, buckets, m_rewrites, next - m_points.begin(), drawn.first(settled)};
    if (end != m_points.end())
        drawn.append(*end);
    return drawn;
}

std::optional<SeriesBuffer::Range> SeriesBuffer::yRange() const
{
    return m_yRange;
}

int bucketsPerSeries(int series)
{
    return std::max(40, 1500 / std::max(1, series));
}

} // namespace trainyard::gui
