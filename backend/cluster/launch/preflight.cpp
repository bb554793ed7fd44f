#include "backend/cluster/launch/preflight.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "backend/cluster/launch/preflight_internal.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

constexpr int kGoodSpotScore = 4; // of 10: below it EC2 expects most requests of that size to fail

/// Policies that would allow the denied actions; empty when none is known.
std::string policyAdvice(const Result<std::vector<PolicyLine>> &policies)
{
    std::string advice;
    for (const PolicyLine &line : policies ? *policies : std::vector<PolicyLine>()) {
        if (line.attachment == PolicyAttachment::Missing)
            advice += fmt::format(" The managed policy {} is missing, which allows them.", line.policy);
        else if (line.attachment == PolicyAttachment::Obsolete)
            advice += fmt::format(" {} has taken the place of {}, which {} has.", line.policy, line.replaces, line.by);
    }
    return advice;
}

} // namespace

void PreflightEvaluator::account()
{
    if (m_facts.account) {
        const bool expired = m_facts.account->code == ErrorCode::CredentialsExpired;
        add(Check::Account, Severity::Red, "The account could not be checked", *m_facts.account,
            expired ? std::vector<Fix>{{FixAction::LogIn, {}}} : std::vector<Fix>());
    } else if (m_facts.sessionEnds && *m_facts.sessionEnds && **m_facts.sessionEnds < m_facts.now + m_plan.deadline) {
        const auto left = std::max(**m_facts.sessionEnds - m_facts.now, Timestamp::duration::zero());
        add(Check::Account, Severity::Amber,
            fmt::format("The session expires in {}, before the machines' deadline: they terminate themselves all the "
                        "same, but this computer cannot manage them without a new login.",
                        formatDuration(left)),
            {{FixAction::LogIn, {}}});
    } else {
        add(Check::Account, Severity::Green, "The account can be used, and its session lasts long enough.");
    }
}

void PreflightEvaluator::permission()
{
    const std::vector<Fix> show{{FixAction::ShowPermissions, {}}};
    if (!m_facts.permissions) {
        add(Check::Permission, Severity::Amber, "Permissions could not be checked in advance",
            m_facts.permissions.error(), show);
        return;
    }
    std::vector<std::string_view> denied, unpleasant, unknown;
    for (const PermissionLine &line : *m_facts.permissions) {
        const std::string_view action = line.action;
        const bool vital =
            action == "ec2:RunInstances" || action == "ec2:CreateTags" || action == "ec2:DescribeInstances" ||
            action == "ec2:DescribeImages" || action == "ec2:TerminateInstances" ||
            (action == "ec2:ImportKeyPair" && m_plan.keyName.empty()) ||
            (action == "ec2:CreateSecurityGroup" && m_plan.securityGroup.empty()) ||
            (action == "ec2:AuthorizeSecurityGroupIngress" && (m_plan.securityGroup.empty() || m_plan.repairGroup)) ||
            (action == "ec2:CreatePlacementGroup" && m_plan.usesPlacementGroup(m_catalog));
        if (line.permission == Permission::Denied && vital)
            denied.push_back(action);
        else if (line.permission == Permission::Denied && line.purpose == "terminate")
            unpleasant.push_back(action); // what remains in that case costs nothing
        else if (line.permission == Permission::Unknown && action == "ec2:RunInstances")
            unknown.push_back(action);
    }
    const std::string advice = policyAdvice(m_facts.policies);
    if (!denied.empty())
        add(Check::Permission, Severity::Red, fmt::format("Denied permissions: {}.{}", fmt::join(denied, ", "), advice),
            advice.empty() ? show : std::vector<Fix>{{FixAction::ShowPolicies, {}}, show.front()});
    else if (!unpleasant.empty())
        add(Check::Permission, Severity::Amber,
            fmt::format("Some resources would remain after termination, because these permissions are denied: {}.",
                        fmt::join(unpleasant, ", ")),
            show);
    else if (!unknown.empty())
        add(Check::Permission, Severity::Amber, fmt::format("Unknown permissions: {}.", fmt::join(unknown, ", ")),
            show);
    else
        add(Check::Permission, Severity::Green, "Everything that the launch and the termination need is allowed.");
}

