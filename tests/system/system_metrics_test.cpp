// What the machines of a run measure (I14), from the agents of a local cloud to the command line.

#include <algorithm>
#include <future>
#include <map>

#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "backend/ledger/system_samples.h"
#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;

namespace {

constexpr trainyard::Timestamp kFrom{}, kTo{std::chrono::hours(24 * 365 * 100)};

/// Waits until the ledger has samples of two machines with the use of their processors.
bool waitForSamples(trainyard::ledger::Ledger &ledger, const trainyard::ClusterId &cluster)
{
    const auto deadline = trainyard::patientDeadline(180s);
    do {
        const auto stored = ledger.samples(cluster, kFrom, kTo, {});
        std::map<std::string, int> measured;
        double worker = 0;
        for (const auto &row : stored ? stored->rows : std::vector<trainyard::ledger::StoredSample>()) {
            measured[row.node] += row.sample.processorPercent && row.sample.memoryUsed && row.sample.diskUsed;
            if (row.node == "worker-1")
                worker = std::max(worker, row.sample.processorPercent.value_or(0));
        }
        if (measured["head"] >= 2 && measured["worker-1"] >= 2 && worker > 0)
            return true;
    } while (trainyard::pause(200ms, {deadline, {}}));
    return false;
}

} // namespace

TEST(SystemMetrics, AreStoredWhileARunIsFollowedAndRemainAfterItsMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 600, 100);
    const auto started = home.run({"run", "demo", "--model", "lenet", "--data", "s3://run-bucket/digits", "--epochs",
                                   "100000", "--batch-size", "60", "--json"},
                                  240s);
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    auto followed = std::async(std::launch::async, [&] {
        return home.run({"metrics", run, "--follow"}, 280s).exitStatus;
    });

    auto ledger = trainyard::ledger::Ledger::open(home.folder() / "state/trainyard");
    ASSERT_TRUE(ledger) << ledger.error().detail;
    const auto row = ledger->run(trainyard::RunId(run));
    ASSERT_TRUE(row && *row);
    EXPECT_TRUE(waitForSamples(*ledger, (*row)->cluster)) << "its follower stores them";

    const auto table = home.run({"metrics", run, "--system"});
    EXPECT_EQ(table.exitStatus, 0) << table.err;
    EXPECT_THAT(table.out, AllOf(HasSubstr("MACHINE"), HasSubstr("worker-1"), HasSubstr("head"), HasSubstr(" %")));
    EXPECT_EQ(table.err, "");
    const auto ofCluster = parsed(home.run({"metrics", "demo", "--system", "--json"}).out);
    EXPECT_GE(ofCluster.at("samples").size(), 4u);
    EXPECT_NE(home.run({"metrics", "none", "--system"}).exitStatus, 0);
    EXPECT_EQ(home.run({"metrics", run, "--system", "--follow"}).exitStatus, 2);

    const auto stopped = home.run({"runs", "--stop", run, "--now", "--yes"}, 120s);
    EXPECT_EQ(stopped.exitStatus, 0) << stopped.err;
    (void)followed.get(); // the run did not finish by itself
    EXPECT_EQ(home.run({"terminate", "demo", "--yes"}, 240s).exitStatus, 0);
    const auto kept = parsed(home.run({"metrics", run, "--system", "--json"}).out);
    EXPECT_EQ(kept.at("run"), run);
    EXPECT_TRUE(std::ranges::any_of(kept.at("samples"), [](const auto &sample) {
        return sample.at("machine") == "worker-1" && sample.at("cpu_percent").is_number() &&
               sample.at("cpu_percent") > 0 && sample.at("memory_total") > 0;
    })) << kept;
    const auto csv = home.run({"metrics", run, "--system", "--csv"});
    EXPECT_THAT(csv.out, AllOf(HasSubstr("time,machine,seconds,cores,cpu_percent"), HasSubstr(",worker-1,5,")));
}
