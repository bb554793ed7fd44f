#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {
namespace {

constexpr const char *kClusterColumns =
    "SELECT id, name, profile, region, endpoint, owner, state, detail, plan, created, expires, closed, "
    "adopted_from FROM clusters";

constexpr const char *kIntentColumns =
    "SELECT token, cluster, profile, region, kind, node, count, request, state, detail, created FROM intents";
constexpr const char *kResourceColumns =
    "SELECT kind, id, profile, region, cluster, name, state, tags, facts, created, closed FROM resources";

Cluster clusterAt(SQLite::Statement &row)
{
    Cluster c;
    c.id = ClusterId(row.getColumn(0).getString());
    c.name = row.getColumn(1).getString();
    c.profile = row.getColumn(2).getString();
    c.region = row.getColumn(3).getString();
    c.endpoint = row.getColumn(4).getString();
    c.owner = row.getColumn(5).getString();
    c.state = row.getColumn(6).getString();
    c.detail = row.getColumn(7).getString();
    c.plan = row.getColumn(8).getString();
    c.created = fromMillis(row.getColumn(9).getInt64());
    c.expires = timeAt(row, 10);
    c.closed = timeAt(row, 11);
    c.adoptedFrom = row.getColumn(12).getString();
    return c;
}

Intent intentAt(SQLite::Statement &row)
{
    Intent i;
    i.token = row.getColumn(0).getString();
    i.cluster = ClusterId(row.getColumn(1).getString());
    i.profile = row.getColumn(2).getString();
    i.region = row.getColumn(3).getString();
    i.kind = row.getColumn(4).getString();
    i.node = row.getColumn(5).getString();
    i.count = row.getColumn(6).getInt();
    i.request = row.getColumn(7).getString();
    i.state = static_cast<IntentState>(row.getColumn(8).getInt());
    i.detail = row.getColumn(9).getString();
    i.created = fromMillis(row.getColumn(10).getInt64());
    return i;
}

Resource resourceAt(SQLite::Statement &row)
{
    Resource r;
    r.kind = row.getColumn(0).getString();
    r.id = row.getColumn(1).getString();
    r.profile = row.getColumn(2).getString();
    r.region = row.getColumn(3).getString();
    r.cluster = ClusterId(row.getColumn(4).getString());
    r.name = row.getColumn(5).getString();
    r.state = row.getColumn(6).getString();
    r.tags = toMap(row.getColumn(7).getString());
    r.facts = toMap(row.getColumn(8).getString());
    r.created = fromMillis(row.getColumn(9).getInt64());
    r.closed = timeAt(row, 10);
    return r;
}

void insertResource(SQLite::Database &db, const Resource &r)
{
    SQLite::Statement insert(
        db, "INSERT OR REPLACE INTO resources (kind, id, profile, region, cluster, name, state, tags, facts, "
            "created, closed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, r.kind);
    insert.bind(2, r.id);
    insert.bind(3, r.profile);
    insert.bind(4, r.region);
    insert.bind(5, r.cluster.value);
    insert.bind(6, r.name);
    insert.bind(7, r.state);
    insert.bind(8, toText(r.tags));
    insert.bind(9, toText(r.facts));
    insert.bind(10, toMillis(r.created));
    bindTime(insert, 11, r.closed);
    insert.exec();
}

void settle(SQLite::Database &db, const std::string &token, IntentState state, const std::string &detail)
{
    SQLite::Statement update(db, "UPDATE intents SET state = ?, detail = ? WHERE token = ?");
    update.bind(1, static_cast<int>(state));
    update.bind(2, detail);
    update.bind(3, token);
    update.exec();
}

} // namespace

Status Ledger::saveCluster(const Cluster &c)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        // Not INSERT OR REPLACE: that would silently replace an open cluster of the same name.
        SQLite::Statement insert(
            db, "INSERT INTO clusters (id, name, profile, region, endpoint, owner, state, detail, plan, created, "
                "expires, closed, "
                "adopted_from) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = "
                "excluded.name, "
                "profile = excluded.profile, region = excluded.region, endpoint = excluded.endpoint, owner = "
                "excluded.owner, "
                "state = excluded.state, detail = excluded.detail, plan = excluded.plan, created = excluded.created, "
                "expires = excluded.expires, closed = excluded.closed, adopted_from = excluded.adopted_from");
        insert.bind(1, c.id.value);
        insert.bind(2, c.name);
        insert.bind(3, c.profile);
        insert.bind(4, c.region);
        insert.bind(5, c.endpoint);
        insert.bind(6, c.owner);
        insert.bind(7, c.state);
        insert.bind(8, c.detail);
        insert.bind(9, c.plan);
        insert.bind(10, toMillis(c.created));
        bindTime(insert, 11, c.expires);
        bindTime(insert, 12, c.closed);
        insert.bind(13, c.adoptedFrom);
        try {
            insert.exec();
        } catch (const SQLite::Exception &e) {
            if (e.getErrorCode() != 19) // SQLITE_CONSTRAINT
                throw;
            return fail(ErrorCode::AlreadyExists, "ledger",
                        "a cluster named \"" + c.name + "\" is open in " + c.region);
        }
        return {};
    });
}

