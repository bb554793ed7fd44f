// H5, H8, H9, H13, H16, H19: what follows from tags, files and records of a run.
#include <gmock/gmock.h>

#include "tests/cluster/stack/elastic_policy_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST_F(ElasticPolicy, AMachineFromTheTemplateIsQueuedAndEnters)
{
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
    elastic().machine.elasticStatus = "ADD_QUEUED";
    EXPECT_THAT(steps(), ElementsAre("enter i-new"));
    elastic().work.task = ElasticTask::Entering;
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, IsAddedWhenTheSchedulerHasAdmittedIt)
{
    admitted();
    EXPECT_THAT(steps(), IsEmpty());
    elastic().machine.elasticStatus = "ADD_QUEUED";
    EXPECT_THAT(steps(), ElementsAre("admitted i-new"));
    elastic().ours = true; // our own addition has the same tags
    elastic().machine.elasticStatus.clear();
    EXPECT_THAT(steps(), ElementsAre("admitted i-new"));
}

TEST_F(ElasticPolicy, WaitsWithoutAWordForAMachineThatStarts)
{
    elastic().machine.state = "pending";
    elastic().data.marker = false;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().machine.state = "running";
    EXPECT_THAT(steps(), IsEmpty()) << "its data is not ready yet";
    elastic().data.status = 0; // the marker follows
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, AMachineThatNeverRunsIsReported)
{
    elastic().machine.state = "pending";
    elastic().launched = kNow - 15min;
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    EXPECT_EQ(reason(), "i-new does not run 15 minutes after its launch: look at its console, or terminate it. Its "
                        "machine runs, and is terminated if this lasts 30 minutes");
}

TEST_F(ElasticPolicy, AFailedScriptKeepsItsMachineOut) // E22
{
    elastic().data = {.marker = false, .status = 3};
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    EXPECT_THAT(reason(), HasSubstr("the prepare-data script of i-new failed with status 3"));
    EXPECT_THAT(reason(), HasSubstr("trainyardctl prepare-data"));
    elastic().data.marker = true; // run again by hand, or marked
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
}

TEST_F(ElasticPolicy, AMachineThatNeverReportsItsDataIsReported)
{
    elastic().data.marker = false;
    elastic().launched = kNow - 15min - 1h + 1s;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().launched = kNow - 15min - 1h;
    EXPECT_THAT(reason(), HasSubstr("i-new has not reported that its data is ready"));
    m_facts.headResponds = false;
    EXPECT_THAT(steps(), IsEmpty()) << "nothing is known of its data now";
}

TEST_F(ElasticPolicy, FailedAttemptsAreRepeatedAfterAPauseAndThenGivenUp)
{
    elastic().machine.node = "worker-2";
    elastic().machine.elasticStatus = "ADD_QUEUED";
    elastic().work = {.failures = 1, .notBefore = kNow + 1s};
    EXPECT_THAT(steps(), IsEmpty());
    elastic().work.notBefore = kNow;
    EXPECT_THAT(steps(), ElementsAre("enter i-new"));
    elastic().work.failures = kMostElasticAttempts;
    EXPECT_THAT(reason(), HasSubstr("worker-2 (i-new) did not join after 3 attempts"));
    EXPECT_EQ(elasticPause(1), 30s);
    EXPECT_EQ(elasticPause(2), 60s);
    EXPECT_EQ(elasticPause(100), 16min);
}

TEST_F(ElasticPolicy, NobodyEntersWhileTheHeadDoesNotRespond)
{
    m_facts.headResponds = false;
    EXPECT_THAT(steps(), ElementsAre("queue i-new"));
    admitted();
    elastic().machine.wanted = false;
    EXPECT_THAT(steps(), IsEmpty()) << "it leaves when the head responds";
}

TEST_F(ElasticPolicy, AWorkerWithoutItsTagLeavesAndIsTerminated)
{
    admitted();
    elastic().machine.wanted = false;
    EXPECT_THAT(steps(), ElementsAre("leave i-new"));
    elastic().machine.elasticStatus = "REMOVAL_QUEUED";
    elastic().work.task = ElasticTask::Leaving;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().member = false;
    elastic().left = kNow;
    elastic().work.task = ElasticTask::Left;
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
    elastic().work.task = ElasticTask::Terminating;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().work = {.task = ElasticTask::Left, .failures = 1, .notBefore = kNow + 10s};
    EXPECT_THAT(steps(), IsEmpty()) << "the termination failed";
}

