#include "backend/cluster/stack/elastic/elastic_policy.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/plan/instance_state.h"
#include "backend/core/units.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

namespace {

constexpr auto kSettled = 5s; ///< after which a worker that left did not leave because the run ends
constexpr std::size_t kMostProblems = 20;

/// "worker-3 (i-0123)", or the id alone.
std::string nameOf(const ElasticNode &node)
{
    const std::string &id = node.machine.instance.value;
    return node.machine.node.empty() ? id : node.machine.node + " (" + id + ")";
}

bool isRemoval(ElasticStatus status)
{
    return status == ElasticStatus::RemovalQueued || status == ElasticStatus::Removed;
}

class Decision {
public:
    explicit Decision(const ElasticFacts &facts)
        : m_facts(facts)
        , m_workers(std::ranges::count_if(facts.nodes, [](const ElasticNode &n) {
            return n.machine.role != StackRole::Master && (n.member || n.work.task == ElasticTask::Entering);
        }))
    {
    }

    std::vector<ElasticAction> all()
    {
        for (const ElasticNode &node : m_facts.nodes) {
            if (node.machine.role == StackRole::Elastic)
                considerElastic(node);
            else
                considerLocked(node);
        }
        considerFile();
        std::ranges::stable_sort(m_actions, {}, [](const ElasticAction &a) { return a.step; });
        return std::move(m_actions);
    }

private:
    void act(ElasticStep step, const ElasticNode &node, std::string reason = {})
    {
        m_actions.push_back({step, node.machine.instance, node.machine.node, std::move(reason)});
    }
    void refuse(const ElasticNode &node, std::string why) { act(ElasticStep::Refuse, node, std::move(why)); }
    void report(const ElasticNode &node, std::string why) { act(ElasticStep::Report, node, std::move(why)); }

    /// "It costs $1.0060 per hour", or "Its machine runs".
    static std::string costOf(const ElasticNode &node)
    {
        return node.usdPerHour > 0 ? fmt::format("It costs {} per hour", formatUsdPerHour(node.usdPerHour))
                                   : std::string("Its machine runs");
    }
    /// Reports a machine that does not get on, and terminates an elastic one when that has lasted for `patience`. One of
    /// ours that was never in the run may be idle by intention.
    void useless(const ElasticNode &node, const std::string &why, std::chrono::minutes patience)
    {
        if (node.machine.role != StackRole::Elastic)
            return report(node, why + ". " + costOf(node) + " until its deadline or the end of the cluster");
        if (node.ours && !node.died)
            return report(node, why + ". " + costOf(node) + " until it is removed");
        std::string text =
            why + fmt::format(". {}, and is terminated if this lasts {} minutes", costOf(node), patience.count());
        if (!m_facts.busy && node.report && node.report->reason == text && m_facts.now - node.report->since >= patience)
            return act(ElasticStep::Terminate, node, std::move(text));
        report(node, std::move(text));
    }
    void useless(const ElasticNode &node, const std::string &why) { useless(node, why, m_facts.uselessLimit); }

    /// The status, and whether the tag has one of its values.
    ElasticStatus statusOf(const ElasticNode &node) const
    {
        return parseEnum<ElasticStatus>(node.machine.elasticStatus).value_or(ElasticStatus::None);
    }
    bool isDue(const ElasticNode &node) const { return m_facts.now >= node.work.notBefore; }
    bool inLog(const ElasticNode &node, bool added) const
    {
        const auto last = std::ranges::find(m_facts.log.rbegin(), m_facts.log.rend(), node.machine.privateIp,
                                            &protocol::HostEvent::address);
        return last != m_facts.log.rend() && last->added == added;
    }

    /// Why a machine is none of the stack's, although it looks like it; empty: it is one.
    std::string strangeness(const ElasticNode &node) const
    {
        const StackParts &parts = m_facts.parts;
        if (!node.fromTemplate)
            return "was not started from the launch template of the stack";
        if (!parts.vpc.empty() && node.vpc != parts.vpc)
            return "is in another VPC than the stack";
        if (!parts.workerSubnet.empty() && node.subnet != parts.workerSubnet)
            return "is not in the subnet of the stack's workers";
        return {};
    }

