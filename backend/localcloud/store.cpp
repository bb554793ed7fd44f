#include "backend/localcloud/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

namespace trainyard::localcloud {
namespace {

constexpr int kVersion = 1;
constexpr const char *kSchema = R"(
CREATE TABLE IF NOT EXISTS records(kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY(kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS buckets(name TEXT PRIMARY KEY, region TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS objects(bucket TEXT NOT NULL, key BLOB NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL, PRIMARY KEY(bucket, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS uploads(id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key BLOB NOT NULL, started INTEGER NOT NULL,
    headers TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS parts(upload TEXT NOT NULL, number INTEGER NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, PRIMARY KEY(upload, number)) WITHOUT ROWID;
)";

Error databaseError(const SQLite::Exception &e)
{
    const auto code = e.getErrorCode() == SQLITE_FULL                                           ? ErrorCode::DiskFull
                      : e.getErrorCode() == SQLITE_CORRUPT || e.getErrorCode() == SQLITE_NOTADB ? ErrorCode::CorruptData
                                                                                                : ErrorCode::IoFailure;
    return Error{code, "localcloud:state", e.what()};
}

} // namespace

Store::Store(std::unique_ptr<SQLite::Database> database)
    : m_database(std::move(database))
{
}

Store::~Store() = default;

Result<std::unique_ptr<Store>> Store::open(const std::filesystem::path &file)
{
    try {
        auto database =
            std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000);
        const int version = database->execAndGet("PRAGMA user_version").getInt();
        if (version > kVersion)
            return fail(ErrorCode::LedgerTooNew, file.string(), "written by a newer version of the local cloud");
        database->exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;");
        database->exec(kSchema);
        database->exec("PRAGMA user_version=" + std::to_string(kVersion));
        return std::unique_ptr<Store>(new Store(std::move(database)));
    } catch (const SQLite::Exception &e) {
        return fail(databaseError(e));
    }
}

Status Store::put(const std::string &kind, const std::string &id, const std::string &body)
{
    const auto guard = lock();
    try {
        SQLite::Statement query(*m_database, "INSERT OR REPLACE INTO records(kind, id, body) VALUES(?, ?, ?)");
        query.bind(1, kind);
        query.bind(2, id);
        query.bind(3, body);
        query.exec();
        return {};
    } catch (const SQLite::Exception &e) {
        return fail(databaseError(e));
    }
}

Status Store::remove(const std::string &kind, const std::string &id)
{
    const auto guard = lock();
    try {
        SQLite::Statement query(*m_database, "DELETE FROM records WHERE kind = ? AND id = ?");
        query.bind(1, kind);
        query.bind(2, id);
        query.exec();
        return {};
    } catch (const SQLite::Exception &e) {
        return fail(databaseError(e));
    }
}

Result<std::vector<Store::Record>> Store::all(const std::string &kind)
{
    const auto guard = lock();
    try {
        std::vector<Record> out;
        SQLite::Statement query(*m_database, "SELECT id, body FROM records WHERE kind = ? ORDER BY id");
        query.bind(1, kind);
        while (query.executeStep())
            out.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
        return out;
    } catch (const SQLite::Exception &e) {
        return fail(databaseError(e));
    }
}

} // namespace trainyard::localcloud