Status Ledger::setClusterState(const ClusterId &id, const std::string &state, const std::string &detail)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(db, "UPDATE clusters SET state = ?, detail = ? WHERE id = ?");
        update.bind(1, state);
        update.bind(2, detail);
        update.bind(3, id.value);
        if (update.exec() == 0)
            return fail(ErrorCode::NotFound, "ledger", "no cluster " + id.value);
        return {};
    });
}

Status Ledger::setClusterExpires(const ClusterId &id, Timestamp expires)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(db, "UPDATE clusters SET expires = ? WHERE id = ?");
        update.bind(1, toMillis(expires));
        update.bind(2, id.value);
        if (update.exec() == 0)
            return fail(ErrorCode::NotFound, "ledger", "no cluster " + id.value);
        return {};
    });
}

Status Ledger::closeCluster(const ClusterId &id, const std::string &state, Timestamp at)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement intents(db, "UPDATE intents SET state = ? WHERE cluster = ? AND state = ?");
        intents.bind(1, static_cast<int>(IntentState::Closed));
        intents.bind(2, id.value);
        intents.bind(3, static_cast<int>(IntentState::Open));
        intents.exec();
        SQLite::Statement update(
            db, "UPDATE clusters SET state = ?, detail = '', closed = ? WHERE id = ? AND closed IS NULL");
        update.bind(1, state);
        update.bind(2, toMillis(at));
        update.bind(3, id.value);
        update.exec();
        return {};
    });
}

Result<std::optional<Cluster>> Ledger::cluster(const ClusterId &id)
{
    return m_impl->durable.read([&](SQLite::Database &db) -> std::optional<Cluster> {
        SQLite::Statement query(db, std::string(kClusterColumns) + " WHERE id = ?");
        query.bind(1, id.value);
        if (!query.executeStep())
            return std::nullopt;
        return clusterAt(query);
    });
}

Result<std::vector<Cluster>> Ledger::clusters(bool openOnly)
{
    return m_impl->durable.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, std::string(kClusterColumns) + (openOnly ? " WHERE closed IS NULL" : "") +
                                        " ORDER BY created DESC, id");
        std::vector<Cluster> found;
        while (query.executeStep())
            found.push_back(clusterAt(query));
        return found;
    });
}

Status Ledger::openIntents(std::span<const Intent> intents)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement insert(
            db, "INSERT INTO intents (token, cluster, profile, region, kind, node, count, request, state, "
                "detail, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        for (const Intent &i : intents) {
            insert.reset();
            insert.bind(1, i.token);
            insert.bind(2, i.cluster.value);
            insert.bind(3, i.profile);
            insert.bind(4, i.region);
            insert.bind(5, i.kind);
            insert.bind(6, i.node);
            insert.bind(7, i.count);
            insert.bind(8, i.request);
            insert.bind(9, static_cast<int>(i.state));
            insert.bind(10, i.detail);
            insert.bind(11, toMillis(i.created));
            insert.exec();
        }
        return {};
    });
}

