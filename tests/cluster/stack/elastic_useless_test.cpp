// H19, H20: a machine that costs money and does not get on is reported with its price, and terminated when that lasts.
#include <gmock/gmock.h>

#include "tests/cluster/stack/elastic_policy_fixture.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST_F(ElasticPolicy, AMachineThatDoesNotGetOnIsReportedWithItsPriceAndThenTerminated)
{
    elastic().data = {.marker = false, .status = 3};
    elastic().usdPerHour = 1.006;
    EXPECT_THAT(reason(), HasSubstr("It costs $1.0060 per hour, and is terminated if this lasts 30 minutes"));
    elastic().report = ElasticReport{reason(), kNow - 30min + 1s};
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    elastic().report->since = kNow - 30min;
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
    EXPECT_EQ(reason(), elastic().report->reason);
    m_facts.busy = true;
    EXPECT_THAT(steps(), ElementsAre("report i-new")) << "another program changes the cluster";
    m_facts.busy = false;
    elastic().data.status = 4; // it was run again
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    elastic().data.marker = true;
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
}

TEST_F(ElasticPolicy, AScriptThatMayRunAgainHasItsWholeTime)
{
    elastic().data.marker = false;
    elastic().launched = kNow - 24h;
    EXPECT_THAT(reason(), HasSubstr("is terminated if this lasts 90 minutes"));
    elastic().report = ElasticReport{reason(), kNow - 90min + 1s};
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    elastic().report->since = kNow - 90min;
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
}

TEST_F(ElasticPolicy, ADeadWorkersMachineIsTerminatedAlsoOneOfOurs)
{
    admitted();
    elastic().member = false;
    elastic().died = elastic().ours = true;
    elastic().report = ElasticReport{reason(), kNow - 30min};
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
}

TEST_F(ElasticPolicy, AnIdleMachineOfOursAndABaseWorkerAreOnlyReported)
{
    elastic().machine.node = "worker-2";
    elastic().ours = true;
    elastic().launched = kNow - 2h;
    elastic().usdPerHour = 1.006;
    EXPECT_THAT(reason(), HasSubstr("It costs $1.0060 per hour until then"));
    elastic().report = ElasticReport{reason(), kNow - 24h};
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    m_facts.nodes.pop_back();
    base().member = false;
    base().launched = kNow;
    base().usdPerHour = 0.5;
    base().work.failures = kMostElasticAttempts;
    EXPECT_THAT(reason(), HasSubstr("It costs $0.5000 per hour until its deadline or the end of the cluster"));
    base().report = ElasticReport{reason(), kNow - 24h};
    EXPECT_THAT(steps(), ElementsAre("report i-base"));
}

TEST_F(ElasticPolicy, ATerminationOfAnUnrecordedMachineIsTriedAgain)
{
    elastic().machine.elasticStatus = "REMOVED";
    elastic().work = {.task = ElasticTask::Left, .failures = 1, .notBefore = kNow};
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
}

TEST_F(ElasticPolicy, AStoppedMachineKeepsItsDisk)
{
    elastic().machine.state = "stopped";
    elastic().launched = kNow - 24h;
    EXPECT_EQ(reason(), "i-new is stopped: start it, or remove it");
    elastic().report = ElasticReport{reason(), kNow - 24h};
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
}

TEST_F(ElasticPolicy, AReportCountsFromItsFirstPoll)
{
    elastic().data = {.marker = false, .status = 3};
    ElasticReports reports;
    const auto poll = [&](std::chrono::minutes later) {
        m_facts.now = kNow + later;
        elastic().report = reports.of(elastic().machine.instance);
        const auto actions = elasticActions(m_facts);
        reports.take(actions, m_facts);
        return actions.empty() ? std::string() : std::string(toString(actions.front().step));
    };
    EXPECT_EQ(poll(0min), "report");
    EXPECT_EQ(poll(29min), "report");
    m_facts.headResponds = false; // nothing is known of its data
    EXPECT_EQ(poll(40min), "");
    EXPECT_TRUE(reports.of(elastic().machine.instance)) << "the machine costs money meanwhile";
    m_facts.headResponds = true;
    elastic().data.status = 4; // it was run again, and failed
    EXPECT_EQ(poll(41min), "report");
    EXPECT_EQ(poll(70min), "report");
    EXPECT_EQ(poll(71min), "terminate");
    elastic().data = {.marker = true, .status = 0};
    EXPECT_EQ(poll(72min), "queue");
    EXPECT_FALSE(reports.of(elastic().machine.instance));
}

} // namespace
} // namespace trainyard::cluster
