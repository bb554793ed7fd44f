#include "gui/charts/chart_picture.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QWidget>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr int kTitleHeight = 36;

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

bool writeChartPicture(QWidget *charts, const QString &title, const QString &path)
{
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
