#include <algorithm>

#include <fmt/format.h>

#include "backend/jobs/fixed_workers.h"
#include "backend/jobs/types/types_internal.h"

namespace trainyard::jobs {

using Kind = protocol::JobField::Kind;
using protocol::ServersOn;

namespace {

constexpr const char *kOptimizer = "kv.optimizer";

/// What an option of the trainer may not be here.
std::string problemOfKvStore(const JobSpec &job)
{
    const auto kind = protocol::kvStoreKind(job.kvStore);
    if (!kind || *kind != protocol::KvStoreKind::Sync)
        return fmt::format("kvStore: {} is not possible for own programs: only dist_sync is", job.kvStore);
    if (job.servers < 1)
        return "servers: at least one adds the gradients";
    if (job.globalBatch && job.batchSize < job.workers)
        return fmt::format("batchSize: {} leaves nothing for some of {} workers", job.batchSize, job.workers);
    if (job.sliceBytes % 64 != 0)
        return "sliceBytes: is not a multiple of 64";
    if (job.task.onFailure == protocol::TaskFailure::Restart)
        return "task.onFailure: restart is not possible: a worker that dies is replaced by adding one";
    if (job.task.launcher == protocol::Launcher::Yarn)
        return "task.launcher: yarn cannot carry this type";
    if (const std::string problem = protocol::scheduleOf(job).problem(); !problem.empty())
        return "schedule: " + problem;
    return {};
}

/// The user's own program with the key-value store: gradients by the parameter server, members that come and go.
class KvStoreType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::KvStore; }
    std::string_view title() const override { return "Own program, elastic (key-value store)"; }
    std::string_view summary() const override
    {
        return "A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers "
               "join and leave while it trains.";
    }
    std::vector<TypeOption> options() const override
    {
        return {{.name = kOptimizer,
                 .option = "--kv-optimizer",
                 .help =
                     "script: the program gets the mean of all gradients, and has an optimizer of its own; job: the "
                     "job's optimizer and learning rate make the step",
                 .kind = Kind::Choice,
                 .byDefault = "script",
                 .choices = {"script", "job"}}};
    }
    /// The limit is reported where a job is planned: before machines are paid for.
    std::vector<std::string> advice(const JobSpec &) const override
    {
        return {"Data parallelism only: each worker has the complete model and a part of the samples. A model that one "
                "machine cannot hold needs a framework that divides it, as job type pytorch or command."};
    }

    std::vector<protocol::JobProblem> problems(const JobSpec &job) const override
    {
        const std::string problem = problemOfKvStore(job);
        return problem.empty() ? std::vector<protocol::JobProblem>()
                               : std::vector<protocol::JobProblem>{{&JobSpec::task, problem}};
    }
    bool isElastic(const JobSpec &) const override { return true; }

    void fit(JobSpec &job, std::span<const Machine> machines, int gpus) const override
    {
        const int each = job.task.processes > 0 ? job.task.processes : std::max(1, gpus);
        job.workersPerMachine = std::clamp(each, 1, JobSpec::kMostGpus);
        setWorkers(job, int(std::max<std::size_t>(machines.size(), 1)) * job.workersPerMachine);
        job.minWorkers = std::min(job.minWorkers, job.workers);
        job.maxWorkers = std::max(job.maxWorkers, job.workers);
        const auto withoutHead = std::ranges::count(machines, false, &Machine::head);
        if (job.serversOn == ServersOn::Auto) // one beside each worker: what an all-reduce sends leaves a machine
            job.serversOn = withoutHead >= 2 ? ServersOn::Workers : ServersOn::Head;
        if (withoutHead == 0)
            job.serversOn = ServersOn::Head;
        if (job.serversOn == ServersOn::Workers && job.servers <= 1)
            job.servers = int(std::min<std::ptrdiff_t>(withoutHead, 1024));
        job.servers = std::max(job.servers, 1);
    }

    /// TRAINYARD_PYTHON, the folder of the module, and TRAINYARD_KV, that of the socket, come from the worker process.
    Result<ProcessPlan> process(const JobSpec &job, const TaskView &, const TaskMember &self,
                                const Here &here) const override
    {
        ProcessPlan plan;
        plan.title = "program";
        plan.argv = {"/bin/sh", "-c",
                     "PYTHONPATH=\"$TRAINYARD_PYTHON${PYTHONPATH:+:$PYTHONPATH}\"; export PYTHONPATH\n" +
                         job.task.command};
        const auto slash = here.runtime.rfind('/');
        plan.environment["TRAINYARD_PYTHON"] =
            (slash == std::string::npos ? std::string() : here.runtime.substr(0, slash + 1)) + "python";
        plan.environment["TRAINYARD_KV"] = here.process;
        if (job.workersPerMachine > 1) { // each has its part of the machine
            plan.environment["OMP_NUM_THREADS"] = std::to_string(std::max(1, self.cores / job.workersPerMachine));
            if (self.gpus > 0)
                plan.environment["CUDA_VISIBLE_DEVICES"] = std::to_string(self.index % self.gpus);
        }
        return plan;
    }
};

} // namespace

const JobType &kvStoreType()
{
    static const KvStoreType type;
    return type;
}

} // namespace trainyard::jobs
