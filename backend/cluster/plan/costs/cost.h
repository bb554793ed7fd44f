#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::ledger {
class Ledger;
struct Cluster;
struct Resource;
} // namespace trainyard::ledger

namespace trainyard::cluster {

class Catalog;
struct LaunchPlan;

/// Cost per hour by category, in US dollars.
struct HourlyCost {
    double onDemand = 0, spot = 0;
    double volumes = 0;   ///< EBS; also while a machine is stopped
    double addresses = 0; ///< public IPv4, while a machine runs
    double nat = 0;       ///< NAT gateways of stacks, until the stack is deleted
    double spotBound = 0; ///< the part of `spot` that is an upper bound: the Spot price is unknown
    int unpriced = 0;     ///< running machines of unknown price, which all sums leave out
    double total() const { return onDemand + spot + volumes + addresses + nat; }
    /// What it costs at least: total(), but without upper bounds where something of unknown price is left out.
    double least() const { return unpriced > 0 ? total() - spotBound : total(); }
    HourlyCost &operator+=(const HourlyCost &);
    bool operator==(const HourlyCost &) const = default;
};

/// Whether a sum is what it costs, or only a bound, because prices are unknown.
enum class SumBound {
    Exact,
    AtMost,  ///< Spot machines are counted with the On-Demand price or the plan's maximum
    AtLeast, ///< machines of unknown price are left out
};
constexpr auto namesOf(SumBound)
{
    return std::to_array<std::string_view>({"exact", "at-most", "at-least"});
}
using trainyard::toString;
SumBound boundOf(const HourlyCost &);

/// A sum of money that leaves out what is unknown.
struct Usd {
    double usd = 0;
    SumBound bound = SumBound::Exact;
    Usd &operator+=(const Usd &);
    bool operator==(const Usd &) const = default;
};
/// least() where that is a lower bound, else total().
Usd sumOf(const HourlyCost &);
std::string describe(const Usd &);     ///< an amount: "$1.25", "at least $1.25", "at most $1.25"
std::string describeRate(const Usd &); ///< an amount per hour: "$0.0416", "at least $0.0416"

/// Cost of one machine in the given EC2 state. Zero once it is terminated.
/// \param spotUsdPerHour  of a Spot machine, as recorded at its launch; empty: the current price where it is known,
///     else the On-Demand price as an upper bound
HourlyCost machineCost(const Catalog &, const LaunchPlan &, const std::string &type, const std::string &region,
                       std::string_view state = "running", std::optional<double> spotUsdPerHour = {});
/// Cost of what a stack keeps without machines: its NAT gateways with their addresses. Their traffic costs extra.
/// \param stack  a resource of the ledger; zero for other kinds, and without gateways
HourlyCost standingCost(const Catalog &, const ledger::Resource &stack);
/// Cost of a complete plan.
HourlyCost estimate(const Catalog &, const LaunchPlan &);

/// A period during which the cost rate of a machine is constant, or in which a stack has NAT gateways.
struct BillingInterval {
    ClusterId cluster;
    std::string instance, node, state; ///< of gateways: the id and name of the stack, and kGatewayState
    Timestamp from{}, to{};
    HourlyCost rate;
    double usd(Timestamp since, Timestamp until) const; ///< of the part within [since, until]
    Usd sum(Timestamp since, Timestamp until) const;    ///< the same; zero and exact outside of it
};

/// State of the intervals of NAT gateways.
inline constexpr const char *kGatewayState = "nat-gateway";

/// Kind of the ledger events that record when a machine (subject) entered a state (text): "running", "stopped".
inline constexpr const char *kStateEvent = "state";
/// Kind of the ledger events that record when the type of a machine (subject) was changed: "c5.xlarge c5.4xlarge".
inline constexpr const char *kTypeEvent = "type";

/// From the recorded lifetimes of a cluster's machines and of its stack.
/// \param until  end of the intervals that are still open
/// \source prices of the catalog; AWS bills machines by the second, at least 60 s, and NAT gateways by the hour begun
Result<std::vector<BillingInterval>> billingIntervalsOf(ledger::Ledger &, const Catalog &, const ledger::Cluster &,
                                                        Timestamp until);
/// Of all clusters of a profile and endpoint, including terminated ones.
Result<std::vector<BillingInterval>> billingIntervals(ledger::Ledger &, const Catalog &, const std::string &profile,
                                                      const std::string &endpointId, Timestamp until);

/// \param until  that of the intervals
/// \return cost of the machines and gateways that exist at that time
HourlyCost costNow(std::span<const BillingInterval>, Timestamp until);
double spentOn(std::span<const BillingInterval>, const ClusterId &); ///< an empty id: on all clusters
/// The same, and whether it is exact.
Usd sumOf(std::span<const BillingInterval>, const ClusterId &);
/// What the machines cost in a period.
Usd sumOf(std::span<const BillingInterval>, Timestamp from, Timestamp to);
/// "2026-11-22" to US dollars, by UTC day as on AWS's bill; days without costs are omitted.
std::map<std::string, double> spentByDay(std::span<const BillingInterval>, const ClusterId & = {});

/// A way to pay less for the same cluster. usdPerHour is the amount saved.
struct Saving {
    enum class Kind {
        Spot,    ///< the same machines as Spot instances
        Region,  ///< the same types in the region `what`
        Stopped, ///< terminate the stopped machines: their volumes still cost money
    };
    Kind kind;
    std::string what;
    double usdPerHour = 0;
    bool operator==(const Saving &) const = default;
};
/// For one existing cluster, largest first; savings below 0.001 USD per hour are omitted, and those of unknown prices.
/// \param usualSpotShare  Spot price as a share of the On-Demand price, where today's is unknown
std::vector<Saving> savings(const Catalog &, const LaunchPlan &, int stoppedMachines, double usualSpotShare = 0.35);

} // namespace trainyard::cluster
