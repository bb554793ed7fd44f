#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace SQLite {
class Database;
}

namespace trainyard::localcloud {

/// The SQLite file of the local cloud. Records of one kind are JSON texts by id; S3 has its own tables. Thread-safe;
/// every write is one transaction.
class Store {
public:
    struct Record {
        std::string id;
        std::string body;
    };

    /// \error LedgerTooNew (written by a newer version), CorruptData, IoFailure, DiskFull
    static Result<std::unique_ptr<Store>> open(const std::filesystem::path &file);
    ~Store();

    Status put(const std::string &kind, const std::string &id, const std::string &body);
    Status remove(const std::string &kind, const std::string &id);
    Result<std::vector<Record>> all(const std::string &kind);

    /// For components with their own tables in the same file: hold the lock while using the database.
    SQLite::Database &database() { return *m_database; }
    std::unique_lock<std::mutex> lock() { return std::unique_lock(m_mutex); }

private:
    explicit Store(std::unique_ptr<SQLite::Database> database);
    std::mutex m_mutex;
    std::unique_ptr<SQLite::Database> m_database;
};

} // namespace trainyard::localcloud
