// A rule adds one worker for each run (I17), whichever programs follow it.
#include <gtest/gtest.h>

#include "backend/alerts/alert_claim.h"
#include "backend/core/system/files.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::alerts;

namespace {

AlertRule slowerThan(double value)
{
    return {.metric = "speed", .comparison = AlertRule::Below, .value = value, .action = AlertRule::AddWorker};
}

} // namespace

TEST(AlertClaims, ARuleAddsOneWorkerForEachRun)
{
    const TemporaryFolder folder;
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-1"), slowerThan(100)));
    EXPECT_FALSE(claimWorker(folder.path, RunId("r-1"), slowerThan(100)));
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-1"), slowerThan(50)));
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-2"), slowerThan(100)));
}

TEST(AlertClaims, WhereNothingWasLaunchedAnotherAttemptMayFollow)
{
    const TemporaryFolder folder;
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-1"), slowerThan(100)));
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-1"), slowerThan(50)));
    releaseWorker(folder.path, RunId("r-1"), slowerThan(100));
    EXPECT_TRUE(claimWorker(folder.path, RunId("r-1"), slowerThan(100)));
    EXPECT_FALSE(claimWorker(folder.path, RunId("r-1"), slowerThan(50)));
}

TEST(AlertClaims, WithoutAFolderNoneIsAdded)
{
    const TemporaryFolder folder;
    EXPECT_FALSE(claimWorker(folder.path, RunId("r-../../x"), slowerThan(100)));
    ASSERT_TRUE(writeFileAtomically(folder.path / "runs", "no folder"));
    EXPECT_FALSE(claimWorker(folder.path, RunId("r-1"), slowerThan(100)));
}
