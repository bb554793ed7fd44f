#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/doctor/logs/log_scan.h"

namespace trainyard::doctor {

/// A process of a run, found by the variable TRAINYARD_RUN of its environment.
struct RunProcess {
    int pid = 0;
    std::string run, command;
    bool operator==(const RunProcess &) const = default;
};

/// A process that a launch script of MXNet started (DMLC_ROLE) and that has lost its parent: the script, or the
/// connection through which it came, has ended.
struct LaunchedProcess {
    int pid = 0;
    std::string role, command; ///< role: "worker"
    bool operator==(const LaunchedProcess &) const = default;
};

struct SharedMount {
    std::string source, folder; ///< "fs-0123.efs.us-east-1.amazonaws.com:/", "/myEFSvolume"
    bool operator==(const SharedMount &) const = default;
};

/// Whether a machine reaches port 22 of another one.
struct Hop {
    std::string address, result; ///< "open", "refused", "silent", "untested"
    bool operator==(const Hop &) const = default;
};

/// What a machine reports about itself. Untrusted.
struct NodeReport {
    std::int64_t time = 0;              ///< of its clock: seconds since 1970
    std::vector<std::string> addresses; ///< its own, IPv4
    std::vector<RunProcess> processes;
    std::vector<LaunchedProcess> launched;
    int gpusListed = -1, gpuDevices = -1; ///< by nvidia-smi, and files /dev/nvidiaN; -1: not reported
    bool hasRaw1394 = false;
    std::string numpy;                              ///< "ok", "none", or its error
    std::string cudaFolder;                         ///< folder of libcudart; empty: no CUDA
    bool cudaInCache = false;                       ///< the dynamic linker's cache knows it
    std::map<std::string, std::string> environment; ///< of a login shell: only names that matter, see nodeScript()
    std::vector<SharedMount> mounts;                ///< of NFS
    bool sharedSilent = false;                      ///< the shared folder does not answer
    std::vector<std::string> fstabShares;           ///< "SOURCE FOLDER" of NFS entries in /etc/fstab
    std::map<std::string, std::string> code;        ///< SHA-256 of code by path
    std::optional<std::vector<std::string>> workerFile, workersList; ///< worker_ip_file; /opt/deeplearning/workers
    std::vector<std::string> hostWorker;                             ///< lines of host_worker in the shared folder
    std::vector<std::string> hostLog;                                ///< last lines of host_worker_log
    std::vector<std::string> markers;               ///< suffixes of prepare_data_success: "_10.0.1.7", ""
    std::map<std::string, int> prepareStatus;       ///< of prepare-data scripts that have ended, by private address
    std::map<std::string, std::int64_t> preparedAt; ///< when these files were written, by name: seconds since 1970
    bool preparing = false;                         ///< a prepare-data script runs
    bool starting = false;                          ///< cloud-init has not ended: the set-up of the machine runs
    std::vector<Hop> hops;
    std::string metrics;       ///< last lines of the run's metrics.jsonl
    std::vector<LogText> logs; ///< without `node`
    bool operator==(const NodeReport &) const = default;
};

/// What the script reports.
struct NodeQuestions {
    std::string run;                ///< whose logs and metrics are read; empty: none
    std::vector<std::string> hopTo; ///< private addresses; IPv4 only, others are left out
    bool kernelLog = true;          ///< false where the kernel is another machine's
};

/// Limits of one machine's answer.
inline constexpr std::size_t kMostReportBytes = 4u << 20, kLogTailBytes = 192u << 10;

/// Variables that are read from a node: none of them is secret.
extern const std::vector<std::string_view> kNodeVariables;

/// A script for a POSIX shell that changes nothing; for standard input. Its output is for parseNodeReport().
std::string nodeScript(const NodeQuestions &);

/// Ignores lines of unknown form, and cuts all lists: the text comes from an untrusted machine.
NodeReport parseNodeReport(std::string_view text);

} // namespace trainyard::doctor
