// S8: keys on the machines of a run that expire while it is followed.
#include "backend/training/follow/key_renewal.h"

#include <atomic>

#include <gmock/gmock.h>

#include "backend/aws/services/sts_client.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/cluster_run_internal.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

const Timestamp kNow = *fromIso8601("2026-11-28T12:00:00Z");

TEST(RenewalTime, IsAfterAQuarterOfTheirLife)
{
    EXPECT_EQ(renewalTime(kNow, kNow + 1h), kNow + 15min);
    EXPECT_EQ(renewalTime(kNow, kNow + 36h), kNow + 9h);
    EXPECT_EQ(renewalTime(kNow, kNow + 2min), kNow + 1min) << "not in a loop";
    EXPECT_EQ(renewalTime(kNow, kNow + 1000h), kNow + 9h);
    EXPECT_EQ(renewalTime(kNow, kNow - 8h), kNow) << "the computer has slept";
}

TEST(RenewalTime, AFailureMattersWhereRepetitionsMayNotHelp)
{
    const Error network{ErrorCode::Unreachable, "sts", "no route"}, login{ErrorCode::CredentialsExpired, "sso", "over"};
    EXPECT_FALSE(isRenewalInDanger(network, kNow, kNow + 45min));
    EXPECT_TRUE(isRenewalInDanger(network, kNow, kNow + 14min));
    EXPECT_TRUE(isRenewalInDanger(network, kNow, kNow - 1h));
    EXPECT_TRUE(isRenewalInDanger(login, kNow, kNow + 45min));
}

/// A run whose data are in a bucket that no role of its cluster reaches, and whose user has agreed to their own keys.
class KeyRenewalTest : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_cloud.local = false;
        addRun();
        m_row = **m_cloud.ledger->run(m_run);
        m_row.job = R"({"data": "s3://pictures/train.rec"})";
        ASSERT_TRUE(m_cloud.ledger->saveRun(m_row));
        ASSERT_TRUE(m_cloud.ledger->setSetting(consentKey(m_run), "full"));
    }
    void sendKeys(const std::string &id, Timestamp expires) const
    {
        ASSERT_TRUE(writeFileAtomically(m_head->run(m_run) / "env",
                                        "AWS_ACCESS_KEY_ID=" + id + "\nAWS_CREDENTIAL_EXPIRATION=" +
                                            toIso8601(expires) + "\nAWS_SECRET_ACCESS_KEY=old\nTOKEN=of-the-task\n",
                                        0600));
    }
    void ownKeys(Result<std::map<std::string, Secret>> keys)
    {
        m_cloud.nodeEnvironment = [this, keys = std::move(keys)](const CallContext &) {
            ++m_asked;
            return keys;
        };
    }
    std::string keys() const { return m_head->read(m_head->run(m_run) / "env"); }
    template <class F>
    static bool soon(F condition)
    {
        return pollUntil(Backoff(20ms), {Deadline::after(60s), {}}, [&]() -> Result<bool> { return condition(); })
            .has_value();
    }

    ledger::Run m_row;
    std::atomic<int> m_asked = 0;
};

TEST_F(KeyRenewalTest, KeysThatHaveExpiredAreReplaced)
{
    sendKeys("OLD", wallNow() - 8h);
    ownKeys(
        std::map<std::string, Secret>{{"AWS_ACCESS_KEY_ID", Secret("NEW")}, {"AWS_SECRET_ACCESS_KEY", Secret("new")}});
    const KeyRenewal renewal(m_cloud, m_row, {});
    EXPECT_TRUE(soon([&] { return keys().find("NEW") != std::string::npos; })) << keys();
    EXPECT_EQ(keys(), "AWS_ACCESS_KEY_ID=NEW\nAWS_SECRET_ACCESS_KEY=new\nTOKEN=of-the-task\n");
}

