#pragma once

#include <span>

namespace trainyard::ledger {

/// The n-th text brings a file of version n to version n + 1. Texts that were released are never changed.
std::span<const char *const> migrations();

} // namespace trainyard::ledger
