#include "backend/cluster/recipes/lingering.h"

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/run_state.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kSweepWidth = 32, kMostNamed = 10'000;

/// One request to the agent of a machine.
Result<protocol::AgentProcesses> sweep(ssh::Channel &channel, ssh::LineReader &lines, const RunId &run, bool end,
                                       std::int64_t id, const std::string &source, const CallContext &context)
{
    TY_TRY(channel.write(protocol::toLine(protocol::AgentRequest{id, protocol::AgentSweep{run, end}}) + "\n", context));
    TY_ASSIGN(const auto line, lines.next(context));
    if (!line) {
        TY_ASSIGN(const auto ended, channel.wait(context));
        return fail(ErrorCode::RemoteCommandFailed, source,
                    "the agent ended: " + (ended.err.empty() ? "no message" : ended.err) +
                        "; set the machine up with: trainyardctl provision");
    }
    TY_ASSIGN(const auto reply, protocol::agentReplyFromLine(*line));
    TY_ASSIGN(const auto answer, reply.answer);
    const auto *found = std::get_if<protocol::AgentProcesses>(&answer);
    if (!found || reply.id != id)
        return fail(ErrorCode::MalformedReply, source, "the agent answered another request");
    return *found;
}

Status sweepNode(const ssh::Host &host, const std::vector<RunId> &runs, bool end, NodeProcesses &result,
                 const CallContext &context)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(host.target, context));
    TY_ASSIGN(auto channel, session.start(protocol::kAgentCommand, context));
    ssh::LineReader lines(channel, protocol::kMaxAgentLine);
    std::int64_t id = 0;
    for (const RunId &run : runs) {
        TY_ASSIGN(auto answer, sweep(channel, lines, run, end, ++id, host.target.source(), context));
        result.ended += answer.ended;
        if (end && !answer.lingering.empty()) {
            // What it found is gone; what is found now has survived.
            TY_ASSIGN(answer, sweep(channel, lines, run, false, ++id, host.target.source(), context));
        }
        for (const auto &one : answer.lingering)
            result.found.push_back({one.pid, one.parent, one.command, run});
    }
    return {};
}

// Reads /proc: not every image has procps. Never Trainyard's own programs, this shell, its parents (the SSH session)
// and kernel threads. A name of 15 characters is all that the kernel keeps of a longer one.
constexpr const char *kByNameScript = R"sh(
name=$1 all=$2 end=$3
own=" $$ "
p=$$
while [ "$p" -gt 1 ] && p=$(sed -n "s/^PPid:[[:space:]]*//p" "/proc/$p/status" 2>/dev/null) && [ -n "$p" ]; do own="$own$p "; done
me=$(id -u)
list() {
  for folder in /proc/[0-9]*; do
    pid=${folder#/proc/}
    case $own in *" $pid "*) continue ;; esac
    comm=$(cat "$folder/comm" 2>/dev/null) || continue
    case $comm in trainyard*) continue ;; "$name"|"$name"[0-9]*) ;; *) continue ;; esac
    state=$(sed -n "s/^State:[[:space:]]*\(.\).*/\1/p" "$folder/status" 2>/dev/null)
    case $state in Z|X) continue ;; esac
    uid=$(sed -n "s/^Uid:[[:space:]]*\([0-9]*\).*/\1/p" "$folder/status" 2>/dev/null)
    [ -n "$uid" ] || continue
    if [ "$all" = 0 ] && [ "$uid" != "$me" ]; then continue; fi
    echo "$pid $uid $(tr "\000\n\t" "   " < "$folder/cmdline" 2>/dev/null | cut -c1-300)"
  done
}
signal() {
  list | while read -r pid uid rest; do
    if [ "$uid" = "$me" ]; then kill "-$1" "$pid" 2>/dev/null; else sudo -n kill "-$1" "$pid" 2>/dev/null; fi
  done
}
if [ "$end" = 1 ]; then
  before=$(list | wc -l)
  signal TERM
  tries=0
  while [ "$(list | wc -l)" -gt 0 ] && [ $tries -lt 25 ]; do sleep 0.2; tries=$((tries + 1)); done
  signal KILL
  tries=0
  while [ "$(list | wc -l)" -gt 0 ] && [ $tries -lt 10 ]; do sleep 0.2; tries=$((tries + 1)); done
  echo "ended $((before - $(list | wc -l)))"
