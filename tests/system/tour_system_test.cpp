#include <gmock/gmock.h>

#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

TEST(TourSystem, TrainsGrowsEndsAndLeavesNothing)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    // The tour must ignore environment variables of a real account.
    home.pointAt("http://127.0.0.1:9");
    home.variables["AWS_PROFILE"] = "no-such-profile";
    const auto outcome = home.run(
        {"tour", "--json", "--output", "out", "--train", "2400", "--test", "400", "--epochs", "24", "--add-after", "1"},
        280s);
    home.variables.clear();
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto value = parsed(outcome.out);
    EXPECT_EQ(value.at("ok"), true);
    EXPECT_EQ(value.at("worker_joined_while_training"), true);
    EXPECT_TRUE(value.at("left").empty());
    EXPECT_GT(double(value.at("validation_accuracy")), 0.8); // of noisy digits, a fifth of those of the whole tour
    const auto report = trainyard::readFile(home.folder() / "out/report.md");
    ASSERT_TRUE(report);
    EXPECT_THAT(*report, HasSubstr("| resources left | 0 |"));
    EXPECT_THAT(*report, HasSubstr("| a worker joined while it trained | yes |"));
    const auto csv = trainyard::readFile(home.folder() / "out/metrics.csv");
    ASSERT_TRUE(csv);
    EXPECT_THAT(*csv, StartsWith("run,attempt,view,rank,epoch,step,samples,t,name,value,note\n"));
    for (const char *name : {"member-joined", "batch-loss", "sample-predictions"})
        EXPECT_THAT(*csv, HasSubstr(name));
    if (std::filesystem::exists(Home::program("trainyard"))) {
        EXPECT_THAT(trainyard::readFile(home.folder() / "out/chart.png").value_or(""), StartsWith("\x89PNG"))
            << *report;
    }
    EXPECT_TRUE(parsed(home.run({"clusters", "--json", "--profile", "local"}).out).at("clusters").empty());
    EXPECT_THAT(home.run({"runs", "--training-cmd", "latest"}).out, HasSubstr("--threads 1"))
        << "its machines share this computer";
}

TEST(TourSystem, AnInterruptEndsItsClusterToo)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const std::string log = (home.folder() / "tour.log").string();
    const auto tour = trainyard::spawnDetached(home.spec({"tour", "--output", "out", "--train", "4000", "--test", "600",
                                                          "--epochs", "5000", "--add-after", "0"}),
                                               log);
    ASSERT_TRUE(tour) << tour.error().detail;
    const auto deadline = trainyard::patientDeadline(200s);
    while (trainyard::readFile(log).value_or("").find("epoch   1") == std::string::npos) {
        ASSERT_TRUE(trainyard::isAlive(*tour)) << trainyard::readFile(log).value_or("");
        ASSERT_TRUE(trainyard::pause(20ms, {deadline, {}})) << trainyard::readFile(log).value_or("");
    }
    ::kill(tour->pid, SIGINT);
    while (trainyard::isAlive(*tour))
        ASSERT_TRUE(trainyard::pause(20ms, {deadline, {}})) << trainyard::readFile(log).value_or("");
    EXPECT_THAT(trainyard::readFile(home.folder() / "out/report.md").value_or(""), HasSubstr("| resources left | 0 |"));
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
}
