#pragma once

#include <stop_token>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/tour/step_recorder_internal.h"

namespace trainyard::tour {

/// The training step of the tour: starts the job, follows it to its end, and adds a worker meanwhile.
class Training {
public:
    /// \param record  names the cluster; receives run and metrics. All arguments must outlive this.
    Training(const TourOptions &, const TourSinks &, StepRecorder &, const cluster::CloudContext &, TourRecord &record,
             std::stop_token);
    /// \param data  "s3://BUCKET/digits"
    /// \error Cancelled, PeerLost (the run failed), NeverJoined (the added worker), those of startRun and followRun
    Status run(const std::string &data, Sentence &message);

private:
    Result<RunId> start(const std::string &data);
    Status addWorker(Sentence &message, std::stop_token);
    int epochsOver() const;
    void showEpochs() const;

    const TourOptions &m_options;
    const TourSinks &m_sinks;
    StepRecorder &m_steps;
    const cluster::CloudContext &m_cloud;
    TourRecord &m_record;
    std::stop_token m_stop;
};

} // namespace trainyard::tour
