#include "backend/doctor/facts/stacks.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/doctor/bundle.h"
#include "backend/doctor/facts/gather.h"
#include "backend/doctor/facts/script_internal.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;

constexpr auto kDumpTime = 5min; ///< of one machine
constexpr std::size_t kMostDumpBytes = 1u << 20, kMostDumps = 64;
constexpr const char *kDumpFolder = "stacks", *kHeading = "stacks of ";

/// Tools stop a process while they read it. They have a time limit each, and a process continues when its tool ends.
/// Arguments and variables are not printed: they may be secret. A process of the same user can be read by root only
/// where kernel.yama.ptrace_scope is 1, as on Ubuntu.
constexpr const char *kStacks = R"sh(
export LC_ALL=C
list() { grep -azls '^TRAINYARD_RUN=RUN$' /proc/[0-9]*/environ 2>/dev/null | sed 's,^/proc/,,; s,/environ$,,' | grep -vx $$; }
has() { command -v "$1" > /dev/null 2>&1; }
quiet() { "$@" 2> /dev/null < /dev/null; }
either() { # command, first as this user, then as root; prints the first output that is not empty
  text=$(quiet "$@")
  [ -n "$text" ] || text=$(quiet root "$@")
  [ -z "$text" ] || printf '%s\n' "$text"
}
python() { has py-spy && either timeout 20 py-spy dump --nonblocking --pid "$1"; }
native() {
  if has gdb; then
    either timeout 60 gdb -nx -batch -iex 'set debuginfod enabled off' -iex 'set auto-load off' -ex 'set pagination off' \
      -ex 'set print frame-arguments none' -p "$1" -ex 'thread apply all backtrace 40' | grep -E '^(Thread |#)'
  elif has eu-stack; then
    either timeout 30 eu-stack -n 40 -p "$1"
  fi
}
begin=$(date +%s)
late() { [ $(($(date +%s) - begin)) -gt 120 ]; }
pids=$(list | head -n 32)
[ -n "$pids" ] || exit NOPROCESS
has gdb || has eu-stack || echo "neither gdb nor eu-stack is installed here (sudo apt-get install gdb): only the states of the threads are known"
for pid in $pids; do
  name=$(tr '\000' ' ' < "/proc/$pid/cmdline" 2>/dev/null | cut -b1-200)
  [ -n "$name" ] || continue
  echo "process $pid: $name"
  if late; then
    echo "  its stack was not read: those of the others took too long"
  else
    case "$(readlink "/proc/$pid/exe" 2>/dev/null)" in
    *python*)
      has py-spy || echo "  py-spy is not installed here: the lines of Python are not known"
      python "$pid" | sed 's/^/  /'
      ;;
    esac
    native "$pid" | sed 's/^/  /'
  fi
  for task in /proc/"$pid"/task/[0-9]*; do
    state=$(sed -n 's/^State:[[:space:]]*//p' "$task/status" 2>/dev/null)
    [ -n "$state" ] || continue
    where=$(cat "$task/wchan" 2>/dev/null); [ -n "$where" ] && [ "$where" != 0 ] || where=-
    echo "  thread ${task##*/} $(cat "$task/comm" 2>/dev/null): $state, in the kernel at $where"
    quiet root head -n 12 "$task/stack" | sed 's/^/    /'
  done
done
exit 0
)sh";

/// The name of a machine as the name of a file.
std::string dumpFileName(std::string node)
{
    std::ranges::replace_if(
        node, [](char c) { return c != '-' && !isPlain(std::string_view(&c, 1), "_"); }, '_');
    return node.substr(0, 100) + ".txt";
}

std::filesystem::path dumpFolder(const cluster::CloudContext &cloud, const RunId &run)
{
    return cloud.runFolder(run) / kDumpFolder;
}

/// "stacks of worker-1 at 2026-11-27T15:00:00.000Z", and the dump in the next lines.
Result<StackDump> dumpFromFile(const std::filesystem::path &file)
{
    TY_ASSIGN(const auto content, readFile(file, kMostDumpBytes + 4096));
    const std::string_view before = kHeading;
    std::string_view rest = content, heading;
    takeLine(rest, heading);
    const auto at = heading.rfind(" at ");
    if (!heading.starts_with(before) || at == std::string_view::npos || at < before.size())
        return fail(ErrorCode::CorruptData, file.string(), "it is no stored stack dump");
    TY_ASSIGN(const auto time, fromIso8601(heading.substr(at + 4)));
    return StackDump{std::string(heading.substr(before.size(), at - before.size())), time, file.string(),
                     std::string(rest)};
}

} // namespace

Result<std::string> stacksScript(const std::string &run)
{
    if (!isRunId(run))
        return fail(ErrorCode::InvalidArgument, "doctor", "\"" + shownLine(run) + "\" is no id of a run");
    const std::string script = replaced(kStacks, "RUN$", run + "$");
    return kRoot + replaced(script, "NOPROCESS", std::to_string(kNoProcess));
}

Result<StackDump> dumpStacks(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &node,
                             const RunId &run, std::stop_token stop)
{
    TY_ASSIGN(const auto script, stacksScript(run.value));
    TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
    const CallContext context{Deadline::after(kDumpTime), stop};
    TY_ASSIGN(auto session, logIn(host, context));
    ssh::ExecOptions options;
    options.stdinText = script;
    options.maxOutput = kMostDumpBytes;
    TY_ASSIGN(const auto done, session.exec("sh -s", options, context));
    if (done.status == kNoProcess)
        return fail(ErrorCode::NotFound, host.target.source(),
                    fmt::format("no process of the run {} is on {}", run.value, node));
    if (done.status != 0)
        return fail(ErrorCode::RemoteCommandFailed, host.target.source(),
                    "the stacks cannot be read: " + shownLine(done.err));
    StackDump dump;
    dump.node = host.name;
    dump.at = wallNow();
    dump.text = withoutSecrets(done.out, {});
    const auto folder = dumpFolder(cloud, run), file = folder / dumpFileName(dump.node);
    dump.file = file.string();
    TY_TRY(ensureFolder(folder, 0700));
    TY_TRY(writeFileAtomically(file, kHeading + dump.node + " at " + toIso8601(dump.at) + "\n" + dump.text, 0600));
    return dump;
}

std::vector<StackDump> storedStacks(const cluster::CloudContext &cloud, const RunId &run)
{
    std::vector<StackDump> dumps;
    std::error_code problem;
    for (const auto &entry : std::filesystem::directory_iterator(dumpFolder(cloud, run), problem)) {
        if (dumps.size() == kMostDumps)
            break;
        if (entry.path().extension() != ".txt" || !entry.is_regular_file(problem))
            continue;
        if (auto dump = dumpFromFile(entry.path()))
            dumps.push_back(std::move(*dump));
    }
    std::ranges::sort(dumps, {}, &StackDump::node);
    return dumps;
}

} // namespace trainyard::doctor
