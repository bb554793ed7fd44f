// Termination with AWS's latencies in virtual time: ids that AWS does not know yet, requests without a response,
// resources in use.

#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/virtual_time.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class TerminationTest : public testing::Test {
protected:
    TerminationTest()
    {
        m_setting.m_context.polling = PollingPolicy::aws();
        m_cloud.timing.emplace();
        m_cloud.timing->volumes = true;
    }
    Result<ClusterId> launched(std::stop_token stop = {}, const ProgressSink &sink = {})
    {
        return launch(m_setting.context(), m_setting.plan("demo", 2), kMachinesOnly, sink, stop);
    }
    Receipt ended(const TeardownScope &scope = {}, const ProgressSink &sink = {})
    {
        auto receipt = Teardown(m_setting.context()).run(scope, sink, {});
        EXPECT_TRUE(receipt) << receipt.error().detail;
        return receipt ? *receipt : Receipt();
    }
    /// Collects machines that were reported as terminated while they were alive.
    ProgressSink truth()
    {
        return [this](const StepEvent &event) {
            if (event.step != "terminate" || event.state != StepState::Done)
                return;
            if (m_cloud.aliveIds().contains(event.subject.id)) {
                const std::lock_guard lock(m_mutex);
                m_lies.push_back(event.subject.id);
            }
        };
    }

    VirtualTime m_time;
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    std::mutex m_mutex;
    std::vector<std::string> m_lies;
};

TEST_F(TerminationTest, MachinesOfASecondAreEndedThoughAwsDoesNotKnowThemYet) // D1
{
    m_cloud.timing->lag = 30s;
    std::stop_source stop;
    std::jthread signal([&] {
        while (m_cloud.calls("RunInstances") < 2)
            (void)pause(100ms, {Deadline::never(), {}});
        stop.request_stop();
    });
    const auto done = launched(stop.get_token(), truth());
    ASSERT_FALSE(done);
    const auto returned = wallNow();
    EXPECT_THAT(m_lies, IsEmpty()) << "called terminated while they ran";
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
    EXPECT_GE(m_cloud.region("us-east-1").machines.size(), 1u);
    EXPECT_THAT(m_cloud.region("us-east-1").others, IsEmpty()) << "their volumes went with them";
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
    ASSERT_TRUE(m_cloud.lastEnd());
    EXPECT_LT(*m_cloud.lastEnd(), returned);
    EXPECT_THAT(*m_ledger.clusters(true), IsEmpty());
    EXPECT_TRUE(ended().clean());
}

TEST_F(TerminationTest, ARefusedMachineTakesTheOthersBackInAsLongAsAwsNeeds) // D1
{
    m_cloud.timing->lag = 10s;
    int asked = 0;
    m_cloud.refuses = [&](const aws::RunInstancesRequest &) -> std::optional<Error> {
        if (++asked > 2)
            return Error{ErrorCode::QuotaExceeded, "ec2:RunInstances", "VcpuLimitExceeded"};
        return std::nullopt;
    };
    const auto begin = wallNow();
    const auto done = launched({}, truth());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::QuotaExceeded) << done.error().detail;
    EXPECT_THAT(m_lies, IsEmpty());
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
    EXPECT_LE(*m_cloud.lastEnd() - begin, 2s + m_cloud.timing->lag + m_cloud.timing->end + 20s);
    EXPECT_LE(wallNow() - begin, 4min) << "with the second look; it was half an hour";
}

TEST_F(TerminationTest, WhatAwsHasForgottenIsNotWaitedFor)
{
    const auto id = launched();
    ASSERT_TRUE(id);
    ledger::Resource old;
    old.kind = "instance";
    old.id = "i-0badbadbadbadbad0";
    old.cluster = *id;
    old.profile = "fake";
    old.region = "us-east-1";
    old.created = wallNow() - 2h;
    ASSERT_TRUE(m_ledger.saveResource(old));
    const auto begin = wallNow();
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    const auto line = std::ranges::find(receipt.lines, old.id, [](const ReceiptLine &l) { return l.target.id; });
    ASSERT_NE(line, receipt.lines.end());
    EXPECT_EQ(line->outcome, Outcome::AlreadyGone);
    EXPECT_LE(line->at - begin, 10s);
}

TEST_F(TerminationTest, TerminationIsRepeatedUntilAwsShowsIt) // D1
{
    ASSERT_TRUE(launched());
    m_cloud.ignoresTerminations = 3;
    const auto receipt = ended({}, truth());
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_lies, IsEmpty());
    EXPECT_GE(m_cloud.calls("TerminateInstances"), 4);
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
}

