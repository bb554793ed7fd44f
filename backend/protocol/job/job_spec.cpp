#include "backend/protocol/job/job_spec.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/bucket_address.h"
#include "backend/core/try.h"
#include "backend/protocol/job/input_spec_internal.h"
#include "backend/protocol/job/model_names.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

constexpr auto kSource = "job";

/// Lists the fields once, for reading and for checking a value built in memory.
void readFields(FieldReader &in, JobSpec &job)
{
    in.integer("version", job.version, 1, std::numeric_limits<int>::max());
    in.text("run", job.run.value, 64);
    in.text("model", job.model, 64);
    in.text("network", job.network, JobSpec::kLargestNetwork);
    in.integer("classes", job.classes, 0, 65'536);
    in.text("precision", job.precision, 16);
    in.text("gpus", job.gpus, 256);
    in.text("kvStore", job.kvStore, 64);
    in.text("data", job.data, 2048);
    in.nested("input",
              [&](const json &value) { return readInput(value, job.input, ErrorCode::InvalidArgument, kSource); });
    in.integer("epochs", job.epochs, 1, 100'000);
    in.integer("batchSize", job.batchSize, 1, 1 << 20);
    in.flag("globalBatch", job.globalBatch);
    in.real("learningRate", job.learningRate, 1e-12, 1000);
    in.text("schedule", job.schedule, 16);
    in.reals("stepEpochs", job.stepEpochs, 64, 0, 100'000);
    in.real("stepFactor", job.stepFactor, 1e-12, 1000);
    in.real("finalRate", job.finalRate, 0, 1000);
    in.real("warmupEpochs", job.warmupEpochs, 0, 100'000);
    in.real("warmupRate", job.warmupRate, 0, 1000);
    in.integer("rampSteps", job.rampSteps, 0, 1'000'000);
    in.text("optimizer", job.optimizer, 16);
    in.text("updateOn", job.optimizerPlacement, 16);
    in.real("momentum", job.momentum, 0, 0.9999999);
    in.real("weightDecay", job.weightDecay, 0, 1);
    in.unsigned64("seed", job.seed);
    in.integer("displayBatches", job.displayBatches, 1, 1'000'000);
    in.integer("threads", job.threads, 1, 1024);
    in.text("checkpointFolder", job.checkpointFolder, 2048);
    in.integer("savePeriod", job.savePeriod, 0, 100'000);
    in.real("saveMinutes", job.saveMinutes, 0, 100'000);
    in.text("resume", job.resume, 2048);
    in.integer("workers", job.workers, 1, 4096);
    in.integer("servers", job.servers, 0, 1024);
    in.flag("serverCopies", job.serverReplicas);
    in.integer("minWorkers", job.minWorkers, 1, 4096);
    in.integer("maxWorkers", job.maxWorkers, 1, 4096);
    in.integer("spares", job.spares, 0, 4096);
    in.integer("pauseSeconds", job.pauseSeconds, 0, 86'400);
    in.text("boundary", job.boundary, 16);
    in.integer("hostDeaths", job.hostDeaths, 0, 1000);
    in.integer("cooldownSeconds", job.cooldownSeconds, 1, 86'400);
    in.flag("deterministic", job.deterministic);
    in.integer("sliceBytes", job.sliceBytes, 4096, 16 << 20);
    in.integer("lanes", job.serverThreads, 0, 64);
    in.text("compression", job.compression, 16);
    in.real("compressionThreshold", job.compressionThreshold, 1e-12, 1e6);
    in.text("wire", job.wire, 16);
    in.flag("sharedMemory", job.sharedMemory);
    in.integer("startSeconds", job.startSeconds, 1, 86'400);
    in.integer("candidateSeconds", job.candidateSeconds, 1, 86'400);
    in.integer("stepSeconds", job.stepSeconds, 1, 86'400);
    in.real("heartbeatSeconds", job.heartbeatSeconds, 0.05, 3600);
    in.integer("heartbeatMisses", job.heartbeatMisses, 2, 1000);
    in.integer("awaitedSeconds", job.stragglerSeconds, 1, 86'400);
    in.integer("reconnectSeconds", job.reconnectSeconds, 1, 86'400);
    in.integer("schedulerRestarts", job.schedulerRestarts, 0, 1000);
}

json toJsonValue(const JobSpec &job)
{
    return json{{"version", job.version},
                {"run", job.run.value},
                {"model", job.model},
                {"network", job.network},
                {"classes", job.classes},
                {"precision", job.precision},
                {"gpus", job.gpus},
                {"kvStore", job.kvStore},
                {"data", job.data},
                {"input", toJsonValue(job.input)},
                {"epochs", job.epochs},
                {"batchSize", job.batchSize},
                {"globalBatch", job.globalBatch},
                {"learningRate", job.learningRate},
                {"schedule", job.schedule},
                {"stepEpochs", job.stepEpochs},
                {"stepFactor", job.stepFactor},
                {"finalRate", job.finalRate},
                {"warmupEpochs", job.warmupEpochs},
                {"warmupRate", job.warmupRate},
                {"rampSteps", job.rampSteps},
                {"optimizer", job.optimizer},
                {"updateOn", job.optimizerPlacement},
                {"momentum", job.momentum},
                {"weightDecay", job.weightDecay},
                {"seed", job.seed},
                {"displayBatches", job.displayBatches},
                {"threads", job.threads},
                {"checkpointFolder", job.checkpointFolder},
                {"savePeriod", job.savePeriod},
                {"saveMinutes", job.saveMinutes},
                {"resume", job.resume},
                {"workers", job.workers},
                {"servers", job.servers},
                {"serverCopies", job.serverReplicas},
                {"minWorkers", job.minWorkers},
                {"maxWorkers", job.maxWorkers},
                {"spares", job.spares},
                {"pauseSeconds", job.pauseSeconds},
                {"boundary", job.boundary},
                {"hostDeaths", job.hostDeaths},
                {"cooldownSeconds", job.cooldownSeconds},
                {"deterministic", job.deterministic},
                {"sliceBytes", job.sliceBytes},
                {"lanes", job.serverThreads},
                {"compression", job.compression},
                {"compressionThreshold", job.compressionThreshold},
                {"wire", job.wire},
                {"sharedMemory", job.sharedMemory},
                {"startSeconds", job.startSeconds},
                {"candidateSeconds", job.candidateSeconds},
                {"stepSeconds", job.stepSeconds},
                {"heartbeatSeconds", job.heartbeatSeconds},
                {"heartbeatMisses", job.heartbeatMisses},
                {"awaitedSeconds", job.stragglerSeconds},
                {"reconnectSeconds", job.reconnectSeconds},
                {"schedulerRestarts", job.schedulerRestarts}};
}

/// Whether an s3:// address has a valid bucket: its name becomes part of a host name.
bool namesBucket(std::string_view address)
{
    constexpr std::string_view kScheme = "s3://";
    return !address.starts_with(kScheme) ||
           isBucketAddress(address.substr(kScheme.size(), address.find('/', kScheme.size()) - kScheme.size()));
}

/// Whether every path of a list, joined by `;`, has a scheme: relative paths have no meaning on a node.
bool isDataPath(std::string_view list)
{
    while (list.ends_with(';'))
        list.remove_suffix(1);
    for (std::size_t begin = 0; begin <= list.size();) {
        const auto one = list.substr(begin, list.find(';', begin) - begin);
        if ((!one.starts_with("s3://") && !one.starts_with("file:///")) || !namesBucket(one))
            return false;
        begin += one.size() + 1;
    }
    return true;
}

void checkCombinations(FieldReader &in, const JobSpec &job)
{
    if (!isSafeName(job.run.value))
        in.reportError("run", "is not a run id (1 to 64 letters, digits, dots, underscores and dashes)");
    const auto oneOf = [&](const char *field, const std::string &word, const std::vector<std::string> &known) {
        if (std::ranges::find(known, word) == known.end())
            in.reportError(field, fmt::format("\"{}\" is none of {}", word, fmt::join(known, ", ")));
    };
    if (job.network.empty())
        oneOf("model", job.model, modelNames());
    else if (!isSafeName(job.model))
        in.reportError("model", "is not a name (1 to 64 letters, digits, dots, underscores and dashes)");
    oneOf("precision", job.precision, {"float32", "bfloat16"});
    if (const auto cards = gpusOf(job.gpus); !cards)
        in.reportError("gpus", cards.error().detail);
    else if (!cards->empty() && job.precision != "float32")
        in.reportError("gpus", fmt::format("{} is not there for GPUs yet: train in float32", job.precision));
    oneOf("optimizer", job.optimizer, {"sgd", "nag", "adam"});
    oneOf("updateOn", job.optimizerPlacement, {"servers", "workers"});
    oneOf("compression", job.compression, {"none", "bf16", "2bit"});
    oneOf("wire", job.wire, {"auto", "plain", "aead"});
    if (const auto kind = kvStoreKind(job.kvStore); !kind)
        in.reportError("kvStore", kind.error().detail);
    else if (*kind == KvStoreKind::Local && (job.workers != 1 || job.servers != 0))
        in.reportError("kvStore", fmt::format("{} means one worker and no server, not {} and {}", job.kvStore,
                                              job.workers, job.servers));
    else if (*kind != KvStoreKind::Local && job.servers == 0)
        in.reportError("servers", fmt::format("{} needs at least one", job.kvStore));
    if (job.optimizerPlacement == "workers" && !job.synchronous())
        in.reportError("updateOn", fmt::format("workers cannot step in {}, where no two have the same weights: let the "
                                               "servers, or train in dist_sync",
                                               job.kvStore));
    if (!isDataPath(job.data))
        in.reportError("data", "starts with neither s3://BUCKET nor file:///");
    if (!job.input.validation.empty() && !isDataPath(job.input.validation))
        in.reportError("input.validation", "starts with neither s3://BUCKET nor file:///");
    for (const auto &[field, address] :
         {std::pair("checkpointFolder", &job.checkpointFolder), {"resume", &job.resume}}) {
        if (!namesBucket(*address))
            in.reportError(field, "names no bucket behind s3://");
    }
    if (job.minWorkers > job.workers)
        in.reportError("minWorkers", fmt::format("{} is more than workers, {}", job.minWorkers, job.workers));
    if (job.maxWorkers < job.workers)
        in.reportError("maxWorkers", fmt::format("{} is less than workers, {}", job.maxWorkers, job.workers));
    if (const auto kind = scheduleFromString(job.schedule); !kind)
        in.reportError("schedule", kind.error().detail);
    else if (const std::string problem = scheduleOf(job).problem(); !problem.empty())
        in.reportError("schedule", problem);
    if (job.globalBatch && job.batchSize < job.workers)
        in.reportError("batchSize",
                       fmt::format("{} leaves nothing for some of {} workers", job.batchSize, job.workers));
    if (job.boundary != "epoch" && job.boundary != "batch")
        in.reportError("boundary", fmt::format("\"{}\" is none of epoch, batch", job.boundary));
    if (job.sliceBytes % 64 != 0)
        in.reportError("sliceBytes", "is not a multiple of 64");
}

} // namespace

bool isSafeName(std::string_view text)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '-';
    };
    return !text.empty() && text.size() <= 64 && text.front() != '.' && text.front() != '-' &&
           std::ranges::all_of(text, allowed);
}

Result<KvStoreKind> kvStoreKind(std::string_view text)
{
    using enum KvStoreKind;
    static constexpr std::pair<std::string_view, KvStoreKind> kSpellings[] = {
        {"local", Local},           {"device", Local},     {"dist_sync", Sync},          {"dist_device_sync", Sync},
        {"dist_sync_device", Sync}, {"dist_async", Async}, {"dist_device_async", Async}, {"dist_async_device", Async}};
    const auto *const at = std::ranges::find(kSpellings, text, &std::pair<std::string_view, KvStoreKind>::first);
    if (at != std::end(kSpellings))
        return at->second;
    return fail(ErrorCode::InvalidArgument, kSource,
                fmt::format("\"{}\" is none of local, device, dist_sync, dist_async, dist_device_sync, "
                            "dist_device_async",
                            text));
}

Result<std::vector<int>> gpusOf(std::string_view list)
{
    constexpr int kMost = 63;
    std::vector<int> cards;
    const char *at = list.data(), *const end = at + list.size();
    while (at != end) {
        int card = -1;
        const auto [next, error] = std::from_chars(at, end, card);
        if (error != std::errc() || card < 0 || card > kMost || std::ranges::find(cards, card) != cards.end() ||
            (next != end && (*next != ',' || next + 1 == end)))
            return fail(ErrorCode::InvalidArgument, "--gpus",
                        fmt::format("\"{}\" is not a list of different cards from 0 to {}, such as 0,1", list, kMost));
        cards.push_back(card);
        at = next == end ? end : next + 1;
    }
    return cards;
}

bool JobSpec::synchronous() const
{
    return kvStoreKind(kvStore).value_or(KvStoreKind::Sync) != KvStoreKind::Async;
}

bool JobSpec::local() const
{
    return kvStoreKind(kvStore).value_or(KvStoreKind::Sync) == KvStoreKind::Local;
}

bool JobSpec::optimizerOnWorkers() const
{
    return optimizerPlacement == "workers" && !local();
}

std::int64_t JobSpec::samplesPerStep(int members) const
{
    return globalBatch ? batchSize : std::int64_t(batchSize) * members;
}

Schedule scheduleOf(const JobSpec &job)
{
    return {.kind = scheduleFromString(job.schedule).value_or(Schedule::Kind::Constant), // checked with the job
            .learningRate = job.learningRate,
            .stepEpochs = job.stepEpochs,
            .stepFactor = job.stepFactor,
            .epochs = double(job.epochs),
            .finalRate = job.finalRate,
            .warmupEpochs = job.warmupEpochs,
            .warmupRate = job.warmupRate};
}

Status validate(const JobSpec &job)
{
    if (job.version != 1)
        return fail(ErrorCode::ProtocolMismatch, kSource,
                    fmt::format("version: {} is not the one this program knows, 1", job.version));
    for (const auto &[field, value] :
         {std::pair("learningRate", job.learningRate), std::pair("momentum", job.momentum),
          std::pair("weightDecay", job.weightDecay), std::pair("heartbeatSeconds", job.heartbeatSeconds),
          std::pair("compressionThreshold", job.compressionThreshold), std::pair("saveMinutes", job.saveMinutes)}) {
        if (!std::isfinite(value))
            return fail(ErrorCode::InvalidArgument, kSource, fmt::format("{}: is not a number", field));
    }
    const json value = toJsonValue(job);
    FieldReader in(value, ErrorCode::InvalidArgument, kSource);
    JobSpec copy;
    readFields(in, copy);
    checkCombinations(in, job);
    return in.status();
}

std::string toJson(const JobSpec &job)
{
    return toJsonValue(job).dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

Result<JobSpec> jobSpecFromJson(std::string_view text)
{
    TY_ASSIGN(const auto value, parseObject(text, 64 * 1024, ErrorCode::InvalidArgument, kSource));
    JobSpec job;
    FieldReader in(value, ErrorCode::InvalidArgument, kSource);
    in.integer("version", job.version, 1, std::numeric_limits<int>::max());
    if (in.ok() && job.version != 1)
        return fail(ErrorCode::ProtocolMismatch, kSource,
                    fmt::format("version: {} is not the one this program knows, 1", job.version));
    in.require("run");
    in.require("data");
    readFields(in, job);
    in.rejectUnknown();
    if (in.ok())
        checkCombinations(in, job);
    TY_TRY(in.status());
    return job;
}

} // namespace trainyard::protocol
