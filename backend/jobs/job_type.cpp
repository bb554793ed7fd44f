#include "backend/jobs/job_type.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/jobs/types/types_internal.h"

namespace trainyard::jobs {

using protocol::JobProblem;
using protocol::Role;
using Kind = protocol::JobField::Kind;

namespace {

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Empty, or what is wrong with the value of an option.
std::string problemOf(const TypeOption &option, std::string_view text)
{
    switch (option.kind) {
    case Kind::Flag:
        return text == "true" || text == "false" ? "" : "is neither true nor false";
    case Kind::Choice:
        return std::ranges::find(option.choices, text) != option.choices.end()
                   ? ""
                   : fmt::format("\"{}\" is none of {}", text, fmt::join(option.choices, ", "));
    case Kind::Integer:
    case Kind::Real: {
        const auto number = numberIn(text);
        const bool whole = number && *number == double(std::int64_t(*number));
        if (number && *number >= option.low && *number <= option.high && (whole || option.kind == Kind::Real))
            return {};
        return fmt::format("{} is not in {} to {}", text, option.low, option.high);
    }
    case Kind::Text:
    case Kind::Numbers:
    case Kind::Lines:
        break;
    }
    return double(text.size()) <= option.high ? "" : "is too long";
}

std::vector<JobProblem> problemsOfOptions(const JobType &type, const JobSpec &job)
{
    std::vector<JobProblem> found;
    const auto known = type.options();
    for (const auto &[name, text] : job.task.options) {
        const auto option = std::ranges::find(known, std::string_view(name), &TypeOption::name);
        const std::string problem =
            option == known.end() ? fmt::format("is no option of {}", toString(type.id())) : problemOf(*option, text);
        if (!problem.empty())
            found.push_back({&JobSpec::task, fmt::format("task.options.{}: {}", name, problem)});
    }
    return found;
}

} // namespace

void JobType::fit(JobSpec &job, std::span<const Machine> machines, int gpus) const
{
    const int each = job.task.processes > 0 ? job.task.processes : std::max(1, gpus);
    job.workersPerMachine = std::clamp(each, 1, JobSpec::kMostGpus);
    job.workers = int(std::max<std::size_t>(machines.size(), 1)) * job.workersPerMachine;
    job.servers = 0;
    job.serversOn = protocol::ServersOn::Head;
    if (!isElastic(job))
        job.minWorkers = job.maxWorkers = job.workers;
    job.minWorkers = std::min(job.minWorkers, job.workers);
    job.maxWorkers = std::max(job.maxWorkers, job.workers);
}

std::vector<Place> JobType::places(const JobSpec &job, std::span<const Machine> machines) const
{
    std::vector<Place> places;
    for (std::size_t machine = 0; machine < machines.size(); ++machine) {
        for (int index = 0; index < job.workersPerMachine; ++index)
            places.push_back({machine, Role::Worker, index, int(machine) * job.workersPerMachine + index});
    }
    return places;
}

std::vector<Place> JobType::placesOfNew(const JobSpec &job, std::size_t machine) const
{
    std::vector<Place> places;
    for (int index = 0; index < job.workersPerMachine; ++index)
        places.push_back({machine, Role::Worker, index, -1});
    return places;
}

std::string JobType::value(const JobSpec &job, std::string_view name) const
{
    if (const auto at = job.task.options.find(std::string(name)); at != job.task.options.end())
        return at->second;
    for (const TypeOption &option : options()) {
        if (option.name == name)
            return option.byDefault;
    }
    return {};
}

int JobType::number(const JobSpec &job, std::string_view name) const
{
    return int(numberIn(value(job, name)).value_or(0));
}

bool JobType::flag(const JobSpec &job, std::string_view name) const
{
    return value(job, name) == "true";
}

std::span<const JobType *const> jobTypes()
{
    static const std::array types{&commandType(), &kvStoreType()};
    return types;
}

const JobType *typeOf(protocol::JobType id)
{
    const auto types = jobTypes();
    const auto at = std::ranges::find(types, id, &JobType::id);
    return at == types.end() ? nullptr : *at;
}

const JobType *typeOf(const JobSpec &job)
{
    return typeOf(job.type);
}

std::vector<Machine> selectMachines(const JobSpec &job, std::span<const Machine> all)
{
    const std::string &nodes = job.isTask() ? job.task.nodes : protocol::TaskSpec().nodes;
    std::vector<Machine> head, workers;
    for (const Machine &machine : all)
        (machine.head ? head : workers).push_back(machine);
    if (nodes == "head" || workers.empty())
        return head;
    if (nodes == "all") {
        head.insert(head.end(), workers.begin(), workers.end());
        return head;
    }
    if (const auto number = numberIn(nodes); number && *number >= 1)
        workers.resize(std::min(workers.size(), std::size_t(*number)));
    return workers;
}

std::vector<JobProblem> problemsOf(const JobSpec &job)
{
    auto found = protocol::problems(job);
    if (!job.isTask())
        return found;
    const JobType *type = typeOf(job);
    if (!type) {
        found.push_back({&JobSpec::type, fmt::format("type: {} is not in this version", toString(job.type))});
        return found;
    }
    for (auto more : {problemsOfOptions(*type, job), type->problems(job)})
        found.insert(found.end(), more.begin(), more.end());
    return found;
}

Status validate(const JobSpec &job)
{
    const Status general = protocol::validate(job);
    if (!general)
        return general;
    if (const auto found = problemsOf(job); !found.empty())
        return fail(ErrorCode::InvalidArgument, "job", found.front().detail);
    return {};
}

std::vector<protocol::JobField> fieldsOf(const JobType &type)
{
    std::vector<protocol::JobField> fields;
    for (const TypeOption &option : type.options()) {
        protocol::JobField field;
        field.name = std::string("task.options.") + option.name;
        field.option = option.option;
        field.help = option.help;
        field.kind = option.kind;
        field.low = option.low;
        field.high = option.high;
        field.choices.assign(option.choices.begin(), option.choices.end());
        field.text = [option](const JobSpec &job) {
            const auto at = job.task.options.find(option.name);
            return at == job.task.options.end() ? std::string(option.byDefault) : at->second;
        };
        field.set = [option](JobSpec &job, std::string_view text) -> Status {
            if (const std::string problem = problemOf(option, text); !problem.empty())
                return fail(ErrorCode::InvalidArgument, "job",
                            fmt::format("task.options.{}: {}", option.name, problem));
            if (text == option.byDefault)
                job.task.options.erase(option.name);
            else
                job.task.options[option.name] = std::string(text);
            return {};
        };
        fields.push_back(std::move(field));
    }
    return fields;
}

std::string describe(const JobSpec &job, std::span<const Machine> machines)
{
    const JobType *type = typeOf(job);
    if (!type)
        return {};
    TaskView view{.view = 1, .start = true};
    int place = 0;
    for (const Place &one : type->places(job, machines)) {
        const bool worker = one.role == Role::Worker;
        view.members.push_back({.host = machines[one.machine].name,
                                .address = machines[one.machine].address,
                                .role = std::string(toString(one.role)),
                                .index = one.index,
                                .rank = one.rank,
                                .place = worker ? place++ : -1,
                                .port = 20'000});
    }
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
    return text;
}

} // namespace trainyard::jobs
