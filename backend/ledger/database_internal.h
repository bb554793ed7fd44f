#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/ledger/tables_internal.h"

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

    /// Executes one statement, as write does.
    template <class... Values>
    Status execute(const std::string &sql, const Values &...values)
    {
        return write([&](SQLite::Database &db) -> Status {
            ledger::execute(db, sql, values...);
            return {};
        });
    }
    /// As execute, for a statement that must change a row.
    /// \param subject  of the row: "cluster c-0123"
    /// \error NotFound (no such row)
    template <class... Values>
    Status update(const std::string &subject, const std::string &sql, const Values &...values)
    {
        return write([&](SQLite::Database &db) -> Status {
            if (ledger::execute(db, sql, values...) == 0)
                return fail(ErrorCode::NotFound, "ledger", "no " + subject);
            return {};
        });
    }
    /// Reads rows of a table.
    /// \param rest  the end of the query: "WHERE cluster = ? ORDER BY created"
    template <class Row, class... Values>
    Result<std::vector<Row>> rows(const std::string &rest, const Values &...values)
    {
        return read([&](SQLite::Database &db) { return ledger::rows<Row>(db, rest, values...); });
    }
    template <class Row, class... Values>
    Result<std::optional<Row>> row(const std::string &rest, const Values &...values)
    {
        return read([&](SQLite::Database &db) -> std::optional<Row> {
            auto found = ledger::rows<Row>(db, rest, values...);
            return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
        });
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
    explicit LedgerImpl(const std::filesystem::path &file)
        : durable(file, Connection::Durability::Synced)
        , ownBulk(std::make_unique<Connection>(file, Connection::Durability::Lazy))
        , bulk(*ownBulk)
    {
    }
    /// In memory, with one connection: two would be two databases.
    LedgerImpl()
        : durable(":memory:", Connection::Durability::Lazy)
        , bulk(durable)
    {
    }
    std::string id;
    std::optional<Error> unwritable;
    Connection durable; ///< intents, clusters, resources, leases, settings
    std::unique_ptr<Connection> ownBulk;
    Connection &bulk; ///< runs, metrics, cursors, events
};

} // namespace trainyard::ledger
