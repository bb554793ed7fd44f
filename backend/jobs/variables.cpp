#include "backend/jobs/variables.h"

#include <algorithm>

#include "backend/core/text.h"

namespace trainyard::jobs {

namespace {

/// The places of machines and processes among the members of a view.
struct Shape {
    std::vector<const TaskMember *> workers; ///< by place
    std::vector<std::string> nodes;          ///< machines with workers, in the order of their first place
    std::string addresses;                   ///< of these, one per line
};

Shape shapeOf(const TaskView &view)
{
    Shape shape;
    for (const TaskMember &member : view.members) {
        if (member.place >= 0)
            shape.workers.push_back(&member);
    }
    std::ranges::sort(shape.workers, {}, &TaskMember::place);
    for (const TaskMember *worker : shape.workers) {
        if (std::ranges::find(shape.nodes, worker->host) != shape.nodes.end())
            continue;
        shape.nodes.push_back(worker->host);
        shape.addresses += worker->address + "\n";
    }
    if (!shape.addresses.empty())
        shape.addresses.pop_back();
    return shape;
}

} // namespace

std::map<std::string, std::string> taskVariables(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                                 const Here &here)
{
    const Shape shape = shapeOf(view);
    const auto count = [](auto number) { return std::to_string(number); };
    const auto localWorkers = std::ranges::count(shape.workers, self.host, &TaskMember::host);
    const auto node = std::ranges::find(shape.nodes, self.host) - shape.nodes.begin();
    const TaskMember *first = shape.workers.empty() ? &self : shape.workers.front();
    const std::string nodes = count(shape.nodes.size()), gpus = count(self.gpus);
    std::map<std::string, std::string> all{{"TRAINYARD_RUN", job.run.value},
                                           {"TRAINYARD_ATTEMPT", count(view.attempt)},
                                           {"TRAINYARD_RESTARTS", count(view.restarts)},
                                           {"TRAINYARD_WORKERS", count(shape.workers.size())},
                                           {"TRAINYARD_LOCAL_WORKERS", count(localWorkers)},
                                           {"TRAINYARD_NODE", self.host},
                                           {"TRAINYARD_NODES", nodes},
                                           {"TRAINYARD_NODE_IPS", shape.addresses},
                                           {"TRAINYARD_PORT", count(first->port)},
                                           {"TRAINYARD_GPUS", gpus},
                                           {"TRAINYARD_DATA", job.data},
                                           {"TRAINYARD_CHECKPOINTS", job.checkpointFolder},
                                           {"TRAINYARD_RESUME", job.resume},
                                           {"TRAINYARD_OUTPUT", here.folder + "/output"},
                                           {"TRAINYARD_METRICS", here.process + "/values.jsonl"},
                                           {"MASTER_ADDR", first->address},
                                           {"MASTER_PORT", count(first->port)},
                                           {"SKYPILOT_NODE_IPS", shape.addresses},
                                           {"SKYPILOT_NUM_NODES", nodes},
                                           {"SKYPILOT_NUM_GPUS_PER_NODE", gpus},
                                           {"DSTACK_NODES_NUM", nodes},
                                           {"DSTACK_NODES_IPS", shape.addresses},
                                           {"DSTACK_MASTER_NODE_IP", first->address},
                                           {"DSTACK_GPUS_PER_NODE", gpus},
                                           {"DEEPLEARNING_WORKERS_COUNT", nodes},
                                           {"DEEPLEARNING_WORKER_GPU_COUNT", gpus},
                                           {"DEEPLEARNING_WORKERS_PATH", here.process + "/workers"},
                                           {"PYTHONUNBUFFERED", "1"}};
    if (self.place < 0)
        return all;
    const std::string rank = count(self.place), nodeRank = count(node);
    for (const char *name : {"TRAINYARD_RANK", "RANK"})
        all[name] = rank;
    for (const char *name : {"TRAINYARD_LOCAL_RANK", "LOCAL_RANK"})
        all[name] = count(self.index);
    for (const char *name : {"TRAINYARD_NODE_RANK", "NODE_RANK", "SKYPILOT_NODE_RANK", "DSTACK_NODE_RANK"})
        all[name] = nodeRank;
    all["WORLD_SIZE"] = count(shape.workers.size());
    all["LOCAL_WORLD_SIZE"] = count(localWorkers);
    return all;
}

std::vector<std::string> secretNames(const JobSpec &job)
{
    std::vector<std::string> names{"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"};
    for (const std::string &name : job.task.secrets) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

bool seemsSecret(std::string_view name, std::string_view value)
{
    constexpr std::size_t kShortest = 8;
    static constexpr std::string_view kParts[] = {"key",    "apikey",     "secret",      "token", "password",
                                                  "passwd", "credential", "credentials", "pat"};
    const std::string lower = lowered(name);
    return value.size() >= kShortest && std::ranges::any_of(split(lower, '_'), [](std::string_view part) {
               return std::ranges::find(kParts, part) != std::end(kParts);
           });
}

} // namespace trainyard::jobs
