#pragma once

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;
class QStackedWidget;

namespace trainyard::gui {

class DataTable;
class RunModel;
class RunPage;

/// All runs in a short table above the page of the selected one.
class RunsPage : public QWidget {
    Q_OBJECT
public:
    /// \param train  the button above the table
    /// \param emptyActions  offered while there is no run
    RunsPage(services::Services services, QAction *train, const std::vector<QAction *> &emptyActions,
             QWidget *parent = nullptr);

    void select(const RunId &id); ///< also one that is not in the list yet
    RunPage &page() { return *m_page; }

private:
    void showRuns(const std::vector<services::RunSnapshot> &runs);
    void showCurrent();

    services::Services m_services;
    RunModel *m_model;
    DataTable *m_table;
    RunPage *m_page;
    QStackedWidget *m_stack;
    RunId m_wanted;
};

} // namespace trainyard::gui
