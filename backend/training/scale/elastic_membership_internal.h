#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/scale/elastic_files_internal.h"
#include "backend/training/scale/elastic_records_internal.h"

namespace trainyard::training {

/// Kind of the ledger events about the elastic workers of a stack.
inline constexpr const char *kElasticEvent = "elastic";

/// Whether a cluster is a stack whose membership is followed by its tags.
bool isElastic(const cluster::CloudContext &, const ClusterId &);

/// Follows tags, machines and host_worker of a stack while a run is followed, and lets workers join and leave: after a
/// change of one of them, the others follow. Of all followers of a run, also in other programs, one acts: the holder of the
/// lease "elastic:CLUSTER". What it decides: cluster/stack/elastic/elastic_policy.h. Each machine is set up, joins and
/// leaves in a thread of its own, so that none delays another one.
class ElasticMembership {
public:
    /// \param run      of a stack
    /// \param options  note and operation are called in threads of this object; must outlive it
    ElasticMembership(const cluster::CloudContext &, const ledger::Run &run, const FollowOptions &options);
    ~ElasticMembership(); ///< stops what is in progress, and waits for it; the next follower continues
    ElasticMembership(const ElasticMembership &) = delete;
    ElasticMembership &operator=(const ElasticMembership &) = delete;

    /// While the head does not respond, no worker joins or leaves. Any thread.
    void headResponds(bool responds) { m_reachable = responds; }

private:
    /// What is done with one machine.
    struct Machine {
        cluster::ElasticWork work;
        std::string node;
        std::stop_source cancel;
        std::optional<cluster::ElasticStatus> status; ///< set last; DescribeInstances may be behind
        Timestamp statusSet{};
        std::jthread thread;
    };
    /// The end of a task of a machine.
    struct Outcome {
        InstanceId instance;
        cluster::ElasticTask task;
        std::string node;
        Status status;
    };

    void work(std::stop_token);
    void reportEvents();
    Status poll(std::stop_token);
    Status openStack(const CallContext &);
    void readRecords();
    void takeOutcomes();
    void taken(const Outcome &);
    Result<cluster::ElasticFacts> facts(const CallContext &);
    void addRunFacts(cluster::ElasticFacts &);
    void closeGone(const std::vector<cluster::ElasticNode> &, const CallContext &);
    void carryOut(const cluster::ElasticAction &, const std::stop_token &);
    void setStatus(const cluster::ElasticAction &, cluster::ElasticStatus, const std::stop_token &);
    /// \param node  may be set by the task
    using Task = std::function<Status(std::string &node, const ProgressSink &, std::stop_token)>;
    void start(const cluster::ElasticAction &, cluster::ElasticTask, const std::string &title, Task);
    Status enter(const InstanceId &, std::string &node, const ProgressSink &, std::stop_token);
    Status leave(const std::string &node, const ProgressSink &, std::stop_token);
    Status terminate(const InstanceId &, std::string &node, const ProgressSink &, std::stop_token);
    void failedPoll(const Error &);
    void record(const std::string &subject, const std::string &text, bool failed = false);
    void reportOnce(const cluster::ElasticAction &);

    const cluster::CloudContext m_cloud;
    const ledger::Run m_run;
    const FollowOptions &m_options;
    std::atomic<bool> m_reachable = true;
    // Used by the thread only.
    ledger::Lease m_lease;
    Deadline m_nextLease = Deadline::after({}), m_nextPoll = Deadline::after({});
    std::optional<cluster::ElasticStack> m_stack;
    std::unique_ptr<ElasticFiles> m_files;
    ElasticRecords m_records;
    std::int64_t m_reported = 0, m_read = 0; ///< sequences of events and metrics
    std::set<std::string> m_reasons;         ///< texts of refusals and reports
    std::optional<ErrorCode> m_failure;      ///< of the last poll, once recorded
    int m_failures = 0;                      ///< polls in a row
    std::set<ErrorCode> m_tagFailures;       ///< recorded
    std::map<InstanceId, Machine> m_machines;
    cluster::ElasticReports m_reports;
    std::mutex m_outcomesMutex;
    std::vector<Outcome> m_outcomes;
    std::jthread m_thread; ///< last: it uses the others
};

} // namespace trainyard::training
