#pragma once

#include <functional>
#include <vector>

#include <QLabel>
#include <QString>
#include <QWidget>

class QAction;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace trainyard::gui {

/// Creates a label that shows plain text for any content. Looks of the theme's style sheet: "title", "heading",
/// "figure", "muted", "problem", "good", "attention".
QLabel *label(const QString &text, const char *look = nullptr, QWidget *parent = nullptr);
/// Changes the look of a label or button that is already shown.
void setLook(QWidget *widget, const char *look);
/// Creates a button. Looks: "primary", "danger", "dangerFull", "flat".
QPushButton *button(const QString &text, const QString &iconName = {}, const char *look = nullptr,
                    QWidget *parent = nullptr);
/// Creates a button that triggers the action and is enabled with it.
QPushButton *button(QAction *action, const char *look = nullptr, QWidget *parent = nullptr);
/// Enables a button or an action, or disables it and shows why: in the tool tip, and in the palette. The tool tip that it
/// had before the first call comes back with an empty reason.
void setWhyNot(QWidget *button, const QString &reason);
void setWhyNot(QAction *action, const QString &reason);
/// Shows a button with an icon without its words, which its tool tip then has, or with them.
void setIconOnly(QPushButton *button, const QString &words, bool iconOnly);
/// Shows the unit after the number of a spin box in the plural form that the number needs.
/// \param unitOf  " worker" for 1, " workers" for 2
void setUnit(QSpinBox *box, const std::function<QString(int)> &unitOf);
/// A fixed-width font for logs, receipts and command lines.
QFont fixedFont();

/// Placeholder of an empty page: one sentence and the actions to continue with.
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

/// One line of text, elided where there is no room; the tool tip has the complete text.
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

/// The line for the problem of a field, below it; reserves the height of one line to keep the layout stable.
class FieldMessage : public QLabel {
    Q_OBJECT
public:
    explicit FieldMessage(QWidget *parent = nullptr);
    void setProblem(const QString &text); ///< empty: no problem
    /// Shows a note on a valid field, in the place of a problem.
    void setNote(const QString &text);

private:
    void showText(const QString &text, const char *look);
};

/// A state, as an icon and text.
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
