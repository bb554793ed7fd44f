#include "backend/ledger/ledger.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "backend/core/deadline.h"
#include "backend/core/system/files.h"
#include "backend/core/system/private_folder.h"
#include "backend/core/try.h"
#include "backend/ledger/database_internal.h"
#include "backend/ledger/schema_internal.h"

namespace trainyard::ledger {
namespace {

/// Held while the file is opened: two programs that start together must not both change the journal mode or migrate.
class OpeningLock {
public:
    static Result<OpeningLock> take(const std::filesystem::path &file)
    {
        const int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (fd < 0)
            return fail(systemError(errno, file.string(), "opening"));
        OpeningLock lock(fd);
        const Deadline deadline = Deadline::after(std::chrono::seconds(10));
        while (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK && errno != EINTR)
                return fail(systemError(errno, file.string(), "locking"));
            if (!pause(std::chrono::milliseconds(20), {deadline, {}}))
                return fail(ErrorCode::Busy, "ledger", "another program is opening the ledger");
        }
        return lock;
    }
    OpeningLock(OpeningLock &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    OpeningLock &operator=(OpeningLock &&) = delete;
    ~OpeningLock()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }

private:
    explicit OpeningLock(int fd)
        : m_fd(fd)
    {
    }
    int m_fd;
};

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

int userVersion(SQLite::Database &db)
{
    return db.execAndGet("PRAGMA user_version").getInt();
}

Status migrate(SQLite::Database &db)
{
    const auto texts = migrations();
    const int version = userVersion(db);
    for (std::size_t v = static_cast<std::size_t>(version); v < texts.size(); ++v) {
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        db.exec(texts[v]);
        db.exec("PRAGMA user_version = " + std::to_string(v + 1));
        transaction.commit();
    }
    return {};
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
    const auto lock = OpeningLock::take(stateFolder / "ledger.lock");
    if (!lock)
        return fail(onDisk(lock.error(), stateFolder));

    std::shared_ptr<LedgerImpl> impl;
    const auto file = stateFolder / "ledger.db";
    try {
        {
            // Checks the version before any write: a newer file stays unchanged.
            SQLite::Database look(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 10'000);
            const int version = userVersion(look);
            if (version > static_cast<int>(migrations().size())) {
                return fail(ErrorCode::LedgerTooNew, file.string(),
                            "its version is " + std::to_string(version) + ", this program knows up to " +
                                std::to_string(migrations().size()));
            }
            ::chmod(file.c_str(), 0600);
            if (const auto mode = look.execAndGet("PRAGMA journal_mode = WAL").getString(); mode != "wal")
                return fail(ErrorCode::IoFailure, file.string(),
                            "this file system does not allow WAL mode (" + mode + ")");
        }
        impl = std::make_shared<LedgerImpl>(stateFolder, file);
    } catch (const SQLite::Exception &e) {
        return fail(onDisk(toError(e, file.string()), stateFolder));
    } catch (const std::exception &e) {
        return fail(ErrorCode::Internal, file.string(), e.what());
    }

    if (auto done = impl->durable.read([](SQLite::Database &db) { return migrate(db); }); !done || !*done)
        return fail(done ? done->error() : done.error());
    auto id = impl->durable.write([](SQLite::Database &db) -> Result<std::string> {
        SQLite::Statement insert(db, "INSERT OR IGNORE INTO meta VALUES ('ledger-id', ?)");
        insert.bind(1, newIdText("l-"));
        insert.exec();
        return db.execAndGet("SELECT value FROM meta WHERE key = 'ledger-id'").getString();
    });
    if (!id)
        return fail(id.error());
    impl->id = *id;
    return Ledger(std::move(impl));
}

const std::string &Ledger::id() const
{
    return m_impl->id;
}

const std::filesystem::path &Ledger::folder() const
{
    return m_impl->folder;
}

Result<std::optional<std::string>> Ledger::setting(const std::string &key)
{
    return m_impl->durable.read([&](SQLite::Database &db) -> std::optional<std::string> {
        SQLite::Statement query(db, "SELECT value FROM settings WHERE key = ?");
        query.bind(1, key);
        if (!query.executeStep())
            return std::nullopt;
        return query.getColumn(0).getString();
    });
}

Status Ledger::setSetting(const std::string &key, const std::string &value)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement insert(db, "INSERT OR REPLACE INTO settings VALUES (?, ?)");
        insert.bind(1, key);
        insert.bind(2, value);
        insert.exec();
        return {};
    });
}

} // namespace trainyard::ledger
