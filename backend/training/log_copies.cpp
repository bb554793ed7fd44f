#include "backend/training/log_copies.h"

#include <algorithm>
#include <mutex>

#include <fmt/format.h>

#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/node_layout.h"
#include "backend/ssh/session.h"
#include "backend/training/cluster_run.h"

namespace trainyard::training {

using namespace std::chrono_literals;

namespace {

/// A node has one log for each of its roles: further or longer names are not ours.
constexpr int kMostLogs = 32;
constexpr std::size_t kMostNamesBytes = 16u << 10;

} // namespace

std::optional<CopiedLog> copiedLogOf(std::string_view fileName)
{
    constexpr std::string_view kEnd = ".log";
    if (!fileName.ends_with(kEnd))
        return {};
    fileName.remove_suffix(kEnd.size());
    std::size_t dash = 0; // names of nodes and labels of roles contain dashes, too: the last role in the name counts
    for (const std::string_view role : {"-scheduler", "-server", "-worker"}) {
        if (const auto at = fileName.rfind(role); at != std::string_view::npos)
            dash = std::max(dash, at);
    }
    if (dash == 0)
        return {};
    return CopiedLog{std::string(fileName.substr(0, dash)), std::string(fileName.substr(dash + 1))};
}

Result<std::vector<std::filesystem::path>> collectLogs(const cluster::CloudContext &cloud, const RunId &id,
                                                       const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    TY_ASSIGN(const auto nodes, nodesOf(cloud, row->cluster));
    const auto folder = cloud.runFolder(id);
    TY_TRY(ensureFolder(folder, 0700));
    std::mutex mutex;
    std::vector<std::filesystem::path> files;
    const std::string remote = "\"$HOME\"/" + protocol::NodeLayout{}.logs(id);
    parallelMap(nodes, 8, context.stop, [&](const ssh::Host &node, std::stop_token token) {
        auto session = ssh::SshSession::open(node.target, {context.deadline, token});
        if (!session)
            return 0;
        // A role's log is "ROLE.log"; the names come from the node and are validated before they become local file
        // names.
        ssh::ExecOptions options;
        options.maxOutput = kMostNamesBytes;
        const auto names = session->mustExec("cd " + remote + " 2>/dev/null && ls -1 -- *.log || true", options,
                                             {context.deadline, token});
        if (!names)
            return 0;
        int left = kMostLogs;
        for (std::size_t at = 0; at < names->size() && left > 0 && !token.stop_requested();) {
            const std::size_t end = std::min(names->find('\n', at), names->size());
            const std::string name = names->substr(at, end - at);
            at = end + 1;
            if (!protocol::isSafeName(name) || !name.ends_with(".log"))
                continue;
            --left;
            options.maxOutput = kMostLogBytes;
            const auto text = session->mustExec(fmt::format("tail -c {} -- {}/{}", kMostLogBytes, remote, name),
                                                options, {context.deadline, token});
            if (!text && context.deadline.expired()) // the node is silent, and would be for each of its logs
                return 0;
            const auto file = folder / (node.name + "-" + name);
            if (text && writeFileAtomically(file, *text, 0600)) {
                const std::lock_guard lock(mutex);
                files.push_back(file);
            }
        }
        return 0;
    });
    std::ranges::sort(files);
    return files;
}

void saveActiveLogs(const cluster::CloudContext &cloud, const std::set<ClusterId> &clusters, const ProgressSink &sink,
                    std::stop_token stop)
{
    const auto runs = cloud.ledger->runs();
    const auto open = cloud.ledger->clusters(true);
    if (!runs || !open)
        return;
    std::vector<RunId> active;
    for (const ledger::Run &run : *runs) {
        const auto on = std::ranges::find(*open, run.cluster, &ledger::Cluster::id);
        if (!isOver(run.state) && on != open->end() && on->profile == cloud.profile &&
            (clusters.empty() || clusters.contains(run.cluster)))
            active.push_back(run.id);
    }
    if (active.empty())
        return;
    StepReporter report(sink, {.step = "save-logs", .title = "Saving the logs of runs"});
    report.begin();
    const Deadline deadline = Deadline::after(4s);
    std::size_t files = 0;
    for (const std::size_t saved : parallelMap(active, 4, stop, [&](const RunId &run, std::stop_token token) {
             const auto written = collectLogs(cloud, run, {deadline, std::move(token)});
             return written ? written->size() : std::size_t(0);
         }))
        files += saved;
    if (files > 0)
        report.done(std::to_string(files) + " logs");
    else
        report.skipped("0 logs");
}

} // namespace trainyard::training
