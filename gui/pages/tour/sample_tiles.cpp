#include "gui/pages/tour/sample_tiles.h"

#include <QPainter>

#include "gui/models/tour/tour_board.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kColumns = 6, kRows = 4;
constexpr int kPicture = 30, kCaption = 16, kCell = kPicture + 6;

} // namespace

SampleTiles::SampleTiles(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Sample predictions"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize SampleTiles::sizeHint() const
{
    return {kColumns * kCell, kRows * (kCell + kCaption)};
}

void SampleTiles::showBoard(const TourBoard &board)
{
    const tour::ShownDigits &digits = board.digits();
    const std::vector<TourBoard::Sample> &samples = board.samples();
    const std::size_t size = std::size_t(digits.width) * std::size_t(digits.height);
    if (m_tiles.size() != samples.size() || !board.hasPredictions()) {
        m_tiles.clear();
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const QImage view(digits.pixels.data() + i * size, digits.width, digits.height, digits.width,
                              QImage::Format_Grayscale8);
            m_tiles.push_back({view.copy(), -1, false});
        }
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        m_tiles[i].predicted = samples[i].predicted;
        m_tiles[i].right = samples[i].isRight();
    }
    const auto count = samples.size();
    setAccessibleDescription(count == 0 ? tr("No samples yet")
                             : !board.hasPredictions()
                                 ? tr("%1 samples, not predicted yet").arg(count)
                                 : tr("%1 of %2 predicted correctly").arg(board.right()).arg(count));
    update();
}

void SampleTiles::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const Tokens &tokens = Theme::instance().tokens();
    QFont small = font();
    small.setBold(true);
    painter.setFont(small);
    for (std::size_t i = 0; i < m_tiles.size() && i < std::size_t(kColumns) * kRows; ++i) {
        const Tile &tile = m_tiles[i];
        const int column = int(i) % kColumns, row = int(i) / kColumns;
        const QRect frame(column * kCell, row * (kCell + kCaption), kCell - 2, kCell - 2);
        const QColor color = tile.predicted < 0 ? tokens.line : tile.right ? tokens.good : tokens.bad;
        painter.fillRect(frame, color);
        painter.drawImage(frame.adjusted(2, 2, -2, -2), tile.picture);
        if (tile.predicted < 0)
            continue;
        painter.setPen(color);
        painter.drawText(QRect(frame.left(), frame.bottom() + 1, frame.width(), kCaption), Qt::AlignCenter,
                         (tile.right ? QStringLiteral("✓ %1") : QStringLiteral("✗ %1")).arg(tile.predicted));
    }
}

} // namespace trainyard::gui
