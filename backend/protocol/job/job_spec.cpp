#include "backend/protocol/job/job_spec.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/bucket_address.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_fields_internal.h"
#include "backend/protocol/job/model_names.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

constexpr std::size_t kLargestFile = 64 * 1024;

template <class Table, class Spec>
void readFields(FieldReader &in, const Table &table, Spec &spec)
{
    forEachField(table, [&](const auto &line) { readField(in, line, line.in(spec)); });
}

template <class Table, class Spec>
json toJsonObject(const Table &table, const Spec &spec);

template <class T>
json toJsonValue(const T &value)
{
    if constexpr (NamedEnum<T>)
        return toString(value);
    else if constexpr (std::is_same_v<T, RunId>)
        return value.value;
    else if constexpr (std::is_same_v<T, InputSpec>)
        return toJsonObject(kInputFields, value);
    else if constexpr (std::is_same_v<T, TaskSpec>)
        return toJsonObject(kTaskFields, value);
    else
        return value;
}

template <class Table, class Spec>
json toJsonObject(const Table &table, const Spec &spec)
{
    json object;
    forEachField(table, [&](const auto &line) { object[line.name.file] = toJsonValue(line.in(spec)); });
    return object;
}

/// Whether an s3:// address has a valid bucket: its name becomes part of a host name.
bool namesBucket(std::string_view address)
{
    constexpr std::string_view kScheme = "s3://";
    return !address.starts_with(kScheme) ||
           isBucketAddress(address.substr(kScheme.size(), address.find('/', kScheme.size()) - kScheme.size()));
}

/// Whether it is s3://, file:/// or a path: no other scheme is known.
bool isStorageAddress(std::string_view address)
{
    return address.starts_with("s3://") || address.starts_with("file:///") ||
           address.find("://") == std::string_view::npos;
}

/// Whether it is hdfs:///path, or hdfs://NAME-NODE/path: data of an EMR cluster.
bool isHdfsPath(std::string_view address)
{
    constexpr std::string_view kScheme = "hdfs://";
    return address.starts_with(kScheme) && address.find('/', kScheme.size()) != std::string_view::npos;
}

/// Whether every path of a list, joined by `;`, has a scheme: relative paths have no meaning on a node.
bool isDataPath(std::string_view list)
{
    while (list.ends_with(';'))
        list.remove_suffix(1);
    return std::ranges::all_of(split(list, ';'), [](std::string_view one) {
        return (one.starts_with("s3://") || one.starts_with("file:///") || isHdfsPath(one)) && namesBucket(one);
    });
}

std::string inputProblem(const InputSpec &input)
{
    if (!input.validation.empty() && !isDataPath(input.validation))
        return "validation: starts with neither s3://BUCKET nor file:///";
    if (input.format != "auto" && input.format != "idx" && input.format != "cifar10" && input.format != "cifar100" &&
        input.format != "rec")
        return fmt::format("format: \"{}\" is none of auto, idx, cifar10, cifar100, rec", input.format);
    const auto [channels, height, width] = input.rawShape;
    const bool none = channels == 0 && height == 0 && width == 0;
    if (!none && ((channels != 1 && channels != 3) || height < 1 || width < 1))
        return "rawShape: is neither channels (1 or 3), height and width, nor three zeros";
    return {};
}

using Report = std::function<void(FieldOf<JobSpec>, const std::string &)>;

/// Of a working folder: absolute, ~/..., or below the code.
bool isFolder(std::string_view folder)
{
    if (folder.empty() || folder.starts_with('/') || folder == "~" || folder.starts_with("~/"))
        return true;
    const auto parts = split(folder, '/');
    return std::ranges::none_of(parts, [](std::string_view part) { return part == ".."; });
}

/// Whether `nodes` is workers, head, all, or a number from 1 on.
bool namesNodes(std::string_view nodes)
{
    int number = 0;
    const auto [end, error] = std::from_chars(nodes.data(), nodes.data() + nodes.size(), number);
    return nodes == "workers" || nodes == "head" || nodes == "all" ||
           (error == std::errc() && end == nodes.data() + nodes.size() && number > 0 && number <= 4096);
}

