#include "backend/cluster/storage/sync_steps_internal.h"

#include <map>
#include <mutex>

#include "backend/cluster/storage/node_session_internal.h"
#include "backend/cluster/storage/sync_order.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// By machine; those that cannot be reached have none.
std::map<std::string, std::string> identitiesOf(const std::vector<ssh::Host> &machines, const std::string &folder,
                                                const provision::RunOptions &options, const CallContext &context)
{
    std::map<std::string, std::string> found;
    if (machines.size() < 2)
        return found;
    std::mutex mutex;
    provision::Step step;
    step.name = "shared-folder";
    step.title = "Finding shared folders";
    step.run = [&](provision::StepContext &host) -> Status {
        TY_ASSIGN(auto *session, reach(host));
        TY_ASSIGN(const auto identity,
                  session->mustExec(folderIdentityCommand(folder), {}, {host.deadline(), host.stop()}));
        const std::lock_guard lock(mutex);
        found[host.host().name] = identity;
        return {};
    };
    provision::run({step}, machines, options, context); // a machine that fails here fails again in its step
    return found;
}

} // namespace

std::vector<provision::HostResult> runInSyncOrder(const provision::Step &step, const std::vector<ssh::Host> &machines,
                                                  const std::string &folder, const provision::RunOptions &options,
                                                  const CallContext &context)
{
    SyncOrder order(machines, identitiesOf(machines, folder, options, context));
    std::map<std::string, provision::HostResult> byMachine;
    for (auto batch = order.next(); !batch.empty(); batch = order.next()) {
        for (auto &result : provision::run({step}, batch, options, context)) {
            order.ended(result.host, result.status.has_value());
            byMachine[result.host] = std::move(result);
        }
    }
    std::vector<provision::HostResult> results;
    for (const auto &machine : machines)
        results.push_back(std::move(byMachine[machine.name]));
    return results;
}

} // namespace trainyard::cluster
