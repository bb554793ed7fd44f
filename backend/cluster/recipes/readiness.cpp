#include "backend/cluster/recipes/readiness.h"

#include <map>
#include <mutex>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/machine_gates.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

Result<std::vector<NodeReadiness>> checkReadiness(const CloudContext &cloud, const ClusterId &cluster,
                                                  const ReadinessOptions &options, const ProgressSink &sink,
                                                  const CallContext &context)
{
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, options.nodes));
    TY_ASSIGN(const auto row, cloud.ledger->cluster(cluster));
    provision::GateOptions gates = machineGates(cloud, cluster, machines);
    gates.bootPatience = 1s; // a question about now
    gates.isBootErrorFatal = true;
    gates.freeBytes = 1u << 30;
    gates.stress = options.stress;

    std::map<std::string, std::vector<provision::Requirement>> tables;
    std::mutex mutex;
    provision::Recipe steps;
    if (options.requirements) {
        provision::Step table;
        table.name = "requirements";
        table.title = "Looking for compilers and libraries";
        table.timeout = 60s;
        table.run = [&](provision::StepContext &host) -> Status {
            TY_ASSIGN(auto *session, host.session());
            TY_ASSIGN(const auto executed,
                      session->exec(provision::kRequirementsCommand, {}, {host.deadline(), host.stop()}));
            const std::lock_guard lock(mutex);
            tables[host.host().name] = provision::parseRequirements(executed.out);
            return {};
        };
        steps.push_back(std::move(table));
    }
    steps.push_back(provision::gateStep(gates));
    auto results = provision::run(steps, machines,
                                  {.width = 32, .sink = sink, .cluster = row ? row->name : cluster.value}, context);
    std::vector<NodeReadiness> all;
    for (auto &result : results) {
        NodeReadiness node{.node = result.host, .status = result.status};
        std::string_view lines = result.facts["gates"], line;
        while (takeLine(lines, line))
            node.findings.emplace_back(line);
        node.requirements = tables[result.host];
        all.push_back(std::move(node));
    }
    return all;
}

} // namespace trainyard::cluster