/// Problems of a task beyond the limits of one field. What belongs to one type
/// is checked by backend/jobs.
std::string taskProblem(const JobSpec &job)
{
    const TaskSpec &task = job.task;
    if (task.command.empty() && job.type != JobType::Dask && job.type != JobType::Ray)
        return "command: is empty: what shall run?";
    if (!isFolder(task.folder))
        return "folder: leads out of the code";
    if (!namesNodes(task.nodes))
        return "nodes: is none of workers, head, all, or a number of machines";
    for (const std::string &line : task.environment) {
        if (const auto variable = variableOf(line); !variable)
            return "environment: " + variable.error().detail;
        else if (variable->first.starts_with("TRAINYARD_"))
            return fmt::format("environment: {} is set by Trainyard", variable->first);
    }
    for (const std::string &name : task.secrets) {
        if (!isVariableName(name))
            return fmt::format("secrets: \"{}\" is not the name of a variable", name.substr(0, 64));
    }
    if (task.restarts > 0 && task.onFailure != TaskFailure::Restart)
        return "restarts: need onFailure restart";
    return {};
}

/// Problems of what all types have.
void checkRun(const JobSpec &job, const Report &report)
{
    if (!isSafeName(job.run.value))
        report(&JobSpec::run, "is not a run id (1 to 64 letters, digits, dots, underscores and dashes)");
    if (!(job.isTask() && job.data.empty()) && !isDataPath(job.data))
        report(&JobSpec::data, "starts with neither s3://BUCKET nor file:///");
    for (const auto address : {&JobSpec::checkpointFolder, &JobSpec::resume}) {
        if (!namesBucket(job.*address))
            report(address, "names no bucket behind s3://");
        else if (!isStorageAddress(job.*address))
            report(address, "is neither s3://BUCKET, file:/// nor a path");
    }
    if (job.minWorkers > job.workers)
        report(&JobSpec::minWorkers, fmt::format("{} is more than workers, {}", job.minWorkers, job.workers));
    if (job.maxWorkers < job.workers)
        report(&JobSpec::maxWorkers, fmt::format("{} is less than workers, {}", job.maxWorkers, job.workers));
}

/// Problems beyond the limits of one field.
/// \param report  is called with the field and the problem
void checkCombinations(const JobSpec &job, const Report &report)
{
    checkRun(job, report);
    if (job.isTask())
        return; // taskProblem()
    if (const auto known = modelNames(); job.network.empty() && std::ranges::find(known, job.model) == known.end())
        report(&JobSpec::model, fmt::format("\"{}\" is none of {}", job.model, fmt::join(known, ", ")));
    else if (!job.network.empty() && !isSafeName(job.model))
        report(&JobSpec::model, "is not a name (1 to 64 letters, digits, dots, underscores and dashes)");
    if (const auto gpus = gpusOf(job.gpus); !gpus)
        report(&JobSpec::gpus, gpus.error().detail);
    else if (!gpus->empty() && job.precision != Precision::Float32)
        report(&JobSpec::gpus, fmt::format("{} is not there for GPUs yet: train in float32", toString(job.precision)));
    if (const auto kind = kvStoreKind(job.kvStore); !kind)
        report(&JobSpec::kvStore, kind.error().detail);
    else if (*kind == KvStoreKind::Local && (job.workers != 1 || job.servers != 0))
        report(&JobSpec::kvStore,
               fmt::format("{} means one worker and no server, not {} and {}: train in dist_sync, or on one "
                           "worker without servers",
                           job.kvStore, job.workers, job.servers));
    else if (*kind != KvStoreKind::Local && job.servers == 0)
        report(&JobSpec::servers, fmt::format("{} needs at least one", job.kvStore));
    if (job.optimizerPlacement == OptimizerPlacement::Workers && !job.synchronous())
        report(&JobSpec::optimizerPlacement,
               fmt::format("workers cannot step in {}, where no two have the same weights: let the servers, or train "
                           "in dist_sync",
                           job.kvStore));
    if (const std::string problem = scheduleOf(job).problem(); !problem.empty())
        report(&JobSpec::schedule, problem);
    if (job.globalBatch && job.batchSize < job.workers)
        report(&JobSpec::batchSize,
               fmt::format("{} leaves nothing for some of {} workers", job.batchSize, job.workers));
    if (job.sliceBytes % 64 != 0)
        report(&JobSpec::sliceBytes, "is not a multiple of 64");
}

