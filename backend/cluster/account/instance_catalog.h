#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/account/quotas.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// An instance type as a region currently offers it. Unknown values are unset.
struct AvailableType {
    InstanceType type;
    std::string network;                  ///< "Up to 10 Gigabit"
    std::optional<double> usdPerHour;     ///< On-Demand
    bool estimate = false;                ///< usdPerHour is not from this region's own price list
    std::optional<double> spotUsdPerHour; ///< current price in the cheapest zone
    std::vector<std::string> zones;       ///< that offer it, sorted; empty: unknown
    std::optional<int> remaining;         ///< On-Demand machines within the remaining vCPU quota
    std::optional<int> remainingSpot;     ///< the same for Spot
    bool operator==(const AvailableType &) const = default;
};

struct AvailableTypes {
    std::string region;
    std::vector<AvailableType> types; ///< by name
    std::vector<Error> notKnown;      ///< why prices, zones or quotas are unknown
    /// The context's catalog, extended by the types that the region offers.
    std::shared_ptr<const Catalog> catalog;
};

/// Replies of DescribeInstanceTypes, DescribeInstanceTypeOfferings, DescribeSpotPriceHistory and Service Quotas.
struct AvailabilityData {
    std::vector<AvailableType> types;                           ///< without prices, zones and quotas
    std::vector<std::pair<std::string, std::string>> offerings; ///< type, zone
    std::vector<ZoneSpotPrice> spotPrices;                      ///< in any order
    std::vector<QuotaLine> quotas;
};
std::vector<AvailableType> mergeAvailableTypes(const Catalog &, const std::string &region, AvailabilityData);

/// All types that the region offers, for the table in the launch wizard. Sends four queries concurrently; each takes
/// several calls at AWS, the quotas alone 14. Fails without the types; failures of the other queries are returned in
/// `notKnown`.
/// \error those of EC2 and of the credentials
Result<AvailableTypes> availableTypes(const CloudContext &, const std::string &region, const CallContext &);

/// The context's catalog, for the account's enabled regions where a plan names one that the table lacks.
/// \error those of EC2 and of the credentials
Result<std::shared_ptr<const Catalog>> catalogWithRegions(const CloudContext &, const LaunchPlan &,
                                                          const CallContext &);

/// The context's catalog with all that a plan needs: its regions (catalogWithRegions()), types that the table lacks, as
/// its region describes them, and prices (readPrices()). What the cloud does not report stays unknown.
/// \error those of the credentials
Result<std::shared_ptr<const Catalog>> catalogFor(const CloudContext &, const LaunchPlan &, const CallContext &);

} // namespace trainyard::cluster
