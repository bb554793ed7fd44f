#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/catalog.h"
#include "backend/cluster/cloud_context.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// The built-in catalogue with the prices that were last looked up, which lie in prices.json of the state folder. A
/// file that cannot be read counts as none.
std::shared_ptr<const Catalog> catalogOf(const std::filesystem::path &stateFolder);

struct PriceUpdate {
    int listed = 0, changed = 0;        ///< types with a price there; those whose price was another
    std::vector<std::string> notListed; ///< types that the region does not offer
    std::string date;
};
/// Ask AWS's price list for every type of the catalogue in a region, and keep the answers. Reads only; costs nothing.
/// Whoever has a catalogue keeps it: the next one that is opened has the new prices.
/// errors  PermissionDenied (pricing:GetProducts: the table that the program was built with goes on to count)
Result<PriceUpdate> refreshPrices(const CloudContext &, const std::string &region, const ProgressSink &,
                                  std::stop_token);

} // namespace trainyard::cluster
