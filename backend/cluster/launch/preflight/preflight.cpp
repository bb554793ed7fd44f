#include "backend/cluster/launch/preflight/preflight.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "backend/cluster/launch/preflight/preflight_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

constexpr int kGoodSpotScore = 4; // of 10: below it EC2 expects most requests of that size to fail

template <typename Texts>
std::string commaSeparated(const Texts &texts)
{
    return fmt::format("{}", fmt::join(texts, ", "));
}

/// `advice`, and the policies that would allow the denied actions.
Sentence withPolicyAdvice(Sentence advice, const Result<std::vector<PolicyLine>> &policies)
{
    for (const PolicyLine &line : policies ? *policies : std::vector<PolicyLine>()) {
        if (line.attachment == PolicyAttachment::Missing)
            advice = say("%1 The managed policy %2 is missing, which allows them.", advice, line.policy);
        else if (line.attachment == PolicyAttachment::Obsolete)
            advice = say("%1 %2 has taken the place of %3, which %4 has.", advice, line.policy, line.replaces, line.by);
    }
    return advice;
}

} // namespace

void PreflightEvaluator::account()
{
    if (m_facts.account) {
        const bool expired = m_facts.account->code == ErrorCode::CredentialsExpired;
        add(Check::Account, Severity::Red, say("The account could not be checked"), *m_facts.account,
            expired ? std::vector<Fix>{{FixAction::LogIn, {}}} : std::vector<Fix>());
    } else if (m_facts.sessionEnds && *m_facts.sessionEnds && **m_facts.sessionEnds < m_facts.now + m_plan.deadline) {
        const auto left = std::max(**m_facts.sessionEnds - m_facts.now, Timestamp::duration::zero());
        add(Check::Account, Severity::Amber,
            say("The session expires in %1, before the machines' deadline: they terminate themselves all the "
                "same, but this computer cannot manage them without a new login.",
                formatDuration(left)),
            {{FixAction::LogIn, {}}});
    } else {
        add(Check::Account, Severity::Green, say("The account can be used, and its session lasts long enough."));
    }
}