TEST_F(ElasticPolicy, AnotherFollowerCompletesARemoval)
{
    admitted();
    elastic().machine.elasticStatus = "REMOVAL_QUEUED";
    EXPECT_THAT(steps(), ElementsAre("leave i-new"));
    elastic().member = false;
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
    elastic().machine.elasticStatus = "REMOVED";
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
    elastic().leavesElsewhere = true; // our own scale, in another program
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, ARemovalStopsAWorkerThatIsBeingSetUp)
{
    elastic().machine.node = "worker-2";
    elastic().machine.wanted = false;
    elastic().work.task = ElasticTask::Entering;
    EXPECT_THAT(steps(), ElementsAre("leave i-new"));
}

TEST_F(ElasticPolicy, ATagThatIsGoneBeforeItsMachineWasAddedChangesNothing)
{
    elastic().machine.wanted = false;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().machine.elasticStatus = "ADD_QUEUED";
    EXPECT_THAT(steps(), ElementsAre("refuse i-new"));
    EXPECT_THAT(reason(), HasSubstr("its machine is yours to terminate"));
}

TEST_F(ElasticPolicy, AWorkerWhoseLineWasRemovedIsTerminated) // H13
{
    admitted();
    elastic().member = false;
    elastic().left = kNow - 4s;
    EXPECT_THAT(steps(), IsEmpty()) << "perhaps the run ends";
    elastic().left = kNow - 5s;
    EXPECT_THAT(steps(), ElementsAre("terminate i-new"));
    elastic().wantedByFile = true; // and added again
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
}

TEST_F(ElasticPolicy, AWorkerThatDiedIsReportedAndMayJoinAgain) // H20
{
    admitted();
    elastic().member = false;
    elastic().died = true;
    EXPECT_THAT(steps(), ElementsAre("report i-new"));
    EXPECT_THAT(reason(), HasSubstr("the worker on worker-2 (i-new) ended unexpectedly: remove it"));
    elastic().wantedByFile = true; // H10
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
}

TEST_F(ElasticPolicy, RemovalsComeFirst) // H16
{
    admitted();
    elastic().machine.wanted = false;
    m_facts.nodes.insert(m_facts.nodes.begin() + 2, node(StackRole::Elastic, "", "i-next", "10.0.1.10"));
    EXPECT_THAT(steps(), ElementsAre("leave i-new", "queue i-next", "enter i-next"));
}

TEST_F(ElasticPolicy, LocksTheMasterAndTheBaseWorkers) // H9
{
    elastic().member = true;
    elastic().machine.elasticStatus = "ADDED";
    m_facts.nodes[0].machine.elasticStatus = "REMOVED";
    base().machine.elasticStatus = "REMOVAL_QUEUED";
    EXPECT_THAT(steps(), ElementsAre("refuse i-head", "refuse i-base"));
    const auto actions = elasticActions(m_facts);
    EXPECT_THAT(actions[0].reason, HasSubstr("head (i-head) is the master and locked"));
    EXPECT_THAT(actions[1].reason, HasSubstr("worker-1 (i-base) is a base worker and locked"));
}

TEST_F(ElasticPolicy, TagsOfABaseWorkerThatAreGoneChangeNothing)
{
    admitted();
    base().machine.wanted = false; // it has no tag of an elastic worker anyway
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, ABaseWorkerWhoseLineWasRemovedStays)
{
    admitted();
    base().member = false;
    base().left = kNow - 1min;
    EXPECT_THAT(steps(), ElementsAre("refuse i-base"));
    EXPECT_THAT(reason(), HasSubstr("it left the run, and its machine stays"));
    base().wantedByFile = true;
    EXPECT_THAT(steps(), ElementsAre("enter i-base"));
}

