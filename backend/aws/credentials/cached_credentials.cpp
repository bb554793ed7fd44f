#include "backend/aws/credentials/cached_credentials_internal.h"

#include <nlohmann/json.hpp>

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
    auto fresh = fetch(context);
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

bool hasFourDigitYear(Timestamp t)
{
    const auto begin = [](int year) { return Timestamp(std::chrono::sys_days(std::chrono::year(year) / 1 / 1)); };
    return t >= begin(1000) && t < begin(10'000);
}

Result<Timestamp> parseExpiry(std::string_view text)
{
    const auto at = fromIso8601(text);
    constexpr std::size_t kSeconds = 19; // "2026-11-22T02:00:00"
    const auto mark = text.find_first_of("Z+-U", kSeconds);
    const auto zone = mark == std::string_view::npos ? std::string_view() : text.substr(mark);
    if (!at || zone.empty() || zone == "Z" || zone == "UTC")
        return at;
    const bool wellFormed = zone.size() == 6 && zone[3] == ':' && zone.find_first_not_of("0123456789", 1) == 3 &&
                            zone.find_first_not_of("0123456789", 4) == std::string_view::npos;
    if (!wellFormed)
        return fail(ErrorCode::InvalidArgument, "time", "\"" + std::string(text) + "\" has an unknown time zone");
    const auto offset = std::chrono::hours((zone[1] - '0') * 10 + zone[2] - '0') +
                        std::chrono::minutes((zone[4] - '0') * 10 + zone[5] - '0');
    const Timestamp moment = zone[0] == '+' ? *at - offset : *at + offset;
    if (!hasFourDigitYear(moment))
        return fail(ErrorCode::InvalidArgument, "time", "\"" + std::string(text) + "\" is out of range");
    return moment;
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
        const auto at = parseExpiry(end);
        if (!at)
            return fail(ErrorCode::MalformedReply, source, "the answer's Expiration is " + at.error().detail);
        out.expires = *at;
    }
    return out;
}

} // namespace trainyard::aws
