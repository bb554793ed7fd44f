#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <QTimer>

#include "backend/cluster/operate/budget_watch.h"
#include "backend/services/cloud_source.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Computes costs from the lifetimes in the ledger, raises budget alarms and carries out their measures as operations,
/// with the profile of the alarm, also when another one was selected since. Makes no network requests, but for the account
/// that answers, before clusters are terminated. A termination that fails or leaves machines, unless the user cancels it,
/// is tried again after a pause; one that ends with this program, by the next program that checks budgets, and so is an
/// alarm whose measures have not begun then.
class LiveCostService final : public CostService {
    Q_OBJECT
public:
    LiveCostService(Tasks &tasks, CloudSource &source, Operations &operations, ClusterService &clusters,
                    RunService &runs, TeardownService &teardown, QObject *parent = nullptr);
    ~LiveCostService() override; ///< the owner drains the pool first
    CostSnapshot current() const override { return m_known; }
    void refresh() override;
    void setDayBudget(const cluster::Budget &budget) override;

private:
    struct Snapshot {
        std::string profile;
        CostSnapshot costs;
    };
    struct Enforcement {
        std::string profile;
        cluster::BudgetAlarm alarm;
    };
    Result<Snapshot> fetch(const std::stop_token &stop); ///< on the pool
    void apply(const Result<Snapshot> &snapshot);
    void enforceRecorded();
    void ended(const OperationId &termination, const Result<cluster::Receipt> &receipt);
    Status repeat(const Enforcement &, const std::set<ClusterId> &left);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    ClusterService &m_clusters;
    RunService &m_runs;
    TeardownService &m_teardown;
    cluster::BudgetWatch m_watch;
    std::map<OperationId, Enforcement> m_enforced; ///< terminations in progress
    std::mutex m_mutex;
    std::vector<Enforcement> m_recorded; ///< by a snapshot that has not arrived; guarded
    CostSnapshot m_known;
    std::optional<Error> m_error;
    QTimer m_again;
    bool m_polling = false;
};

} // namespace trainyard::services
