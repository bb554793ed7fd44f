#include "backend/cluster/account/account_guard.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/cloud_context.h"

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
    EXPECT_FALSE(mayEndAccount({}, "", kWords)) << "an account that is not known";
    EXPECT_EQ(mayEndAccount(account("acme-prod"), "acme-prod", kWords).error().code, ErrorCode::PermissionDenied);
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
