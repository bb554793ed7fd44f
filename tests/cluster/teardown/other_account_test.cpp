// A profile whose keys are of another account than its cluster: "not found" there proves nothing (S2).

#include <algorithm>
#include <atomic>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char *kOurs = "111111111111";
constexpr const char *kTheirs = "222222222222";
constexpr int kForeign = 50;
const std::string kSentence = "the cluster demo is in account 111111111111, and account 222222222222 answers: choose "
                              "the profile of account 111111111111";

/// Keys that are replaced, after some reads or at once, by some of an unknown account.
class ReplacedKeys final : public aws::CredentialsProvider {
public:
    explicit ReplacedKeys(int reads)
        : m_left(reads)
    {
    }
    void replace() { m_left = 0; }
    Result<aws::Credentials> get(const CallContext &) override
    {
        if (m_left-- <= 0)
            return fail(ErrorCode::CredentialsMissing, "profile", "other keys");
        aws::Credentials keys;
        keys.accessKeyId = "AKIAOURS";
        return keys;
    }

private:
    std::atomic<int> m_left;
};

/// Two accounts behind one profile: the keys of the context decide which one answers.
class OtherAccount : public testing::Test {
protected:
    OtherAccount()
    {
        m_setting.m_context.account = kOurs;
        m_setting.m_context.ec2Of = [this](const std::string &region) {
            return m_setting.m_context.account == kTheirs ? m_theirs.of(region) : m_setting.cloud.of(region);
        };
        m_id = launched("demo");
        m_setting.m_context.polling.consistency = 0ms; // the machines are old enough to be known everywhere
        for (int i = 0; i < kForeign; ++i)             // ids are unique among all accounts
            m_theirs.addForeign("sa-east-1", {});
    }
    ClusterId launched(const std::string &name)
    {
        const auto id = launch(m_setting.context(), m_setting.plan(name, 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    void answers(const char *account) { m_setting.m_context.account = account; }
    /// The keys of our account, until they are replaced.
    std::shared_ptr<ReplacedKeys> useKeys(int reads)
    {
        auto keys = std::make_shared<ReplacedKeys>(reads);
        auto &context = m_setting.m_context;
        context.credentials = keys;
        context.knownAccount = std::make_shared<KnownAccount>();
        context.knownAccount->accessKeyId = "AKIAOURS";
        context.knownAccount->account = kOurs;
        context.sts =
            std::make_shared<aws::StsClient>(aws::test::newHttp(), aws::test::configFor("http://127.0.0.1:9"));
        return keys;
    }
    /// As a row of a version that did not record the account.
    void forgetAccount()
    {
        SQLite::Database((m_setting.folder.path() / "ledger.db").string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE clusters SET account = ''");
    }
    Receipt ended(const TeardownScope &scope = {}) { return take(Teardown(m_setting.context()).run(scope, {}, {})); }
    ClusterList listed() { return take(reconcile(m_setting.context(), {}, {Deadline::after(10s), {}})); }
    void expectUntouched()
    {
        EXPECT_EQ(m_setting.cloud.alive(), 2);
        EXPECT_THAT(take(m_ledger.clusters(true)), SizeIs(1));
        EXPECT_THAT(*hosts(m_setting.context(), m_id), SizeIs(2)) << "no row is closed";
        EXPECT_TRUE(std::filesystem::exists(m_setting.context().clusterFolder(m_id) / "id_ed25519"));
    }

    FakeSetting m_setting;
    FakeCloud m_theirs;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    ClusterId m_id;
};

TEST_F(OtherAccount, TerminatesNothingAndNamesTheClusterThatIsLeft)
{
    EXPECT_EQ((*m_ledger.cluster(m_id))->account, kOurs);
    answers(kTheirs);
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_EQ(receipt.asStatus().error().code, ErrorCode::StillRunning) << "exit status 3";
    EXPECT_THAT(receipt.asStatus().error().detail, HasSubstr(kSentence));
    EXPECT_THAT(receipt.closing(), AllOf(HasSubstr(kSentence), testing::Not(HasSubstr("Nothing is left"))));
    EXPECT_THAT(receipt.toJson(), HasSubstr(kSentence));
    const auto named = Teardown(m_setting.context()).run({.clusters = {m_id}}, {}, {});
    ASSERT_FALSE(named);
    EXPECT_EQ(named.error().detail, kSentence);
    EXPECT_EQ(findCluster(m_setting.context(), "demo").error().detail, kSentence);
    EXPECT_THAT(take(Teardown(m_setting.context()).targets({}, {Deadline::after(10s), {}})).clustersNotChecked,
                SizeIs(1));
    expectUntouched();

    answers(kOurs);
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_setting.cloud.alive(), 0);
    EXPECT_FALSE(std::filesystem::exists(m_setting.context().clusterFolder(m_id) / "id_ed25519"));
}

TEST_F(OtherAccount, ItsOwnClustersEndNevertheless)
{
    answers(kTheirs);
    const ClusterId theirs = launched("theirs");
    EXPECT_EQ(m_theirs.alive(), kForeign + 2);
    EXPECT_FALSE(ended().clean()) << "demo is left";
    EXPECT_EQ(m_theirs.alive(), kForeign);
    EXPECT_TRUE((*m_ledger.cluster(theirs))->closed);
    expectUntouched();
}

TEST_F(OtherAccount, TheListShowsTheClusterAsLastKnown)
{
    answers(kTheirs);
    const auto all = listed();
    ASSERT_THAT(all.clusters, SizeIs(1));
    EXPECT_EQ(all.clusters[0].detail, kSentence);
    EXPECT_EQ(all.clusters[0].state, ClusterState::NeedsAttention);
    EXPECT_TRUE(all.clusters[0].elsewhere);
    EXPECT_THAT(all.clusters[0].nodes, SizeIs(2));
    EXPECT_GT(all.usdPerHour(), 0) << "they cost while they run";
    EXPECT_EQ(*stateIfGone(m_setting.context(), m_id, "head", {Deadline::after(10s), {}}), std::nullopt);
    expectUntouched();
    answers(kOurs);
    EXPECT_FALSE(listed().clusters[0].elsewhere);
}

TEST_F(OtherAccount, AnUnknownAccountIsNotBelieved)
{
    m_setting.m_context.ec2Of = [this](const std::string &region) { return m_theirs.of(region); };
    answers("");
    EXPECT_THAT(listed().clusters[0].detail, HasSubstr("unknown which account answers"));
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_THAT(receipt.closing(), HasSubstr("is in account 111111111111, and it is unknown which account answers"));
    expectUntouched();
}

TEST_F(OtherAccount, AContextWithoutAnAccountIsAskedOnlyForAnAnswer) // a list does not wait for STS
{
    const support::HttpServer server([](const auto &) {
        return support::httpResponse(200, "<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>arn:aws:iam::"
                                          "222222222222:user/u</Arn><UserId>U</UserId><Account>222222222222</Account>"
                                          "</GetCallerIdentityResult></GetCallerIdentityResponse>");
    });
    useKeys(100);
    auto &context = m_setting.m_context;
    context.account.clear();
    context.knownAccount = std::make_shared<KnownAccount>();
    context.sts = std::make_shared<aws::StsClient>(aws::test::newHttp(), aws::test::configFor(server.url()));
    const CallContext soon{Deadline::after(30s), {}};
    EXPECT_EQ(accountNow(context, soon), "");
    EXPECT_THAT(server.received(), IsEmpty());
    EXPECT_EQ(answeringAccount(context, soon), kTheirs);
    EXPECT_EQ(answeringAccount(context, soon), kTheirs);
    EXPECT_THAT(server.received(), SizeIs(1)) << "the keys are the same";
}

TEST_F(OtherAccount, AnEarlierRowGetsItsAccountFromAMachineThatAwsShows)
{
    forgetAccount();
    answers(kTheirs);
    EXPECT_THAT(listed().clusters[0].detail, HasSubstr("the ledger does not record the account of the cluster demo"));
    EXPECT_EQ((*m_ledger.cluster(m_id))->account, "");
    EXPECT_FALSE(ended().clean());
    expectUntouched();
    answers(kOurs);
    EXPECT_THAT(listed().clusters, SizeIs(1));
    EXPECT_EQ((*m_ledger.cluster(m_id))->account, kOurs);
    EXPECT_TRUE(ended().clean());
}

TEST_F(OtherAccount, ASpotRequestThatItDoesNotKnowMayRemain)
{
    forgetAccount();
    ledger::Resource request;
    request.kind = "spot-request";
    request.id = "sir-1";
    request.cluster = m_id;
    request.profile = (*m_ledger.cluster(m_id))->profile;
    request.region = (*m_ledger.cluster(m_id))->region;
    ASSERT_TRUE(m_ledger.saveResource(request));
    answers(kTheirs);
    EXPECT_FALSE(ended().clean());
    const auto open = take(m_ledger.resources(m_id));
    EXPECT_NE(std::ranges::find(open, "sir-1", &ledger::Resource::id), open.end());
    expectUntouched();
}

TEST_F(OtherAccount, AnEarlierRowThatTheUserNamesIsClosedAndKeepsItsKeys)
{
    forgetAccount();
    answers(kTheirs);
    const auto unnamed = ended({.clusters = {m_id}});
    EXPECT_FALSE(unnamed.clean()) << "a budget does not name its cluster";
    for (const ReceiptLine &line : unnamed.lines)
        EXPECT_TRUE(line.needsUser || !line.target.isInstance())
            << "and would repeat it for ever: " << line.message.english();
    expectUntouched();
    const auto receipt = ended({.clusters = {m_id}, .named = true});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(take(m_ledger.clusters(true)), IsEmpty());
    EXPECT_TRUE(std::filesystem::exists(m_setting.context().clusterFolder(m_id) / "id_ed25519"));
}

// The keys changed between the row of the launch and its requests: the machines are in the other account.
TEST_F(OtherAccount, TheAccountThatShowsAMachineIsThatOfItsCluster)
{
    m_setting.m_context.ec2Of = [this](const std::string &region) { return m_theirs.of(region); };
    const ClusterId id = launched("elsewhere");
    EXPECT_EQ((*m_ledger.cluster(id))->account, kOurs);
    answers(kTheirs);
    listed();
    EXPECT_EQ((*m_ledger.cluster(id))->account, kTheirs);
    EXPECT_EQ((*m_ledger.cluster(m_id))->account, kOurs) << "no machine of it was shown";
    EXPECT_EQ(m_theirs.alive(), kForeign + 2);
    ended();
    EXPECT_EQ(m_theirs.alive(), kForeign);
    EXPECT_TRUE((*m_ledger.cluster(id))->closed);
    expectUntouched();
}

TEST_F(OtherAccount, TheConfirmedAccountIsTheOnlyOneThatIsTerminated)
{
    answers(kTheirs);
    const auto refused = Teardown(m_setting.context()).run({.wholeAccount = true, .account = kOurs}, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Conflict);
    EXPECT_EQ(m_theirs.alive(), kForeign);
    expectUntouched();
}

TEST_F(OtherAccount, TheConfirmedAccountIsCheckedAgainBeforeTheSearch)
{
    useKeys(1);
    const std::string before = (*m_ledger.cluster(m_id))->state;
    const auto refused = Teardown(m_setting.context()).run({.wholeAccount = true, .account = kOurs}, {}, {});
    ASSERT_FALSE(refused) << "the keys changed while launches were stopped";
    EXPECT_EQ(refused.error().code, ErrorCode::Conflict);
    EXPECT_EQ(m_setting.cloud.calls("TerminateInstances"), 0);
    EXPECT_EQ((*m_ledger.cluster(m_id))->state, before) << "it does not look interrupted";
    expectUntouched();
}

TEST_F(OtherAccount, TheFinalCheckTerminatesNothingInAnotherAccount)
{
    const auto keys = useKeys(1'000'000);
    InstanceId foreign;
    const auto replace = [&](const StepEvent &event) {
        if (event.step != "sweep" || !foreign.value.empty())
            return;
        keys->replace();
        foreign = m_setting.cloud.addForeign("us-east-1", {}); // as the other account would show it
    };
    const auto receipt = take(Teardown(m_setting.context()).run({.wholeAccount = true, .account = kOurs}, replace, {}));
    EXPECT_FALSE(receipt.clean());
    EXPECT_EQ(m_setting.cloud.stateOf(foreign), "running");
    EXPECT_EQ(m_setting.cloud.alive(), 1) << "both machines of ours are terminated";
}

TEST_F(OtherAccount, AResumedLaunchRequestsNoMachineTwice)
{
    forgetAccount();
    answers(kTheirs);
    const auto resumed = resumeLaunch(m_setting.context(), m_id, kMachinesOnly, {}, {});
    ASSERT_FALSE(resumed);
    EXPECT_EQ(resumed.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(resumed.error().detail, HasSubstr("the ledger does not record the account of the cluster demo"));
    EXPECT_EQ(m_theirs.alive(), kForeign);
    EXPECT_EQ(m_theirs.calls("RunInstances"), 0);
    expectUntouched();
    answers(kOurs);
    const auto ours = resumeLaunch(m_setting.context(), m_id, kMachinesOnly, {}, {});
    EXPECT_TRUE(ours) << ours.error().detail;
    expectUntouched();
}

TEST_F(OtherAccount, ARowKeepsItsAccount)
{
    ledger::Cluster row = **m_ledger.cluster(m_id);
    row.account.clear(); // a program that read the row before its account was known
    ASSERT_TRUE(m_ledger.saveCluster(row));
    ASSERT_TRUE(m_ledger.setClusterAccount(m_id, kTheirs));
    EXPECT_EQ((*m_ledger.cluster(m_id))->account, kOurs);
}

} // namespace
} // namespace trainyard::cluster
