#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/localcloud/ec2/ec2_model.h"

namespace trainyard::localcloud {

struct SandboxSpec;

/// The tag that links an instance to its cluster, and the one with its role.
inline constexpr const char *kEmrClusterTag = "aws:elasticmapreduce:job-flow-id";
inline constexpr const char *kEmrRoleTag = "aws:elasticmapreduce:instance-group-role";
inline constexpr const char *kEmrUser = "hadoop";

/// Gives an instance of a cluster what EMR's nodes have: `yarn node -list`, `nslookup`, /home/ec2-user, the files below
/// /mnt/var/lib/info, and the agent that runs bootstrap actions and steps. No effect on other instances.
void equipEmrNode(const Instance &, SandboxSpec &);

/// A program that a node's agent runs: a bootstrap action or a step.
struct EmrTask {
    std::string name;    ///< unique on the node: letters, digits, '-'
    std::string logs;    ///< folder of its logs on the node, relative to /mnt/var/log: "bootstrap-actions/1"
    std::string content; ///< a script to store and run; empty: `words` is the complete command
    std::vector<std::string> words;
};

struct EmrTaskResult {
    int status = 0; ///< exit status
};

struct EmrTaskLogs {
    std::string controller, out, err;
};

/// The tasks of one node, through its folder, which the instance may change at any time.
class EmrNodeFolder {
public:
    /// \param folder  of the instance
    explicit EmrNodeFolder(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }
    /// Writes the facts for /mnt/var/lib/info.
    Status writeFacts(const std::string &instanceJson, const std::string &jobFlowJson) const;
    /// The list of `yarn node -list`.
    /// \param yarnNodes  host names
    Status writeYarnNodes(const std::vector<std::string> &yarnNodes) const;
    Status start(const EmrTask &) const;
    /// Ends the processes of a task.
    Status cancel(const EmrTask &) const;
    /// Nothing while the task runs.
    std::optional<EmrTaskResult> result(const EmrTask &) const;
    /// What the task has written until now, at most the first 16 MiB of each.
    EmrTaskLogs logs(const EmrTask &) const;
    /// Whether a program of the node has touched /emr/metricscollector/isbusy since the last call; only where an instance
    /// has its own file system.
    bool takeActivity() const;
    /// Removes what a task has left, before its name is used again.
    void forget(const EmrTask &) const;

private:
    std::filesystem::path m_folder;
};

/// "ip-127-64-0-1.ec2.internal", as the instances know each other.
std::string emrHostName(const Instance &);

} // namespace trainyard::localcloud
