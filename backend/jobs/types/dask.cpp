#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {
using Kind = protocol::JobField::Kind;

/// Numbers of the processes of role server, on the head.
constexpr int kDaskScheduler = 0, kDaskDriver = 1;
constexpr int kMostDaskWorkers = 6; ///< of a machine: the ports of a member are 16
/// Ports of the members, from their first one on: of the scheduler its own and its dashboard; of a worker machine those
/// of its workers, then those of their nannies.
constexpr int kDashboard = 1, kNannies = kMostDaskWorkers;

/// A scheduler of Dask and the user's program on the head, workers on the machines.
class DaskType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Dask; }
    std::string_view title() const override { return "Dask"; }
    bool hasOpenPorts() const override { return true; }
    std::string_view summary() const override
    {
        return "A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays "
               "until it is stopped.";
    }
    std::string_view program(const JobSpec &job) const override
    {
        const auto at = job.task.options.find("dask.python");
        return at == job.task.options.end() || at->second.empty() ? std::string_view("python3")
                                                                  : std::string_view(at->second);
    }
    std::vector<TypeOption> options() const override
    {
        return {
            {"dask.python", "--dask-python", "Python interpreter of scheduler and workers", Kind::Text, "python3", 1,
             1024},
            {"dask.workers", "--dask-workers", "Worker processes of each machine", Kind::Integer, "1", 1,
             kMostDaskWorkers},
            {"dask.threads", "--dask-threads", "Threads of each worker process; 0: its share of the cores",
             Kind::Integer, "0", 0, 1024},
            {"dask.memory", "--dask-memory", "Memory limit of each worker: auto, 0 (none), 0.5, 4GiB", Kind::Text,
             "auto", 1, 32},
        };
    }
    bool isElastic(const JobSpec &) const override { return true; }
    bool usesHead(const JobSpec &) const override { return true; }

    void fit(JobSpec &job, std::span<const Machine> machines, int) const override
    {
        const int processes = std::exchange(job.task.processes, 1);
        JobType::fit(job, machines, 1);
        job.task.processes = processes;
        job.servers = job.task.command.empty() ? 1 : 2;
    }
    std::vector<Place> places(const JobSpec &job, std::span<const Machine> machines) const override
    {
        std::vector<Place> places{{0, protocol::Role::Server, kDaskScheduler, -1}};
        if (!job.task.command.empty())
            places.push_back({0, protocol::Role::Server, kDaskDriver, -1});
        for (const Place &worker : JobType::places(job, machines))
            places.push_back(worker);
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &here) const override
    {
        if (self.place < 0 && self.index == kDaskScheduler)
            return schedulerPlan(job, view, self);
        TY_ASSIGN(const TaskMember *scheduler, serviceOf(view, kDaskScheduler, "scheduler of Dask"));
        ProcessPlan plan = self.place < 0 ? planOf(view, "command") : workerPlan(job, view, self, here, *scheduler);
        plan.environment["DASK_SCHEDULER_ADDRESS"] = "tcp://" + endpointOf(*scheduler);
        if (self.place < 0) {
            plan.purpose = Purpose::Driver;
            plan.argv = shell(job.task.command);
        }
        return plan;
    }
    OnChange change(const JobSpec &, const TaskView &, const TaskView &, const TaskMember &) const override
    {
        return OnChange::Keep; // the scheduler admits workers
    }

private:
    /// Programs of all versions of distributed: modules, or, where those are gone, the command `dask`.
    std::vector<std::string> programLine(const JobSpec &job, const std::string &module, const std::string &command,
                                         const std::vector<std::string> &words) const
    {
        const std::string python = shellQuote(value(job, "dask.python"));
        return shell(requireModule(python, "distributed", "distributed") +
                     fmt::format("if {0} -c 'import {1}' 2>/dev/null; then exec {0} -m {1} {2}; fi; exec dask {3} {2}",
                                 python, module, quoted(words), command));
    }
    ProcessPlan schedulerPlan(const JobSpec &job, const TaskView &view, const TaskMember &self) const
    {
        ProcessPlan plan = planOf(view, "dask scheduler");
        plan.purpose = Purpose::Service;
        plan.parsesOutput = false;
        plan.dashboard = self.port + kDashboard;
        plan.argv = programLine(job, "distributed.cli.dask_scheduler", "scheduler",
                                {"--host", self.address, "--port", std::to_string(self.port), "--dashboard-address",
                                 endpointOf(self, kDashboard)});
        return plan;
    }
    ProcessPlan workerPlan(const JobSpec &job, const TaskView &view, const TaskMember &self, const Here &here,
                           const TaskMember &scheduler) const
    {
        const int workers = number(job, "dask.workers"), threads = number(job, "dask.threads");
        const auto ports = [&](int first) {
            return workers == 1 ? std::to_string(self.port + first)
                                : fmt::format("{}:{}", self.port + first, self.port + first + workers - 1);
        };
        ProcessPlan plan = planOf(view, "dask worker");
        plan.argv = programLine(
            job, "distributed.cli.dask_worker", "worker",
            {"tcp://" + endpointOf(scheduler), "--host", self.address, "--worker-port", ports(0), "--nanny-port",
             ports(kNannies), "--dashboard-address", self.address + ":0", "--nworkers", std::to_string(workers),
             "--nthreads", std::to_string(threads > 0 ? threads : std::max(1, self.cores / workers)), "--memory-limit",
             value(job, "dask.memory"), "--name", self.host, "--local-directory", here.process + "/dask"});
        return plan;
    }
};

} // namespace

const JobType &daskType()
{
    static const DaskType type;
    return type;
}

} // namespace trainyard::jobs
