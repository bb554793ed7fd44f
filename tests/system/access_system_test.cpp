// The command line as a process: a launch that cannot succeed is refused, and SSH access follows this computer's IP
// address.
#include <gmock/gmock.h>

#include "tests/system/local_journey.h"

using testing::HasSubstr;

TEST(AccessSystem, PlanReportsWhatWouldFailAndLaunchRefuses) // M28
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    auto outcome = home.run({"plan", "--name", "fine", "--preflight", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("preflight").at("verdict"), "green");
    const std::vector<std::string> tooMuch{"--name", "gpus", "--instance-type", "g4dn.xlarge"};
    const auto with = [&](std::vector<std::string> words) {
        words.insert(words.end(), tooMuch.begin(), tooMuch.end());
        return words;
    };
    outcome = home.run(with({"plan", "--preflight", "--json"}));
    EXPECT_EQ(outcome.exitStatus, 1);
    const auto findings = parsed(outcome.out).at("preflight").at("findings");
    const auto quota =
        std::ranges::find_if(findings, [](const nlohmann::json &finding) { return finding.at("check") == "quota"; });
    ASSERT_NE(quota, findings.end());
    EXPECT_EQ(quota->at("verdict"), "red");
    EXPECT_EQ(quota->at("repairs").back().at("value"), "L-DB2E81BA");
    outcome = home.run(with({"launch", "--no-provision"}));
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("nothing was launched"));
    EXPECT_THAT(outcome.err, HasSubstr("Show quota: trainyardctl account --quotas"));
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
    outcome = home.run({"plan", "--name", "open", "--ssh-from", "0.0.0.0/0", "--json"});
    EXPECT_EQ(outcome.exitStatus, 2) << "B11: not without a word";
    outcome = home.run({"plan", "--name", "open", "--ssh-from", "0.0.0.0/0", "--accept-exposure", "--json"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    outcome = home.run({"plan", "--name", "open", "--all-tcp", "--json"});
    EXPECT_EQ(outcome.exitStatus, 2) << "nor every port";
    outcome = home.run({"plan", "--name", "open", "--all-tcp", "--accept-exposure", "--json"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
}

TEST(AccessSystem, SshFollowsThisComputersAddress) // B13
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    EXPECT_TRUE(parsed(home.run({"address", "--update", "--json"}).out).at("changes").empty());
    EXPECT_EQ(parsed(home.run({"address", "--json"}).out).at("address"), "") << "nothing lives";
    const auto launched = home.run({"launch", "--name", "moved", "--workers", "1", "--no-provision"});
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    EXPECT_THAT(launched.err, HasSubstr("until 'trainyardctl provision moved' the machines keep the SSH host keys of "
                                        "their user data"))
        << "S16.1";
    EXPECT_EQ(parsed(home.run({"address", "--json"}).out).at("address"), "127.0.0.1/32");
    EXPECT_TRUE(parsed(home.run({"address", "--json"}).out).at("shut_out").empty());
    auto outcome = home.run({"address", "moved", "--update", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("changes").at(0).at("open_to"), "127.0.0.1/32");
    EXPECT_TRUE(parsed(outcome.out).at("changes").at(0).at("closed_to").empty()) << "it was open already";
    outcome = home.run({"address", "--neighbours", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("changes").at(0).at("open_to"), "127.0.0.0/24");
    EXPECT_EQ(parsed(outcome.out).at("changes").at(0).at("closed_to").at(0), "127.0.0.1/32");
    EXPECT_EQ(home.run({"address", "nobody"}).exitStatus, 1);
    EXPECT_EQ(home.run({"terminate", "--all", "--yes"}).exitStatus, 0);
}
