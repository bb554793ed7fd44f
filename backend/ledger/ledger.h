#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/system/process.h"
#include "backend/ledger/rows.h"

namespace trainyard::ledger {

class Ledger;
struct NodeSamples;
struct SampleCursor;
struct SampleRows;
struct SampleSource;

/// The exclusive right to operate on a resource ("cluster:c-0123", "teardown:local"), released on destruction. The
/// lease of a dead process passes to the next process that requests it.
class Lease {
public:
    Lease() = default;
    ~Lease() { release(); }
    Lease(Lease &&) noexcept = default;
    Lease &operator=(Lease &&other) noexcept;

    const std::string &name() const { return m_name; }
    explicit operator bool() const { return m_impl != nullptr; }
    /// Whether Ledger::requestStop was called for this lease: the holder should release it soon. Reads the file; poll
    /// every 100 ms or slower.
    bool stopRequested() const;
    void release();

private:
    friend class Ledger;
    std::shared_ptr<struct LedgerImpl> m_impl;
    std::string m_name;
    std::string m_nonce; ///< distinguishes this lease from a later one of the same name
};

struct LeaseInfo {
    std::string name;
    std::string purpose; ///< "launch digits-demo"
    ProcessIdentity holder;
    Timestamp taken{};
    bool alive = false; ///< the holder is running
};

/// The record of everything that this computer requested, started, measured and ended: one SQLite file, ledger.db, in a
/// state folder. Thread-safe; any number of processes may have the same file open. Every call is short and blocks for
/// the disk only (up to 10 s while another process writes). Intents, clusters and resources are synced to the disk
/// before the call returns; metrics and events are not (metrics can be read again from the node).
/// \error of every call: IoFailure, DiskFull, CorruptData, Busy (another process kept the file locked for 10 s)
class Ledger {
public:
    /// Opens or creates the file, and migrates an older one.
    /// \error LedgerTooNew (written by a newer Trainyard; unchanged), PermissionDenied (the folder belongs to another
    ///     user, or others may write into it), CorruptData, DiskFull, IoFailure (not writable: a read-only file system,
    ///     missing access), Busy
    static Result<Ledger> open(const std::filesystem::path &stateFolder);
    /// Opens a copy in memory, for a folder that cannot be written (read-only, a full disk). All reads and updates
    /// work, but nothing is written to the file; calls that begin something new (saveCluster, openIntents, saveRun)
    /// fail with `why`. The copy contains no metrics and events.
    /// \error why (the file cannot be read either), LedgerTooNew, IoFailure
    static Result<Ledger> openCopy(const std::filesystem::path &stateFolder, Error why);
    /// The reason why nothing is written to the file; empty for a ledger from open().
    const std::optional<Error> &unwritable() const;
    ~Ledger();
    Ledger(Ledger &&) noexcept;
    Ledger &operator=(Ledger &&) noexcept;

    /// Value of the tag trainyard:ledger: "l-" + 16 hex digits, generated once per file.
    const std::string &id() const;

    // Clusters, intents, resources: synced.
    Status saveCluster(const Cluster &); ///< insert or replace; AlreadyExists when an open cluster has the name
    Status setClusterState(const ClusterId &, const std::string &state, const std::string &detail = {});
    Status setClusterExpires(const ClusterId &, Timestamp); ///< when its machines terminate themselves
    /// Records the account of a cluster whose row has none. Never replaces one; an unknown cluster is not an error.
    Status setClusterAccount(const ClusterId &, const std::string &account);
    /// Corrects the account of a cluster: only for the account that has shown a machine of it.
    Status correctClusterAccount(const ClusterId &, const std::string &account);
    Status closeCluster(const ClusterId &, const std::string &state, Timestamp at); ///< also closes its open intents
    Result<std::optional<Cluster>> cluster(const ClusterId &);
    /// Newest first. openOnly leaves out closed clusters.
    Result<std::vector<Cluster>> clusters(bool openOnly = false);

    /// Saves all intents in one synced transaction. The AWS calls may be sent after it returns.
    Status openIntents(std::span<const Intent>);
    Status recordIntentResult(const std::string &token, IntentState, const std::string &detail = {});
    /// Saves the resource that an intent created and marks the intent as succeeded, in one transaction.
    Status recordIntentResource(const std::string &token, const Resource &made);
    Result<std::vector<Intent>> intents(const ClusterId &);         ///< empty id: open intents of every cluster
    Result<std::optional<Intent>> intent(const std::string &token); ///< in any state

