#include "backend/cluster/cloud/records/emr_requests.h"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::chrono::minutes kClockTolerance{5};

} // namespace

Result<std::optional<std::string>> findRequestedEmrCluster(aws::EmrClient &emr, const std::string &name,
                                                           const EmrRequestRecord &record, const CallContext &context)
{
    TY_ASSIGN(const auto clusters, emr.findClusters({}, record.recorded - kClockTolerance, context));
    for (auto summary = clusters.rbegin(); summary != clusters.rend(); ++summary) { // the list has the newest first
        if (summary->name != name)
            continue;
        TY_ASSIGN(const auto cluster, emr.describeCluster(summary->id, context)); // the list contains no tags
        const auto tag = cluster.tags.find(kEmrRequestTag);
        if (tag != cluster.tags.end() && tag->second == record.token)
            return std::optional(cluster.id);
    }
    return std::optional<std::string>();
}

ledger::Resource emrResource(const ledger::Intent &intent, const std::string &emrId, const std::string &name)
{
    ledger::Resource row;
    row.kind = kEmrKind;
    row.id = emrId;
    row.cluster = intent.cluster;
    row.profile = intent.profile;
    row.region = intent.region;
    row.name = name;
    row.state = "STARTING";
    row.created = intent.created;
    return row;
}

std::vector<RequestedStack> requestedEmrClusters(const CloudContext &cloud, const std::vector<ledger::Intent> &intents,
                                                 std::vector<std::pair<std::string, Error>> &errors,
                                                 const CallContext &context)
{
    std::vector<RequestedStack> found;
    for (const ledger::Intent &intent : intents) {
        if (intent.kind != kEmrKind || intent.state != ledger::IntentState::Open || intent.profile != cloud.profile ||
            !cloud.emrOf)
            continue;
        const auto row = cloud.ledger->cluster(intent.cluster);
        if (!row || !*row || !sameCloud(cloud, **row))
            continue;
        const auto id =
            findRequestedEmrCluster(*cloud.emrOf(intent.region), (*row)->name, {intent.token, intent.created}, context);
        if (!id)
            errors.emplace_back(intent.region, id.error());
        else if (*id)
            found.push_back({intent.token, emrResource(intent, **id, (*row)->name)});
    }
    return found;
}

std::vector<RequestedStack> requestedControllers(const CloudContext &cloud, const std::vector<ledger::Intent> &intents,
                                                 std::vector<std::pair<std::string, Error>> &errors,
                                                 const CallContext &context)
{
    auto found = requestedStacks(cloud, intents, errors, context);
    for (RequestedStack &emr : requestedEmrClusters(cloud, intents, errors, context))
        found.push_back(std::move(emr));
    return found;
}

int lastWorkerNumber(const std::vector<ledger::Resource> &machines)
{
    constexpr std::size_t kPrefix = 7; // "worker-"
    int last = 0;
    for (const ledger::Resource &r : machines) {
        int number = 0;
        if (!r.isInstance() || !isNodeName(r.name) || !isWorkerName(r.name))
            continue;
        std::from_chars(r.name.data() + kPrefix, r.name.data() + r.name.size(), number);
        last = std::max(last, number);
    }
    return last;
}

ledger::Resource emrMachine(const CloudContext &cloud, const aws::Instance &m, const ClusterId &id,
                            const std::string &region, const std::vector<ledger::Resource> &known)
{
    ledger::Resource r = toResource(cloud, m, region);
    const std::string role = tagOf(m.tags, kEmrGroupTag);
    const bool hasHead = std::ranges::any_of(
        known, [](const ledger::Resource &one) { return one.isInstance() && one.name == "head" && !one.closed; });
    const bool isHead = role == "MASTER" && !hasHead;
    r.cluster = id;
    r.name = isHead ? "head" : "worker-" + std::to_string(lastWorkerNumber(known) + 1);
    r.facts[fact::kRole] = isHead ? "head" : "worker";
    r.facts[kEmrRoleFact] = isHead ? "MASTER" : role == "CORE" ? "CORE" : "TASK";
    for (const auto &[name, value] : emrPriceFacts(m.spot))
        r.facts[name] = value;
    return r;
}

} // namespace trainyard::cluster
