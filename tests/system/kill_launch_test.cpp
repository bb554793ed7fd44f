// kill -9 of trainyardctl at ten different moments of a launch: the next start lists every machine that the local cloud knows,
// and Terminate all ends them.

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "tests/system/local_journey.h"

using namespace std::chrono_literals;

namespace {

/// Lines of the journal: one for each call that came back. The moments are counted in these, not in time.
std::size_t callsSoFar(const Home &home)
{
    const auto text = trainyard::readFile(home.folder() / "state/trainyard/journal.jsonl");
    return text ? static_cast<std::size_t>(std::ranges::count(*text, '\n')) : 0;
}

/// How many clusters have begun to be set up over SSH.
std::size_t provisioning(const Home &home)
{
    std::size_t found = 0;
    std::error_code error;
    for (const auto &folder : std::filesystem::directory_iterator(home.folder() / "state/trainyard/clusters", error))
        found += std::filesystem::exists(folder.path() / "steps.json");
    return found;
}

template <class F>
bool until(F condition)
{
    const auto deadline = trainyard::Deadline::after(60s);
    while (!condition()) {
        if (!trainyard::pause(2ms, deadline, {}))
            return false;
    }
    return true;
}

std::set<std::string> machinesIn(const nlohmann::json &list)
{
    std::set<std::string> ids;
    for (const auto &cluster : list.at("clusters")) {
        for (const auto &node : cluster.at("nodes"))
            ids.insert(node.at("instance").get<std::string>());
    }
    return ids;
}

} // namespace

TEST(KillLaunch, AtTenMomentsLeavesNothingUnlisted)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    ASSERT_EQ(home.run({"clusters", "--json"}).exitStatus, 0); // starts the local cloud, which outlives every victim
    std::size_t found = 0;
    constexpr int moments = 10;
    for (int moment = 1; moment <= moments; ++moment) {
        SCOPED_TRACE("moment " + std::to_string(moment));
        const std::size_t before = callsSoFar(home), setUp = provisioning(home);
        const auto victim = trainyard::spawnDetached(home.spec({"launch", "--name", "victim", "--workers", "2", "--yes"}),
                                                     (home.folder() / "victim.log").string());
        ASSERT_TRUE(victim) << victim.error().detail;
        const bool reached = until([&] {
            if (!trainyard::isAlive(*victim))
                return true;
            return moment == moments ? provisioning(home) > setUp : callsSoFar(home) >= before + static_cast<std::size_t>(moment) + 2;
        });
        EXPECT_TRUE(reached);
        EXPECT_TRUE(trainyard::isAlive(*victim)) << "it ended before it could be killed";
        ::kill(victim->pid, SIGKILL);
        ASSERT_TRUE(until([&] { return !trainyard::isAlive(*victim); }));

        // A teardown's dry run asks the cloud by tag; the list must name every machine that it finds.
        const auto dry = parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out);
        const auto listed = machinesIn(parsed(home.run({"clusters", "--json"}).out));
        for (const auto &target : dry.at("targets")) {
            if (target.at("kind") != "instance")
                continue;
            ++found;
            EXPECT_TRUE(listed.contains(target.at("id").get<std::string>())) << target;
        }
        const auto ended = home.run({"terminate", "--all", "--yes"}, 120s);
        EXPECT_EQ(ended.exitStatus, 0) << ended.out << ended.err;
        EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
    }
    EXPECT_GE(found, 6u) << "the kills came too early to show anything";
}
