#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/process.h"
#include "backend/core/result.h"
#include "backend/ledger/rows.h"

namespace trainyard::ledger {

class Ledger;

/// The right to work on one thing ("cluster:c-0123", "teardown:local"), given back when it goes.
/// A lease whose process died is taken over by the next who asks.
class Lease {
public:
    Lease() = default;
    ~Lease() { release(); }
    Lease(Lease &&other) noexcept;
    Lease &operator=(Lease &&other) noexcept;

    const std::string &name() const { return m_name; }
    explicit operator bool() const { return m_impl != nullptr; }
    /// Did somebody ask, with Ledger::requestStop, that we give it back soon? A read of the file: ask every 100 ms or
    /// slower.
    bool stopRequested() const;
    void release();

private:
    friend class Ledger;
    std::shared_ptr<struct LedgerImpl> m_impl;
    std::string m_name;
    std::string m_nonce; ///< tells our lease from a later one of the same name
};

struct LeaseInfo {
    std::string name;
    std::string purpose; ///< "launch digits-demo"
    ProcessIdentity holder;
    Timestamp taken{};
    bool alive = false; ///< the process that holds it lives
};

/// What this computer knows it asked for, started, measured and ended: one SQLite file, ledger.db, in a state folder.
/// Thread-safe; any number of processes may have the same file open. Every call is short and blocks for the disk only
/// (up to 10 s when another process writes); intents, clusters and resources are synced to the disk before the call
/// returns, metrics and events are not (metrics can be read again from the node).
/// errors  of every call: IoFailure, DiskFull, CorruptData, Busy (another process kept the file locked for 10 s)
class Ledger {
public:
    /// Open or create it, and bring an older one up to date.
    /// errors  LedgerTooNew (written by a newer Trainyard; nothing was changed), CorruptData, DiskFull, IoFailure (it
    ///         cannot be written: a read-only file system, no right to), Busy
    static Result<Ledger> open(const std::filesystem::path &stateFolder);
    /// For a folder that cannot be written (read-only, a full disk): what its file says, in memory. Everything can be
    /// asked and noted, and is forgotten with the object; what begins something new (saveCluster, openIntents, saveRun)
    /// fails with `why`. Metrics and events are left out.
    /// errors  why (the file cannot be read either), LedgerTooNew
    static Result<Ledger> openCopy(const std::filesystem::path &stateFolder, Error why);
    /// Why nothing is written to the file; empty for one that open() has opened.
    const std::optional<Error> &unwritable() const;
    ~Ledger();
    Ledger(Ledger &&) noexcept;
    Ledger &operator=(Ledger &&) noexcept;

    /// Value of the tag trainyard:ledger: "l-" + 16 hex digits, made once per file.
    const std::string &id() const;
    const std::filesystem::path &folder() const;

    // Clusters, intents, resources: synced.
    Status saveCluster(const Cluster &); ///< insert or replace; AlreadyExists when an open cluster has the name
    Status setClusterState(const ClusterId &, const std::string &state, const std::string &detail = {});
    Status setClusterExpires(const ClusterId &, Timestamp); ///< when its machines end themselves
    Status closeCluster(const ClusterId &, const std::string &state, Timestamp at); ///< also closes its open intents
    Result<std::optional<Cluster>> cluster(const ClusterId &);
    /// Newest first. openOnly leaves out those that are closed.
    Result<std::vector<Cluster>> clusters(bool openOnly = false);

    /// All of them in one synced transaction: after this returns, the calls may go out.
    Status openIntents(std::span<const Intent>);
    Status recordIntentResult(const std::string &token, IntentState, const std::string &detail = {});
    /// What came of an intent, and the intent's answer, in one transaction.
    Status recordIntentResource(const std::string &token, const Resource &made);
    Result<std::vector<Intent>> intents(const ClusterId &);         ///< empty id: those still Open, of every cluster
    Result<std::optional<Intent>> intent(const std::string &token); ///< in any state

    Status saveResource(const Resource &); ///< insert or replace by (kind, id, profile, region)
    Status closeResource(const std::string &kind, const std::string &id, const std::string &profile,
                         const std::string &region, const std::string &state,
                         Timestamp at); ///< an unknown one is an answer
    /// It was closed, and the cloud says that it exists: open again, in that state. An unknown one is an answer.
    Status reopenResource(const std::string &kind, const std::string &id, const std::string &profile,
                          const std::string &region, const std::string &state);
    Result<std::vector<Resource>> resources(const ClusterId &, bool openOnly = true); ///< empty id: of every cluster
    /// One of them, open or closed.
    Result<std::optional<Resource>> resource(const std::string &kind, const std::string &id, const std::string &profile,
                                             const std::string &region);

    // Runs and what they measured.
    Status saveRun(const Run &); ///< insert or replace
    Status setRunState(const RunId &, const std::string &state, const std::string &detail = {},
                       std::optional<Timestamp> finished = {});
    Result<std::optional<Run>> run(const RunId &);
    Result<std::vector<Run>> runs(const ClusterId & = {}); ///< newest first; empty id: of every cluster

    /// Rows and cursor in one transaction. A row that is there already is kept once; a later one (by view and t) of the
    /// same key replaces it. `source` names the file the rows came from ("metrics").
    /// return  how many rows were new or changed
    Result<int> appendMetrics(const RunId &, std::span<const Metric>, const std::string &source = "metrics",
                              std::optional<FeedCursor> cursor = {});
    /// In the order they came. since: only rows with a larger sequence. limit 0: all.
    Result<std::vector<Metric>> metrics(const RunId &, std::int64_t since = 0, int limit = 0);
    Result<FeedCursor> cursor(const RunId &, const std::string &source = "metrics"); ///< {0, 0} when never read

    Status addEvent(const Event &); ///< `at` of zero means now
    /// Oldest first; both ids empty: everything. since: only events with a larger sequence.
    Result<std::vector<Event>> events(const ClusterId &, const RunId & = {}, std::int64_t since = 0, int limit = 1000);

    // Leases.
    /// errors  Busy, with the purpose and the process of the holder in detail
    Result<Lease> lease(const std::string &name, const std::string &purpose);
    Status requestStop(const std::string &name); ///< no such lease is an answer
    Result<std::vector<LeaseInfo>> leases();

    // Small choices that outlive a program: "profile" (the one last selected).
    Result<std::optional<std::string>> setting(const std::string &key);
    Status setSetting(const std::string &key, const std::string &value);

private:
    explicit Ledger(std::shared_ptr<LedgerImpl>);
    std::shared_ptr<LedgerImpl> m_impl;
};

} // namespace trainyard::ledger
