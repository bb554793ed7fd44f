// The pace of the active run, and what its processes do while it makes no progress.
#include <algorithm>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/units.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;

constexpr auto kFirstStep = 15min; ///< until the first record: data may have to be read first
constexpr std::size_t kMostStackLines = 36, kMostDumpsToOffer = 4;

bool runsProcessOf(const NodeFacts &node, const RunId &run)
{
    return std::ranges::find(node.report.processes, run.value, &RunProcess::run) != node.report.processes.end();
}

/// The machines whose stacks explain the silence: that of the rank that the others wait for, else all of the run.
std::vector<const NodeFacts *> suspects(const Facts &facts, const RunId &run, const std::string &awaited)
{
    std::vector<const NodeFacts *> list;
    for (const NodeFacts *node : answering(facts)) {
        if (runsProcessOf(*node, run))
            list.push_back(node);
    }
    const auto behind = std::ranges::find(list, awaited, [](const NodeFacts *node) { return node->name; });
    if (behind != list.end())
        return {*behind};
    list.resize(std::min(list.size(), kMostDumpsToOffer));
    return list;
}

void addLastLines(const NodeFacts &node, Evidence &evidence)
{
    for (const LogText &log : node.report.logs) {
        if (log.name.find('/') != std::string::npos || log.name == "dmesg")
            continue;
        std::string_view rest = log.text, last;
        for (std::string_view line; takeLine(rest, line);)
            last = trimmed(line).empty() ? last : line;
        evidence.push_back(fmt::format("last line of {} {}: {}", node.name, log.name, shownLine(last)));
    }
}

/// The stacks that were read since the last progress; those of an earlier time explain nothing.
void addStacks(const Facts &facts, Timestamp since, Evidence &evidence)
{
    std::size_t left = kMostStackLines;
    for (const StackDump &dump : facts.ledger->stacks) {
        if (dump.at < since)
            continue;
        evidence.push_back(fmt::format("stacks of {}, read {} ago; all of them: {}", shownLine(dump.node),
                                       formatDuration(std::max(facts.now - dump.at, Timestamp::duration(0))),
                                       dump.file));
        std::string_view rest = dump.text;
        for (std::string_view line; left > 0 && takeLine(rest, line);) {
            if (trimmed(line).empty())
                continue;
            const auto indent = line.find_first_not_of(' ');
            evidence.push_back(std::string(std::min<std::size_t>(indent, 8), ' ') + shownLine(line, 200));
            --left;
        }
    }
}

Repairs dumpsOf(const std::vector<const NodeFacts *> &nodes, const RunId &run)
{
    Repairs repairs;
    for (const NodeFacts *node : nodes)
        repairs.push_back({RepairAction::DumpStacks, node->name, run.value});
    return repairs;
}

/// A run that has not made its first step.
MaybeFinding notBegun(const Facts &facts, const ledger::Run &run)
{
    const auto age = facts.now - run.created;
    if (run.created == Timestamp() || age < kFirstStep)
        return fine(say("The run %1 has recorded no step yet.", run.id.value));
    Evidence evidence{fmt::format("started {} ago, without a record of a step", formatDuration(age))};
    const auto nodes = suspects(facts, run.id, {});
    for (const NodeFacts *node : nodes)
        addLastLines(*node, evidence);
    addStacks(facts, run.created, evidence);
    return warning(
        nodes.empty()
            ? say("The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine "
                  "that answers. Read the last lines of its logs: it may still read its data, or wait for a "
                  "worker; its machines cost meanwhile.",
                  run.id.value, formatDuration(age))
            : say("The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it "
                  "may still read its data, or wait for a worker; its machines cost meanwhile.",
                  run.id.value, formatDuration(age)),
        evidence, dumpsOf(nodes, run.id));
}

} // namespace

std::vector<protocol::MetricRecord> recordsOf(const Facts &facts, const ledger::Run &run)
{
    std::vector<protocol::MetricRecord> records = facts.ledger->metrics;
    // The head has records that no program has stored yet.
    if (const NodeFacts *head = facts.head(); head && head->answered()) {
        std::string_view text = head->report.metrics;
        const double known = records.empty() ? 0 : records.back().t;
        for (std::string_view line; takeLine(text, line);) {
            auto record = protocol::metricFromLine(line);
            if (record && record->run == run.id && record->t > known)
                records.push_back(std::move(*record));
        }
    }
    return records;
}

MaybeFinding hangingRun(const Facts &facts)
{
    const ledger::Run *run = facts.ledger->activeRun();
    if (!run)
        return std::nullopt;
    const RunPace pace = paceOf(recordsOf(facts, *run));
    if (pace.finished)
        return fine(say("The run %1 has finished; its end is recorded when a program follows it.", run->id.value));
    if (pace.paused)
        return warning(say("The run %1 is paused: %2. It continues when enough workers have joined.", run->id.value,
                           shownLine(pace.note)));
    if (pace.last == 0)
        return notBegun(facts, *run);
    const double now = double(facts.now.time_since_epoch().count()) / 1000;
    const auto silent = std::chrono::seconds(std::int64_t(std::max(0.0, now - pace.last)));
    Evidence evidence{
        fmt::format("last progress: step {}, {} ago", pace.step, formatDuration(silent)),
        fmt::format("usual: {:.3g} s per step, a record every {:.3g} s", pace.stepSeconds, pace.interval)};
    if (silent < hangTime(pace))
        return fine(say("The run %1 makes progress.", run->id.value), evidence);
    Sentence who = say("no rank is known to be behind");
    if (pace.awaited)
        who = pace.awaited->host.empty()
                  ? say("the others wait for rank %1", pace.awaited->rank)
                  : say("the others wait for rank %1 on %2", pace.awaited->rank, shownLine(pace.awaited->host));
    for (const NodeFacts *node : answering(facts)) {
        if (!pace.awaited || node->name == pace.awaited->host)
            addLastLines(*node, evidence);
    }
    addStacks(facts, facts.now - silent, evidence);
    return problem(say("The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its "
                       "processes; remove the worker, or stop the run with a checkpoint.",
                       run->id.value, formatDuration(silent), who),
                   evidence,
                   dumpsOf(suspects(facts, run->id, pace.awaited ? pace.awaited->host : std::string()), run->id));
}

} // namespace trainyard::doctor
