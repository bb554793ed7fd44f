#include "backend/core/try.h"
#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {

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
        auto query = prepare(db, "SELECT stop FROM leases WHERE name = ? AND nonce = ?", m_name, m_nonce);
        return query.executeStep() && query.getColumn(0).getInt() != 0;
    });
    return stop && *stop; // a failed read, such as of a busy file, is no request
}

void Lease::release()
{
    if (!m_impl)
        return;
    // After a failure the lease remains until this process ends.
    (void)m_impl->durable.execute("DELETE FROM leases WHERE name = ? AND nonce = ?", m_name, m_nonce);
    m_impl.reset();
}

Result<Lease> Ledger::lease(const std::string &name, const std::string &purpose)
{
    const ProcessIdentity self = selfIdentity();
    const std::string nonce = newIdText("n-");
    TY_TRY(m_impl->durable.write([&](SQLite::Database &db) -> Status {
        auto query = prepare(db, "SELECT purpose, pid, start_time FROM leases WHERE name = ?", name);
        if (query.executeStep()) {
            std::string held;
            ProcessIdentity holder;
            readValues(query, held, holder.pid, holder.startTime);
            if (isAlive(holder))
                return fail(ErrorCode::Busy, "ledger", held + " (process " + std::to_string(holder.pid) + ")");
        }
        execute(db,
                "INSERT OR REPLACE INTO leases (name, nonce, purpose, pid, start_time, taken, stop) "
                "VALUES (?, ?, ?, ?, ?, ?, 0)",
                name, nonce, purpose, self.pid, self.startTime, SystemClock::instance().now());
        return {};
    }));
    Lease lease;
    lease.m_impl = m_impl;
    lease.m_name = name;
    lease.m_nonce = nonce;
    return lease;
}

Status Ledger::requestStop(const std::string &name)
{
    return m_impl->durable.execute("UPDATE leases SET stop = 1 WHERE name = ?", name);
}

Result<std::vector<LeaseInfo>> Ledger::leases()
{
    return m_impl->durable.read([&](SQLite::Database &db) {
        SQLite::Statement query(db, "SELECT name, purpose, pid, start_time, taken FROM leases ORDER BY taken, name");
        std::vector<LeaseInfo> found;
        while (query.executeStep()) {
            LeaseInfo &info = found.emplace_back();
            readValues(query, info.name, info.purpose, info.holder.pid, info.holder.startTime, info.taken);
            info.alive = isAlive(info.holder);
        }
        return found;
    });
}

} // namespace trainyard::ledger
