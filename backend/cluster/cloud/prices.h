#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// The built-in catalog with the prices that were read last, which are stored in prices.json in the state folder with
/// the date of each. An unreadable file counts as absent.
std::shared_ptr<const Catalog> catalogOf(const std::filesystem::path &stateFolder);

struct PriceUpdate {
    int listed = 0, changed = 0;        ///< types with a price; those with a changed price
    std::vector<std::string> notListed; ///< types that the region does not offer
    std::string date;
};
/// Reads AWS's price list for every type of the catalog and of existing machines in a region, and stores the prices.
/// Read-only and free of charge. Existing Catalog objects are unchanged; the next one has the new prices.
/// \error PermissionDenied (pricing:GetProducts; the built-in prices remain in use), Unsupported (no price list)
Result<PriceUpdate> refreshPrices(const CloudContext &, const std::string &region, const ProgressSink &,
                                  std::stop_token);

struct LaunchPlan;

/// Prices that were read for a plan.
struct PlanPrices {
    std::vector<ListedPrice> listed;
    std::vector<ZoneSpotPrice> spot;
    std::optional<Error> error; ///< the first of the queries that failed; their prices stay as they were
    std::shared_ptr<const Catalog> in(const Catalog &) const; ///< the table with these prices
};
/// Reads the On-Demand price of each type of a plan in each of its regions, unless one of the last week is stored, and
/// stores it; with Spot, also the current price in each zone. At most 20 seconds; makes no call where nothing costs
/// money.
PlanPrices readPrices(const CloudContext &, const LaunchPlan &, const CallContext &);

/// A type in a region.
using TypeInRegion = std::pair<std::string, std::string>;
/// Reads and stores the prices of these types that are unknown, each at most once a day: for machines that exist.
/// \return the context's catalog with what is known now
std::shared_ptr<const Catalog> withMissingPrices(const CloudContext &, const std::set<TypeInRegion> &,
                                                 const CallContext &);

} // namespace trainyard::cluster
