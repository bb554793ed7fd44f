// A5, A6: IAM Identity Center, and requests that wait for a login.
#include <latch>
#include <thread>

#include <nlohmann/json.hpp>

#include "backend/aws/credentials/login_waiting_credentials.h"
#include "backend/aws/credentials/profiles.h"
#include "backend/aws/credentials/sso_credentials_internal.h"
#include "backend/core/system/files.h"
#include "tests/aws/credential_sources.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using namespace std::chrono_literals;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

/// Both services of IAM Identity Center (OIDC tokens and portal) for one token of one session.
class SignOnServer {
public:
    std::string url() const { return m_server.url(); }
    std::size_t asked(const std::string &part) const
    {
        std::size_t count = 0;
        for (const auto &request : m_server.received())
            count += request.target.find(part) != std::string::npos;
        return count;
    }
    std::vector<ReceivedRequest> received() const { return m_server.received(); }

private:
    static support::RawResponse answer(const ReceivedRequest &r)
    {
        if (r.target == "/token") {
            const auto body = nlohmann::json::parse(r.body, nullptr, false);
            if (body.value("grantType", "") != "refresh_token" || body.value("refreshToken", "") != "REFRESH")
                return httpResponse(400, R"({"error":"invalid_grant"})", "x-amzn-ErrorType: InvalidGrantException\r\n");
            return httpResponse(200, R"({"accessToken":"TOKEN-2","expiresIn":28800,"refreshToken":"REFRESH-2"})");
        }
        const auto token = r.header("x-amz-sso_bearer_token");
        if (!token.starts_with("TOKEN") || !r.header("authorization").empty())
            return httpResponse(401, R"({"message":"Session token not found or invalid"})",
                                "x-amzn-ErrorType: UnauthorizedException:http://internal/\r\n");
        const auto ends = (kNow + 1h).time_since_epoch().count();
        return httpResponse(200, R"({"roleCredentials":{"accessKeyId":"ASIA-)" + token +
                                     R"(","secretAccessKey":"s","sessionToken":"t","expiration":)" +
                                     std::to_string(ends) + "}}");
    }

    HttpServer m_server{answer};
};

class SignOn : public Sources {
protected:
    SignOn()
    {
        m_variables["AWS_ENDPOINT_URL_SSO"] = m_server.url();
        m_variables["AWS_ENDPOINT_URL_SSO_OIDC"] = m_server.url();
        config("[sso-session corp]\nsso_start_url = https://corp.example/start\nsso_region = eu-west-1\n"
               "[profile dev]\nsso_session = corp\nsso_account_id = 111122223333\nsso_role_name = Engineer\n");
    }
    std::filesystem::path tokenFile()
    {
        return ssoTokenFile(SsoProfile::of("dev", ConfigFiles::read(options().environment)).value(),
                            options().environment);
    }
    void login(const std::string &token, Timestamp ends, const std::string &refresh = {})
    {
        nlohmann::json kept{
            {"accessToken", token}, {"expiresAt", toIso8601(ends)}, {"startUrl", "https://corp.example/start"}};
        if (!refresh.empty())
            kept.update({{"refreshToken", refresh},
                         {"clientId", "c"},
                         {"clientSecret", "CLIENTSECRET"},
                         {"registrationExpiresAt", toIso8601(kNow + 24h)}});
        std::filesystem::create_directories(tokenFile().parent_path());
        ASSERT_TRUE(writeFileAtomically(tokenFile(), kept.dump(), 0600));
    }

    SignOnServer m_server;
};

} // namespace

