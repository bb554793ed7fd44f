#include <gmock/gmock.h>

#include "bench/scale/gradient_sync_model.h"
#include "bench/scale/network.h"

/// Building blocks of the simulation: timeline, network and gradient sync.
namespace trainyard::bench::scale {
namespace {

using std::chrono::milliseconds;
using ::testing::DoubleNear;
using ::testing::ElementsAre;

TEST(Timeline, RunsEventsInTheOrderOfTimeThenOfTheirRequests)
{
    Timeline timeline;
    std::vector<int> done;
    timeline.after(milliseconds(2), [&] { done.push_back(3); });
    timeline.after(milliseconds(1), [&] {
        done.push_back(1);
        timeline.after(milliseconds(1), [&] { done.push_back(4); });
        timeline.at(Time(), [&] { done.push_back(2); }); // a time in the past runs now
    });
    while (timeline.step()) {
    }
    EXPECT_THAT(done, ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(timeline.done(), 4u);
}

/// Channels of 1 MB/s: a kilobyte takes a millisecond.
class NetworkTest : public ::testing::Test {
protected:
    static constexpr std::size_t kMessage = 1000;
    Timeline timeline;
    Network network{timeline};
    Time began = timeline.now();
    std::vector<int> came;

    ChannelId channel(Sharing sharing = Sharing::Fair, double rate = 1e6)
    {
        return network.addChannel({rate, Duration(0), sharing});
    }
    FlowId flow(std::vector<Link> links, double window = 1e9, Duration latency = {})
    {
        return network.open({std::move(links), 0, latency, window});
    }
    void send(FlowId to, int name, std::uint32_t order = 0)
    {
        network.send(to, kMessage, order, [this, name] { came.push_back(name); });
    }
    double run()
    {
        while (timeline.step()) {
        }
        return inSeconds(timeline.now() - began) * 1e3;
    }
};

TEST_F(NetworkTest, AMessageTakesTheTimeOfTheNarrowestChannelAndTheLatency)
{
    const FlowId way = flow({{channel()}, {channel()}, {channel(Sharing::Fair, 2e6)}}, 1e9, milliseconds(7));
    send(way, 1);
    EXPECT_THAT(run(), DoubleNear(8, 1e-6));
    EXPECT_THAT(came, ElementsAre(1));
}

TEST_F(NetworkTest, NothingIsLostAndNoChannelGivesMoreThanItHas)
{
    const ChannelId in = channel();
    std::vector<FlowId> flows;
    for (int sender = 0; sender < 10; ++sender)
        flows.push_back(flow({{channel()}, {in}}, 3 * kMessage));
    for (int i = 0; i < 500; ++i)
        send(flows[std::size_t(i % 10)], i);
    EXPECT_THAT(run(), DoubleNear(500, 1e-3)); // one channel, which is never idle
    EXPECT_EQ(came.size(), 500u);
    EXPECT_EQ(network.served(in), 500.0 * kMessage);
    EXPECT_THAT(network.busySeconds(in), DoubleNear(0.5, 1e-6));
}

TEST_F(NetworkTest, SharesACardFairlyByFlowAndAThreadByArrival)
{
    for (const Sharing sharing : {Sharing::Fair, Sharing::Fifo}) {
        came.clear();
        const ChannelId card = channel(sharing);
        const FlowId many = flow({{card}}), few = flow({{card}});
        for (int i = 0; i < 4; ++i)
            send(many, 1);
        send(few, 2);
        send(few, 2);
        run();
        if (sharing == Sharing::Fair)
            EXPECT_THAT(came, ElementsAre(1, 1, 2, 1, 2, 1)); // the first flow was being served already
        else
            EXPECT_THAT(came, ElementsAre(1, 1, 1, 1, 2, 2));
    }
}

TEST_F(NetworkTest, WhatIsWaitingBehindTheWindowIsOvertakenByLowerOrders)
{
    const FlowId way = flow({{channel()}}, 2 * kMessage);
    for (const int order : {9, 8, 7, 3, 5})
        send(way, order, std::uint32_t(order));
    run();
    EXPECT_THAT(came, ElementsAre(9, 8, 3, 5, 7)); // the first two were in transit
}

TEST_F(NetworkTest, WhenTheSenderDiesWhatHasPassedTheWireComesAndThenTheNews)
{
    const FlowId way = flow({{channel()}, {channel()}}, 1e9, milliseconds(100));
    for (int i = 0; i < 5; ++i)
        send(way, i);
    timeline.after(std::chrono::microseconds(2500), [&] { network.cut(way, [this] { came.push_back(-1); }); });
    run();
    EXPECT_THAT(came, ElementsAre(0, 1, 2, -1)); // the first bytes of message 2 were sent
    send(way, 9);
    run();
    EXPECT_EQ(came.back(), -1);
}

TEST(GradientSyncModel, SendsWholeSlicesAsTheyBecomeFinalAndAgainToAnotherServer)
{
    const ps::SliceMap map(40, 64, 2); // slices of 16, 16 and 8 floats; shards 0, 1, 0
    std::vector<std::uint32_t> asked;
    bool connected = true;
    GradientSyncModel gradientSync(map, [&](std::uint32_t slice) {
        asked.push_back(slice);
        return connected;
    });
    gradientSync.begin();
    gradientSync.gradientsFinal(20, 40);
    EXPECT_THAT(asked, ElementsAre(2)); // slice 1 is incomplete
    connected = false;
    gradientSync.gradientsFinal(0, 20);
    EXPECT_THAT(asked, ElementsAre(2, 0, 1));
    EXPECT_FALSE(gradientSync.onReceived(0)); // slice 0 waits for a server
    connected = true;
    asked.clear();
    gradientSync.connected(0);
    EXPECT_THAT(asked, ElementsAre(0, 2));
    EXPECT_TRUE(gradientSync.onReceived(0));
    EXPECT_TRUE(gradientSync.hasWeights(0, 16));
    EXPECT_FALSE(gradientSync.hasWeights(0, 17));
    asked.clear();
    gradientSync.connected(0);
    EXPECT_THAT(asked, ElementsAre(2)); // received slices are not requested again
    gradientSync.connected(1);
    EXPECT_TRUE(gradientSync.onReceived(1) && gradientSync.onReceived(2));
    EXPECT_TRUE(gradientSync.done());
}

} // namespace
} // namespace trainyard::bench::scale
