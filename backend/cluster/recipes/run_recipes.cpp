#include "backend/cluster/recipes/run_recipes.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/numbers.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr const char *kRecipeEvent = "recipe", *kBeginFact = "begin", *kSecondsFact = "seconds";

/// A first and a last step around a recipe, which measure its time on each machine.
provision::Step timeStep(bool isFirst)
{
    provision::Step step;
    step.name = isFirst ? "connect" : "finish";
    step.title = isFirst ? "Connecting" : "Finishing";
    step.timeout = 120s;
    step.run = [isFirst](provision::StepContext &context) -> Status {
        const double at = std::chrono::duration<double>(Deadline::Clock::now().time_since_epoch()).count();
        const double begin = parseNumber(context.facts[kBeginFact]).value_or(at);
        context.facts[kBeginFact] = fmt::format("{:.3f}", begin);
        if (isFirst) {
            TY_TRY(context.session());
            return {};
        }
        context.facts[kSecondsFact] = fmt::format("{:.1f}", at - begin);
        return {};
    };
    return step;
}

std::string titleOf(const std::string &recipe)
{
    for (const auto &info : recipes()) {
        if (info.name == recipe)
            return info.title;
    }
    return recipe;
}

} // namespace

Result<std::vector<ssh::Host>> chosenHosts(const CloudContext &cloud, const ClusterId &cluster,
                                           const std::vector<std::string> &nodes)
{
    TY_ASSIGN(auto all, hosts(cloud, cluster));
    for (const std::string &node : nodes) {
        if (std::ranges::find(all, node, &Host::name) == all.end())
            return fail(ErrorCode::NotFound, "node " + node, "the cluster has no running node of that name");
    }
    if (!nodes.empty())
        std::erase_if(all, [&](const Host &host) { return std::ranges::find(nodes, host.name) == nodes.end(); });
    if (all.empty())
        return fail(ErrorCode::Conflict, "cluster " + cluster.value, "it has no machine with an address");
    return all;
}

Result<std::vector<provision::HostResult>> runRecipe(const CloudContext &cloud, const ClusterId &cluster,
                                                     const RecipeOptions &options, const ProgressSink &sink,
                                                     std::stop_token stop)
{
    TY_ASSIGN(auto steps, provision::recipeOf(options.recipe, options.arguments, options.secrets));
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, options.nodes));
    TY_ASSIGN(const auto row, cloud.ledger->cluster(cluster));
    steps.insert(steps.begin(), timeStep(true));
    steps.push_back(timeStep(false));
    const provision::RunOptions run{.width = std::clamp<std::size_t>(options.width, 1, 256),
                                    .sink = sink,
                                    .cluster = row ? row->name : cluster.value};
    const CallContext context{Deadline::never(), std::move(stop)};
    auto results = provision::makesForOthers(options.recipe, options.arguments)
                       ? provision::runFirstAlone(steps, machines, run, context)
                       : provision::run(steps, machines, run, context);
    const std::string title = titleOf(options.recipe);
    for (auto &result : results) {
        if (result.status) {
            recordEvent(cloud, cluster, kRecipeEvent, result.host,
                        say("%1: done on %2 in %3 s", title, result.host, result.facts[kSecondsFact]));
        } else {
            recordFailure(cloud, cluster, kRecipeEvent, result.host, say("%1 on %2", title, result.host),
                          result.status.error());
        }
    }
    return results;
}

std::string slowestOf(const std::vector<provision::HostResult> &results)
{
    const provision::HostResult *slowest = nullptr;
    double most = 0;
    std::size_t measured = 0;
    for (const auto &result : results) {
        const auto at = result.facts.find(kSecondsFact);
        if (!result.status || at == result.facts.end())
            continue;
        ++measured;
        if (const double seconds = parseNumber(at->second).value_or(0); !slowest || seconds > most) {
            slowest = &result;
            most = seconds;
        }
    }
    return measured < 2 ? std::string() : fmt::format("{} ({:.0f} s)", slowest->host, most);
}

} // namespace trainyard::cluster
