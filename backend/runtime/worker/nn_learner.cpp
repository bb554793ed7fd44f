#include "backend/runtime/worker/nn_learner.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <optional>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/cuda/cudnn_engine.h"
#include "backend/runtime/nn/cuda/installed_gpus.h"
#include "backend/runtime/nn/formats/model_json.h"
#include "backend/runtime/nn/models.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::worker {

using protocol::BatchMetrics;

namespace {

constexpr auto kLeft = "left"; ///< note of a checkpoint: remaining positions of its epoch, "BEGIN-END,BEGIN-END"

std::string textOf(const std::vector<protocol::Range> &ranges)
{
    std::string text;
    for (const protocol::Range &range : ranges)
        text += fmt::format("{}{}-{}", text.empty() ? "" : ",", range.begin, range.end);
    return text;
}

std::optional<std::vector<protocol::Range>> rangesOf(const std::string &text)
{
    protocol::EpochPartition partition;
    const char *at = text.data(), *const end = at + text.size();
    while (at < end) {
        protocol::Range &range = partition.ranges.emplace_back();
        const auto first = std::from_chars(at, end, range.begin);
        if (first.ec != std::errc() || first.ptr == end || *first.ptr != '-')
            return std::nullopt;
        const auto second = std::from_chars(first.ptr + 1, end, range.end);
        if (second.ec != std::errc() || (second.ptr != end && *second.ptr != ','))
            return std::nullopt;
        at = second.ptr + 1;
    }
    return isValid(partition) ? std::optional(partition.ranges) : std::nullopt;
}

Result<nn::Model> modelOf(const protocol::JobSpec &job)
{
    if (!job.network.empty())
        return nn::modelFromJson(job.network, job.model);
    return nn::modelNamed(job.model, job.classes > 0 ? std::optional(job.classes) : std::nullopt);
}

nn::ElementType precisionOf(const protocol::JobSpec &job)
{
    return job.precision == protocol::Precision::BFloat16 ? nn::ElementType::BFloat16 : nn::ElementType::Float32;
}

} // namespace

Result<std::unique_ptr<NnLearner>> NnLearner::make(const protocol::JobSpec &job, const std::string &folder,
                                                   storage::StorageConfig storage, std::stop_token stop)
{
    TY_ASSIGN(auto model, modelOf(job));
    TY_ASSIGN(const auto tensors, nn::tensorsOf(model));
    auto learner = std::unique_ptr<NnLearner>(new NnLearner(job, folder, std::move(storage), stop, std::move(model)));
    for (const nn::TensorInfo &tensor : tensors)
        learner->m_parameterCount += tensor.size;
    return learner;
}

NnLearner::NnLearner(protocol::JobSpec job, std::string folder, storage::StorageConfig storage, std::stop_token stop,
                     nn::Model model)
    : m_job(std::move(job))
    , m_checkpoints(m_job, std::move(folder), storage)
    , m_storage(std::move(storage))
    , m_stop(stop)
    , m_model(std::move(model))
{
}

/// Leases one GPU of the job for this worker: exclusively, as long as there is one for each worker on the machine.
Status NnLearner::openEngine()
{
    if (m_gpu)
        return {};
    TY_ASSIGN(const auto devices, protocol::gpusOn(m_job, nn::cuda::installedGpus()));
    if (devices.empty())
        return {};
    TY_ASSIGN(auto claim, nn::cuda::GpuLease::acquire(devices));
    TY_ASSIGN(auto engine, nn::openGpuEngine(claim.deviceIndex()));
    m_gpuLease = std::move(claim);
    m_gpu = std::move(engine);
    spdlog::info("computes on {} of --gpus {}", m_gpu->name(), m_job.gpus.empty() ? "auto" : m_job.gpus);
    return {};
}

Status NnLearner::load()
{
    TY_TRY(openEngine());
    const nn::Shape &wanted = m_model.input;
    TY_ASSIGN(auto opened, input::TrainingData::open(m_job, {wanted.height, wanted.width, wanted.channels},
                                                     input::Layout::ChannelsLast, m_storage, m_stop));
    m_data = std::move(opened);
    m_data->onWait(m_onDataWait);
    return {};
}

