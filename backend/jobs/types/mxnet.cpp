#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {

using Kind = protocol::JobField::Kind;

constexpr int kScheduler = 0; ///< number of MXNet's scheduler among the processes of role server, on the head
constexpr int kServers = 1;   ///< the first number of MXNet's servers on each machine

/// The value of an option in a command, `--kv-store dist_sync` or `--kv-store=dist_sync`; unset if it is not there, or
/// no plain word.
std::optional<std::string> optionInCommand(std::string_view command, std::string_view option)
{
    for (std::size_t at = command.find(option); at != std::string_view::npos; at = command.find(option, at + 1)) {
        std::string_view rest = command.substr(at + option.size());
        if (rest.empty() || (rest.front() != ' ' && rest.front() != '='))
            continue;
        rest = trimmed(rest.substr(1));
        const std::string word(rest.substr(0, rest.find_first_of(" \t\n;&|\"'")));
        if (!word.empty() && word.find_first_of("$`{") == std::string::npos)
            return word;
    }
    return std::nullopt;
}

/// MXNet's launch.py: the same command as scheduler, servers and workers, which differ in DMLC_* variables.
class MxnetType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Mxnet; }
    std::string_view title() const override { return "MXNet (parameter server)"; }
    bool hasOpenPorts() const override { return true; }
    std::string_view summary() const override
    {
        return "An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).";
    }
    std::vector<TypeOption> options() const override
    {
        return {
            {"mxnet.servers", "--mxnet-servers",
             "Servers, on the machines of the workers in turn; 0: as many as workers", Kind::Integer, "0", 0, 1000},
            {"mxnet.gpus",
             "--mxnet-gpus",
             "auto: adds --gpus 0,1,... to the workers' command, as many as their machine has; none: adds nothing",
             Kind::Choice,
             "none",
             0,
             0,
             {"none", "auto"}},
            {"mxnet.p3", "--mxnet-p3", "Priority-based propagation of parameters (launch.py --p3)", Kind::Flag,
             "false"},
            {"mxnet.dynamic", "--mxnet-dynamic",
             "Variables of the Dynamic Training fork: ELASTIC_TRAINING_ENABLED, WORKER_HOST_FILE and others",
             Kind::Flag, "false"},
        };
    }
    bool isElastic(const JobSpec &) const override { return false; } // but for its fork, which starts workers itself
    bool usesHead(const JobSpec &) const override { return true; }

    std::vector<protocol::JobProblem> problems(const JobSpec &job) const override
    {
        std::vector<protocol::JobProblem> found;
        if (job.task.elastic)
            found.push_back({&JobSpec::task, "task.elastic: MXNet has a fixed number of workers"});
        if (const auto kind = optionInCommand(job.task.command, "--kv-store"); kind && !protocol::kvStoreKind(*kind))
            found.push_back(
                {&JobSpec::task, "task.command: --kv-store " + protocol::kvStoreKind(*kind).error().detail});
        return found;
    }
    std::vector<std::string> advice(const JobSpec &job) const override
    {
        const std::string kind = optionInCommand(job.task.command, "--kv-store").value_or("");
        const auto known = protocol::kvStoreKind(kind);
        if (!kind.starts_with("dist") || !known || *known != protocol::KvStoreKind::Sync)
            return {};
        return {fmt::format("{} waits at the end of an epoch for ever unless all workers have the same number of "
                            "batches: use ResizeIter, or a data iterator with num_parts and part_index.",
                            kind)};
    }

    /// One worker on each machine, which uses all its GPUs.
    void fit(JobSpec &job, std::span<const Machine> machines, int) const override
    {
        JobType::fit(job, machines, 1);
        job.servers = servers(job) + 1;
        job.serversOn = protocol::ServersOn::Workers;
    }
    std::vector<Place> places(const JobSpec &job, std::span<const Machine> machines) const override
    {
        std::vector<Place> workers = JobType::places(job, machines);
        std::vector<std::size_t> on; // machines with workers
        for (const Place &worker : workers) {
            if (on.empty() || on.back() != worker.machine)
                on.push_back(worker.machine);
        }
        std::vector<Place> places{{0, protocol::Role::Server, kScheduler, -1}};
        for (std::size_t server = 0; !on.empty() && server < std::size_t(servers(job)); ++server)
            places.push_back({on[server % on.size()], protocol::Role::Server, kServers + int(server / on.size()), -1});
        places.insert(places.end(), workers.begin(), workers.end());
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &here) const override
    {
        TY_ASSIGN(const TaskMember *scheduler, serviceOf(view, kScheduler, "scheduler of MXNet"));
        const auto all = serversOf(view, kServers);
        const auto at = std::ranges::find_if(
            all, [&](const TaskMember *server) { return server->host == self.host && server->index == self.index; });
        const bool worker = self.place >= 0;
        const std::string role = worker ? "worker" : self.index == kScheduler ? "scheduler" : "server";
        const int task = worker ? self.place : role == "server" ? int(at - all.begin()) : 0;
        ProcessPlan plan = planOf(view, fmt::format("MXNet {} {}", role, task));
        plan.purpose = worker ? Purpose::Member : Purpose::Service;
        plan.parsesOutput = role != "server";
        plan.environment = {{"DMLC_ROLE", role},
                            {"DMLC_PS_ROOT_URI", scheduler->address},
                            {"DMLC_PS_ROOT_PORT", std::to_string(scheduler->port)},
                            {"DMLC_NUM_WORKER", std::to_string(workersOf(view).size())},
                            {"DMLC_NUM_SERVER", std::to_string(all.size())},
                            {"DMLC_NODE_HOST", self.address}, // decides the address, in place of DMLC_INTERFACE
                            {"DMLC_TASK_ID", std::to_string(task)},
                            {"DMLC_JOB_CLUSTER", std::string(toString(job.task.launcher))},
                            {"DMLC_NUM_ATTEMPT", std::to_string(view.attempt - 1)}};
        if (flag(job, "mxnet.p3")) {
            plan.environment["DMLC_PS_VAN_TYPE"] = "p3";
            plan.environment["DMLC_PS_WATER_MARK"] = "10";
        }
        plan.argv = shell(job.task.command + (worker ? gpus(job, self) : ""));
        if (flag(job, "mxnet.dynamic"))
            addDynamic(job, here, plan);
        return plan;
    }

