#pragma once

#include <vector>

#include <QDate>
#include <QWidget>

namespace trainyard::gui {

/// An amount of money for each day, as bars: the latest 31 days, also those without costs. Arrow keys and the mouse choose
/// a day, whose amount is shown exactly.
class DayBars : public QWidget {
    Q_OBJECT
public:
    struct Day {
        QDate date;
        double usd = 0;
    };
    static constexpr int kMostDays = 31;

    explicit DayBars(const QString &title, QWidget *parent = nullptr);

    void setDays(const std::vector<Day> &days);             ///< in any order; invalid dates are left out
    const std::vector<Day> &days() const { return m_days; } ///< oldest first, without gaps
    int chosen() const { return m_chosen; }                 ///< -1: none

    QSize sizeHint() const override { return {480, 160}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void choose(int day);
    QRectF plot() const;

    std::vector<Day> m_days;
    int m_chosen = -1;
};

} // namespace trainyard::gui