TEST_F(TerminationTest, ThrottlingIsReportedAfterHalfAMinute) // D14
{
    for (const char *limited : {"DescribeInstances", "TerminateInstances"}) {
        ASSERT_TRUE(launched());
        std::optional<Timestamp> begin;
        m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
            const std::lock_guard lock(m_mutex);
            if (operation == "TerminateInstances" && !begin)
                begin = wallNow();
            if (!begin || operation != limited || wallNow() >= *begin + 1min)
                return std::nullopt;
            return Error{ErrorCode::Throttled, "ec2:" + operation, "RequestLimitExceeded: Request limit exceeded."};
        };
        std::set<std::string> told;
        const auto receipt = ended({}, [&](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            if (event.step != "terminate")
                return;
            if (event.message.english() != "AWS is limiting requests, still trying") {
                EXPECT_FALSE(told.contains(event.subject.id) && event.message.english() == "running")
                    << "an outdated state";
                return;
            }
            EXPECT_GE(wallNow() - *begin, 30s);
            EXPECT_TRUE(told.insert(event.subject.id).second) << "once";
        });
        EXPECT_TRUE(receipt.clean()) << receipt.toText();
        EXPECT_THAT(told, SizeIs(3)) << limited;
        EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
        m_cloud.before = {};
    }
}

TEST_F(TerminationTest, AMachineThatOnlyItsGroupShowsIsFoundThere) // D1
{
    const auto id = launched();
    ASSERT_TRUE(id);
    // Neither the ledger nor a tag filter lists the machine, but its security group cannot be deleted while it runs.
    for (const auto &r : take(m_ledger.resources(*id))) {
        if (r.kind == "instance" && r.name == "worker-2") {
            ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", wallNow()));
        }
    }
    m_cloud.hidesFromTagFilters = true;
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
}

TEST_F(TerminationTest, AllWaitsHaveOneLimit) // D1
{
    ASSERT_TRUE(launched());
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "Remove volume" || operation == "Remove security-group")
            return Error{ErrorCode::Conflict, "ec2", "in use"};
        return std::nullopt;
    };
    const auto begin = wallNow();
    const auto receipt = ended();
    EXPECT_THAT(receipt.leftovers(), SizeIs(4)) << receipt.toText();
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
    EXPECT_LE(wallNow() - begin, PollingPolicy::aws().groupFree + 5min)
        << "three volumes and a group: once, not four times";
}

TEST_F(TerminationTest, ARegionThatIsNotReadKeepsNoOtherFromItsSecondLook) // D1
{
    const auto id = launched();
    ASSERT_TRUE(id);
    auto far = m_setting.plan("far", 1);
    far.region = "eu-west-1";
    ASSERT_TRUE(launch(m_setting.context(), far, kMachinesOnly, {}, {}));
    const auto intents = take(m_ledger.intents(*id));
    const auto token = std::ranges::find(intents, "instance", &ledger::Intent::kind)->token;
    std::atomic<bool> appeared{false};
    m_cloud.before = [&](const std::string &operation, const std::string &region) -> std::optional<Error> {
        if (region == "eu-west-1")
            return Error{ErrorCode::CredentialsExpired, "ec2:" + operation, "ExpiredToken"};
        if (operation == "Remove key-pair" && !appeared.exchange(true))
            m_cloud.addForeign("us-east-1", {{tag::kCluster, id->value}, {tag::kLedger, m_ledger.id()}}, token);
        return std::nullopt;
    };
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_TRUE(appeared);
    const auto machines = m_cloud.region("us-east-1").machines;
    EXPECT_EQ(std::ranges::count_if(machines, [](const aws::Instance &m) { return !m.isTerminated(); }), 0);
}

TEST_F(TerminationTest, AWorkerWhoseAnswerWasCutOffIsNotForgotten) // D1
{
    const auto id = launched();
    ASSERT_TRUE(id);
    (void)pause(2min, {Deadline::never(), {}});
    m_cloud.timing->lag = 30s;
    std::stop_source stop;
    const int before = m_cloud.calls("RunInstances");
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "RunInstances" && m_cloud.calls("RunInstances") >= before)
            stop.request_stop(); // the call takes effect, its response is not awaited
        return std::nullopt;
    };
    EXPECT_FALSE(addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, stop.get_token()));
    EXPECT_EQ(m_cloud.region("us-east-1").machines.size(), 4u) << "it was made";
    EXPECT_THAT(m_cloud.aliveIds(), SizeIs(3)) << "and ended";
    EXPECT_TRUE(ended().clean());
}

