#pragma once

#include <vector>

#include "backend/cluster/plan/launch_plan.h"
#include "gui/widgets/tables/data_table.h"

namespace trainyard::gui {

/// The resources that a plan will create, with their prices.
class PlannedTable final : public DataTable {
    Q_OBJECT
public:
    explicit PlannedTable(QWidget *parent = nullptr);
    void show(const std::vector<cluster::PlannedResource> &resources);

private:
    class Rows;
    Rows *m_rows;
};

} // namespace trainyard::gui
