#include "backend/aws/credentials/login_waiting_credentials.h"

#include <mutex>

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookAgain = 1s;

class LoginWaitingCredentials final : public CredentialsProvider {
public:
    LoginWaitingCredentials(std::shared_ptr<CredentialsProvider> inner, LoginCallback news)
        : m_inner(std::move(inner))
        , m_news(std::move(news))
    {
    }

    Result<Credentials> get(const CallContext &context) override
    {
        for (;;) {
            auto keys = m_inner->get(context);
            if (keys && wasRefused(keys->accessKeyId))
                keys = fail(ErrorCode::CredentialsExpired, "credentials",
                            "the session has expired: put new credentials in the place of " + keys->accessKeyId);
            if (keys || keys.error().code != ErrorCode::CredentialsExpired) {
                if (keys)
                    notify(std::nullopt);
                return keys;
            }
            notify(keys.error());
            if (const auto rested = pause(kLookAgain, context); !rested)
                return rested.error().code == ErrorCode::Timeout ? keys : fail(rested.error());
        }
    }

    /// Remembers refused keys: the user may replace keys that are not renewed automatically, so get() waits for others.
    bool onRejected(const std::string &accessKeyId) override
    {
        if (m_inner->onRejected(accessKeyId))
            return true;
        const std::lock_guard lock(m_mutex);
        m_refused = accessKeyId;
        return true;
    }

private:
    bool wasRefused(const std::string &accessKeyId)
    {
        const std::lock_guard lock(m_mutex);
        return m_refused == accessKeyId;
    }

    /// Publishes each change of the state outside of the lock, in order: by one thread at a time.
    void notify(const std::optional<Error> &why)
    {
        std::unique_lock lock(m_mutex);
        m_state = why;
        if (m_publishing)
            return; // that thread publishes this state, too
        m_publishing = true;
        while (m_published != m_state.has_value()) {
            m_published = m_state.has_value();
            const auto news = m_state;
            lock.unlock();
            m_news(news);
            lock.lock();
        }
        m_publishing = false;
    }

    const std::shared_ptr<CredentialsProvider> m_inner;
    const LoginCallback m_news;
    std::mutex m_mutex;
    std::string m_refused;
    std::optional<Error> m_state; ///< why a call waits for a login; empty: none does
    bool m_published = false;     ///< whether the last news was that one waits
    bool m_publishing = false;
};

} // namespace

std::shared_ptr<CredentialsProvider> loginWaitingCredentials(std::shared_ptr<CredentialsProvider> inner,
                                                             LoginCallback news)
{
    return std::make_shared<LoginWaitingCredentials>(std::move(inner), std::move(news));
}

} // namespace trainyard::aws
