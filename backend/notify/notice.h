#pragma once

#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::notify {

/// What a notification is about.
enum class NoticeKind { RunFinished, RunFailed, RunStopped, Budget, SpotNotice, HeadLost, Alert, WorkerDied, Deadline };
constexpr auto namesOf(NoticeKind)
{
    return std::to_array<std::string_view>({"run-finished", "run-failed", "run-stopped", "budget", "spot-notice",
                                            "head-lost", "alert", "worker-died", "deadline"});
}
using trainyard::toString;

/// A notification: never text of a log, never a command, because it leaves this computer.
struct Notice {
    NoticeKind kind = NoticeKind::RunFinished;
    std::string title, text;   ///< one line each
    std::string cluster;       ///< its name
    RunId run;                 ///< empty: of no run
    std::string occasion = {}; ///< of an alert, the same in each program: it is posted once; empty: always
    bool operator==(const Notice &) const = default;
};

/// At most 300 bytes on one line, without control characters: names and reasons come from elsewhere.
std::string oneLine(std::string_view text);

/// The notification of a run's end.
/// \param what     "lenet on demo"
/// \param outcome  RunFinished, RunFailed, RunStopped or HeadLost
/// \param reason   of a failure; empty for programs of the user: it may quote their output
Notice endOf(NoticeKind outcome, const std::string &what, const std::string &reason, const std::string &cluster,
             const RunId &run);

struct Settings {
    bool desktop = true;
    std::set<NoticeKind> kinds{NoticeKind::RunFinished, NoticeKind::RunFailed, NoticeKind::Budget,
                               NoticeKind::SpotNotice,  NoticeKind::HeadLost,  NoticeKind::Alert,
                               NoticeKind::WorkerDied,  NoticeKind::Deadline};
    bool hasWebhook = false; ///< its address is stored (webhook.h)
    bool operator==(const Settings &) const = default;
};
/// Reads `notifications.json` of a state folder. A file that cannot be read, or parts of it that are unknown, leave the
/// defaults.
Settings readSettings(const std::filesystem::path &stateFolder);
/// \error those of the file
Status writeSettings(const std::filesystem::path &stateFolder, const Settings &);

} // namespace trainyard::notify
