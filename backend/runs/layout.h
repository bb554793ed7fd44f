#pragma once

#include <span>
#include <string>
#include <vector>

#include "backend/jobs/job_type.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/ssh/target.h"

namespace trainyard::runs {

/// Decides where the servers of a new run are, and how many there are: replaces Auto in the job's serversOn by Head, and
/// with Workers a number of servers of 1 by one for each machine. A job that was decided once does not change. A job
/// without a decision, as older versions stored it, has its servers on the head.
/// \param workerMachines  nodes other than the head; 0: the workers run on the head
void decideServers(protocol::JobSpec &, std::size_t workerMachines);

/// One process of a run on its node. `label` names its log.
struct RunRole {
    ssh::Host node;
    std::string label; ///< protocol::label: "scheduler", "server", "worker", "server-1"
};

/// Of the servers of a run, those of one worker machine: server k is on machine k mod machines, as its process number
/// k / machines. So neighbours, of which one has the replica of the other, are on different machines.
/// \return their ranks, in the order of their process numbers
std::vector<int> serversOfMachine(int servers, std::size_t machine, std::size_t machines);

/// Lets the type of a task fit it to its machines. With TaskFailure::Shrink the job's own least number of workers counts,
/// although machines cannot join.
void fitTask(const jobs::JobType &, protocol::JobSpec &, std::span<const jobs::Machine>, int gpus);

/// A task on the nodes of a cluster.
struct TaskLayout {
    protocol::JobSpec job;               ///< with the number of workers on these machines
    std::vector<jobs::Machine> machines; ///< with processes of the job's type
    std::vector<jobs::Place> places;
};
/// Lets the type of a task distribute its processes.
/// \param nodes  all of the cluster, the head among them or not
TaskLayout layOut(const protocol::JobSpec &, const ssh::Host &head, const std::vector<ssh::Host> &nodes);

/// Whether machines may join the run of a job.
/// \error Conflict (they may not; the detail names the option, if any, with which they may), Unsupported
Status checkGrows(const protocol::JobSpec &);

/// The processes of a run and their nodes, as RunControl::start() and addWorker() distribute them; those of the head
/// first. With servers on the worker machines, the head and each machine that came later have a spare server, which
/// takes the place of one that is lost.
/// \param workers  nodes other than the head; empty: the workers run on the head. Of a task: all of the cluster.
std::vector<RunRole> rolesOf(const protocol::JobSpec &, const ssh::Host &head, const std::vector<ssh::Host> &workers);

} // namespace trainyard::runs