TEST_F(TerminationTest, MachinesEndThoughTheLedgerCannotBeWritten) // D2
{
    ASSERT_TRUE(launched());
    const Error full{ErrorCode::DiskFull, "ledger", "database or disk is full"};
    auto copy = ledger::Ledger::openCopy(m_setting.m_context.stateFolder, full);
    ASSERT_TRUE(copy) << copy.error().detail;
    m_setting.m_context.ledger = std::make_shared<ledger::Ledger>(std::move(*copy));
    const auto all = reconcile(m_setting.context(), {}, {Deadline::after(1min), {}});
    ASSERT_TRUE(all);
    EXPECT_EQ(all->machinesAlive(), 3);
    const auto refused = launch(m_setting.context(), m_setting.plan("other"), kMachinesOnly, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::DiskFull);
    EXPECT_THAT(m_cloud.aliveIds(), SizeIs(3)) << "nothing begins that would not be known later";
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_cloud.aliveIds(), IsEmpty());
    EXPECT_THAT(receipt.toText(), HasSubstr("The ledger could not be written (ledger: database or disk is full)"));
}

TEST_F(TerminationTest, TheReceiptNamesMachinesOfTheOwnersOtherLedger) // D3
{
    const std::string other = "l-0123456789abcdef", cluster = "c-0123456789abcdef";
    m_cloud.addForeign("us-east-1", {{tag::kCluster, cluster}, {tag::kLedger, other}, {tag::kOwner, "somebody"}});
    m_cloud.addForeign("us-east-1",
                       {{tag::kCluster, cluster}, {tag::kLedger, "l-00000000000000cc"}, {tag::kOwner, "colleague"}});
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean());
    ASSERT_THAT(receipt.others, SizeIs(1));
    const auto text = receipt.toText();
    EXPECT_THAT(text, testing::Not(HasSubstr("Nothing is left running")));
    EXPECT_THAT(text, HasSubstr("1 machine of somebody's other ledger " + other +
                                " still runs: " + receipt.others[0].id + " in us-east-1"));
    EXPECT_THAT(text, HasSubstr("adopt"));
    EXPECT_THAT(receipt.toJson(), HasSubstr(other));
    EXPECT_EQ(m_cloud.alive(), 2);
}

TEST_F(TerminationTest, AnInterruptedTerminationIsReported) // D8
{
    ASSERT_TRUE(launched());
    std::stop_source stop;
    m_cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "TerminateInstances")
            stop.request_stop();
        return std::nullopt;
    };
    const auto receipt = Teardown(m_setting.context()).run({}, {}, stop.get_token());
    ASSERT_TRUE(receipt);
    EXPECT_TRUE(receipt->interrupted);
    EXPECT_EQ(receipt->asStatus().error().code, ErrorCode::Cancelled);
    EXPECT_EQ(receipt->closing(), "It was interrupted, and 3 machines may still run: terminate again.");
}

TEST_F(TerminationTest, TheStrangerInAGroupIsNamed) // D10
{
    const auto id = launched();
    ASSERT_TRUE(id);
    const std::string group = m_cloud.region("us-east-1").groups.begin()->first;
    m_cloud.addForeign("us-east-1", {{"Name", "web server"}, {tag::kOwner, "colleague"}}, {}, group);
    const auto begin = wallNow();
    const auto receipt = ended();
    ASSERT_THAT(receipt.leftovers(), SizeIs(1));
    EXPECT_THAT(receipt.leftovers()[0].message.english(), HasSubstr("\"web server\" of colleague uses it"));
    EXPECT_EQ(receipt.closing(), "1 other resource is left. Terminate again.");
    EXPECT_LE(wallNow() - begin, 4min) << "waiting for a stranger would not help";
}

TEST(ReceiptClosing, ShowsTheNextAction) // D12
{
    Receipt receipt;
    const auto line = [](const char *kind, bool isProtected = false) {
        ReceiptLine l;
        l.target.kind = kind;
        l.isProtected = isProtected;
        return l;
    };
    receipt.regionsNotRead = {{"us-east-1", {ErrorCode::Unreachable, "ec2:DescribeInstances", "refused"}}};
    EXPECT_THAT(receipt.closing(), HasSubstr("the endpoint did not respond"));
    receipt.lines = {line("instance"), line("security-group")};
    EXPECT_EQ(receipt.closing(), "1 machine and 1 other resource are left. Terminate again.");
    receipt.regionsNotRead[0].second.code = ErrorCode::CredentialsExpired;
    EXPECT_THAT(receipt.closing(), HasSubstr("renew the credentials first"));
    receipt.regionsNotRead.clear();
    receipt.lines = {line("instance", true)};
    EXPECT_THAT(receipt.closing(), HasSubstr("--lift-protection"));
}

} // namespace
} // namespace trainyard::cluster
