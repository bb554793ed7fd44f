#include "backend/runtime/ps/scheduler/placement_plan.h"

#include <algorithm>
#include <numeric>

namespace trainyard::ps {

PlacementPlan::PlacementPlan(int servers, bool replicas, bool spread)
    : m_hosts(std::size_t(servers))
    , m_replicas(replicas && servers > 1)
    , m_spread(spread)
{
    const auto count = std::size_t(servers);
    m_placement.version = 1;
    m_placement.addresses.resize(count);
    m_placement.primary.resize(count);
    std::iota(m_placement.primary.begin(), m_placement.primary.end(), 0);
    for (int part = 0; part < servers; ++part)
        m_placement.backup.push_back(m_replicas ? (part + 1) % servers : -1);
}

void PlacementPlan::restore(protocol::Placement before)
{
    m_placement = std::move(before);
    for (std::size_t part = 0; part < m_placement.backup.size(); ++part)
        m_presumed.emplace(int(part), m_placement.backup[part]);
}

void PlacementPlan::setAddress(int server, const std::string &address, const std::string &host)
{
    m_placement.addresses.at(std::size_t(server)) = address;
    m_hosts.at(std::size_t(server)) = host;
    m_leaving.erase(server);
}

void PlacementPlan::assignReplicas()
{
    std::ranges::fill(m_placement.backup, -1);
    findBackups();
}

bool PlacementPlan::setReplicaState(int part, int primary, int server, bool complete)
{
    if (part < 0 || part >= int(m_placement.primary.size()) || m_placement.primary[std::size_t(part)] != primary)
        return false;
    int &backup = m_placement.backup[std::size_t(part)];
    m_presumed.erase({part, server});
    if (complete) {
        m_complete.emplace(part, server);
        return false;
    }
    m_complete.erase({part, server});
    if (backup != server)
        return false;
    backup = -1;
    ++m_placement.version;
    return true;
}

std::optional<std::set<int>> PlacementPlan::removeServer(int server)
{
    setAddress(server, "");
    for (auto *replicas : {&m_complete, &m_presumed})
        std::erase_if(*replicas, [&](const auto &replica) { return replica.second == server; });
    std::set<int> promoted;
    for (std::size_t part = 0; part < m_placement.primary.size(); ++part) {
        int &backup = m_placement.backup[part];
        if (backup == server)
            backup = -1;
        if (m_placement.primary[part] != server)
            continue;
        const std::pair replica(int(part), backup);
        if (!isAlive(backup) || !(m_complete.contains(replica) || m_presumed.contains(replica)))
            return std::nullopt;
        for (auto *replicas : {&m_complete, &m_presumed})
            replicas->erase(replica);
        promoted.insert(m_placement.primary[part] = std::exchange(backup, -1));
    }
    findBackups();
    ++m_placement.version;
    return promoted;
}

bool PlacementPlan::addServer(int server, const std::string &address, const std::string &host)
{
    setAddress(server, address, host);
    return refill();
}

bool PlacementPlan::refill()
{
    const auto before = m_placement.backup;
    findBackups();
    if (m_placement.backup == before)
        return false;
    ++m_placement.version;
    return true;
}

std::set<int> PlacementPlan::rebalance()
{
    std::set<int> promoted;
    for (int part = 0; part < int(m_placement.primary.size()); ++part) {
        int &primary = m_placement.primary[std::size_t(part)], &backup = m_placement.backup[std::size_t(part)];
        if (m_leaving.contains(primary) ? !canTakeOver(part)
                                        : primary == part || backup != part || !m_complete.contains({part, part}))
            continue;
        m_complete.erase({part, backup});
        std::swap(primary, backup);
        promoted.insert(primary);
        if (m_leaving.contains(backup))
            backup = -1;
    }
    m_placement.version += promoted.empty() ? 0 : 1;
    return promoted;
}

bool PlacementPlan::canTakeOver(int part) const
{
    const int backup = m_placement.backup[std::size_t(part)];
    return stays(backup) && m_complete.contains({part, backup});
}

bool PlacementPlan::canHandOver(int server) const
{
    for (int part = 0; part < int(m_placement.primary.size()); ++part) {
        if (m_placement.primary[std::size_t(part)] == server && canTakeOver(part))
            return true;
    }
    return false;
}

bool PlacementPlan::isFree(int server) const
{
    return std::ranges::find(m_placement.primary, server) == m_placement.primary.end() &&
           std::ranges::find(m_placement.backup, server) == m_placement.backup.end();
}

bool PlacementPlan::isElsewhere(int server, int other) const
{
    return m_hosts[std::size_t(server)] != m_hosts[std::size_t(other)];
}

/// The next server on another host; without other hosts the next server; -1 if there is none.
int PlacementPlan::backupFor(int primary) const
{
    const int servers = int(m_placement.addresses.size());
    int near = -1;
    for (int step = 1; step < servers; ++step) {
        const int next = (primary + step) % servers;
        if (!stays(next))
            continue;
        if (isElsewhere(next, primary))
            return next;
        near = near < 0 ? next : near;
    }
    return near;
}

void PlacementPlan::findBackups()
{
    for (int part = 0; part < int(m_placement.primary.size()); ++part) {
        int &backup = m_placement.backup[std::size_t(part)];
        const int primary = m_placement.primary[std::size_t(part)];
        if (!m_replicas && !m_leaving.contains(primary))
            continue;
        // A part away from its home server gets its replica there; any other part on the next server that stays.
        const bool away = primary != part && stays(part);
        const int other = backupFor(primary);
        const bool whole = m_complete.contains({part, backup});
        if (stays(backup) && (backup == part || !away || (whole && !m_spread)) &&
            (isElsewhere(backup, primary) || (away && backup == part) || other < 0 || !isElsewhere(other, primary)))
            continue;
        for (auto *replicas : {&m_complete, &m_presumed})
            replicas->erase({part, backup});
        backup = away ? part : other;
    }
}

} // namespace trainyard::ps
