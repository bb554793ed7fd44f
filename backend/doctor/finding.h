#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/sentence.h"
#include "backend/core/time/clock.h"

namespace trainyard::doctor {

/// The result of a check.
enum class Severity {
    Ok,
    Warning, ///< it works, but not as it should
    Problem, ///< it does not work
    Unknown  ///< a fact that the check needs could not be read
};
constexpr auto namesOf(Severity)
{
    return std::to_array<std::string_view>({"ok", "warning", "problem", "unknown"});
}

enum class RepairAction {
    OpenSsh,         ///< let this computer connect; value: the security group
    KillOrphans,     ///< end processes of a run that has ended; value: its id, or kLaunchScript
    CreateMarker,    ///< value: private address of the worker whose data counts as prepared
    WriteWorkerFile, ///< value: the addresses, separated by blanks
    ReinstallNumpy,
    LinkRaw1394,
    SetLibraryPath, ///< value: the folder of the CUDA libraries
    MountShared,    ///< mount the shared file system again; value: "SOURCE FOLDER"
    ReplaceWorker,  ///< terminate the machine and launch another one
    DumpStacks      ///< read the stacks of the processes of a run; value: its id
};
constexpr auto namesOf(RepairAction)
{
    return std::to_array<std::string_view>({"open-ssh", "kill-orphans", "create-marker", "write-worker-file",
                                            "reinstall-numpy", "link-raw1394", "set-library-path", "mount-shared",
                                            "replace-worker", "dump-stacks"});
}
using trainyard::toString;

/// Instead of a run: the processes of launch scripts of MXNet that have ended.
inline constexpr const char *kLaunchScript = "launch-script";

/// What the doctor can do about a finding, after a confirmation.
struct Repair {
    RepairAction action = RepairAction::OpenSsh;
    std::string node;  ///< name of the machine; empty: the cluster
    std::string value; ///< as RepairAction
    bool operator==(const Repair &) const = default;
};
/// The text of the button: "End the processes on worker-1".
Sentence describe(const Repair &);
/// What it changes, and what is lost: one sentence for the confirmation.
Sentence consequence(const Repair &);

/// What a check has found.
struct Finding {
    std::string check; ///< Check::id: "M12"
    std::string title; ///< Check::title
    Severity severity = Severity::Ok;
    Sentence sentence;                 ///< what, where, and what to do
    std::vector<std::string> evidence; ///< what was read, one line each: secrets masked, printable
    std::vector<Repair> repairs;       ///< best first
    bool operator==(const Finding &) const = default;
};

/// The findings of one examination.
struct Report {
    std::string cluster; ///< its name; empty: of the account
    Timestamp at{};
    std::vector<Finding> findings; ///< in the order of the checks
    /// The worst severity: Problem, Warning, Unknown, Ok.
    Severity severity() const;
    bool operator==(const Report &) const = default;
};

/// Text for a file: one paragraph per finding, with its evidence.
std::string toText(const Report &);
/// {"cluster","at","verdict","findings":[{"check","title","verdict","sentence","evidence":[],"repairs":[{"repair",
/// "node","value","title"}]}]}
std::string toJson(const Report &);

} // namespace trainyard::doctor
