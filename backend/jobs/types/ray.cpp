#include <utility>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {
using Kind = protocol::JobField::Kind;

/// Numbers of the processes of role server, on the head.
constexpr int kRayHead = 0, kRayDriver = 1;

/// Ports of a member, from its first one on.
enum class RayPort { Gcs, Dashboard, Client, NodeManager, ObjectManager, AgentGrpc, AgentListen, Metrics };

/// A Ray cluster: head node and the user's program on the head, a node on each machine.
class RayType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Ray; }
    std::string_view title() const override { return "Ray"; }
    bool hasOpenPorts() const override { return true; }
    std::string_view summary() const override
    {
        return "A Ray cluster: head node and program on the head, a node on each machine; without a command it stays "
               "until it is stopped.";
    }
    std::string_view program(const JobSpec &) const override { return "ray"; }
    std::vector<TypeOption> options() const override
    {
        return {
            {"ray.cpus", "--ray-cpus", "CPUs that each machine offers; 0: all", Kind::Integer, "0", 0, 4096},
            {"ray.headCpus", "--ray-head-cpus", "CPUs that the head offers to tasks, if it has no worker",
             Kind::Integer, "0", 0, 4096},
            {"ray.startSeconds", "--ray-start-seconds", "Longest time of the head node's start", Kind::Integer, "120",
             1, 3600},
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
        std::vector<Place> places{{0, protocol::Role::Server, kRayHead, -1}};
        if (!job.task.command.empty())
            places.push_back({0, protocol::Role::Server, kRayDriver, -1});
        for (const Place &worker : JobType::places(job, machines))
            places.push_back(worker);
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &) const override
    {
        TY_ASSIGN(const TaskMember *head, serviceOf(view, kRayHead, "head node of Ray"));
        const bool service = self.place < 0 && self.index == kRayHead;
        ProcessPlan plan = planOf(view, service ? "ray head" : self.place < 0 ? "command" : "ray node");
        if (service) {
            plan.purpose = Purpose::Service;
            plan.parsesOutput = false;
            plan.dashboard = self.port + int(RayPort::Dashboard);
            plan.argv = {"ray",
                         "start",
                         "--head",
                         port("--port", self, RayPort::Gcs),
                         "--dashboard-host=" + self.address,
                         port("--dashboard-port", self, RayPort::Dashboard),
                         port("--ray-client-server-port", self, RayPort::Client),
                         "--num-cpus=" + value(job, "ray.headCpus")};
            addNode(self, plan);
            return plan;
        }
        plan.environment["RAY_ADDRESS"] = endpointOf(*head);
        const std::string ready = waitForHead(job, *head);
        if (self.place < 0) {
            plan.purpose = Purpose::Driver;
            plan.argv = shell(ready + job.task.command);
            return plan;
        }
        plan.argv = {"ray", "start", "--address=" + endpointOf(*head)};
        if (number(job, "ray.cpus") > 0)
            plan.argv.push_back("--num-cpus=" + value(job, "ray.cpus"));
        if (self.gpus > 0)
            plan.argv.push_back(fmt::format("--num-gpus={}", self.gpus));
        addNode(self, plan);
        plan.argv = shell(ready + "exec " + quoted(plan.argv));
        return plan;
    }
    OnChange change(const JobSpec &, const TaskView &, const TaskView &, const TaskMember &) const override
    {
        return OnChange::Keep;
    }

private:
    static std::string port(const char *option, const TaskMember &self, RayPort offset)
    {
        return fmt::format("{}={}", option, self.port + int(offset));
    }
    /// Words of every node. It stays in the foreground, so that it ends with its process group: `ray stop` would end
    /// the nodes of others as well.
    static void addNode(const TaskMember &self, ProcessPlan &plan)
    {
        for (std::string word :
             {std::string("--block"), std::string("--disable-usage-stats"), "--node-ip-address=" + self.address,
              port("--node-manager-port", self, RayPort::NodeManager),
              port("--object-manager-port", self, RayPort::ObjectManager),
              port("--dashboard-agent-grpc-port", self, RayPort::AgentGrpc),
              port("--dashboard-agent-listen-port", self, RayPort::AgentListen),
              port("--metrics-export-port", self, RayPort::Metrics)})
            plan.argv.push_back(std::move(word));
    }
    /// All processes start at once, and a node or a program ends unless the head node answers.
    std::string waitForHead(const JobSpec &job, const TaskMember &head) const
    {
        return fmt::format("tries={}; until ray health-check --address {} >/dev/null 2>&1; do tries=$((tries - 1)); "
                           "[ $tries -gt 0 ] || {{ echo 'the head node of Ray does not answer' >&2; exit 1; }}; sleep "
                           "1; done; ",
                           value(job, "ray.startSeconds"), endpointOf(head));
    }
};

} // namespace

const JobType &rayType()
{
    static const RayType type;
    return type;
}

} // namespace trainyard::jobs
