#include "gui/models/charts/axis_window.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui {

void AxisWindow::setFull(double to)
{
    m_full = to > 0 && std::isfinite(to) ? to : 1;
}

void AxisWindow::zoom(double from, double to)
{
    const double low = std::max(0.0, std::min(from, to)), high = std::min(m_full, std::max(from, to));
    if (!(high - low > m_full * 1e-6))
        return;
    if (low <= 0 && high >= m_full)
        m_part.reset();
    else
        m_part = Part{low, high};
}

void AxisWindow::pan(double share)
{
    if (!m_part)
        return;
    const double width = m_part->to - m_part->from;
    const double low = std::clamp(m_part->from + share * width, 0.0, std::max(0.0, m_full - width));
    m_part = Part{low, low + width};
}

void AxisWindow::scale(double factor, double around)
{
    if (!(factor > 0))
        return;
    const double middle = std::clamp(around, from(), to());
    zoom(middle - (middle - from()) * factor, middle + (to() - middle) * factor);
}

} // namespace trainyard::gui
