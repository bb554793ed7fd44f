#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/teardown/receipt.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// One resource in the account that carries our tags or belongs to a machine that does, with its own price: a machine
/// without its address and its volumes, which are lines of their own.
struct AccountResource {
    enum class Holder {
        Ours,        ///< launched or adopted by this ledger
        OtherLedger, ///< of another computer or ledger; shown with its owner, never changed
        Claimed,     ///< only tags claim that it is ours
    };
    std::string kind, id, name, region; ///< kind: as Target::kind
    std::string state;                  ///< as AWS reports it
    std::string type;                   ///< "c5.xlarge", "30 GiB"
    std::string machine;                ///< the machine that it belongs to: its name, else its id
    ClusterId cluster;
    std::string clusterName, owner;
    Holder holder = Holder::Ours;
    std::optional<double> usdPerHour = 0; ///< empty: unknown
    std::optional<Timestamp> created;
    bool operator==(const AccountResource &) const = default;
};

struct AccountInventory {
    std::vector<AccountResource> resources;             ///< ours first; each machine before what belongs to it
    std::vector<std::pair<std::string, Error>> notRead; ///< regions and services
    /// What those of one holder cost together.
    Usd hourly(AccountResource::Holder) const;
    bool operator==(const AccountInventory &) const = default;
};

/// What a region has beside what carries tags.
struct RegionContents {
    std::map<std::string, std::string> addresses; ///< public ones, by machine
    std::vector<Ec2Resource> volumes;             ///< attached ones, also those that go with their machine
};

/// Puts the lists together: each resource occurs once.
/// \param regions  by name
AccountInventory accountInventory(const Catalog &, const TargetList &, const std::map<std::string, RegionContents> &);

/// Reads the selected region and those that the ledger names. Read-only.
/// \error those of the credentials and of the ledger; of a region: AccountInventory::notRead
Result<AccountInventory> readAccountInventory(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
