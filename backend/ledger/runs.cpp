#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {

using protocol::MetricRecord;

Status Ledger::saveRun(const Run &r)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        insert(db, "INSERT OR REPLACE", r);
        return {};
    });
}

Status Ledger::setRunState(const RunId &id, protocol::RunState state, const std::string &detail,
                           std::optional<Timestamp> finished)
{
    return m_impl->bulk.update("run " + id.value, "UPDATE runs SET state = ?, detail = ?, finished = ? WHERE id = ?",
                               state, detail, finished, id);
}

Result<bool> Ledger::continueRun(const RunId &id, const std::string &detail)
{
    using protocol::RunState;
    return m_impl->bulk.write([&](SQLite::Database &db) -> Result<bool> {
        const auto found = ledger::rows<Run>(db, "WHERE id = ?", id);
        if (found.empty())
            return fail(ErrorCode::NotFound, "ledger", "no run " + id.value);
        const RunState state = found.front().state;
        if (state == RunState::Stopped || state == RunState::Finished)
            return false;
        execute(db, "UPDATE runs SET state = ?, detail = ?, finished = NULL WHERE id = ?", RunState::Running, detail,
                id);
        return true;
    });
}

Result<std::optional<Run>> Ledger::run(const RunId &id)
{
    return m_impl->bulk.row<Run>("WHERE id = ?", id);
}

Result<std::vector<Run>> Ledger::runs(const ClusterId &cluster)
{
    if (cluster.empty())
        return m_impl->bulk.rows<Run>("ORDER BY created DESC, id");
    return m_impl->bulk.rows<Run>("WHERE cluster = ? ORDER BY created DESC, id", cluster);
}

Status Ledger::saveRunLabels(const RunLabels &labels)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        if (ledger::rows<Run>(db, "WHERE id = ?", labels.run).empty())
            return fail(ErrorCode::NotFound, "ledger", "no run " + labels.run.value);
        insert(db, "INSERT OR REPLACE", labels);
        return {};
    });
}

Result<RunLabels> Ledger::runLabels(const RunId &run)
{
    auto found = m_impl->bulk.row<RunLabels>("WHERE run = ?", run);
    if (!found)
        return fail(found.error());
    RunLabels none;
    none.run = run;
    return found->value_or(none);
}

Result<std::vector<RunLabels>> Ledger::runLabels()
{
    return m_impl->bulk.rows<RunLabels>("ORDER BY run");
}

Status Ledger::deleteRun(const RunId &run)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        if (execute(db, "DELETE FROM runs WHERE id = ?", run) == 0)
            return fail(ErrorCode::NotFound, "ledger", "no run " + run.value);
        execute(db, "DELETE FROM run_labels WHERE run = ?", run);
        execute(db, "DELETE FROM metrics WHERE run = ?", run);
        execute(db, "DELETE FROM cursors WHERE run = ?", run);
        return {};
    });
}

Result<std::int64_t> Ledger::appendMetrics(const RunId &run, std::span<const MetricRecord> rows,
                                           std::optional<FeedCursor> cursor)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Result<std::int64_t> {
        auto last = prepare(db, "SELECT coalesce(max(sequence), 0) FROM metrics WHERE run = ?", run);
        std::int64_t sequence = 0;
        last.executeStep();
        readValues(last, sequence);
        // A changed row gets a new sequence, which makes it visible to followers; a repeated row changes nothing.
        SQLite::Statement insertion(
            db,
            "INSERT INTO metrics (run, sequence, attempt, view, rank, epoch, step, samples, t, name, value, note) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (run, attempt, rank, name, step) DO UPDATE SET "
            "first_sequence = coalesce(first_sequence, sequence), sequence = excluded.sequence, view = excluded.view, "
            "epoch = excluded.epoch, samples = excluded.samples, t = excluded.t, value = excluded.value, "
            "note = excluded.note "
            "WHERE excluded.view > view OR (excluded.view = view AND excluded.t > t)");
        for (const MetricRecord &m : rows) {
            insertion.reset();
            bindValues(insertion, run, sequence + 1, m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name,
                       m.value, m.note);
            sequence += insertion.exec() > 0;
        }
        if (cursor) {
            execute(db, "INSERT OR REPLACE INTO cursors (run, source, inode, offset) VALUES (?, 'metrics', ?, ?)", run,
                    cursor->inode, cursor->offset);
        }
        return sequence;
    });
}

Result<MetricRows> Ledger::metrics(const RunId &run, std::int64_t since, int limit)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        auto query = prepare(
            db,
            "SELECT sequence, attempt, view, rank, epoch, step, samples, t, name, value, note, first_sequence <= ?2 "
            "FROM metrics WHERE run = ?1 AND sequence > ?2 ORDER BY sequence LIMIT ?3",
            run, since, limit > 0 ? limit : -1);
        MetricRows found{.last = since};
        while (query.executeStep()) {
            MetricRecord &m = found.records.emplace_back();
            m.run = run;
            bool replaced = false; // NULL reads as false
            readValues(query, found.last, m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name, m.value,
                       m.note, replaced);
            found.replaced = found.replaced || replaced;
        }
        return found;
    });
}

Result<FeedCursor> Ledger::cursor(const RunId &run)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        auto query = prepare(db, "SELECT inode, offset FROM cursors WHERE run = ? AND source = 'metrics'", run);
        FeedCursor cursor;
        if (query.executeStep())
            readValues(query, cursor.inode, cursor.offset);
        return cursor;
    });
}

Status Ledger::addEvent(const Event &e)
{
    return m_impl->bulk.execute("INSERT INTO events (at, cluster, run, kind, subject, text, failed) "
                                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                                e.at == Timestamp{} ? SystemClock::instance().now() : e.at, e.cluster, e.run, e.kind,
                                e.subject, e.text, e.failed);
}

Result<bool> Ledger::addEventOnce(const Event &e, bool perMoment)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Result<bool> {
        return execute(db,
                       "INSERT INTO events (at, cluster, run, kind, subject, text, failed) "
                       "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE NOT EXISTS (SELECT 1 FROM events WHERE cluster = ?2 "
                       "AND run = ?3 AND kind = ?4 AND subject = ?5 AND text = ?6 AND (?8 = 0 OR at = ?1))",
                       e.at, e.cluster, e.run, e.kind, e.subject, e.text, e.failed, perMoment) > 0;
    });
}

Result<std::vector<Event>> Ledger::events(const ClusterId &cluster, const RunId &run, std::int64_t since, int limit)
{
    return m_impl->bulk.rows<Event>("WHERE sequence > ?1 AND (?2 = '' OR cluster = ?2) AND (?3 = '' OR run = ?3) "
                                    "ORDER BY sequence LIMIT ?4",
                                    since, cluster, run, limit > 0 ? limit : -1);
}

} // namespace trainyard::ledger
