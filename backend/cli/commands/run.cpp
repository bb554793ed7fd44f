#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/follow.h"
#include "backend/core/files.h"
#include "backend/tour/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using protocol::JobSpec;

struct RunOptions {
    std::string cluster, jobFile;
    JobSpec given;
    bool perWorkerBatch = false, follow = false;
    CLI::App *command = nullptr;
};

Result<JobSpec> jobOf(const RunOptions &o)
{
    JobSpec job;
    if (!o.jobFile.empty()) {
        const auto text = readFile(o.jobFile, 64u << 10);
        if (!text)
            return fail(text.error());
        // A file for the command line may leave out the run's id: every start gets its own.
        json value = json::parse(*text, nullptr, false);
        if (value.is_object() && !value.contains("run"))
            value["run"] = "r-0000000000000000";
        auto read = protocol::jobSpecFromJson(value.is_object() ? value.dump() : *text);
        if (!read)
            return fail(ErrorCode::InvalidArgument, o.jobFile, read.error().detail);
        job = std::move(*read);
    }
    job.run = RunId();
    const auto take = [&](const char *option, auto member) {
        if (o.command->count(option) > 0)
            job.*member = o.given.*member;
    };
    take("--model", &JobSpec::model);
    take("--data", &JobSpec::data);
    take("--epochs", &JobSpec::epochs);
    take("--batch-size", &JobSpec::batchSize);
    take("--kv-store", &JobSpec::kvStore);
    take("--lr", &JobSpec::learningRate);
    take("--mom", &JobSpec::momentum);
    take("--wd", &JobSpec::weightDecay);
    take("--seed", &JobSpec::seed);
    take("--disp-batches", &JobSpec::displayBatches);
    take("--threads", &JobSpec::threads);
    take("--servers", &JobSpec::servers);
    take("--save-period", &JobSpec::savePeriod);
    take("--min-workers", &JobSpec::minWorkers);
    take("--deterministic", &JobSpec::deterministic);
    if (o.perWorkerBatch)
        job.globalBatch = false;
    return job;
}

int startJob(Context &context, const RunOptions &options)
{
    auto job = jobOf(options);
    if (!job)
        return context.failure(job.error());
    if (job->data.empty())
        return context.wrongUsage("--data is required: where the digits are, as s3://bucket/prefix.");
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto id = cluster::findCluster(*cloud, options.cluster);
    if (!id)
        return context.failure(id.error());
    ProgressView view(stderr);
    const auto run = tour::startRun(*cloud, *id, *job, view.sink(), context.stop);
    view.close();
    if (!run)
        return context.failure(run.error());
    if (options.follow)
        return followToEnd(context, *cloud, *run);
    return context.print({{"run", run->value}, {"cluster", id->value}, {"state", "running"}},
                         fmt::format("The run {} has started. Follow it with: trainyardctl metrics {} --follow\n",
                                     run->value, run->value));
}

} // namespace

void addRun(Commands &commands)
{
    auto o = std::make_shared<RunOptions>();
    CLI::App *command = commands.add("run", "Train a model on a cluster");
    o->command = command;
    JobSpec &job = o->given;
    command->add_option("NAME", o->cluster, "Cluster")->required();
    command->add_option("--job", o->jobFile, "A job as JSON; other options win over it");
    command->add_option("--model,--network", job.model, "mlp or lenet")
        ->capture_default_str()
        ->check(CLI::IsMember({"mlp", "lenet"}));
    command->add_option("--data", job.data, "s3://bucket/prefix that holds the four MNIST files");
    command->add_option("--epochs,--num-epochs", job.epochs, "Passes over the data")
        ->capture_default_str()
        ->check(CLI::Range(1, 100000));
    command->add_option("--batch-size", job.batchSize, "Samples of one step, of all workers together")
        ->capture_default_str()
        ->check(CLI::Range(1, 1048576));
    command->add_flag("--per-worker-batch", o->perWorkerBatch, "--batch-size is of each worker");
    command->add_option("--kv-store", job.kvStore, "dist_sync or dist_async")
        ->capture_default_str()
        ->check(CLI::IsMember({"dist_sync", "dist_async"}));
    command->add_option("--lr,--learning-rate", job.learningRate, "Learning rate")->capture_default_str();
    command->add_option("--mom,--momentum", job.momentum, "Momentum")->capture_default_str();
    command->add_option("--wd,--weight-decay", job.weightDecay, "Weight decay")->capture_default_str();
    command->add_option("--seed", job.seed, "Of the first weights and the order of samples")->capture_default_str();
    command->add_option("--disp-batches", job.displayBatches, "A speed record every so many batches")
        ->capture_default_str();
    command->add_option("--threads", job.threads, "Compute threads of each worker")->capture_default_str();
    command->add_option("--servers", job.servers, "Parameter servers on the head")->capture_default_str();
    command->add_option("--save-period", job.savePeriod, "Epochs between checkpoints; 0: none")->capture_default_str();
    command->add_option("--min-workers", job.minWorkers, "Fewer live workers end the run")->capture_default_str();
    command->add_flag("--deterministic", job.deterministic, "The same weights bit for bit");
    command->add_flag("-f,--follow", o->follow, "Stay and show it learn; Ctrl-C leaves it alive");
    commands.onRun(command, [o](Context &context) { return startJob(context, *o); });
}

} // namespace trainyard::cli
