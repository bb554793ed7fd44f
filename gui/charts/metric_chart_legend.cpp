// The title row of a chart: curves with their values, as many as fit.

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include "gui/charts/metric_chart_internal.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

void paintMark(QPainter &p, SeriesStyle::Kind kind, const QPointF &c, const QColor &color)
{
    p.setPen(Qt::NoPen);
    p.setBrush(color);
    if (kind == SeriesStyle::JoinMark) {
        p.drawPolygon(QPolygonF{{c.x(), c.y() - 4.5}, {c.x() + 4.5, c.y() + 4}, {c.x() - 4.5, c.y() + 4}});
    } else if (kind == SeriesStyle::BestMark) {
        p.drawEllipse(c, 5, 5);
    } else if (kind == SeriesStyle::LeaveMark) {
        p.drawRect(QRectF(c.x() - 4, c.y() - 4, 8, 8));
    } else {
        QPolygonF star;
        for (int i = 0; i < 10; ++i) {
            const double a = -M_PI / 2 + i * M_PI / 5, r = i % 2 ? 2.4 : 5.5;
            star << QPointF(c.x() + r * std::cos(a), c.y() + r * std::sin(a));
        }
        p.drawPolygon(star);
    }
}

} // namespace

QPen MetricChart::Curve::pen() const
{
    QPen p(Theme::instance().series(seriesStyle.color), seriesStyle.kind == SeriesStyle::Thin ? 1.2 : 2);
    if (seriesStyle.kind == SeriesStyle::Dashed)
        p.setStyle(Qt::DashLine);
    p.setJoinStyle(Qt::RoundJoin);
    return p;
}

QPen MetricChart::Curve::faintPen() const
{
    QColor color = Theme::instance().series(seriesStyle.color);
    color.setAlphaF(0.35F);
    return QPen(color, 1.2);
}

std::optional<QPointF> MetricChart::Curve::valueAt(std::optional<double> x, XAxis axis) const
{
    if (!x)
        return buffer->last();
    const double time = clock ? clock->timeOf(axis, *x) : *x;
    std::optional<QPointF> at = buffer->nearest(time);
    if (at && seriesStyle.kind == SeriesStyle::Step && at->x() > time) {
        const auto points = buffer->decimated(time, time, 1); // a step holds until the next one
        if (!points.isEmpty() && points.front().x() <= time)
            at = points.front();
    }
    return at;
}