void PreflightEvaluator::quota()
{
    if (!m_facts.quotas) {
        add(Check::Quota, Severity::Amber, "The quotas cannot be read", m_facts.quotas.error(),
            {{FixAction::ShowQuota, {}}});
        return;
    }
    for (const QuotaLine &line : *m_facts.quotas) {
        const std::string what = fmt::format("{} vCPUs of {} ({}) are needed in {}", line.needed, line.family,
                                             line.spot ? "Spot" : "On-Demand", line.region);
        std::vector<Fix> fixes;
        if (line.enough() == false) {
            // Suggest fewer machines, if they are of one type.
            const InstanceType *head = m_catalog.type(m_plan.typeOfHead()),
                               *worker = m_catalog.type(m_plan.instanceType);
            const int free = int(*line.allowed) - *line.used;
            if (head && worker && worker->vcpus > 0) {
                const int workers = (free - (head->family == line.family ? head->vcpus : 0)) / worker->vcpus;
                if (worker->family == line.family && workers >= 1 && workers < m_plan.workers)
                    fixes.push_back({FixAction::SetWorkers, std::to_string(workers)});
            }
            fixes.push_back({FixAction::ShowQuota, line.code});
            add(Check::Quota, Severity::Red,
                fmt::format("{}, and {} of the {:g} allowed are in use{}.", what, *line.used, *line.allowed,
                            line.requested ? fmt::format("; an increase to {:g} is requested", *line.requested) : ""),
                std::move(fixes));
        } else if (line.enough()) {
            add(Check::Quota, Severity::Green,
                fmt::format("{}; {:g} of {:g} are free, {:g} after the launch.", what, *line.allowed - *line.used,
                            *line.allowed, *line.allowed - *line.used - line.needed));
        } else {
            add(Check::Quota, Severity::Amber,
                fmt::format("{}; how many are {} is unknown{}.", what, line.allowed ? "in use" : "allowed",
                            line.notKnown ? " (" + line.notKnown->detail + ")" : ""),
                {{FixAction::ShowQuota, line.code}});
        }
    }
    if (m_facts.quotas->empty())
        add(Check::Quota, Severity::Amber, fmt::format("The quota of {} is unknown.", m_plan.instanceType),
            {{FixAction::ShowQuota, {}}});
}

void PreflightEvaluator::capacity()
{
    capacityOf("worker", m_plan.instanceType);
    if (m_plan.typeOfHead() != m_plan.instanceType)
        capacityOf("head", m_plan.typeOfHead());
}

