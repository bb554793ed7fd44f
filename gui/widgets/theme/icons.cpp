#include "gui/widgets/theme/icons.h"

#include <algorithm>

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

/// Draws an SVG whose strokes are "currentColor" in a given colour, which QIcon's own engine does not support. Pixmaps
/// are cached: a table requests the icons of its cells at every paint.
class StrokeIconEngine final : public QIconEngine {
public:
    StrokeIconEngine(const QString &name, const QColor &color)
        : m_name(name)
        , m_color(color)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
        QPixmap drawn = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        drawn.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect.topLeft(), drawn);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QString key = QStringLiteral("trainyard/%1/%2/%3x%4/%5")
                                .arg(m_name, m_color.name())
                                .arg(size.width())
                                .arg(size.height())
                                .arg(int(mode == QIcon::Disabled));
        QPixmap drawn;
        if (QPixmapCache::find(key, &drawn))
            return drawn;
        drawn = QPixmap(size);
        drawn.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly)) {
            // Left-aligned in a wider rectangle: it keeps a distance from the text after it.
            const int side = std::min(size.width(), size.height());
            QPainter painter(&drawn);
            if (mode == QIcon::Disabled)
                painter.setOpacity(0.4);
            QSvgRenderer(file.readAll().replace("currentColor", m_color.name().toLatin1()))
                .render(&painter, QRect(0, 0, side, side));
        }
        QPixmapCache::insert(key, drawn);
        return drawn;
    }

    QIconEngine *clone() const override { return new StrokeIconEngine(*this); }

private:
    QString m_name;
    QColor m_color;
};

} // namespace

QIcon icon(const QString &name, const QColor &color)
{
    return name.isEmpty() ? QIcon() : QIcon(new StrokeIconEngine(name, color));
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
