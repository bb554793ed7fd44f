// What follows from single values of a job: names, the kind of its key-value store, GPUs, batches.
#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/protocol/job/job_fields_internal.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::protocol {

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
    return fail(ErrorCode::InvalidArgument, kJobSource,
                fmt::format("\"{}\" is none of local, device, dist_sync, dist_async, dist_device_sync, "
                            "dist_device_async",
                            text));
}

Result<std::vector<int>> gpusOf(std::string_view list)
{
    constexpr int kMost = JobSpec::kMostGpus - 1;
    std::vector<int> gpus;
    if (list == "auto" || list == "none")
        return gpus;
    const char *at = list.data(), *const end = at + list.size();
    while (at != end) {
        int gpu = -1;
        const auto [next, error] = std::from_chars(at, end, gpu);
        if (error != std::errc() || gpu < 0 || gpu > kMost || std::ranges::find(gpus, gpu) != gpus.end() ||
            (next != end && (*next != ',' || next + 1 == end)))
            return fail(
                ErrorCode::InvalidArgument, "--gpus",
                fmt::format("\"{}\" is neither auto, none nor a list of different GPUs from 0 to {}, such as 0,1", list,
                            kMost));
        gpus.push_back(gpu);
        at = next == end ? end : next + 1;
    }
    return gpus;
}

Result<std::vector<int>> gpusOn(const JobSpec &job, int gpus)
{
    TY_ASSIGN(auto listed, gpusOf(job.gpus));
    if (!job.gpus.empty() && job.gpus != "auto")
        return listed;
    const bool available = job.precision == Precision::Float32;
    for (int gpu = 0; available && gpu < std::min(gpus, JobSpec::kMostGpus); ++gpu)
        listed.push_back(gpu);
    return listed;
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
    return optimizerPlacement == OptimizerPlacement::Workers && !local();
}

std::int64_t JobSpec::samplesPerStep(int members) const
{
    return globalBatch ? batchSize : std::int64_t(batchSize) * members;
}

} // namespace trainyard::protocol
