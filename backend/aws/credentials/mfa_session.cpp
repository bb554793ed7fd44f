#include "backend/aws/credentials/mfa_session.h"
#include "backend/core/try.h"

#include <algorithm>

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr auto kLeast = 15min; ///< minimum time left of a returned session: CachedCredentials renews no earlier
constexpr int kTries = 3;

bool isCodeRejected(const Error &e)
{
    return e.code == ErrorCode::PermissionDenied &&
           e.detail.find("MultiFactorAuthentication failed") != std::string::npos;
}

} // namespace

std::string mfaCodeProblem(std::string_view code)
{
    const bool right = code.size() == 6 && code.find_first_not_of("0123456789") == std::string_view::npos;
    return right ? "" : "a one-time code has six digits";
}

Result<Credentials> MfaSessionCache::session(const std::string &name, MfaChallenge question, const WallClock &clock,
                                             const std::function<Result<Credentials>(const Secret &)> &begin,
                                             const CallContext &context)
{
    {
        std::unique_lock lock(m_mutex);
        while (m_asking) {
            if (context.stop.stop_requested())
                return fail(ErrorCode::Cancelled, "credentials:" + question.profile,
                            "cancelled while a code was requested");
            if (context.deadline.expired())
                return fail(ErrorCode::Timeout, "credentials:" + question.profile, "no one-time code was entered yet");
            m_answered.wait_for(lock, context.deadline.remaining(100ms));
        }
        const auto kept = m_sessions.find(name);
        if (kept != m_sessions.end() && kept->second.expires.value_or(Timestamp::max()) > clock.now() + kLeast)
            return kept->second;
        m_asking = true;
    }
    struct Answered {
        MfaSessionCache &cache;
        ~Answered()
        {
            const std::lock_guard lock(cache.m_mutex);
            cache.m_asking = false;
            cache.m_answered.notify_all();
        }
    } answered{*this};
    for (int tries = 0; tries < kTries; ++tries) {
        TY_ASSIGN(const auto code, m_source(question, context));
        // A malformed code is not sent to AWS, which would count the attempt.
        auto keys =
            mfaCodeProblem(code.reveal()).empty()
                ? begin(code)
                : Result<Credentials>(fail(ErrorCode::PermissionDenied, "credentials:" + question.profile,
                                           "MultiFactorAuthentication failed: " + mfaCodeProblem(code.reveal())));
        if (keys) {
            const std::lock_guard lock(m_mutex);
            m_sessions[name] = *keys;
            return keys;
        }
        if (!isCodeRejected(keys.error()))
            return keys;
        question.rejected = true;
    }
    return fail(ErrorCode::CredentialsExpired, "credentials:" + question.profile,
                "AWS did not accept the one-time codes of " + question.device +
                    ": each counts once, so wait for the next one");
}

void MfaSessionCache::forget(const std::string &accessKeyId)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_sessions, [&](const auto &kept) { return kept.second.accessKeyId == accessKeyId; });
}

} // namespace trainyard::aws
