#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {

Lease::Lease(Lease &&other) noexcept
    : m_impl(std::move(other.m_impl))
    , m_name(std::move(other.m_name))
    , m_nonce(std::move(other.m_nonce))
{
}

Lease &Lease::operator=(Lease &&other) noexcept
{
    if (this != &other) {
        release();
        m_impl = std::move(other.m_impl);
        m_name = std::move(other.m_name);
        m_nonce = std::move(other.m_nonce);
    }
    return *this;
}

bool Lease::stopRequested() const
{
    if (!m_impl)
        return true;
    const auto stop = m_impl->durable.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, "SELECT stop FROM leases WHERE name = ? AND nonce = ?");
        query.bind(1, m_name);
        query.bind(2, m_nonce);
        return query.executeStep() && query.getColumn(0).getInt() != 0;
    });
    return stop && *stop; // a failed read, such as of a busy file, is no request
}

void Lease::release()
{
    if (!m_impl)
        return;
    // After a failure the lease remains until this process ends.
    (void)m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement drop(db, "DELETE FROM leases WHERE name = ? AND nonce = ?");
        drop.bind(1, m_name);
        drop.bind(2, m_nonce);
        drop.exec();
        return {};
    });
    m_impl.reset();
}

Result<Lease> Ledger::lease(const std::string &name, const std::string &purpose)
{
    const ProcessIdentity self = selfIdentity();
    const std::string nonce = newIdText("n-");
    auto taken = m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement query(db, "SELECT purpose, pid, start_time FROM leases WHERE name = ?");
        query.bind(1, name);
        if (query.executeStep()) {
            const ProcessIdentity holder{static_cast<pid_t>(query.getColumn(1).getInt64()),
                                         static_cast<std::uint64_t>(query.getColumn(2).getInt64())};
            if (isAlive(holder)) {
                return fail(ErrorCode::Busy, "ledger",
                            query.getColumn(0).getString() + " (process " + std::to_string(holder.pid) + ")");
            }
        }
        SQLite::Statement insert(db,
                                 "INSERT OR REPLACE INTO leases (name, nonce, purpose, pid, start_time, taken, stop) "
                                 "VALUES (?, ?, ?, ?, ?, ?, 0)");
        insert.bind(1, name);
        insert.bind(2, nonce);
        insert.bind(3, purpose);
        insert.bind(4, static_cast<std::int64_t>(self.pid));
        insert.bind(5, static_cast<std::int64_t>(self.startTime));
        insert.bind(6, toMillis(SystemClock::instance().now()));
        insert.exec();
        return {};
    });
    if (!taken)
        return fail(taken.error());
    Lease lease;
    lease.m_impl = m_impl;
    lease.m_name = name;
    lease.m_nonce = nonce;
    return lease;
}

Status Ledger::requestStop(const std::string &name)
{
    return m_impl->durable.write([&](SQLite::Database &db) -> Status {
        SQLite::Statement update(db, "UPDATE leases SET stop = 1 WHERE name = ?");
        update.bind(1, name);
        update.exec();
        return {};
    });
}

Result<std::vector<LeaseInfo>> Ledger::leases()
{
    return m_impl->durable.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, "SELECT name, purpose, pid, start_time, taken FROM leases ORDER BY taken, name");
        std::vector<LeaseInfo> found;
        while (query.executeStep()) {
            LeaseInfo info;
            info.name = query.getColumn(0).getString();
            info.purpose = query.getColumn(1).getString();
            info.holder = {static_cast<pid_t>(query.getColumn(2).getInt64()),
                           static_cast<std::uint64_t>(query.getColumn(3).getInt64())};
            info.taken = fromMillis(query.getColumn(4).getInt64());
            info.alive = isAlive(info.holder);
            found.push_back(std::move(info));
        }
        return found;
    });
}

} // namespace trainyard::ledger
