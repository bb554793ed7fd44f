// S4: `terminate --account` for an account whose alias is denied, becomes readable later, or cannot be read at all.
#include <atomic>

#include <gmock/gmock.h>

#include "tests/cli/program.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;
using testing::HasSubstr;

namespace {

constexpr const char *kNumber = "123456789012";

RawResponse callerIdentity()
{
    return httpResponse(
        200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::123456789012:user/u</Arn>"
             "<UserId>AIDA</UserId><Account>123456789012</Account></GetCallerIdentityResult>"
             "</GetCallerIdentityResponse>");
}

RawResponse alias(const std::string &name)
{
    return httpResponse(200, "<ListAccountAliasesResponse><ListAccountAliasesResult><AccountAliases>" +
                                 (name.empty() ? name : "<member>" + name + "</member>") +
                                 "</AccountAliases></ListAccountAliasesResult></ListAccountAliasesResponse>");
}

RawResponse denied()
{
    return httpResponse(
        403, "<ErrorResponse><Error><Code>AccessDenied</Code><Message>not you</Message></Error></ErrorResponse>");
}

/// An account that returns the n-th alias response to the n-th request, and repeats the last one. It denies every call
/// but GetCallerIdentity and ListAccountAliases.
class FakeAccount {
public:
    explicit FakeAccount(std::vector<RawResponse> aliases)
        : m_aliases(std::move(aliases))
        , m_server([this](const ReceivedRequest &request) { return answer(request); })
    {
    }
    std::string url() const { return m_server.url(); }
    int looks() const { return m_looks; } ///< other requests: searches for resources

private:
    RawResponse answer(const ReceivedRequest &request)
    {
        const auto asks = [&](const char *action) {
            return request.body.find(std::string("Action=") + action + "&") != std::string::npos;
        };
        if (asks("GetCallerIdentity"))
            return callerIdentity();
        if (asks("ListAccountAliases"))
            return m_aliases[std::min(m_aliases.size() - 1, m_asked++)];
        ++m_looks;
        return denied();
    }
    const std::vector<RawResponse> m_aliases;
    std::atomic<std::size_t> m_asked{0};
    std::atomic<int> m_looks{0};
    HttpServer m_server;
};

ProcessOutcome endAccount(Home &home, const FakeAccount &account, const std::string &name)
{
    home.pointAt(account.url());
    return home.run({"terminate", "--account", "--alias", name, "--yes"});
}

} // namespace

TEST(AccountGuard, AnAliasThatIsDeniedIsNotTheSameAsNone)
{
    Home home;
    const FakeAccount account({denied()});
    const auto outcome = endAccount(home, account, kNumber);
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("iam:ListAccountAliases"));
    EXPECT_EQ(account.looks(), 0) << "nothing was looked for";
}

TEST(AccountGuard, RequestsTheAliasWhenItIsNeeded)
{
    Home home; // the first request, when the account is opened, fails
    const FakeAccount account({denied(), alias("acme-prod")});
    const auto outcome = endAccount(home, account, "acme-prod");
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("has the word prod"));
    EXPECT_EQ(account.looks(), 0);
}

TEST(AccountGuard, AnAliasThatWasReadOnceIsNotTrustedLater)
{
    Home home;
    const FakeAccount account({alias("lab"), denied()});
    EXPECT_EQ(endAccount(home, account, "lab").exitStatus, 1);
    EXPECT_EQ(account.looks(), 0);
}

TEST(AccountGuard, LetsThroughWhatItHasRead)
{
    for (const auto *name : {"product-lab", ""}) { // only the complete word guards
        Home home;
        const FakeAccount account({alias(name)});
        const auto outcome = endAccount(home, account, kNumber);
        EXPECT_GT(account.looks(), 0) << "it went on: " << outcome.err;
    }
}

TEST(AccountGuard, TheWordsCanBeSet)
{
    Home home;
    const FakeAccount account({alias("acme-crown")});
    home.variables["TRAINYARD_GUARD_WORDS"] = "crown,prod";
    EXPECT_THAT(endAccount(home, account, "acme-crown").err, HasSubstr("has the word crown"));
    home.variables.erase("TRAINYARD_GUARD_WORDS");
    home.pointAt(account.url());
    EXPECT_EQ(home.run({"account", "--guard-words", "Crown, jewel"}).exitStatus, 0);
    EXPECT_THAT(endAccount(home, account, "acme-crown").err, HasSubstr("has the word crown"));
    EXPECT_EQ(account.looks(), 0);
    EXPECT_EQ(home.run({"account", "--guard-words", "../x"}).exitStatus, 2);
}
