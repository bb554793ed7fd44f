#pragma once

#include <QWidget>

#include "backend/services/interfaces.h"

class QAction;

namespace trainyard::gui {

class ActivityModel;
class DataTable;
class FilterModel;

/// All AWS calls and remote commands with their results; can be filtered and copied as command lines.
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
