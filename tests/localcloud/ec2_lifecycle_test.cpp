// Instances that boot and end in unlucky moments.
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/wait.h>

#include <gmock/gmock.h>

#include "tests/localcloud/ec2_in_process.h"
#include "tests/support/expect_log.h"

using namespace trainyard;
using namespace trainyard::tests;
using localcloud::InstanceState;
using localcloud::Machines;
using testing::Each;
using testing::Field;
using testing::SizeIs;

TEST(Ec2Ending, RefusesCallsFromTheFirstMoment)
{
    Ec2InProcess cloud;
    ASSERT_TRUE(cloud.launch());
    cloud.ec2.terminateAll();
    for (const char *action : {"RunInstances", "DescribeInstances", "TerminateInstances"}) {
        const auto late = cloud.call(action, {});
        ASSERT_FALSE(late) << action;
        EXPECT_EQ(late.error().code, "Unavailable");
        EXPECT_EQ(late.error().status, 503);
    }
    ASSERT_THAT(cloud.instances(), SizeIs(1));
    EXPECT_EQ(cloud.instances().front().state, InstanceState::Terminated);
}

TEST(Ec2Ending, LeavesNoInstanceOfCallsThatAreServedMeanwhile)
{
    Ec2InProcess cloud;
    cloud.ec2.startClock();
    {
        std::vector<std::jthread> clients;
        for (int i = 0; i < 4; ++i)
            clients.emplace_back([&] {
                while (cloud.launch()) {
                }
            });
        EXPECT_TRUE(eventually([&] { return cloud.instances().size() >= 8; }));
        cloud.ec2.terminateAll();
    }
    EXPECT_EQ(cloud.ec2.activeInstances(), 0u);
    EXPECT_THAT(cloud.instances(), Each(Field(&localcloud::Instance::state, InstanceState::Terminated)));
}

TEST(Ec2Boot, AnExceptionIsAFailureWithItsReason)
{
    Machines machines({}, false, [](const auto &, const auto &) -> Result<std::string> {
        throw std::runtime_error("no memory for the layout");
    });
    machines.boot("i-1", {});
    EXPECT_TRUE(eventually([&] { return machines.view("i-1").phase != Machines::Phase::Booting; }));
    EXPECT_EQ(toString(machines.view("i-1").phase), "failed");
    EXPECT_EQ(machines.view("i-1").detail, "no memory for the layout");
}

TEST(Ec2Boot, AnInstanceThatEndsWhileItIsForkedLeavesNoProcess)
{
    const ScratchFolder folder;
    localcloud::SandboxSpec spec;
    spec.folder = folder.path();
    spec.address = "127.0.0.1";
    spec.port = 1;
    localcloud::HostCapabilities host;
    host.bwrap = (folder.path() / "runs until it is killed").string();
    std::ofstream(host.bwrap) << "#!/bin/sh\ntail -f /dev/null\nexit 0\n";
    std::filesystem::permissions(host.bwrap, std::filesystem::perms::owner_all);
    Machines machines(host, false, [](const auto &, const auto &) -> Result<std::string> { return ""; });
    for (int i = 0; i < 50; ++i) {
        const std::string id = "i-" + std::to_string(i);
        machines.boot(id, spec);
        {
            const std::jthread other([&] { machines.end(id); }); // two calls at once, before, during or after the fork
            machines.end(id);
        }
        EXPECT_EQ(machines.view(id).phase, Machines::Phase::Absent);
    }
    // Also no zombie of an instance that was ended.
    EXPECT_TRUE(eventually([] { return ::waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }));
}

TEST(Ec2Boot, AnInstanceThatCannotBootIsTerminatedWithAReason)
{
    Ec2InProcess cloud(false,
                       [](const auto &, const auto &) -> Result<std::string> { throw std::runtime_error("broken"); });
    const support::ExpectLog log("does not start (failed): broken");
    cloud.ec2.startClock();
    ASSERT_TRUE(cloud.launch());
    EXPECT_TRUE(eventually([&] { return cloud.instances().front().state == InstanceState::Terminated; }));
    EXPECT_EQ(cloud.instances().front().stateReasonCode, "Server.InternalError");
    EXPECT_EQ(cloud.instances().front().stateReasonMessage, "Server.InternalError: Internal error on launch");
}

TEST(Ec2States, HaveTheNamesAndCodesOfEc2)
{
    for (const auto name : namesOf(InstanceState()))
        EXPECT_EQ(toString(parseEnum<InstanceState>(name).value()), name);
    EXPECT_EQ(toString(InstanceState::ShuttingDown), "shutting-down");
    EXPECT_EQ(codeOf(InstanceState::ShuttingDown), 32);
    EXPECT_FALSE(parseEnum<InstanceState>("shutting down"));
}

TEST(Ec2Records, OutliveTheService)
{
    ScratchFolder folder;
    Machines machines({}, true);
    const localcloud::Ec2Settings settings{.instancesFolder = folder.path(), .speed = 1000, .recordsOnly = true};
    const auto open = [&] { return localcloud::Store::open(folder.path() / "state.db").value(); };
    localcloud::Parameters group(
        std::map<std::string, std::string>{{"Version", "2016-11-15"}, {"GroupName", "kept"}, {"Strategy", "spread"}});
    {
        const auto store = open();
        localcloud::Ec2Service ec2(*store, machines, settings);
        ASSERT_TRUE(ec2.handle({"CreatePlacementGroup", "us-east-1", "r", group}));
    }
    const auto store = open();
    localcloud::Ec2Service ec2(*store, machines, settings);
    ASSERT_TRUE(ec2.load());
    const auto shown =
        ec2.handle({"DescribePlacementGroups", "us-east-1", "r",
                    localcloud::Parameters(std::map<std::string, std::string>{{"Version", "2016-11-15"}})});
    ASSERT_TRUE(shown);
    EXPECT_EQ(element(*shown, "strategy"), "spread");
}
