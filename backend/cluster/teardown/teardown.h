#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// What to terminate. Resources without our tags only with wholeAccount, those of other ledgers only with everyLedger,
/// wholeAccount or consent. A machine that a controller outside of the scope would replace is refused by name. The
/// controllers' services are queried only when a machine's tags name one, or for the whole account.
struct TeardownScope {
    std::vector<ClusterId> clusters; ///< empty: everything of this ledger ("Terminate all")
    bool allRegions = false;         ///< every enabled region, not only the current one and those in the ledger
    bool everyLedger = false; ///< also what other computers launched with our tags in this account (typed confirmation)
    /// Also machines, spot requests, NAT gateways, unused addresses, EMR clusters, Auto Scaling groups and stacks that
    /// Trainyard did not create, in every enabled region (typed confirmation). Volumes of others hold data: they are
    /// only listed in `others`.
    bool wholeAccount = false;
    bool liftProtection = false; ///< consent: also terminate machines with termination protection; else these remain
    /// Consent: ids of TargetList::claimed that the user has seen and confirmed. No other claimed resource is
    /// terminated.
    std::vector<std::string> agreed = {};
};

/// One resource that will be terminated or deleted.
struct Target {
    std::string kind; ///< "instance", toString(ResourceKind), toString(ControllerKind), or kRoleKind
    std::string id, region, name, state, type;
    ClusterId cluster;
    std::string clusterName;
    std::string owner;
    std::string ledger; ///< named by its tags; empty when they name none
    std::optional<Timestamp> created;
    double usdPerHour = 0;
    bool inLedger = false, inCloud = false;
    std::string managedBy;           ///< what would replace it: "the Auto Scaling group x"
    bool endsWithController = false; ///< the controller is in the list, too; else termination is refused
    bool isProtected = false;        ///< against termination; queried in dry runs of up to a hundred machines
    std::string why;                 ///< "in the ledger and at AWS", "tagged at AWS, not in the ledger", ...
    bool operator==(const Target &) const = default;
};

struct TargetList {
    std::vector<Target> targets; ///< in the order of termination
    std::vector<Target> others;  ///< tagged by another ledger: listed, not changed
    /// Resources with the tags of this ledger that it never requested: anyone who may set tags can create such. They
    /// are terminated only with consent (TeardownScope::agreed); otherwise they remain and are listed in the receipt.
    std::vector<Target> claimed = {};
    std::vector<std::pair<std::string, Error>> regionsNotRead;
    int machines() const;
    double usdPerHour() const;
    std::vector<std::string> claimedIds() const;
};

enum class Outcome { Terminated, AlreadyGone, Remaining };

struct ReceiptLine {
    Target target;
    Outcome outcome = Outcome::Remaining;
    std::string message;      ///< AWS's last state: "terminated", or the error
    bool isProtected = false; ///< remains because it is protected: see TeardownScope::liftProtection
    Timestamp at{};
    bool isClaimed = false; ///< remains because only tags claim that it is ours: see TargetList::claimed
};

/// What was terminated, when and according to which reply, and what remains.
struct Receipt {
    std::string profile, endpoint, account;
    Timestamp started{}, finished{};
    std::vector<ReceiptLine> lines;
    std::vector<std::pair<std::string, Error>> regionsNotRead;
    bool secondSweepClean = false;            ///< a search after the pause found nothing
    bool interrupted = false;                 ///< the caller stopped the teardown before it was clean
    std::vector<Target> others;               ///< machines of the same owner's other ledgers, as of the last search
    std::optional<Error> unwritable;          ///< why this is not recorded in the ledger, such as a full disk
    std::vector<std::filesystem::path> files; ///< files with toText() and toJson()

    bool clean() const { return secondSweepClean && regionsNotRead.empty() && leftovers().empty(); }
    std::vector<ReceiptLine> leftovers() const;
    int protectedMachines() const;            ///< remaining for lack of consent to lift their protection
    std::vector<std::string> claimed() const; ///< ids of what remains because only tags claim that it is ours
    std::string toText() const;
    std::string toJson() const;
    /// What the user should know and do now, in one or two sentences.
    std::string closing() const;
    /// StillRunning with the names of what remains, Cancelled when interrupted, or success; for the exit status.
    Status asStatus() const;
};

/// Terminates machines and everything that belongs to them, and reports "terminated" only when AWS does. Safe to
/// repeat, also after a crash: it starts from the ledger and the tags, never from a list on the screen.
class Teardown {
public:
    explicit Teardown(CloudContext context);

    /// The dry run: what would be terminated, and why it is in the list. Read-only.
    Result<TargetList> targets(const TeardownScope &, const CallContext &) const;

    /// Stops launches in progress, also those of other programs, terminates everything in scope, waits until AWS
    /// confirms it, searches again after the endpoint's pause, closes the ledger's entries, and writes the receipt. A
    /// full disk does not prevent a termination: it then continues without lease and ledger, and the receipt says so.
    ///
    /// The order in each region: spot requests; EMR clusters and Auto Scaling groups, concurrently with machines;
    /// stacks, after the machines in their network; volumes and the other kinds in the order of kResourceKinds; finally
    /// the roles.
    ///
    /// Steps reported to the sink: "stop-launches", "find", "terminate" (per machine and controller), "clean-up" (per
    /// other resource), "sweep", "receipt".
    /// \return the receipt, also when something remains: see Receipt::clean()
    /// \error only what prevents the first search: Busy (another teardown runs), those of the credentials and the
    ///     ledger; Cancelled
    Result<Receipt> run(const TeardownScope &, const ProgressSink &, std::stop_token) const;

private:
    CloudContext m_context;
};

} // namespace trainyard::cluster
