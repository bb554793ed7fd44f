#include "backend/runtime/worker/nn_learner.h"

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

Result<std::unique_ptr<NnLearner>> NnLearner::make(const protocol::JobSpec &job, std::string folder,
                                                   storage::StorageConfig storage, std::stop_token stop)
{
    auto model = nn::modelNamed(job.model);
    if (!model)
        return fail(model.error());
    const auto tensors = nn::tensorsOf(*model);
    if (!tensors)
        return fail(tensors.error());
    auto learner = std::unique_ptr<NnLearner>(
        new NnLearner(job, job.checkpointFolder.empty() ? std::move(folder) : job.checkpointFolder, std::move(storage),
                      stop, std::move(*model)));
    for (const nn::TensorInfo &tensor : *tensors)
        learner->m_parameterCount += tensor.size;
    return learner;
}

NnLearner::NnLearner(protocol::JobSpec job, std::string folder, storage::StorageConfig storage, std::stop_token stop,
                     nn::Model model)
    : m_job(std::move(job))
    , m_folder(std::move(folder))
    , m_storage(std::move(storage))
    , m_stop(stop)
    , m_model(std::move(model))
{
}

Status NnLearner::load()
{
    const nn::Shape &wanted = m_model.input;
    auto opened = input::TrainingData::open(m_job, {wanted.height, wanted.width, wanted.channels},
                                            input::Layout::ChannelsLast, m_storage, m_stop);
    if (!opened)
        return fail(opened.error());
    m_data = std::move(*opened);
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
    m_feed = m_data->training(plan, index, m_network->classes());
}

Result<Tally> NnLearner::step()
{
    const auto batch = m_feed->next();
    if (!batch)
        return fail(batch.error());
    if (!*batch)
        return fail(ErrorCode::Internal, "input", "fewer batches than the plan says");
    const auto result = m_network->forwardBackward((*batch)->images, (*batch)->labels);
    if (!result)
        return fail(result.error());
    return tallyOf(*result);
}

Result<Tally> NnLearner::validate(int parts, int index)
{
    Tally sum;
    const auto feed = m_data->validation(parts, index, m_network->batch(), m_network->classes());
    for (;;) {
        const auto batch = feed->next();
        if (!batch)
            return fail(batch.error());
        if (!*batch || (*batch)->samples() == 0)
            break;
        const auto result = m_network->evaluate((*batch)->images, (*batch)->labels);
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
