#include "backend/services/data/live_prepare_data.h"

#include <fmt/format.h>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kPrepareLookUpTime = 2min, kPrepareConnectTime = 1min;
constexpr std::size_t kMostShownOutput = 200; ///< of the script, in a step or an error

/// The last line of an output that is not empty, in printable characters.
std::string lastLineOf(std::string_view output)
{
    while (!output.empty() && (output.back() == '\n' || output.back() == '\r' || output.back() == ' '))
        output.remove_suffix(1);
    const auto begin = output.find_last_of("\r\n");
    return cluster::printable(begin == std::string_view::npos ? output : output.substr(begin + 1), kMostShownOutput);
}

} // namespace

Status prepareNode(const cluster::ElasticStack &stack, const cluster::Host &node,
                   const std::function<Status(const CallContext &)> &before, const ProgressSink &sink,
                   const std::stop_token &stop)
{
    StepReporter step(sink, {.step = "prepare-data", .title = "Preparing the data", .host = node.name});
    step.begin();
    if (before) {
        if (const Status done = before({Deadline::after(kPrepareConnectTime), stop}); !done)
            return step.failed(done.error());
    }
    const auto output = [&step](std::string_view words) {
        if (const std::string line = lastLineOf(words); !line.empty())
            step.progress(line);
    };
    const auto run = cluster::runPrepareScript(stack, node, stack.prepareTimeout, output,
                                               {Deadline::after(stack.prepareTimeout + kPrepareConnectTime), stop});
    if (!run)
        return step.failed(run.error());
    if (!run->ok())
        return step.failed(Error{ErrorCode::RemoteCommandFailed, node.target.source(),
                                 fmt::format("the script that prepares the data ended with status {}{}: {}; all of its "
                                             "output is in {} on the machine",
                                             run->status, run->status == 124 ? ", after its limit" : "",
                                             lastLineOf(run->log), run->logFile)});
    step.done(say("its data is ready"));
    return {};
}

Status prepareNodes(const cluster::ElasticStack &stack, const std::vector<cluster::Host> &nodes,
                    const std::string &script, const ProgressSink &sink, const std::stop_token &stop)
{
    const cluster::Host &head = nodes.front();
    const auto upload = [&](const CallContext &context) -> Status {
        TY_TRY(cluster::uploadPrepareScript(stack, head, script, context));
        return {};
    };
    TY_TRY(prepareNode(stack, head, upload, sink, stop));
    const std::vector<cluster::Host> workers(nodes.begin() + 1, nodes.end());
    // All are paid for until the last one has its data.
    return parallelForEach(workers, workers.size(), stop, [&](const cluster::Host &node, const std::stop_token &token) {
        return prepareNode(stack, node, {}, sink, token);
    });
}

LivePrepareDataService::LivePrepareDataService(CloudSource &source, Operations &operations, QObject *parent)
    : PrepareDataService(parent)
    , m_source(source)
    , m_operations(operations)
{
}

OperationId LivePrepareDataService::prepare(const ClusterId &id, const std::string &node)
{
    const auto work = [id, node](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        const CallContext context{Deadline::after(kPrepareLookUpTime), stop};
        TY_ASSIGN(const auto stack, cluster::elasticStackOf(cloud, id, context));
        TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
        return prepareNode(stack, host, {}, sink, stop);
    };
    return m_operations.start("Preparing the data of " + node, m_source.operation(work), true);
}

} // namespace trainyard::services
