#include "backend/training/run/resume_points.h"

#include <algorithm>

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/checkpoints/checkpoints_internal.h"

namespace trainyard::training {

using protocol::CheckpointName;

namespace {

constexpr std::size_t kMostRuns = 50; // more would not be chosen from a list

/// What the run's records state about its checkpoints.
struct Recorded {
    std::optional<CheckpointName> last, inBucket;
    EpochScores scores;
};

Recorded recordedBy(const std::vector<protocol::MetricRecord> &records)
{
    Recorded found;
    for (const protocol::MetricRecord &record : records) {
        found.scores.add(record);
        if (record.name != protocol::metric::kCheckpoint || record.value < 0)
            continue;
        const auto name = protocol::checkpointNameOf(std::filesystem::path(record.note).filename().string());
        if (!name)
            continue;
        found.last = std::max(found.last, name);
        if (protocol::isS3(record.note))
            found.inBucket = std::max(found.inBucket, name);
    }
    return found;
}

} // namespace

Result<std::vector<ResumePoint>> resumePoints(const std::shared_ptr<ledger::Ledger> &ledger,
                                              const std::filesystem::path &stateFolder, const std::string &profile)
{
    TY_ASSIGN(const auto runs, ledger->runs());
    TY_ASSIGN(const auto clusters, ledger->clusters());
    cluster::CloudContext here;
    here.stateFolder = stateFolder;
    here.ledger = ledger;
    std::vector<ResumePoint> points;
    for (const ledger::Run &run : runs) {
        const auto cluster = std::ranges::find(clusters, run.cluster, &ledger::Cluster::id);
        if (cluster == clusters.end() || cluster->profile != profile)
            continue;
        const auto job = protocol::jobSpecFromJson(run.job);
        if (job && job->isTask())
            continue;
        TY_ASSIGN(const auto metrics, ledger->metrics(run.id));
        const Recorded recorded = recordedBy(metrics.records);
        auto last = cluster->closed ? recorded.inBucket : recorded.last;
        if (const auto copies = checkpointsHere(here, run.id); !copies.empty())
            last = std::max(last, std::optional(copies.rbegin()->first));
        if (!last || !job)
            continue;
        ResumePoint point{run.id, job->model, cluster->name, run.created, last->epochs, last->step.has_value(), {}};
        const auto score = recorded.scores.accuracy.find(last->epochs);
        if (!last->step && score != recorded.scores.accuracy.end())
            point.accuracy = score->second;
        points.push_back(std::move(point));
        if (points.size() == kMostRuns)
            break;
    }
    return points;
}

} // namespace trainyard::training
