#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

#include "backend/core/clock.h"
#include "backend/core/result.h"

namespace trainyard::ledger {

/// A database connection and the mutex that serialises its use.
class Connection {
public:
    enum class Durability { Synced, Lazy };
    Connection(const std::filesystem::path &file, Durability); ///< ":memory:" for a copy

    /// Runs f(database) under the lock and converts SQLite's exceptions into an Error.
    template <class F>
    auto read(F f) -> Result<std::invoke_result_t<F, SQLite::Database &>>
    {
        const std::lock_guard lock(m_mutex);
        try {
            return f(m_database);
        } catch (...) {
            return fail(currentError());
        }
    }
    /// As read, in a transaction that takes the write lock at once: a later upgrade would not honour the busy timeout.
    /// f returns Status or Result<T>; an error rolls back.
    template <class F>
    auto write(F f) -> std::invoke_result_t<F, SQLite::Database &>
    {
        const std::lock_guard lock(m_mutex);
        try {
            SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
            auto result = f(m_database);
            if (result)
                transaction.commit();
            return result;
        } catch (...) {
            return fail(currentError());
        }
    }

private:
    Error currentError() const; ///< of the exception being handled
    std::mutex m_mutex;
    SQLite::Database m_database;
};

/// Converts an exception of SQLite: DiskFull where SQLite reports a full disk. Missing write access is IoFailure,
/// because the advice for PermissionDenied concerns permissions at AWS.
Error toError(const SQLite::Exception &, const std::string &source);

struct LedgerImpl {
    LedgerImpl(std::filesystem::path stateFolder, const std::filesystem::path &file)
        : folder(std::move(stateFolder))
        , durable(file, Connection::Durability::Synced)
        , ownBulk(std::make_unique<Connection>(file, Connection::Durability::Lazy))
        , bulk(*ownBulk)
    {
    }
    /// In memory, with one connection: two would be two databases.
    explicit LedgerImpl(std::filesystem::path stateFolder)
        : folder(std::move(stateFolder))
        , durable(":memory:", Connection::Durability::Lazy)
        , bulk(durable)
    {
    }
    std::filesystem::path folder;
    std::string id;
    std::optional<Error> unwritable;
    Connection durable; ///< intents, clusters, resources, leases, settings
    std::unique_ptr<Connection> ownBulk;
    Connection &bulk; ///< runs, metrics, cursors, events
};

inline std::int64_t toMillis(Timestamp t)
{
    return t.time_since_epoch().count();
}
inline Timestamp fromMillis(std::int64_t ms)
{
    return Timestamp(std::chrono::milliseconds(ms));
}
void bindTime(SQLite::Statement &, int index, const std::optional<Timestamp> &);
std::optional<Timestamp> timeAt(SQLite::Statement &, int index);
std::string toText(const std::map<std::string, std::string> &);
std::map<std::string, std::string> toMap(const std::string &json);

} // namespace trainyard::ledger