TEST_F(ElasticPolicy, AMachineThatItsGroupStartedInPlaceOfAnotherEnters) // D25
{
    admitted();
    base() = node(StackRole::Base, "", "i-fresh", "10.0.1.6");
    EXPECT_THAT(steps(), ElementsAre("enter i-fresh")) << "it has no tags";
    base().machine.node = "worker-3"; // another program has recorded it
    EXPECT_THAT(steps(), ElementsAre("enter i-fresh"));
    m_facts.busy = true; // and sets it up
    EXPECT_THAT(steps(), IsEmpty());
    m_facts.busy = false;
    base().launched = m_facts.began - 1min; // it was left out of the run
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, IgnoresMachinesOfOthers)
{
    elastic().fromTemplate = false;
    EXPECT_THAT(reason(), HasSubstr("is ignored: it was not started from the launch template"));
    elastic().fromTemplate = true;
    elastic().vpc = "vpc-2";
    EXPECT_THAT(reason(), HasSubstr("is in another VPC"));
    elastic().vpc = "vpc-1";
    elastic().subnet = "subnet-2";
    EXPECT_THAT(reason(), HasSubstr("is not in the subnet"));
    m_facts.parts.workerSubnet.clear(); // of an old stack that does not name it
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new"));
}

TEST_F(ElasticPolicy, HostileTagsAreNotRepeated)
{
    for (const std::string &value : {std::string(256, 'A'), std::string("<script>alert(1)</script>"),
                                     std::string("ADDED "), std::string("added"), std::string("\x1b[2J")}) {
        elastic().machine.elasticStatus = value;
        EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new", "refuse i-new"));
        for (const ElasticAction &a : elasticActions(m_facts))
            EXPECT_THAT(a.reason, Not(HasSubstr(value)));
    }
    // What others wrote before the machine was known ends nothing.
    for (const char *value : {"REMOVED", "REMOVAL_QUEUED", "ADDED"}) {
        elastic().machine.elasticStatus = value;
        EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new")) << value;
    }
}

TEST_F(ElasticPolicy, OurOwnMachineIsLeftToTheProgramThatLaunchedIt)
{
    elastic().machine.node = "worker-2";
    elastic().ours = true;
    EXPECT_THAT(steps(), IsEmpty());
    elastic().launched = kNow - 2h;
    EXPECT_THAT(reason(), HasSubstr("the program that launched it has not removed it"));
    m_facts.busy = true;
    EXPECT_THAT(steps(), IsEmpty());
}

TEST_F(ElasticPolicy, ARunHasALimitOfWorkers)
{
    m_facts.mostWorkers = 2;
    m_facts.nodes.push_back(node(StackRole::Elastic, "", "i-next", "10.0.1.10"));
    EXPECT_THAT(steps(), ElementsAre("queue i-new", "enter i-new", "report i-next"));
}

TEST_F(ElasticPolicy, NamesTheLinesThatAreNoAddress) // H10
{
    admitted();
    m_facts.fileProblems = {{3, "<b>", "has a character that no address has"}};
    EXPECT_EQ(reason(), "host_worker, line 3: it has a character that no address has; the file has no effect until it "
                        "is corrected");
    m_facts.fileProblems.assign(100'000, {1, "x y", "has several words"});
    const auto actions = elasticActions(m_facts);
    ASSERT_EQ(actions.size(), 21u);
    EXPECT_EQ(actions.back().reason, "host_worker has 99980 more lines that are no address");
}

TEST_F(ElasticPolicy, AnAddressOfNoMachineIsReported)
{
    admitted();
    m_facts.unknownAddresses = {"10.9.9.9"};
    EXPECT_THAT(reason(), HasSubstr("host_worker names 1 address of no machine of the stack, which is ignored"));
}

TEST(ElasticStatusNames, AreTheDocumentedOnes)
{
    EXPECT_EQ(toString(ElasticStatus::AddQueued), "ADD_QUEUED");
    EXPECT_EQ(parseEnum<ElasticStatus>("REMOVAL_QUEUED"), ElasticStatus::RemovalQueued);
    EXPECT_EQ(parseEnum<ElasticStatus>(""), ElasticStatus::None);
}

} // namespace
} // namespace trainyard::cluster
