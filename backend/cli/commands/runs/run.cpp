#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/context.h"
#include "backend/cli/follow.h"
#include "backend/cli/options/job_arguments.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/training/checkpoints/checkpoints.h"
#include "backend/training/records/run_details.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/job_check.h"
#include "backend/training/run/script_options.h"
#include "backend/training/run/start_preview.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using protocol::JobSpec;

struct RunOptions {
    std::string cluster;
    JobArguments job;
    bool follow = false, dryRun = false, listOptions = false;
    std::string saveJob;
    ledger::RunLabels labels;
    std::string ownKeys = "no";
};

json jsonOf(const checks::JobFinding &finding)
{
    return {{"option", finding.option},
            {"severity", finding.severity == checks::Severity::Problem ? "problem" : "warning"},
            {"sentence", finding.sentence.english()}};
}

/// Checks the job against its data, and prints what was found.
/// \return the exit status of a job that is refused; nothing otherwise
Result<std::optional<int>> checkJob(Context &context, const cluster::CloudContext &cloud, const ClusterId &id,
                                    const JobSpec &job)
{
    const auto check = training::checkJob(cloud, id, job, context.request());
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "job", "stopped while the job was checked; nothing was started");
    for (const checks::JobFinding &one : check.findings)
        context.printMessage((one.severity == checks::Severity::Warning ? "Warning: " : "trainyardctl: ") +
                             one.sentence.english());
    if (check.dataError)
        return fail(*check.dataError);
    if (check.passed())
        return std::nullopt;
    const Error error = check.status().error();
    if (context.globals.json) {
        json problems = json::array();
        for (const checks::JobFinding &one : check.findings)
            problems.push_back(jsonOf(one));
        context.printLine({{"error", toJson(error, error.detail)}, {"findings", problems}});
    }
    return ExitStatus::WrongUsage;
}

/// What the machines of a cluster would run. Costs nothing, and starts nothing.
Result<int> showStart(Context &context, const cluster::CloudContext &cloud, const ClusterId &id, const JobSpec &job)
{
    TY_ASSIGN(const auto preview, training::describeStart(cloud, id, job, context.request()));
    json files = json::object();
    std::string text = preview.processes;
    if (preview.code) {
        const auto &code = *preview.code;
        json left = json::array();
        for (const auto &[name, reason] : code.left)
            left.push_back({{"name", name}, {"reason", reason}});
        json warnings = json::array();
        for (const Sentence &warning : code.warnings)
            warnings.push_back(warning.english());
        files = {{"files", code.files.size()}, {"bytes", code.bytes}, {"left", left}, {"warnings", warnings}};
        text += fmt::format("{} files ({}) of {} are sent to the machines.\n", code.files.size(),
                            formatBytes(code.bytes), job.task.code);
        for (const auto &[name, reason] : code.left)
            text += fmt::format("  stays here: {} ({})\n", name, reason);
        for (const Sentence &warning : code.warnings)
            text += "Warning: " + warning.english() + ".\n";
    }
    return context.print({{"cluster", id.value}, {"processes", preview.processes}, {"code", files}}, printable(text));
}

Result<int> saveJob(Context &context, const std::string &file, const JobSpec &job)
{
    TY_TRY(writeFileAtomically(file, jobFileOf(job), 0644));
    return context.print({{"file", file}},
                         fmt::format("The job is in {}; start it with: trainyardctl run NAME --job {}\n", file, file));
}

/// The options of the script, for people who do not know them and for programs that show a form.
Result<int> listOptions(Context &context, const JobSpec &job)
{
    if (!job.isTask())
        return context.wrongUsage("--list-options needs --type and a command after --.");
    TY_ASSIGN(const auto options, training::scriptOptions(job, context.request()));
    json list = json::array();
    std::string text;
    for (const jobs::ScriptOption &one : options) {
        list.push_back({{"name", one.name},
                        {"short", one.shortName},
                        {"value", one.value},
                        {"help", one.help},
                        {"default", one.byDefault},
                        {"choices", one.choices}});
        text += fmt::format("{:<30}  {}", one.name + (one.value.empty() ? "" : " " + one.value), one.help);
        text += one.byDefault.empty() ? "\n" : fmt::format(" (default: {})\n", one.byDefault);
    }
    return context.print({{"options", list}}, printable(text));
}

