#include "backend/cluster/cloud/emr_requests.h"

#include <chrono>
#include <ranges>

#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::chrono::minutes kClockTolerance{5};

} // namespace

Result<std::optional<std::string>> findRequestedEmrCluster(aws::EmrClient &emr, const std::string &name,
                                                           const EmrRequestRecord &record, const CallContext &context)
{
    TY_ASSIGN(const auto clusters, emr.findClusters({}, record.recorded - kClockTolerance, context));
    for (const aws::EmrClusterSummary &summary : clusters | std::views::reverse) { // the list has the newest first
        if (summary.name != name)
            continue;
        TY_ASSIGN(const auto cluster, emr.describeCluster(summary.id, context)); // the list contains no tags
        const auto tag = cluster.tags.find(kEmrRequestTag);
        if (tag != cluster.tags.end() && tag->second == record.token)
            return std::optional(cluster.id);
    }
    return std::optional<std::string>();
}

} // namespace trainyard::cluster
