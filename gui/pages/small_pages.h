#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;
class QStackedLayout;

namespace trainyard::gui {

class ActivityModel;
class DataTable;
class FilterModel;

/// Data sets that runs have used. Copying and browsing come with the data room; until then the commands are shown.
class DataPage : public QWidget {
    Q_OBJECT
public:
    DataPage(services::Services services, const std::vector<QAction *> &emptyActions, QWidget *parent = nullptr);

signals:
    void useWanted(const QString &uri);

private:
    class Rows;
    void showRuns(const std::vector<services::RunSnapshot> &runs);
    Rows *m_rows;
    DataTable *m_table;
    QStackedLayout *m_stack;
};

/// Each AWS call and remote command with its result; filter, and copy as a command line.
class ActivityPage : public QWidget {
    Q_OBJECT
public:
    explicit ActivityPage(services::Services services, QWidget *parent = nullptr);
    QAction *copyAction() const { return m_copy; }

private:
    ActivityModel *m_model;
    FilterModel *m_filter;
    DataTable *m_table;
    QAction *m_copy;
};

} // namespace trainyard::gui
