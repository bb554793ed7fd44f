#include "backend/cluster/reservations.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "backend/cluster/cloud_context.h"

namespace trainyard::cluster {

Result<std::vector<Reservation>> reservationOffers(const CloudContext &cloud, const std::string &region,
                                                   const Deadline &deadline, std::stop_token stop)
{
    auto found = cloud.ec2Of(region)->reservations(deadline, stop);
    if (!found)
        return found;
    std::erase_if(*found, [](const Reservation &r) { return r.state != "active" && r.state != "scheduled"; });
    std::ranges::sort(*found, {}, [](const Reservation &r) { return std::tie(r.type, r.zone, r.id); });
    return found;
}

std::string describe(const Reservation &r)
{
    return fmt::format("{}: {} of {} {} free in {}{}", r.id, r.available, r.total, r.type, r.zone,
                       r.state == "active" ? "" : ", " + r.state);
}

} // namespace trainyard::cluster
