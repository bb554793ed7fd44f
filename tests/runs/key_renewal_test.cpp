// Keys on the machines of a run that are replaced while it runs.
#include <filesystem>
#include <fstream>
#include <vector>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "backend/core/time/clock.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/keys_removed.h"
#include "backend/runs/run_control.h"
#include "tests/runs/fake_node.h"

namespace trainyard::runs {
namespace {

using namespace std::chrono_literals;

CallContext withinAMinute()
{
    return {Deadline::after(60s), {}};
}

TEST(KeysOfARun, AreReplacedWhereItStillRuns)
{
    if (!FakeNode::available())
        GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
    const auto head = FakeNode::start("head"), first = FakeNode::start("worker-1"),
               second = FakeNode::start("worker-2");
    ASSERT_TRUE(head && first && second);
    const std::vector<ssh::Host> workers{first->node(), second->node()};
    const RunId run = newRunId();
    RunControl::Options options;
    options.environment = {{"AWS_ACCESS_KEY_ID", Secret("OLD")},
                           {"AWS_CREDENTIAL_EXPIRATION", Secret("2026-11-28T13:00:00Z")},
                           {"AWS_REGION", Secret("eu-west-1")},
                           {"AWS_SECRET_ACCESS_KEY", Secret("old")},
                           {"AWS_SESSION_TOKEN", Secret("token")}};
    protocol::JobSpec job;
    job.data = "file:///data";
    job.serversOn = protocol::ServersOn::Head;
    std::filesystem::create_directories(head->run(run));
    std::ofstream(head->run(run) / protocol::kKeysRemovedFile).flush(); // of processes that ended before
    RunControl control(run, head->node(), options);
    ASSERT_TRUE(control.start(job, workers, withinAMinute()));
    const auto before = control.keysExpire(withinAMinute());
    ASSERT_TRUE(before) << before.error().detail;
    EXPECT_EQ(*before, *fromIso8601("2026-11-28T13:00:00Z"));

    std::filesystem::remove(second->run(run) / "env");           // the run is over there
    std::ofstream(second->run(run) / "env.part") << "AWS_X=OLD"; // of a renewal that was interrupted
    options.environment = {{"AWS_ACCESS_KEY_ID", Secret("NEW")}, {"AWS_SECRET_ACCESS_KEY", Secret("new")}};
    const auto renewed = RunControl(run, head->node(), options).renewKeys(workers, withinAMinute());
    EXPECT_TRUE(renewed) << renewed.error().detail;
    for (const FakeNode *node : {head.get(), first.get()}) {
        EXPECT_EQ(node->read(node->run(run) / "env"),
                  "AWS_ACCESS_KEY_ID=NEW\nAWS_REGION=eu-west-1\nAWS_SECRET_ACCESS_KEY=new\n");
        struct stat status = {};
        ASSERT_EQ(::stat((node->run(run) / "env").c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 07777u, 0600u);
    }
    EXPECT_FALSE(std::filesystem::exists(second->run(run) / "env"));
    EXPECT_FALSE(std::filesystem::exists(second->run(run) / "env.part"));
    // A machine on which the run ends while its keys are sent: it had `env` before, and has the mark of the end after.
    std::ofstream(first->run(run) / protocol::kKeysRemovedFile).flush();
    ASSERT_TRUE(RunControl(run, head->node(), options).renewKeys(workers, withinAMinute()));
    EXPECT_FALSE(std::filesystem::exists(first->run(run) / "env"));
    EXPECT_FALSE(std::filesystem::exists(first->run(run) / "env.part"));
    EXPECT_TRUE(std::filesystem::exists(head->run(run) / "env"));

    const auto never = control.keysExpire(withinAMinute());
    ASSERT_TRUE(never) << never.error().detail;
    EXPECT_FALSE(*never);
    EXPECT_TRUE(control.stop(workers, false, withinAMinute()));
}

} // namespace
} // namespace trainyard::runs
