#pragma once

#include <condition_variable>
#include <mutex>

#include <nlohmann/json_fwd.hpp>

#include "backend/aws/credentials.h"

namespace trainyard::aws {

/// Credentials that have to be asked for: by one thread for all, kept, and asked for anew before they end: a quarter of
/// their life before, at most 15 minutes (which is when the official tools begin). While they are renewed the old ones
/// serve; a renewal that fails is tried again ten seconds later as long as the old ones work.
class CachedCredentials : public CredentialsProvider {
public:
    Result<Credentials> get(const Deadline &, std::stop_token) final;
    bool onRejected(const std::string &accessKeyId) override;

protected:
    explicit CachedCredentials(const WallClock &clock)
        : m_clock(clock)
    {
    }
    Timestamp now() const { return m_clock.now(); }

private:
    /// Ask once. Never called by two threads at a time.
    virtual Result<Credentials> fetch(const Deadline &, std::stop_token) = 0;

    const WallClock &m_clock;
    std::mutex m_mutex; ///< guards all below; never held while asking
    std::condition_variable m_fetched;
    std::optional<Credentials> m_cached;
    Timestamp m_renewAt{};
    bool m_fetching = false;
};

/// Of the years that four digits write: sums and differences with it are numbers, too.
bool hasFourDigitYear(Timestamp);

/// A moment as any tool writes it: "...Z", "...UTC", "...+01:00". errors InvalidArgument
Result<Timestamp> parseExpiry(std::string_view);

/// The answer of a metadata service, container or helper program:
/// {AccessKeyId, SecretAccessKey, <tokenName>, Expiration}. Never quoted in an error: it may have half of the keys.
/// source   who answered, for the error; errors MalformedReply
Result<Credentials> parseKeys(const std::string &json, const char *tokenName, const std::string &source);
Result<Credentials> keysIn(const nlohmann::json &, const char *tokenName, const std::string &source);

} // namespace trainyard::aws
