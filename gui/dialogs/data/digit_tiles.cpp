#include "gui/dialogs/data/digit_tiles.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kTile = 32, kTileStep = kTile + 4;

} // namespace

std::vector<QImage> imagesOf(const services::DigitPictures &pictures)
{
    std::vector<QImage> images;
    const bool isKnown = pictures.channels == 1 || pictures.channels == 3;
    if (!isKnown || pictures.width <= 0 || pictures.height <= 0)
        return images;
    const std::size_t line = std::size_t(pictures.width) * std::size_t(pictures.channels);
    const std::size_t size = line * std::size_t(pictures.height);
    if (pictures.pixels.size() != size * pictures.labels.size())
        return images;
    const auto format = pictures.channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888;
    for (std::size_t i = 0; i < pictures.labels.size(); ++i) {
        const QImage view(pictures.pixels.data() + i * size, pictures.width, pictures.height, qsizetype(line), format);
        images.push_back(view.copy());
    }
    return images;
}

DigitTiles::DigitTiles(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Preview"));
}

QSize DigitTiles::sizeHint() const
{
    return {kColumns * kTileStep, kRows * kTileStep};
}

void DigitTiles::showDigits(const services::DigitPictures &pictures)
{
    m_pictures = imagesOf(pictures);
    QStringList labels;
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        labels << QString::number(pictures.labels[i]);
    setAccessibleDescription(labels.join(QLatin1Char(' ')));
    update();
}

void DigitTiles::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int i = 0; i < std::min(count(), kColumns * kRows); ++i)
        painter.drawImage(QRect(i % kColumns * kTileStep, i / kColumns * kTileStep, kTile, kTile),
                          m_pictures[std::size_t(i)]);
}

} // namespace trainyard::gui
