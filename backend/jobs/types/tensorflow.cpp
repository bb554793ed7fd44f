#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {

using Kind = protocol::JobField::Kind;

/// A task of TensorFlow's cluster.
struct TensorFlowTask {
    std::string type; ///< "chief", "worker", "ps", "evaluator"
    int index = 0;
};

/// A script with TF_CONFIG, for MultiWorkerMirroredStrategy and ParameterServerStrategy, or with the flags of older
/// examples: --ps_hosts, --worker_hosts, --job_name, --task_index.
class TensorFlowType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::TensorFlow; }
    std::string_view title() const override { return "TensorFlow"; }
    bool hasOpenPorts() const override { return true; }
    std::string_view summary() const override
    {
        return "A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.";
    }
    std::vector<TypeOption> options() const override
    {
        return {
            {"tf.mode",
             "--tf-mode",
             "config: TF_CONFIG; flags: --ps_hosts, --worker_hosts, --job_name and --task_index behind the command",
             Kind::Choice,
             "config",
             0,
             0,
             {"config", "flags"}},
            {"tf.ps", "--tf-ps", "Parameter servers; -1: with flags one on each machine, else none", Kind::Integer,
             "-1", -1, 1000},
            {"tf.chief", "--tf-chief", "The first worker is the chief", Kind::Flag, "false"},
            {"tf.evaluator", "--tf-evaluator", "A further process on the first machine evaluates checkpoints",
             Kind::Flag, "false"},
        };
    }

    std::vector<protocol::JobProblem> problems(const JobSpec &job) const override
    {
        if (usesFlags(job) && (flag(job, "tf.chief") || flag(job, "tf.evaluator")))
            return {{&JobSpec::task, "task.options.tf.mode: flags know neither a chief nor an evaluator: use config"}};
        if (usesFlags(job) && number(job, "tf.ps") == 0)
            return {{&JobSpec::task, "task.options.tf.ps: the flags need at least one parameter server"}};
        return {};
    }
    std::vector<std::string> advice(const JobSpec &job) const override
    {
        if (!job.task.code.empty())
            return {};
        return {"TensorFlow needs the same code and data on all machines: send the code (--code), or use a working "
                "folder on a shared file system (--folder)."};
    }

    /// With TF_CONFIG one process uses all GPUs of its machine, with flags there is one worker for each GPU.
    void fit(JobSpec &job, std::span<const Machine> machines, int gpus) const override
    {
        JobType::fit(job, machines, usesFlags(job) ? gpus : 1);
        job.servers = servers(job, workerMachines(job, machines).size()) + (flag(job, "tf.evaluator") ? 1 : 0);
    }
    std::vector<Place> places(const JobSpec &job, std::span<const Machine> machines) const override
    {
        std::vector<std::size_t> on; // machines with workers
        std::vector<Place> places = JobType::places(job, machines);
        for (const Place &worker : places) {
            if (on.empty() || on.back() != worker.machine)
                on.push_back(worker.machine);
        }
        std::vector<Place> services;
        const int count = on.empty() ? 0 : servers(job, on.size());
        for (int server = 0; server < count; ++server)
            services.push_back(
                {on[std::size_t(server) % on.size()], protocol::Role::Server, server / int(on.size()), -1});
        if (flag(job, "tf.evaluator") && !on.empty())
            services.push_back({on.front(), protocol::Role::Server, (count + int(on.size()) - 1) / int(on.size()), -1});
        places.insert(places.begin(), services.begin(), services.end());
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &) const override
    {
        const TensorFlowTask task = taskOf(job, view, self);
        ProcessPlan plan = planOf(view, fmt::format("{} {}", task.type, task.index));
        const bool service = self.place < 0;
        plan.purpose = service ? Purpose::Service : Purpose::Member;
        if (!usesFlags(job)) {
            plan.environment["TF_CONFIG"] = config(job, view, task);
            plan.argv = shell(job.task.command);
        } else {
            plan.argv =
                shell(fmt::format("{} --ps_hosts={} --worker_hosts={} --job_name={} --task_index={}", job.task.command,
                                  joined(serversOf(view)), joined(workersOf(view)), task.type, task.index));
            if (service)
                plan.environment["CUDA_VISIBLE_DEVICES"] = "";
            else if (self.gpus > 0 && !setsVariable(job, "CUDA_VISIBLE_DEVICES"))
                plan.environment["CUDA_VISIBLE_DEVICES"] = std::to_string(self.index % self.gpus);
        }
        return plan;
    }

private:
    bool usesFlags(const JobSpec &job) const { return value(job, "tf.mode") == "flags"; }
    int servers(const JobSpec &job, std::size_t machines) const
    {
        const int chosen = number(job, "tf.ps");
        return chosen >= 0 ? chosen : usesFlags(job) ? int(std::min<std::size_t>(machines, 1000)) : 0;
    }
    /// The last process of role server on the first machine; null without one.
    const TaskMember *evaluatorOf(const JobSpec &job, const TaskView &view) const
    {
        const auto workers = workersOf(view);
        if (!flag(job, "tf.evaluator") || workers.empty())
            return nullptr;
        const TaskMember *last = nullptr;
        for (const TaskMember *server : serversOf(view)) {
            if (server->host == workers.front()->host && (!last || server->index > last->index))
                last = server;
        }
        return last;
    }
    std::vector<const TaskMember *> parameterServers(const JobSpec &job, const TaskView &view) const
    {
        auto all = serversOf(view);
        std::erase(all, evaluatorOf(job, view));
        return all;
    }

    TensorFlowTask taskOf(const JobSpec &job, const TaskView &view, const TaskMember &self) const
    {
        if (self.place < 0) {
            const auto isSelf = [&](const TaskMember *server) {
                return server->host == self.host && server->index == self.index;
            };
            if (const TaskMember *evaluator = evaluatorOf(job, view); evaluator && isSelf(evaluator))
                return {"evaluator", 0};
            const auto all = parameterServers(job, view);
            const auto at = std::ranges::find_if(all, isSelf);
            return {"ps", int(at - all.begin())};
        }
        if (!flag(job, "tf.chief"))
            return {"worker", self.place};
        return self.place == 0 ? TensorFlowTask{"chief", 0} : TensorFlowTask{"worker", self.place - 1};
    }

    std::string config(const JobSpec &job, const TaskView &view, const TensorFlowTask &task) const
    {
        nlohmann::json cluster = nlohmann::json::object();
        const auto workers = workersOf(view);
        for (std::size_t place = 0; place < workers.size(); ++place)
            cluster[place == 0 && flag(job, "tf.chief") ? "chief" : "worker"].push_back(endpointOf(*workers[place]));
        for (const TaskMember *server : parameterServers(job, view))
            cluster["ps"].push_back(endpointOf(*server));
        if (const TaskMember *evaluator = evaluatorOf(job, view))
            cluster["evaluator"].push_back(endpointOf(*evaluator));
        const nlohmann::json all{{"cluster", std::move(cluster)},
                                 {"task", {{"type", task.type}, {"index", task.index}}}};
        return all.dump();
    }
};

} // namespace

const JobType &tensorFlowType()
{
    static const TensorFlowType type;
    return type;
}

} // namespace trainyard::jobs