TEST_F(SignOn, TheTokenOfTheOfficialToolsBuysKeys) // A6 single sign-on
{
    login("TOKEN-1", kNow + 8h);
    const auto journal = std::make_shared<FakeJournal>();
    auto sources = options();
    sources.journal = journal;
    const auto keys = profileCredentials("dev", sources)->get({soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    ASSERT_EQ(journal->records().size(), 1u);
    EXPECT_EQ(journal->records()[0].started, kNow) << "the given clock, not the system's";
    EXPECT_EQ(keys->accessKeyId, "ASIA-TOKEN-1");
    EXPECT_EQ(keys->expires, kNow + 1h);
    EXPECT_EQ(keys->source, "sso");
    EXPECT_EQ(m_server.received().at(0).target, "/federation/credentials?role_name=Engineer&account_id=111122223333");
    EXPECT_EQ(selectProfile({.profile = "dev", .environment = options().environment, .http = m_http})->loginLine,
              "aws sso login --profile dev");
}

TEST_F(SignOn, WithoutASessionTheErrorNamesTheCommand) // A5, A6
{
    const auto expectLogin = [&](const char *why) {
        const auto keys = getCredentials("dev");
        ASSERT_FALSE(keys) << why;
        EXPECT_EQ(keys.error().code, ErrorCode::CredentialsExpired) << why;
        EXPECT_NE(keys.error().detail.find("run `aws sso login --profile dev`"), std::string::npos)
            << keys.error().detail;
    };
    expectLogin("no session exists");
    login("TOKEN-1", kNow - 1min);
    expectLogin("it ended");
    login("revoked", kNow + 8h);
    expectLogin("the service does not take it");
    m_home.write(".aws/sso/cache/" + tokenFile().filename().string(), "{\"accessToken\": 7");
    expectLogin("the file is damaged");
    login("TOKEN-3", kNow + 8h);
    EXPECT_EQ(getCredentials("dev")->accessKeyId, "ASIA-TOKEN-3") << "a login beside us counts at once";
}

TEST_F(SignOn, ATokenNearItsEndIsRenewedForAllTools)
{
    login("TOKEN-1", kNow + 5min, "REFRESH");
    EXPECT_EQ(getCredentials("dev")->accessKeyId, "ASIA-TOKEN-2");
    const auto kept = nlohmann::json::parse(readFile(tokenFile()).value());
    EXPECT_EQ(kept["accessToken"], "TOKEN-2");
    EXPECT_EQ(kept["refreshToken"], "REFRESH-2");
    EXPECT_EQ(kept["expiresAt"], "2026-11-22T08:00:00Z");
    EXPECT_EQ(kept["clientSecret"], "CLIENTSECRET") << "what we do not know of is kept";
    EXPECT_EQ(std::filesystem::status(tokenFile()).permissions() & std::filesystem::perms::all,
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);

    login("TOKEN-1", kNow + 5min, "SPENT");
    EXPECT_EQ(getCredentials("dev")->accessKeyId, "ASIA-TOKEN-1") << "a renewal that fails leaves what still works";
    login("TOKEN-1", kNow - 5min, "REFRESH");
    EXPECT_EQ(getCredentials("dev")->accessKeyId, "ASIA-TOKEN-2") << "also when it has ended";
}

TEST_F(SignOn, ManyThreadsRefreshOnceAndOldKeysServeMeanwhile)
{
    login("TOKEN-1", kNow + 8h);
    const auto provider = profileCredentials("dev", options());
    const auto askMany = [&] {
        std::latch start(16);
        std::vector<std::jthread> threads;
        for (int i = 0; i < 16; ++i)
            threads.emplace_back([&] {
                start.arrive_and_wait();
                EXPECT_TRUE(provider->get({soon(), {}}));
            });
    };
    askMany();
    EXPECT_EQ(m_server.asked("/federation/credentials"), 1u);
    m_clock.set(kNow + 50min);
    askMany();
    EXPECT_GE(m_server.asked("/federation/credentials"), 2u);
}

TEST(LoginWaiting, NewsArriveInOrder)
{
    class Expired final : public CredentialsProvider {
    public:
        Result<Credentials> get(const CallContext &) override
        {
            if (loggedIn)
                return Credentials{"AKIA", Secret("s"), {}, {}, "test"};
            return fail(ErrorCode::CredentialsExpired, "test", "over");
        }
        std::atomic<bool> loggedIn = false;
    };
    const auto inner = std::make_shared<Expired>();
    std::latch isTold(1), released(1);
    std::mutex mutex;
    std::vector<std::string> news;
    const auto gate = loginWaitingCredentials(inner, [&](const std::optional<Error> &why) {
        if (why) {
            isTold.count_down();
            released.wait(); // a slow terminal
        }
        const std::lock_guard lock(mutex);
        news.push_back(why ? "waits" : "goes on");
    });
    {
        std::jthread waiting([&](std::stop_token stop) { (void)gate->get({soon(), stop}); });
        isTold.wait();
        inner->loggedIn = true;
        EXPECT_TRUE(gate->get({soon(), {}}));
        released.count_down();
    }
    EXPECT_EQ(news, (std::vector<std::string>{"waits", "goes on"}));
}

TEST_F(SignOn, WhatWaitsForALoginGoesOnByItself) // A5, A6: re-login in place
{
    std::mutex mutex;
    std::vector<std::string> news;
    std::latch isTold(1);
    const auto gate =
        loginWaitingCredentials(profileCredentials("dev", options()), [&](const std::optional<Error> &why) {
            const std::lock_guard lock(mutex);
            news.push_back(why ? why->detail : "goes on");
            if (news.size() == 1)
                isTold.count_down();
        });
    Result<Credentials> first = fail(ErrorCode::Internal, "", ""), second = first;
    {
        std::jthread one([&] { first = gate->get({soon(), {}}); }), two([&] { second = gate->get({soon(), {}}); });
        isTold.wait();
        login("TOKEN-9", kNow + 8h);
    }
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->accessKeyId, "ASIA-TOKEN-9");
    EXPECT_NE(news.front().find("aws sso login --profile dev"), std::string::npos);
    EXPECT_EQ(news.back(), "goes on");
}

TEST_F(SignOn, WaitingForALoginEndsWithTheDeadlineOrTheStop)
{
    const auto gate =
        loginWaitingCredentials(profileCredentials("dev", options()), [](const std::optional<Error> &) {});
    EXPECT_EQ(gate->get({Deadline::after(10ms), {}}).error().code, ErrorCode::CredentialsExpired);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(gate->get({soon(), stop.get_token()}).error().code, ErrorCode::Cancelled);
}
