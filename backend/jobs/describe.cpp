#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/jobs/job_type.h"

namespace trainyard::jobs {

namespace {

/// The view with which a run on these machines starts, as far as it is known before.
TaskView firstView(const JobType &type, const JobSpec &job, std::span<const Machine> machines, int gpus)
{
    TaskView view{.view = 1, .start = true};
    int place = 0;
    for (const Place &one : type.places(job, machines)) {
        const bool worker = one.role == protocol::Role::Worker;
        view.members.push_back({.host = machines[one.machine].name,
                                .address = machines[one.machine].address,
                                .role = std::string(toString(one.role)),
                                .index = one.index,
                                .rank = one.rank,
                                .place = worker ? place++ : -1,
                                .gpus = gpus,
                                .port = 20'000});
    }
    return view;
}

} // namespace

std::string describe(const JobSpec &job, std::span<const Machine> machines, int gpus)
{
    const JobType *type = typeOf(job);
    if (!type)
        return {};
    const TaskView view = firstView(*type, job, machines, gpus);
    std::string text;
    const Here here{"RUN", "CODE", "RUN/process", "trainyard-runtime", ""};
    for (const TaskMember &member : view.members) {
        const auto plan = type->process(job, view, member, here);
        if (!plan) {
            text += fmt::format("{}  {}\n", member.host, plan.error().detail);
            continue;
        }
        std::string line;
        for (const auto &[name, value] : plan->environment)
            line += fmt::format("{}={} ", name, shellQuote(value));
        for (const std::string &word : plan->argv)
            line += shellQuote(word) + " ";
        text += fmt::format("{}  {}  {}\n", member.host, plan->title, trimmed(line));
    }
    for (const std::string &sentence : type->advice(job))
        text += sentence + "\n";
    if (type->hasOpenPorts())
        text +=
            "Its ports authenticate nobody: whoever reaches them on the network of the machines can run code as their "
            "user. The security group of a cluster admits its own machines only; on other machines, see to that.\n";
    return text;
}

} // namespace trainyard::jobs