void PreflightEvaluator::capacityOf(const std::string &role, const std::string &type)
{
    const auto asked = m_facts.offering.find(type);
    if (asked == m_facts.offering.end())
        return;
    if (!asked->second) {
        add(Check::Capacity, Severity::Amber, fmt::format("Where {} is offered could not be checked", type),
            asked->second.error());
        return;
    }
    const auto &offered = *asked->second;
    const bool elsewhere = m_plan.typesFor(role, &m_catalog).size() > 1 || !m_plan.otherRegions.empty();
    const auto isOffered = [&](const std::string &zone) { return std::ranges::find(offered, zone) != offered.end(); };
    std::vector<std::string> zones = m_plan.zones;
    const SubnetChoice *pinned =
        m_plan.subnet.empty() || !m_facts.network ? nullptr : m_facts.network->subnet(m_plan.subnet);
    if (pinned)
        zones = {pinned->zone};
    std::vector<std::string> usable = zones.empty() ? offered : zones;
    std::erase_if(usable, [&](const std::string &zone) { return !isOffered(zone); });
    const auto full = [&](const std::string &zone) {
        return m_facts.refused.contains(describe(Placement{m_plan.region, type, zone}));
    };
    const std::string all = fmt::format("{}", fmt::join(offered, ","));
    const Fix widen = pinned ? Fix{FixAction::SetSubnet, {}} : Fix{FixAction::SetZones, all};

    if (offered.empty()) {
        add(Check::Capacity, elsewhere ? Severity::Amber : Severity::Red,
            fmt::format("{} is not offered in {}{}.", type, m_plan.region,
                        elsewhere ? "; the next type or region of the plan is tried" : ""));
    } else if (usable.empty()) {
        add(Check::Capacity, elsewhere ? Severity::Amber : Severity::Red,
            fmt::format("{} is not offered in {}, only in {}.", type, fmt::join(zones, ", "), fmt::join(offered, ", ")),
            {widen});
    } else if (std::ranges::all_of(usable, full)) {
        add(Check::Capacity, Severity::Amber,
            fmt::format("AWS had no capacity for {} in {} within the last hour{}.", type, fmt::join(usable, ", "),
                        pinned ? ", and the chosen subnet is in no other zone" : ""),
            usable.size() < offered.size() ? std::vector{widen} : std::vector<Fix>());
    } else if (pinned && offered.size() > 1) {
        add(Check::Capacity, Severity::Green,
            fmt::format("{} is offered in {}. The chosen subnet is in no other zone: if AWS has no capacity there, no "
                        "other is tried.",
                        type, pinned->zone),
            {widen});
    } else if (usable.size() < zones.size()) {
        add(Check::Capacity, Severity::Amber,
            fmt::format("{} is offered only in {} of the zones chosen.", type, fmt::join(usable, ", ")), {widen});
    } else {
        add(Check::Capacity, Severity::Green,
            fmt::format("{} is offered in {}; only the launch shows whether AWS has capacity now.", type,
                        fmt::join(usable, ", ")));
    }
    if (m_plan.spot && !m_facts.spotScores.empty()) {
        int best = 0;
        for (const std::string &zone : usable) {
            if (const auto score = m_facts.spotScores.find(zone); score != m_facts.spotScores.end())
                best = std::max(best, score->second);
        }
        if (best < kGoodSpotScore)
            add(Check::Capacity, Severity::Amber,
                fmt::format("EC2's Spot placement score for this size is {} of 10 in the best of these zones.", best),
                {{FixAction::SetOnDemand, {}}});
    }
}

void PreflightEvaluator::image()
{
    if (!m_facts.image) {
        const Error &error = m_facts.image.error();
        const bool missing = error.code == ErrorCode::NotFound || error.code == ErrorCode::InvalidArgument ||
                             error.code == ErrorCode::Conflict;
        if (missing)
            add(Check::Image, Severity::Red, "There is no such image", error, {{FixAction::ChooseImage, {}}});
        else // an error of SSM or EC2, not of the image
            add(Check::Image, Severity::Red, fmt::format("The image could not be checked ({})", error.source), error);
        return;
    }
    const aws::Image &image = *m_facts.image;
    const InstanceType *type = m_catalog.type(m_plan.instanceType);
    if (type && !image.architecture.empty() && type->architecture != image.architecture)
        add(Check::Image, Severity::Red,
            fmt::format("{} is for {}, {} is {}.", image.id, image.architecture, type->name, type->architecture),
            {{FixAction::ChooseImage, {}}});
    else
        add(Check::Image, Severity::Green, fmt::format("{} exists.", image.id));
    if (m_plan.rootGiB > 0 && m_plan.rootGiB < image.rootVolumeGiB)
        add(Check::RootVolume, Severity::Red,
            fmt::format("The root volume of {} GiB is smaller than the image's snapshot of {} GiB.", m_plan.rootGiB,
                        image.rootVolumeGiB),
            {{FixAction::SetRootSize, std::to_string(image.rootVolumeGiB)}});
    else
        add(Check::RootVolume, Severity::Green,
            fmt::format("{} GiB hold the image's {} GiB.", std::max(m_plan.rootGiBOn(m_catalog), image.rootVolumeGiB),
                        image.rootVolumeGiB));
}

void PreflightEvaluator::deadline()
{
    add(Check::Deadline, Severity::Green,
        fmt::format("The machines terminate themselves after {}, even if this computer is off.",
                    formatDuration(m_plan.deadline)));
}