fi
list | while read -r pid uid rest; do
  echo "process $pid $(id -nu "$uid" 2>/dev/null || echo "$uid") $rest"
done
)sh";

void readNamed(std::string_view output, NamedProcesses &result)
{
    std::string_view line;
    while (result.found.size() < kMostNamed && takeLine(output, line)) {
        const auto words = split(line, ' ');
        if (words.size() == 2 && words[0] == "ended")
            result.ended = int(std::clamp<std::int64_t>(parseInteger(words[1]).value_or(0), 0, 1 << 20));
        if (words.size() < 3 || words[0] != "process")
            continue;
        const auto pid = parseInteger(words[1]);
        if (!pid || *pid <= 0)
            continue;
        const auto begin = words[0].size() + words[1].size() + words[2].size() + 3;
        std::string command(line.size() > begin ? trimmed(line.substr(begin)) : std::string_view());
        std::ranges::replace_if(
            command, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
        result.found.push_back({*pid, std::string(words[2].substr(0, 64)), std::move(command)});
    }
}

bool isProgramName(const std::string &name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("+-_.").find(c) != std::string_view::npos;
    };
    return name.size() >= 2 && name.size() <= 15 && name.front() != '-' && std::ranges::all_of(name, isPart);
}

} // namespace

SweptRuns sweptRuns(const std::vector<ledger::Run> &known, const std::vector<RunId> &wanted)
{
    SweptRuns swept;
    swept.searched = wanted;
    for (const ledger::Run &run : known) {
        if (wanted.empty())
            swept.searched.push_back(run.id);
        const auto job = protocol::jobSpecFromJson(run.job);
        const bool spared = !protocol::isOver(run.state) && job && job->type == protocol::JobType::Docker;
        if (spared && std::erase(swept.searched, run.id) > 0)
            swept.spared.push_back(run.id);
    }
    return swept;
}

Result<std::vector<NodeProcesses>> lingeringProcesses(const CloudContext &cloud, const ClusterId &cluster,
                                                      const std::vector<RunId> &runs, bool end,
                                                      const CallContext &context)
{
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, {}));
    TY_ASSIGN(const auto known, cloud.ledger->runs(cluster));
    const std::vector<RunId> wanted = sweptRuns(known, runs).searched;
    return parallelMap(machines, kSweepWidth, context.stop, [&](const ssh::Host &host, std::stop_token stop) {
        NodeProcesses result;
        result.node = host.name;
        if (!wanted.empty())
            result.status = sweepNode(host, wanted, end, result, {context.deadline, std::move(stop)});
        return result;
    });
}

Result<std::vector<NamedProcesses>> processesByName(const CloudContext &cloud, const ClusterId &cluster,
                                                    const ByNameOptions &options, const CallContext &context)
{
    if (!isProgramName(options.name))
        return fail(ErrorCode::InvalidArgument, "program " + options.name,
                    "a program's name has 2 to 15 letters, digits and + - _ .");
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, options.nodes));
    const std::string command = "exec /bin/sh -s " + shellQuote(options.name) + (options.ofAllUsers ? " 1" : " 0") +
                                (options.end ? " 1" : " 0");
    return parallelMap(machines, kSweepWidth, context.stop, [&](const ssh::Host &host, std::stop_token stop) {
        NamedProcesses result;
        result.node = host.name;
        const CallContext here{context.deadline, std::move(stop)};
        const auto run = [&]() -> Status {
            TY_ASSIGN(auto session, ssh::SshSession::open(host.target, here));
            ssh::ExecOptions input;
            input.stdinText = kByNameScript;
            TY_ASSIGN(const auto output, session.mustExec(command, input, here));
            readNamed(output, result);
            return {};
        };
        result.status = run();
        return result;
    });
}

} // namespace trainyard::cluster
