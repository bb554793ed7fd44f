#include <algorithm>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/core/async/steps.h"
#include "backend/core/text.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/doctor/doctor.h"
#include "backend/doctor/facts/script_internal.h"
#include "backend/doctor/facts/stacks.h"
#include "backend/ledger/ledger.h"
#include "backend/ssh/session.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;

constexpr auto kRepairTime = 5min; ///< of a command on one machine: a package may have to be downloaded

/// Also ends the watcher, which would start a scheduler again.
constexpr const char *kStopByAgent = R"sh(
runtime=$HOME/.trainyard/bundle/trainyard-runtime
if [ -x "$runtime" ]; then
  printf '{"id":1,"do":"stop","run":"RUN","graceful":false}\n' | timeout 20 "$runtime" agent --stdio > /dev/null 2>&1
fi
)sh";

/// Processes are found by their environment at this moment, not by a number that another process may have now.
constexpr const char *kListOfRun = R"sh(
list() { grep -azls '^TRAINYARD_RUN=RUN$' /proc/[0-9]*/environ 2>/dev/null | sed 's,^/proc/,,; s,/environ$,,' | grep -vx $$; }
)sh";

/// The same ones that nodeScript() reports.
constexpr const char *kListOfLaunchScripts = R"sh(
list() {
  for file in $(grep -azls '^DMLC_ROLE=' /proc/[0-9]*/environ 2>/dev/null); do
    folder=${file%/environ}
    ! grep -azqs '^TRAINYARD_RUN=' "$file" || continue
    ! grep -aqs 'launch\.py' "$folder/cmdline" || continue
    [ "$(sed -n 's/^PPid:[[:space:]]*//p' "$folder/status" 2>/dev/null)" != 1 ] || echo "${folder#/proc/}"
  done
}
)sh";

constexpr const char *kKillListed = R"sh(
pids=$(list)
[ -n "$pids" ] || exit 0
kill $pids 2>/dev/null
n=0
while [ -n "$(list)" ] && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
pids=$(list)
[ -z "$pids" ] || kill -9 $pids 2>/dev/null
n=0
while [ -n "$(list)" ] && [ $n -lt 50 ]; do sleep 0.1; n=$((n + 1)); done
[ -z "$(list)" ] || { echo "process $(list | tr '\n' ' ') cannot be ended" >&2; exit 1; }
)sh";

constexpr const char *kNumpy = R"sh(
python=$(command -v python3 || command -v python) || { echo "there is no Python" >&2; exit 1; }
$python -m pip uninstall -y numpy > /dev/null 2>&1 || root $python -m pip uninstall -y numpy > /dev/null 2>&1
$python -m pip install --upgrade numpy > /dev/null 2>&1 || root $python -m pip install --upgrade numpy > /dev/null
$python -c 'import numpy'
)sh";

