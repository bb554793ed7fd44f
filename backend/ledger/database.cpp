#include "backend/ledger/database_internal.h"

#include <sqlite3.h>

#include <nlohmann/json.hpp>

namespace trainyard::ledger {
namespace {

constexpr int kBusyMilliseconds = 10'000;

} // namespace

Error toError(const SQLite::Exception &e, const std::string &source)
{
    const int primary = e.getErrorCode() & 0xff;
    const ErrorCode code = [&] {
        switch (primary) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return ErrorCode::Busy;
        case SQLITE_FULL:
            return ErrorCode::DiskFull;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return ErrorCode::CorruptData;
        case SQLITE_CONSTRAINT:
            return ErrorCode::AlreadyExists;
        default:
            return ErrorCode::IoFailure;
        }
    }();
    return {code, source, e.what()};
}

Connection::Connection(const std::filesystem::path &file, Durability durability)
    : m_database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMilliseconds)
{
    m_database.exec("PRAGMA foreign_keys = ON");
    m_database.exec(durability == Durability::Synced ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
}

Error Connection::currentError() const
{
    try {
        throw;
    } catch (const SQLite::Exception &e) {
        return toError(e, "ledger");
    } catch (const std::exception &e) {
        return {ErrorCode::Internal, "ledger", e.what()};
    }
}

std::string toText(const std::map<std::string, std::string> &map)
{
    return nlohmann::json(map).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::map<std::string, std::string> toMap(const std::string &json)
{
    const auto value = nlohmann::json::parse(json, nullptr, false);
    std::map<std::string, std::string> map;
    if (value.is_object()) {
        for (const auto &[key, item] : value.items()) {
            if (item.is_string())
                map.emplace(key, item.get<std::string>());
        }
    }
    return map;
}

} // namespace trainyard::ledger