void NnLearner::onDataWait(std::function<bool(const Error *)> report)
{
    m_onDataWait = std::move(report);
    if (m_data)
        m_data->onWait(m_onDataWait);
}

Status NnLearner::prepare(int batch)
{
    if (m_network && m_network->batch() == batch && !m_gradientsMove)
        return {};
    std::vector<float> kept;
    if (m_network)
        kept.assign(m_network->parameters().begin(), m_network->parameters().end());
    m_network.reset(); // a GPU may lack the memory for both
    TY_ASSIGN(auto network,
              nn::Network::build({m_model, batch, m_job.threads, true, precisionOf(m_job), m_gradientMemory},
                                 m_gpu ? *m_gpu : nn::cpuEngine()));
    std::ranges::copy(kept, network->parameters().begin());
    m_network = std::move(network);
    m_gradientsMove = false;
    return {};
}

void NnLearner::setGradientMemory(std::shared_ptr<float> memory)
{
    m_gradientsMove = m_gradientsMove || memory != m_gradientMemory;
    m_gradientMemory = std::move(memory);
}

void NnLearner::beginPartition(int epoch, const protocol::EpochPartition &partition, int index)
{
    m_feed.reset();
    const input::ShardPlan plan({trainingSamples(), m_job.seed, epoch}, partition);
    m_feed = m_data->training(plan, index, m_network->classes());
}

Result<BatchMetrics> NnLearner::step(nn::StepObserver &observer)
{
    TY_ASSIGN(const auto batch, m_feed->next(m_stop));
    if (!batch)
        return fail(ErrorCode::Internal, "input", "fewer batches than the plan says");
    return m_network->forwardBackward(batch->images, batch->labels, &observer);
}

Result<BatchMetrics> NnLearner::validate(int parts, int index, const std::function<Status()> &between)
{
    BatchMetrics sum;
    const auto feed = m_data->validation(parts, index, m_network->batch(), m_network->classes());
    for (;;) {
        TY_TRY(between());
        TY_ASSIGN(const auto batch, feed->next(m_stop));
        if (!batch || batch->samples() == 0)
            break;
        TY_ASSIGN(const auto result, m_network->evaluate(batch->images, batch->labels));
        sum += result;
    }
    return sum;
}

Status NnLearner::readDisplayed(int samples)
{
    const std::size_t wanted = std::size_t(std::min<std::int64_t>(samples, m_data->validationSamples()));
    const std::size_t size = m_model.input.size();
    if (wanted == 0 || m_displayed.size() == wanted * size)
        return {};
    m_displayed.clear();
    const auto feed = m_data->validation(1, 0, int(wanted), m_network->classes());
    TY_ASSIGN(const auto batch, feed->next(m_stop));
    if (batch)
        m_displayed.assign(batch->images.begin(),
                           batch->images.begin() + std::ptrdiff_t(std::min(wanted * size, batch->images.size())));
    return {};
}

Result<std::vector<int>> NnLearner::predict(int samples)
{
    TY_TRY(readDisplayed(samples));
    const std::size_t size = m_model.input.size(), classes = std::size_t(m_network->classes());
    const std::size_t most = std::size_t(m_network->batch()) * size;
    std::vector<int> predicted;
    for (std::span<const float> images(m_displayed); !images.empty();) {
        const auto part = images.first(std::min(most, images.size()));
        images = images.subspan(part.size());
        TY_ASSIGN(const auto scores, m_network->scores(part));
        for (std::size_t at = 0; at + classes <= scores.size(); at += classes) {
            const auto first = scores.begin() + std::ptrdiff_t(at);
            predicted.push_back(int(std::max_element(first, first + std::ptrdiff_t(classes)) - first));
        }
    }
    return predicted;
}

