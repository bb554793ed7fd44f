#pragma once

#include <optional>
#include <string>
#include <string_view>

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
inline constexpr const char *kGpus = "gpus";   ///< how many it has, as its driver reports
/// Of a Spot machine: USD per hour of its type in its zone when it was launched. Absent: unknown.
inline constexpr const char *kSpotPrice = "spot-usd-per-hour";
/// kOnDemand for an On-Demand machine of a cluster of Spot machines; absent: as the cluster's plan.
inline constexpr const char *kPurchase = "purchase";
/// Of a stack: how many NAT gateways it has. They cost money until the stack is deleted. Absent: none.
inline constexpr const char *kNatGateways = "nat-gateways";
} // namespace fact

inline constexpr const char *kOnDemand = "on-demand";

std::string spotPriceFact(double usdPerHour);
/// Empty when it is no price.
std::optional<double> spotPriceFrom(std::string_view fact);

/// Orders the head first, then workers by number.
bool nodeBefore(const std::string &a, const std::string &b);

} // namespace trainyard::cluster
