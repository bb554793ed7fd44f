#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/alert_guard.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/commands/runs/logs_search.h"
#include "backend/cli/context.h"
#include "backend/cli/output/log_view.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/run/cluster_run.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using training::CopiedLog;
using namespace std::chrono_literals;

constexpr auto kCatchUp = 60s; ///< to copy what is missing, before lines are shown

struct LogOptions {
    std::string run, node, role, since, search;
    std::optional<int> rank;
    int lines = 200;
    bool follow = false, merged = false, regex = false, caseSensitive = false;
};

/// What is shown of one process.
struct ShownLog {
    CopiedLog log;
    std::optional<int> rank;
    LogTail tail;
    training::LogStore::Position end;
};

/// Copies what is missing here, from the machines or from the bucket. What cannot be reached is reported.
void bringUpToDate(Context &context, const cluster::CloudContext &cloud, const ledger::Run &run)
{
    const auto row = cloud.ledger->cluster(run.cluster);
    const bool closed = row && *row && (*row)->closed;
    if (!closed) {
        const auto missing =
            training::collectLogs(cloud, run.id, {.untilEnded = false}, {Deadline::after(kCatchUp), context.stop});
        if (missing) {
            for (const auto &[node, error] : *missing)
                context.printMessage("trainyardctl: the last lines of " + node +
                                     " may be missing: " + wording::message(error));
            if (missing->empty())
                return;
        }
    }
    const auto store = training::logStore(cloud, run.id);
    const auto logs = store.logs();
    const bool complete =
        !logs.empty() && std::ranges::all_of(logs, [&](const CopiedLog &log) { return store.isComplete(log); });
    if (complete || !training::sendsLogs(run))
        return; // the copies here do not need the account
    const auto open = openCloud(context);
    if (!open) {
        context.printMessage("trainyardctl: the logs in the bucket were not read: " + wording::message(open.error()));
        return;
    }
    if (const auto fetched = training::fetchBucketLogs(*open, run, context.request()); !fetched)
        context.printMessage("trainyardctl: the logs in the bucket were not read: " +
                             wording::message(fetched.error()));
}

/// The copies of versions before 0.2: whole files in the folder of the run.
void addOldCopies(const cluster::CloudContext &cloud, const ledger::Run &run, const LogFilter &filter, LogTail tail,
                  const WorkerRanks &ranks, std::vector<ShownLog> &logs)
{
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(cloud.runFolder(run.id), error)) {
        const auto log = training::copiedLogOf(entry.path().filename().string());
        if (!log || std::ranges::find(logs, *log, &ShownLog::log) != logs.end() ||
            !filter.selects(*log, ranks.rankOf(*log)))
            continue;
        const auto text = readFile(entry.path());
        logs.push_back({*log, ranks.rankOf(*log), tail, {}});
        std::string_view rest = text ? std::string_view(*text) : std::string_view(), line;
        while (takeLine(rest, line))
            logs.back().tail.add(line);
    }
}

std::vector<ShownLog> readLogs(const cluster::CloudContext &cloud, const ledger::Run &run, const LogFilter &filter,
                               const LogTail &tail, const WorkerRanks &ranks)
{
    std::vector<ShownLog> logs;
    const auto store = training::logStore(cloud, run.id);
    for (const CopiedLog &log : store.logs()) {
        if (!filter.selects(log, ranks.rankOf(log)))
            continue;
        logs.push_back({log, ranks.rankOf(log), tail, {}});
        logs.back().end = store.read(log, {}, [&](std::string_view line) { logs.back().tail.add(line); });
    }
    addOldCopies(cloud, run, filter, tail, ranks, logs);
    std::ranges::sort(logs, [](const ShownLog &a, const ShownLog &b) {
        return std::tuple(!a.rank, a.rank.value_or(0), a.log) < std::tuple(!b.rank, b.rank.value_or(0), b.log);
    });
    return logs;
}

/// Prints lines of several processes in the order of their times.
void print(Context &context, const ledger::Run &run, const std::vector<ShownLog> &logs, bool asStream)
{
    json list = json::array();
    std::vector<std::tuple<Timestamp, const ShownLog *, const std::string *>> lines;
    for (const ShownLog &log : logs) {
        std::string text;
        for (const LogTail::Line &line : log.tail.lines()) {
            lines.emplace_back(line.at, &log, &line.text);
            text += maskSecrets(line.text) + "\n";
        }
        list.push_back({{"node", log.log.node},
                        {"role", log.log.role},
                        {"rank", orNull(log.rank)},
                        {"text", context.globals.json ? text : std::string()}});
    }
    if (context.globals.json && !asStream) {
        context.print({{"run", run.id.value}, {"logs", list}}, "");
        return;
    }
    std::ranges::stable_sort(lines, {}, [](const auto &line) { return std::get<0>(line); });
    for (const auto &[at, log, text] : lines) {
        if (context.globals.json)
            context.printLine(logLineJson(run, log->log, log->rank, *text));
        else
            context.printText(shownLogLine(logs.size() > 1 || asStream ? nameOf(log->log, log->rank) : "", *text));
    }
}

