#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// Instance types that share a vCPU quota, one on demand and one for spot.
struct QuotaFamily {
    std::string_view name; ///< "standard", "G", "P", "Inf", "Trn", "X", "F"
    std::string_view onDemandCode, spotCode;
    const std::string_view &code(bool spot) const { return spot ? spotCode : onDemandCode; }
};
/// All of them, the common one first.
const std::vector<QuotaFamily> &quotaFamilies();
/// By a type's name: "c5.xlarge" is standard, "g4dn.xlarge" is G. Null for families with rules of their own (Mac, HPC,
/// DL, high memory), whose quota is not known here.
const QuotaFamily *quotaFamilyOf(std::string_view instanceType);
/// By its name, without regard to case; null when unknown.
const QuotaFamily *quotaFamilyNamed(std::string_view name);

/// Machines that somebody wants to start.
struct QuotaNeed {
    std::string instanceType;
    int machines = 0;
    bool spot = false;
};

/// One line of the quota page: vCPUs of a family in a region.
struct QuotaLine {
    std::string region, family, code;
    bool spot = false;
    std::optional<double> allowed;   ///< unset: not known, which is not 0
    std::optional<Error> notKnown;   ///< why
    std::optional<int> used;         ///< by machines pending or running; unset: not known
    int needed = 0;                  ///< besides what is used
    std::optional<double> requested; ///< an increase to so many is under way

    /// Does what is needed fit? Unset where that is not known.
    std::optional<bool> enough() const;
    bool operator==(const QuotaLine &) const = default;
};

struct QuotaOptions {
    std::string region; ///< empty: that of the context
    std::vector<QuotaNeed> needs;
    bool onlyNeeded = false; ///< only families that `needs` names; else all of them, on demand and spot
};

/// A line of the quota page.
struct QuotaPlace {
    std::string region, code;
    bool operator==(const QuotaPlace &) const = default;
};
/// What a launch adds to AWS's words when a quota is too small, and the way back from these words to the line.
std::string quotaAdvice(const QuotaFamily &, bool spot, const std::string &region);
/// Empty when the error is another one, or names no quota of ours.
std::optional<QuotaPlace> quotaNamedIn(const Error &);

/// What the account may have, has and would need. A quota that cannot be read is a line that says so.
/// errors  those of the credentials; Cancelled, Timeout
Result<std::vector<QuotaLine>> quotaLines(const CloudContext &, const QuotaOptions &, const Deadline &,
                                          std::stop_token);

/// Ask AWS for more: `vcpus` in all. The caller has asked the user.
/// return  the request's state ("PENDING", "CASE_OPENED", "APPROVED")
/// errors  AlreadyExists (one is under way), InvalidArgument (not more than now), PermissionDenied
Result<std::string> requestQuota(const CloudContext &, const std::string &region, const std::string &code, double vcpus,
                                 const Deadline &, std::stop_token);

} // namespace trainyard::cluster
