#pragma once

#include <QWidget>

namespace trainyard::gui {

/// What the charts of a run look like, for a window that has none yet.
class CurvesPicture : public QWidget {
    Q_OBJECT
public:
    explicit CurvesPicture(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace trainyard::gui
