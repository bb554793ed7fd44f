#pragma once

#include <map>
#include <mutex>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/cluster/stack/stack_creation.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/core/async/progress.h"

namespace trainyard::cluster {

/// Reports what happens to a stack to the sink and to the events of its cluster, each change once. Thread-safe.
class StackJournal {
public:
    /// Reads what an earlier process has recorded.
    StackJournal(const CloudContext &, const Launcher &);
    void add(const StackProgress &);
    void add(const std::vector<aws::ScalingActivity> &); ///< newest first
    /// The groups that have been created so far.
    std::vector<std::string> groups() const;
    /// Those of all groups, newest first.
    std::vector<aws::ScalingActivity> failedActivities() const;

private:
    void record(const std::string &subject, const std::string &text, bool failed);

    const CloudContext &m_cloud;
    const Launcher &m_launcher;
    mutable std::mutex m_mutex;                  ///< guards the members below
    std::set<std::string> m_recorded;            ///< texts of events
    std::map<std::string, std::string> m_states; ///< of resources, by logical id
    std::set<std::string> m_groups;
    std::set<std::string> m_seen; ///< activities: id and status
    std::vector<aws::ScalingActivity> m_failed;
};

/// The steps of a stack's creation. Each is safe to repeat, also by another process after this one was killed.
class StackDriver {
public:
    StackDriver(const CloudContext &, Launcher &, const StackPlan &, std::stop_token);

    /// What can be known before anything is created: the name, the key, the quotas, the zones of the machines.
    /// \return the plan, with another zone where the first one of the region does not offer its instance type
    Result<StackPlan> check();
    /// The key pair and the stack, by the token of the intent.
    Status request(const std::string &token);
    /// \error NoCapacity, QuotaExceeded, PermissionDenied, Conflict: why the creation failed and what to do
    Status waitCreated(const std::string &stack);
    /// Records the parts of the stack, waits for its machines, and makes their ends final.
    /// \param least  base workers that are sufficient
    Status collectMachines(const std::string &stack, int least);

private:
    CallContext call() const { return {Deadline::after(std::chrono::minutes(2)), m_stop}; }
    Status checkQuotas();
    Result<StackPlan> checkPlacement();
    Result<aws::CreateStackRequest> creation(const std::string &token);
    Error explained(const StackOutcome &, const StackJournal &) const;

    const CloudContext &m_cloud;
    Launcher &m_launcher;
    const StackPlan &m_plan;
    std::stop_token m_stop;
    std::shared_ptr<aws::CloudFormationClient> m_stacks;
};

} // namespace trainyard::cluster
