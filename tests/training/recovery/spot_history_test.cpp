// What the ledger knows about machines that EC2 has taken back, and what follows from it.
#include <gmock/gmock.h>

#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "tests/training/recovery/spot_samples.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::MembershipChange;
using ledger::IntentState;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SpotHistory, TheHistoryIsInTheLedger)
{
    using cluster::kInterruptionEvent;
    std::vector<ledger::Event> events{
        event(kInterruptionEvent, "worker-1", kNow - 2h), // of an earlier run
        event(kInterruptionEvent, "worker-2", kNow),
        event(kInterruptionEvent, "worker-2", kNow + 1s), // of two programs at the same time
        event(kInterruptionEvent, "head", kNow + 1s),
        event("membership", "worker-3", kNow + 1s),
        event(kInterruptionEvent, "worker-3", kNow + 2s),
    };
    const auto open = [&] {
        std::vector<std::string> nodes;
        for (const SpotLoss &loss : SpotHistory::of(events, kNow - 1h).open)
            nodes.push_back(loss.node);
        return nodes;
    };
    EXPECT_THAT(open(), ElementsAre("worker-2", "worker-3"));
    events.push_back(event(cluster::kReplacementEvent, "worker-2", kNow + 3s, true));
    events.push_back(event(kFewerWorkersEvent, "r-1", kNow + 3s));
    EXPECT_THAT(open(), ElementsAre("worker-2", "worker-3")) << "an attempt that failed";
    events.push_back(event(cluster::kReplacementEvent, "worker-2", kNow + 4s));
    EXPECT_THAT(open(), ElementsAre("worker-3"));
    EXPECT_THAT(SpotHistory::of(events, kNow - 1h).attempts,
                ElementsAre(SpotAttempt{kNow + 3s, true}, SpotAttempt{kNow + 4s, false}));
    events.push_back(event(kSizeEvent, "", kNow + 5s));
    EXPECT_THAT(open(), IsEmpty()) << "the user has chosen another number";
    events.push_back(event(kInterruptionEvent, "worker-4", kNow + 6s));
    EXPECT_THAT(open(), ElementsAre("worker-4"));
}

std::vector<std::string> openAfter(const std::vector<ledger::Event> &events)
{
    std::vector<std::string> nodes;
    for (const SpotLoss &loss : SpotHistory::of(events, kNow - 1h).open)
        nodes.push_back(loss.node);
    return nodes;
}

TEST(SpotHistory, AMachineLaunchedByAProgramThatDiedIsNotLaunchedAgain)
{
    using cluster::kInterruptionEvent;
    std::vector<ledger::Event> events{event(kInterruptionEvent, "worker-2", kNow)};
    EXPECT_THAT(openAfter(events), ElementsAre("worker-2"));
    events.push_back(added("worker-4", kNow + 1s));
    EXPECT_THAT(openAfter(events), IsEmpty());
    auto rest = events;
    rest.push_back(event(kInterruptionEvent, "worker-3", kNow + 2s));
    EXPECT_THAT(openAfter(rest), ElementsAre("worker-3"));
    rest.push_back(added("worker-5", kNow + 3s));
    rest.push_back(replaced("worker-3", "worker-5", kNow + 4s));
    EXPECT_THAT(openAfter(rest), IsEmpty()) << "worker-4 still stands for worker-2";
    auto stopped = removed("worker-4", kNow + 2s);
    stopped.text = "removing worker-4 was stopped";
    events.push_back(stopped);
    EXPECT_THAT(openAfter(events), IsEmpty()) << "it exists";
    events.push_back(removed("worker-4", kNow + 2s));
    EXPECT_THAT(openAfter(events), ElementsAre("worker-2"));
}

TEST(SpotHistory, OfTwoReplacementsTheOneThatJoinedSettlesALoss)
{
    using cluster::kInterruptionEvent;
    const std::vector<ledger::Event> events{
        event(kInterruptionEvent, "worker-2", kNow),
        event(kInterruptionEvent, "worker-3", kNow),
        added("worker-4", kNow + 1s),
        added("worker-5", kNow + 1s),
        removed("worker-5", kNow + 2s),
        event(cluster::kReplacementEvent, "worker-2", kNow + 3s, true),
    };
    EXPECT_THAT(openAfter(events), ElementsAre("worker-3"));
}

TEST(SpotHistory, AReplacementThatIsInterruptedOpensNoSecondLoss)
{
    using cluster::kInterruptionEvent;
    std::vector<ledger::Event> events{
        event(kInterruptionEvent, "worker-2", kNow), added("worker-4", kNow + 1s),
        event(kInterruptionEvent, "worker-4", kNow + 2s),
        event(kInterruptionEvent, "worker-4", kNow + 2s), // of two programs at the same time
    };
    EXPECT_THAT(openAfter(events), ElementsAre("worker-2"));
    auto failed = events;
    failed.push_back(event(cluster::kReplacementEvent, "worker-2", kNow + 3s, true));
    EXPECT_THAT(openAfter(failed), ElementsAre("worker-2"));
    events.push_back(replaced("worker-2", "worker-4", kNow + 3s));
    EXPECT_THAT(openAfter(events), ElementsAre("worker-4")) << "it had joined before EC2 took it back";
    events.push_back(added("worker-5", kNow + 4s));
    events.push_back(replaced("worker-4", "worker-5", kNow + 5s));
    EXPECT_THAT(openAfter(events), IsEmpty());
    events.push_back(event(kInterruptionEvent, "worker-5", kNow + 6s));
    EXPECT_THAT(openAfter(events), ElementsAre("worker-5")) << "a settled replacement is a worker like the others";
}

