#include "backend/runtime/ps/scheduler/placement_plan.h"

#include <numeric>

namespace trainyard::ps {

PlacementPlan::PlacementPlan(int servers, bool replicas)
    : m_replicas(replicas && servers > 1)
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

void PlacementPlan::setAddress(int server, const std::string &address)
{
    m_placement.addresses.at(std::size_t(server)) = address;
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

bool PlacementPlan::addServer(int server, const std::string &address)
{
    setAddress(server, address);
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
        if (primary == part || backup != part || !m_complete.contains({part, part}))
            continue;
        m_complete.erase({part, part});
        std::swap(primary, backup);
        promoted.insert(part);
    }
    m_placement.version += promoted.empty() ? 0 : 1;
    return promoted;
}

void PlacementPlan::findBackups()
{
    const int servers = int(m_placement.addresses.size());
    for (int part = 0; m_replicas && part < servers; ++part) {
        int &backup = m_placement.backup[std::size_t(part)];
        const int primary = m_placement.primary[std::size_t(part)];
        // A part away from its home server gets its replica there; any other part on the next live server.
        const bool away = primary != part && isAlive(part);
        if (isAlive(backup) && (!away || backup == part || m_complete.contains({part, backup})))
            continue;
        backup = away ? part : -1;
        for (int step = 1; backup < 0 && step < servers; ++step) {
            const int next = (primary + step) % servers;
            if (isAlive(next) && next != primary)
                backup = next;
        }
    }
}

} // namespace trainyard::ps
