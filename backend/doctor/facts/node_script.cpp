#include <algorithm>

#include <fmt/format.h>

#include "backend/doctor/facts/node_report.h"
#include "backend/doctor/facts/script_internal.h"
#include "backend/doctor/facts/setup_log.h"

namespace trainyard::doctor {
namespace {

bool isIpv4(std::string_view text)
{
    return !text.empty() && text.size() <= 15 &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

/// Every line of output is "key=value"; a log is "log=FIRST NAME" followed by its lines, each after '>'. No variable of
/// the environment is written except the listed ones, and no command line beyond its first 200 bytes.
constexpr const char *kFacts = R"sh(
export LC_ALL=C
root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@" 2>/dev/null; fi; }
limit() { timeout "$@" 2>/dev/null; }
tailed() { # name to show, file
  [ -e "$2" ] || return 0
  lines=$( (wc -l < "$2" 2>/dev/null || root wc -l "$2") | tr -cd '0-9 ' | sed 's/^ *//; s/ .*//')
  text=$( (tail -c TAIL "$2" 2>/dev/null || root tail -c TAIL "$2") | tr -d '\000' | cut -b1-4096)
  [ -n "$text" ] || return 0
  shown=$(printf '%s\n' "$text" | wc -l)
  first=$((${lines:-0} - shown + 1))
  [ "$first" -ge 1 ] || first=1
  echo "log=$first $1"
  printf '%s\n' "$text" | sed 's/^/>/'
}
echo "time=$(date +%s)"
for a in $(hostname -I 2>/dev/null || hostname -i 2>/dev/null); do echo "address=$a"; done
for line in $(grep -azs '^TRAINYARD_RUN=r-[0-9a-f]*$' /proc/[0-9]*/environ /dev/null 2>/dev/null | tr '\000' '\n'); do
  pid=${line#/proc/}; pid=${pid%%/*}; run=${line#*TRAINYARD_RUN=}
  [ "$pid" != $$ ] || continue
  command=$(tr '\000' ' ' < "/proc/$pid/cmdline" 2>/dev/null | cut -b1-200)
  [ -z "$command" ] || echo "process=$pid $run $command"
done
for file in $(grep -azls '^DMLC_ROLE=' /proc/[0-9]*/environ 2>/dev/null); do
  folder=${file%/environ}
  ! grep -azqs '^TRAINYARD_RUN=' "$file" || continue
  ! grep -aqs 'launch\.py' "$folder/cmdline" || continue # a scheduler starts it, detached, for a new worker
  [ "$(sed -n 's/^PPid:[[:space:]]*//p' "$folder/status" 2>/dev/null)" = 1 ] || continue
  role=$(tr '\000' '\n' < "$file" 2>/dev/null | sed -n 's/^DMLC_ROLE=//p' | head -n 1 | tr -cd 'a-z' | cut -b1-16)
  command=$(tr '\000' ' ' < "$folder/cmdline" 2>/dev/null | cut -b1-200)
  [ -z "$command" ] || echo "launched=${folder#/proc/} ${role:-unknown} $command"
done
if command -v nvidia-smi > /dev/null 2>&1; then echo "gpus=$(limit 15 nvidia-smi -L | grep -c '^GPU')"; else echo gpus=0; fi
echo "gpudevices=$(ls -d /dev/nvidia[0-9]* 2>/dev/null | wc -l)"
[ ! -e /dev/raw1394 ] || echo raw1394=1
if command -v python3 > /dev/null 2>&1; then
  limit 20 python3 - <<'PYTHON'
import importlib.util
if importlib.util.find_spec('numpy') is None:
    print('numpy=none')
else:
    try:
        import numpy
        print('numpy=ok')
    except BaseException as error:
        print('numpy=' + str(error).strip().splitlines()[-1][:200] if str(error).strip() else 'numpy=failed')
PYTHON
else
  echo numpy=none
fi
for f in /usr/local/cuda/lib64/libcudart.so* /usr/local/cuda-*/lib64/libcudart.so* /opt/cuda/lib64/libcudart.so*; do
  if [ -e "$f" ]; then echo "cuda=${f%/*}"; break; fi
done
! (/sbin/ldconfig -p 2>/dev/null || ldconfig -p 2>/dev/null) | grep -q libcudart || echo cudacache=1
shell=sh; ! command -v bash > /dev/null 2>&1 || shell=bash
limit 10 "$shell" -lc env < /dev/null | grep -E '^(VARIABLES)=' | cut -b1-1000 | sed 's/^/env./'
grep -s ' nfs4\{0,1\} ' /proc/mounts | cut -d' ' -f1,2 | head -n 20 | sed 's/^/mount=/'
grep -s '^[^#].* nfs4\{0,1\} ' /etc/fstab | tr -s ' \t' ' ' | cut -d' ' -f1,2 | head -n 20 | sed 's/^/fstab=/'
shared=$(limit 10 "$shell" -lc 'printf "%s" "$EFS_MOUNT"' < /dev/null)
[ -n "$shared" ] || shared=$(grep -s ' nfs4\{0,1\} ' /proc/mounts | head -n 1 | cut -d' ' -f2)
sums() { tr '\n' '\000' | limit 30 xargs -0 -r sha256sum | sed 's/^/code=/'; }
[ ! -f "$HOME/.trainyard/bundle/trainyard-runtime" ] || echo "$HOME/.trainyard/bundle/trainyard-runtime" | sums
state=1
if [ -n "$shared" ]; then # a file system whose server does not answer blocks whatever touches it
  limit -k 2 10 test -d "$shared"; state=$?
  case $state in 124 | 137) echo sharedsilent=1 ;; esac
fi
if [ "$state" = 0 ]; then
  limit 20 find "$shared" -maxdepth 1 -type f -name '*.py' | sort | head -n 50 | sums
  [ ! -f "$shared/host_worker" ] || head -n 2000 "$shared/host_worker" | sed 's/^/hostworker=/'
  [ ! -f "$shared/host_worker_log" ] || tail -n 500 "$shared/host_worker_log" | cut -b1-200 | sed 's/^/hostlog=/'
  for f in "$shared"/prepare_data_success*; do [ ! -e "$f" ] || echo "marker=${f##*/prepare_data_success}"; done | head -n 2000
  for f in "$shared"/prepare_data_status_*; do
    [ ! -f "$f" ] || echo "preparestatus=${f##*/prepare_data_status_} $(head -c 8 "$f")"
  done | head -n 2000
  limit 20 find "$shared" -maxdepth 1 -name 'prepare_data_s*_*' -printf 'prepared=%f %Ts\n' | head -n 2000
fi
[ ! -d /var/lib/cloud/instance ] || [ -e /var/lib/cloud/instance/boot-finished ] || echo starting=1
! pgrep -f 'prepare[-_]data' > /dev/null 2>&1 || echo preparing=1
if [ -f "$HOME/worker_ip_file" ]; then echo workerfile=; head -n 2000 "$HOME/worker_ip_file" | cut -b1-100 | sed 's/^/workerfile=/'; fi
if [ -f /opt/deeplearning/workers ]; then echo workers=; head -n 2000 /opt/deeplearning/workers | cut -b1-100 | sed 's/^/workers=/'; fi
)sh";

constexpr const char *kLogs = R"sh(
for f in FILES; do
  tailed "/var/log/$f" "/var/log/$f"
done
)sh";

/// Only errors of the kernel since the start of the machine; the buffer is bounded by the kernel.
constexpr const char *kKernelLog = R"sh(
text=$( (dmesg 2>/dev/null || root dmesg || root journalctl -k -n 2000 --no-pager 2>/dev/null) | tail -n 2000 | cut -b1-1000)
[ -z "$text" ] || { echo "log=1 dmesg"; printf '%s\n' "$text" | sed 's/^/>/'; }
)sh";