Status checkVersion(int version)
{
    if (version != 1 && version != 2)
        return fail(ErrorCode::ProtocolMismatch, kJobSource,
                    fmt::format("version: {} is none that this program knows, 1 and 2", version));
    return {};
}

} // namespace

Schedule scheduleOf(const JobSpec &job)
{
    return {.kind = job.schedule,
            .learningRate = job.learningRate,
            .stepEpochs = job.stepEpochs,
            .stepFactor = job.stepFactor,
            .epochs = double(job.epochs),
            .finalRate = job.finalRate,
            .warmupEpochs = job.warmupEpochs,
            .warmupRate = job.warmupRate};
}

Status readInput(const json &value, InputSpec &input)
{
    if (!value.is_object())
        return fail(ErrorCode::InvalidArgument, kJobSource, "input: is not an object");
    FieldReader in(value, ErrorCode::InvalidArgument, kJobSource, "input.");
    readFields(in, kInputFields, input);
    in.rejectUnknown();
    return in.status();
}

Status readTask(const json &value, TaskSpec &task)
{
    if (!value.is_object())
        return fail(ErrorCode::InvalidArgument, kJobSource, "task: is not an object");
    FieldReader in(value, ErrorCode::InvalidArgument, kJobSource, "task.");
    readFields(in, kTaskFields, task);
    in.rejectUnknown();
    return in.status();
}

int versionOf(const JobSpec &job)
{
    return job.type == JobType::Trainer && job.task == TaskSpec() ? 1 : 2;
}

std::vector<JobProblem> problems(const JobSpec &job)
{
    std::vector<JobProblem> found;
    forEachField(kJobFields, [&](const auto &line) { // a field is within its limits if a reader accepts it
        const json object{{line.name.file, toJsonValue(line.in(job))}};
        FieldReader in(object, ErrorCode::InvalidArgument, kJobSource);
        auto copy = line.in(job);
        readField(in, line, copy);
        if (!in.ok())
            found.push_back({line.field(), in.status().error().detail});
    });
    checkCombinations(job, [&](FieldOf<JobSpec> field, const std::string &problem) {
        forEachField(kJobFields, [&](const auto &line) {
            if (line.field() == field)
                found.push_back({field, fmt::format("{}: {}", line.name.file, problem)});
        });
    });
    if (const std::string problem = inputProblem(job.input); !problem.empty())
        found.push_back({&JobSpec::input, "input." + problem});
    if (const std::string problem = job.isTask() ? taskProblem(job) : std::string(); !problem.empty())
        found.push_back({&JobSpec::task, "task." + problem});
    return found;
}

bool usesS3(const JobSpec &job)
{
    return job.data.find("s3://") != std::string::npos || job.input.validation.find("s3://") != std::string::npos;
}

Status validate(const JobSpec &job)
{
    TY_TRY(checkVersion(job.version));
    if (const auto found = problems(job); !found.empty())
        return fail(ErrorCode::InvalidArgument, kJobSource, found.front().detail);
    if (job.isTask() && toJson(job).size() > kLargestFile)
        return fail(ErrorCode::InvalidArgument, kJobSource,
                    "task: the job has more than 64 KiB: put long commands and lists into files of the code");
    return {};
}

std::string toJson(const JobSpec &job)
{
    json object = toJsonObject(kJobFields, job);
    object["version"] = versionOf(job);
    if (versionOf(job) == 1) { // older programs know neither field
        object.erase("type");
        object.erase("task");
    }
    return object.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

Result<JobSpec> jobSpecFromJson(std::string_view text)
{
    TY_ASSIGN(const auto value, parseObject(text, kLargestFile, ErrorCode::InvalidArgument, kJobSource));
    JobSpec job;
    FieldReader in(value, ErrorCode::InvalidArgument, kJobSource);
    in.integer("version", job.version, 1, std::numeric_limits<int>::max());
    if (in.ok())
        TY_TRY(checkVersion(job.version));
    in.require("run");
    readFields(in, kJobFields, job);
    if (!job.isTask())
        in.require("data");
    in.rejectUnknown();
    TY_TRY(in.status());
    if (!in.has("servers") && (job.local() || !job.usesParameterServer()))
        job.servers = 0;
    job.version = JobSpec().version;
    TY_TRY(validate(job));
    return job;
}

} // namespace trainyard::protocol
