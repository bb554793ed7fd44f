#pragma once

#include <stop_token>
#include <string>

#include "backend/cluster/cloud_context.h"
#include "backend/tour/step_recorder_internal.h"

namespace trainyard::tour {

/// The tour's part that trains: start the job, follow it to its end, and add a worker on the way.
class Training {
public:
    /// record  its cluster is trained on; run and metrics are filled in. All must outlive this.
    Training(const TourOptions &, const TourSinks &, StepRecorder &, const cluster::CloudContext &, TourRecord &record,
             std::stop_token);
    /// data    "s3://BUCKET/digits"
    /// errors  Cancelled, PeerLost (the run failed), NeverJoined (the added worker), those of startRun and followRun
    Status run(const std::string &data, std::string &message);

private:
    Result<RunId> start(const std::string &data);
    Status addWorker(std::string &message);
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
