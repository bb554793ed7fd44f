#include "backend/runtime/worker/nn_learner.h"

#include <numeric>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/files.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/models.h"

namespace trainyard::worker {

using protocol::Tally;

namespace {

Tally tallyOf(const nn::BatchResult &result)
{
    return {result.lossSum, result.correct, result.samples};
}

} // namespace

Result<std::unique_ptr<NnLearner>> NnLearner::make(const protocol::JobSpec &job, std::string folder, input::Fetch fetch)
{
    auto model = nn::modelNamed(job.model);
    if (!model)
        return fail(model.error());
    const auto tensors = nn::tensorsOf(*model);
    if (!tensors)
        return fail(tensors.error());
    auto learner = std::unique_ptr<NnLearner>(
        new NnLearner(job, job.checkpointFolder.empty() ? std::move(folder) : job.checkpointFolder, std::move(fetch),
                      std::move(*model)));
    for (const nn::TensorInfo &tensor : *tensors)
        learner->m_parameterCount += tensor.size;
    return learner;
}

NnLearner::NnLearner(protocol::JobSpec job, std::string folder, input::Fetch fetch, nn::Model model)
    : m_job(std::move(job))
    , m_folder(std::move(folder))
    , m_fetch(std::move(fetch))
    , m_model(std::move(model))
{
}

Status NnLearner::load()
{
    const auto start = std::chrono::steady_clock::now();
    auto train = input::loadImages(m_job.data, data::Part::Train, m_fetch);
    if (!train)
        return fail(train.error());
    auto validation = input::loadImages(m_job.data, data::Part::Validation, m_fetch);
    if (!validation)
        return fail(validation.error());
    m_train = std::move(*train);
    m_validation = std::move(*validation);
    const nn::Shape &wanted = m_model.input;
    for (const data::ImageSet *set : {&m_train, &m_validation}) {
        if (set->size() > 0 && set->bytesPerImage() != wanted.size())
            return fail(ErrorCode::InvalidArgument, m_job.data,
                        fmt::format("images of {}x{} do not fit the model {}, which takes {}x{}", set->height,
                                    set->width, m_model.name, wanted.height, wanted.width));
    }
    if (m_train.size() == 0)
        return fail(ErrorCode::CorruptData, m_job.data, "the training set is empty");
    spdlog::info("read {} training and {} validation images from {} in {:.2f} s", m_train.size(), m_validation.size(),
                 m_job.data, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    return {};
}

Status NnLearner::prepare(int batch)
{
    if (m_network && m_network->batch() == batch)
        return {};
    auto network = nn::Network::build({m_model, batch, m_job.threads, true});
    if (!network)
        return fail(network.error());
    if (m_network)
        std::ranges::copy(m_network->parameters(), (*network)->parameters().begin());
    m_network = std::move(*network);
    return {};
}

void NnLearner::beginEpoch(int epoch, int parts, int index)
{
    m_feed.reset();
    const input::ShardPlan plan({trainingSamples(), m_job.seed, epoch}, parts, m_network->batch());
    m_feed = std::make_unique<input::BatchFeed>(m_train, plan, index);
}

Result<Tally> NnLearner::step()
{
    const input::Batch *batch = m_feed->next();
    if (!batch)
        return fail(ErrorCode::Internal, "input", "fewer batches than the plan says");
    const auto result = m_network->forwardBackward(batch->images, batch->labels);
    if (!result)
        return fail(result.error());
    return tallyOf(*result);
}

Result<Tally> NnLearner::validate(int parts, int index)
{
    const auto [begin, end] = input::partOf(std::int64_t(m_validation.size()), parts, index);
    Tally sum;
    input::Batch batch;
    for (std::int64_t at = begin; at < end; at += m_network->batch()) {
        std::vector<std::int64_t> indices(std::size_t(std::min<std::int64_t>(m_network->batch(), end - at)));
        std::iota(indices.begin(), indices.end(), at);
        input::gather(m_validation, indices, batch);
        const auto result = m_network->evaluate(batch.images, batch.labels);
        if (!result)
            return fail(result.error());
        sum += tallyOf(*result);
    }
    return sum;
}

Result<std::string> NnLearner::save(int epochsDone, int view, std::int64_t step)
{
    if (auto folder = ensureFolder(m_folder); !folder)
        return fail(folder.error());
    nn::Checkpoint checkpoint;
    checkpoint.model = m_model.name;
    checkpoint.epoch = epochsDone;
    checkpoint.view = view;
    checkpoint.step = step;
    checkpoint.notes["run"] = m_job.run.value;
    checkpoint.tensors.assign(m_network->tensors().begin(), m_network->tensors().end());
    checkpoint.parameters.assign(m_network->parameters().begin(), m_network->parameters().end());
    const auto path = nn::checkpointPath(m_folder, epochsDone);
    if (auto saved = nn::saveCheckpoint(path, checkpoint); !saved)
        return fail(saved.error());
    return path.string();
}

Result<std::vector<float>> firstWeights(const protocol::JobSpec &job)
{
    auto network = nn::Network::build(job.model, 1, 1);
    if (!network)
        return fail(network.error());
    (*network)->initialise(job.seed);
    const std::span<const float> weights = std::as_const(**network).parameters();
    return std::vector<float>(weights.begin(), weights.end());
}

nn::ParameterRules parameterRules(const protocol::JobSpec &job)
{
    const auto model = nn::modelNamed(job.model);
    const auto tensors = model ? nn::tensorsOf(*model) : fail(model.error());
    return tensors ? nn::ParameterRules(*tensors) : nn::ParameterRules();
}

} // namespace trainyard::worker
