#include "gui/pages/run/curves_picture.h"

#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kCharts = 4, kChartWidth = 124, kChartHeight = 84, kChartGap = 8; ///< as wide as the text of the page
constexpr int kMargin = 8, kCurvePoints = 60;
constexpr double kThirdJoins = 0.5; ///< of the time shown: when a third worker joins

/// The height of a curve, 0 to 1, at a part of the time.
double curveHeight(int chart, double x)
{
    switch (chart) {
    case 0: // accuracy
        return 0.92 - 0.80 * std::exp(-5 * x) + 0.02 * std::sin(37 * x);
    case 1: // loss
        return 0.10 + 0.80 * std::exp(-4 * x) + 0.02 * std::sin(31 * x);
    case 2: // samples in a second
        return (x < kThirdJoins ? 0.50 : 0.78) + 0.03 * std::sin(53 * x);
    default: // workers
        return x < kThirdJoins ? 0.55 : 0.85;
    }
}

QPainterPath curveIn(const QRectF &area, int chart)
{
    QPainterPath path;
    for (int i = 0; i <= kCurvePoints; ++i) {
        const double x = double(i) / kCurvePoints;
        const QPointF at(area.left() + x * area.width(), area.bottom() - curveHeight(chart, x) * area.height());
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    return path;
}

} // namespace

CurvesPicture::CurvesPicture(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Example of the charts of a run"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize CurvesPicture::sizeHint() const
{
    return {kCharts * kChartWidth + (kCharts - 1) * kChartGap, kChartHeight};
}

void CurvesPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = Theme::instance().tokens();
    const QString captions[] = {tr("Accuracy"), tr("Loss"), tr("Samples/s"), tr("Workers")};
    for (int i = 0; i < kCharts; ++i) {
        const QRectF frame(i * (kChartWidth + kChartGap) + 0.5, 0.5, kChartWidth - 1, kChartHeight - 1);
        painter.setPen(tokens.line);
        painter.setBrush(tokens.surface);
        painter.drawRoundedRect(frame, 4, 4);
        painter.setPen(tokens.muted);
        const QString caption = fontMetrics().elidedText(captions[i], Qt::ElideRight, kChartWidth - 2 * kMargin);
        painter.drawText(frame.adjusted(kMargin, kMargin / 2.0, -kMargin, 0), int(Qt::AlignLeft | Qt::AlignTop),
                         caption);
        const double top = kMargin + fontMetrics().height();
        painter.setPen(QPen(Theme::instance().series(i), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(curveIn(frame.adjusted(kMargin, top, -kMargin, -kMargin), i));
    }
}

} // namespace trainyard::gui
