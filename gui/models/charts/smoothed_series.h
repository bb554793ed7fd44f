#pragma once

#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

/// An exponential moving average over all points of a curve, without the bias of its start, as TensorBoard shows it.
/// Follows the curve point by point: an update costs what is new.
class SmoothedSeries {
public:
    /// \param weight  of the average so far, 0 to below 1
    const SeriesBuffer &update(const SeriesBuffer &raw, double weight);

private:
    SeriesBuffer m_smooth;
    std::size_t m_taken = 0;
    std::uint64_t m_rewrites = 0;
    double m_weight = -1, m_average = 0, m_share = 0; ///< m_share: the weight of all values so far
};

} // namespace trainyard::gui
