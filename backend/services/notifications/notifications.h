#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/clock.h"
#include "backend/notify/notice.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

using notify::Notice;
using notify::NoticeKind;
using NotificationSettings = notify::Settings;

/// What a change of runs gives reason to report. Remembers what was reported, and reports nothing about runs that were over
/// when they were first seen. A plain object.
class RunNotices {
public:
    std::vector<Notice> of(const std::vector<RunSnapshot> &runs);

private:
    std::set<RunId> m_active;
    bool m_seen = false;
};

/// The events of clusters that have not been seen. Leaves out those that were there when a cluster was first seen. A
/// plain object.
class UnseenEvents {
public:
    std::vector<ledger::Event> of(const ClusterDetails &cluster, std::string_view kind);

private:
    std::map<ClusterId, std::int64_t> m_last; ///< sequence of the last event that was seen
};

/// Interruptions of Spot machines. A plain object.
class SpotNotices {
public:
    std::vector<Notice> of(const std::vector<ClusterDetails> &clusters);

private:
    UnseenEvents m_events;
};

/// Deaths of workers. The reason is left out where it may quote output of a user's program. A plain object.
class WorkerNotices {
public:
    std::vector<Notice> of(const std::vector<ClusterDetails> &clusters, const std::vector<RunSnapshot> &runs);

private:
    UnseenEvents m_events;
};

/// Runs that go on with a new head: one that costs money was agreed to, another one is launched without a question. A plain
/// object.
class HeadNotices {
public:
    std::vector<Notice> of(const std::vector<ClusterDetails> &clusters, const std::vector<RunSnapshot> &runs);

private:
    UnseenEvents m_events;
};

/// Deadlines of clusters that are near, with the run that would end with it: one notice for each deadline, and one more
/// when it is moved. A plain object.
class DeadlineNotices {
public:
    static constexpr std::chrono::minutes kBefore{10};
    std::vector<Notice> of(const std::vector<ClusterDetails> &clusters, Timestamp now,
                           const std::vector<RunSnapshot> &runs = {});

private:
    std::map<ClusterId, Timestamp> m_reported;
};

/// Runs that would not finish before their cluster terminates itself: one notice for each run and deadline. A plain
/// object.
class LateRunNotices {
public:
    /// \param hours  by which the deadline would have to move
    std::optional<Notice> of(const RunSnapshot &run, Timestamp deadline, int hours);

private:
    std::map<RunId, Timestamp> m_reported;
};

class NotificationService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual NotificationSettings settings() const = 0;
    virtual void change(const NotificationSettings &settings) = 0;
    /// Stores the address of the webhook; an empty one removes it.
    /// \error as notify::storeWebhook
    virtual Status setWebhook(const Secret &url) = 0;
    /// Reports to the desktop and the webhook as the settings require. Never blocks; failures are logged.
    virtual void report(const Notice &notice) = 0;
    /// Posts a test to the webhook.
    /// \error as notify::post
    virtual QFuture<Status> test() = 0;
};

} // namespace trainyard::services