TEST(SpotHistory, AWorkerThatTheUserAddsSettlesAnOpenLossOnly)
{
    using cluster::kInterruptionEvent;
    std::vector<ledger::Event> events{
        added("worker-4", kNow), // nothing was lost then
        event(kInterruptionEvent, "worker-2", kNow + 1s),
        event(kInterruptionEvent, "worker-3", kNow + 1s),
    };
    EXPECT_THAT(openAfter(events), ElementsAre("worker-2", "worker-3"));
    events.push_back(added("worker-5", kNow + 2s));
    EXPECT_THAT(openAfter(events), ElementsAre("worker-3"));
    events.push_back(event(kSizeEvent, "", kNow + 3s));
    events.push_back(added("worker-6", kNow + 4s));
    events.push_back(event(kInterruptionEvent, "worker-6", kNow + 5s));
    EXPECT_THAT(openAfter(events), ElementsAre("worker-6")) << "it belongs to the number that was chosen";
}

TEST(SpotHistory, ChangesOfMembershipHaveOneStoredFormat)
{
    auto e = event("membership", "worker-4", kNow);
    EXPECT_EQ(cluster::membershipChange(e), std::nullopt);
    e.text = "worker-4 was added"; // as stored by all versions
    EXPECT_EQ(cluster::membershipChange(e), MembershipChange::Added);
    e.failed = true;
    EXPECT_EQ(cluster::membershipChange(e), std::nullopt);
    EXPECT_EQ(cluster::membershipChange(removed("worker-4", kNow)), MembershipChange::Removed);
    e = removed("worker-4", kNow);
    e.subject = "worker-14";
    EXPECT_EQ(cluster::membershipChange(e), std::nullopt) << "of another machine";
    EXPECT_EQ(removed("worker-4", kNow).text, "worker-4 was removed");
}

ledger::Event paidFailure(const std::string &node, Timestamp at)
{
    auto e = event(kPaidFailureEvent, node, at, true);
    e.text = node + " could not be replaced";
    return e;
}

TEST(SpotHistory, AfterThreePaidFailuresAReplacementIsNotTriedAgain)
{
    using cluster::kInterruptionEvent;
    auto facts = oneLost();
    std::vector<ledger::Event> events{event(kInterruptionEvent, "worker-2", kNow - 50min)};
    const auto decided = [&] {
        facts.history = SpotHistory::of(events, kNow - 1h);
        return decide(facts);
    };
    for (const auto before : {40min, 30min}) {
        events.push_back(paidFailure("worker-2", kNow - before));
        EXPECT_EQ(decided().step, SpotStep::Replace);
    }
    events.push_back(paidFailure("worker-2", kNow));
    EXPECT_EQ(decided().step, SpotStep::GiveUp) << "at once, not after the pause";
    EXPECT_EQ(decided().reason, "3 attempts in a row failed after their machines were launched, the last one was: "
                                "worker-2 could not be replaced");
    facts.leastWorkers = 3;
    EXPECT_EQ(decided().step, SpotStep::Stop) << "the run cannot go on";
    facts.leastWorkers = 1;

    events.push_back(event(kGivenUpEvent, "worker-2", kNow, true));
    EXPECT_EQ(decided().step, SpotStep::None) << "the loss is settled";
    EXPECT_EQ(facts.history.attempts.size(), 3u) << "no machine was launched";
    events.push_back(event(kInterruptionEvent, "worker-3", kNow));
    EXPECT_EQ(decided().step, SpotStep::GiveUp) << "of the same run";
    events.push_back(event(kSizeEvent, "", kNow));
    events.push_back(event(kInterruptionEvent, "worker-4", kNow));
    facts.now = kNow + 1h;
    EXPECT_EQ(decided().step, SpotStep::Replace) << "the user has acted";
}

