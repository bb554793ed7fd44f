#include "backend/training/notebooks/dashboard.h"

#include <algorithm>

#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

std::optional<DashboardAddress> dashboardIn(std::string_view line, const std::vector<std::string> &machines)
{
    constexpr std::string_view kWords = "dashboard at", kScheme = "http://";
    const auto words = lowered(line).find(kWords);
    if (words == std::string::npos)
        return std::nullopt;
    std::string_view rest = line.substr(words + kWords.size());
    if (rest.starts_with(':'))
        rest.remove_prefix(1);
    const auto blanks = rest.find_first_not_of(" \t");
    if (blanks == std::string_view::npos || blanks == 0)
        return std::nullopt;
    rest.remove_prefix(blanks);
    if (rest.starts_with(kScheme))
        rest.remove_prefix(kScheme.size());
    const auto colon = rest.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string host(rest.substr(0, colon));
    rest.remove_prefix(colon + 1);
    const auto port = parseInteger(rest.substr(0, rest.find_first_of("/ \t\r\n")));
    if (!port || *port < 1 || *port > 65'535)
        return std::nullopt;
    if (host.empty()) // a machine may lack an address, too
        return std::nullopt;
    const bool isLoopback = host == "127.0.0.1" || host == "localhost";
    if (!isLoopback && std::ranges::find(machines, host) == machines.end())
        return std::nullopt;
    return DashboardAddress{host, std::uint16_t(*port)};
}

Result<std::optional<DashboardAddress>> dashboardOf(const cluster::CloudContext &cloud, const ClusterId &id,
                                                    const CallContext &context)
{
    const auto run = activeRun(cloud, id);
    if (!run && run.error().code != ErrorCode::NotFound)
        return fail(run.error());
    if (!run)
        return std::optional<DashboardAddress>();
    const auto job = protocol::jobSpecFromJson(run->job);
    if (!job || (job->type != protocol::JobType::Dask && job->type != protocol::JobType::Ray))
        return std::optional<DashboardAddress>();
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    std::vector<std::string> machines;
    for (const ssh::Host &node : nodes)
        machines.insert(machines.end(), {node.name, node.privateAddress, node.target.host});
    TY_TRY(collectLogs(cloud, run->id, {.untilEnded = false}, context));
    std::optional<DashboardAddress> found;
    const auto store = logStore(cloud, run->id);
    for (const CopiedLog &log : store.logs()) {
        if (!log.role.starts_with("server")) // workers print whatever their program does
            continue;
        store.read(log, {}, [&](std::string_view line) {
            if (const auto address = dashboardIn(line, machines))
                found = address; // of the latest start
        });
    }
    if (!found)
        return fail(ErrorCode::NotFound, "run " + run->id.value, "its scheduler has not named its dashboard yet");
    return found;
}

} // namespace trainyard::training
