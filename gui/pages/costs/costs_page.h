#pragma once

#include <QWidget>

#include "backend/services/interfaces.h"

class QLabel;
class QTabWidget;

namespace trainyard::gui {

class BudgetEditor;
class SavingModel;
class CostModel;
class DataTable;
class DayBars;
class DayCostModel;
class CostShareModel;

/// Current costs, past costs by cluster and by day, possible savings, and budgets.
class CostsPage : public QWidget {
    Q_OBJECT
public:
    explicit CostsPage(services::Services services, QWidget *parent = nullptr);

private:
    void fillTabs(QTabWidget *tabs);
    void showClusters(const std::vector<services::ClusterDetails> &clusters);
    void showCosts(const services::CostSnapshot &costs);
    void showBudget();
    void tick();
    void showAwsPrices();

    services::Services m_services;
    CostModel *m_clusters;
    DayCostModel *m_days;
    CostShareModel *m_shares;
    SavingModel *m_savings;
    DataTable *m_table = nullptr;
    DayBars *m_dayBars = nullptr;
    BudgetEditor *m_dayBudget, *m_clusterBudget;
    QLabel *m_hour, *m_today, *m_total, *m_prices, *m_onAws;
};

} // namespace trainyard::gui
