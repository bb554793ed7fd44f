#include "backend/ledger/ledger.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>

#include "backend/core/async/poll.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/system/private_folder.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/ledger/database_internal.h"
#include "backend/ledger/schema_internal.h"

namespace trainyard::ledger {
namespace {

/// Locks the opening of the file: two programs that start together must not both change the journal mode or migrate.
Result<Fd> lockOpening(const std::filesystem::path &file)
{
    Fd lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock)
        return fail(systemError(errno, file.string(), "opening"));
    const CallContext context{Deadline::after(std::chrono::seconds(10)), {}};
    const Status locked = pollUntil(Backoff(std::chrono::milliseconds(20)), context, [&]() -> Result<bool> {
        if (::flock(lock.get(), LOCK_EX | LOCK_NB) == 0)
            return true;
        if (errno != EWOULDBLOCK && errno != EINTR)
            return fail(systemError(errno, file.string(), "locking"));
        return false;
    });
    if (!locked && locked.error().code == ErrorCode::Timeout)
        return fail(ErrorCode::Busy, "ledger", "another program is opening the ledger");
    if (!locked)
        return fail(locked.error());
    return lock;
}

/// Classifies an error by the state of the folder's file system: SQLite may report a full disk as an I/O error, and
/// PermissionDenied would suggest missing permissions at AWS.
Error onDisk(Error e, const std::filesystem::path &folder)
{
    struct statvfs fs = {};
    if (e.code == ErrorCode::PermissionDenied)
        e.code = ErrorCode::IoFailure;
    if (e.code != ErrorCode::IoFailure || ::statvfs(folder.c_str(), &fs) != 0)
        return e;
    if (fs.f_flag & ST_RDONLY)
        e.detail += " (the file system is read-only)";
    else if (fs.f_bavail == 0)
        e.code = ErrorCode::DiskFull;
    else if (::access(folder.c_str(), W_OK) != 0)
        e.detail += " (the folder may not be written)";
    return e;
}

/// \return the version
int migrate(SQLite::Database &db)
{
    const auto texts = migrations();
    int version = db.execAndGet("PRAGMA user_version").getInt();
    while (version < static_cast<int>(texts.size())) {
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        db.exec(texts[std::size_t(version)]);
        db.exec("PRAGMA user_version = " + std::to_string(++version));
        transaction.commit();
    }
    return version;
}

} // namespace

Ledger::Ledger(std::shared_ptr<LedgerImpl> impl)
    : m_impl(std::move(impl))
{
}
Ledger::~Ledger() = default;
Ledger::Ledger(Ledger &&) noexcept = default;
Ledger &Ledger::operator=(Ledger &&) noexcept = default;

Result<Ledger> Ledger::open(const std::filesystem::path &stateFolder)
{
    // PermissionDenied: not even a copy of a folder that others can write is trusted.
    TY_TRY(ensurePrivateFolder(stateFolder));
    const auto lock = lockOpening(stateFolder / "ledger.lock");
    if (!lock)
        return fail(onDisk(lock.error(), stateFolder));

    std::shared_ptr<LedgerImpl> impl;
    const auto file = stateFolder / "ledger.db";
    try {
        {
            // Checks the version before any write: a newer file stays unchanged.
            SQLite::Database look(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 10'000);
            TY_TRY(checkVersion(look, file));
            ::chmod(file.c_str(), 0600);
            if (const auto mode = look.execAndGet("PRAGMA journal_mode = WAL").getString(); mode != "wal")
                return fail(ErrorCode::IoFailure, file.string(),
                            "this file system does not allow WAL mode (" + mode + ")");
        }
        impl = std::make_shared<LedgerImpl>(file);
    } catch (const SQLite::Exception &e) {
        return fail(onDisk(toError(e, file.string()), stateFolder));
    } catch (const std::exception &e) {
        return fail(ErrorCode::Internal, file.string(), e.what());
    }

    TY_TRY(impl->durable.read(migrate));
    TY_ASSIGN(impl->id, impl->durable.write([](SQLite::Database &db) -> Result<std::string> {
        execute(db, "INSERT OR IGNORE INTO meta VALUES ('ledger-id', ?)", newIdText("l-"));
        return ledgerId(db);
    }));
    return Ledger(std::move(impl));
}

const std::string &Ledger::id() const
{
    return m_impl->id;
}

Result<std::optional<std::string>> Ledger::setting(const std::string &key)
{
    return m_impl->durable.read([&](SQLite::Database &db) -> std::optional<std::string> {
        auto query = prepare(db, "SELECT value FROM settings WHERE key = ?", key);
        if (!query.executeStep())
            return std::nullopt;
        return query.getColumn(0).getString();
    });
}

Status Ledger::setSetting(const std::string &key, const std::string &value)
{
    return m_impl->durable.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", key, value);
}

} // namespace trainyard::ledger
