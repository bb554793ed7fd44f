#include "backend/cluster/account/reservations.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "backend/cluster/cloud/cloud_context.h"

namespace trainyard::cluster {

Result<std::vector<aws::CapacityReservation>> capacityReservations(const CloudContext &cloud, const std::string &region,
                                                                   const CallContext &context)
{
    auto found = cloud.ec2Of(region)->describeCapacityReservations({}, context);
    if (!found)
        return found;
    std::erase_if(*found,
                  [](const aws::CapacityReservation &r) { return r.state != "active" && r.state != "scheduled"; });
    std::ranges::sort(*found, {}, [](const aws::CapacityReservation &r) { return std::tie(r.type, r.zone, r.id); });
    return found;
}

std::string describe(const aws::CapacityReservation &r)
{
    const auto day = [](const std::string &time) { return time.substr(0, 16); }; // to the minute, UTC
    std::string more = r.block ? ", capacity block" : "";
    if (r.state != "active")
        more += ", " + r.state + (r.starts.empty() ? "" : " from " + day(r.starts));
    if (!r.ends.empty())
        more += " until " + day(r.ends);
    return fmt::format("{}: {} of {} {} free in {}{}", r.id, r.available, r.total, r.type, r.zone, more);
}

} // namespace trainyard::cluster
