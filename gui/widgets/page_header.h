#pragma once

#include <vector>

#include <QWidget>

#include "gui/widgets/common_widgets.h"

class QAction;
class QMenu;
class QPushButton;

namespace trainyard::gui {

/// The buttons of actions in one right-aligned line. Where there is no room for all of them, the less important ones
/// move to the menu of a last button, "…". An invisible action has no button.
class ActionRow : public QWidget {
    Q_OBJECT
public:
    explicit ActionRow(QWidget *parent = nullptr);

    /// \param importance  the least important ones are folded first; of equal ones the last
    /// \param look  as for button()
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

/// A page's title; it is elided last.
class TitleLabel : public ElidedLabel {
    Q_OBJECT
public:
    explicit TitleLabel(QWidget *parent = nullptr);
    void setTitle(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// The first line of a page: its title, its state, its actions.
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
