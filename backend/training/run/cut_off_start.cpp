// A start that the network cut off: its processes end before the next run of the cluster starts.
#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;

namespace {

/// Ledger setting that holds the run of a cluster whose processes could not be ended.
std::string cutOffKey(const ClusterId &id)
{
    return "cut-off-start:" + id.value;
}

Status endStarted(const ClusterId &id, const RunId &run, const std::vector<ssh::Host> &nodes, const ProgressSink &sink,
                  const CallContext &context)
{
    runs::RunControl::Options options;
    options.sink = sink;
    options.cluster = id;
    return runs::RunControl(run, nodes.front(), std::move(options)).stop(withoutHead(nodes), false, context);
}

} // namespace

void noteCutOffStart(const CloudContext &cloud, const ledger::Run &run, const std::vector<ssh::Host> &nodes)
{
    // Not with the stop token of the start, which may be the reason of its failure.
    if (!endStarted(run.cluster, run.id, nodes, {}, {Deadline::after(20s), {}}))
        (void)cloud.ledger->setSetting(cutOffKey(run.cluster), run.id.value);
}

Status endCutOffStart(const CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes,
                      const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto kept, cloud.ledger->setting(cutOffKey(id)));
    const RunId run(kept.value_or(""));
    if (run.empty())
        return {};
    if (const Status ended = endStarted(id, run, nodes, sink, {Deadline::after(60s), std::move(stop)}); !ended) {
        Error why = ended.error();
        // No fault of the job that starts now: the queue counts a Timeout as one.
        if (why.code != ErrorCode::Cancelled && (!why.retryable() || why.code == ErrorCode::Timeout))
            why.code = ErrorCode::Unreachable;
        why.detail = fmt::format("the start of the run {} was cut off, and its processes may still run on a machine "
                                 "that does not respond: try again later, or remove that machine ({})",
                                 run.value, why.detail);
        return fail(why);
    }
    return cloud.ledger->setSetting(cutOffKey(id), "");
}

} // namespace trainyard::training
