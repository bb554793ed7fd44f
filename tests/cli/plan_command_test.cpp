#include <gmock/gmock.h>

#include "backend/cli/cloud.h"
#include "tests/cli/loopback_server.h"
#include "tests/cli/program.h"

using testing::HasSubstr;

TEST(CommandLine, APlanNamesWhatIsWrongWithIt)
{
    Home home;
    home.pointAt(kNowhere);
    auto outcome = home.run({"plan", "--name", "demo", "--workers", "0"});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("worker"));

    outcome = home.run({"launch", "--name", "demo", "--workers", "0", "--yes"});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;

    outcome = home.run({"plan", "--name", "demo", "--instance-type", "c99.enormous", "--json"});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("c99.enormous"));
    const auto value = parsed(outcome.out);
    EXPECT_EQ(value.at("launchable"), false);
    EXPECT_EQ(value.at("problems").at(0).at("field"), "instance-type");
}

TEST(CommandLine, APlanPrintsResourcesPriceAndAwsLinesWithoutConfirmation)
{
    Home home;
    home.pointAt(kNowhere);
    const auto outcome = home.run({"plan", "--name", "demo", "--workers", "3", "--json", "--region", "eu-west-1"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto value = parsed(outcome.out);
    EXPECT_EQ(value.at("launchable"), true);
    EXPECT_EQ(value.at("region"), "eu-west-1");
    EXPECT_EQ(value.at("plan").at("workers"), 3);
    EXPECT_GE(value.at("resources").size(), 4u);
    EXPECT_FALSE(value.at("aws").empty());
    EXPECT_THAT(std::string(value.at("aws").dump()), HasSubstr("run-instances"));
    const auto text = home.run({"plan", "--name", "demo"});
    EXPECT_THAT(text.out, HasSubstr("per hour"));
    EXPECT_THAT(text.out, HasSubstr("\n  aws --region us-east-1 ec2 run-instances "));
}

TEST(CommandLine, APlanFileIsReadAndOptionsWinOverIt)
{
    Home home;
    home.pointAt(kNowhere);
    const std::string file = (home.folder() / "plan.json").string();
    ASSERT_TRUE(trainyard::writeFileAtomically(file, R"({"name": "from-file", "workers": 5})"));
    const auto value = parsed(home.run({"plan", "--plan", file, "--workers", "2", "--json"}).out);
    EXPECT_EQ(value.at("plan").at("name"), "from-file");
    EXPECT_EQ(value.at("plan").at("workers"), 2);
    ASSERT_TRUE(trainyard::writeFileAtomically(file, R"({"name": "x", "wrokers": 5})"));
    const auto outcome = home.run({"plan", "--plan", file});
    EXPECT_EQ(outcome.exitStatus, 2);
    EXPECT_THAT(outcome.err, HasSubstr("wrokers"));
}

TEST(CommandLine, EveryOptionOfAPlanIsTaken)
{
    Home home;
    home.pointAt(kNowhere);
    const nlohmann::json expected = {{"name", "demo"},
                                     {"workers", 3},
                                     {"leastWorkers", 2},
                                     {"instanceType", "m5.large"},
                                     {"headType", "c5.large"},
                                     {"image", "ubuntu-22.04"},
                                     {"user", "ubuntu"},
                                     {"deadlineMinutes", 90},
                                     {"idleMinutes", 30},
                                     {"budgetUsd", 12.5},
                                     {"atBudget", "stop-run"},
                                     {"rootGiB", 50},
                                     {"zones", {"us-east-1b"}},
                                     {"otherTypes", {"m5.xlarge", "c5.xlarge"}},
                                     {"placementGroup", false},
                                     {"efa", true},
                                     {"subnet", "subnet-1"},
                                     {"publicAddress", true},
                                     {"containers", true},
                                     {"hibernation", true},
                                     {"sshFrom", "/24"},
                                     {"acceptExposure", true},
                                     {"allTcpFromAnywhere", true},
                                     {"securityGroup", "sg-0123456789abcdef0"},
                                     {"repairGroup", true},
                                     {"keyFile", "/home/me/key"},
                                     {"keyName", "mine"},
                                     {"buckets", {"a-bucket"}},
                                     {"makeBuckets", true},
                                     {"s3Access", "key-file"},
                                     {"spot", true},
                                     {"maxPriceUsd", 0.25},
                                     {"replaceSpot", "on-demand"},
                                     {"reservation", "cr-1"},
                                     {"templateVersion", "3"},
                                     {"otherRegions", {"eu-west-1"}}};
    const auto outcome = home.run({"plan",
                                   "--json",
                                   "-n",
                                   "demo",
                                   "-w",
                                   "3",
                                   "--least-workers",
                                   "2",
                                   "-t",
                                   "m5.large",
                                   "--head-type",
                                   "c5.large",
                                   "--image",
                                   "ubuntu-22.04",
                                   "--user",
                                   "ubuntu",
                                   "--deadline-minutes",
                                   "90",
                                   "--idle-minutes",
                                   "30",
                                   "--budget",
                                   "12.5",
                                   "--at-budget",
                                   "stop-run",
                                   "--root-gib",
                                   "50",
                                   "--zone",
                                   "us-east-1b",
                                   "--other-type",
                                   "m5.xlarge",
                                   "c5.xlarge",
                                   "--other-region",
                                   "eu-west-1",
                                   "--no-placement-group",
                                   "--efa",
                                   "--reservation",
                                   "cr-1",
                                   "--template-version",
                                   "3",
                                   "--subnet",
                                   "subnet-1",
                                   "--public-address",
                                   "--containers",
                                   "--hibernation",
                                   "--ssh-from",
                                   "/24",
                                   "--accept-exposure",
                                   "--all-tcp",
                                   "--security-group",
                                   "sg-0123456789abcdef0",
                                   "--repair-group",
                                   "--key-file",
                                   "/home/me/key",
                                   "--key-name",
                                   "mine",
                                   "--bucket",
                                   "a-bucket",
                                   "--make-bucket",
                                   "--s3-access",
                                   "key-file",
                                   "--spot",
                                   "--max-price",
                                   "0.25",
                                   "--replace-spot",
                                   "on-demand"});
    EXPECT_EQ(outcome.exitStatus, 2) << "not all of them can be combined";
    const auto plan = parsed(outcome.out).at("plan");
    for (const auto &[member, value] : expected.items())
        EXPECT_EQ(plan.at(member), value) << member;
    EXPECT_EQ(home.run({"plan", "--at-budget", "shout"}).exitStatus, 2);
}