CheckpointTask NnLearner::checkpoint(TrainingPosition point)
{
    nn::Checkpoint checkpoint;
    checkpoint.model = m_model.name;
    checkpoint.epoch = point.epochs;
    checkpoint.view = point.view;
    checkpoint.step = point.step;
    checkpoint.notes["run"] = m_job.run.value;
    if (!m_job.network.empty())
        checkpoint.notes[nn::kModelNote] = nn::toJson(m_model);
    if (!point.remaining.empty())
        checkpoint.notes[kLeft] = textOf(point.remaining);
    checkpoint.tensors.assign(m_network->tensors().begin(), m_network->tensors().end());
    checkpoint.parameters.assign(m_network->parameters().begin(), m_network->parameters().end());
    checkpoint.optimizer = toString(m_job.optimizer);
    checkpoint.state = std::move(point.optimizer);
    const protocol::CheckpointName name{point.epochs,
                                        point.remaining.empty() ? std::nullopt : std::optional(point.step)};
    CheckpointTask task;
    task.write = [store = m_checkpoints, name, kept = point.kept,
                  checkpoint = std::move(checkpoint)](std::stop_token stop) -> Result<std::string> {
        if (!std::ranges::all_of(checkpoint.parameters, [](float w) { return std::isfinite(w); }))
            return fail(ErrorCode::Diverged, "worker", "weights are not numbers any more");
        return store.save(checkpoint, name, kept, stop);
    };
    if (savesToS3(m_job))
        task.upload = [store = m_checkpoints, name](std::stop_token stop) { return store.upload(name, stop); };
    return task;
}

namespace {

/// Loads the checkpoint from which a job resumes.
/// \error as resumePoint
Result<nn::Checkpoint> resumed(const protocol::JobSpec &job)
{
    std::filesystem::path path = job.resume;
    if (std::filesystem::is_directory(path)) {
        TY_ASSIGN(auto newest, nn::latestCheckpoint(path));
        path = newest;
    }
    auto checkpoint = nn::loadCheckpoint(path);
    const auto model = modelOf(job);
    if (!checkpoint || !model)
        return checkpoint ? fail(model.error()) : checkpoint;
    if (auto same = nn::fits(*checkpoint, *model); !same)
        return fail(same.error().code, path.string(), same.error().detail);
    return checkpoint;
}

} // namespace

Result<TrainingPosition> resumePoint(const protocol::JobSpec &job)
{
    if (job.resume.empty() || job.isTask()) // a program resumes by itself
        return TrainingPosition{};
    TY_ASSIGN(const auto checkpoint, resumed(job));
    TrainingPosition point{checkpoint.epoch, int(checkpoint.view), checkpoint.step, {}};
    if (const auto remaining = checkpoint.notes.find(kLeft); remaining != checkpoint.notes.end()) {
        auto ranges = rangesOf(remaining->second);
        if (!ranges)
            return fail(ErrorCode::CorruptData, job.resume, "what is left of the epoch cannot be read");
        point.remaining = std::move(*ranges);
    }
    return point;
}

Result<nn::TrainingState> firstState(const protocol::JobSpec &job)
{
    if (!job.resume.empty()) {
        TY_ASSIGN(auto checkpoint, resumed(job));
        nn::TrainingState state{std::move(checkpoint.parameters), {}};
        const nn::Optimizer optimizer = ps::optimizerOf(job, {});
        const std::size_t size = state.weights.size() * std::size_t(optimizer.stateArrays());
        if (checkpoint.optimizer == toString(job.optimizer) && checkpoint.state.arrays.size() == size)
            state.optimizer = std::move(checkpoint.state);
        else if (optimizer.remembers())
            spdlog::info("the checkpoint has no state of {}: that starts at zero", toString(job.optimizer));
        return state;
    }
    const auto model = modelOf(job);
    const auto tensors = model ? nn::tensorsOf(*model) : fail(model.error());
    if (!tensors)
        return fail(tensors.error());
    std::vector<float> weights(tensors->back().offset + tensors->back().size);
    nn::initialise(*tensors, job.seed, weights);
    return nn::TrainingState{std::move(weights), {}};
}

nn::ParameterRules parameterRules(const protocol::JobSpec &job)
{
    if (job.isTask())
        return {}; // of arrays that only its program knows
    const auto model = modelOf(job);
    const auto tensors = model ? nn::tensorsOf(*model) : fail(model.error());
    return tensors ? nn::ParameterRules(*tensors) : nn::ParameterRules();
}

} // namespace trainyard::worker
