#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
class Ledger;
struct Cluster;
} // namespace trainyard::ledger

namespace trainyard::cluster {

class Catalog;
struct LaunchPlan;

/// What an hour costs, by what the money is for. US dollars.
struct HourlyCost {
    double onDemand = 0, spot = 0;
    double volumes = 0;   ///< EBS; also while a machine is stopped
    double addresses = 0; ///< public IPv4, while a machine runs
    double nat = 0;       ///< gateways: our machines have addresses of their own and need none
    double total() const { return onDemand + spot + volumes + addresses + nat; }
    HourlyCost &operator+=(const HourlyCost &);
    bool operator==(const HourlyCost &) const = default;
};

/// Of one machine in a state in EC2's words. Nothing once it is terminated; a type without a price counts nothing for
/// computing.
HourlyCost machineCost(const Catalog &, const LaunchPlan &, const std::string &type, const std::string &region,
                       std::string_view state = "running");
/// Of a whole plan.
HourlyCost estimate(const Catalog &, const LaunchPlan &);

/// A time in which a machine cost the same.
struct BillingInterval {
    ClusterId cluster;
    std::string instance, node, state;
    Timestamp from{}, to{};
    HourlyCost rate;
    double usd(Timestamp since, Timestamp until) const; ///< of the part between these two
};

/// Kind of the ledger's events that say from when on a machine (subject) was in a state (text): "running", "stopped".
inline constexpr const char *kStateEvent = "state";

/// From the recorded lives of a cluster's machines.
/// until   for what has not ended yet
/// source  prices of the catalog; AWS bills by the second, 60 at least
Result<std::vector<BillingInterval>> billingIntervalsOf(ledger::Ledger &, const Catalog &, const ledger::Cluster &,
                                                        Timestamp until);
/// Of all clusters of a profile and endpoint, also of those that have ended.
Result<std::vector<BillingInterval>> billingIntervals(ledger::Ledger &, const Catalog &, const std::string &profile,
                                                      const std::string &endpointId, Timestamp until);

double spentOn(std::span<const BillingInterval>, const ClusterId &); ///< an empty id: on all clusters
/// "2026-11-22" and dollars, days of UTC as on AWS's bill; days without costs are left out.
std::map<std::string, double> spentByDay(std::span<const BillingInterval>, const ClusterId & = {});

/// A way to pay less for the same. usdPerHour is what would be saved.
struct Saving {
    enum class Kind {
        Spot,    ///< the same machines, asked for as spot
        Region,  ///< what: the same type in that region
        Stopped, ///< it is stopped: its volumes go on costing
    };
    Kind kind;
    std::string what;
    double usdPerHour = 0;
    bool operator==(const Saving &) const = default;
};
/// For one cluster that is alive, best first; nothing below a tenth of a cent.
/// usualSpotShare  of the on-demand price, where today's is not known
std::vector<Saving> savings(const Catalog &, const LaunchPlan &, int stoppedMachines, double usualSpotShare = 0.35);

} // namespace trainyard::cluster
