#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// What a notification is about.
enum class NoticeKind { RunFinished, RunFailed, RunStopped, Budget, SpotNotice, HeadLost };
constexpr auto namesOf(NoticeKind)
{
    return std::to_array<std::string_view>(
        {"run-finished", "run-failed", "run-stopped", "budget", "spot-notice", "head-lost"});
}
using trainyard::toString;

/// A notification: never text of a log, never a command, because it leaves this computer.
struct Notice {
    NoticeKind kind = NoticeKind::RunFinished;
    std::string title, text; ///< one line each
    std::string cluster;     ///< its name
    RunId run;               ///< empty: of no run
    bool operator==(const Notice &) const = default;
};

struct NotificationSettings {
    bool desktop = true;
    std::set<NoticeKind> kinds{NoticeKind::RunFinished, NoticeKind::RunFailed, NoticeKind::Budget,
                               NoticeKind::SpotNotice, NoticeKind::HeadLost};
    bool hasWebhook = false; ///< its address is stored, readable for the user only
    bool operator==(const NotificationSettings &) const = default;
};

/// What a change of runs gives reason to report. Remembers what was reported, and says nothing about runs that were over
/// when they were first seen. A plain object.
class RunNotices {
public:
    std::vector<Notice> of(const std::vector<RunSnapshot> &runs);

private:
    std::set<RunId> m_active;
    bool m_seen = false;
};

/// Interruptions of Spot machines, from the events of clusters. Says nothing about those that were there when a cluster
/// was first seen. A plain object.
class SpotNotices {
public:
    std::vector<Notice> of(const std::vector<ClusterDetails> &clusters);

private:
    std::map<ClusterId, std::int64_t> m_last; ///< sequence of the last event that was seen
};

/// The body of a webhook: {"kind", "title", "text", "cluster", "run", "program"}.
std::string webhookBody(const Notice &);
/// \error InvalidArgument (no https address; http only to this computer; credentials before the host)
Status checkWebhook(const std::string &url);

class NotificationService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual NotificationSettings settings() const = 0;
    virtual void change(const NotificationSettings &settings) = 0;
    /// Stores the address; an empty one removes it.
    /// \error as checkWebhook, and those of the file
    virtual Status setWebhook(const Secret &url) = 0;
    /// Reports to the desktop and the webhook as the settings say. Never blocks; failures are logged.
    virtual void report(const Notice &notice) = 0;
    /// Sends a test to the webhook.
    /// \error NotFound (there is none), RemoteCommandFailed (its answer), those of the connection
    virtual QFuture<Status> test() = 0;
};

} // namespace trainyard::services
