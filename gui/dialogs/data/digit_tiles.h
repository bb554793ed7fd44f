#pragma once

#include <vector>

#include <QImage>
#include <QWidget>

#include "backend/services/data/data.h"

namespace trainyard::gui {

/// The pictures; empty where pixels and labels do not fit together.
std::vector<QImage> imagesOf(const services::DigitPictures &pictures);

/// The first digits of a data set as tiles.
class DigitTiles : public QWidget {
    Q_OBJECT
public:
    static constexpr int kColumns = 10, kRows = 4;
    explicit DigitTiles(QWidget *parent = nullptr);

    void showDigits(const services::DigitPictures &pictures);
    int count() const { return int(m_pictures.size()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<QImage> m_pictures;
};

} // namespace trainyard::gui
