#pragma once

#include <vector>

#include <QWidget>

#include "gui/widgets/common_widgets.h"

class QAction;
class QMenu;
class QPushButton;

namespace trainyard::gui {

/// Buttons of actions in one line, at its right end. Where there is no room for all of them, the less important ones
/// stand in the menu of a last button, "…". An action that is not visible has no button.
class ActionRow : public QWidget {
    Q_OBJECT
public:
    explicit ActionRow(QWidget *parent = nullptr);

    /// look         as for button()
    /// importance   the least important ones are folded first; of equal ones the last
    void add(QAction *action, int importance = 0, const char *look = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Entry {
        QAction *action;
        QPushButton *button;
        int importance;
    };
    std::vector<const Entry *> wanted() const;
    void arrange();

    std::vector<Entry> m_entries;
    QPushButton *m_more;
    QMenu *m_menu;
};

/// The name of what is shown, which is the last to be elided.
class TitleLabel : public ElidedLabel {
    Q_OBJECT
public:
    explicit TitleLabel(QWidget *parent = nullptr);
    void setTitle(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// First line of a page: its title, its state, what can be done with it.
class PageHeader : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget *parent = nullptr);
    TitleLabel *title() const { return m_title; }
    StateLabel *state() const { return m_state; }
    ActionRow *actions() const { return m_actions; }

private:
    TitleLabel *m_title;
    StateLabel *m_state;
    ActionRow *m_actions;
};

} // namespace trainyard::gui
