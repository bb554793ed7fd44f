#pragma once

#include <QTimer>

#include "backend/cluster/operate/budget_watch.h"
#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Computes costs from the lifetimes in the ledger, raises budget alarms and carries out their measures as operations,
/// with the profile of the alarm, also when another one was selected since. Makes no network requests, but for the account
/// that answers, before clusters are terminated.
class LiveCostService final : public CostService {
    Q_OBJECT
public:
    LiveCostService(Tasks &tasks, CloudSource &source, ClusterService &clusters, RunService &runs,
                    TeardownService &teardown, QObject *parent = nullptr);
    CostSnapshot current() const override { return m_known; }
    void refresh() override;
    void setDayBudget(const cluster::Budget &budget) override;

private:
    struct Snapshot {
        std::string profile;
        CostSnapshot costs;
        std::vector<cluster::BudgetAlarm> alarms;
    };
    Result<Snapshot> fetch(const std::stop_token &stop); ///< on the pool
    void apply(const Result<Snapshot> &snapshot);

    Tasks &m_tasks;
    CloudSource &m_source;
    ClusterService &m_clusters;
    RunService &m_runs;
    TeardownService &m_teardown;
    cluster::BudgetWatch m_watch;
    CostSnapshot m_known;
    std::optional<Error> m_error;
    QTimer m_again;
    bool m_polling = false;
};

} // namespace trainyard::services