Status Ledger::recordIntentResult(const std::string &token, IntentState state, const std::string &detail)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        settle(db, token, state, detail);
        return {};
    });
}

Status Ledger::recordIntentResource(const std::string &token, const Resource &made)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        insertResource(db, made);
        settle(db, token, IntentState::Succeeded, made.id);
        return {};
    });
}

Result<std::optional<Intent>> Ledger::intent(const std::string &token)
{
    return m_impl->durable.read([&](SQLite::Database &db) -> std::optional<Intent> {
        SQLite::Statement query(db, std::string(kIntentColumns) + " WHERE token = ?");
        query.bind(1, token);
        if (!query.executeStep())
            return std::nullopt;
        return intentAt(query);
    });
}

Result<std::vector<Intent>> Ledger::intents(const ClusterId &id)
{
    return m_impl->durable.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, std::string(kIntentColumns) + " WHERE " +
                                        (id.empty() ? "state = 0" : "cluster = ?") + " ORDER BY created, token");
        if (!id.empty())
            query.bind(1, id.value);
        std::vector<Intent> found;
        while (query.executeStep())
            found.push_back(intentAt(query));
        return found;
    });
}

Status Ledger::saveResource(const Resource &r)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        insertResource(db, r);
        return {};
    });
}

Status Ledger::closeResource(const std::string &kind, const std::string &id, const std::string &profile,
                             const std::string &region, const std::string &state, Timestamp at)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(
            db, "UPDATE resources SET state = ?, closed = ? WHERE kind = ? AND id = ? AND profile = ? AND "
                "region = ? AND closed IS NULL");
        update.bind(1, state);
        update.bind(2, toMillis(at));
        update.bind(3, kind);
        update.bind(4, id);
        update.bind(5, profile);
        update.bind(6, region);
        update.exec();
        return {};
    });
}

Status Ledger::reopenResource(const std::string &kind, const std::string &id, const std::string &profile,
                              const std::string &region, const std::string &state)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(
            db, "UPDATE resources SET state = ?, closed = NULL WHERE kind = ? AND id = ? AND profile = ? AND "
                "region = ? AND closed IS NOT NULL");
        update.bind(1, state);
        update.bind(2, kind);
        update.bind(3, id);
        update.bind(4, profile);
        update.bind(5, region);
        update.exec();
        return {};
    });
}

Result<std::optional<Resource>> Ledger::resource(const std::string &kind, const std::string &id,
                                                 const std::string &profile, const std::string &region)
{
    return m_impl->durable.read([&](SQLite::Database &db) -> std::optional<Resource> {
        SQLite::Statement query(db, std::string(kResourceColumns) +
                                        " WHERE kind = ? AND id = ? AND profile = ? AND region = ?");
        query.bind(1, kind);
        query.bind(2, id);
        query.bind(3, profile);
        query.bind(4, region);
        if (!query.executeStep())
            return std::nullopt;
        return resourceAt(query);
    });
}

Result<std::vector<Resource>> Ledger::resources(const ClusterId &id, bool openOnly)
{
    return m_impl->durable.read([&](SQLite::Database &db) {
        std::string where = id.empty() ? "WHERE 1" : "WHERE cluster = ?";
        if (openOnly)
            where += " AND closed IS NULL";
        SQLite::Statement query(db, std::string(kResourceColumns) + " " + where + " ORDER BY created, name, id");
        if (!id.empty())
            query.bind(1, id.value);
        std::vector<Resource> found;
        while (query.executeStep())
            found.push_back(resourceAt(query));
        return found;
    });
}

} // namespace trainyard::ledger
