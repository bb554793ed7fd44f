#pragma once

#include <vector>

#include <QDialog>

class QAction;
class QLineEdit;
class QListWidget;

namespace trainyard::gui {

/// Every action by name: typing filters the list, Return triggers the action.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(const std::vector<QAction *> &actions, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &words);
    void choose();

    std::vector<QAction *> m_actions;
    QLineEdit *m_edit;
    QListWidget *m_list;
};

} // namespace trainyard::gui
