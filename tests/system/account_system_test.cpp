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