TEST_F(KeyRenewalTest, ThoseThatCannotBeReplacedAreAnEventOfTheRun)
{
    sendKeys("OLD", wallNow() - 1s);
    ownKeys(fail(ErrorCode::CredentialsExpired, "credentials:dev", "run aws sso login"));
    std::atomic<int> notes = 0;
    const KeyRenewal renewal(m_cloud, m_row, [&](const std::string &) { ++notes; });
    ASSERT_TRUE(soon([&] { return notes == 1; }));
    const auto events = m_cloud.ledger->events(m_cluster, m_run);
    ASSERT_TRUE(events);
    ASSERT_EQ(events->size(), 1u);
    EXPECT_TRUE(events->front().failed);
    EXPECT_THAT(events->front().text, HasSubstr("the keys for S3 on the machines expired at "));
    EXPECT_THAT(events->front().text, HasSubstr("(credentials:dev: run aws sso login)"));
    EXPECT_THAT(events->front().text, HasSubstr("checkpoints and logs stay on the machines"));
    EXPECT_THAT(keys(), HasSubstr("AWS_ACCESS_KEY_ID=OLD"));
}

TEST_F(KeyRenewalTest, ThoseOfAnotherAccountAreNotSent) // it has no access to the buckets of the run
{
    sendKeys("OLD", wallNow() - 1s);
    ownKeys(std::map<std::string, Secret>{{"AWS_ACCESS_KEY_ID", Secret("NEW")}});
    auto row = **m_cloud.ledger->cluster(m_cluster);
    row.account = m_cloud.account = "111111111111";
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    // "aws configure" has replaced the keys since the cloud was opened.
    m_cloud.credentials = aws::fixedCredentials({"AKIATHEIRS", Secret("s"), {}, {}});
    m_cloud.knownAccount = std::make_shared<cluster::KnownAccount>();
    m_cloud.knownAccount->accessKeyId = "AKIATHEIRS";
    m_cloud.knownAccount->account = "222222222222";
    m_cloud.sts =
        std::make_shared<aws::StsClient>(std::make_shared<net::HttpClient>(net::HttpOptions{}), aws::ClientConfig());
    const auto ofAJoin = keysOf(m_cloud, m_row, {Deadline::after(60s), {}});
    ASSERT_FALSE(ofAJoin) << "nor when a worker joins, or a scheduler is started again";
    EXPECT_EQ(ofAJoin.error().code, ErrorCode::InvalidArgument);
    std::atomic<int> notes = 0;
    const KeyRenewal renewal(m_cloud, m_row, [&](const std::string &) { ++notes; });
    ASSERT_TRUE(soon([&] { return notes == 1; }));
    const auto events = m_cloud.ledger->events(m_cluster, m_run);
    ASSERT_TRUE(events && events->size() == 1u);
    EXPECT_THAT(events->front().text, HasSubstr("account 222222222222 answers"));
    EXPECT_EQ(m_asked, 0);
    EXPECT_THAT(keys(), HasSubstr("AWS_ACCESS_KEY_ID=OLD"));
}

TEST_F(KeyRenewalTest, OthersDoNotTouchThem)
{
    sendKeys("OLD", wallNow() - 1h);
    ownKeys(std::map<std::string, Secret>{{"AWS_ACCESS_KEY_ID", Secret("NEW")}});
    EXPECT_TRUE(sendsKeys(m_cloud, m_row));
    cluster::CloudContext other = m_cloud;
    other.profile = "of-a-colleague";
    ledger::Run local = m_row, named = m_row;
    local.job = R"({"data": "file:///data"})";
    protocol::JobSpec job;
    job.run = m_run;
    job.type = protocol::JobType::Command;
    job.servers = 0;
    job.data = "s3://pictures/train";
    job.task.command = "true";
    job.task.secrets = {"AWS_ACCESS_KEY_ID"};
    named.job = protocol::toJson(job);
    ASSERT_TRUE(protocol::jobSpecFromJson(named.job)) << named.job;
    EXPECT_FALSE(sendsKeys(m_cloud, local));
    EXPECT_FALSE(sendsKeys(m_cloud, named));
    {
        const KeyRenewal first(other, m_row, {}), second(m_cloud, local, {}), third(m_cloud, named, {});
    }
    EXPECT_EQ(m_asked, 0);
    EXPECT_THAT(keys(), HasSubstr("AWS_ACCESS_KEY_ID=OLD"));
}

} // namespace
} // namespace trainyard::training