    bool isLeaving(const ElasticNode &node) const
    {
        const ElasticStatus status = statusOf(node);
        if (!node.machine.wanted)
            return node.member || node.work.task == ElasticTask::Entering || status == ElasticStatus::AddQueued ||
                   status == ElasticStatus::Added || isRemoval(status);
        if (node.machine.node.empty()) // what its status says was written by others
            return false;
        const bool lineGone = node.left && !node.member && !node.wantedByFile && m_facts.now - *node.left >= kSettled &&
                              !node.died && status == ElasticStatus::Added;
        return isRemoval(status) || lineGone;
    }

    void considerElastic(const ElasticNode &node)
    {
        if (const std::string why = strangeness(node); !why.empty())
            return refuse(node, nameOf(node) + " has the tag of an elastic worker and is ignored: it " + why);
        if (!parseEnum<ElasticStatus>(node.machine.elasticStatus))
            refuse(node, fmt::format("the tag {} of {} has an unknown value, which is ignored", kElasticStatusTag,
                                     nameOf(node)));
        if (node.leavesElsewhere || node.work.task == ElasticTask::Leaving ||
            node.work.task == ElasticTask::Terminating)
            return;
        if (isLeaving(node) || node.work.task == ElasticTask::Left)
            return remove(node);
        if (node.machine.wanted)
            admit(node);
    }

    void remove(const ElasticNode &node)
    {
        if (node.machine.node.empty() && node.work.task != ElasticTask::Left)
            return refuse(node, nameOf(node) + " lost its tag before it was recorded: it does not join the run, and " +
                                    "its machine is yours to terminate");
        if (!isDue(node))
            return;
        if (node.work.task == ElasticTask::Left || (!node.member && node.work.task == ElasticTask::None))
            return act(ElasticStep::Terminate, node);
        if (m_facts.headResponds)
            act(ElasticStep::Leave, node);
    }

    void admit(const ElasticNode &node)
    {
        const ElasticStatus status = statusOf(node);
        if (node.member) {
            if (status != ElasticStatus::Added)
                act(ElasticStep::Admitted, node);
            return;
        }
        if (node.work.task == ElasticTask::Entering)
            return;
        if (node.left && !node.wantedByFile)
            return; // whether it was removed or the run ends shows in a moment
        if (status == ElasticStatus::Added && inLog(node, true) && !node.died && !node.left)
            return; // the records of its admission are on their way
        if (!isReady(node))
            return;
        if (node.died && !node.wantedByFile)
            return useless(node, "the worker on " + nameOf(node) +
                                     " ended unexpectedly: remove it, or add a line with its address to host_worker to "
                                     "let it join again");
        if (node.ours && !node.wantedByFile)
            return reportUnjoined(node);
        if (m_workers >= m_facts.mostWorkers)
            return useless(node, fmt::format("{} does not join: the run has {} workers, which is the limit",
                                             nameOf(node), m_facts.mostWorkers));
        if (status != ElasticStatus::AddQueued)
            act(ElasticStep::Queue, node);
        enter(node);
    }

    void enter(const ElasticNode &node)
    {
        if (node.work.failures >= kMostElasticAttempts)
            return useless(node, nameOf(node) + " did not join after " + std::to_string(kMostElasticAttempts) +
                                     " attempts: follow the run again to try once more");
        if (!isDue(node) || !m_facts.headResponds)
            return;
        ++m_workers;
        act(ElasticStep::Enter, node);
    }

    /// Whether a machine runs and its data is ready; reports the reason when that takes too long.
    bool isReady(const ElasticNode &node)
    {
        const auto age = m_facts.now - node.launched;
        if (isStoppedOrStopping(node.machine.state)) { // its disk was kept on purpose
            report(node, nameOf(node) + " is stopped: start it, or remove it");
            return false;
        }
        if (!isInState(node.machine.state, InstanceState::Running) || node.machine.privateIp.empty()) {
            if (age >= m_facts.startLimit)
                useless(node, fmt::format("{} does not run {} minutes after its launch: look at its console, or "
                                          "terminate it",
                                          nameOf(node), m_facts.startLimit / 1min));
            return false;
        }
        if (node.data.marker)
            return true;
        if (!m_facts.headResponds) // nothing is known of its data
            return false;
        if (node.data.status && *node.data.status != 0)
            useless(node, fmt::format("the prepare-data script of {} failed with status {}: correct it and run it "
                                      "again with trainyardctl prepare-data, or remove the machine",
                                      nameOf(node), *node.data.status));
        else if (age >= m_facts.startLimit + m_facts.preparationLimit)
            useless(node,
                    fmt::format("{} has not reported that its data is ready: run its script with trainyardctl "
                                "prepare-data, mark it as done, or remove the machine",
                                nameOf(node)),
                    std::chrono::ceil<std::chrono::minutes>(m_facts.preparationLimit) +
                        m_facts.uselessLimit); // the script may run again just now
        return false;
    }

