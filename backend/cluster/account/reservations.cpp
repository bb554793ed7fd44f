#include "backend/cluster/account/reservations.h"

#include <algorithm>
#include <tuple>

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

Sentence describe(const aws::CapacityReservation &r)
{
    const auto day = [](const std::string &time) { return time.substr(0, 16); }; // to the minute, UTC
    Sentence text = say("%1: %2 of %3 %4 free in %5", r.id, r.available, r.total, r.type, r.zone);
    if (r.block)
        text = say("%1, capacity block", text);
    if (r.state != "active")
        text = r.starts.empty() ? say("%1, %2", text, r.state) : say("%1, %2 from %3", text, r.state, day(r.starts));
    if (!r.ends.empty())
        text = say("%1 until %2", text, day(r.ends));
    return text;
}

} // namespace trainyard::cluster
