#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

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

enum class ChecklistItem { Access, FileSystem, Package, DataScript };
constexpr auto namesOf(ChecklistItem)
{
    return std::to_array<std::string_view>({"access", "file-system", "package", "data-script"});
}

/// One line of the checklist. A plain value.
struct ChecklistLine {
    ChecklistItem item = ChecklistItem::Access;
    std::string title;
    ChecklistState state = ChecklistState::Unknown;
    Sentence sentence;   ///< what was found, or what to do
    std::string command; ///< of trainyardctl, "efs ls": shows or changes it; empty: none
    bool operator==(const ChecklistLine &) const = default;
};

/// What a first cluster is to use.
struct ChecklistRequest {
    std::string region;
    std::string fileSystem;                ///< empty: none is chosen
    bool createsFileSystem = true;         ///< the creation makes one where none is chosen: a stack does, EMR does not
    std::string script;                    ///< name of the file that prepares the data; empty: none is used
    std::optional<std::string> scriptText; ///< unset: that of the file
    bool operator==(const ChecklistRequest &) const = default;
};

/// What is checked. Unset: it could not be read, with the reason in `unread`.
struct ChecklistFacts {
    std::string account, profile;
    std::optional<Error> accessError;
    bool costsMoney = true;
    ChecklistRequest request;
    std::optional<std::vector<FileSystemChoice>> fileSystems;
    std::string unread;                ///< why the file systems are not known
    std::string bundle, bundleProblem; ///< path of the runtime, or why there is none
    std::optional<Error> scriptError;
};

/// The lines in the order of the walkthrough.
std::vector<ChecklistLine> planningChecklist(const ChecklistFacts &);

/// Reads the account, the file systems of the region, the runtime of this computer and the script. Changes nothing.
/// \error Cancelled; anything else that cannot be read is a fact
Result<ChecklistFacts> readChecklistFacts(const CloudContext &, const ChecklistRequest &, const CallContext &);

} // namespace trainyard::cluster
