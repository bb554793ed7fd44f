#include <cmath>
#include <limits>

#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {
namespace {

constexpr const char *kRunColumns =
    "SELECT id, cluster, name, state, detail, job, attempt, created, finished FROM runs";

Run runAt(SQLite::Statement &row)
{
    Run r;
    r.id = RunId(row.getColumn(0).getString());
    r.cluster = ClusterId(row.getColumn(1).getString());
    r.name = row.getColumn(2).getString();
    r.state = row.getColumn(3).getString();
    r.detail = row.getColumn(4).getString();
    r.job = row.getColumn(5).getString();
    r.attempt = row.getColumn(6).getInt();
    r.created = fromMillis(row.getColumn(7).getInt64());
    r.finished = timeAt(row, 8);
    return r;
}

Metric metricAt(SQLite::Statement &row, const RunId &run)
{
    Metric m;
    m.run = run;
    m.sequence = row.getColumn(0).getInt64();
    m.attempt = row.getColumn(1).getInt();
    m.view = row.getColumn(2).getInt();
    m.rank = row.getColumn(3).getInt();
    m.epoch = row.getColumn(4).getInt();
    m.step = row.getColumn(5).getInt64();
    m.samples = row.getColumn(6).getInt64();
    m.t = row.getColumn(7).getDouble();
    m.name = row.getColumn(8).getString();
    const auto value = row.getColumn(9);
    // SQLite stores NaN as NULL.
    m.value = value.isNull() ? std::numeric_limits<double>::quiet_NaN() : value.getDouble();
    m.note = row.getColumn(10).getString();
    return m;
}

} // namespace

Status Ledger::saveRun(const Run &r)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement insert(
            db, "INSERT OR REPLACE INTO runs (id, cluster, name, state, detail, job, attempt, created, "
                "finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        insert.bind(1, r.id.value);
        insert.bind(2, r.cluster.value);
        insert.bind(3, r.name);
        insert.bind(4, r.state);
        insert.bind(5, r.detail);
        insert.bind(6, r.job);
        insert.bind(7, r.attempt);
        insert.bind(8, toMillis(r.created));
        bindTime(insert, 9, r.finished);
        insert.exec();
        return {};
    });
}

Status Ledger::setRunState(const RunId &id, const std::string &state, const std::string &detail,
                           std::optional<Timestamp> finished)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(db, "UPDATE runs SET state = ?, detail = ?, finished = ? WHERE id = ?");
        update.bind(1, state);
        update.bind(2, detail);
        bindTime(update, 3, finished);
        update.bind(4, id.value);
        if (update.exec() == 0)
            return fail(ErrorCode::NotFound, "ledger", "no run " + id.value);
        return {};
    });
}

Result<std::optional<Run>> Ledger::run(const RunId &id)
{
    return m_impl->bulk.read([&](SQLite::Database &db) -> std::optional<Run> {
        SQLite::Statement query(db, std::string(kRunColumns) + " WHERE id = ?");
        query.bind(1, id.value);
        if (!query.executeStep())
            return std::nullopt;
        return runAt(query);
    });
}

Result<std::vector<Run>> Ledger::runs(const ClusterId &cluster)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, std::string(kRunColumns) + (cluster.empty() ? "" : " WHERE cluster = ?") +
                                        " ORDER BY created DESC, id");
        if (!cluster.empty())
            query.bind(1, cluster.value);
        std::vector<Run> found;
        while (query.executeStep())
            found.push_back(runAt(query));
        return found;
    });
}

