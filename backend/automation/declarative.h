#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

/// Clusters and jobs as files that people write, and that programs check before anything is spent.
namespace trainyard::automation {

/// An error in a file.
struct Finding {
    int line = 0, column = 0; ///< from 1; 0: of the complete file
    std::string path;         ///< "cluster.workers", "job.task.environment[2]"; empty: of the file
    std::string sentence;
    bool operator==(const Finding &) const = default;
};
/// "demo.yaml:3:12: cluster.workers: a whole number is needed".
std::string describe(const Finding &, const std::string &file);

/// A file in YAML, or in JSON, which is YAML:
///
///     version: 1          # of this form
///     cluster:            # the members of a plan (trainyardctl plan --json)
///       name: demo
///       workers: 2
///     job:                # the members of a job file
///       type: pytorch
///       task:
///         command: train.py --epochs 3
///
/// At least one of the two. A plan file, and a job file of `run --job`, are read, too.
struct DeclarativeFile {
    static constexpr std::size_t kLargest = 256 * 1024;
    std::optional<cluster::LaunchPlan> cluster;
    std::optional<protocol::JobSpec> job; ///< without a run id
    bool hasRegion = false;               ///< the file names a region
    std::vector<Finding> findings;        ///< by line; the parts above are there only if there are none
};

/// What a file is read for.
enum class Reading {
    Complete, ///< to check it as it is
    /// For a command whose options complete and replace the members of the cluster in the file: only the form of that part
    /// is checked. A file without cluster: and job: has the members of a plan.
    Plan,
    /// The same for the job, whose options may complete it. A file without cluster: and job: has the members of a job.
    Job,
};

/// Never fails: what is wrong is a finding, one for each member. An error in the form of YAML hides the rest.
DeclarativeFile readDeclarative(std::string_view text, Reading = Reading::Complete);
/// \error those of reading the file; InvalidArgument: the findings, one per line of the detail
Result<DeclarativeFile> readDeclarativeFile(const std::filesystem::path &, Reading = Reading::Complete);
/// \error InvalidArgument: the findings
Status asStatus(const std::vector<Finding> &, const std::string &file);

/// The JSON of a file in YAML, for readers of JSON: comments are gone. JSON stays JSON.
/// \error InvalidArgument (the line and the reason)
Result<std::string> jsonOfYaml(std::string_view text, const std::string &file);

/// A file that readDeclarative() reads: what differs from the defaults, each member with its help as a comment.
/// \param portable  for other people: without the paths of this computer (keyFile, code)
std::string declarativeText(const std::optional<cluster::LaunchPlan> &, const std::optional<protocol::JobSpec> &,
                            bool portable = false);

/// The JSON schema (draft 2020-12) of these files, for editors.
std::string declarativeSchema();

} // namespace trainyard::automation
