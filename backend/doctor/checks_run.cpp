// Runs and their members.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/units.h"
#include "backend/doctor/checks_internal.h"
#include "backend/doctor/joining.h"

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

std::vector<Joining> joiningOf(const Facts &facts)
{
    std::vector<Joining> list;
    const NodeFacts *head = facts.head();
    for (const aws::Instance &machine : facts.cloud->elasticWorkers) {
        Joining one;
        one.instance = machine.id;
        one.address = machine.privateIp;
        one.state = machine.state;
        one.tagStatus = machine.tag("elastic_worker_status");
        const auto node = std::ranges::find(*facts.nodes, machine.id, &NodeFacts::instance);
        if (node != facts.nodes->end()) {
            one.node = node->name;
            one.reachable = node->answered();
            one.preparing = node->answered() && node->report.preparing;
        }
        if (head && head->answered())
            readSharedFiles(head->report, one);
        list.push_back(std::move(one));
    }
    return list;
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
    }
    if (evidence.empty())
        return answering(facts).empty() ? std::nullopt : MaybeFinding(fine("No process of an ended run remains."));
    Repairs repairs;
    std::set<std::string> names;
    for (const auto &[node, run] : places) {
        repairs.push_back({RepairAction::KillOrphans, node, run});
        names.insert(node);
    }
    const std::size_t count = evidence.size();
    return problem(fmt::format("{} of ended runs remain on {}, and use memory, GPUs and ports there: end them.",
                               count == 1 ? "1 process" : fmt::format("{} processes", count),
                               listed({names.begin(), names.end()})),
                   evidence, repairs);
}

MaybeFinding newWorkers(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Stack || facts.cloud->elasticWorkers.empty())
        return std::nullopt;
    Evidence evidence;
    std::vector<std::string> stuck;
    std::string first;
    for (const Joining &one : joiningOf(facts)) {
        const JoinAnswer answer = whyNotAdded(one);
        evidence.push_back(fmt::format("{}: {}", one.name(), answer.sentence));
        if (answer.step == JoinStep::Added || answer.waits)
            continue;
        stuck.push_back(one.name());
        if (first.empty())
            first = answer.sentence;
    }
    if (stuck.empty())
        return fine("The workers from the launch template are added, or on their way.", evidence);
    return problem(fmt::format("{} is not added to the training: {}", listed(stuck), first), evidence);
}

MaybeFinding successMarkers(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Stack || facts.cloud->elasticWorkers.empty())
        return std::nullopt;
    Evidence evidence;
    Repairs repairs;
    for (const Joining &one : joiningOf(facts)) {
        if (whyNotAdded(one).step != JoinStep::Marker)
            continue;
        evidence.push_back(fmt::format("{}: no prepare_data_success_{} in the shared folder", one.name(), one.address));
        repairs.push_back({RepairAction::CreateMarker, one.node, one.address});
    }
    if (repairs.empty())
        return fine("Every new worker whose script has ended has its success marker.");
    return warning(
        "A prepare-data script has ended without its success marker. If the data is complete, the marker can be "
        "created by hand; an incomplete worker may fail the training.",
        evidence, repairs);
}

MaybeFinding lostBaseNode(const Facts &facts)
{
    const CloudFacts &cloud = *facts.cloud;
    if (!cloud.instances)
        return unknown("The machines could not be read at AWS.", cloud.instances.error());
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
        if (at && !at->isTerminating() && at->state != "stopped" && at->state != "stopping")
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
        return fine("The head and the workers that the ledger lists exist at AWS.");
    if (head)
        return problem(fmt::format("The head node is gone{}: it cannot be removed from a training. Launch a new one "
                                   "(replace-head), or start the machine if it is stopped.",
                                   run ? fmt::format(", and with it the run {} halts", run->id.value) : std::string()),
                       evidence, repairs);
    return problem(
        fmt::format("{} is gone{}.", listed(workers),
                    run ? fmt::format("; a training of Dynamic Training halts without its base workers, and the "
                                      "run {} goes on with the others",
                                      run->id.value)
                        : std::string("; replace it before the next run")),
        evidence, repairs);
}

MaybeFinding hangingRun(const Facts &facts)
{
    const ledger::Run *run = facts.ledger->activeRun();
    if (!run)
        return std::nullopt;
    std::vector<protocol::MetricRecord> records = facts.ledger->metrics;
    // The head has records that no program has stored yet.
    if (const NodeFacts *head = facts.head(); head && head->answered()) {
        std::string_view text = head->report.metrics;
        const double known = records.empty() ? 0 : records.back().t;
        for (std::string_view line; takeLine(text, line);) {
            auto record = protocol::metricFromLine(line);
            if (record && record->run == run->id && record->t > known)
                records.push_back(std::move(*record));
        }
    }
    const RunPace pace = paceOf(records);
    if (pace.finished)
        return fine(
            fmt::format("The run {} has finished; its end is recorded when a program follows it.", run->id.value));
    if (pace.paused)
        return warning(fmt::format("The run {} is paused: {}. It continues when enough workers have joined.",
                                   run->id.value, shownLine(pace.note)));
    const double now = double(facts.now.time_since_epoch().count()) / 1000;
    const auto silent = std::chrono::seconds(std::int64_t(std::max(0.0, now - (pace.last > 0 ? pace.last : now))));
    if (pace.last == 0)
        return fine(fmt::format("The run {} has recorded no step yet.", run->id.value));
    Evidence evidence{
        fmt::format("last progress: step {}, {} ago", pace.step, formatDuration(silent)),
        fmt::format("usual: {:.3g} s per step, a record every {:.3g} s", pace.stepSeconds, pace.interval)};
    if (silent < hangTime(pace))
        return fine(fmt::format("The run {} makes progress.", run->id.value), evidence);
    std::string who = "no rank is known to be behind";
    if (pace.awaited)
        who = fmt::format("the others wait for rank {}{}", pace.awaited->rank,
                          pace.awaited->host.empty() ? "" : " on " + shownLine(pace.awaited->host));
    for (const NodeFacts *node : answering(facts)) {
        if (pace.awaited && node->name != pace.awaited->host)
            continue;
        for (const LogText &log : node->report.logs) {
            if (log.name.find('/') != std::string::npos || log.name == "dmesg")
                continue;
            std::string_view rest = log.text, last;
            for (std::string_view line; takeLine(rest, line);)
                last = trimmed(line).empty() ? last : line;
            evidence.push_back(fmt::format("last line of {} {}: {}", node->name, log.name, shownLine(last)));
        }
    }
    return problem(
        fmt::format("The run {} has made no progress for {}: {}. Read the log of that rank; remove the worker, or "
                    "stop the run with a checkpoint.",
                    run->id.value, formatDuration(silent), who),
        evidence);
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
        std::string sentence = fmt::format("{}{}: {} {}", worst.label, worst.node.empty() ? "" : " on " + worst.node,
                                           worst.cause, worst.action);
        const auto others =
            std::ranges::count_if(mine, [](const LogMatch *m) { return m->severity != LogSeverity::Note; }) - 1;
        if (others > 0)
            sentence += fmt::format(" {} more in the evidence.", others);
        return worst.severity == LogSeverity::Error ? problem(std::move(sentence), evidence)
                                                    : warning(std::move(sentence), evidence);
    }
    if (!facts.rejectedRules.empty())
        return warning(
            fmt::format("Rules of {} in the state folder are not used; the logs have no known error.", kUserRulesFile),
            evidence);
    return fine("The logs have no known error.", evidence);
}

} // namespace trainyard::doctor
