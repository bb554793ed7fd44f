#pragma once

#include <condition_variable>
#include <mutex>

#include <nlohmann/json_fwd.hpp>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::aws {

/// Credentials that must be fetched. One thread fetches them for all callers, and they are cached. Renewal starts when
/// a quarter of their lifetime is left, but not earlier than 15 minutes before they expire (when the official tools
/// start). During a renewal the old credentials are returned; a failed renewal is retried after ten seconds for as long
/// as they are valid.
class CachedCredentials : public CredentialsProvider {
public:
    Result<Credentials> get(const CallContext &) final;
    bool onRejected(const std::string &accessKeyId) override;

protected:
    explicit CachedCredentials(const WallClock &clock)
        : m_clock(clock)
    {
    }
    Timestamp now() const { return m_clock.now(); }

private:
    /// Fetches once. Never called by two threads at the same time.
    virtual Result<Credentials> fetch(const CallContext &) = 0;

    const WallClock &m_clock;
    std::mutex m_mutex; ///< guards the members below; never held during fetch()
    std::condition_variable m_fetched;
    std::optional<Credentials> m_cached;
    Timestamp m_renewAt{};
    bool m_fetching = false;
};

/// Parses the reply of a metadata service, container or helper program: {AccessKeyId, SecretAccessKey, <tokenName>,
/// Expiration}. No error quotes it, because it may contain part of the keys.
/// \param source  who replied, for the error
/// \error MalformedReply
Result<Credentials> parseKeys(const std::string &json, const char *tokenName, const std::string &source);
Result<Credentials> keysIn(const nlohmann::json &, const char *tokenName, const std::string &source);

} // namespace trainyard::aws
