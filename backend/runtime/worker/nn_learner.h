#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "backend/protocol/job_spec.h"
#include "backend/runtime/input/batch_feed.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// The bundled trainer: a model of nn/ on an MNIST-named data set read by input/.
class NnLearner final : public Learner {
public:
    /// folder  where checkpoints go when the job does not say
    /// errors  InvalidArgument (unknown model)
    static Result<std::unique_ptr<NnLearner>> make(const protocol::JobSpec &, std::string folder, input::Fetch);

    std::size_t parameterCount() const override { return m_parameterCount; }
    Status load() override;
    std::int64_t trainingSamples() const override { return std::int64_t(m_train.size()); }
    Status prepare(int batch) override;
    std::span<float> parameters() override { return m_network->parameters(); }
    std::span<const float> gradients() override { return m_network->gradients(); }
    void beginEpoch(int epoch, int parts, int index) override;
    std::int64_t batches() const override { return m_feed->batches(); }
    using Learner::step;
    Result<protocol::Tally> step() override;
    Result<protocol::Tally> validate(int parts, int index) override;
    Result<std::string> save(int epochsDone, int view, std::int64_t step) override;

private:
    NnLearner(protocol::JobSpec job, std::string folder, input::Fetch fetch, nn::Model model);
    protocol::JobSpec m_job;
    std::string m_folder;
    input::Fetch m_fetch;
    nn::Model m_model;
    std::size_t m_parameterCount = 0;
    data::ImageSet m_train, m_validation;
    std::unique_ptr<nn::Network> m_network;
    std::unique_ptr<input::BatchFeed> m_feed;
};

/// The whole arena of first weights of a job, as every server makes them. errors as nn::Network::build
Result<std::vector<float>> firstWeights(const protocol::JobSpec &);

/// Which of them decay and which are averaged; none for a model that does not exist.
nn::ParameterRules parameterRules(const protocol::JobSpec &);

/// Reads file:// and s3:// with the node's credentials and AWS_* variables; certificates from where this system has
/// them.
input::Fetch nodeFetch(std::stop_token);

} // namespace trainyard::worker
