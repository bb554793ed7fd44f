#include "backend/training/scale/elastic_records_internal.h"

#include <algorithm>

#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

namespace metric = protocol::metric;

namespace {

constexpr std::size_t kMostAddresses = 1000; ///< added to host_worker; further ones are ignored

} // namespace

void ElasticRecords::take(const protocol::MetricRecord &record)
{
    ++m_count;
    if (record.name == metric::kMemberJoined) {
        m_members[record.rank] = record.note;
        m_joined[record.note] = m_count;
        m_left.erase(record.note);
        m_died.erase(record.note);
    } else if (record.name == metric::kMemberLeft) {
        ended(record.rank, record.note, timeOf(record));
    } else if (record.name == metric::kMemberDied) {
        ended(record.rank, record.note.substr(0, record.note.find(": ")), {}); // "host: cause"
    } else if (record.name == metric::kWorkerWanted) {
        if (m_wanted.size() < kMostAddresses)
            m_wanted[record.note] = m_count;
    } else if (record.name == metric::kRunFinished) {
        m_over = true;
    }
}

void ElasticRecords::ended(int rank, const std::string &host, std::optional<Timestamp> left)
{
    m_members.erase(rank);
    if (isMember(host)) // another worker of the same machine
        return;
    if (left)
        m_left[host] = *left;
    else
        m_died.insert(host);
}

bool ElasticRecords::isMember(const std::string &host) const
{
    return std::ranges::any_of(m_members, [&](const auto &member) { return member.second == host; });
}

std::optional<Timestamp> ElasticRecords::left(const std::string &host) const
{
    const auto at = m_left.find(host);
    return at == m_left.end() ? std::nullopt : std::optional(at->second);
}

bool ElasticRecords::isWanted(const std::string &host, const std::string &address) const
{
    const auto wanted = m_wanted.find(address);
    const auto joined = m_joined.find(host);
    return wanted != m_wanted.end() && (joined == m_joined.end() || joined->second < wanted->second);
}

std::set<std::string> ElasticRecords::wantedAddresses() const
{
    std::set<std::string> addresses;
    for (const auto &[address, at] : m_wanted)
        addresses.insert(address);
    return addresses;
}

} // namespace trainyard::training
