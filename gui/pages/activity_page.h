#pragma once

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;

namespace trainyard::gui {

class ActivityModel;
class DataTable;
class FilterModel;

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