Result<int> Ledger::appendMetrics(const RunId &run, std::span<const Metric> rows, const std::string &source,
                                  std::optional<FeedCursor> cursor)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Result<int> {
        SQLite::Statement last(db, "SELECT coalesce(max(sequence), 0) FROM metrics WHERE run = ?");
        last.bind(1, run.value);
        last.executeStep();
        std::int64_t sequence = last.getColumn(0).getInt64();
        // A changed row gets a new sequence, which makes it visible to followers; a repeated row changes nothing.
        SQLite::Statement insert(
            db,
            "INSERT INTO metrics (run, sequence, attempt, view, rank, epoch, step, samples, t, name, value, note) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (run, attempt, rank, name, step) DO UPDATE SET "
            "sequence = excluded.sequence, view = excluded.view, epoch = excluded.epoch, samples = excluded.samples, "
            "t = excluded.t, value = excluded.value, note = excluded.note "
            "WHERE excluded.view > view OR (excluded.view = view AND excluded.t > t)");
        int changed = 0;
        for (const Metric &m : rows) {
            insert.reset();
            insert.bind(1, run.value);
            insert.bind(2, sequence + 1);
            insert.bind(3, m.attempt);
            insert.bind(4, m.view);
            insert.bind(5, m.rank);
            insert.bind(6, m.epoch);
            insert.bind(7, m.step);
            insert.bind(8, m.samples);
            insert.bind(9, m.t);
            insert.bind(10, m.name);
            insert.bind(11, m.value);
            insert.bind(12, m.note);
            if (insert.exec() > 0) {
                ++sequence;
                ++changed;
            }
        }
        if (cursor) {
            SQLite::Statement place(db,
                                    "INSERT OR REPLACE INTO cursors (run, source, inode, offset) VALUES (?, ?, ?, ?)");
            place.bind(1, run.value);
            place.bind(2, source);
            place.bind(3, static_cast<std::int64_t>(cursor->inode));
            place.bind(4, static_cast<std::int64_t>(cursor->offset));
            place.exec();
        }
        return changed;
    });
}

Result<std::vector<Metric>> Ledger::metrics(const RunId &run, std::int64_t since, int limit)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        SQLite::Statement query(
            db, "SELECT sequence, attempt, view, rank, epoch, step, samples, t, name, value, note FROM metrics "
                "WHERE run = ? AND sequence > ? ORDER BY sequence LIMIT ?");
        query.bind(1, run.value);
        query.bind(2, since);
        query.bind(3, limit > 0 ? limit : -1);
        std::vector<Metric> found;
        while (query.executeStep())
            found.push_back(metricAt(query, run));
        return found;
    });
}

Result<FeedCursor> Ledger::cursor(const RunId &run, const std::string &source)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, "SELECT inode, offset FROM cursors WHERE run = ? AND source = ?");
        query.bind(1, run.value);
        query.bind(2, source);
        FeedCursor cursor;
        if (query.executeStep()) {
            cursor.inode = static_cast<std::uint64_t>(query.getColumn(0).getInt64());
            cursor.offset = static_cast<std::uint64_t>(query.getColumn(1).getInt64());
        }
        return cursor;
    });
}

Status Ledger::addEvent(const Event &e)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement insert(
            db, "INSERT INTO events (at, cluster, run, kind, subject, text) VALUES (?, ?, ?, ?, ?, ?)");
        insert.bind(1, toMillis(e.at == Timestamp{} ? SystemClock::instance().now() : e.at));
        insert.bind(2, e.cluster.value);
        insert.bind(3, e.run.value);
        insert.bind(4, e.kind);
        insert.bind(5, e.subject);
        insert.bind(6, e.text);
        insert.exec();
        return {};
    });
}

Result<std::vector<Event>> Ledger::events(const ClusterId &cluster, const RunId &run, std::int64_t since, int limit)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        SQLite::Statement query(
            db, "SELECT sequence, at, cluster, run, kind, subject, text FROM events WHERE sequence > ?1 "
                "AND (?2 = '' OR cluster = ?2) AND (?3 = '' OR run = ?3) ORDER BY sequence LIMIT ?4");
        query.bind(1, since);
        query.bind(2, cluster.value);
        query.bind(3, run.value);
        query.bind(4, limit > 0 ? limit : -1);
        std::vector<Event> found;
        while (query.executeStep()) {
            Event e;
            e.sequence = query.getColumn(0).getInt64();
            e.at = fromMillis(query.getColumn(1).getInt64());
            e.cluster = ClusterId(query.getColumn(2).getString());
            e.run = RunId(query.getColumn(3).getString());
            e.kind = query.getColumn(4).getString();
            e.subject = query.getColumn(5).getString();
            e.text = query.getColumn(6).getString();
            found.push_back(std::move(e));
        }
        return found;
    });
}

} // namespace trainyard::ledger
