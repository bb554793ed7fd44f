// Logs of EMR clusters, also of those that have ended.

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands/launch/emr.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/emr/emr_failure_log.h"
#include "backend/core/async/steps.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct LogsOptions {
    std::string cluster, step, node;
    int bootstrap = 0, lines = 20, waitMinutes = 0;
};

/// The instance of a node by its name in the ledger; any other name as it is.
std::string instanceNamed(const cluster::CloudContext &cloud, const cluster::EmrReference &named,
                          const std::string &node)
{
    const auto rows =
        named.cluster.empty() ? Result<std::vector<ledger::Resource>>() : cloud.ledger->resources(named.cluster, false);
    for (const ledger::Resource &r : rows ? *rows : std::vector<ledger::Resource>()) {
        if (r.isInstance() && r.name == node)
            return r.id;
    }
    return node;
}

Result<cluster::EmrFailure> logsOf(const cluster::CloudContext &cloud, const cluster::EmrReference &named,
                                   const LogsOptions &options, const CallContext &request)
{
    const auto emr = cloud.emrOf(named.region);
    TY_ASSIGN(const auto described, emr->describeCluster(named.id, request));
    if (!options.step.empty() && !cluster::isEmrStepId(options.step))
        return fail(ErrorCode::InvalidArgument, "step", "\"" + options.step + "\" is not the ID of a step (s-...)");
    if (!options.step.empty())
        return cluster::stepLogs(described, options.step);
    if (options.bootstrap == 0)
        return cluster::explainFailure(described);
    TY_ASSIGN(const auto nodes, emr->listInstances(named.id, {}, request));
    return cluster::bootstrapLogs(described, options.bootstrap, nodes, instanceNamed(cloud, named, options.node));
}

/// The lines around the one that failed, which is marked.
std::string excerpt(const cluster::FailureLog &log, int around)
{
    std::string shown;
    std::string_view rest = log.text;
    for (int number = 1; !rest.empty(); ++number) {
        const auto end = std::min(rest.find('\n'), rest.size());
        if (number >= log.line.number - around && number <= log.line.number + around)
            shown += fmt::format("{} {:>6}  {}\n", number == log.line.number ? ">" : " ", number,
                                 printable(maskSecrets(rest.substr(0, end))));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return shown;
}

Result<int> showLogs(Context &context, const LogsOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto named, emrNamed(cloud, options.cluster));
    TY_ASSIGN(const auto logs, logsOf(cloud, named, options, context.request()));
    const auto log = [&] {
        ProgressView view = context.progress();
        const ProgressSink sink = view.sink();
        StepReporter step(sink, {.step = "emr-log", .title = "Reading EMR's logs", .host = named.id});
        step.begin();
        const CallContext wait{Deadline::after(std::chrono::minutes(options.waitMinutes)), context.stop};
        return step.end(cluster::openFailureLog(*cloud.s3Of(named.region), logs, cloud.polling.backoff(), wait,
                                                [&](std::chrono::milliseconds left) {
                                                    step.progress("not there yet; " + formatDuration(left) + " left");
                                                }));
    }();
    if (!log)
        return fail(log.error());
    return context.print({{"emr", named.id},
                          {"sentence", logs.sentence.english()},
                          {"object", log->object},
                          {"line", log->line.number},
                          {"failing", maskSecrets(log->line.text)},
                          {"text", cluster::maskedText(*log)}},
                         (logs.sentence.empty() ? "" : logs.sentence.english() + "\n") +
                             fmt::format("{}, line {}:\n", log->object, log->line.number) +
                             excerpt(*log, options.lines));
}

} // namespace

Result<cluster::EmrReference> emrNamed(const cluster::CloudContext &cloud, const std::string &name)
{
    if (name.starts_with("j-"))
        return cluster::EmrReference{name, cloud.region, {}};
    TY_ASSIGN(const auto clusters, cloud.ledger->clusters());
    for (const ledger::Cluster &row : clusters) { // the newest first
        if (!cluster::sameCloud(cloud, row) || (row.name != name && row.id.value != name))
            continue;
        if (auto found = cluster::emrReferenceOf(cloud, row.id))
            return found;
    }
    return fail(ErrorCode::NotFound, "ledger",
                "there is no EMR cluster \"" + name + "\": give its name or its ID (j-...)");
}

void addEmrLogs(Commands &commands, CLI::App *emr)
{
    auto options = std::make_shared<LogsOptions>();
    CLI::App *logs = commands.add("logs", "Open EMR's log in S3 at the line that failed", emr);
    logs->add_option("NAME", options->cluster, "Cluster, or ID of the EMR cluster")->required();
    auto *step = logs->add_option("--step", options->step, "The log of this step (s-...)");
    logs->add_option("--bootstrap", options->bootstrap, "The log of this bootstrap action, from 1")
        ->check(CLI::Range(1, 16))
        ->excludes(step);
    logs->add_option("--node", options->node, "Of this node only: its name, or the ID of its machine");
    logs->add_option("-n,--lines", options->lines, "Lines before and after the one that failed")
        ->capture_default_str()
        ->check(CLI::Range(0, 1000000));
    logs->add_option("--wait-minutes", options->waitMinutes, "Wait for the log, which EMR writes some minutes late")
        ->capture_default_str()
        ->check(CLI::Range(0, 60));
    commands.onRun(logs, [options](Context &context) { return showLogs(context, *options); });
}

} // namespace trainyard::cli
