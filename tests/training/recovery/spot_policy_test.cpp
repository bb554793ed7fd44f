// What follows when EC2 takes back the Spot machine of a worker.
#include <gmock/gmock.h>

#include "tests/training/recovery/spot_samples.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::SpotReplacement;
using testing::ElementsAre;
using testing::HasSubstr;

SpotBudget budget(double usd, double spent, double usdPerHour, bool acts = true)
{
    return {.name = "the budget of the cluster", .usd = usd, .spent = spent, .usdPerHour = usdPerHour, .acts = acts};
}

TEST(SpotPolicy, ReplacesWhatIsLostAndNothingElse)
{
    EXPECT_EQ(decide(oneLost()), (SpotDecision{SpotStep::Replace, 1, {}, ""}));
    auto facts = oneLost();
    facts.history.open.push_back({"worker-3", kNow});
    facts.workers = 1;
    EXPECT_EQ(decide(facts).count, 2);
    facts.history.open.clear();
    EXPECT_EQ(decide(facts).step, SpotStep::None);
    facts = oneLost();
    facts.ending = true;
    EXPECT_EQ(decide(facts).step, SpotStep::None) << "a run that is being stopped needs no machine";
}

TEST(SpotPolicy, ThePlanAndTheJobLimitReplacements)
{
    auto facts = oneLost();
    facts.policy = SpotReplacement::No;
    facts.leastWorkers = 3;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn) << "the user may add one while the run is paused";
    EXPECT_THAT(decide(facts).reason, HasSubstr("--replace-spot no"));
    facts = oneLost();
    facts.policy = SpotReplacement::OnDemand;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.mostWorkers = 2;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    EXPECT_EQ(decide(facts).reason, "the job takes at most 2 workers");
}

TEST(SpotPolicy, NoMachineIsRequestedShortlyBeforeTheEnd)
{
    auto facts = oneLost();
    facts.deadline = kNow + kSpotLeastUse;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.deadline = kNow + kSpotLeastUse - 1s;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    EXPECT_THAT(decide(facts).reason, HasSubstr("less than 10 minutes"));
    facts = oneLost();
    facts.secondsLeft = 89;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    EXPECT_EQ(decide(facts).reason, "the run ends before another machine could take part");
    facts.leastWorkers = 3;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace) << "without one it does not end";
    facts.leastWorkers = 1;
    facts.secondsLeft = 91;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
}

TEST(SpotPolicy, BudgetsLimitReplacementsUntilDeadlineOrEndOfTheRun)
{
    auto facts = oneLost(); // 6 hours at 0.3 + 0.1 USD
    facts.budgets = {budget(3.4, 1, 0.3)};
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.budgets = {budget(3.3, 1, 0.3)};
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    EXPECT_EQ(decide(facts).reason, "a replacement would exceed the budget of the cluster, $3.30");
    facts.secondsLeft = 3600;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace) << "the run ends earlier";
    facts.budgets = {budget(1, 1, 0, false)};
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn) << "it is spent";
    facts = oneLost();
    facts.budgets = {budget(2, 1, 0.3)};
    facts.budgets.front().until = kNow + 1h; // midnight
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.budgets.push_back(budget(0, 9, 9));
    EXPECT_EQ(decide(facts).step, SpotStep::Replace) << "there is no such budget";
}

TEST(SpotPolicy, ABudgetAdmitsAPartOfTheMachines)
{
    auto facts = oneLost();
    facts.history.open = {{"worker-1", kNow}, {"worker-2", kNow}, {"worker-3", kNow}};
    facts.workers = 1;
    facts.budgets = {budget(3, 0, 0.3)}; // of 0.2 USD per hour that are left for 6 hours
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::Replace, 2, {}, ""}));
}

TEST(SpotPolicy, AnUnknownPriceForbidsReplacementsUnderABudgetThatActs)
{
    auto facts = oneLost();
    facts.usdPerHour.reset();
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.budgets = {budget(100, 0, 0, false)};
    EXPECT_EQ(decide(facts).step, SpotStep::Replace) << "it only warns";
    facts.budgets = {budget(100, 0, 0)};
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    EXPECT_THAT(decide(facts).reason, HasSubstr("price of its machines is unknown"));
    facts = oneLost();
    facts.budgets = {budget(100, 0, 0)};
    facts.budgets.front().priced = false;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
}

