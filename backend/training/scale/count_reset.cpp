#include "backend/training/scale/count_reset.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/try.h"
#include "backend/protocol/count_reset.h"
#include "backend/protocol/node_layout.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

Result<RunId> resetCounts(const cluster::CloudContext &cloud, const ClusterId &id,
                          const std::vector<std::string> &hosts, const CallContext &context)
{
    TY_ASSIGN(const auto run, activeRun(cloud, id));
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    for (const std::string &host : hosts) {
        if (std::ranges::find(nodes, host, &ssh::Host::name) != nodes.end())
            continue;
        std::vector<std::string> names;
        std::ranges::transform(nodes, std::back_inserter(names), &ssh::Host::name);
        return fail(ErrorCode::NotFound, "cluster " + id.value,
                    fmt::format("it has no machine {}: its machines are {}", host, fmt::join(names, ", ")));
    }
    TY_ASSIGN(auto session, ssh::SshSession::open(nodes.front().target, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    const std::string folder = protocol::NodeLayout().run(run.id);
    TY_TRY(files.put(fmt::format("{}\n", fmt::join(hosts, "\n")), folder + "/" + protocol::kCountResetFile, 0600,
                     context));
    return run.id;
}

} // namespace trainyard::training
