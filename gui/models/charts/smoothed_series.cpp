#include "gui/models/charts/smoothed_series.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui {

const SeriesBuffer &SmoothedSeries::update(const SeriesBuffer &raw, double weight)
{
    const double w = std::clamp(weight, 0.0, 0.999);
    if (w != m_weight || raw.rewrites() != m_rewrites) {
        m_smooth.clear();
        m_taken = 0;
        m_average = m_share = 0;
        m_weight = w;
        m_rewrites = raw.rewrites();
    }
    for (; m_taken < raw.size(); ++m_taken) {
        const QPointF &p = raw.points()[qsizetype(m_taken)];
        if (!std::isfinite(p.y()))
            continue; // a diverged value must not spoil all that follow
        m_average = w * m_average + (1 - w) * p.y();
        m_share = w * m_share + (1 - w);
        m_smooth.append(p.x(), m_average / m_share);
    }
    return m_smooth;
}

} // namespace trainyard::gui