    void reportUnjoined(const ElasticNode &node)
    {
        if (!m_facts.busy && m_facts.now - node.launched >= m_facts.startLimit + m_facts.preparationLimit)
            report(node, nameOf(node) +
                             " is not in the run, and the program that launched it has not removed it: "
                             "remove it, and add a worker again. " +
                             costOf(node) + " until then");
    }

    void considerLocked(const ElasticNode &node)
    {
        const char *what = node.machine.role == StackRole::Master ? "the master" : "a base worker";
        const ElasticStatus status = statusOf(node);
        if (isRemoval(status))
            refuse(node, fmt::format("{} is {} and locked: the tag {} does not remove it", nameOf(node), what,
                                     kElasticStatusTag));
        if (node.machine.role == StackRole::Master || node.member || node.work.task != ElasticTask::None)
            return;
        if (node.left && !node.wantedByFile) {
            if (m_facts.now - *node.left >= kSettled)
                refuse(node, nameOf(node) + " is a base worker and locked: it left the run, and its machine stays; add "
                                            "a line with its address to host_worker to let it join again");
            return;
        }
        // A machine that its group started in place of another one.
        const bool isNew = node.machine.node.empty() || node.launched > m_facts.began || node.wantedByFile;
        if (isNew && (!node.died || node.wantedByFile) && !m_facts.busy && isReady(node))
            enter(node);
    }

    void considerFile()
    {
        const auto add = [this](std::string why) {
            m_actions.push_back({ElasticStep::Refuse, {}, {}, std::move(why)});
        };
        const std::size_t count = std::min(m_facts.fileProblems.size(), kMostProblems);
        for (std::size_t i = 0; i < count; ++i)
            add(fmt::format("host_worker, line {}: it {}; the file has no effect until it is corrected",
                            m_facts.fileProblems[i].line, m_facts.fileProblems[i].why));
        if (m_facts.fileProblems.size() > count)
            add(fmt::format("host_worker has {} more lines that are no address", m_facts.fileProblems.size() - count));
        if (!m_facts.unknownAddresses.empty())
            add(fmt::format("host_worker names {} address{} of no machine of the stack, which {} ignored: start a "
                            "machine from its launch template",
                            m_facts.unknownAddresses.size(), m_facts.unknownAddresses.size() == 1 ? "" : "es",
                            m_facts.unknownAddresses.size() == 1 ? "is" : "are"));
    }

    const ElasticFacts &m_facts;
    std::ptrdiff_t m_workers;
    std::vector<ElasticAction> m_actions;
};

} // namespace

std::vector<ElasticAction> elasticActions(const ElasticFacts &facts)
{
    return Decision(facts).all();
}

void ElasticReports::take(const std::vector<ElasticAction> &actions, const ElasticFacts &facts)
{
    std::map<InstanceId, ElasticReport> now;
    for (const ElasticAction &action : actions) {
        if (action.step != ElasticStep::Report || action.instance.empty())
            continue;
        const auto before = m_reports.find(action.instance);
        const bool isRepeated = before != m_reports.end() && before->second.reason == action.reason;
        now[action.instance] = isRepeated ? before->second : ElasticReport{action.reason, facts.now};
    }
    if (!facts.headResponds) // some are left out then
        now.insert(m_reports.begin(), m_reports.end());
    m_reports = std::move(now);
}

std::optional<ElasticReport> ElasticReports::of(const InstanceId &instance) const
{
    const auto at = m_reports.find(instance);
    return at == m_reports.end() ? std::nullopt : std::optional(at->second);
}

std::chrono::seconds elasticPause(int failures)
{
    return 30s * (1 << std::clamp(failures - 1, 0, 5));
}

} // namespace trainyard::cluster
