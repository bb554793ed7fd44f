// Processes, machines and logs of runs.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "backend/cluster/plan/instance_state.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

/// How long AWS may not list a machine that it has just started.
constexpr std::chrono::minutes kConsistency{5};

/// Whether the ledger knows the run as ended. A run of another ledger is not known, and left alone.
bool hasEnded(const LedgerFacts &ledger, const std::string &run)
{
    const auto row = std::ranges::find(ledger.runs, RunId(run), &ledger::Run::id);
    return row != ledger.runs.end() && protocol::isOver(row->state);
}

} // namespace

MaybeFinding orphanProcesses(const Facts &facts)
{
    Evidence evidence;
    std::set<std::pair<std::string, std::string>> places; ///< node and run
    for (const NodeFacts *node : answering(facts)) {
        for (const RunProcess &process : node->report.processes) {
            if (!hasEnded(*facts.ledger, process.run))
                continue;
            evidence.push_back(
                fmt::format("{}: process {} of {}: {}", node->name, process.pid, process.run, process.command));
            places.emplace(node->name, process.run);
        }
        for (const LaunchedProcess &process : node->report.launched) {
            evidence.push_back(fmt::format("{}: process {} ({}) of a launch script that has ended: {}", node->name,
                                           process.pid, process.role, process.command));
            places.emplace(node->name, kLaunchScript);
        }
    }
    if (evidence.empty())
        return answering(facts).empty() ? std::nullopt : MaybeFinding(fine(say("No process of an ended run remains.")));
    Repairs repairs;
    std::set<std::string> names;
    for (const auto &[node, run] : places) {
        repairs.push_back({RepairAction::KillOrphans, node, run});
        names.insert(node);
    }
    const std::size_t count = evidence.size();
    const Sentence sentence =
        say("%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.",
            count == 1 ? say("1 process") : say("%1 processes", count), listed({names.begin(), names.end()}));
    // That a launch script has ended is concluded from the missing parent alone.
    const bool isKnown = std::ranges::any_of(repairs, [](const Repair &one) { return one.value != kLaunchScript; });
    return isKnown ? problem(sentence, evidence, repairs) : warning(sentence, evidence, repairs);
}

MaybeFinding lostBaseNode(const Facts &facts)
{
    const CloudFacts &cloud = *facts.cloud;
    if (!cloud.instances)
        return unknown(say("The machines could not be read at AWS."), cloud.instances.error());
    const ledger::Run *run = facts.ledger->activeRun();
    Evidence evidence;
    bool head = false;
    std::vector<std::string> workers;
    Repairs repairs;
    for (const ledger::Resource &machine : facts.ledger->machines) {
        if (machine.closed)
            continue;
        const aws::Instance *at = cloud.instance(InstanceId(machine.id));
        if (!at && facts.now - machine.created < kConsistency)
            continue;
        const std::string state = at ? at->state : "unknown to AWS";
        if (at && !at->isTerminating() && !cluster::isStoppedOrStopping(at->state))
            continue;
        evidence.push_back(fmt::format("{} ({}): {}{}", machine.name, machine.id, state,
                                       at && !at->stateReason.empty() ? ", " + shownLine(at->stateReason) : ""));
        const bool isStopped = at && at->state.starts_with("stop");
        if (machine.name == "head")
            head = true;
        else {
            workers.push_back(machine.name);
            if (!isStopped && facts.ledger->origin.origin == cluster::Origin::Instances)
                repairs.push_back({RepairAction::ReplaceWorker, machine.name, {}});
        }
    }
    if (evidence.empty())
        return fine(say("The head and the workers that the ledger lists exist at AWS."));
    if (head)
        return problem(run ? say("The head node is gone, and with it the run %1 halts: it cannot be removed from a "
                                 "training. Launch a new one (replace-head), or start the machine if it is stopped.",
                                 run->id.value)
                           : say("The head node is gone: it cannot be removed from a training. Launch a new one "
                                 "(replace-head), or start the machine if it is stopped."),
                       evidence, repairs);
    return problem(
        run ? say("%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 "
                  "goes on with the others.",
                  listed(workers), run->id.value)
            : say("%1 is gone; replace it before the next run.", listed(workers)),
        evidence, repairs);
}

MaybeFinding logFindings(const Facts &facts)
{
    std::vector<const LogMatch *> mine = matchesOf(facts, "");
    std::ranges::stable_sort(mine, [](const LogMatch *a, const LogMatch *b) { return a->severity > b->severity; });
    Evidence evidence;
    for (const LogMatch *match : mine)
        evidence.push_back(fmt::format("[{}] {}: {}", toString(match->severity), match->label, match->quote()));
    for (const std::string &log : facts.logsNotRead)
        evidence.push_back("not searched to the end: " + log);
    for (const RejectedRule &rule : facts.rejectedRules)
        evidence.push_back(fmt::format("the rule {} of {} is not used: {}", rule.id, kUserRulesFile, rule.reason));
    if (!mine.empty() && mine.front()->severity != LogSeverity::Note) {
        const LogMatch &worst = *mine.front();
        const Sentence label = Sentence::known(worst.label), cause = Sentence::known(worst.cause),
                       action = Sentence::known(worst.action);
        Sentence sentence = worst.node.empty() ? say("%1: %2 %3", label, cause, action)
                                               : say("%1 on %2: %3 %4", label, worst.node, cause, action);
        const auto others =
            std::ranges::count_if(mine, [](const LogMatch *m) { return m->severity != LogSeverity::Note; }) - 1;
        if (others > 0)
            sentence = say("%1 %2 more in the evidence.", sentence, others);
        return worst.severity == LogSeverity::Error ? problem(std::move(sentence), evidence)
                                                    : warning(std::move(sentence), evidence);
    }
    if (!facts.rejectedRules.empty())
        return warning(
            say("Rules of %1 in the state folder are not used; the logs have no known error.", kUserRulesFile),
            evidence);
    return fine(say("The logs have no known error."), evidence);
}

} // namespace trainyard::doctor
