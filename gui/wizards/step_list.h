#pragma once

#include <vector>

#include <QWidget>

#include "gui/wizards/wizard_steps.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace trainyard::gui {

/// The steps of a wizard at its left: a click, or Return, goes to one. Where the pages have no room for their summary,
/// also the price and a button for the commands.
class StepList final : public QWidget {
    Q_OBJECT
public:
    explicit StepList(const QStringList &titles, QWidget *parent = nullptr);

    void show(const std::vector<StepLook> &states, int current);
    void setPrice(const QString &price);
    void setCompact(bool compact); ///< shows price and button
    QListWidget *list() const { return m_list; }

signals:
    void chosen(int step); ///< from 0
    void commandsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose();
    void measure(); ///< the titles, in the present font
    void paint();

    const QStringList m_titles;
    QListWidget *m_list;
    QLabel *m_price;
    QPushButton *m_commands;
    std::vector<StepLook> m_states;
    int m_current = -1;
};

} // namespace trainyard::gui
