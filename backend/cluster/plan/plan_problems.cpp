#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/plan_checks_internal.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/cluster/plan/plan_storage_internal.h"
#include "backend/cluster/plan/resource_tags.h"

namespace trainyard::cluster {
namespace {

constexpr int kWidestOwnRange = 24; // around this computer's address: the usual range of a provider

/// A login name that useradd accepts. It becomes part of shell and ssh command lines.
bool goodLogin(std::string_view login)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !login.empty() && login.size() <= 32 && letter(login.front()) && std::ranges::all_of(login, [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '-';
    });
}

/// Collects the problems of one plan, subject by subject.
class PlanChecks {
public:
    PlanChecks(const LaunchPlan &plan, const Catalog &catalog)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_image(catalog.choose(plan.image))
        , m_found(limitProblems(kPlanFields, plan))
    {
    }

    std::vector<Problem> run()
    {
        checkNames();
        checkTypes();
        checkPlaces();
        checkCostAndDisk();
        checkExposure();
        checkOwnGroupAndKey();
        checkPurchase();
        checkZonesAndTags();
        std::ranges::move(storageProblems(m_plan), std::back_inserter(m_found));
        return std::move(m_found);
    }

private:
    void add(Field field, Reason reason, std::string value) { m_found.push_back({field, reason, std::move(value)}); }

    void checkNames()
    {
        if (m_plan.name.empty())
            add(&LaunchPlan::name, Reason::Empty, "");
        else if (!isClusterName(m_plan.name))
            add(&LaunchPlan::name, Reason::Malformed, m_plan.name);
        if (!m_catalog.knowsRegion(m_plan.region))
            add(&LaunchPlan::region, m_plan.region.empty() ? Reason::Empty : Reason::Unknown, m_plan.region);
        if (!m_plan.user.empty() && !goodLogin(m_plan.user))
            add(&LaunchPlan::user, Reason::Malformed, m_plan.user);
        if (m_image.isEmpty() && (!m_plan.image.empty() || m_plan.launchTemplate.empty()))
            add(&LaunchPlan::image, m_plan.image.empty() ? Reason::Empty : Reason::Unknown, m_plan.image);
    }

    void checkTypes()
    {
        checkType(&LaunchPlan::instanceType, m_plan.instanceType);
        if (!m_plan.headType.empty())
            checkType(&LaunchPlan::headType, m_plan.headType);
        for (const std::string &other : m_plan.otherTypes)
            checkType(&LaunchPlan::otherTypes, other);
        if (m_plan.minWorkers > 0 && m_plan.minWorkers > m_plan.workers)
            add(&LaunchPlan::minWorkers, Reason::TooLarge, std::to_string(m_plan.workers));
    }

    void checkType(Field field, const std::string &type)
    {
        const InstanceType *known = m_catalog.type(type);
        // The runtime is built for the image; an image outside the catalog is assumed to be x86-64.
        if (type.empty())
            add(field, Reason::Empty, "");
        else if (!known)
            add(field, Reason::Unknown, type);
        else if (known->architecture != (m_image.known ? m_image.known->architecture : "x86_64"))
            add(field, Reason::Mismatch, "image");
    }

    void checkPlaces()
    {
        const auto &others = m_plan.otherRegions;
        for (const std::string &other : others) {
            if (!m_catalog.knowsRegion(other))
                add(&LaunchPlan::otherRegions, Reason::Unknown, other);
            else if (std::ranges::count(others, other) > 1 || other == m_plan.region)
                add(&LaunchPlan::otherRegions, Reason::Mismatch, "region");
        }
        if (!others.empty() && (!m_image.id.empty() || m_plan.image.empty())) // known in one region only
            add(&LaunchPlan::otherRegions, Reason::Mismatch, "image");
        for (const auto &[member, option] : {std::pair{&m_plan.launchTemplate, "launch-template"},
                                             {&m_plan.securityGroup, "security-group"},
                                             {&m_plan.keyName, "key-name"}}) {
            if (!others.empty() && !member->empty()) // also known in one region only
                add(&LaunchPlan::otherRegions, Reason::Mismatch, option);
        }
        if (m_plan.launchTemplate.empty() && !m_plan.templateVersion.empty())
            add(&LaunchPlan::launchTemplate, Reason::Empty, "");
    }

