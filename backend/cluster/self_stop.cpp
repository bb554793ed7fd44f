#include "backend/cluster/self_stop.h"

#include "backend/cluster/clusters.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/core/task_pool.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

Status tell(const Host &host, std::chrono::minutes time, std::stop_token stop)
{
    auto session = ssh::SshSession::open(host.target, Deadline::after(30s), stop);
    if (!session)
        return fail(session.error());
    const auto said =
        session->mustExec("sudo shutdown -h +" + std::to_string(time.count()), {}, Deadline::after(30s), stop);
    return said ? Status() : fail(said.error());
}

/// Other computers and the console read the deadline there.
Status retag(const CloudContext &cloud, const ledger::Cluster &row, Timestamp expires, std::stop_token stop)
{
    const auto known = cloud.ledger->resources(row.id);
    if (!known)
        return fail(known.error());
    std::vector<std::string> ids;
    for (const ledger::Resource &r : *known) {
        if (r.kind == "instance")
            ids.push_back(r.id);
    }
    return cloud.ec2Of(row.region)->tag(ids, {{tag::kExpires, toIso8601(expires)}}, Deadline::after(2min), stop);
}

} // namespace

Status endAllIn(const CloudContext &cloud, std::chrono::minutes time, const ProgressSink &sink, std::stop_token stop)
{
    const auto open = cloud.ledger->clusters(true);
    if (!open)
        return fail(open.error());
    const Timestamp then = now() + time;
    Status first;
    for (const ledger::Cluster &row : *open) {
        if (!sameCloud(cloud, row) || (row.expires && *row.expires <= then))
            continue;
        const auto machines = hosts(cloud, row.id);
        if (!machines)
            continue; // it has none
        const auto step = [&](const Host &host, StepState state, const std::string &message = {}) {
            if (sink)
                sink({"deadline", "Setting the deadline", host.name, state, -1, message});
        };
        const auto told = parallelMap(*machines, 16, stop, [&](const Host &host, std::stop_token token) -> Status {
            step(host, StepState::Started);
            const auto done = tell(host, time, std::move(token));
            step(host, done ? StepState::Done : StepState::Failed, done ? "" : done.error().detail);
            return done;
        });
        Status all;
        for (const Status &one : told) {
            if (all && !one)
                all = one;
        }
        if (all) {
            all = cloud.ledger->setClusterExpires(row.id, then);
            if (const auto tagged = retag(cloud, row, then, stop); all && !tagged)
                all = tagged;
            note(cloud, row.id, "deadline", row.name, row.name + " ends itself at " + toIso8601(then));
        }
        if (first && !all)
            first = all;
    }
    return first;
}

} // namespace trainyard::cluster