/// Shows new lines as they are copied, until the run ends.
Result<int> follow(Context &context, const cluster::CloudContext &cloud, const ledger::Run &run,
                   const LogFilter &filter, const std::vector<ShownLog> &before, WorkerRanks &ranks, AlertGuard &alerts)
{
    std::mutex mutex;
    std::int64_t read = 0;
    bool isFirst = true;
    const auto readNew = [&] {
        const auto rows = cloud.ledger->metrics(run.id, read);
        if (!rows)
            return;
        const std::lock_guard lock(mutex);
        read = rows->last;
        if (std::exchange(isFirst, false))
            alerts.takeStored(rows->records);
        else
            alerts.take(rows->records);
        ranks.add(rows->records);
    };
    readNew();
    training::FollowOptions options;
    for (const ShownLog &log : before)
        options.logsFrom[log.log] = log.end.remote;
    options.note = [&](const std::string &text) { context.printMessage("trainyardctl: " + text); };
    options.stored = [&](std::int64_t) { readNew(); };
    options.unreachable = [&](std::optional<Timestamp> since) { alerts.setUnreachable(since.has_value()); };
    options.logLines = [&](const CopiedLog &log, std::string_view text) {
        const std::lock_guard lock(mutex);
        const auto rank = ranks.rankOf(log);
        if (!filter.selects(log, rank))
            return;
        std::string_view line;
        while (takeLine(text, line)) {
            if (context.globals.json)
                context.printLine(logLineJson(run, log, rank, line));
            else
                context.printText(shownLogLine(nameOf(log, rank), line));
        }
    };
    const auto ended = training::followRun(cloud, run.id, options, context.stop);
    readNew();
    TY_ASSIGN(const auto end, ended);
    if (end.over())
        return Done;
    context.printMessage(fmt::format("The run {} continues; follow its logs again with: trainyardctl logs {} --follow",
                                     run.id.value, run.id.value));
    return Interrupted;
}

Result<int> showLogs(Context &context, const LogOptions &options)
{
    TY_ASSIGN(const LogFilter filter, LogFilter::parse(options.node, options.role, options.rank));
    std::optional<Timestamp> since;
    if (!options.since.empty()) {
        TY_ASSIGN(since, sinceTime(options.since, SystemClock::instance().now()));
    }
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, options.run));
    std::optional<BudgetGuard> guard;
    if (options.follow)
        guard.emplace(context, cloud, BudgetGuard::Account::OpenForMeasures);
    bringUpToDate(context, cloud, run);
    WorkerRanks ranks;
    ranks.add(cloud.ledger->metrics(run.id).value_or(ledger::MetricRows()).records);
    if (!options.search.empty()) {
        training::LogQuery query{options.search, options.regex, options.caseSensitive, filter, since};
        return printFoundLines(context, cloud, run, ranks, query);
    }
    if (options.merged)
        return printMergedLines(context, cloud, run, ranks, filter, since);
    const auto logs = readLogs(cloud, run, filter, LogTail(std::size_t(options.lines), since), ranks);
    const bool follows = options.follow && !training::isOver(run);
    if (logs.empty() && !follows) {
        std::string known;
        for (const CopiedLog &log : training::logStore(cloud, run.id).logs())
            known += (known.empty() ? "" : ", ") + nameOf(log, ranks.rankOf(log));
        return fail(ErrorCode::NotFound, "run " + run.id.value,
                    known.empty() ? "there are no logs of it, neither here nor on machines that can be reached"
                                  : "it has no such process; there are: " + known);
    }
    print(context, run, logs, options.follow);
    if (context.stop.stop_requested())
        return Interrupted;
    if (!follows)
        return Done;
    AlertGuard alerts(context, cloud, run.id);
    return alerts.finish(follow(context, cloud, run, filter, logs, ranks, alerts));
}

} // namespace

void addLogs(Commands &commands)
{
    auto logs = std::make_shared<LogOptions>();
    CLI::App *command = commands.add("logs", "Output of a run's processes, also when its machines are gone");
    command->add_option("RUN", logs->run, "Run: its ID, the beginning of it, or latest")->required();
    command->add_option("--node", logs->node, "Only one node");
    command->add_option("--role", logs->role,
                        "Only scheduler, server, worker or launcher; or one process: worker-1, server-0, \"rank 3\"");
    command->add_option("--rank", logs->rank, "Only the worker with this rank")->check(CLI::NonNegativeNumber);
    command->add_option("--since", logs->since, "Only lines after 10m, 2h, 1d ago, or after a time (UTC)");
    command->add_option("-n,--lines", logs->lines, "The last lines of each")
        ->capture_default_str()
        ->check(CLI::Range(0, 10000000));
    auto *search = command->add_option("--search", logs->search,
                                       "Only lines that contain this text, of complete logs, with their numbers");
    command->add_flag("--regex", logs->regex, "--search: a regular expression (PCRE2)")->needs(search);
    command->add_flag("--match-case", logs->caseSensitive, "--search: capitals are different letters")->needs(search);
    auto *merged =
        command->add_flag("--merged", logs->merged, "All lines of all processes, in the order of their times");
    merged->excludes(search);
    command->add_flag("-f,--follow", logs->follow, "Show new lines as they come, until the run ends")
        ->excludes(search)
        ->excludes(merged);
    commands.onRun(command, [logs](Context &context) { return showLogs(context, *logs); });
}

} // namespace trainyard::cli