    void checkCostAndDisk()
    {
        const double usdPerHour = m_plan.usdPerHour(m_catalog);
        if (const auto end = m_plan.budget.deadline(0, usdPerHour, Timestamp{});
            end && *end < Timestamp{} + std::chrono::minutes(kLeastDeadlineMinutes))
            add(&LaunchPlan::budget, Reason::TooSmall,
                fmt::format("{:.2f} USD, the price of ten minutes", usdPerHour / 6));
        // A budget that counts a machine as free would never act.
        if (const auto unpriced = m_plan.unpricedTypes(m_catalog);
            m_plan.budget.usd > 0 && m_plan.budget.action != BudgetAction::Warn && !unpriced.empty())
            add(&LaunchPlan::budget, Reason::Unpriced, fmt::format("{}", fmt::join(unpriced, ", ")));
        const int leastRoot = m_image.known ? m_image.known->minRootGiB : 8;
        if (m_plan.rootGiB != 0 && m_plan.rootGiB < leastRoot)
            add(&LaunchPlan::rootGiB, Reason::TooSmall, std::to_string(leastRoot) + " GiB");
    }

    void checkExposure()
    {
        if (const std::string &from = m_plan.sshFrom; !from.empty()) {
            const bool isOwnRange = from.front() == '/';
            const int bits = cidrBits(isOwnRange ? "127.0.0.1" + from : from);
            if (bits < 0 || (isOwnRange && bits < kWidestOwnRange))
                add(&LaunchPlan::sshFrom, Reason::Malformed, from);
            else if (bits < kWidestRange && !m_plan.acceptExposure)
                add(&LaunchPlan::sshFrom, Reason::TooOpen, from);
        }
        if (m_plan.allTcpFromAnywhere && !m_plan.acceptExposure)
            add(&LaunchPlan::sshFrom, Reason::TooOpen, "");
        if (m_plan.allTcpFromAnywhere && !m_plan.securityGroup.empty()) // the user's own rules are not changed
            add(&LaunchPlan::securityGroup, Reason::Mismatch, "all-tcp");
    }

    void checkOwnGroupAndKey()
    {
        const std::string &group = m_plan.securityGroup, &keyFile = m_plan.keyFile;
        if (!group.empty() && !looksLikeId(group, "sg-"))
            add(&LaunchPlan::securityGroup, Reason::Malformed, group);
        if (m_plan.repairGroup && group.empty())
            add(&LaunchPlan::securityGroup, Reason::Empty, "");
        if (!m_plan.keyName.empty() && keyFile.empty())
            add(&LaunchPlan::keyFile, Reason::Empty, "");
        else if (!keyFile.empty() && keyFile.front() != '/')
            add(&LaunchPlan::keyFile, Reason::Malformed, keyFile);
    }

    /// What depends on how the machines are bought.
    void checkPurchase()
    {
        if (m_plan.hibernation && m_plan.spot)
            add(&LaunchPlan::hibernation, Reason::Mismatch, "spot");
        if (m_plan.efa.value_or(false) && !m_plan.usesEfa(m_plan.instanceType, m_catalog))
            add(&LaunchPlan::efa, Reason::Mismatch, "instance-type");
        if (const std::string &id = m_plan.reservation; !id.empty()) {
            if (!id.starts_with("cr-") || id.size() > 40)
                add(&LaunchPlan::reservation, Reason::Malformed, id);
            else if (m_plan.spot)
                add(&LaunchPlan::reservation, Reason::Mismatch, "spot");
            else if (!m_plan.otherRegions.empty())
                add(&LaunchPlan::reservation, Reason::Mismatch, "other-regions");
        }
        if (m_plan.maxPriceUsd > 0 && !m_plan.spot)
            add(&LaunchPlan::maxPriceUsd, Reason::Mismatch, "spot");
    }

    void checkZonesAndTags()
    {
        if (std::ranges::any_of(m_plan.zones, [&](const std::string &zone) {
                return !zone.starts_with(m_plan.region) || zone.size() <= m_plan.region.size();
            }))
            add(&LaunchPlan::zones, Reason::Mismatch, "region");
        if (const auto &tags = m_plan.tags; tags.contains("") || !wrongTagOf(tags).empty())
            add(&LaunchPlan::tags, Reason::Malformed, wrongTagOf(tags));
    }

    const LaunchPlan &m_plan;
    const Catalog &m_catalog;
    const ImageChoice m_image;
    std::vector<Problem> m_found;
};

} // namespace

std::vector<Problem> LaunchPlan::problems(const Catalog &catalog) const
{
    return PlanChecks(*this, catalog).run();
}

} // namespace trainyard::cluster
