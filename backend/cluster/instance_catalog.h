#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/catalog.h"
#include "backend/cluster/quotas.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;
struct LaunchPlan;

/// A type as a region offers it today. What could not be asked is unset.
struct AvailableType {
    InstanceType type;
    std::string network;                  ///< "Up to 10 Gigabit"
    std::optional<double> usdPerHour;     ///< on demand
    bool estimate = false;                ///< usdPerHour is not of this region's own list
    std::optional<double> spotUsdPerHour; ///< in its cheapest zone, now
    std::vector<std::string> zones;       ///< that offer it, sorted; empty: not known
    std::optional<int> remaining;         ///< machines that the vCPU quota still allows, on demand
    std::optional<int> remainingSpot;     ///< the same on the spot market
    bool operator==(const AvailableType &) const = default;
};

struct AvailableTypes {
    std::string region;
    std::vector<AvailableType> types; ///< by name
    std::vector<Error> notKnown;      ///< what could not be asked: prices, zones, quotas
    /// The catalog and what the region offers besides.
    std::shared_ptr<const Catalog> catalog;
};

/// What DescribeInstanceTypes, -TypeOfferings, DescribeSpotPriceHistory and Service Quotas say. Pure.
struct AvailabilityData {
    std::vector<AvailableType> types;                           ///< without prices, zones and quotas
    std::vector<std::pair<std::string, std::string>> offerings; ///< type, zone
    std::vector<std::pair<std::string, double>> spotPrices;     ///< type, USD per hour; in any order
    std::vector<QuotaLine> quotas;
};
std::vector<AvailableType> mergeAvailableTypes(const Catalog &, const std::string &region, AvailabilityData);

/// Everything that the region offers, for the table of the wizard: four questions side by side, of up to ten calls each
/// at AWS. Without the types themselves it fails; of the rest what cannot be asked is named.
/// errors  those of EC2 and of the credentials
Result<AvailableTypes> availableTypes(const CloudContext &, const std::string &region, const Deadline &,
                                      std::stop_token);

/// The context's catalog, with those types of the plan that it does not have, as the plan's region describes them. No
/// call without such a type; types that nobody knows stay unknown.
/// errors  those of the credentials
Result<std::shared_ptr<const Catalog>> catalogFor(const CloudContext &, const LaunchPlan &, const Deadline &,
                                                  std::stop_token);

} // namespace trainyard::cluster
