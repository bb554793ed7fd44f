#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// The built-in catalog with the prices of the last update, which are stored in prices.json in the state folder. An
/// unreadable file counts as absent.
std::shared_ptr<const Catalog> catalogOf(const std::filesystem::path &stateFolder);

struct PriceUpdate {
    int listed = 0, changed = 0;        ///< types with a price; those with a changed price
    std::vector<std::string> notListed; ///< types that the region does not offer
    std::string date;
};
/// Reads AWS's price list for every type of the catalog in a region and stores the prices. Read-only and free of
/// charge. Existing Catalog objects are unchanged; the next one that is opened has the new prices.
/// \error PermissionDenied (pricing:GetProducts; the built-in prices remain in use), Unsupported (no price list)
Result<PriceUpdate> refreshPrices(const CloudContext &, const std::string &region, const ProgressSink &,
                                  std::stop_token);

} // namespace trainyard::cluster
