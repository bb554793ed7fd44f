#include "backend/ledger/schema_internal.h"

namespace trainyard::ledger {
namespace {

// Times are milliseconds since 1970. Closed rows stay: the receipt and the costs need them.
constexpr const char *kFirst = R"sql(
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE clusters (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, profile TEXT NOT NULL, region TEXT NOT NULL, endpoint TEXT NOT NULL,
    owner TEXT NOT NULL, state TEXT NOT NULL, detail TEXT NOT NULL, plan TEXT NOT NULL,
    created INTEGER NOT NULL, expires INTEGER, closed INTEGER) WITHOUT ROWID;
CREATE UNIQUE INDEX clusters_open_name ON clusters (profile, endpoint, region, name) WHERE closed IS NULL;

CREATE TABLE intents (
    token TEXT PRIMARY KEY, cluster TEXT NOT NULL, profile TEXT NOT NULL, region TEXT NOT NULL, kind TEXT NOT NULL,
    node TEXT NOT NULL, count INTEGER NOT NULL, request TEXT NOT NULL, state INTEGER NOT NULL, detail TEXT NOT NULL,
    created INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX intents_cluster ON intents (cluster);
CREATE INDEX intents_open ON intents (state) WHERE state = 0;

CREATE TABLE resources (
    kind TEXT NOT NULL, id TEXT NOT NULL, profile TEXT NOT NULL, region TEXT NOT NULL, cluster TEXT NOT NULL,
    name TEXT NOT NULL, state TEXT NOT NULL, tags TEXT NOT NULL, facts TEXT NOT NULL,
    created INTEGER NOT NULL, closed INTEGER, PRIMARY KEY (kind, id, profile, region)) WITHOUT ROWID;
CREATE INDEX resources_cluster ON resources (cluster);

CREATE TABLE runs (
    id TEXT PRIMARY KEY, cluster TEXT NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL, detail TEXT NOT NULL,
    job TEXT NOT NULL, attempt INTEGER NOT NULL, created INTEGER NOT NULL, finished INTEGER) WITHOUT ROWID;
CREATE INDEX runs_cluster ON runs (cluster);

CREATE TABLE metrics (
    run TEXT NOT NULL, sequence INTEGER NOT NULL, attempt INTEGER NOT NULL, view INTEGER NOT NULL, rank INTEGER NOT NULL,
    epoch INTEGER NOT NULL, step INTEGER NOT NULL, samples INTEGER NOT NULL, t REAL NOT NULL, name TEXT NOT NULL,
    value REAL, note TEXT NOT NULL, PRIMARY KEY (run, sequence)) WITHOUT ROWID;
CREATE UNIQUE INDEX metrics_key ON metrics (run, attempt, rank, name, step);

CREATE TABLE cursors (
    run TEXT NOT NULL, source TEXT NOT NULL, inode INTEGER NOT NULL, offset INTEGER NOT NULL,
    PRIMARY KEY (run, source)) WITHOUT ROWID;

CREATE TABLE events (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, cluster TEXT NOT NULL, run TEXT NOT NULL,
    kind TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX events_cluster ON events (cluster);

CREATE TABLE leases (
    name TEXT PRIMARY KEY, nonce TEXT NOT NULL, purpose TEXT NOT NULL, pid INTEGER NOT NULL, start_time INTEGER NOT NULL,
    taken INTEGER NOT NULL, stop INTEGER NOT NULL) WITHOUT ROWID;
)sql";

// A launch writes its intents with its cluster. A cluster without intents was therefore adopted from tags, which early
// versions did without asking the user.
constexpr const char *kAdopted = R"sql(
ALTER TABLE clusters ADD COLUMN adopted_from TEXT NOT NULL DEFAULT '';
UPDATE clusters SET adopted_from = 'unknown' WHERE id NOT IN (SELECT cluster FROM intents);
)sql";

// A replaced record gets a new sequence. Readers detect by the first one of its key that they have an earlier version.
constexpr const char *kReplaced = "ALTER TABLE metrics ADD COLUMN first_sequence INTEGER";

// Earlier versions recorded failures in the text only: those of two kinds can be recognized.
constexpr const char *kFailed = R"sql(
ALTER TABLE events ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
UPDATE events SET failed = 1 WHERE kind = 'attempt' OR (kind = 'launch' AND text LIKE 'the launch failed: %');
)sql";

// Samples of machines: one row for every 5 s, or a mean of a minute. `at` is by the clock of the machine.
constexpr const char *kSamples = R"sql(
CREATE TABLE IF NOT EXISTS system_samples (
    sequence INTEGER PRIMARY KEY, cluster TEXT NOT NULL, node TEXT NOT NULL, at INTEGER NOT NULL,
    seconds INTEGER NOT NULL, cores INTEGER NOT NULL, cpu REAL, memory_used INTEGER, memory_total INTEGER,
    disk_read REAL, disk_written REAL, disk_used INTEGER, disk_total INTEGER, net_received REAL, net_sent REAL);
CREATE UNIQUE INDEX IF NOT EXISTS system_samples_key ON system_samples (cluster, node, seconds, at);
CREATE INDEX IF NOT EXISTS system_samples_order ON system_samples (cluster, seconds, sequence);
CREATE INDEX IF NOT EXISTS system_samples_age ON system_samples (at) WHERE seconds = 5;
CREATE TABLE IF NOT EXISTS gpu_samples (
    cluster TEXT NOT NULL, node TEXT NOT NULL, seconds INTEGER NOT NULL, at INTEGER NOT NULL, gpu INTEGER NOT NULL,
    percent REAL, memory_used INTEGER, memory_total INTEGER, celsius REAL,
    PRIMARY KEY (cluster, node, seconds, at, gpu)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sample_sources (
    cluster TEXT NOT NULL, node TEXT NOT NULL, file INTEGER NOT NULL, offset INTEGER NOT NULL, problem INTEGER NOT NULL,
    PRIMARY KEY (cluster, node)) WITHOUT ROWID;
)sql";

constexpr const char *kLabels = R"sql(
CREATE TABLE IF NOT EXISTS run_labels (
    run TEXT PRIMARY KEY, name TEXT NOT NULL, notes TEXT NOT NULL, tags TEXT NOT NULL, archived INTEGER) WITHOUT ROWID;
)sql";

// Earlier versions did not record the account: it stays empty until AWS shows a machine of the cluster.
constexpr const char *kAccounts = "ALTER TABLE clusters ADD COLUMN account TEXT NOT NULL DEFAULT ''";

constexpr const char *kMigrations[] = {kFirst, kAdopted, kReplaced, kFailed, kSamples, kLabels, kAccounts};

} // namespace

std::span<const char *const> migrations()
{
    return kMigrations;
}

Status checkVersion(SQLite::Database &db, const std::filesystem::path &file)
{
    const int version = db.execAndGet("PRAGMA user_version").getInt();
    if (version <= static_cast<int>(std::size(kMigrations)))
        return {};
    return fail(ErrorCode::LedgerTooNew, file.string(),
                "its version is " + std::to_string(version) + ", this program knows up to " +
                    std::to_string(std::size(kMigrations)));
}

std::string ledgerId(SQLite::Database &db)
{
    return db.execAndGet("SELECT value FROM meta WHERE key = 'ledger-id'").getString();
}

} // namespace trainyard::ledger
