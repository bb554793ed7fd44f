#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "backend/doctor/facts/facts.h"
#include "backend/doctor/finding.h"

namespace trainyard::doctor {

/// The sources of facts, as bits.
namespace need {
inline constexpr unsigned kLedger = 1, kCloud = 2, kNodes = 4, kLogs = 8, kAccount = 16;
}

/// One question about a cluster or the account. A plain object.
struct Check {
    const char *id;    ///< stable: "M12"
    const char *title; ///< "SSH rule of this computer"
    unsigned needs;    ///< bits of `need`
    /// Judges the facts that it needs; they are there.
    /// \return severity, sentence, evidence, repairs; empty: the check does not apply
    std::optional<Finding> (*evaluate)(const Facts &);
};

/// The finding of a check, with its id and title.
std::optional<Finding> evaluate(const Check &, const Facts &);

std::span<const Check> accountChecks(); ///< of account and region
std::span<const Check> clusterChecks(); ///< of one cluster

/// \return null: there is no such check
const Check *findCheck(std::string_view id);

} // namespace trainyard::doctor
