#pragma once

#include <chrono>
#include <cstddef>
#include <list>
#include <map>
#include <optional>
#include <string>

namespace trainyard::ps {

/// Accepted connections that have not proven the job's secret. Their number is limited; at the limit, a new one
/// replaces the oldest one from the address that holds the most. A flood from one address therefore displaces itself,
/// and a new peer, which authenticates within a round trip, is never refused for silent ones. A hundred workers behind
/// one address may use all places, as long as no other address needs them; a worker that is displaced in such a crowd
/// retries (openAuthenticated).
class UnauthenticatedPeers {
public:
    explicit UnauthenticatedPeers(std::size_t places = 256)
        : m_places(places)
    {
    }
    /// \param source  PeerAddress::source
    /// \return the connection that has to be closed for it
    std::optional<int> add(int fd, const std::string &source);
    void remove(int fd);
    std::size_t size() const { return m_queue.size(); }

private:
    struct Peer {
        int fd;
        std::string source;
    };
    std::size_t m_places;
    std::list<Peer> m_queue; ///< oldest first
    std::map<std::string, std::size_t> m_counts;
};

/// Limits log lines about refused connections: the first is logged at once, those of the following ten seconds as one
/// number.
class RefusalLog {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kPeriod{10};

    std::optional<std::string> add(const std::string &peer, const std::string &why, Clock::time_point now);
    std::optional<std::string> onTick(Clock::time_point now);

private:
    std::optional<Clock::time_point> m_since; ///< when the last line was written
    std::size_t m_count = 0;                  ///< refusals since then
    std::string m_last;
};

} // namespace trainyard::ps
