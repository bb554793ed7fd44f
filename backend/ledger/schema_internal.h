#pragma once

#include <span>

namespace trainyard::ledger {

/// Text n migrates a file of version n to version n + 1. Released texts never change.
std::span<const char *const> migrations();

} // namespace trainyard::ledger
