// What the error of more workers says where some of them have joined, and some stay outside of the run.
#include <gmock/gmock.h>

#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {
namespace {

FailedJoin failedJoin(const std::string &node, ErrorCode code, const std::string &why, bool hasNoData = false)
{
    return {node, {code, "ssh:" + node, why}, hasNoData};
}

TEST(JoinError, NamesThoseThatJoinedThoseThatStayAndWhatToDo)
{
    JoinResult done;
    done.joined = {"worker-2", "worker-3"};
    done.failed = {failedJoin("worker-4", ErrorCode::NeverJoined, "its worker ended before it joined: no memory"),
                   failedJoin("worker-5", ErrorCode::RemoteCommandFailed,
                              "its prepare-data script failed with status 1 (no bucket)", true)};
    const Error error = joinError(RunId("r-1"), done);
    EXPECT_EQ(error.code, ErrorCode::NeverJoined);
    EXPECT_EQ(error.source, "run r-1");
    EXPECT_EQ(error.detail,
              "worker-4: its worker ended before it joined: no memory; worker-5: its prepare-data script failed with "
              "status 1 (no bucket); worker-2, worker-3 joined the run, and the machine of worker-5 stays and costs "
              "money: correct its prepare-data script and add a worker again, which takes this machine, or remove "
              "worker-5");
}

TEST(JoinError, NamesAllMachinesThatStay)
{
    JoinResult done;
    done.failed = {failedJoin("worker-2", ErrorCode::RemoteCommandFailed, "status 1", true),
                   failedJoin("worker-3", ErrorCode::RemoteCommandFailed, "status 2", true),
                   failedJoin("worker-4", ErrorCode::Timeout, "it has not ended", true)};
    EXPECT_EQ(joinError(RunId("r-1"), done).detail,
              "worker-2: status 1; worker-3: status 2; worker-4: it has not ended; the machines of worker-2, worker-3 "
              "stay and cost money: correct their prepare-data script and add 2 workers again, which takes these "
              "machines, or remove them, and the machine of worker-4 stays and costs money: run the script there with "
              "trainyardctl prepare-data and add a line with the address to host_worker, or remove worker-4");
}

TEST(JoinError, WithoutOthersItIsTheReason)
{
    JoinResult done;
    done.failed = {failedJoin("worker-2", ErrorCode::Busy, "another program changes the cluster")};
    EXPECT_EQ(joinError(RunId("r-1"), done).detail, "worker-2: another program changes the cluster");
    EXPECT_EQ(joinError(RunId("r-1"), done).code, ErrorCode::Conflict) << "Busy means that nothing was launched";
    done.failed.push_back(failedJoin("worker-3", ErrorCode::Cancelled, "it was cancelled"));
    EXPECT_EQ(joinError(RunId("r-1"), done).code, ErrorCode::Cancelled);
}

TEST(JoinError, OfALaunchThatFailsNamesThoseThatJoinedBefore)
{
    const Error none{ErrorCode::NoCapacity, "ec2", "no c5.large"};
    EXPECT_EQ(withJoined(none, {}).detail, "no c5.large");
    EXPECT_EQ(withJoined(none, {"worker-2"}).detail, "no c5.large; worker-2 joined the run before");
    EXPECT_EQ(withJoined(none, {"worker-2"}).code, ErrorCode::NoCapacity);
}

} // namespace
} // namespace trainyard::training
