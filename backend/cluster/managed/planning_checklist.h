#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/core/deadline.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"

/// What a user needs before the first training cluster: the planning steps of the walkthroughs, each as a check.
namespace trainyard::cluster {

enum class ChecklistState {
    Done,
    Open,    ///< something is missing: the line names what to do
    Unknown, ///< it could not be checked
};
constexpr auto namesOf(ChecklistState)
{
    return std::to_array<std::string_view>({"done", "open", "unknown"});
}
using trainyard::toString;

/// One line of the checklist. A plain value.
struct ChecklistLine {
    std::string subject, title; ///< subject: "access", "file-system", "package", "data-script"
    ChecklistState state = ChecklistState::Unknown;
    std::string sentence; ///< English: what was found, or what to do
    bool operator==(const ChecklistLine &) const = default;
};

/// What is checked. Unset: it could not be read, with the reason in `unread`.
struct ChecklistFacts {
    std::string account, profile;
    std::optional<Error> accessError;
    bool costsMoney = true;
    std::string fileSystem; ///< the chosen one; empty: the creation makes one
    std::optional<std::vector<FileSystemChoice>> fileSystems;
    std::string unread;                ///< why the file systems are not known
    std::string bundle, bundleProblem; ///< path of the runtime, or why there is none
    std::string script;                ///< file; empty: none is used
    std::optional<Error> scriptError;
};

/// The lines in the order of the walkthrough.
std::vector<ChecklistLine> planningChecklist(const ChecklistFacts &);

/// Reads the account, the file systems of the region, the runtime of this computer and the script. Changes nothing.
/// \param scriptFile  empty: no script is used
Result<ChecklistFacts> readChecklistFacts(const CloudContext &, const std::string &region, std::string fileSystem,
                                          const std::string &scriptFile, const CallContext &);

} // namespace trainyard::cluster
