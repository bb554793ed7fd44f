#pragma once

#include <string>

namespace trainyard::cluster {

// Names of instance facts in the ledger.
namespace fact {
inline constexpr const char *kType = "type";
inline constexpr const char *kZone = "zone";
inline constexpr const char *kRole = "role";
inline constexpr const char *kPublic = "public-address";
inline constexpr const char *kPrivate = "private-address";
inline constexpr const char *kPort = "ssh-port";
inline constexpr const char *kUser = "login";  ///< the login that the machine accepts
inline constexpr const char *kProbe = "probe"; ///< what the machine actually has, as text
} // namespace fact

/// Orders the head first, then workers by number.
bool nodeBefore(const std::string &a, const std::string &b);

} // namespace trainyard::cluster