/// The script of a repair on a machine.
/// \error InvalidArgument (the value has characters that no such value has)
Result<std::string> scriptFor(const Repair &repair)
{
    const auto refused = [&] {
        return fail(ErrorCode::InvalidArgument, "doctor",
                    "the value \"" + shownLine(repair.value) + "\" is not usable");
    };
    switch (repair.action) {
    case RepairAction::KillOrphans:
        if (repair.value == kLaunchScript)
            return std::string(kListOfLaunchScripts) + kKillListed;
        if (!isRunId(repair.value))
            return refused();
        return replaced(kStopByAgent, "\"RUN\"", "\"" + repair.value + "\"") +
               replaced(kListOfRun, "RUN$", repair.value + "$") + kKillListed;
    case RepairAction::CreateMarker:
        if (!isPlain(repair.value, "."))
            return refused();
        return "shell=sh; ! command -v bash > /dev/null 2>&1 || shell=bash\n"
               "shared=$($shell -lc 'printf \"%s\" \"$EFS_MOUNT\"' < /dev/null)\n"
               "[ -n \"$shared\" ] || shared=$(grep -s ' nfs4\\{0,1\\} ' /proc/mounts | head -n 1 | cut -d' ' -f2)\n"
               "[ -d \"$shared\" ] || { echo 'no shared folder is mounted (EFS_MOUNT)' >&2; exit 1; }\n"
               "file=$shared/prepare_data_success_" +
               repair.value +
               "\n"
               "rm -f -- \"$file\"; : > \"$file\"\n"; // an old one, of an earlier machine, may be root's
    case RepairAction::WriteWorkerFile:
        if (!isPlain(repair.value, ". "))
            return refused();
        return "printf '%s\\n' " + repair.value +
               " > \"$HOME/worker_ip_file.part\" && mv \"$HOME/worker_ip_file.part\" \"$HOME/worker_ip_file\"\n";
    case RepairAction::ReinstallNumpy:
        return kRoot + std::string(kNumpy);
    case RepairAction::LinkRaw1394:
        return kRoot + std::string("[ -e /dev/raw1394 ] || root ln /dev/null /dev/raw1394 || root ln -s /dev/null "
                                   "/dev/raw1394\n");
    case RepairAction::SetLibraryPath:
        if (!isPlain(repair.value, "/.-_"))
            return refused();
        return "line='export LD_LIBRARY_PATH=" + repair.value +
               "${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}'\n"
               "file=\"$HOME/.profile\"; [ ! -f \"$HOME/.bash_profile\" ] || file=\"$HOME/.bash_profile\"\n"
               "grep -qxF \"$line\" \"$file\" 2> /dev/null || printf '%s\\n' \"$line\" >> \"$file\"\n";
    case RepairAction::MountShared: {
        const auto parts = split(repair.value, ' ');
        if (parts.size() != 2 || !isPlain(parts[0], ":/.-_") || !isPlain(parts[1], "/.-_"))
            return refused();
        return kRoot + fmt::format("grep -qs ' {1} nfs4* ' /proc/mounts || root mount -t nfs4 -o "
                                   "nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2 {0} {1}\n",
                                   parts[0], parts[1]);
    }
    case RepairAction::OpenSsh:
    case RepairAction::ReplaceWorker:
    case RepairAction::DumpStacks:
        break;
    }
    return fail(ErrorCode::Internal, "doctor", "this repair is no command");
}

Status runOnNode(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &node, const Repair &repair,
                 std::stop_token stop)
{
    TY_ASSIGN(const auto script, scriptFor(repair));
    TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
    const CallContext context{Deadline::after(kRepairTime), stop};
    TY_ASSIGN(auto session, logIn(host, context));
    ssh::ExecOptions options;
    options.stdinText = script;
    TY_ASSIGN(const auto out, session.mustExec("sh -s", options, context));
    (void)out;
    return {};
}

/// The run may have been continued since the examination.
Status checkRunIsOver(const cluster::CloudContext &cloud, const std::string &run)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(RunId(run)));
    if (row && !protocol::isOver(row->state))
        return fail(ErrorCode::Conflict, run, "the run is active: stop it instead (runs --stop)");
    return {};
}

/// Opens the group to this computer: the cluster's own group loses the former addresses, another one, which may outlive the
/// cluster, gets a rule that ends with it.
Status openSsh(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &group,
               const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id));
    const bool own = std::ranges::any_of(resources, [&](const ledger::Resource &r) {
        return r.kind == cluster::toString(cluster::ResourceKind::SecurityGroup) && r.id == group;
    });
    if (own) {
        TY_ASSIGN(const auto changes, cluster::updateSshIngress(cloud, id, {}, sink, stop));
        for (const auto &change : changes) {
            if (change.error)
                return fail(*change.error);
            if (change.group == group)
                return {};
        }
    }
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    const CallContext context{Deadline::after(1min), stop};
    TY_ASSIGN(const auto range, cluster::sshRange(cloud, {}, context));
    TY_TRY(cluster::openSshFor(cloud, *row, group, range, context));
    return {};
}

