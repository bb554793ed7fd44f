// Account, images and quotas through our clients, against moto (independent of this project) and our local cloud.
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/services/ssm_client.h"
#include "backend/aws/services/sts_client.h"
#include "tests/aws/endpoint_under_test.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;

namespace {

using AccountContract = ContractTest;
constexpr const char *kAmazonLinux = "/aws/service/ami-amazon-linux-latest/al2023-ami-kernel-default-x86_64";

} // namespace

TEST_P(AccountContract, ReturnsTheIdentityAndAssumesARole) // A6, A15
{
    StsClient sts(m_http, m_endpoint->config());
    const auto who = sts.getCallerIdentity({soon(), {}});
    ASSERT_TRUE(who) << who.error().detail;
    EXPECT_EQ(who->account.size(), 12u);
    const auto keys = sts.assumeRole(
        {"arn:aws:iam::" + who->account + ":role/contract", "contract-session", "", std::chrono::seconds(900)},
        {soon(), {}});
    ASSERT_TRUE(keys) << keys.error().detail;
    EXPECT_TRUE(keys->accessKeyId.starts_with("ASIA")) << keys->accessKeyId;
    EXPECT_FALSE(keys->sessionToken.empty());
    ASSERT_TRUE(keys->expires);
    EXPECT_GT(*keys->expires, SystemClock::instance().now());
    EXPECT_LT(*keys->expires, SystemClock::instance().now() + std::chrono::minutes(16));
    auto asRole = m_endpoint->config();
    asRole.credentials = fixedCredentials(*keys);
    const auto role = StsClient(m_http, asRole).getCallerIdentity({soon(), {}});
    ASSERT_TRUE(role) << role.error().detail;
    EXPECT_NE(role->arn.find(":assumed-role/"), std::string::npos) << role->arn;

    const auto alias = IamClient(m_http, m_endpoint->config()).accountAlias({soon(), {}});
    ASSERT_TRUE(alias) << alias.error().detail;
    EXPECT_EQ(alias->empty(), !m_endpoint->hasAlias) << *alias;
}

TEST_P(AccountContract, PublicParametersNameImages) // B2
{
    SsmClient ssm(m_http, m_endpoint->config());
    const auto parameter = ssm.getParameter(kAmazonLinux, {soon(), {}});
    ASSERT_TRUE(parameter) << parameter.error().detail;
    EXPECT_TRUE(parameter->value.starts_with("ami-")) << parameter->value;
    EXPECT_EQ(ssm.getParameter("/aws/service/ami-amazon-linux-latest/nothing", {soon(), {}}).error().code,
              ErrorCode::NotFound);
}

TEST_P(AccountContract, QuotasAreReadAndRequested) // A17
{
    QuotasClient quotas(m_http, m_endpoint->config());
    if (!m_endpoint->hasQuotas) { // moto has VPC quotas only, and no default quotas
        const auto networks = quotas.quota("vpc", "L-F678F1CE", {soon(), {}});
        ASSERT_TRUE(networks) << networks.error().detail;
        EXPECT_EQ(networks->value, 5);
        EXPECT_TRUE(networks->adjustable);
        return;
    }
    EXPECT_EQ(quotas.quota("ec2", "L-NONE", {soon(), {}}).error().code, ErrorCode::NotFound);
    const std::string code = "L-DB2E81BA"; // Running On-Demand G and VT instances
    const auto before = quotas.quota("ec2", code, {soon(), {}});
    ASSERT_TRUE(before) << before.error().detail;
    EXPECT_EQ(before->value, 0) << "a new account has none";
    EXPECT_EQ(quotas.requestIncrease("ec2", code, 0, {soon(), {}}).error().code, ErrorCode::InvalidArgument);
    const auto made = quotas.requestIncrease("ec2", code, 8, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    const auto deadline = Deadline::after(std::chrono::seconds(30)); // granted after 0.3 s at --speed 100
    for (;;) {
        const auto now = quotas.quota("ec2", code, {soon(), {}});
        ASSERT_TRUE(now) << now.error().detail;
        if (now->value == 8)
            break;
        EXPECT_TRUE(quotas.requests("ec2", code, {soon(), {}})->front().desired == 8);
        ASSERT_TRUE(pause(std::chrono::milliseconds(20), {deadline, {}})) << "never granted";
    }
    EXPECT_EQ(quotas.requests("ec2", code, {soon(), {}})->front().status, "APPROVED");
}

INSTANTIATE_TEST_SUITE_P(Servers, AccountContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });
