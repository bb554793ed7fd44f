#include "backend/localcloud/emr/emr_node.h"

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/numbers.h"
#include "backend/core/try.h"
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/instances/sandbox.h"

namespace trainyard::localcloud {
namespace {

constexpr const char *kEmrFolder = "control/emr";
constexpr std::size_t kMostTaskLog = 16u << 20;

/// Runs every NAME.run below control/emr with its output in files, and leaves NAME.status with the exit status. The
/// local cloud writes NAME.run, and NAME.cancel to end the task. Leaves `busy` when a program of the node has touched the
/// file that shows EMR its activity.
constexpr const char *kAgent = R"SH(
dir=$LC_CONTROL/emr
mkdir -p "$dir/log"
if [ -z "$LC_MAP_ETC" ]; then
    mkdir -p /mnt/var/lib && ln -sfn "$dir/info" /mnt/var/lib/info && ln -sfn "$dir/log" /mnt/var/log
    mkdir -p -m 777 "$dir/metricscollector" && ln -sfn "$dir/metricscollector" /emr/metricscollector
fi

run_task() { # name
    if [ -n "$LC_MAP_ETC" ]; then # without a file system of its own, the home of the user is elsewhere
        for file in "$dir/$1.script" "$dir/$1.started"; do
            [ ! -f "$file" ] || sed -i "s#/home/$LC_USER#$LC_HOME#g" "$file"
        done
    fi
    log=$dir/log/$(cat "$dir/$1.logs")
    mkdir -p "$log"
    cd "$LC_HOME" || return
    setsid sh "$dir/$1.started" > "$log/stdout" 2> "$log/stderr" < /dev/null &
    echo $! > "$dir/$1.pid"
    wait $!
    echo $? > "$dir/$1.status.part" && mv "$dir/$1.status.part" "$dir/$1.status"
}

while :; do
    for run in "$dir"/*.run; do
        [ -f "$run" ] || continue
        name=$(basename "$run" .run)
        mv "$run" "$dir/$name.started" && run_task "$name" &
    done
    isbusy=$dir/metricscollector/isbusy
    if [ -f "$isbusy" ] && { [ ! -f "$dir/busy.seen" ] || [ "$isbusy" -nt "$dir/busy.seen" ]; }; then
        touch "$dir/busy.seen" && : > "$dir/busy"
    fi
    for cancel in "$dir"/*.cancel; do
        [ -f "$cancel" ] || continue
        name=$(basename "$cancel" .cancel)
        [ -f "$dir/$name.pid" ] && kill -s TERM -- "-$(cat "$dir/$name.pid")" 2>/dev/null && rm -f "$cancel"
    done
    sleep 0.2
done
)SH";

/// Of YARN's command line only what lists nodes: in Hadoop's layout, with the data of the cluster.
constexpr const char *kYarn = R"SH(
if [ "$1" != node ] || { [ "$2" != -list ] && [ "$2" != --list ]; }; then
    echo "yarn: only 'yarn node -list' exists in an instance of the local cloud" >&2
    exit 1
fi
nodes=$LC_CONTROL/emr/yarn-nodes
[ -f "$nodes" ] || { echo "yarn: the ResourceManager does not run yet" >&2; exit 255; }
echo "Total Nodes:$(wc -l < "$nodes")"
printf '%16s\t%15s\t%17s\t%28s\n' Node-Id Node-State Node-Http-Address Number-of-Running-Containers
while read -r host; do
    printf '%16s\t%15s\t%17s\t%28d\n' "$host:8041" RUNNING "$host:8042" 0
done < "$nodes"
)SH";

/// The names of instances are in /etc/hosts, which the nslookup of a system does not read.
constexpr const char *kNslookup = R"SH(
for name do case "$name" in -*) ;; *) break ;; esac; done
address=$(getent ahostsv4 "$name" 2>/dev/null | { read -r first _; echo "$first"; })
if [ -z "$address" ]; then
    address=$(printf %s "$name" | sed -n 's/^ip-\([0-9]*\)-\([0-9]*\)-\([0-9]*\)-\([0-9]*\)\(\..*\)\{0,1\}$/\1.\2.\3.\4/p')
fi
printf 'Server:\t\t127.0.0.1\nAddress:\t127.0.0.1#53\n\n'
if [ -z "$address" ]; then
    echo "** server can't find $name: NXDOMAIN"
    exit 1
fi
printf 'Name:\t%s\nAddress: %s\n\n' "$name" "$address"
)SH";

std::string taskFile(const EmrTask &task, const char *ending)
{
    return std::string(kEmrFolder) + "/" + task.name + ending;
}

} // namespace

std::string emrHostName(const Instance &one)
{
    return hostNameOf(one) + ".ec2.internal"; // as /etc/hosts of the instances has it
}

void equipEmrNode(const Instance &one, SandboxSpec &spec)
{
    if (!one.tags.contains(kEmrClusterTag))
        return;
    spec.programs.emplace_back("localcloud-emr-agent", kAgent);
    spec.programs.emplace_back("yarn", kYarn);
    spec.programs.emplace_back("nslookup", kNslookup);
    spec.folders.emplace_back("/home/ec2-user");
    spec.folders.emplace_back("/emr");
    spec.userData.everyBoot.emplace_back("00-emr-agent",
                                         "#!/bin/sh\nlocalcloud-emr-agent < /dev/null > /dev/null 2>&1 &\n");
}

Status EmrNodeFolder::writeFacts(const std::string &instanceJson, const std::string &jobFlowJson) const
{
    TY_ASSIGN(const auto root, ConfinedFolder::open(m_folder));
    TY_TRY(root.makeFolder(std::string(kEmrFolder) + "/info", 0755));
    TY_TRY(root.writeFile(std::string(kEmrFolder) + "/info/instance.json", instanceJson, 0644));
    return root.writeFile(std::string(kEmrFolder) + "/info/job-flow.json", jobFlowJson, 0644);
}

Status EmrNodeFolder::writeYarnNodes(const std::vector<std::string> &yarnNodes) const
{
    std::string text;
    for (const auto &host : yarnNodes)
        text += host + "\n";
    TY_ASSIGN(const auto root, ConfinedFolder::open(m_folder));
    TY_TRY(root.makeFolder(kEmrFolder, 0755));
    return root.writeFile(std::string(kEmrFolder) + "/yarn-nodes", text, 0644);
}

Status EmrNodeFolder::start(const EmrTask &task) const
{
    TY_ASSIGN(const auto root, ConfinedFolder::open(m_folder));
    TY_TRY(root.makeFolder(kEmrFolder, 0755));
    TY_TRY(root.writeFile(taskFile(task, ".logs"), task.logs + "\n", 0644));
    std::string command = "exec";
    if (!task.content.empty()) {
        TY_TRY(root.writeFile(taskFile(task, ".script"), task.content, 0755));
        command = "exec \"${0%.started}.script\"";
    }
    for (const auto &word : task.words)
        command += " " + shellQuote(word);
    // Last, because the agent starts the task when it sees this file.
    return root.writeFile(taskFile(task, ".run"), command + "\n", 0644);
}

Status EmrNodeFolder::cancel(const EmrTask &task) const
{
    TY_ASSIGN(const auto root, ConfinedFolder::open(m_folder));
    return root.writeFile(taskFile(task, ".cancel"), "", 0644);
}

std::optional<EmrTaskResult> EmrNodeFolder::result(const EmrTask &task) const
{
    const auto root = ConfinedFolder::open(m_folder);
    const auto text = root ? root->readFile(taskFile(task, ".status"), 64) : Result<std::string>(fail(root.error()));
    if (!text)
        return std::nullopt;
    return EmrTaskResult{int(parseInteger(std::string_view(*text).substr(0, text->find('\n'))).value_or(255))};
}

EmrTaskLogs EmrNodeFolder::logs(const EmrTask &task) const
{
    const auto root = ConfinedFolder::open(m_folder);
    const auto content = [&](const char *name) {
        const auto text = root
                              ? root->readFile(std::string(kEmrFolder) + "/log/" + task.logs + "/" + name, kMostTaskLog)
                              : Result<std::string>(fail(root.error()));
        return text ? *text : "localcloud: this log cannot be read: " + text.error().detail + "\n";
    };
    return {{}, content("stdout"), content("stderr")};
}

bool EmrNodeFolder::takeActivity() const
{
    const std::string busy = std::string(kEmrFolder) + "/busy";
    const auto root = ConfinedFolder::open(m_folder);
    if (!root || !root->readFile(busy, 64))
        return false;
    (void)root->remove(busy);
    return true;
}

void EmrNodeFolder::forget(const EmrTask &task) const
{
    const auto root = ConfinedFolder::open(m_folder);
    for (const char *ending : {".run", ".started", ".status", ".cancel", ".pid", ".script"}) {
        if (root)
            (void)root->remove(taskFile(task, ending));
    }
}

} // namespace trainyard::localcloud