/// Since the examination, another window or program may have replaced the machine, or it may run again: a second
/// replacement would cost for nothing.
Status checkIsGone(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &node,
                   std::stop_token stop)
{
    TY_ASSIGN(const auto rows, cloud.ledger->resources(id)); // open ones
    const auto row = std::ranges::find_if(
        rows, [&](const ledger::Resource &r) { return r.isInstance() && r.name == node && !r.closed; });
    if (row == rows.end())
        return fail(ErrorCode::Conflict, node, "it is no machine of the cluster any more: examine the cluster again");
    const CallContext context{Deadline::after(1min), stop};
    TY_ASSIGN(const auto found, cloud.ec2Of(row->region)->describeKnownInstances({InstanceId(row->id)}, context));
    if (!found.empty() && !found.front().isTerminating())
        return fail(ErrorCode::Conflict, node,
                    "its machine is in the state " + found.front().state + ", and not gone: examine the cluster again");
    return {};
}

/// The new machine is there before the old one is ended, so that a refusal for lack of capacity loses nothing more.
Status replaceWorker(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &node,
                     const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto origin, cluster::originOf(*cloud.ledger, id));
    if (origin.origin != cluster::Origin::Instances)
        return fail(ErrorCode::Unsupported, node,
                    origin.origin == cluster::Origin::Stack
                        ? "nothing starts another machine in the place of a stack's worker: add a worker"
                        : "EMR replaces the machines of this cluster");
    TY_TRY(checkIsGone(cloud, id, node, stop));
    TY_ASSIGN(const auto added, training::growCluster(cloud, id, 1, {}, sink, stop)); // it joins an active run, too
    (void)added;
    const auto removed = cluster::removeWorker(cloud, id, node, sink, stop);
    // A machine that AWS no longer knows may have left the ledger in the meantime, recorded as lost.
    (void)cluster::dismissLost(*cloud.ledger, id, node);
    return removed || removed.error().code == ErrorCode::NotFound ? Status() : removed;
}

Status carryOut(const cluster::CloudContext &cloud, const ClusterId &id, const Repair &repair, const ProgressSink &sink,
                std::stop_token stop)
{
    switch (repair.action) {
    case RepairAction::OpenSsh:
        return openSsh(cloud, id, repair.value, sink, stop);
    case RepairAction::ReplaceWorker:
        return replaceWorker(cloud, id, repair.node, sink, stop);
    case RepairAction::DumpStacks:
        TY_TRY(dumpStacks(cloud, id, repair.node, RunId(repair.value), stop));
        return {};
    case RepairAction::KillOrphans:
        if (repair.value != kLaunchScript)
            TY_TRY(checkRunIsOver(cloud, repair.value));
        break;
    case RepairAction::CreateMarker:
        // In the shared folder, which the head has mounted.
        return runOnNode(cloud, id, "head", repair, stop);
    case RepairAction::WriteWorkerFile:
    case RepairAction::ReinstallNumpy:
    case RepairAction::LinkRaw1394:
    case RepairAction::SetLibraryPath:
    case RepairAction::MountShared:
        break;
    }
    return runOnNode(cloud, id, repair.node, repair, stop);
}

} // namespace

Status apply(const cluster::CloudContext &cloud, const ClusterId &id, const Repair &repair, const ProgressSink &sink,
             std::stop_token stop)
{
    StepReporter step(sink, {.step = "repair", .title = describe(repair).english(), .host = repair.node});
    step.begin();
    const Status done = carryOut(cloud, id, repair, sink, stop);
    ledger::Event event;
    event.at = wallNow();
    event.cluster = id;
    event.kind = kDoctorEvent;
    event.subject = repair.node;
    event.failed = !done && done.error().code != ErrorCode::Cancelled;
    event.text = (done ? say("Doctor: %1", describe(repair))
                       : say("Doctor: %1: %2", describe(repair), shownLine(done.error().detail)))
                     .english();
    (void)cloud.ledger->addEvent(event); // the repair itself counts
    return step.end(done);
}

} // namespace trainyard::doctor
