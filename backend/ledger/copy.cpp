// The ledger of a folder that cannot be written: its rows, in memory.

#include <stdlib.h>

#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/try.h"
#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"
#include "backend/ledger/schema_internal.h"

namespace trainyard::ledger {
namespace {

namespace fs = std::filesystem;

using Source = std::unique_ptr<SQLite::Database>;

Source opened(const std::string &name, int flags, const char *pragma = nullptr)
{
    try {
        auto source = std::make_unique<SQLite::Database>(name, flags, 1'000);
        if (pragma)
            source->exec(pragma);
        (void)source->execAndGet("SELECT count(*) FROM clusters").getInt();
        return source;
    } catch (const SQLite::Exception &) {
        return nullptr;
    }
}

/// Opens the file by one of four methods: even a reader needs the index of the write-ahead log, which SQLite writes
/// beside the file.
/// \param scratch  for a copy of the file, which must outlive the result
Source openedForReading(const fs::path &file, std::optional<ScratchFolder> &scratch)
{
    std::error_code problem;
    // Another program has the file open, or the log's index exists.
    if (auto source = opened(file.string(), SQLite::OPEN_READONLY))
        return source;
    // The folder is writable and the disk is full: exclusive locking keeps the index in memory; no other program has
    // the file open.
    if (auto source = opened(file.string(), SQLite::OPEN_READWRITE, "PRAGMA locking_mode = EXCLUSIVE"))
        return source;
    const fs::path log = file.string() + "-wal";
    const bool logged = fs::exists(log, problem) && fs::file_size(log, problem) > 0;
    if (!logged)
        return opened("file:" + percentEncode(file.string(), true) + "?immutable=1",
                      SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    // A killed program has left a log that cannot be used in place: copy both files.
    for (const fs::path &parent : {fs::path("/dev/shm"), fs::temp_directory_path(problem)}) {
        std::string folder = (parent / "trainyard-ledger-XXXXXX").string();
        if (!::mkdtemp(folder.data()))
            continue;
        scratch.emplace(folder);
        const fs::path copy = scratch->path() / "ledger.db";
        if (fs::copy_file(file, copy, problem) && fs::copy_file(log, copy.string() + "-wal", problem)) {
            fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write, problem);
            fs::permissions(copy.string() + "-wal", fs::perms::owner_read | fs::perms::owner_write, problem);
            if (auto source = opened(copy.string(), SQLite::OPEN_READWRITE))
                return source;
        }
    }
    return nullptr;
}

void bindValue(SQLite::Statement &statement, int index, const SQLite::Column &value)
{
    if (value.isInteger())
        statement.bind(index, value.getInt64());
    else if (value.isFloat())
        statement.bind(index, value.getDouble());
    else if (value.isNull())
        statement.bind(index);
    else
        statement.bind(index, value.getString());
}

std::vector<std::string> columnsOf(SQLite::Database &db, const std::string &table)
{
    std::vector<std::string> names;
    auto query = prepare(db, "SELECT name FROM pragma_table_info(?)", table);
    while (query.executeStep())
        names.push_back(query.getColumn(0).getString());
    return names;
}

/// Copies the columns that both tables have: an older file is not migrated.
void copyTable(SQLite::Database &from, SQLite::Database &to, const std::string &table)
{
    std::string names, marks;
    const auto known = columnsOf(to, table);
    int count = 0;
    for (const std::string &name : columnsOf(from, table)) {
        if (std::ranges::find(known, name) == known.end())
            continue;
        names += (count > 0 ? ", \"" : "\"") + name + "\"";
        marks += count++ > 0 ? ", ?" : "?";
    }
    if (count == 0)
        return;
    SQLite::Statement query(from, "SELECT " + names + " FROM " + table);
    SQLite::Statement insert(to, "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")");
    while (query.executeStep()) {
        for (int i = 0; i < count; ++i)
            bindValue(insert, i + 1, query.getColumn(i));
        insert.exec();
        insert.reset();
    }
}

} // namespace

Result<Ledger> Ledger::openCopy(const fs::path &stateFolder, Error why)
{
    const auto file = stateFolder / "ledger.db";
    std::optional<ScratchFolder> scratch;
    try {
        const Source source = openedForReading(file, scratch);
        if (!source)
            return fail(std::move(why));
        TY_TRY(checkVersion(*source, file));
        auto impl = std::make_shared<LedgerImpl>();
        impl->unwritable = std::move(why);
        TY_TRY(impl->durable.write([&](SQLite::Database &db) -> Status {
            for (const char *text : migrations())
                db.exec(text);
            for (const char *table : {"meta", "settings", "clusters", "intents", "resources", "runs", "leases"})
                copyTable(*source, db, table);
            return {};
        }));
        TY_ASSIGN(impl->id, impl->durable.read(ledgerId));
        return Ledger(std::move(impl));
    } catch (const std::exception &e) {
        return fail(ErrorCode::IoFailure, file.string(), e.what());
    }
}

const std::optional<Error> &Ledger::unwritable() const
{
    return m_impl->unwritable;
}

} // namespace trainyard::ledger