    Status saveResource(const Resource &); ///< insert or replace by (kind, id, profile, region)
    Status closeResource(const std::string &kind, const std::string &id, const std::string &profile,
                         const std::string &region, const std::string &state,
                         Timestamp at); ///< an unknown resource is not an error
    /// Reopens a closed resource that the cloud reports as existing, in that state. An unknown one is not an error.
    Status reopenResource(const std::string &kind, const std::string &id, const std::string &profile,
                          const std::string &region, const std::string &state);
    Result<std::vector<Resource>> resources(const ClusterId &, bool openOnly = true); ///< empty id: of every cluster
    /// Returns a resource, open or closed.
    Result<std::optional<Resource>> resource(const std::string &kind, const std::string &id, const std::string &profile,
                                             const std::string &region);

    // Runs and their metrics.
    Status saveRun(const Run &); ///< insert or replace
    Status setRunState(const RunId &, protocol::RunState, const std::string &detail = {},
                       std::optional<Timestamp> finished = {});
    /// Sets a run to Running, unless it has finished or was stopped: in one transaction, so that a program that starts
    /// its processes does not overwrite a stop that another one has recorded meanwhile. A failed run is continued.
    /// \return false: it has ended, and nothing is changed
    /// \error also NotFound
    Result<bool> continueRun(const RunId &, const std::string &detail = {});
    Result<std::optional<Run>> run(const RunId &);
    Result<std::vector<Run>> runs(const ClusterId & = {}); ///< newest first; empty id: of every cluster
    /// Replaces what the user has added to a run.
    /// \error NotFound (no such run)
    Status saveRunLabels(const RunLabels &);
    Result<RunLabels> runLabels(const RunId &); ///< empty ones of a run without labels
    Result<std::vector<RunLabels>> runLabels(); ///< of all runs that have some, by their ids
    /// Deletes a run with its labels, metrics and cursors. Events stay: they belong to the timeline of its cluster.
    /// \error NotFound
    Status deleteRun(const RunId &);

    /// Saves rows and cursor in one transaction. A repeated row changes nothing; a later row (by view and t) of the
    /// same key replaces the earlier one and gets a new sequence.
    /// \return sequence of the run's last row
    Result<std::int64_t> appendMetrics(const RunId &, std::span<const protocol::MetricRecord>,
                                       std::optional<FeedCursor> = {});
    /// \param since  only rows with a larger sequence
    /// \param limit  0: all
    Result<MetricRows> metrics(const RunId &, std::int64_t since = 0, int limit = 0);
    Result<FeedCursor> cursor(const RunId &); ///< of the last append; {0, 0} when never read

    // Samples of machines: system_samples.h.
    /// Saves samples, cursors and problems in one transaction. A sample of a known time changes nothing.
    Status appendSamples(const ClusterId &, std::span<const NodeSamples>);
    /// \param from, to  by the clocks of the machines
    /// \param after     from an earlier call with the same range; a default one: all
    /// \param limit     0: all
    Result<SampleRows> samples(const ClusterId &, Timestamp from, Timestamp to, const SampleCursor &after,
                               int limit = 0);
    Result<std::vector<SampleSource>> sampleSources(const ClusterId &);
    /// Replaces older samples of all clusters by the means of their minutes, which are kept.
    Status condenseSamples(Timestamp before);

    Status addEvent(const Event &); ///< `at` of zero means now
    /// Adds an event unless its cluster and run have one of the same kind, subject and text, as another follower of the
    /// run may have recorded at the same time.
    /// \param perMoment  an event at another time is another one
    /// \return whether it was added
    Result<bool> addEventOnce(const Event &, bool perMoment);
    /// Returns events, oldest first.
    /// \param cluster, run  empty: any
    /// \param since         only events with a larger sequence
    /// \param limit         0: all
    Result<std::vector<Event>> events(const ClusterId &, const RunId & = {}, std::int64_t since = 0, int limit = 1000);

    // Leases.
    /// \error Busy, with the purpose and the process of the holder in detail
    Result<Lease> lease(const std::string &name, const std::string &purpose);
    Status requestStop(const std::string &name); ///< a missing lease is not an error
    Result<std::vector<LeaseInfo>> leases();

    // Persistent settings, for example "profile" (the last selected one).
    Result<std::optional<std::string>> setting(const std::string &key);
    Status setSetting(const std::string &key, const std::string &value);

private:
    explicit Ledger(std::shared_ptr<LedgerImpl>);
    std::shared_ptr<LedgerImpl> m_impl;
};

} // namespace trainyard::ledger
