#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

using cluster::CloudContext;

Result<std::vector<ssh::Host>> nodesOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(auto nodes, cluster::hosts(cloud, id));
    if (nodes.empty() || nodes.front().name != "head")
        return fail(ErrorCode::NotFound, "cluster " + id.value, "it has no head node with an address");
    return nodes;
}

Result<ledger::Run> findRun(const CloudContext &cloud, const std::string &wanted)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs());
    if (wanted == "latest" && !runs.empty())
        return runs.front();
    std::vector<ledger::Run> matches;
    for (const ledger::Run &run : runs) {
        if (run.id.value == wanted)
            return run;
        if (!wanted.empty() && (run.id.value.starts_with(wanted) || run.id.value.starts_with("r-" + wanted)))
            matches.push_back(run);
    }
    if (!wanted.empty()) { // a text that is both a name and the beginning of another ID is ambiguous
        TY_ASSIGN(const auto labels, cloud.ledger->runLabels());
        for (const ledger::Run &run : runs) { // newest first
            const auto label = std::ranges::find(labels, run.id, &ledger::RunLabels::run);
            if (label != labels.end() && label->name == wanted &&
                std::ranges::find(matches, run.id, &ledger::Run::id) == matches.end())
                matches.push_back(run);
        }
    }
    if (matches.size() == 1)
        return matches.front();
    if (matches.empty())
        return fail(ErrorCode::NotFound, "run " + wanted,
                    "there is no run with that ID or name in the ledger; trainyardctl runs lists them");
    return fail(ErrorCode::InvalidArgument, "run " + wanted, fmt::format("{} runs match that", matches.size()));
}

Result<ledger::Run> activeRun(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    const auto found = std::ranges::find_if_not(runs, [](const ledger::Run &run) { return isOver(run); });
    if (found == runs.end())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "no run is active on it");
    return *found;
}

} // namespace trainyard::training
