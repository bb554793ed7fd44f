// D12: how long a creation usually takes, from the ledger.

#include "backend/cluster/launch/schedule/usual_duration.h"

#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

TEST(UsualDuration, IsTheMedianWithTheLongest)
{
    EXPECT_EQ(usualDuration(std::vector<std::chrono::milliseconds>()), std::nullopt);
    EXPECT_EQ(usualDuration({5min, 30min, 7min}), (UsualDuration{7min, 30min, 3}));
    EXPECT_EQ(usualDuration({5min, 7min}), (UsualDuration{6min, 7min, 2}));
    EXPECT_EQ(describe(UsualDuration{7min, 30min, 3}).english(),
              "usually 7 min 0 s (the longest of 3 took 30 min 0 s)");
    EXPECT_EQ(describe(UsualDuration{7min, 7min, 1}).english(), "7 min 0 s the last time");
}

struct UsualDurations : testing::Test {
    ledger::TemporaryFolder folder;
    CloudContext cloud;
    void SetUp() override
    {
        auto opened = ledger::Ledger::open(folder.path());
        ASSERT_TRUE(opened) << opened.error().detail;
        cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        cloud.profile = cloud.endpointId = "local";
    }
    /// \param ready  after its request; 0: never
    void add(const std::string &id, const char *kind, std::chrono::milliseconds ready,
             const std::string &profile = "local")
    {
        ledger::Cluster row = ledger::makeCluster(id, "name-" + id.substr(id.size() - 1));
        row.profile = profile;
        ASSERT_TRUE(cloud.ledger->saveCluster(row));
        std::vector<ledger::Intent> intents{ledger::makeIntent("token-" + id, id, "")};
        intents.front().kind = kind;
        ASSERT_TRUE(cloud.ledger->openIntents(intents));
        if (ready > 0ms) {
            ledger::Event event;
            event.at = row.created + ready;
            event.cluster = row.id;
            event.kind = "launch";
            event.text = row.name + " is ready";
            ASSERT_TRUE(cloud.ledger->addEvent(event));
        }
        ASSERT_TRUE(cloud.ledger->closeCluster(row.id, "terminated", row.created + 10h));
    }
};

TEST_F(UsualDurations, CountCompletedCreationsOfTheSameServiceAndAccount)
{
    EXPECT_EQ(usualDuration(cloud, Origin::Emr).value(), std::nullopt);
    add("c-0000000000000001", kEmrKind, 6min);
    add("c-0000000000000002", kEmrKind, 10min);
    add("c-0000000000000003", kEmrKind, 0min);
    add("c-0000000000000004", kEmrKind, 26h); // it was interrupted
    add("c-0000000000000005", kStackKind, 3min);
    add("c-0000000000000006", kEmrKind, 1min, "other");
    EXPECT_EQ(usualDuration(cloud, Origin::Emr).value(), (UsualDuration{8min, 10min, 2}));
    EXPECT_EQ(usualDuration(cloud, Origin::Stack).value(), (UsualDuration{3min, 3min, 1}));
    EXPECT_EQ(usualDuration(cloud, Origin::Instances).value(), std::nullopt);
}

TEST_F(UsualDurations, AreReportedAsAStepIfTheyAreKnown)
{
    std::vector<std::string> messages;
    const ProgressSink sink = [&](const StepEvent &event) {
        if (event.state == StepState::Done)
            messages.push_back(event.step + ": " + event.message.english());
    };
    reportUsualDuration(cloud, Origin::Emr, sink);
    EXPECT_TRUE(messages.empty());
    add("c-0000000000000001", kEmrKind, 6min);
    reportUsualDuration(cloud, Origin::Emr, sink);
    EXPECT_THAT(messages, ElementsAre("usual-duration: 6 min 0 s the last time"));
}

} // namespace
} // namespace trainyard::cluster