/// In the background: of many machines, none may answer.
constexpr std::size_t kMostHops = 256, kHopsAtOnce = 32;
constexpr const char *kHop = R"sh(
{ if command -v bash > /dev/null 2>&1; then
  timeout 4 bash -c 'exec 3<>/dev/tcp/ADDRESS/22' 2> /dev/null
  case $? in 0) echo "hop=ADDRESS open";; 124) echo "hop=ADDRESS silent";; *) echo "hop=ADDRESS refused";; esac
else
  echo "hop=ADDRESS untested"
fi; } &
)sh";

constexpr const char *kRun = R"sh(
folder=$HOME/.trainyard/runs/RUN
if [ -d "$folder" ]; then
  [ ! -f "$folder/metrics.jsonl" ] || tail -c TAIL "$folder/metrics.jsonl" | sed 's/^/metric=/'
  for f in $(ls "$folder"/log/*.log 2>/dev/null | head -n 12); do tailed "${f##*/}" "$f"; done
fi
)sh";

} // namespace

const std::vector<std::string_view> kNodeVariables = {"ELASTIC_WORKER_TAG",
                                                      "WORKER_LAUNCH_TEMPLATE_ID",
                                                      "DEEPLEARNING_WORKERS_PATH",
                                                      "DEEPLEARNING_WORKERS_COUNT",
                                                      "AWS_REGION",
                                                      "DEEPLEARNING_WORKER_GPU_COUNT",
                                                      "EFS_MOUNT",
                                                      "LD_LIBRARY_PATH"};

std::string nodeScript(const NodeQuestions &questions)
{
    std::string variables;
    for (const std::string_view name : kNodeVariables)
        variables += (variables.empty() ? "" : "|") + std::string(name);
    std::string script = replaced(kFacts, "VARIABLES", variables);
    std::string files;
    for (const std::string_view name : kSetUpLogs)
        files += (files.empty() ? "" : " ") + std::string(name);
    script += replaced(kLogs, "FILES", files);
    if (questions.kernelLog)
        script += kKernelLog;
    std::size_t hops = 0;
    for (const std::string &address : questions.hopTo) {
        if (!isIpv4(address) || hops == kMostHops)
            continue;
        script += replaced(kHop, "ADDRESS", address);
        if (++hops % kHopsAtOnce == 0)
            script += "wait\n";
    }
    script += "wait\n";
    if (isRunId(questions.run))
        script += replaced(kRun, "RUN", questions.run);
    return replaced(script, "TAIL", std::to_string(kLogTailBytes)) + "\necho end=1\n";
}

} // namespace trainyard::doctor
