// kill -9 of trainyardctl at ten different moments of a launch: the next start lists every machine that the local cloud
// knows, and Terminate all ends them.

#include "tests/system/killing.h"

TEST(KillLaunch, AtTenMomentsLeavesNothingUnlisted)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    ASSERT_EQ(home.run({"clusters", "--json"}).exitStatus, 0); // starts the local cloud, which outlives every victim
    std::size_t found = 0;
    constexpr int moments = 10;
    for (int moment = 1; moment <= moments; ++moment) {
        SCOPED_TRACE("moment " + std::to_string(moment));
        const std::size_t before = killing::callsSoFar(home), setUp = killing::provisioning(home);
        ASSERT_NO_FATAL_FAILURE(
            killing::kill(home, home.spec({"launch", "--name", "victim", "--workers", "2", "--yes"}), [&] {
                return moment == moments ? killing::provisioning(home) > setUp
                                         : killing::callsSoFar(home) >= before + static_cast<std::size_t>(moment) + 2;
            }));
        found += killing::expectListedAndEnded(home);
    }
    EXPECT_GE(found, 6u) << "the kills came too early to show anything";
}
