#include "backend/jobs/job_type.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/jobs/logs/log_format.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/variables.h"

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

/// A head that only belongs to the selection for a process of its own has no workers.
bool hasWorkers(const JobSpec &job, std::span<const Machine> selected, std::size_t machine)
{
    const bool headToo = job.isTask() && (job.task.nodes == "head" || job.task.nodes == "all");
    return headToo || selected.size() == 1 || !selected[machine].head;
}

} // namespace

void JobType::fit(JobSpec &job, std::span<const Machine> machines, int gpus) const
{
    const int each = job.task.processes > 0 ? job.task.processes : std::max(1, gpus);
    job.workersPerMachine = std::clamp(each, 1, JobSpec::kMostGpus);
    job.workers = int(std::max<std::size_t>(workerMachines(job, machines).size(), 1)) * job.workersPerMachine;
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
    int rank = 0;
    for (std::size_t machine = 0; machine < machines.size(); ++machine) {
        for (int index = 0; hasWorkers(job, machines, machine) && index < job.workersPerMachine; ++index)
            places.push_back({machine, Role::Worker, index, rank++});
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
    static const std::array types{&commandType(), &mxnetType(), &tensorFlowType(), &pytorchType(), &horovodType(),
                                  &daskType(),    &rayType(),   &dockerType(),     &kvStoreType()};
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
    if (const auto number = numberIn(nodes); number && *number >= 1)
        workers.resize(std::min(workers.size(), std::size_t(*number)));
    const JobType *type = typeOf(job);
    if (nodes != "all" && !(type && type->usesHead(job)))
        return workers;
    head.insert(head.end(), workers.begin(), workers.end());
    return head;
}

std::vector<Machine> workerMachines(const JobSpec &job, std::span<const Machine> selected)
{
    std::vector<Machine> machines;
    for (std::size_t machine = 0; machine < selected.size(); ++machine) {
        if (hasWorkers(job, selected, machine))
            machines.push_back(selected[machine]);
    }
    return machines;
}

std::vector<JobProblem> problemsOf(const JobSpec &job)
{
    auto found = protocol::problems(job);
    if (!job.isTask())
        return found;
    for (const std::string &line : job.task.environment) {
        const auto variable = protocol::variableOf(line);
        if (variable && seemsSecret(variable->first, variable->second))
            found.push_back(
                {&JobSpec::task, fmt::format("task.environment: {0} seems to be a secret, and would be stored "
                                             "with the run: send it with --secret-env {0}",
                                             variable->first)});
    }
    if (const auto parser = LogParser::make(job.task.logFormats, job.task.patterns); !parser) {
        const bool isPattern = parser.error().source == "--metric-pattern";
        found.push_back(
            {&JobSpec::task, fmt::format("task.{}: {}", isPattern ? "patterns" : "logFormats", parser.error().detail)});
    }
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

} // namespace trainyard::jobs
