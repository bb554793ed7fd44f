#include "gui/widgets/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "gui/widgets/theme.h"

namespace trainyard::gui {

namespace {

/// Draws an SVG whose strokes are "currentColor" in a colour given here. QIcon's own engine knows no such colour.
class StrokeIconEngine final : public QIconEngine {
public:
    StrokeIconEngine(QByteArray svg, const QColor &color)
        : m_svg(std::move(svg))
        , m_color(color)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", m_color.name().toLatin1());
        QSvgRenderer renderer(svg);
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.4);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return drawn;
    }

    QIconEngine *clone() const override { return new StrokeIconEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_color;
};

} // namespace

QIcon icon(const QString &name, const QColor &color)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new StrokeIconEngine(file.readAll(), color));
}

QIcon icon(const QString &name)
{
    return icon(name, Theme::instance().tokens().text);
}

QIcon applicationIcon()
{
    return QIcon(QStringLiteral(":/icons/trainyard.svg"));
}

} // namespace trainyard::gui