TEST(SpotHistory, ASuccessAndFailuresWithoutCostDoNotCount)
{
    using cluster::kInterruptionEvent;
    auto facts = oneLost();
    std::vector<ledger::Event> events{event(kInterruptionEvent, "worker-2", kNow - 50min)};
    for (int i = 0; i < 2 * kMostPaidFailures; ++i)
        events.push_back(event(cluster::kReplacementEvent, "worker-2", kNow - 40min, true)); // no capacity
    facts.history = SpotHistory::of(events, kNow - 1h);
    EXPECT_EQ(decide(facts).step, SpotStep::Replace) << "capacity may come back at any time";
    for (int i = 0; i < kMostPaidFailures - 1; ++i)
        events.push_back(paidFailure("worker-2", kNow - 30min));
    events.push_back(replaced("worker-2", "worker-9", kNow - 20min));
    events.push_back(event(kInterruptionEvent, "worker-9", kNow - 19min));
    events.push_back(paidFailure("worker-9", kNow - 18min));
    facts.history = SpotHistory::of(events, kNow - 1h);
    EXPECT_EQ(facts.history.paidFailures, 1);
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
}

ledger::Intent request(const std::string &node, IntentState state, bool replacement = true)
{
    ledger::Intent i;
    i.kind = "instance";
    i.node = node;
    i.state = state;
    i.created = kNow;
    i.request = replacement ? R"({"role":"worker","replacement":true})" : R"({"role":"worker"})";
    return i;
}

ledger::Resource machine(const std::string &node)
{
    ledger::Resource r;
    r.kind = "instance";
    r.name = node;
    return r;
}

TEST(SpotHistory, AReplacementThatNoProgramContinuesIsStranded)
{
    const StrandedMachine ready{"worker-4", true}, unfinished{"worker-4", false};
    std::vector<ledger::Event> events{event(cluster::kInterruptionEvent, "worker-2", kNow - 1s)};
    std::vector<ledger::Intent> intents{request("worker-4", IntentState::Open)};
    std::vector<ledger::Resource> machines{machine("worker-1")};
    const auto stranded = [&] { return strandedMachines(events, intents, machines, kNow - 1h); };
    EXPECT_THAT(stranded(), ElementsAre(unfinished)) << "its request may have created a machine";
    EXPECT_THAT(strandedMachines(events, intents, machines, kNow + 1s), IsEmpty()) << "of an earlier run";
    for (const IntentState state : {IntentState::Rejected, IntentState::Closed}) {
        intents.front().state = state;
        EXPECT_THAT(stranded(), IsEmpty());
    }
    intents.front().state = IntentState::Succeeded;
    EXPECT_THAT(stranded(), IsEmpty()) << "its machine is gone";
    machines.push_back(machine("worker-4"));
    EXPECT_THAT(stranded(), ElementsAre(unfinished)) << "it is not set up";
    events.push_back(added("worker-4", kNow));
    EXPECT_THAT(stranded(), ElementsAre(ready));

    intents.front() = request("worker-4", IntentState::Succeeded, false);
    EXPECT_THAT(stranded(), IsEmpty()) << "the user has added it, and another program may let it join";
    intents.front() = request("worker-4", IntentState::Succeeded);
    auto joined = events;
    joined.push_back(event(cluster::kMilestoneEvent, "worker-4", kNow));
    joined.back().text = toString(cluster::Milestone::SetUp);
    EXPECT_THAT(strandedMachines(joined, intents, machines, kNow - 1h), ElementsAre(ready));
    joined.back().text = toString(cluster::Milestone::Joined);
    EXPECT_THAT(strandedMachines(joined, intents, machines, kNow - 1h), IsEmpty());
    events.push_back(event(cluster::kInterruptionEvent, "worker-4", kNow + 1s));
    EXPECT_THAT(stranded(), ElementsAre(unfinished)) << "EC2 takes it back: it is not to join";
    events.push_back(replaced("worker-2", "worker-4", kNow + 2s));
    EXPECT_THAT(stranded(), IsEmpty());
}

TEST(SpotHistory, AStrandedMachineJoinsOrEndsBeforeAnotherOneIsRequested)
{
    std::vector<ledger::Event> events{event(cluster::kInterruptionEvent, "worker-2", kNow)};
    auto facts = oneLost();
    facts.stranded = {{"worker-4", false}};
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::Terminate, 1, {}, {}, "worker-4"}));
    facts.reachable = false;
    EXPECT_EQ(decide(facts).step, SpotStep::Terminate) << "AWS terminates it, not the head";
    events.push_back(added("worker-4", kNow + 1s));
    facts.history = SpotHistory::of(events, kNow - 1h);
    facts.stranded = {{"worker-4", true}};
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    facts.reachable = true;
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::Join, 1, {}, {}, "worker-4"}));
    EXPECT_THAT(facts.history.open, IsEmpty());
    EXPECT_THAT(facts.history.covered, ElementsAre(SpotLoss{"worker-2", kNow}))
        << "what it replaces when it has joined";
    facts.history.paidFailures = kMostPaidFailures;
    EXPECT_EQ(decide(facts).step, SpotStep::Terminate) << "it has failed to join often enough";
    facts.ending = true;
    EXPECT_EQ(decide(facts).step, SpotStep::None);

    facts = oneLost();
    events.push_back(removed("worker-4", kNow + 2s)); // it did not join
    facts.history = SpotHistory::of(events, kNow - 1h);
    EXPECT_THAT(facts.history.covered, IsEmpty());
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
}

} // namespace
} // namespace trainyard::training
