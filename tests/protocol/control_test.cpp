#include "backend/protocol/control/control.h"

#include <cmath>
#include <utility>

#include <gmock/gmock.h>

#include "backend/protocol/scheduler_state.h"

namespace trainyard::protocol {
namespace {

TEST(Control, ReadsWhatItWrites)
{
    const std::vector<ControlMessage> messages{
        JoinRequest{"worker", "worker-1", "", 2, true, 3, 4},
        JoinAccepted{2, 1, {"127.0.0.1:9", "127.0.0.1:10"}, true},
        Ready{431080, 12000},
        View{3,
             4,
             500,
             {{0, "a"}, {2, "b"}},
             1,
             {{{0, 960}}, 2, 48, true},
             true,
             {500, 4.5, 0.05, {1, 1.5, 480, 100}},
             {4, 2}},
        ViewAck{3},
        Start{3},
        Pause{3},
        Paused{3, 620},
        Truncate{3, 621},
        PartitionDone{3, 625, {1.5, 90, 100}, 0.25},
        Validate{4, 2, 1},
        EpochDone{4, 2, 1, {2.5, 9, 10}},
        Progress{4, 600, 0, 99, {1, 2, 3}, 1e4, 875088, 0.75, {7, 2}, 0.25},
        SaveCheckpoint{4, 3, 625, {{48, 96}, {480, 960}}, {4, 2}},
        CheckpointSaved{4, "/x", "", 625, true},
        Leave{1, "b", true},
        LeaveResponse{"NotFound", "no such worker"},
        ConnectionLost{2, true, "closed"},
        StragglerReport{2, 620, 10.5},
        AppliedSteps{2, 620},
        MemberLost{2, 4, 1, "closed"},
        Failed{"Diverged", "worker", "the loss is not a number"},
        End{true, "", "", ""},
        End{false, "Conflict", "scheduler", "3 workers died on b", 280},
        Attach{2, 1, 3, true},
        ShareOffer{4242, 7, 1 << 20, "0123"},
        ShareResponse{true, {4243, 9, 1 << 20, "abcd"}},
        Placement{2, {"127.0.0.1:9", ""}, {0, 0}, {-1, -1}},
        PlacementAck{2, "no complete replica of part 1"},
        ReplicaState{1, 0, true},
        TaskJoin{{"worker-1", "10.0.0.2", "worker", 1, 3, -1, 4, 16, 20'016}, true, 2, 4242, 137},
        TaskReady{12.5},
        TaskView{2, 3, 1, true, 4, {{"head", "10.0.0.1", "server", 0, -1, -1, 0, 2, 20'000}}},
        TaskStarted{2, 4242},
        TaskStop{60, true},
        TaskEnded{2, 137, 1.5e9, true, "Killed"},
        TaskValues{7, {{"loss", 1, 2, 300, 64, 1.5e9, 0.25, "of the batch"}}},
        TaskValuesStored{7},
        ArenaSize{431080},
        DataWait{"s3://b/train.rec: timed out"},
    };
    for (const ControlMessage &message : messages) {
        const auto copy = controlFromJson(toJson(message));
        ASSERT_TRUE(copy) << toJson(message) << copy.error().detail;
        EXPECT_EQ(copy->index(), message.index());
        EXPECT_EQ(toJson(*copy), toJson(message));
    }
}

TEST(Control, AViewForManyIsWrittenOnce)
{
    View view{3, 4, 500, {{0, "a\"{}"}, {2, "b"}}, -1, {{{0, 960}}, 2, 48, true}, false, {500, 4.5}, {4, 2}};
    const ViewText text(view);
    for (const auto &[index, fresh] : {std::pair(-1, false), {0, false}, {1, true}}) {
        view.index = index;
        view.fresh = fresh;
        const auto read = controlFromJson(text.textFor(index, fresh));
        ASSERT_TRUE(read) << read.error().detail;
        EXPECT_EQ(toJson(*read), toJson(view));
    }
}

TEST(Control, NamesTheBadField)
{
    EXPECT_THAT(controlFromJson(R"({"type":"go","view":"x"})").error().detail, ::testing::StartsWith("view:"));
    EXPECT_THAT(controlFromJson(R"({"type":"view","members":[{"rank":[]}]})").error().detail,
                ::testing::StartsWith("members: rank:"));
    EXPECT_THAT(controlFromJson(R"({"type":"accepted","servers":[1]})").error().detail,
                ::testing::StartsWith("servers:"));
    EXPECT_THAT(controlFromJson(R"({"type":"placement","primary":[0.5]})").error().detail,
                ::testing::StartsWith("primary:"));
    EXPECT_THAT(controlFromJson(R"({"type":"dance"})").error().detail, ::testing::StartsWith("type:"));
    EXPECT_FALSE(controlFromJson(""));
    EXPECT_FALSE(controlFromJson(R"({"type":"part-done","train":[]})"));
}

TEST(Control, RefusesNumbersThatCouldNotBeCountedOn)
{
    EXPECT_TRUE(controlFromJson(R"({"type":"go","view":1073741824})"));
    EXPECT_FALSE(controlFromJson(R"({"type":"go","view":1073741825})"));
    EXPECT_TRUE(controlFromJson(R"({"type":"cut","step":9007199254740992})"));
    EXPECT_FALSE(controlFromJson(R"({"type":"cut","step":9007199254740993})"));
}

TEST(Control, CutsASentenceThatNoReaderTakes)
{
    const auto copy = controlFromJson(toJson(MemberLost{1, 2, 3, std::string(5000, 'x')}));
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_GT(std::get<MemberLost>(*copy).cause.size(), 1000u);
}

TEST(Control, CarriesALossThatIsNotANumber)
{
    const auto copy = controlFromJson(toJson(PartitionDone{0, 1, {std::nan(""), 0, 1}, 1}));
    ASSERT_TRUE(copy);
    EXPECT_TRUE(std::isnan(std::get<PartitionDone>(*copy).train.lossSum));
}

TEST(SchedulerState, SurvivesTheRoundTripAndIsChecked)
{
    const SchedulerState state{"r-1",
                               "10.0.0.1:9091",
                               false,
                               2,
                               7,
                               1,
                               40,
                               {{{10, 20}, {30, 960}}, 2, 48, true},
                               {{0, "a", "10.0.0.2"}, {3, "b", "10.0.0.3"}},
                               {{0, "head", "10.0.0.1:5"}},
                               {2, {"10.0.0.1:5", ""}, {0, 0}, {-1, -1}},
                               3,
                               2550,
                               960,
                               {1.5, 20, 30},
                               0.5,
                               {40, 1.25, 0.05, {1, 1.0 / 3, 20, 100}},
                               "stop was requested",
                               true,
                               "server 0 (head): the server is gone"};
    const auto copy = schedulerStateFromLine(toLine(state));
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_EQ(*copy, state);
    EXPECT_THAT(
        schedulerStateFromLine(R"({"deal":{"ranges":[{"begin":5,"end":4}],"parts":1,"perStep":1}})").error().detail,
        ::testing::StartsWith("deal:"));
    EXPECT_THAT(schedulerStateFromLine(R"({"rate":{"epoch":null}})").error().detail, ::testing::StartsWith("rate:"));
    EXPECT_FALSE(schedulerStateFromLine(toLine(state).substr(0, 100)));
    SchedulerState odd = state;
    odd.placement.primary = {0, 2};
    EXPECT_THAT(schedulerStateFromLine(toLine(odd)).error().detail, ::testing::StartsWith("placement:"));
    odd = state;
    odd.members.pop_back();
    EXPECT_THAT(schedulerStateFromLine(toLine(odd)).error().detail, ::testing::StartsWith("deal:"));
}

} // namespace
} // namespace trainyard::protocol