TEST(SpotPolicy, BelowTheLeastWorkersARunWithoutReplacementIsStopped)
{
    auto facts = oneLost();
    facts.leastWorkers = 3;
    facts.deadline = kNow + 5min;
    EXPECT_EQ(decide(facts).step, SpotStep::Stop);
    facts.leastWorkers = 2;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn);
    facts = oneLost();
    facts.leastWorkers = 3;
    facts.history.attempts = {{kNow - 10s, true}};
    EXPECT_EQ(decide(facts).step, SpotStep::Wait) << "capacity may come back during the pause that the job allows";
}

TEST(SpotPolicy, PausesGrowAfterEachFailureAndEndWithASuccess)
{
    std::vector<SpotAttempt> attempts;
    EXPECT_EQ(nextSpotAttempt(attempts), Timestamp{});
    for (const auto pause : {1min, 2min, 4min, 8min, 15min, 15min}) {
        attempts.push_back({kNow, true});
        EXPECT_EQ(nextSpotAttempt(attempts), kNow + pause);
    }
    auto facts = oneLost();
    facts.history.attempts = attempts;
    const SpotDecision waits = decide(facts);
    EXPECT_EQ(waits.step, SpotStep::Wait);
    EXPECT_EQ(waits.next, kNow + 15min);
    facts.now = waits.next;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    attempts.push_back({kNow, false});
    EXPECT_EQ(nextSpotAttempt(attempts), Timestamp{});
}

TEST(SpotPolicy, TheReplacementsOfAnHourAreLimited)
{
    auto facts = oneLost();
    for (int i = 0; i < kSpotLeastPerHour; ++i)
        facts.history.attempts.push_back({kNow - 50min + i * 1min, false});
    const SpotDecision waits = decide(facts);
    EXPECT_EQ(waits.step, SpotStep::Wait);
    EXPECT_EQ(waits.next, kNow + 10min);
    EXPECT_EQ(waits.reason, "4 machines were replaced within an hour");
    facts.plannedWorkers = 5;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
    facts.plannedWorkers = 3;
    facts.now = kNow + 10min;
    EXPECT_EQ(decide(facts).step, SpotStep::Replace);
}

TEST(SpotPolicy, NothingIsRequestedWhileTheHeadDoesNotRespond)
{
    auto facts = oneLost();
    facts.reachable = false;
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::GoOn, 0, {}, ""}));
}

TEST(SpotPolicy, OnlyFailuresOfAMachineThatWasPaidForCount)
{
    const auto outcome = [](ErrorCode code, bool launched = true, bool reachable = true, bool ending = false) {
        return outcomeOf(fail(code, "ssh:worker-4", "a reason"), launched, reachable, ending);
    };
    EXPECT_EQ(outcomeOf({}, true, true, true), SpotOutcome::Done);
    EXPECT_EQ(outcome(ErrorCode::NeverJoined), SpotOutcome::PaidFailure);
    EXPECT_EQ(outcome(ErrorCode::Timeout), SpotOutcome::PaidFailure) << "the machine does not answer";
    EXPECT_EQ(outcome(ErrorCode::Timeout, true, false), SpotOutcome::Failed) << "nor does the head";
    EXPECT_EQ(outcome(ErrorCode::PermissionDenied, false), SpotOutcome::Failed) << "nothing was launched";
    EXPECT_EQ(outcome(ErrorCode::NoCapacity), SpotOutcome::Failed) << "EC2 took it back while it started";
    EXPECT_EQ(outcome(ErrorCode::Throttled), SpotOutcome::Failed);
    EXPECT_EQ(outcome(ErrorCode::Busy, false), SpotOutcome::Busy);
    EXPECT_EQ(outcome(ErrorCode::Cancelled), SpotOutcome::Cancelled);
    EXPECT_EQ(outcome(ErrorCode::Cancelled, true, true, true), SpotOutcome::Ended);
}

TEST(SpotPolicy, ACancelledReplacementIsForTheNextFollower)
{
    auto facts = oneLost();
    facts.cancelled = {"worker-2"};
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::GoOn, 0, {}, ""}));
    facts.leastWorkers = 3;
    EXPECT_EQ(decide(facts).step, SpotStep::GoOn) << "the user may add a worker while the run is paused";
    facts.history.open.push_back({"worker-3", kNow});
    facts.workers = 1;
    EXPECT_EQ(decide(facts), (SpotDecision{SpotStep::Replace, 1, {}, ""})) << "a later loss";
    EXPECT_THAT(lossesToReplace(facts), ElementsAre(SpotLoss{"worker-3", kNow}));
    facts.cancelled.clear(); // another follower
    EXPECT_EQ(decide(facts).count, 2);
}

} // namespace
} // namespace trainyard::training
