#include "gui/models/charts/rank_band.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui {
namespace {

constexpr int kMostMissed = 3; ///< points; then the value of a rank that is silent does not count any more

} // namespace

void RankBand::add(int rank, double x, double y)
{
    if (m_reported.contains(rank) || m_reported.size() >= kMostReported)
        close();
    m_x = m_reported.empty() ? x : std::max(m_x, x);
    m_reported.insert(rank);
    if (std::isfinite(y))
        m_last[rank] = {y};
    else
        m_last.erase(rank);
    if (!m_members.empty() && std::ranges::includes(m_reported, m_members))
        close();
}

void RankBand::leave(int rank)
{
    m_members.erase(rank);
    m_last.erase(rank);
}

void RankBand::close()
{
    double sum = 0, lowest = 0, highest = 0;
    int count = 0;
    for (auto at = m_last.begin(); at != m_last.end();) {
        at->second.missed = m_reported.contains(at->first) ? 0 : at->second.missed + 1;
        if (at->second.missed > kMostMissed) {
            at = m_last.erase(at);
            continue;
        }
        const double y = at->second.y;
        lowest = count == 0 ? y : std::min(lowest, y);
        highest = count == 0 ? y : std::max(highest, y);
        sum += y;
        ++count;
        ++at;
    }
    m_reported.clear();
    if (count < 2)
        return;
    mean.append(m_x, sum / count);
    low.append(m_x, lowest);
    high.append(m_x, highest);
}

} // namespace trainyard::gui
