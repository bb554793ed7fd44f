// Workers that were launched to join a training, and what keeps them from it.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/doctor/checks/checks_internal.h"
#include "backend/doctor/facts/joining.h"

namespace trainyard::doctor {
namespace {

constexpr std::string_view kRuntime = "/.trainyard/bundle/trainyard-runtime";

/// The members of the active run by its records: the names of their machines.
struct RunMembers {
    std::map<int, std::string> byRank;
    std::map<std::string, std::string> ended; ///< why the machine's worker is no member, by machine

    bool has(const std::string &node) const
    {
        return std::ranges::any_of(byRank, [&](const auto &member) { return member.second == node; });
    }
};

RunMembers membersOf(const std::vector<protocol::MetricRecord> &records)
{
    namespace metric = protocol::metric;
    RunMembers all;
    for (const protocol::MetricRecord &record : records) {
        if (record.name == metric::kMemberJoined) {
            all.byRank[record.rank] = record.note;
            all.ended.erase(record.note);
        } else if (record.name == metric::kMemberLeft) {
            all.byRank.erase(record.rank);
            all.ended[record.note] = "it has left";
        } else if (record.name == metric::kMemberDied || record.name == metric::kNeverJoined) {
            const auto colon = record.note.find(": "); // "host: cause"
            if (record.rank < 0 || colon == std::string::npos)
                continue;
            if (record.name == metric::kMemberDied)
                all.byRank.erase(record.rank);
            all.ended[record.note.substr(0, colon)] = shownLine(record.note.substr(colon + 2));
        }
    }
    return all;
}

RunMembers membersOf(const Facts &facts)
{
    const ledger::Run *run = facts.ledger->activeRun();
    return run ? membersOf(recordsOf(facts, *run)) : RunMembers();
}

/// What its machine answers.
void addAnswers(const Facts &facts, Joining &one)
{
    const auto node = std::ranges::find(*facts.nodes, one.instance, &NodeFacts::instance);
    if (node == facts.nodes->end())
        return;
    one.node = node->name;
    one.reachable = node->answered();
    if (!one.reachable)
        return;
    one.preparing = node->report.preparing;
    one.starting = node->report.starting;
    one.hasRuntime =
        std::ranges::any_of(node->report.code, [](const auto &file) { return file.first.ends_with(kRuntime); });
    const ledger::Run *run = facts.ledger->activeRun();
    one.hasProcess = run && std::ranges::find(node->report.processes, run->id.value, &RunProcess::run) !=
                                node->report.processes.end();
}

/// EC2 reports the last start, and the ledger keeps the first one.
Timestamp firstLaunch(const Facts &facts, const aws::Instance &machine)
{
    const auto row = std::ranges::find(facts.ledger->machines, machine.id.value, &ledger::Resource::id);
    return row == facts.ledger->machines.end() ? machine.launched : std::min(machine.launched, row->created);
}

/// The elastic workers of a stack, launched by any program.
std::vector<Joining> elasticOnes(const Facts &facts)
{
    std::vector<Joining> list;
    const NodeFacts *head = facts.head();
    const RunMembers members = membersOf(facts);
    const auto &stack = facts.cloud->stack;
    for (const aws::Instance &machine : facts.cloud->elasticWorkers) {
        Joining one;
        one.instance = machine.id;
        one.address = machine.privateIp;
        one.state = machine.state;
        one.launched = machine.launched;
        one.firstLaunched = firstLaunch(facts, machine);
        one.tagStatus = machine.tag(cluster::kElasticStatusTag);
        if (stack && *stack)
            one.wanted = machine.tags.contains(cluster::elasticWorkerTag((*stack)->name));
        one.noRun = !facts.ledger->activeRun();
        addAnswers(facts, one);
        one.member = !one.node.empty() && members.has(one.node);
        if (head && head->answered())
            readSharedFiles(head->report, one);
        list.push_back(std::move(one));
    }
    return list;
}

/// The workers of a cluster that is no stack.
std::vector<Joining> workersOf(const Facts &facts)
{
    std::vector<Joining> list;
    const NodeFacts *head = facts.head();
    const RunMembers members = membersOf(facts);
    for (const ledger::Resource &machine : facts.ledger->machines) {
        if (machine.closed || !cluster::isWorkerName(machine.name))
            continue;
        Joining one;
        one.instance = InstanceId(machine.id);
        one.node = machine.name;
        const aws::Instance *at = facts.cloud->instance(one.instance);
        one.state = at ? at->state : machine.state;
        if (at) {
            one.address = at->privateIp;
            one.launched = at->launched;
            one.firstLaunched = firstLaunch(facts, *at);
        }
        addAnswers(facts, one);
        one.member = members.has(machine.name);
        if (const auto ended = members.ended.find(machine.name); ended != members.ended.end())
            one.ended = ended->second;
        if (head && head->answered() && !one.address.empty())
            readSharedFiles(head->report, one);
        list.push_back(std::move(one));
    }
    return list;
}

bool isStack(const Facts &facts)
{
    return facts.ledger->origin.origin == cluster::Origin::Stack;
}

/// Whether workers wait for success markers: on a stack always, elsewhere where a set-up of that kind was used.
bool usesMarkers(const Facts &facts)
{
    if (isStack(facts))
        return !facts.cloud->elasticWorkers.empty();
    const NodeFacts *head = facts.head();
    if (!head || !head->answered())
        return false;
    return !head->report.markers.empty() || !head->report.prepareStatus.empty() ||
           std::ranges::any_of(answering(facts), [](const NodeFacts *node) { return node->report.preparing; });
}

bool lacksMarker(const Joining &one, bool onStack)
{
    if (onStack)
        return whyNotAdded(one).step == JoinStep::Marker;
    return cluster::isInState(one.state, cluster::InstanceState::Running) && one.filesKnown && one.reachable &&
           !one.marked && !one.preparing && !one.starting && !one.member;
}

} // namespace

MaybeFinding newWorkers(const Facts &facts)
{
    const bool stack = isStack(facts);
    if (!stack && !facts.ledger->activeRun())
        return std::nullopt;
    const auto workers = stack ? elasticOnes(facts) : workersOf(facts);
    if (workers.empty())
        return std::nullopt;
    Evidence evidence;
    std::vector<std::string> stuck;
    Sentence first;
    for (const Joining &one : workers) {
        const JoinAnswer answer = stack ? whyNotAdded(one) : whyNotInRun(one);
        evidence.push_back(fmt::format("{}: {}", one.name(), answer.sentence.english()));
        if (answer.step == JoinStep::Added || answer.waits)
            continue;
        stuck.push_back(one.name());
        if (first.empty())
            first = answer.sentence;
    }
    if (stuck.empty())
        return fine(stack ? say("The workers from the launch template are added, or on their way.")
                          : say("The workers are in the run, or on their way."),
                    evidence);
    return problem(say("%1 is not added to the training: %2", listed(stuck), first), evidence);
}

MaybeFinding successMarkers(const Facts &facts)
{
    if (!usesMarkers(facts))
        return std::nullopt;
    const bool stack = isStack(facts);
    Evidence evidence;
    Repairs repairs;
    for (const Joining &one : stack ? elasticOnes(facts) : workersOf(facts)) {
        if (!lacksMarker(one, stack))
            continue;
        evidence.push_back(fmt::format("{}: no prepare_data_success_{} in the shared folder", one.name(), one.address));
        repairs.push_back({RepairAction::CreateMarker, one.node, one.address});
    }
    if (repairs.empty())
        return fine(say("Every new worker whose script has ended has its success marker."));
    return warning(
        say("A prepare-data script has ended without its success marker. If the data is complete, the marker can be "
            "created by hand; an incomplete worker may fail the training."),
        evidence, repairs);
}

} // namespace trainyard::doctor
