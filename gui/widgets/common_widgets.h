#pragma once

#include <vector>

#include <QLabel>
#include <QString>
#include <QWidget>

class QAction;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

/// Plain text, whatever stands in it. Looks that the theme's style sheet knows: "title", "heading", "figure", "muted",
/// "problem", "good", "attention".
QLabel *label(const QString &text, const char *look = nullptr, QWidget *parent = nullptr);
/// Changes the look of a label or button after it was shown.
void setLook(QWidget *widget, const char *look);
/// Looks: "primary", "danger", "dangerFull", "flat".
QPushButton *button(const QString &text, const QString &iconName = {}, const char *look = nullptr,
                    QWidget *parent = nullptr);
/// A button that does what the action does and is enabled with it.
QPushButton *button(QAction *action, const char *look = nullptr, QWidget *parent = nullptr);
/// A font of fixed width for logs, receipts and command lines.
QFont fixedFont();
QWidget *thinLine(QWidget *parent = nullptr);

/// What a place says while there is nothing in it: one sentence and what to do next.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString &iconName, const QString &title, const QString &sentence,
               const std::vector<QAction *> &actions, QWidget *parent = nullptr);

private:
    void paintIcon();
    QString m_iconName;
    QLabel *m_icon;
};

/// One line of text that ends in an ellipsis where there is no room; the whole of it is in the tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    void setFullText(const QString &text);
    QString fullText() const { return m_full; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void elide();
    QString m_full;
};

/// A line for the problem of a field, right under it; keeps the room of one line, so that nothing jumps.
class FieldMessage : public QLabel {
    Q_OBJECT
public:
    explicit FieldMessage(QWidget *parent = nullptr);
    void setProblem(const QString &text); ///< empty: no problem
    /// What should be known of a field that is right; takes the place of a problem.
    void setNote(const QString &text);

private:
    void showText(const QString &text, const char *look);
};

/// The state of a thing: its icon and its word.
class StateLabel : public QWidget {
    Q_OBJECT
public:
    explicit StateLabel(QWidget *parent = nullptr);
    void setState(const QString &word, const QString &iconName, int tone);

private:
    void repaintIcon();
    QLabel *m_icon;
    QLabel *m_word;
    QString m_name;
    int m_tone = 0;
};

} // namespace trainyard::gui