QPixmap MetricChart::Curve::picture(qreal pixelRatio) const
{
    QPixmap pixmap(QSize(20, 12) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    if (isMark()) {
        paintMark(p, seriesStyle.kind, {10, 6}, Theme::instance().series(seriesStyle.color));
    } else {
        p.setPen(pen());
        p.drawLine(QPointF(1, 6), QPointF(19, 6));
    }
    return pixmap;
}

void MetricChart::updateLegend()
{
    m_view->dots.clear();
    for (Curve &curve : m_curves) {
        if (curve.isMark()) {
            const auto last = curve.buffer->last();
            curve.words->setText(curve.hasValue() && last && m_options.valueText
                                     ? tr("%1 %2", "name of a curve, its value")
                                           .arg(curve.seriesStyle.name, m_options.valueText(last->y()))
                                     : curve.seriesStyle.name);
            continue;
        }
        const std::optional<QPointF> at = curve.valueAt(m_crosshair, m_axis);
        const QString value = !m_crosshair && !curve.end.isEmpty() ? curve.end
                              : at && m_options.valueText          ? m_options.valueText(at->y())
                                                                   : QString();
        curve.words->setText(value.isEmpty()
                                 ? curve.seriesStyle.name
                                 : tr("%1 %2", "name of a curve, its value").arg(curve.seriesStyle.name, value));
        if (!m_crosshair || !at || curve.hidden || !std::isfinite(at->y()) || (m_logarithmic && at->y() <= 0))
            continue;
        const QPointF dot(curve.clock ? curve.clock->at(m_axis, at->x()) : at->x(),
                          m_logarithmic ? std::log10(at->y()) : at->y());
        m_view->dots.push_back({dot, Theme::instance().series(curve.seriesStyle.color)});
    }
    fitLegend();
}

int MetricChart::widthInLegend(const Curve &curve)
{
    return curve.words->sizeHint().width() + 24 + Theme::kTwo;
}

int MetricChart::wholeWidth() const
{
    int width = m_title->sizeHint().width() + 2 * Theme::kTwo + Theme::kThree;
    for (const Curve &curve : m_curves)
        width += curve.isMark() && curve.buffer->empty() ? 0 : widthInLegend(curve);
    return width;
}

void MetricChart::setPictured(bool on)
{
    m_menuButton->setVisible(!on && m_options.hasMenu);
    fitLegend();
}

/// Folds curves into one label when there is no room, those of single ranks and the last ones first; none is dropped
/// silently. What marks mean folds before a value does.
void MetricChart::fitLegend()
{
    const auto widthOf = &MetricChart::widthInLegend;
    const auto isThere = [](const Curve &curve) { return !curve.isMark() || !curve.buffer->empty(); };
    const int title = m_title->sizeHint().width();
    const int menu = m_menuButton->isVisibleTo(this) ? m_menuButton->sizeHint().width() : 0;
    m_title->setMinimumWidth(std::clamp(width() - menu - 2 * Theme::kTwo - Theme::kThree, 0, title));
    int room = width() - title - menu - 2 * Theme::kTwo - Theme::kThree;
    int lines = 0, marks = 0, ranks = 0;
    for (const Curve &curve : m_curves) {
        if (isThere(curve))
            (curve.isMark() ? marks : curve.seriesStyle.kind == SeriesStyle::Thin ? ranks : lines) += widthOf(curve);
    }
    // Where something folds, its number has room. Single ranks fold first, then marks; if the other curves do not fit
    // either, they fold, too.
    const int number =
        lines + marks + ranks <= room ? 0 : m_folded->fontMetrics().horizontalAdvance(QStringLiteral("+99"));
    const bool isNarrow = lines + number > room, hasMarks = lines + marks + number <= room;
    const auto folds = [isNarrow, hasMarks](const Curve &curve) {
        return curve.seriesStyle.kind == SeriesStyle::Thin || (curve.isMark() ? !hasMarks : isNarrow);
    };
    int wanted = 0, thin = 0;
    for (const Curve &curve : m_curves) {
        if (!isThere(curve)) {
            curve.words->hide();
            curve.swatch->hide();
            continue;
        }
        if (folds(curve)) {
            wanted += widthOf(curve);
            ++thin;
            continue;
        }
        curve.words->show(); // may have been folded in a narrower chart
        curve.swatch->show();
        room -= widthOf(curve);
    }
    if (wanted > room)
        room -= m_folded->fontMetrics().horizontalAdvance(tr("and %n more", "curves", thin)) + 2 * Theme::kTwo;
    QStringList folded;
    for (Curve &curve : m_curves) {
        if (!isThere(curve) || !folds(curve))
            continue;
        const bool fits = folded.isEmpty() && widthOf(curve) <= room;
        if (fits)
            room -= widthOf(curve);
        else
            folded << curve.words->text();
        curve.words->setVisible(fits);
        curve.swatch->setVisible(fits);
    }
    m_folded->setText(room >= 0 ? tr("and %n more", "curves", int(folded.size()))
                                : QString(QLatin1Char('+') + QLocale().toString(folded.size())));
    m_folded->setToolTip(folded.join(QLatin1Char('\n')));
    m_folded->setAccessibleName(folded.join(QStringLiteral(", ")));
    m_folded->setVisible(!folded.isEmpty());
}

void MetricChart::updateDescription()
{
    QStringList parts;
    for (const Curve &curve : m_curves) {
        const auto last = curve.buffer->last();
        if (!last)
            continue;
        parts << (!curve.hasValue()
                      ? tr("%1 n=%2").arg(curve.seriesStyle.name).arg(curve.buffer->size())
                      : tr("%1 last=%2 n=%3")
                            .arg(curve.seriesStyle.name,
                                 m_options.valueText ? m_options.valueText(last->y()) : QLocale().toString(last->y()))
                            .arg(curve.buffer->size()));
    }
    const QString words = parts.isEmpty() ? tr("no values yet") : parts.join(QStringLiteral("; "));
    if (words != m_view->accessibleDescription()) {
        m_view->setAccessibleDescription(words);
        setAccessibleDescription(words);
    }
}

} // namespace trainyard::gui
