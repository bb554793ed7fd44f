#pragma once

#include <atomic>

#include "tests/aws/fixtures.h"

namespace trainyard::aws::test {

inline constexpr auto kNow = Timestamp(std::chrono::sys_days(std::chrono::year(2026) / 11 / 22));

class SetClock final : public WallClock {
public:
    Timestamp now() const override { return Timestamp(std::chrono::milliseconds(m_at.load())); }
    void set(Timestamp at) { m_at = at.time_since_epoch().count(); }

private:
    std::atomic<std::int64_t> m_at{kNow.time_since_epoch().count()};
};

/// Fixture with a home folder that holds the configuration files of the AWS CLI, and a clock that the test sets.
class Sources : public testing::Test {
protected:
    SourceOptions options()
    {
        auto variables = m_variables;
        variables.emplace("HOME", m_home.path().string());
        variables.emplace("AWS_EC2_METADATA_DISABLED", "true");
        return {m_http, fakeEnvironment(variables), &m_clock};
    }
    void config(const std::string &text) { m_home.write(".aws/config", text); }
    Result<Credentials> getCredentials(const std::string &profile)
    {
        return profileCredentials(profile, options())->get({soon(), {}});
    }

    TemporaryFolder m_home;
    SetClock m_clock;
    std::shared_ptr<net::HttpClient> m_http = newHttp();
    std::map<std::string, std::string> m_variables;
};

} // namespace trainyard::aws::test
