#pragma once

#include <cstdint>

#include <QPen>
#include <QPixmap>
#include <QString>
#include <optional>
#include <vector>

#include "gui/charts/metric_chart.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/models/charts/smoothed_series.h"

class QLineSeries;
class QXYSeries;

namespace trainyard::gui {

struct MetricChart::Curve {
    const SeriesBuffer *buffer = nullptr;
    SeriesStyle seriesStyle;
    QXYSeries *series = nullptr;
    QLabel *swatch = nullptr, *words = nullptr;
    const RunClock *clock = nullptr;
    SmoothedSeries smoothed;
    std::vector<QLineSeries *> faint; ///< the raw curve behind a smoothed one; repeated parts of former attempts
    double low = 0, high = -1;        ///< of what is drawn, in units of the view; none when low > high
    bool hidden = false;
    QString end;                                                               ///< text of a curve that has ended
    std::optional<QPointF> valueAt(std::optional<double> x, XAxis axis) const; ///< raw; without x the last one
    std::uint64_t drawn = ~std::uint64_t(0);
    void showHidden();
    /// Whether the legend shows a value beside the name.
    bool hasValue() const
    {
        return !isMark() || (seriesStyle.kind == SeriesStyle::BestMark && buffer->last().has_value());
    }
    bool isMark() const { return seriesStyle.kind >= SeriesStyle::JoinMark; }
    QPen pen() const;
    QPen faintPen() const;
    QPixmap picture(qreal pixelRatio) const; ///< for the legend: a piece of the line, or the mark
};

} // namespace trainyard::gui
