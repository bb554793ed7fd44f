#pragma once

#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/recipes/key_mesh.h"
#include "backend/core/async/progress.h"
#include "backend/core/secret.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/ssh/target.h"

/// What the start of a task needs beside that of the trainer.
namespace trainyard::training {

/// The name of a run in lists: its model, or of a task its type and the beginning of its command.
std::string runNameOf(const protocol::JobSpec &);

/// The buckets that a run has to reach. What a command mentions counts only where the user has agreed to keys: a public
/// bucket needs none.
/// \param text  the job as stored, perhaps by a newer version
std::set<std::string> bucketsOf(const std::string &text, cluster::CredentialForwarding agreed);

/// Of the values, those that the job names.
/// \error InvalidArgument (one has no value)
Result<std::map<std::string, Secret>> secretsOf(const protocol::JobSpec &, const std::map<std::string, Secret> &values);

/// Packs the code of a task into the folder of its run, and sets task.codeHash. Step "pack". Nothing to do without code.
/// \error those of packCode()
Status packTask(const cluster::CloudContext &, protocol::JobSpec &, const ProgressSink &, std::stop_token);
/// The archive of packTask(); empty where this computer has none.
std::filesystem::path packedTask(const cluster::CloudContext &, const RunId &);

/// GPUs of each worker machine of a cluster, or of its head where it has no others: the fewest of all. Before they are
/// launched, those of the plan's type; 0 where it is unknown.
/// \error those of the ledger
Result<int> gpusOfMachines(ledger::Ledger &, const cluster::Catalog &, const ClusterId &);

/// Lets the type fit a task to the machines of its cluster.
/// \error Unsupported (the type is not in this version), NotFound (no machine for it), those of the ledger
Status fitTask(const cluster::CloudContext &, const ClusterId &, const std::vector<ssh::Host> &nodes,
               protocol::JobSpec &);

/// The machines between which a job logs in: the head, which starts mpirun and horovodrun, and those with its processes.
std::vector<std::string> nodesWithLogins(const protocol::JobSpec &, const std::vector<ssh::Host> &nodes);
/// Of the launcher mpi, and of a type that needs logins, on several machines: gives them a key mesh, or brings it up to
/// date. Such programs have no other way to them. Other machines of the cluster are not queried.
/// \error Conflict (a machine cannot log in to another one), those of makeKeyMesh()
Status ensureLogins(const cluster::CloudContext &, const ClusterId &, const std::vector<ssh::Host> &nodes,
                    const protocol::JobSpec &, const ProgressSink &, std::stop_token);
/// The first login that fails, with the command that repairs and tests them; empty: none.
std::string loginProblem(const cluster::MeshTest &, const std::string &clusterName);

/// The nodes that RunControl::start() gets: of the trainer those with workers, of a KvStore job those that it selects,
/// of another task all.
std::vector<ssh::Host> nodesToStart(const protocol::JobSpec &, const std::vector<ssh::Host> &nodes);

/// Compares the data of a task on the machines that run it, where its framework needs the same on all.
/// \error as requireSameData()
Status requireTaskData(const protocol::JobSpec &, const std::vector<ssh::Host> &nodes, const std::string &cluster,
                       const ProgressSink &, std::stop_token);

} // namespace trainyard::training
