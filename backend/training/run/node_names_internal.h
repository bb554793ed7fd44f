#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/ledger/ledger.h"

namespace trainyard::training {

/// Names of nodes in a setting of the ledger, with a space between two; none without the setting.
Result<std::vector<std::string>> storedNodeNames(ledger::Ledger &, const std::string &key);
Status storeNodeNames(ledger::Ledger &, const std::string &key, const std::vector<std::string> &nodes);

} // namespace trainyard::training
