#pragma once

#include <filesystem>
#include <span>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

#include "backend/core/result.h"

namespace trainyard::ledger {

/// Text n migrates a file of version n to version n + 1. Released texts never change.
std::span<const char *const> migrations();
/// \error LedgerTooNew
Status checkVersion(SQLite::Database &, const std::filesystem::path &file);
std::string ledgerId(SQLite::Database &);

} // namespace trainyard::ledger
