#include "backend/cluster/recipes/run_on_all.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"
#include "backend/ssh/typed_command.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kWidth = 32;
constexpr std::size_t kMostAnswered = 4u << 20; ///< bytes of each stream of one machine

NodeAnswer runOn(const ssh::Host &host, const ssh::TypedCommand &typed, const CallContext &context)
{
    NodeAnswer answer;
    answer.node = host.name;
    const auto begin = Deadline::Clock::now();
    const auto run = [&]() -> Result<ssh::ExecOutcome> {
        TY_ASSIGN(auto session, ssh::SshSession::open(host.target, context));
        ssh::ExecOptions options;
        options.stdinText = typed.stdinText;
        options.maxOutput = kMostAnswered;
        return session.exec(typed.command, options, context);
    };
    auto outcome = run();
    answer.seconds = std::chrono::duration<double>(Deadline::Clock::now() - begin).count();
    if (!outcome) {
        answer.status = fail(outcome.error());
        return answer;
    }
    answer.exitStatus = outcome->status;
    answer.out = std::move(outcome->out);
    answer.err = std::move(outcome->err);
    return answer;
}

/// The host of "10.0.0.1 slots=4", "worker-1:2", "[::1]:22", "10.0.0.1 max_slots=2 # comment".
std::string_view hostOfLine(std::string_view line)
{
    line = trimmed(line.substr(0, line.find('#')));
    line = line.substr(0, line.find_first_of(" \t,"));
    if (line.starts_with('['))
        return line.substr(1, std::min(line.find(']'), line.size()) - 1);
    const auto colon = line.find(':');
    return colon != std::string_view::npos && line.find(':', colon + 1) == std::string_view::npos
               ? line.substr(0, colon)
               : line;
}

} // namespace

Result<std::vector<NodeAnswer>> runOnAll(const CloudContext &cloud, const ClusterId &cluster, const std::string &line,
                                         const std::vector<std::string> &nodes,
                                         std::function<void(const NodeAnswer &)> each, const CallContext &context)
{
    if (trimmed(line).empty() || line.find('\0') != std::string::npos)
        return fail(ErrorCode::InvalidArgument, "command", "the line for the shell is empty, or contains a zero byte");
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, nodes));
    const ssh::TypedCommand typed = ssh::typedCommand(line);
    std::mutex mutex;
    return parallelMap(machines, kWidth, context.stop, [&](const ssh::Host &host, std::stop_token stop) {
        NodeAnswer answer = runOn(host, typed, {context.deadline, std::move(stop)});
        if (each) {
            const std::lock_guard lock(mutex);
            each(answer);
        }
        return answer;
    });
}

std::vector<std::string> failedNodes(const std::vector<NodeAnswer> &answers)
{
    std::vector<std::string> names;
    for (const NodeAnswer &answer : answers) {
        if (!answer.ok())
            names.push_back(answer.node);
    }
    return names;
}

Result<std::vector<std::string>> nodesInHostsFile(std::string_view text, const std::vector<ssh::Host> &machines)
{
    std::vector<std::string> names;
    std::string_view line;
    for (int number = 1; takeLine(text, line); ++number) {
        const auto host = hostOfLine(line);
        if (host.empty())
            continue;
        const auto at = std::ranges::find_if(machines, [&](const ssh::Host &one) {
            return one.name == host || one.privateAddress == host || one.target.host == host ||
                   one.instance.value == host;
        });
        if (at == machines.end())
            return fail(ErrorCode::NotFound, "line " + std::to_string(number),
                        "the cluster has no machine with the name or address " + std::string(host));
        if (std::ranges::find(names, at->name) == names.end())
            names.push_back(at->name);
    }
    return names;
}

} // namespace trainyard::cluster
