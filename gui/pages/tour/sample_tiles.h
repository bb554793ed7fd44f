#pragma once

#include <vector>

#include <QImage>
#include <QWidget>

namespace trainyard::gui {

class TourBoard;

/// The samples of the tour as tiles: each picture with what the model takes it for, green and ticked when that is right,
/// red and crossed when it is not.
class SampleTiles : public QWidget {
    Q_OBJECT
public:
    explicit SampleTiles(QWidget *parent = nullptr);

    /// Shows the samples of the board as they are now.
    void showBoard(const TourBoard &board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Tile {
        QImage picture;
        int predicted;
        bool right;
    };
    std::vector<Tile> m_tiles;
};

} // namespace trainyard::gui
