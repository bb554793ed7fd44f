#pragma once

#include <vector>

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
    /// For the menu and the palette.
    std::vector<QAction *> commands() const { return {m_copy, m_export}; }

private:
    void exportAll();
    services::ActivityService &m_activity;
    ActivityModel *m_model;
    FilterModel *m_filter;
    DataTable *m_table;
    QAction *m_copy, *m_export;
};

} // namespace trainyard::gui