Result<int> startJob(Context &context, RunOptions &options)
{
    TY_ASSIGN(const JobSpec job, options.job.take());
    if (!job.isTask() && job.data.empty() && !options.listOptions)
        return context.wrongUsage("--data is required: where the digits are, as s3://bucket/prefix.");
    if (options.listOptions)
        return listOptions(context, job);
    if (!options.saveJob.empty())
        return saveJob(context, options.saveJob, job);
    if (options.dryRun) {
        TY_ASSIGN(const auto ledgerOnly, openLedgerOnly(context));
        TY_ASSIGN(const auto named, cluster::findCluster(ledgerOnly, options.cluster));
        return showStart(context, ledgerOnly, named, job);
    }
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, options.cluster));
    TY_ASSIGN(const auto refused, checkJob(context, cloud, id, job));
    if (refused)
        return *refused;
    const BudgetGuard guard(context, cloud); // before the start: a new run is not one that the budget stops
    training::StartOptions start;
    start.keys = parseEnum<cluster::CredentialForwarding>(options.ownKeys).value_or(cluster::CredentialForwarding::No);
    start.check = training::DataCheck::Done;
    start.labels = options.labels;
    start.labels.tags = training::normalTags(options.labels.tags);
    start.secrets = training::secretsOfEnvironment(job);
    TY_ASSIGN(const auto run, training::startRun(cloud, id, job, start, context.progress().sink(), context.stop));
    if (options.follow)
        return followToEnd(context, cloud, run);
    const auto row = cloud.ledger->run(run);
    const std::string hint = row && *row ? training::withoutFollower(**row) : std::string();
    return context.print({{"run", run.value}, {"cluster", id.value}, {"state", "running"}, {"hint", hint}},
                         fmt::format("The run {} has started. Follow it with: trainyardctl metrics {} --follow\n{}{}",
                                     run.value, run.value, hint, hint.empty() ? "" : "\n"));
}

} // namespace

void addRun(Commands &commands)
{
    auto o = std::make_shared<RunOptions>();
    CLI::App *command = commands.add("run", "Run a job on a cluster: the bundled trainer, or your own code");
    command->add_option("NAME", o->cluster, "Cluster")->required();
    o->job.addTo(*command);
    command
        ->add_option("--own-keys", o->ownKeys,
                     "If no role of the machines has access to the job's buckets: send session keys that are limited "
                     "to these buckets (limited), or, if AWS creates none, your keys as they are (full)")
        ->check(CLI::IsMember({"no", "limited", "full"}));
    command->add_option("--run-name", o->labels.name, "Name of the run, for lists and comparisons");
    command->add_option("--run-tags", o->labels.tags, "Its tags, separated by commas");
    command->add_option("--run-notes", o->labels.notes, "Notes about it");
    auto *follow = command->add_flag("-f,--follow", o->follow, "Follow the run; Ctrl-C stops following, not the run");
    auto *dryRun = command
                       ->add_flag("--dry-run", o->dryRun,
                                  "Print what each machine would run, and which files are sent; start nothing")
                       ->excludes(follow);
    command->add_option("--save-job", o->saveJob, "Write the job to a file for --job; start nothing")
        ->excludes(follow)
        ->excludes(dryRun);
    command
        ->add_flag(
            "--list-options", o->listOptions,
            "Print the options of the script in the command: runs it with --help on this computer, in the folder "
            "of --code; starts nothing on the cluster")
        ->excludes(follow)
        ->excludes(dryRun);
    commands.onRun(command, [o](Context &context) { return startJob(context, *o); });
}

} // namespace trainyard::cli
