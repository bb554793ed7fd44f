#include "backend/cluster/account/account_guard.h"

#include <gmock/gmock.h>

#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::cluster;
using testing::HasSubstr;

namespace {

const std::vector<std::string> kWords{"prod", "production", "prd", "live"};

Identity account(const std::string &alias)
{
    return {"123456789012", "arn:aws:iam::123456789012:user/u", "AIDA", alias, {}};
}

} // namespace

TEST(WholeAccount, EndsOnlyForWhoTypesItsNameAndNeverWithThatWord) // A15, K5
{
    EXPECT_TRUE(mayEndAccount(account("acme"), "acme", kWords));
    EXPECT_TRUE(mayEndAccount(account("acme"), "123456789012", kWords));
    EXPECT_TRUE(mayEndAccount(account(""), "123456789012", kWords));
    for (const char *wrong : {"", "acm", "Acme", "acme ", "12345678901"})
        EXPECT_EQ(mayEndAccount(account("acme"), wrong, kWords).error().code, ErrorCode::InvalidArgument) << wrong;
    EXPECT_FALSE(mayEndAccount(account(""), "", kWords));
    EXPECT_EQ(mayEndAccount({}, "", kWords).error().code, ErrorCode::Conflict) << "an account that is not known";
    Identity unknown = account("acme");
    unknown.account.clear();
    EXPECT_EQ(mayEndAccount(unknown, "acme", kWords).error().code, ErrorCode::Conflict);
    EXPECT_EQ(mayEndAccount(account("acme-prod"), "acme-prod", kWords).error().code, ErrorCode::PermissionDenied);
}

TEST(WholeAccount, TheAccountThatAnswersIsConfirmed) // A15, K5
{
    const support::HttpServer server([](const support::ReceivedRequest &request) {
        if (request.body.find("GetCallerIdentity") == std::string::npos)
            return support::httpResponse(200, "<AnyResponse><AnyResult/></AnyResponse>"); // no alias
        return support::httpResponse(200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn</Arn>"
                                          "<UserId>U</UserId><Account>210987654321</Account>"
                                          "</GetCallerIdentityResult></GetCallerIdentityResponse>");
    });
    FakeSetting setting;
    const auto config = aws::test::configFor(server.url());
    setting.m_context.sts = std::make_shared<aws::StsClient>(aws::test::newHttp(), config);
    setting.m_context.iam = std::make_shared<aws::IamClient>(aws::test::newHttp(), config);
    const CallContext soon{aws::test::soon(), {}};
    const std::string opened = setting.m_context.account;
    ASSERT_NE(opened, "210987654321") << "the keys have changed since";
    const auto confirmed = guardAccount(setting.context(), "210987654321", soon);
    ASSERT_TRUE(confirmed) << confirmed.error().detail;
    EXPECT_EQ(*confirmed, "210987654321");
    EXPECT_EQ(guardAccount(setting.context(), opened, soon).error().code, ErrorCode::InvalidArgument);
}

TEST(WholeAccount, AnUnreadAliasRefusesWhateverIsTyped) // S4
{
    auto who = account("");
    who.aliasError = Error{ErrorCode::PermissionDenied, "iam:ListAccountAliases", "access denied"};
    const auto may = mayEndAccount(who, "123456789012", kWords);
    ASSERT_FALSE(may);
    EXPECT_EQ(may.error().code, ErrorCode::PermissionDenied);
    EXPECT_THAT(may.error().detail, HasSubstr("allow iam:ListAccountAliases"));
}

TEST(WholeAccount, GuardsByWholeWords) // S4
{
    for (const char *alias : {"prod", "acme-prod", "prod-acme", "acme-production-2", "prd1", "x-live", "acme--PROD"})
        EXPECT_NE(guardWordIn(alias, kWords), "") << alias;
    for (const char *alias : {"", "acme", "product-lab", "reproduction", "delivery", "alive", "12345"})
        EXPECT_EQ(guardWordIn(alias, kWords), "") << alias;
    EXPECT_EQ(guardWordIn("acme-crown", {"crown"}), "crown");
}
