#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/commands/runs/queue_alerts.h"
#include "backend/cli/context.h"
#include "backend/cli/options/job_arguments.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

constexpr const char *kQueueHint = "It starts when its turn comes, while this runs: trainyardctl queue run ";

constexpr const char *kRetryHint = "Jobs start while this runs: trainyardctl queue run ";

struct QueueArguments {
    std::string cluster;
    JobArguments job;
    std::string name, ownKeys = "no";
    int priority = 0;
    std::vector<std::string> after;
    std::vector<std::string> entries; ///< to remove, or to retry
};

/// "waiting", "running", "finished", ...
std::string stateOfEntry(const cluster::CloudContext &cloud, const training::QueueEntry &entry)
{
    if (entry.run.empty())
        return entry.failed.empty() ? "waiting" : "failed";
    const auto row = cloud.ledger->run(entry.run);
    return row && *row ? std::string(toString(training::stateOf(**row))) : "starting";
}

json jsonOfEntry(const cluster::CloudContext &cloud, const training::QueueEntry &entry)
{
    return {{"id", entry.id},
            {"name", entry.name},
            {"type", toString(entry.job.type)},
            {"priority", entry.priority},
            {"after", entry.after},
            {"sweep", entry.sweep},
            {"run", entry.run.value},
            {"state", stateOfEntry(cloud, entry)},
            {"failed", entry.failed},
            {"waits", entry.waits}};
}

Result<int> addEntry(Context &context, QueueArguments &arguments)
{
    TY_ASSIGN(auto job, arguments.job.take());
    if (!job.isTask() && job.data.empty())
        return context.wrongUsage("--data is required: where the digits are, as s3://bucket/prefix.");
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    training::QueueEntry entry;
    entry.job = std::move(job);
    entry.name = arguments.name;
    entry.priority = arguments.priority;
    entry.after = arguments.after;
    entry.keys =
        parseEnum<cluster::CredentialForwarding>(arguments.ownKeys).value_or(cluster::CredentialForwarding::No);
    TY_ASSIGN(const auto added, training::addToQueue(cloud, id, std::move(entry)));
    return context.print(jsonOfEntry(cloud, added),
                         printable(fmt::format("{} is in the queue of {}: {}\n{}{}\n", added.id, arguments.cluster,
                                               added.name, kQueueHint, arguments.cluster)));
}

Result<int> listQueue(Context &context, const QueueArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto entries, training::queueOf(cloud, id));
    json list = json::array();
    Table table({{"ENTRY"}, {"NAME"}, {"PRIORITY", Table::Align::Right}, {"STATE"}, {"RUN"}});
    std::string reasons;
    for (const training::QueueEntry &entry : entries) {
        list.push_back(jsonOfEntry(cloud, entry));
        table.add({entry.id, entry.name, std::to_string(entry.priority), stateOfEntry(cloud, entry), entry.run.value});
        if (!entry.failed.empty())
            reasons += printable(entry.id + ": " + entry.failed + "\n");
        else if (!entry.waits.empty())
            reasons += printable(entry.id + " is tried again: " + entry.waits + "\n");
    }
    return context.print({{"queue", list}},
                         table.empty() ? "The queue is empty.\n" : table.text(context.out) + reasons);
}

Result<int> removeEntries(Context &context, const QueueArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    for (const std::string &entry : arguments.entries)
        TY_TRY(training::removeFromQueue(cloud, id, entry));
    return context.print({{"removed", arguments.entries}},
                         fmt::format("{} removed from the queue; runs that have started go on.\n",
                                     arguments.entries.size() == 1 ? "The entry is" : "The entries are"));
}

Result<int> retryEntries(Context &context, const QueueArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto again, training::retryQueued(cloud, id, arguments.entries));
    return context.print(
        {{"waiting", again}},
        again.empty() ? "No entry has failed.\n"
                      : printable(fmt::format("{} {} again.\n{}{}\n", fmt::join(again, ", "),
                                              again.size() == 1 ? "waits" : "wait", kRetryHint, arguments.cluster)));
}

Result<int> workAtQueue(Context &context, const QueueArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    const BudgetGuard guard(context, cloud);
    QueueAlerts rules(context, cloud, id);
    const auto unreachable = [&rules](std::optional<Timestamp> since) { rules.setUnreachable(since.has_value()); };
    const Status worked = training::runQueue(cloud, id, context.progress().sink(), context.stop, unreachable);
    return rules.finish(worked ? listQueue(context, arguments) : Result<int>(fail(worked.error())));
}

} // namespace

void addQueue(Commands &commands)
{
    CLI::App *queue = commands.add("queue", "Jobs that run on a cluster one after the other");
    queue->require_subcommand(1);

    auto more = std::make_shared<QueueArguments>();
    CLI::App *add = commands.add("add", "Add a job at the end", queue);
    add->add_option("NAME", more->cluster, "Cluster")->required();
    more->job.addTo(*add);
    add->add_option("--name", more->name, "Name of the entry; default: the beginning of its command");
    add->add_option("--priority", more->priority, "Entries of higher priority start first")
        ->check(CLI::Range(-1000, 1000))
        ->capture_default_str();
    add->add_option("--after", more->after, "Entry that must have finished before; may be repeated")
        ->allow_extra_args(false);
    add->add_option("--own-keys", more->ownKeys, "As of trainyardctl run")
        ->check(CLI::IsMember({"no", "limited", "full"}));
    commands.onRun(add, [more](Context &context) { return addEntry(context, *more); });

    auto listed = std::make_shared<QueueArguments>();
    CLI::App *list = commands.add("ls", "The entries and what has become of them", queue);
    list->add_option("NAME", listed->cluster, "Cluster")->required();
    commands.onRun(list, [listed](Context &context) { return listQueue(context, *listed); });

    auto gone = std::make_shared<QueueArguments>();
    CLI::App *remove = commands.add("rm", "Remove entries", queue);
    remove->add_option("NAME", gone->cluster, "Cluster")->required();
    remove->add_option("ENTRY", gone->entries, "Entries: q-...")->required();
    commands.onRun(remove, [gone](Context &context) { return removeEntries(context, *gone); });

    auto retried = std::make_shared<QueueArguments>();
    CLI::App *retry = commands.add("retry", "Let failed entries wait again, for another run", queue);
    retry->add_option("NAME", retried->cluster, "Cluster")->required();
    retry->add_option("ENTRY", retried->entries,
                      "Entries: q-..., also those whose run was stopped; default: all that failed");
    commands.onRun(retry, [retried](Context &context) { return retryEntries(context, *retried); });

    auto worked = std::make_shared<QueueArguments>();
    CLI::App *run =
        commands.add("run",
                     "Start the entries one after the other, until none is left. The queue moves on only "
                     "while this command, or the window, runs; Ctrl-C ends it, and not the run. While the "
                     "cluster cannot be reached, or the session has expired, entries wait and are tried again",
                     queue);
    run->add_option("NAME", worked->cluster, "Cluster")->required();
    commands.onRun(run, [worked](Context &context) { return workAtQueue(context, *worked); });
}

} // namespace trainyard::cli
