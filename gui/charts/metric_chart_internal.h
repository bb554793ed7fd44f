#pragma once

#include <cstdint>

#include <QPen>
#include <QPixmap>
#include <QString>

#include "gui/charts/metric_chart.h"

class QXYSeries;

namespace trainyard::gui {

struct MetricChart::Curve {
    const SeriesBuffer *buffer = nullptr;
    SeriesStyle seriesStyle;
    QXYSeries *series = nullptr;
    QLabel *swatch = nullptr, *words = nullptr;
    QString end; ///< text of a curve that has ended
    std::uint64_t drawn = ~std::uint64_t(0);
    bool isMark() const { return seriesStyle.kind >= SeriesStyle::JoinMark; }
    QPen pen() const;
    QPixmap picture(qreal pixelRatio) const; ///< for the legend: a piece of the line, or the mark
};

} // namespace trainyard::gui
