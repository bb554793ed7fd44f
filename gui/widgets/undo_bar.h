#pragma once

#include <functional>

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;

namespace trainyard::gui {

/// Says what was removed and offers to undo it: over the bottom of its window for ten seconds, longer while it has the
/// focus or the mouse. Ctrl+Z undoes as well. A later removal replaces the offer.
class UndoBar final : public QFrame {
    Q_OBJECT
public:
    /// Offers to undo in the bar of the widget's window, which is created on first use.
    static void offer(QWidget *of, const QString &removed, std::function<void()> undo);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit UndoBar(QWidget *window);
    void place();
    QLabel *m_words;
    QPushButton *m_button;
    QTimer *m_end;
    std::function<void()> m_undo;
};

} // namespace trainyard::gui
