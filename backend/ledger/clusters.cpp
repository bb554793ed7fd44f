#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {
namespace {

void recordResult(SQLite::Database &db, const std::string &token, IntentState state, const std::string &detail)
{
    execute(db, "UPDATE intents SET state = ?, detail = ? WHERE token = ?", state, detail, token);
}

} // namespace

Status Ledger::saveCluster(const Cluster &c)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        try {
            // Not INSERT OR REPLACE: that would silently replace an open cluster of the same name.
            // A program with an earlier copy of the row does not remove the account that another one has found.
            const auto update = [](const std::string &name) {
                return name + (name == "account" ? " = coalesce(nullif(excluded.account, ''), clusters.account)"
                                                 : " = excluded." + name);
            };
            insert(db, "INSERT", c, "ON CONFLICT (id) DO UPDATE SET " + listColumns<Cluster>(update));
        } catch (const SQLite::Exception &e) {
            if (toError(e, "ledger").code != ErrorCode::AlreadyExists)
                throw;
            return fail(ErrorCode::AlreadyExists, "ledger",
                        "a cluster named \"" + c.name + "\" is open in " + c.region);
        }
        return {};
    });
}

Status Ledger::setClusterState(const ClusterId &id, const std::string &state, const std::string &detail)
{
    return m_impl->durable.update("cluster " + id.value, "UPDATE clusters SET state = ?, detail = ? WHERE id = ?",
                                  state, detail, id);
}

Status Ledger::setClusterExpires(const ClusterId &id, Timestamp expires)
{
    return m_impl->durable.update("cluster " + id.value, "UPDATE clusters SET expires = ? WHERE id = ?", expires, id);
}

Status Ledger::setClusterAccount(const ClusterId &id, const std::string &account)
{
    return m_impl->durable.execute("UPDATE clusters SET account = ? WHERE id = ? AND account = ''", account, id);
}

Status Ledger::correctClusterAccount(const ClusterId &id, const std::string &account)
{
    return m_impl->durable.execute("UPDATE clusters SET account = ? WHERE id = ?", account, id);
}

Status Ledger::closeCluster(const ClusterId &id, const std::string &state, Timestamp at)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        execute(db, "UPDATE intents SET state = ? WHERE cluster = ? AND state = ?", IntentState::Closed, id,
                IntentState::Open);
        execute(db, "UPDATE clusters SET state = ?, detail = '', closed = ? WHERE id = ? AND closed IS NULL", state, at,
                id);
        return {};
    });
}

Result<std::optional<Cluster>> Ledger::cluster(const ClusterId &id)
{
    return m_impl->durable.row<Cluster>("WHERE id = ?", id);
}

Result<std::vector<Cluster>> Ledger::clusters(bool openOnly)
{
    return m_impl->durable.rows<Cluster>(std::string(openOnly ? "WHERE closed IS NULL" : "") +
                                         " ORDER BY created DESC, id");
}

Status Ledger::openIntents(std::span<const Intent> intents)
{
    if (m_impl->unwritable)
        return fail(*m_impl->unwritable);
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        for (const Intent &intent : intents)
            insert(db, "INSERT", intent);
        return {};
    });
}

Status Ledger::recordIntentResult(const std::string &token, IntentState state, const std::string &detail)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        recordResult(db, token, state, detail);
        return {};
    });
}

Status Ledger::recordIntentResource(const std::string &token, const Resource &made)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        insert(db, "INSERT OR REPLACE", made);
        recordResult(db, token, IntentState::Succeeded, made.id);
        return {};
    });
}

Result<std::optional<Intent>> Ledger::intent(const std::string &token)
{
    return m_impl->durable.row<Intent>("WHERE token = ?", token);
}

Result<std::vector<Intent>> Ledger::intents(const ClusterId &id)
{
    if (id.empty())
        return m_impl->durable.rows<Intent>("WHERE state = 0 ORDER BY created, token");
    return m_impl->durable.rows<Intent>("WHERE cluster = ? ORDER BY created, token", id);
}

Status Ledger::saveResource(const Resource &r)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        insert(db, "INSERT OR REPLACE", r);
        return {};
    });
}

Status Ledger::closeResource(const std::string &kind, const std::string &id, const std::string &profile,
                             const std::string &region, const std::string &state, Timestamp at)
{
    return m_impl->durable.execute(
        "UPDATE resources SET state = ?, closed = ? WHERE kind = ? AND id = ? AND profile = ? AND region = ? AND "
        "closed IS NULL",
        state, at, kind, id, profile, region);
}

Status Ledger::reopenResource(const std::string &kind, const std::string &id, const std::string &profile,
                              const std::string &region, const std::string &state)
{
    return m_impl->durable.execute(
        "UPDATE resources SET state = ?, closed = NULL WHERE kind = ? AND id = ? AND profile = ? AND region = ? AND "
        "closed IS NOT NULL",
        state, kind, id, profile, region);
}

Result<std::optional<Resource>> Ledger::resource(const std::string &kind, const std::string &id,
                                                 const std::string &profile, const std::string &region)
{
    return m_impl->durable.row<Resource>("WHERE kind = ? AND id = ? AND profile = ? AND region = ?", kind, id, profile,
                                         region);
}

Result<std::vector<Resource>> Ledger::resources(const ClusterId &id, bool openOnly)
{
    const std::string rest = std::string(openOnly ? " AND closed IS NULL" : "") + " ORDER BY created, name, id";
    if (id.empty())
        return m_impl->durable.rows<Resource>("WHERE 1" + rest);
    return m_impl->durable.rows<Resource>("WHERE cluster = ?" + rest, id);
}

} // namespace trainyard::ledger
