// Clusters whose machines CloudFormation, Auto Scaling or EMR start.
#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/emr/emr_progress.h"
#include "backend/cluster/stack/stack_progress.h"
#include "backend/core/units.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;

constexpr auto kStuck = 5min; ///< without an event of the stack

/// The EMR cluster; null: it is none, or it could not be read.
const aws::EmrCluster *emrOf(const Facts &facts)
{
    const auto &emr = facts.cloud->emr;
    return emr && *emr ? &**emr : nullptr;
}

std::string withFullStop(std::string text)
{
    if (!text.empty() && !text.ends_with('.'))
        text += '.';
    return text;
}

Evidence quotes(const std::vector<const LogMatch *> &matches)
{
    Evidence lines;
    for (const LogMatch *match : matches)
        lines.push_back(match->quote());
    return lines;
}

/// Lines of the logs that EMR wrote to S3.
std::vector<const LogMatch *> emrLogMatches(const Facts &facts)
{
    std::vector<const LogMatch *> list;
    for (const LogMatch &match : *facts.logs) {
        if (match.file.starts_with("s3://"))
            list.push_back(&match);
    }
    return list;
}

MaybeFinding explained(const Facts &facts, const aws::EmrCluster &emr)
{
    const auto failure = cluster::explainFailure(emr);
    Evidence evidence = quotes(emrLogMatches(facts));
    Sentence sentence = failure.sentence;
    if (!evidence.empty())
        sentence = say("%1 First line with an error: %2.", sentence, evidence.front());
    for (const std::string &log : failure.logs)
        evidence.push_back("log: " + log);
    return problem(std::move(sentence), evidence);
}

} // namespace

MaybeFinding emrSlowStart(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Emr || !facts.cloud->emr)
        return std::nullopt;
    const aws::EmrCluster *emr = emrOf(facts);
    if (!emr)
        return unknown(say("The EMR cluster could not be read."), facts.cloud->emr->error());
    const Sentence hint = cluster::slowStartHint(*emr, facts.now);
    if (!hint.empty())
        return problem(hint, {"state: " + shownLine(emr->state)});
    if (emr->state == "STARTING" || emr->state == "BOOTSTRAPPING")
        return fine(say("The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a "
                        "look.",
                        emr->state, formatDuration(facts.now - emr->created)));
    return fine(say("EMR has started the cluster."), {"state: " + shownLine(emr->state)});
}

MaybeFinding emrBootstrap(const Facts &facts)
{
    const aws::EmrCluster *emr = emrOf(facts);
    if (!emr)
        return std::nullopt;
    if (emr->failed() && emr->reasonCode == "BOOTSTRAP_FAILURE")
        return explained(facts, *emr);
    if (facts.cloud->bootstrapActions.empty())
        return std::nullopt;
    Evidence evidence;
    for (const aws::EmrBootstrapAction &action : facts.cloud->bootstrapActions)
        evidence.push_back(shownLine(action.name + ": " + action.path));
    return fine(emr->isUp() ? say("The bootstrap actions have succeeded.") : say("No bootstrap action has failed."),
                evidence);
}

MaybeFinding emrFailure(const Facts &facts)
{
    const aws::EmrCluster *emr = emrOf(facts);
    if (!emr || !emr->failed() || emr->reasonCode == "BOOTSTRAP_FAILURE")
        return std::nullopt;
    auto finding = explained(facts, *emr);
    if (emr->logUri.empty())
        finding->sentence = say("%1 Give the next cluster a log bucket.", finding->sentence);
    return finding;
}

MaybeFinding scalingGroups(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Stack || !facts.cloud->stack)
        return std::nullopt;
    if (!*facts.cloud->stack)
        return unknown(say("The stack could not be read."), facts.cloud->stack->error());
    const aws::Stack &stack = **facts.cloud->stack;
    Evidence evidence{fmt::format("stack {}: {}", shownLine(stack.name), shownLine(stack.status))};
    const aws::ScalingActivity *failed = nullptr;
    for (const aws::ScalingGroup &group : facts.cloud->scalingGroups)
        evidence.push_back(
            fmt::format("{}: {} of {} machines in service", shownLine(group.name), group.inService(), group.desired));
    for (const aws::ScalingActivity &activity : facts.cloud->activities) {
        if (activity.failed()) {
            failed = failed ? failed : &activity;
            evidence.push_back(
                shownLine(fmt::format("{} {}: {}", toIso8601(activity.started), activity.group,
                                      activity.message.empty() ? activity.description : activity.message)));
        }
    }
    const auto progress = cluster::stackProgress(facts.cloud->stackEvents);
    if (!stack.inProgress()) {
        if (stack.status == "CREATE_COMPLETE" || stack.status == "UPDATE_COMPLETE") {
            const bool small = std::ranges::any_of(facts.cloud->scalingGroups, [](const aws::ScalingGroup &group) {
                return group.inService() < group.desired;
            });
            if (!small)
                return fine(say("The groups have all their machines."), evidence);
            return warning(
                failed ? say("A group has fewer machines than wanted: %1 Change the type or the zone, or continue "
                             "with fewer workers.",
                             withFullStop(shownLine(failed->message)))
                       : say("A group has fewer machines than wanted, and is launching them."),
                evidence);
        }
        if (progress.cause)
            return problem(cluster::explainFailure(*progress.cause, facts.cloud->activities), evidence);
        return warning(say("The stack is in the state %1.", stack.status), evidence);
    }
    const Timestamp last = facts.cloud->stackEvents.empty() ? stack.created : facts.cloud->stackEvents.back().at;
    const bool groups = progress.isCreating("AWS::AutoScaling::AutoScalingGroup");
    if (facts.now - last < kStuck)
        return fine(say("The stack makes progress; its last event is %1 old.", formatDuration(facts.now - last)),
                    evidence);
    if (failed)
        return problem(say("The stack waits for its Auto Scaling groups, whose launches fail: %1",
                           withFullStop(shownLine(failed->message))),
                       evidence);
    const std::string silence = formatDuration(facts.now - last);
    return problem(groups
                       ? say("The stack has had no event for %1 while its groups start machines: read the set-up log "
                             "of the machines (M15).",
                             silence)
                       : say("The stack has had no event for %1: read the set-up log of the machines (M15).", silence),
                   evidence);
}

MaybeFinding vpcLimit(const Facts &facts)
{
    if (facts.account->error)
        return std::nullopt; // see "Credentials"
    const auto &network = facts.account->network;
    if (!network)
        return unknown(say("The VPCs of the region could not be counted."), network.error());
    const Evidence evidence{
        fmt::format("VPCs: {} of {}", network->vpcs,
                    network->vpcQuota ? std::to_string(*network->vpcQuota) : "an unknown number"),
        fmt::format("Elastic IP addresses: {} of {}", network->addresses,
                    network->addressQuota ? std::to_string(*network->addressQuota) : "an unknown number")};
    if (network->vpcQuota && network->vpcs >= *network->vpcQuota)
        return warning(say("The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a "
                           "VPC, request a higher quota, or use an existing VPC.",
                           facts.account->region, network->vpcs, *network->vpcQuota),
                       evidence);
    if (network->addressQuota && network->addresses >= *network->addressQuota)
        return warning(
            say("All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release "
                "one, or use no NAT gateway."),
            evidence);
    return fine(say("A stack may create a VPC and an address in this region."), evidence);
}

} // namespace trainyard::doctor
