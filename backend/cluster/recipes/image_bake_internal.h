#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

inline constexpr const char *kImageKind = "image"; ///< of intents and rows

/// The row of an image. It belongs to the account, not to the cluster: it stays when that ends.
ledger::Resource imageRow(const CloudContext &, const std::string &region, const std::string &id,
                          const std::string &name);

} // namespace trainyard::cluster
