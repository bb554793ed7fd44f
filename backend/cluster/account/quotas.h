#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// Instance types that share a vCPU quota: one On-Demand and one for Spot.
struct QuotaFamily {
    std::string_view name; ///< "standard", "G", "P", "Inf", "Trn", "X", "F"
    std::string_view onDemandCode, spotCode;
    const std::string_view &code(bool spot) const { return spot ? spotCode : onDemandCode; }
};
/// All families, the most common first.
const std::vector<QuotaFamily> &quotaFamilies();
/// By the name of a type: "c5.xlarge" is standard, "g4dn.xlarge" is G. Null for families with quotas of their own (Mac,
/// HPC, DL, high memory), which are not covered here.
const QuotaFamily *quotaFamilyOf(std::string_view instanceType);
/// By name, case-insensitive; null when unknown.
const QuotaFamily *quotaFamilyNamed(std::string_view name);

/// Machines to be started.
struct QuotaNeed {
    std::string instanceType;
    int machines = 0;
    bool spot = false;
};

/// One row of the quota page: vCPUs of a family in a region.
struct QuotaLine {
    std::string region, family, code;
    bool spot = false;
    std::optional<double> allowed;   ///< unset: unknown, as opposed to 0
    std::optional<Error> notKnown;   ///< why `allowed` is unknown
    std::optional<int> used;         ///< by pending and running machines; unset: unknown
    int needed = 0;                  ///< in addition to `used`
    std::optional<double> requested; ///< pending increase to this value

    /// Whether `needed` fits into the quota. Unset when that is unknown.
    std::optional<bool> enough() const;
    bool operator==(const QuotaLine &) const = default;
};

struct QuotaOptions {
    std::string region; ///< empty: the context's
    std::vector<QuotaNeed> needs;
    bool onlyNeeded = false; ///< only families named in `needs`; else all, On-Demand and Spot
};

/// Identifies a row of the quota page.
struct QuotaPlace {
    std::string region, code;
    bool operator==(const QuotaPlace &) const = default;
};
/// The sentence that a launch appends to AWS's message when a quota is exceeded; quotaNamedIn() parses it.
std::string quotaAdvice(const QuotaFamily &, bool spot, const std::string &region);
/// Empty when the error has another cause or names no known quota.
std::optional<QuotaPlace> quotaNamedIn(const Error &);

/// The account's limit, usage and need per family. A quota that cannot be read yields a row with `notKnown`.
/// \error those of the credentials; Cancelled, Timeout
Result<std::vector<QuotaLine>> quotaLines(const CloudContext &, const QuotaOptions &, const CallContext &);

/// Removes quotas of 0 where the account is the local cloud's. It has a new account's quotas, thus none for GPUs, which are
/// the default of the stack's template, and does not enforce them.
void removeUnenforced(const CloudContext &, std::vector<QuotaLine> &);

/// A sentence for each quota that does not suffice, with the advice that quotaNamedIn() parses.
std::vector<Sentence> exceededQuotas(const std::vector<QuotaLine> &);

/// Requests an increase to `vcpus` in total. The caller has obtained the user's confirmation.
/// \return the state of the request ("PENDING", "CASE_OPENED", "APPROVED")
/// \error AlreadyExists (a request is pending), InvalidArgument (not more than now), PermissionDenied
Result<std::string> requestQuota(const CloudContext &, const std::string &region, const std::string &code, double vcpus,
                                 const CallContext &);

} // namespace trainyard::cluster
