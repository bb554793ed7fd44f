#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "backend/core/time/clock.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::training {

/// Which hosts take part in a run, which have left or died, and which addresses were added to host_worker, by the
/// records of its scheduler in their order. A plain object.
class ElasticRecords {
public:
    void take(const protocol::MetricRecord &);

    bool isMember(const std::string &host) const;
    /// When the last worker of a host left; empty: it did not, or one joined again.
    std::optional<Timestamp> left(const std::string &host) const;
    /// Whether the last worker of a host ended without leaving.
    bool died(const std::string &host) const { return m_died.contains(host); }
    /// Whether a line with this address was added to host_worker since the host's last worker joined.
    bool isWanted(const std::string &host, const std::string &address) const;
    std::set<std::string> wantedAddresses() const;
    bool over() const { return m_over; } ///< the run

private:
    void ended(int rank, const std::string &host, std::optional<Timestamp> left);
    std::int64_t m_count = 0;             ///< records taken: their order
    std::map<int, std::string> m_members; ///< hosts by rank
    std::map<std::string, Timestamp> m_left;
    std::set<std::string> m_died;
    std::map<std::string, std::int64_t> m_joined, m_wanted; ///< by host, by address: the last record
    bool m_over = false;
};

} // namespace trainyard::training
