#include "gui/charts/chart_picture.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr int kTitleHeight = 36;

/// The charts as a picture shows them, while this exists: without buttons, and as wide as the longest legend needs. No
/// event of the window is handled meanwhile: the user does not see it.
class Pictured {
public:
    explicit Pictured(RunCharts &charts)
        : m_charts(charts)
        , m_size(charts.size())
    {
        constexpr int kWidest = 3000; // beyond it the curves of single ranks fold
        int width = m_size.width();
        for (const auto *chart : charts.findChildren<MetricChart *>()) {
            if (chart->isVisibleTo(&charts))
                width = std::max(width, std::min(chart->wholeWidth(), kWidest));
        }
        show(true, width);
    }
    ~Pictured()
    {
        show(false, 0);
        m_charts.resize(m_size);
        m_charts.refresh();
    }
    Pictured(const Pictured &) = delete;
    Pictured &operator=(const Pictured &) = delete;

private:
    void show(bool pictured, int least)
    {
        m_charts.setMinimumWidth(least); // not resize(): the area around would undo it
        for (auto *chart : m_charts.findChildren<MetricChart *>())
            chart->setPictured(pictured);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_charts.refresh(); // legends and marks depend on the size
    }
    RunCharts &m_charts;
    const QSize m_size;
};

void paintPicture(QPainter &painter, QWidget *charts, const QString &title)
{
    const Tokens &t = Theme::instance().tokens();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, 0, charts->width(), charts->height() + kTitleHeight), t.surface);
    QFont heading = charts->font();
    heading.setBold(true);
    painter.setFont(heading);
    painter.setPen(t.text);
    painter.drawText(QRect(Theme::kTwo, 0, charts->width() - 2 * Theme::kTwo, kTitleHeight), Qt::AlignVCenter, title);
    charts->render(&painter, QPoint(0, kTitleHeight), {}, QWidget::DrawChildren);
}

} // namespace

bool writeChartPicture(RunCharts *charts, const QString &title, const QString &path)
{
    const Pictured pictured(*charts);
    const QSize size(charts->width(), charts->height() + kTitleHeight);
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return false;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size);
        svg.setViewBox(QRect({}, size));
        svg.setTitle(title);
        QPainter painter;
        if (!painter.begin(&svg))
            return false;
        paintPicture(painter, charts, title);
        return painter.end() && file.flush() && file.error() == QFile::NoError;
    }
    constexpr int kScale = 2; // readable on paper and in slides
    QImage image(size * kScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kScale);
    QPainter painter;
    if (!painter.begin(&image))
        return false;
    paintPicture(painter, charts, title);
    painter.end();
    return image.save(path, "PNG");
}

} // namespace trainyard::gui