void PreflightEvaluator::permission()
{
    const std::vector<Fix> show{{FixAction::ShowPermissions, {}}};
    if (!m_facts.permissions) {
        add(Check::Permission, Severity::Amber, say("Permissions could not be checked in advance"),
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
    if (!denied.empty()) {
        const Sentence plain = say("Denied permissions: %1.", commaSeparated(denied));
        const Sentence advised = withPolicyAdvice(plain, m_facts.policies);
        add(Check::Permission, Severity::Red, advised,
            advised == plain ? show : std::vector<Fix>{{FixAction::ShowPolicies, {}}, show.front()});
    } else if (!unpleasant.empty())
        add(Check::Permission, Severity::Amber,
            say("Some resources would remain after termination, because these permissions are denied: %1.",
                commaSeparated(unpleasant)),
            show);
    else if (!unknown.empty())
        add(Check::Permission, Severity::Amber, say("Unknown permissions: %1.", commaSeparated(unknown)), show);
    else
        add(Check::Permission, Severity::Green, say("Everything that the launch and the termination need is allowed."));
}

void PreflightEvaluator::quota()
{
    if (!m_facts.quotas) {
        add(Check::Quota, Severity::Amber, say("The quotas cannot be read"), m_facts.quotas.error(),
            {{FixAction::ShowQuota, {}}});
        return;
    }
    for (const QuotaLine &line : *m_facts.quotas) {
        const Sentence what = say("%1 vCPUs of %2 (%3) are needed in %4", line.needed, line.family,
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
            const std::string allowed = fmt::format("{:g}", *line.allowed);
            add(Check::Quota, Severity::Red,
                line.requested ? say("%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.", what,
                                     *line.used, allowed, fmt::format("{:g}", *line.requested))
                               : say("%1, and %2 of the %3 allowed are in use.", what, *line.used, allowed),
                std::move(fixes));
        } else if (line.enough()) {
            add(Check::Quota, Severity::Green,
                say("%1; %2 of %3 are free, %4 after the launch.", what,
                    fmt::format("{:g}", *line.allowed - *line.used), fmt::format("{:g}", *line.allowed),
                    fmt::format("{:g}", *line.allowed - *line.used - line.needed)));
        } else {
            const Sentence lacking = line.allowed ? say("%1; how many are in use is unknown", what)
                                                  : say("%1; how many are allowed is unknown", what);
            add(Check::Quota, Severity::Amber,
                line.notKnown ? say("%1 (%2).", lacking, line.notKnown->detail) : say("%1.", lacking),
                {{FixAction::ShowQuota, line.code}});
        }
    }
    if (m_facts.quotas->empty())
        add(Check::Quota, Severity::Amber, say("The quota of %1 is unknown.", m_plan.instanceType),
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
        add(Check::Capacity, Severity::Amber, say("Where %1 is offered could not be checked", type),
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
            elsewhere
                ? say("%1 is not offered in %2; the next type or region of the plan is tried.", type, m_plan.region)
                : say("%1 is not offered in %2.", type, m_plan.region));
    } else if (usable.empty()) {
        add(Check::Capacity, elsewhere ? Severity::Amber : Severity::Red,
            say("%1 is not offered in %2, only in %3.", type, commaSeparated(zones), commaSeparated(offered)), {widen});
    } else if (std::ranges::all_of(usable, full)) {
        add(Check::Capacity, Severity::Amber,
            pinned ? say("AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other "
                         "zone.",
                         type, commaSeparated(usable))
                   : say("AWS had no capacity for %1 in %2 within the last hour.", type, commaSeparated(usable)),
            usable.size() < offered.size() ? std::vector{widen} : std::vector<Fix>());
    } else if (pinned && offered.size() > 1) {
        add(Check::Capacity, Severity::Green,
            say("%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no "
                "other is tried.",
                type, pinned->zone),
            {widen});
    } else if (usable.size() < zones.size()) {
        add(Check::Capacity, Severity::Amber,
            say("%1 is offered only in %2 of the zones chosen.", type, commaSeparated(usable)), {widen});
    } else {
        add(Check::Capacity, Severity::Green,
            say("%1 is offered in %2; only the launch shows whether AWS has capacity now.", type,
                commaSeparated(usable)));
    }
    if (m_plan.spot && !m_facts.spotScores.empty()) {
        int best = 0;
        for (const std::string &zone : usable) {
            if (const auto score = m_facts.spotScores.find(zone); score != m_facts.spotScores.end())
                best = std::max(best, score->second);
        }
        if (best < kGoodSpotScore)
            add(Check::Capacity, Severity::Amber,
                say("EC2's Spot placement score for this size is %1 of 10 in the best of these zones.", best),
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
            add(Check::Image, Severity::Red, say("There is no such image"), error, {{FixAction::ChooseImage, {}}});
        else // an error of SSM or EC2, not of the image
            add(Check::Image, Severity::Red, say("The image could not be checked (%1)", error.source), error);
        return;
    }
    const aws::Image &image = *m_facts.image;
    const InstanceType *type = m_catalog.type(m_plan.instanceType);
    if (type && !image.architecture.empty() && type->architecture != image.architecture)
        add(Check::Image, Severity::Red,
            say("%1 is for %2, %3 is %4.", image.id, image.architecture, type->name, type->architecture),
            {{FixAction::ChooseImage, {}}});
    else
        add(Check::Image, Severity::Green, say("%1 exists.", image.id));
    if (m_plan.rootGiB > 0 && m_plan.rootGiB < image.rootVolumeGiB)
        add(Check::RootVolume, Severity::Red,
            say("The root volume of %1 GiB is smaller than the image's snapshot of %2 GiB.", m_plan.rootGiB,
                image.rootVolumeGiB),
            {{FixAction::SetRootSize, std::to_string(image.rootVolumeGiB)}});
    else
        add(Check::RootVolume, Severity::Green,
            say("%1 GiB hold the image's %2 GiB.", std::max(m_plan.rootGiBOn(m_catalog), image.rootVolumeGiB),
                image.rootVolumeGiB));
}

void PreflightEvaluator::deadline()
{
    add(Check::Deadline, Severity::Green,
        say("The machines terminate themselves after %1, even if this computer is off.",
            formatDuration(m_plan.deadline)));
}

void PreflightEvaluator::buckets()
{
    for (const auto &[bucket, there] : m_facts.buckets) {
        const auto region = m_facts.bucketRegions.find(bucket);
        if (there && *there && region != m_facts.bucketRegions.end() && region->second != m_plan.region) {
            add(Check::Bucket, Severity::Amber,
                say("The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that "
                    "crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch "
                    "there.",
                    bucket, region->second, m_plan.region, m_plan.region));
            continue;
        }
        if (there && *there)
            add(Check::Bucket, Severity::Green, say("The bucket %1 exists.", bucket));
        else if (there && m_plan.makeBuckets)
            add(Check::Bucket, Severity::Green,
                say("The bucket %1 will be created, and stays after the termination.", bucket));
        else if (there)
            add(Check::Bucket, Severity::Red,
                say("The bucket %1 does not exist: a run would find no data, and could not write its results.", bucket),
                {{FixAction::MakeBuckets, {}}});
        else if (there.error().code == ErrorCode::PermissionDenied && m_plan.makeBuckets)
            add(Check::Bucket, Severity::Red,
                say("The bucket %1 belongs to another account, or these credentials cannot use it: choose "
                    "another name.",
                    bucket));
        else
            add(Check::Bucket, Severity::Amber, say("The bucket %1 could not be checked", bucket), there.error());
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
            return add(Check::Hibernation, Severity::Red, say("%1 cannot hibernate.", type), without);
        if (known && known->memoryGiB >= mostMemoryGiB)
            return add(Check::Hibernation, Severity::Red,
                       say("%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.", type,
                           fmt::format("{:g}", known->memoryGiB), fmt::format("{:g}", mostMemoryGiB)),
                       without);
    }
    const int memory = m_plan.memoryGiBOnDisk(m_catalog), image = m_facts.image ? m_facts.image->rootVolumeGiB : 8;
    if (m_plan.rootGiB > 0 && m_plan.rootGiB < image + memory)
        return add(Check::Hibernation, Severity::Red,
                   say("A root volume of %1 GiB does not hold the image's %2 GiB and %3 GiB of memory.", m_plan.rootGiB,
                       image, memory),
                   {{FixAction::SetRootSize, std::to_string(image + memory)}, without.front()});
    const auto unknown = std::ranges::find_if(m_facts.hibernates, [](const auto &pair) { return !pair.second; });
    if (unknown != m_facts.hibernates.end())
        return add(Check::Hibernation, Severity::Amber, say("Whether %1 can hibernate is unknown", unknown->first),
                   unknown->second.error(), without);
    const Image *known = m_catalog.choose(m_plan.image).known;
    if (!known || known->gpuDriver)
        return add(
            Check::Hibernation, Severity::Amber,
            say("Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are."),
            without);
    add(Check::Hibernation, Severity::Green,
        say("The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.", memory));
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
