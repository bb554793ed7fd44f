#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/core/clock.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// What to end. Nothing without our tags but with wholeAccount; other ledgers' things only when named as such.
struct TeardownScope {
    std::vector<ClusterId> clusters; ///< empty: everything of this ledger ("Terminate all")
    bool allRegions = false;         ///< every enabled region, not only the current and those that the ledger names
    bool everyLedger = false; ///< also what other computers launched with our tags in this account (typed confirmation)
    /// Also machines, spot requests and unused addresses that never were ours, in every enabled region (typed
    /// confirmation). Volumes of others hold data: they are shown among `others`.
    bool wholeAccount = false;
    bool liftProtection = false; ///< consent: end machines that are protected against termination, too
    /// Consent: ids of TargetList::claimed that the user has been shown, and that end, too. No other claimed one does.
    std::vector<std::string> agreed = {};
};

/// One thing that will end.
struct Target {
    std::string kind; ///< "instance", word(ResourceKind) or word(ControllerKind)
    std::string id, region, name, state, type;
    ClusterId cluster;
    std::string clusterName;
    std::string owner;
    std::string ledger; ///< that its tags name; empty where they name none
    std::optional<Timestamp> created;
    double usdPerHour = 0;
    bool inLedger = false, inCloud = false;
    std::string managedBy;           ///< what would start it again: "the Auto Scaling group x"
    bool endsWithController = false; ///< that is in the list, too; else ending it is refused
    bool isProtected = false;        ///< against termination; asked for in a dry run of up to a hundred machines
    std::string why;                 ///< "in the ledger and at AWS", "tagged at AWS, unknown to the ledger", ...
    bool operator==(const Target &) const = default;
};

struct TargetList {
    std::vector<Target> targets; ///< in the order in which they will end
    std::vector<Target> others;  ///< tagged by another ledger: shown, not touched
    /// With the tags of this ledger, which never asked for them: whoever may tag can make them look so. They end only
    /// with consent (TeardownScope::agreed), and are left and named without.
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
    std::string message;      ///< AWS's last word about it: "terminated", or the error
    bool isProtected = false; ///< left, because it is protected: TeardownScope::liftProtection would end it
    Timestamp at{};
    bool isClaimed = false; ///< left, because only tags say that it is ours: see TargetList::claimed
};

/// What was ended, when, in whose words, and what is left.
struct Receipt {
    std::string profile, endpoint, account;
    Timestamp started{}, finished{};
    std::vector<ReceiptLine> lines;
    std::vector<std::pair<std::string, Error>> regionsNotRead;
    bool secondSweepClean = false;            ///< a search by tag after the pause found nothing alive
    bool interrupted = false;                 ///< the caller stopped it before it was clean
    std::vector<Target> others;               ///< machines of the same owner's other ledgers, seen by the last look
    std::optional<Error> unwritable;          ///< why the ledger knows nothing of this
    std::vector<std::filesystem::path> files; ///< where toText() and toJson() were written

    bool clean() const { return secondSweepClean && regionsNotRead.empty() && leftovers().empty(); }
    std::vector<ReceiptLine> leftovers() const;
    int protectedMachines() const;            ///< left for want of consent to lift their protection
    std::vector<std::string> claimed() const; ///< ids of what was left because only tags say that it is ours
    std::string toText() const;
    std::string toJson() const;
    /// What the user has to know and do at the end, in a sentence or two.
    std::string closing() const;
    /// StillRunning with the leftovers named, Cancelled when it was interrupted, or success: for the exit status.
    Status asStatus() const;
};

/// Ends machines and what belongs to them, and says "terminated" only after AWS did.
/// Safe to repeat, and to run again after a crash: it starts from the ledger and the tags, never from a list on a
/// screen.
class Teardown {
public:
    explicit Teardown(CloudContext context);

    /// The dry run: what would end, and why it is in the list. Changes nothing.
    Result<TargetList> targets(const TeardownScope &, const Deadline &, std::stop_token) const;

    /// Stop launches in flight (also those of other programs), end everything in scope, wait for AWS's word, sweep
    /// again after the endpoint's pause, close the ledger's entries, write the receipt. In each region spot requests go
    /// first, then machines, then the rest in the order of kResourceKinds. Steps told to the sink: "stop-launches",
    /// "find", "terminate" (per machine), "clean-up" (everything else), "sweep", "receipt". return  the receipt, also
    /// when something is left: see Receipt::clean errors  only what kept it from even looking: Busy (another teardown
    /// runs), credentials', ledger's; Cancelled
    Result<Receipt> run(const TeardownScope &, const ProgressSink &, std::stop_token) const;

private:
    CloudContext m_context;
};

} // namespace trainyard::cluster
