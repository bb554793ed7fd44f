#include <gmock/gmock.h>

#include "tests/system/local_journey.h"

using testing::HasSubstr;

// The same wrong keys against the real verifier of the local cloud.
TEST(AccountSystem, AWrongSecretIsNamedByTheEndpoint)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto local = home.run({"account", "--json"});
    ASSERT_EQ(local.exitStatus, 0) << local.err;
    EXPECT_EQ(parsed(local.out).at("costs_money"), false);
    const auto endpoint = parsed(home.endpointFile().value_or("{}"));
    ASSERT_TRUE(endpoint.contains("accessKeyId")) << endpoint;

    Home other;
    other.pointAt(parsed(local.out).at("endpoint"));
    other.variables["AWS_ACCESS_KEY_ID"] = endpoint.at("accessKeyId");
    auto outcome = other.run({"account", "--json"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_EQ(parsed(outcome.out).at("error").at("code"), "CredentialsRejected");
    EXPECT_THAT(outcome.err, HasSubstr("SignatureDoesNotMatch"));
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;

    other.variables["AWS_ACCESS_KEY_ID"] = "AKIANOBODY0000000000";
    outcome = other.run({"account"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("InvalidClientTokenId"));

    other.variables["AWS_ACCESS_KEY_ID"] = endpoint.at("accessKeyId");
    other.variables["AWS_SECRET_ACCESS_KEY"] = endpoint.at("secretAccessKey");
    EXPECT_EQ(other.run({"account"}).exitStatus, 0);
}

TEST(AccountSystem, ShowsAliasPermissionsAndQuotasAndAsksForMore) // A15, A16, A17
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    auto outcome = home.run({"account", "--instance-type", "g4dn.xlarge", "--machines", "2", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto account = parsed(outcome.out);
    EXPECT_EQ(account.at("alias"), "local-cloud");
    EXPECT_TRUE(account.at("session_ends").is_null());
    std::map<std::string, std::string> permissions;
    for (const auto &line : account.at("permissions"))
        permissions[line.at("action")] = line.at("permission");
    for (const char *action : {"ec2:RunInstances", "ec2:DescribeInstances", "ssm:GetParameter", "s3:ListAllMyBuckets"})
        EXPECT_EQ(permissions[action], "allowed") << action;
    ASSERT_EQ(account.at("quotas").size(), 14u);
    const auto gpus = account.at("quotas").at(2);
    EXPECT_EQ(gpus.at("family"), "G");
    EXPECT_EQ(gpus.at("needed"), 8);
    EXPECT_EQ(gpus.at("allowed"), 0.0);
    EXPECT_EQ(gpus.at("enough"), false);

    EXPECT_THAT(home.run({"account", "--identity"}).out, HasSubstr("000000000000 (local-cloud)"));
    EXPECT_EQ(home.run({"account", "--request-quota", "G=8"}).exitStatus, 2) << "nobody can be asked here";
    EXPECT_EQ(home.run({"account", "--request-quota", "Q=8", "--yes"}).exitStatus, 2);
    outcome = home.run({"account", "--request-quota", "G=8", "--yes", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("code"), "L-DB2E81BA");
    EXPECT_EQ(home.run({"account", "--request-quota", "G=0", "--yes"}).exitStatus, 2);
}
