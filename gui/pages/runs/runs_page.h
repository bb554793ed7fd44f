#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"
#include "gui/models/runs/run_list_view.h"

class QAction;
class QCheckBox;
class QLineEdit;
class QMenu;
class QStackedWidget;

namespace trainyard::gui {

class DataTable;
class RowFilter;
class RunPage;

/// All runs in a short table, which can be searched and sorted, above the page of the selected one.
class RunsPage : public QWidget {
    Q_OBJECT
public:
    /// \param train  the button above the table
    /// \param emptyActions  offered while there is no run
    RunsPage(services::Services services, QAction *train, const std::vector<QAction *> &emptyActions,
             QWidget *parent = nullptr);

    void select(const RunId &id); ///< also one that is not in the list yet
    RunPage &page() { return *m_page; }
    void setListView(const RunListView &view);
    /// For the menu and the palette.
    std::vector<QAction *> commands() const { return {m_compare, m_label, m_archive, m_delete}; }

signals:
    void listViewChanged(const trainyard::gui::RunListView &view); ///< by the user: to be stored

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QAction *command(const QString &text, const QString &icon);
    QWidget *makeTools();
    QMenu *makeColumns();
    void chooseColumns();
    void showRuns(const std::vector<services::RunSnapshot> &runs);
    void showCurrent();
    void showCommands();
    void showEmpty();
    void keepSelection();
    void restoreSelection();
    std::vector<RunId> selected() const; ///< in the order of the table
    const services::RunSnapshot *current() const;
    void compare();
    void editLabels();
    void archive();
    void confirmDelete();
    void report(const QString &title, const Status &status);

    services::Services m_services;
    RunModel *m_model;
    RowFilter *m_filter;
    DataTable *m_table;
    RunPage *m_page;
    QStackedWidget *m_stack;
    QAction *m_compare, *m_label, *m_archive, *m_delete;
    QLineEdit *m_words;
    QMenu *m_columns;
    QCheckBox *m_showArchived;
    RunListView m_view; ///< as the user chose it
    RunId m_wanted;
    RunId m_shown;      ///< on the page below, also while the filter hides it
    QStringList m_kept; ///< selected before the filter was reset
    services::RequestGeneration m_compares;
};

} // namespace trainyard::gui
