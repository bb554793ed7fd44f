// The queries of a preflight, run concurrently. They collect facts and judge nothing.

#include <algorithm>
#include <functional>
#include <mutex>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kAtATime = 8;
constexpr auto kRememberRefusals = std::chrono::hours(1);

/// AWS returns spot scores by zone id; the mapping of zone ids to zone names differs per account.
std::map<std::string, int> spotScoresOf(const CloudContext &cloud, const LaunchPlan &plan, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(plan.region);
    const auto scores = ec2->spotPlacementScores(plan.typesFor("worker"), plan.machines(), plan.region, context);
    const auto zones = ec2->describeAvailabilityZones(context);
    std::map<std::string, int> out;
    if (!scores || !zones) // rarely permitted, and only a hint
        return out;
    for (const auto &score : *scores) {
        for (const auto &zone : *zones) {
            if (zone.id == score.zoneId)
                out[zone.name] = score.score;
        }
    }
    return out;
}

/// Placements where AWS had no capacity recently, from the events of all clusters.
std::set<std::string> refusedLately(const CloudContext &cloud, Timestamp now)
{
    std::set<std::string> out;
    const auto clusters = cloud.ledger->clusters();
    if (!clusters)
        return out;
    for (const auto &cluster : *clusters) {
        if (cluster.created + kRememberRefusals < now)
            continue;
        const auto events = cloud.ledger->events(cluster.id);
        if (!events)
            continue;
        for (const auto &event : *events) {
            if (event.kind == "attempt" && event.at + kRememberRefusals > now)
                out.insert(event.text.substr(0, event.text.find(':')));
        }
    }
    return out;
}

/// Whether each type of the plan supports hibernation.
std::map<std::string, Result<bool>> hibernationOf(const CloudContext &cloud, const LaunchPlan &plan,
                                                  const CallContext &context)
{
    const std::set<std::string> types{plan.instanceType, plan.typeOfHead()};
    const auto found = cloud.ec2Of(plan.region)->describeInstanceTypes({types.begin(), types.end()}, {}, context);
    std::map<std::string, Result<bool>> out;
    for (const std::string &type : types) {
        if (!found)
            out.emplace(type, fail(found.error()));
        else
            out.emplace(
                type, std::ranges::any_of(*found, [&](const auto &one) { return one.name == type && one.hibernates; }));
    }
    return out;
}

/// The facts that need no request; those of the concurrent queries are errors until their reply replaces them.
PreflightFacts localFacts(const CloudContext &cloud, const LaunchPlan &plan)
{
    const Error notChecked{ErrorCode::Cancelled, "preflight", "not checked"};
    PreflightFacts facts;
    facts.now = SystemClock::instance().now();
    facts.account = cloud.accountError;
    facts.sessionEnds = fail(notChecked);
    facts.permissions = fail(notChecked);
    facts.quotas = fail(notChecked);
    facts.image = fail(notChecked);
    facts.address = fail(notChecked);
    facts.network = fail(notChecked);
    facts.refused = refusedLately(cloud, facts.now);
    if (!plan.keyFile.empty())
        facts.key = ssh::readKeyFile(plan.keyFile);
    return facts;
}

} // namespace

Result<PreflightFacts> gatherFacts(const CloudContext &cloud, const LaunchPlan &plan, const CallContext &context)
{
    PreflightFacts facts = localFacts(cloud, plan);
    // Each query fills its own facts; those that share a map take the lock.
    std::mutex mutex;
    std::vector<std::function<void(std::stop_token)>> queries{
        [&](std::stop_token token) {
            facts.permissions = permissionMatrix(cloud, {context.deadline, token});
        },
        [&](std::stop_token token) {
            if (cloud.iam)
                facts.policies = policiesFor(cloud, Wizard::Ec2, {context.deadline, token});
        },
        [&](std::stop_token token) {
            QuotaOptions options{plan.region, {{plan.typeOfHead(), 1, plan.spot}}, true};
            options.needs.push_back({plan.instanceType, plan.workers, plan.spot});
            facts.quotas = quotaLines(cloud, options, {context.deadline, token});
        },
        [&](std::stop_token token) {
            facts.network = networkChoices(cloud, plan.region, {context.deadline, token});
        },
        [&](std::stop_token token) {
            const auto found = findImage(cloud, plan, plan.region, {context.deadline, token});
            facts.image = found ? Result<aws::Image>(found->image) : fail(found.error());
        },
        [&](std::stop_token token) {
            facts.address = cloud.publicAddress({context.deadline, token});
        },
        [&](std::stop_token token) {
            facts.sessionEnds = sessionEnd(cloud, {context.deadline, token});
        },
    };
    for (const std::string &type : std::set<std::string>{plan.instanceType, plan.typeOfHead()}) {
        queries.emplace_back([&, type](std::stop_token token) {
            auto zones = zonesOffering(*cloud.ec2Of(plan.region), type, {context.deadline, token});
            const std::lock_guard lock(mutex);
            facts.offering.insert_or_assign(type, std::move(zones));
        });
    }
    for (const std::string &bucket : plan.buckets) {
        queries.emplace_back([&, bucket](std::stop_token token) {
            const auto s3 = cloud.s3Of(plan.region);
            auto there = s3->headBucket(bucket, {context.deadline, token});
            const std::lock_guard lock(mutex);
            if (there && *there)
                facts.bucketRegions[bucket] = s3->bucketRegion(bucket);
            facts.buckets.insert_or_assign(bucket, std::move(there));
        });
    }
    if (plan.hibernation)
        queries.emplace_back([&](std::stop_token token) {
            facts.hibernates = hibernationOf(cloud, plan, {context.deadline, token});
        });
    if (plan.spot)
        queries.emplace_back([&](std::stop_token token) {
            facts.spotScores = spotScoresOf(cloud, plan, {context.deadline, token});
        });
    (void)parallelMap(queries, kAtATime, context.stop, [](const auto &query, std::stop_token token) {
        if (!token.stop_requested())
            query(token);
        return true;
    });
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "preflight", "it was stopped; nothing was changed");
    return facts;
}

Result<Preflight> preflight(const CloudContext &asked, const LaunchPlan &plan, const CallContext &context)
{
    CloudContext cloud = asked;
    // A type without data is one of the plan's problems.
    if (auto catalog = catalogFor(asked, plan, context))
        cloud.catalog = std::move(*catalog);
    TY_TRY(asStatus(plan.problems(*cloud.catalog)));
    TY_ASSIGN(const auto facts, gatherFacts(cloud, plan, context));
    return evaluate(plan, *cloud.catalog, facts);
}

} // namespace trainyard::cluster
