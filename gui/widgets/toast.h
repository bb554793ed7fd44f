#pragma once

#include <QLabel>

class QTimer;

namespace trainyard::gui {

/// The short answer to an action that shows nothing else ("Copied."): over the bottom of its window for a few seconds.
/// Takes no focus and no clicks; screen readers are told.
class Toast final : public QLabel {
    Q_OBJECT
public:
    explicit Toast(QWidget *window);
    void showText(const QString &text);

    /// The toast of the widget's window, made at first use.
    static void showText(QWidget *of, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QTimer *m_end;
};

} // namespace trainyard::gui
