#include "backend/doctor/doctor.h"

#include <algorithm>
#include <mutex>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/doctor/checks/check.h"

namespace trainyard::doctor {
namespace {

/// Facts that arrive from several threads, and the checks that wait for them.
class Examiner {
public:
    Examiner(std::vector<const Check *> checks, const FindingSink &sink)
        : m_checks(std::move(checks))
        , m_sink(sink)
        , m_done(m_checks.size(), false)
    {
    }

    unsigned needs() const
    {
        unsigned all = 0;
        for (const Check *check : m_checks)
            all |= check->needs;
        return all;
    }

    /// Adds facts, and judges what became possible.
    template <class F>
    void add(unsigned sources, F fill)
    {
        const std::lock_guard lock(m_mutex);
        fill(m_facts);
        m_known |= sources;
        for (std::size_t i = 0; i < m_checks.size(); ++i) {
            if (m_done[i] || (m_checks[i]->needs & ~m_known) != 0)
                continue;
            m_done[i] = true;
            if (auto finding = evaluate(*m_checks[i], m_facts)) {
                if (m_sink)
                    m_sink(*finding);
                m_found.emplace_back(i, std::move(*finding));
            }
        }
    }

    /// After all threads have ended.
    const Facts &facts() const { return m_facts; }
    std::vector<Finding> findings()
    {
        std::ranges::sort(m_found, {}, &std::pair<std::size_t, Finding>::first);
        std::vector<Finding> list;
        for (auto &[place, finding] : m_found)
            list.push_back(std::move(finding));
        return list;
    }

private:
    std::vector<const Check *> m_checks;
    const FindingSink &m_sink;
    std::mutex m_mutex;
    Facts m_facts;
    unsigned m_known = 0;
    std::vector<bool> m_done;
    std::vector<std::pair<std::size_t, Finding>> m_found; ///< with the place of its check
};

Result<std::vector<const Check *>> chosenChecks(const ExamineOptions &options)
{
    const auto all = options.cluster.empty() ? accountChecks() : clusterChecks();
    std::vector<const Check *> chosen;
    for (const Check &check : all) {
        if (options.only.empty() || std::ranges::find(options.only, check.id) != options.only.end())
            chosen.push_back(&check);
    }
    for (const std::string &id : options.only) {
        if (std::ranges::none_of(all, [&](const Check &check) { return check.id == id; }))
            return fail(
                ErrorCode::InvalidArgument, "doctor",
                fmt::format("there is no check {} of {}", id, options.cluster.empty() ? "the account" : "a cluster"));
    }
    return chosen;
}

Status cancelledIf(const std::stop_token &stop)
{
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "doctor", "the examination was stopped");
    return {};
}

void examineAccount(const cluster::CloudContext &cloud, const ExamineOptions &options, Examiner &examiner,
                    const ProgressSink &sink, std::stop_token stop)
{
    StepReporter step(sink, {.step = "account", .title = "Reading the account"});
    step.begin(cloud.region);
    auto facts = gatherAccount(cloud, {Deadline::after(options.limits.cloud), stop});
    examiner.add(need::kAccount, [&](Facts &all) { all.account = std::move(facts); });
    step.done();
}

/// AWS and the machines at the same time, then the logs that both deliver.
Result<std::vector<LogText>> examineCluster(const cluster::CloudContext &cloud, const ExamineOptions &options,
                                            Examiner &examiner, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto ledger, gatherLedger(cloud, options.cluster));
    TY_ASSIGN(const auto hosts, cluster::hosts(cloud, options.cluster));
    examiner.add(need::kLedger, [&](Facts &all) { all.ledger = ledger; });
    unsigned needs = examiner.needs();
    if (needs & need::kLogs)
        needs |= need::kCloud | need::kNodes;
    std::vector<std::function<void()>> readers;
    if (needs & need::kCloud) {
        readers.emplace_back([&] {
            StepReporter step(sink, {.step = "cloud", .title = "Reading AWS"});
            step.begin(ledger.cluster.region);
            auto facts = gatherCloud(cloud, ledger, hosts, {Deadline::after(options.limits.cloud), stop});
            examiner.add(need::kCloud, [&](Facts &all) { all.cloud = std::move(facts); });
            step.done();
        });
    }
    if (needs & need::kNodes) {
        readers.emplace_back([&] {
            auto facts = gatherNodes(cloud, ledger, hosts, options.limits, sink, stop);
            examiner.add(need::kNodes, [&](Facts &all) { all.nodes = std::move(facts); });
        });
    }
    (void)parallelForEach(readers, readers.size(), stop, [](const auto &read, const std::stop_token &) {
        read();
        return Status();
    });
    TY_TRY(cancelledIf(stop));
    std::vector<LogText> logs;
    if (needs & need::kLogs) {
        StepReporter step(sink, {.step = "logs", .title = "Searching the logs"});
        logs = collectLogs(cloud, examiner.facts());
        step.begin(logs.size() == 1 ? say("1 log") : say("%1 logs", logs.size()));
        const LogRules rules = loadLogRules(cloud.stateFolder);
        auto found = searchLogs(logs, rules.rules, options.limits.width, stop);
        examiner.add(need::kLogs, [&](Facts &all) {
            all.logs = std::move(found.matches);
            all.logsNotRead = std::move(found.notRead);
            all.rejectedRules = rules.rejected;
        });
        step.done();
    }
    return logs;
}

} // namespace

Result<Examination> examine(const cluster::CloudContext &cloud, const ExamineOptions &options,
                            const FindingSink &findings, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto checks, chosenChecks(options));
    Examiner examiner(std::move(checks), findings);
    const Timestamp now = wallNow();
    examiner.add(0, [&](Facts &all) {
        all.now = now;
        all.local = cloud.local;
        all.clockOffset = cloud.clockOffset ? cloud.clockOffset() : std::chrono::milliseconds(0);
    });
    Examination done;
    done.report.at = now;
    if (options.cluster.empty()) {
        examineAccount(cloud, options, examiner, sink, stop);
    } else {
        TY_ASSIGN(done.logs, examineCluster(cloud, options, examiner, sink, stop));
        done.report.cluster = examiner.facts().ledger->cluster.name;
    }
    TY_TRY(cancelledIf(stop));
    done.report.findings = examiner.findings();
    return done;
}

Result<Finding> repairAndCheck(const cluster::CloudContext &cloud, const ClusterId &cluster, const std::string &check,
                               const Repair &repair, const ProgressSink &sink, std::stop_token stop)
{
    const Check *found = findCheck(check);
    if (!found)
        return fail(ErrorCode::InvalidArgument, "doctor", "there is no check " + check);
    TY_TRY(apply(cloud, cluster, repair, sink, stop));
    ExamineOptions options;
    options.cluster = cluster;
    options.only = {check};
    TY_ASSIGN(const auto again, examine(cloud, options, {}, sink, stop));
    if (!again.report.findings.empty())
        return again.report.findings.front();
    return Finding{check, found->title, Severity::Ok, say("The check no longer applies: it was repaired."), {}, {}};
}

} // namespace trainyard::doctor