private:
    int servers(const JobSpec &job) const
    {
        const int chosen = number(job, "mxnet.servers");
        return chosen > 0 ? chosen : std::min(job.workers, 1000);
    }
    /// " --gpus 0,1,2", or nothing on a machine without GPUs.
    std::string gpus(const JobSpec &job, const TaskMember &self) const
    {
        if (value(job, "mxnet.gpus") != "auto" || self.gpus == 0)
            return {};
        std::string list;
        for (int gpu = 0; gpu < self.gpus; ++gpu)
            list += (list.empty() ? "" : ",") + std::to_string(gpu);
        return " --gpus " + list;
    }
    /// The scheduler of the fork reads WORKER_HOST_FILE at each epoch, and starts new workers by the launch script.
    static void addDynamic(const JobSpec &job, const Here &here, ProcessPlan &plan)
    {
        plan.files["host_worker"] = plan.files["workers"];
        plan.files["launch.py"] = fmt::format("import os, sys\n"
                                              "os.execv(\"{0}\", [\"{0}\", \"launch\"] + sys.argv[1:])\n",
                                              here.runtime);
        plan.environment["ELASTIC_TRAINING_ENABLED"] = "1";
        plan.environment["WORKER_HOST_FILE"] = here.process + "/host_worker";
        plan.environment["MXNET_LAUNCH_SCRIPT_PATH"] = here.process + "/launch.py";
        plan.environment["INSTANCE_POOL"] = "DEFAULT";
        plan.environment["TRAINING_CMD"] = job.task.command;
    }
};

} // namespace

const JobType &mxnetType()
{
    static const MxnetType type;
    return type;
}

} // namespace trainyard::jobs
