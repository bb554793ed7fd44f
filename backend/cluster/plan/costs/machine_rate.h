#pragma once

#include <map>
#include <string>
#include <string_view>

#include "backend/cluster/plan/costs/cost.h"

namespace trainyard::ledger {
struct Resource;
} // namespace trainyard::ledger

namespace trainyard::cluster {

/// What EMR takes for an instance, as a share of its On-Demand price, also of Spot machines. At most this: the largest
/// types of older generations cost less.
inline constexpr double kEmrPriceShare = 0.25;

namespace fact {
/// Price of the service that runs the machine, beside EC2's: a share of the machine's On-Demand price. Absent: none.
inline constexpr const char *kServiceShare = "service-price-share";
} // namespace fact

/// Of fact::kPurchase: a Spot machine of a cluster whose other machines are On-Demand.
inline constexpr const char *kSpotPurchase = "spot";

/// The facts that determine the price of an instance of EMR.
std::map<std::string, std::string> emrPriceFacts(bool isSpot);

/// Cost of a machine of the ledger per hour in a state: as machineCost(), with its own purchase option and recorded Spot
/// price, and with the price of the service that runs it, which is a part of `onDemand`.
/// \param type  that it has at the time
HourlyCost machineRate(const Catalog &, const LaunchPlan &, const ledger::Resource &machine, const std::string &type,
                       std::string_view state);

} // namespace trainyard::cluster
