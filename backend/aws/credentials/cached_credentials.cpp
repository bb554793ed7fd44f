#include "backend/aws/credentials/cached_credentials_internal.h"

#include <nlohmann/json.hpp>

#include "backend/core/async/guarded.h"
#include "backend/core/system/logging.h"

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kRenewBefore = 15min;
constexpr auto kPauseAfterFailure = 10s;

Timestamp renewalOf(const Credentials &credentials, Timestamp now)
{
    if (!credentials.expires)
        return Timestamp::max();
    const auto life = *credentials.expires - now;
    return *credentials.expires - std::min(kRenewBefore, life / 4);
}

} // namespace

Result<Credentials> CachedCredentials::get(const CallContext &context)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        const auto at = now();
        const bool works = m_cached && (!m_cached->expires || at < *m_cached->expires);
        if (works && (m_fetching || at < m_renewAt))
            return *m_cached;
        if (!m_fetching)
            break;
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "credentials", "stop was requested");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "credentials", "another thread is still asking for them");
        m_fetched.wait_for(lock, 50ms);
    }
    m_fetching = true;
    lock.unlock();
    auto fresh = guarded("credentials", [&] { return fetch(context); }); // m_fetching must be reset in any case
    lock.lock();
    m_fetching = false;
    m_fetched.notify_all();
    const auto at = now();
    if (fresh) {
        m_cached = *fresh;
        m_renewAt = renewalOf(*fresh, at);
    } else if (m_cached && m_cached->expires && at < *m_cached->expires) {
        spdlog::debug("{} could not be renewed yet: {}", fresh.error().source, fresh.error().detail);
        m_renewAt = at + kPauseAfterFailure;
        return *m_cached;
    }
    return fresh;
}

bool CachedCredentials::onRejected(const std::string &accessKeyId)
{
    const std::lock_guard lock(m_mutex);
    const bool isOurs = m_cached && m_cached->accessKeyId == accessKeyId;
    if (isOurs)
        m_cached.reset();
    return isOurs;
}

Result<Credentials> parseKeys(const std::string &text, const char *tokenName, const std::string &source)
{
    return keysIn(nlohmann::json::parse(text, nullptr, false), tokenName, source);
}

Result<Credentials> keysIn(const nlohmann::json &json, const char *tokenName, const std::string &source)
{
    const auto field = [&](const char *key) {
        return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                               : std::string();
    };
    Credentials out{field("AccessKeyId"), Secret(field("SecretAccessKey")), Secret(field(tokenName)), {}, {}};
    if (out.accessKeyId.empty() || out.secretKey.empty())
        return fail(ErrorCode::MalformedReply, source, "the answer has no AccessKeyId and SecretAccessKey");
    if (const auto end = field("Expiration"); !end.empty()) {
        const auto at = fromIso8601(end);
        if (!at)
            return fail(ErrorCode::MalformedReply, source, "the answer's Expiration is " + at.error().detail);
        out.expires = *at;
    }
    return out;
}

} // namespace trainyard::aws
