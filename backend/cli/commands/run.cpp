#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/budget_guard.h"
#include "backend/cli/context.h"
#include "backend/cli/follow.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_options.h"
#include "backend/protocol/json_fields.h"
#include "backend/training/cluster_run.h"
#include "backend/training/job_check.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using protocol::JobOptions;
using protocol::JobSpec;

constexpr const char *kAnyRun = "r-0000000000000000"; // every start gets its own

struct RunOptions {
    std::string cluster;
    JobSpec job;
    JobOptions options;
    Status read; ///< of the job file
    bool follow = false;
    std::string ownKeys = "no";
};

Status readJob(const std::string &file, JobSpec &job)
{
    TY_ASSIGN(const auto text, readFile(file, 64u << 10));
    // A file for the command line may omit the run's id.
    TY_ASSIGN(auto value, protocol::parseObject(text, 64u << 10, ErrorCode::InvalidArgument, file));
    if (!value.contains("run"))
        value["run"] = kAnyRun;
    auto read = protocol::jobSpecFromJson(value.dump());
    if (!read)
        return fail(ErrorCode::InvalidArgument, file, read.error().detail);
    job = std::move(*read);
    job.run = RunId();
    return {};
}

/// Validates the job before the number of workers is known.
Status checkAsked(JobSpec job)
{
    job.run = RunId(kAnyRun);
    job.workers = std::max(job.workers, job.minWorkers);
    return protocol::validate(job);
}

json jsonOf(const checks::JobFinding &finding)
{
    return {{"option", finding.option},
            {"severity", finding.severity == checks::Severity::Problem ? "problem" : "warning"},
            {"sentence", finding.sentence}};
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
                             one.sentence);
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

Result<int> startJob(Context &context, RunOptions &options)
{
    TY_TRY(options.read);
    TY_TRY(options.options.finish());
    if (options.job.data.empty())
        return context.wrongUsage("--data is required: where the digits are, as s3://bucket/prefix.");
    TY_TRY(checkAsked(options.job));
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, options.cluster));
    TY_ASSIGN(const auto refused, checkJob(context, cloud, id, options.job));
    if (refused)
        return *refused;
    const BudgetGuard guard(context, cloud); // before the start: a new run is not one that the budget stops
    const auto keys =
        parseEnum<cluster::CredentialForwarding>(options.ownKeys).value_or(cluster::CredentialForwarding::No);
    TY_ASSIGN(const auto run, training::startRun(cloud, id, options.job, context.progress().sink(), context.stop, keys,
                                                 training::DataCheck::Done));
    if (options.follow)
        return followToEnd(context, cloud, run);
    return context.print({{"run", run.value}, {"cluster", id.value}, {"state", "running"}},
                         fmt::format("The run {} has started. Follow it with: trainyardctl metrics {} --follow\n",
                                     run.value, run.value));
}

} // namespace

void addRun(Commands &commands)
{
    auto o = std::make_shared<RunOptions>();
    CLI::App *command = commands.add("run", "Train a model on a cluster");
    command->add_option("NAME", o->cluster, "Cluster")->required();
    // Declared first: it is parsed before the options that take precedence over it.
    command->add_option_function<std::string>(
        "--job", [o](const std::string &file) { o->read = readJob(file, o->job); },
        "A job as JSON; other options win over it");
    JobOptions::addInputTo(*command, o->job);
    o->options.addTo(*command, o->job);
    command->get_option("--resume")
        ->description("Continue from a checkpoint: RUN (the newest one of that run), latest (of the latest run), FILE "
                      "or a folder of this computer, or s3://BUCKET/PREFIX; default: none, with new weights");
    command
        ->add_option("--own-keys", o->ownKeys,
                     "If no role of the machines has access to the job's buckets: send session keys that are limited "
                     "to these buckets (limited), or, if AWS creates none, your keys as they are (full)")
        ->check(CLI::IsMember({"no", "limited", "full"}));
    command->add_flag("-f,--follow", o->follow, "Follow the run; Ctrl-C stops following, not the run");
    commands.onRun(command, [o](Context &context) { return startJob(context, *o); });
}

} // namespace trainyard::cli
