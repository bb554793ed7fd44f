#include "backend/cluster/managed/managed.h"

#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/emr_resize.h"
#include "backend/cluster/stack/stack_head.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/stack/stack_workers.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Result<ClusterId> resumeCluster(const CloudContext &cloud, const ClusterId &id, const LaunchOptions &options,
                                const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    switch (from.origin) {
    case Origin::Stack:
        return resumeStack(cloud, id, options, sink, std::move(stop));
    case Origin::Emr:
        return resumeEmr(cloud, id, options, sink, std::move(stop));
    case Origin::Instances:
        break;
    }
    return resumeLaunch(cloud, id, options, sink, std::move(stop));
}

Result<std::vector<std::string>> addWorkersTo(const CloudContext &cloud, const ClusterId &id, int count,
                                              const LaunchOptions &options, const ProgressSink &sink,
                                              std::stop_token stop)
{
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    if (from.origin != Origin::Stack && !options.templateVersion.empty())
        return fail(ErrorCode::InvalidArgument, "cluster " + id.value,
                    "only a stack has a launch template of its workers: its version cannot be chosen here");
    switch (from.origin) {
    case Origin::Stack:
        return addStackWorkers(cloud, id, count, options, sink, std::move(stop));
    case Origin::Emr:
        return addEmrWorkers(cloud, id, count, options, sink, std::move(stop));
    case Origin::Instances:
        break;
    }
    return addWorkers(cloud, id, count, options, sink, std::move(stop));
}

Status checkRemovableFrom(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    switch (from.origin) {
    case Origin::Stack:
        return checkRemovable(cloud, id, node);
    case Origin::Emr:
        return checkEmrRemovable(cloud, id, node);
    case Origin::Instances:
        break; // removeWorkerFrom() refuses what it cannot remove
    }
    return {};
}

Status removeWorkerFrom(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                        const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    switch (from.origin) {
    case Origin::Stack:
        return removeStackWorker(cloud, id, node, sink, std::move(stop));
    case Origin::Emr:
        return removeEmrWorker(cloud, id, node, sink, std::move(stop));
    case Origin::Instances:
        break;
    }
    return removeWorker(cloud, id, node, sink, std::move(stop));
}

Status replaceHeadOf(const CloudContext &cloud, const ClusterId &id, const LaunchOptions &options,
                     const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    switch (from.origin) {
    case Origin::Stack:
        return replaceStackHead(cloud, id, options, sink, std::move(stop));
    case Origin::Emr:
        return fail(ErrorCode::Conflict, "cluster " + id.value,
                    "EMR ends a cluster whose primary node is gone: create the cluster again");
    case Origin::Instances:
        break;
    }
    return replaceHead(cloud, id, options, sink, std::move(stop));
}

} // namespace trainyard::cluster
