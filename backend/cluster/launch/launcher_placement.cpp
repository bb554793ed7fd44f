// Where a machine is requested next when AWS has no capacity. The order is zones, then types, then regions of the plan;
// without zones in the plan, first any zone that AWS chooses and then each zone that offers the type. Each attempt uses
// a new token, and each refusal is recorded with AWS's own message. A quota error is final and names its quota.

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/core/service_code.h"

namespace trainyard::cluster {

bool isCapacityError(const Error &e) noexcept
{
    const bool notOffered = e.code == ErrorCode::Unsupported && e.source == "ec2:RunInstances"; // in this zone
    return e.code == ErrorCode::NoCapacity || notOffered;
}

Error startFailure(const aws::Instance &machine)
{
    struct Known {
        std::string_view begins;
        ErrorCode code;
    };
    constexpr Known kReasons[] = {
        {"Server.InsufficientInstanceCapacity", ErrorCode::NoCapacity},
        {"Server.SpotInstance", ErrorCode::NoCapacity},
        {"Server.InternalError", ErrorCode::ServiceFailure},
        {"Client.VolumeLimitExceeded", ErrorCode::QuotaExceeded},
        {"Client.InternalError", ErrorCode::PermissionDenied}, // rarely with details; nearly always a KMS key
        {"Client.InvalidSnapshot", ErrorCode::NotFound},
    };
    const auto known =
        std::ranges::find_if(kReasons, [&](const Known &r) { return machine.stateReason.starts_with(r.begins); });
    if (known == std::end(kReasons))
        return {ErrorCode::Conflict, "ec2:DescribeInstances",
                machine.id.value + " is " + machine.state + " instead of running: " + machine.stateReason};
    std::string_view words = machine.stateReason;
    if (known->code != ErrorCode::PermissionDenied) // the messages of the others belong to the code without its prefix
        words.remove_prefix(words.find('.') + 1);
    return {known->code, "ec2:RunInstances", std::string(words)};
}

std::vector<std::string> Launcher::zonesFor(const std::string &type)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_zonesOffering.find(type); known != m_zonesOffering.end())
            return known->second;
    }
    const auto zones = zonesOffering(*m_ec2, type, {callDeadline(), m_stop});
    if (!zones)
        return {}; // continue with the next type
    const std::lock_guard lock(m_mutex);
    return m_zonesOffering[type] = *zones;
}

std::optional<Placement> Launcher::nextPlacement(const PlannedNode &node)
{
    if (m_base)
        return std::nullopt; // the template has one subnet
    std::vector<std::string> zones = m_plan.zones;
    if (m_reservation && node.type == m_reservation->type)
        zones = {node.zone}; // a reservation belongs to one zone
    if (zones.empty()) {
        zones.emplace_back(); // any zone, then each of them; a subnet belongs to one zone
        if (m_plan.subnet.empty())
            std::ranges::copy(zonesFor(node.type), std::back_inserter(zones));
    }
    if (auto zone = std::ranges::find(zones, node.zone); zone != zones.end() && ++zone != zones.end())
        return Placement{m_row.region, node.type, *zone};
    const auto types = m_plan.typesFor(node.role, m_cloud.catalog.get());
    if (auto type = std::ranges::find(types, node.type); type != types.end() && ++type != types.end())
        return Placement{m_row.region, *type, zones.front()};
    return std::nullopt;
}

void Launcher::recordRefusal(const PlannedNode &node, const Error &error)
{
    const auto place = describe(here(node));
    recordFailure(m_cloud, m_row.id, "attempt", node.name, say("%1: %2", place, error.detail));
    // A separate step, since the message of the continuing step is overwritten.
    step("attempt " + place, "AWS had no capacity", node.name)
        .skipped(say("%1: %2", placementText(here(node)), error.detail));
    const std::lock_guard lock(m_mutex);
    if (std::ranges::find(m_refusals, place) == m_refusals.end())
        m_refusals.push_back(place);
}

Error Launcher::explained(Error error, const PlannedNode &node) const
{
    if (isCapacityError(error)) {
        const std::lock_guard lock(m_mutex);
        error.detail += fmt::format("; tried {}", fmt::join(m_refusals, ", "));
    } else if (error.code == ErrorCode::QuotaExceeded && serviceCode(error) == "VolumeLimitExceeded") {
        error.detail += "; it is a quota of EBS in " + m_row.region + ", the storage for gp3 volumes";
    } else if (error.code == ErrorCode::QuotaExceeded) {
        if (const QuotaFamily *family = quotaFamilyOf(node.type))
            error.detail += "; " + quotaAdvice(*family, m_plan.spot, m_row.region);
    }
    return error;
}

} // namespace trainyard::cluster