void PreflightEvaluator::buckets()
{
    for (const auto &[bucket, there] : m_facts.buckets) {
        const auto region = m_facts.bucketRegions.find(bucket);
        if (there && *there && region != m_facts.bucketRegions.end() && region->second != m_plan.region) {
            add(Check::Bucket, Severity::Amber,
                fmt::format("The bucket {} is in {}, and the machines would be in {}: AWS charges for each byte that "
                            "crosses regions, and reading takes longer. Copy the data to a bucket of {}, or launch "
                            "there.",
                            bucket, region->second, m_plan.region, m_plan.region));
            continue;
        }
        if (there && *there)
            add(Check::Bucket, Severity::Green, fmt::format("The bucket {} exists.", bucket));
        else if (there && m_plan.makeBuckets)
            add(Check::Bucket, Severity::Green,
                fmt::format("The bucket {} will be created, and stays after the termination.", bucket));
        else if (there)
            add(Check::Bucket, Severity::Red,
                fmt::format("The bucket {} does not exist: a run would find no data, and could not write its results.",
                            bucket),
                {{FixAction::MakeBuckets, {}}});
        else if (there.error().code == ErrorCode::PermissionDenied && m_plan.makeBuckets)
            add(Check::Bucket, Severity::Red,
                fmt::format("The bucket {} belongs to another account, or these credentials cannot use it: choose "
                            "another name.",
                            bucket));
        else
            add(Check::Bucket, Severity::Amber, fmt::format("The bucket {} could not be checked", bucket),
                there.error());
    }
}

void PreflightEvaluator::hibernation()
{
    if (!m_plan.hibernation)
        return;
    constexpr double mostMemoryGiB = 150; // limit of EC2 for hibernation
    const std::vector<Fix> without{{FixAction::NoHibernation, {}}};
    for (const auto &[type, can] : m_facts.hibernates) {
        const InstanceType *known = m_catalog.type(type);
        if (can && !*can)
            return add(Check::Hibernation, Severity::Red, fmt::format("{} cannot hibernate.", type), without);
        if (known && known->memoryGiB >= mostMemoryGiB)
            return add(Check::Hibernation, Severity::Red,
                       fmt::format("{} has {:g} GiB of memory, and only less than {:g} GiB can hibernate.", type,
                                   known->memoryGiB, mostMemoryGiB),
                       without);
    }
    const int memory = m_plan.memoryGiBOnDisk(m_catalog), image = m_facts.image ? m_facts.image->rootVolumeGiB : 8;
    if (m_plan.rootGiB > 0 && m_plan.rootGiB < image + memory)
        return add(Check::Hibernation, Severity::Red,
                   fmt::format("A root volume of {} GiB does not hold the image's {} GiB and {} GiB of memory.",
                               m_plan.rootGiB, image, memory),
                   {{FixAction::SetRootSize, std::to_string(image + memory)}, without.front()});
    const auto unknown = std::ranges::find_if(m_facts.hibernates, [](const auto &pair) { return !pair.second; });
    if (unknown != m_facts.hibernates.end())
        return add(Check::Hibernation, Severity::Amber,
                   fmt::format("Whether {} can hibernate is unknown", unknown->first), unknown->second.error(),
                   without);
    const Image *known = m_catalog.choose(m_plan.image).known;
    if (!known || known->gpuDriver)
        return add(Check::Hibernation, Severity::Amber,
                   "Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.",
                   without);
    add(Check::Hibernation, Severity::Green,
        fmt::format("The machines may hibernate: {} GiB of their encrypted disk are kept for the memory.", memory));
}

Severity Preflight::severity() const
{
    Severity worst = Severity::Green;
    for (const Finding &finding : findings)
        worst = std::max(worst, finding.severity);
    return worst;
}

std::vector<Finding> evaluateNetwork(const LaunchPlan &plan, const Catalog &catalog, const NetworkChoices &network,
                                     const Result<std::string> &address)
{
    PreflightFacts facts;
    facts.network = network;
    facts.address = address;
    return PreflightEvaluator(plan, catalog, facts).network();
}

Preflight evaluate(const LaunchPlan &plan, const Catalog &catalog, const PreflightFacts &facts)
{
    return PreflightEvaluator(plan, catalog, facts).all();
}

} // namespace trainyard::cluster
