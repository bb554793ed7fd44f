#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// What happens first to models that exist on the machines only, and to runs in progress, which save one. For those who
/// run a teardown: it does neither (training::saveBeforeTermination()).
enum class UnsavedModels {
    Copy,      ///< runs save first; to this computer; if that fails, nothing is terminated
    TryTo,     ///< the same, but a failure delays the termination only, since no user can decide
    CopySaved, ///< as TryTo, but no run saves first: what it has trained since its last checkpoint is lost
    Lose,      ///< consent
};

/// What to terminate. Resources of others only with wholeAccount; those with our tags also with consent. A machine that
/// a controller outside of the scope would replace is refused by name. The controllers' services are queried only when
/// a machine's tags name one, or for the whole account.
struct TeardownScope {
    std::vector<ClusterId> clusters; ///< empty: everything of this ledger ("Terminate all")
    bool allRegions = false;         ///< every enabled region, not only the current one and those in the ledger
    /// Also machines, spot requests, NAT gateways, unused addresses, EMR clusters, Auto Scaling groups and stacks that
    /// Trainyard did not create, in every enabled region (typed confirmation). Volumes of others hold data: they are
    /// only listed in `others`.
    bool wholeAccount = false;
    std::string account = {}; ///< with wholeAccount: the one that was confirmed; no other one is terminated. Empty: any
    /// A user has chosen the clusters, not a budget or a rule: one whose account was not recorded may be closed when the
    /// account that answers does not know it.
    bool named = false;
    bool liftProtection = false; ///< consent: also terminate machines with termination protection; else these remain
    /// Consent: ids of TargetList::claimed that the user has seen and confirmed. No other claimed resource is
    /// terminated.
    std::vector<std::string> agreed = {};
    UnsavedModels models = UnsavedModels::Copy;
    /// For those who open the account of a teardown: the profile that a budget or a rule was watched for, since another one
    /// may be selected meanwhile. Empty: the selected one.
    std::string profile = {};
    bool operator==(const TeardownScope &) const = default;
};

/// One resource that will be terminated or deleted.
struct Target {
    std::string kind; ///< "instance", toString(ResourceKind), toString(ControllerKind), or kRoleKind
    std::string id, region, name;
    std::string state; ///< reported by the service; "terminated" or "deleted" in a receipt, unless it remains
    std::string type;
    ClusterId cluster;
    std::string clusterName;
    std::string owner;
    std::string ledger; ///< named by its tags; empty when they name none
    std::optional<Timestamp> created;
    std::optional<double> usdPerHour = 0; ///< empty: unknown
    bool inLedger = false, inCloud = false;
    std::string managedBy;           ///< what would replace it: "the Auto Scaling group x"
    bool endsWithController = false; ///< the controller is in the list, too; else termination is refused
    bool isProtected = false;        ///< against termination; queried in dry runs of up to a hundred machines
    std::string why;                 ///< "in the ledger and at AWS", "tagged at AWS, not in the ledger", ...
    bool isInstance() const { return kind == "instance"; }
    bool operator==(const Target &) const = default;
};

struct TargetList {
    std::vector<Target> targets; ///< in the order of termination
    std::vector<Target> others;  ///< tagged by another ledger: listed, not changed
    /// Resources with the tags of this ledger that it never requested: anyone who may set tags can create such. They
    /// are terminated only with consent (TeardownScope::agreed); otherwise they remain and are listed in the receipt.
    std::vector<Target> claimed = {};
    std::vector<std::pair<std::string, Error>> regionsNotRead;
    /// Names of clusters of this ledger in another account than the one that answers, with the sentence for the user.
    std::vector<std::pair<std::string, Error>> clustersNotChecked = {};
    int machines() const;
    Usd hourly() const;
    double usdPerHour() const { return hourly().usd; }
    std::vector<std::string> claimedIds() const;
};

enum class Outcome { Terminated, AlreadyGone, Remaining };
/// As in receipts.
constexpr auto namesOf(Outcome)
{
    return std::to_array<std::string_view>({"ended", "was gone", "LEFT"});
}
using trainyard::toString;

struct ReceiptLine {
    Target target;
    Outcome outcome = Outcome::Remaining;
    Sentence message;         ///< AWS's last state: "terminated", or the error
    bool isProtected = false; ///< remains because it is protected: see TeardownScope::liftProtection
    Timestamp at{};
    bool isClaimed = false; ///< remains because only tags claim that it is ours: see TargetList::claimed
    /// No repetition ends it: something else starts it again, its stack is protected, or its account is unknown.
    bool needsUser = false;
    bool operator==(const ReceiptLine &) const = default;
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
    /// As TargetList::clustersNotChecked; also clusters of which an account that need not be theirs has shown nothing.
    std::vector<std::pair<std::string, Error>> clustersNotChecked = {};

    bool clean() const
    {
        return secondSweepClean && regionsNotRead.empty() && clustersNotChecked.empty() && leftovers().empty();
    }
    std::vector<ReceiptLine> leftovers() const;
    int protectedMachines() const;            ///< remaining for lack of consent to lift their protection
    std::vector<std::string> claimed() const; ///< ids of what remains because only tags claim that it is ours
    std::vector<Sentence> text() const;       ///< its lines
    std::string toText() const;               ///< text() in English
    std::string toJson() const;
    /// What the user should know and do now, in one or two sentences; then a line for each thing that is elsewhere.
    std::vector<Sentence> closingText() const;
    std::string closing() const; ///< closingText() in English
    /// StillRunning with the names of what remains, Cancelled when interrupted, or success; for the exit status.
    Status asStatus() const;
    bool operator==(const Receipt &) const = default;
};

} // namespace trainyard::cluster
