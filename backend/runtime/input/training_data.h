#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/input/batch_feed.h"

namespace trainyard::input {

/// Whether an error of a job's data may pass by itself. Keys of the environment stay as they are; those of a role, a
/// profile or the run's file are renewed.
bool mayPass(const Error &);

/// The opened training and validation data of a job. Must outlive its feeds.
class TrainingData {
public:
    /// Opens both data sets and checks the first image of each against the model.
    /// \param wanted   input shape of the model
    /// \param storage  with S3 access if protocol::usesS3(job)
    /// \error those of data::openDataset; InvalidArgument (the images do not fit the model), CorruptData (no training
    ///     data)
    static Result<std::unique_ptr<TrainingData>> open(const protocol::JobSpec &, data::ImageShape wanted, Layout,
                                                      const storage::StorageConfig &storage, std::stop_token);

    std::int64_t trainingSamples() const { return m_training->size(); }
    std::int64_t validationSamples() const { return m_validation ? m_validation->size() : 0; } ///< 0: the job has none

    /// Sets what the feeds from now on call while they wait for data (FeedOptions::onWait).
    void onWait(std::function<bool(const Error *)> report) { m_onWait = std::move(report); }

    /// The batches of one member's part of a plan.
    /// \param classes  of the model
    std::unique_ptr<BatchFeed> training(const ShardPlan &, int member, int classes) const;
    /// The batches of one member's part of the validation set, in the order of the files; the last batches may be
    /// empty.
    std::unique_ptr<BatchFeed> validation(int members, int member, int batch, int classes) const;

private:
    TrainingData(const protocol::JobSpec &, data::ImageShape, Layout);
    FeedOptions feedOptions(int classes) const;

    const protocol::JobSpec m_job;
    const Augmenter m_change, m_middle; ///< for training, for validation
    std::unique_ptr<data::Dataset> m_training, m_validation;
    std::function<bool(const Error *)> m_onWait;
};

} // namespace trainyard::input
