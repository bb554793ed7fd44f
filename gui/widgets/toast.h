#pragma once

#include <QLabel>

class QTimer;

namespace trainyard::gui {

/// A short message after an action without another visible result ("Copied."): over the bottom of its window for a few
/// seconds. Accepts no focus and no clicks; screen readers announce it.
class Toast final : public QLabel {
    Q_OBJECT
public:
    explicit Toast(QWidget *window);
    void showText(const QString &text);

    /// Shows a text in the toast of the widget's window, which is created on first use.
    static void showText(QWidget *of, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QTimer *m_end;
};

} // namespace trainyard::gui
