// Reaching the machines, and the account: facts that make each check fire, and facts that do not.
#include <set>

#include "tests/doctor/checks_support.h"

namespace trainyard::doctor {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

using AccessChecks = ChecksTest;

TEST_F(AccessChecks, AClusterThatIsWellHasNoProblem)
{
    for (const Check &check : clusterChecks()) {
        const auto finding = of(check.id);
        EXPECT_TRUE(!finding || finding->severity == Severity::Ok) << check.id << ": " << finding->sentence.english();
    }
    for (const Check &check : accountChecks()) {
        const auto finding = of(check.id, true);
        EXPECT_TRUE(!finding || finding->severity == Severity::Ok) << check.id << ": " << finding->sentence.english();
    }
}

TEST_F(AccessChecks, EachFailureOfSshHasItsOwnNextStep) // M26
{
    struct Case {
        ErrorCode code;
        const char *detail, *word;
    };
    std::set<std::string> sentences;
    for (const Case &c : std::vector<Case>{
             {ErrorCode::Unreachable, "NameNotFound: x.example: unknown host name", "DNS"},
             {ErrorCode::Timeout, "ConnectTimeout: no answer in time while connecting to 198.51.100.2:22", "time-out"},
             {ErrorCode::Unreachable, "ConnectionRefused: connecting to 198.51.100.2:22: refused", "refuses"},
             {ErrorCode::Unreachable, "NoRoute: connecting to 198.51.100.2:22", "route"},
             {ErrorCode::Timeout, "NoBanner: the port is open", "banner"},
             {ErrorCode::SshRefused, "NotSsh: what answers there is not an SSH server", "banner"},
             {ErrorCode::SshAuthFailed, "KeyRefused: the server does not accept the key", "does not accept the key"},
             {ErrorCode::HostKeyMismatch, "HostKeyDiffers: the host shows", "host key is not the known one"},
             {ErrorCode::HostKeyMismatch, "HostKeyDiffers: the host shows: /c/known_hosts has no key for it",
              "host key is not recorded yet"},
             {ErrorCode::Unsupported, "no match for method kex algos", "algorithm"},
             {ErrorCode::NotFound, "no such file", "key file"},
             {ErrorCode::Disconnected, "HandshakeBroke: broke off", "connection broke"}}) {
        worker().login = errorOf(c.code, c.detail);
        const auto finding = of("M26");
        ASSERT_TRUE(finding);
        EXPECT_EQ(finding->severity, Severity::Problem);
        EXPECT_THAT(finding->sentence.english(), HasSubstr(c.word));
        EXPECT_THAT(finding->sentence.english(), HasSubstr("1 of 2 machines (worker-1)"));
        sentences.insert(finding->sentence.english());
    }
    EXPECT_GE(sentences.size(), 11u) << "each has its own words";
    m_facts.nodes->clear();
    EXPECT_EQ(severity("M26"), Severity::Warning);
}

TEST_F(AccessChecks, BehindAJumpHostTheFaultIsWhereItIs) // M26
{
    for (const auto &[detail, words] : std::vector<std::pair<std::string, std::string>>{
             {"ConnectionRefused: the jump host head: connecting to 198.51.100.1:22: refused", "cannot be used"},
             {"head does not forward connections to 10.0.0.2:22 (error (1)); set \"AllowTcpForwarding yes\" in its "
              "/etc/ssh/sshd_config",
              "does not forward connections"},
             {"NoRoute: head cannot connect to 10.0.0.2:22: no route to host", "the head does not reach it"},
             {"ConnectionRefused: head cannot connect to 10.0.0.2:22: refused", "it refuses the connection"}}) {
        worker().login = Error{ErrorCode::Unreachable, "ssh:worker-1 through head", detail};
        EXPECT_THAT(sentence("M26"), HasSubstr(words)) << detail;
        EXPECT_THAT(sentence("M26"), testing::Not(HasSubstr("M12"))) << "no rule for this computer opens it";
    }
}

TEST_F(AccessChecks, AGroupThatLacksThisComputerCanBeOpened) // M12
{
    EXPECT_EQ(severity("M12"), Severity::Ok);
    m_facts.cloud->groups =
        std::vector<GroupFact>{{"sg-1", "demo_Master", {"198.51.100.0/24"}}, {"sg-2", "demo_SSH", {}}};
    const auto finding = of("M12");
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->severity, Severity::Problem);
    EXPECT_THAT(finding->repairs, ElementsAre(Repair{RepairAction::OpenSsh, {}, "sg-2"})) << "the group for SSH";
    m_facts.cloud->groups->at(1).sshFrom = {"203.0.113.0/24"};
    EXPECT_EQ(severity("M12"), Severity::Ok) << "the range around it";
    m_facts.cloud->groups = fail(ErrorCode::PermissionDenied, "ec2", "denied");
    EXPECT_EQ(severity("M12"), Severity::Unknown);
    m_facts.cloud->groups = std::vector<GroupFact>{};
    EXPECT_FALSE(of("M12"));
}

TEST_F(AccessChecks, TheGroupOfTheEmrMasterCanBeOpened) // M7
{
    EXPECT_FALSE(of("M7")) << "it is no EMR cluster";
    setOrigin(cluster::Origin::Emr);
    EXPECT_FALSE(of("M12")) << "M7 has it";
    aws::EmrCluster emr;
    emr.state = "WAITING";
    emr.masterGroup = "sg-master";
    m_facts.cloud->emr = Result<aws::EmrCluster>(emr);
    EXPECT_EQ(severity("M7"), Severity::Ok);
    m_facts.cloud->groups->at(0).sshFrom.clear();
    EXPECT_THAT(of("M7")->repairs, ElementsAre(Repair{RepairAction::OpenSsh, {}, "sg-master"}));
}

TEST_F(AccessChecks, TheFileOfTheRightKeyIsNamed) // M13
{
    EXPECT_FALSE(of("M13"));
    KeyFacts key;
    key.pair = "lab";
    key.file = "/keys/id_ed25519";
    key.fingerprint = std::string("theirs");
    ssh::KeyFile mine;
    mine.accountFingerprints = {"mine"};
    key.key = mine;
    m_facts.cloud->key = key;
    EXPECT_EQ(severity("M13"), Severity::Problem);
    EXPECT_THAT(sentence("M13"), HasSubstr("fingerprint theirs"));
    ssh::KeyFile other;
    other.accountFingerprints = {"theirs"};
    m_facts.cloud->key->others = {{"/keys/right", other}};
    EXPECT_THAT(sentence("M13"), HasSubstr("/keys/right belongs to their key pair lab"));
    m_facts.cloud->key->key = fail(ErrorCode::NotFound, "/keys/id_ed25519", "no such file");
    m_facts.cloud->key->others.clear();
    EXPECT_EQ(severity("M13"), Severity::Problem);
    m_facts.cloud->key->key = other;
    EXPECT_EQ(severity("M13"), Severity::Ok);
    m_facts.cloud->key->fingerprint = fail(ErrorCode::NotFound, "ec2", "no such key pair");
    EXPECT_EQ(severity("M13"), Severity::Unknown);
}

TEST_F(AccessChecks, TheHopTellsAClosedPortFromARefusedKey) // M14
{
    EXPECT_FALSE(of("M14")) << "it was not tested";
    head().report.hops = {{"10.0.0.2", "open"}};
    EXPECT_EQ(severity("M14"), Severity::Ok);
    worker().login = errorOf(ErrorCode::SshAuthFailed, "KeyRefused: no");
    EXPECT_EQ(severity("M14"), Severity::Problem);
    EXPECT_THAT(sentence("M14"), HasSubstr("ssh -A"));
    head().report.hops = {{"10.0.0.2", "silent"}};
    EXPECT_THAT(sentence("M14"), HasSubstr("worker-1 (no answer)"));
    head().report.hops = {{"10.0.0.2", "untested"}};
    worker().login.reset();
    EXPECT_EQ(severity("M14"), Severity::Ok);
}

TEST_F(AccessChecks, AWrongClockIsNamed) // M30
{
    EXPECT_EQ(severity("M30"), Severity::Ok);
    worker().clockOffset = -90;
    EXPECT_EQ(severity("M30"), Severity::Warning);
    EXPECT_THAT(sentence("M30"), HasSubstr("worker-1"));
    worker().clockOffset = 400;
    EXPECT_EQ(severity("M30"), Severity::Problem);
    m_facts.account->clockOffset = -75s;
    EXPECT_EQ(severity("M30", true), Severity::Warning);
    EXPECT_THAT(sentence("M30", true), HasSubstr("ahead of"));
}

TEST_F(AccessChecks, CredentialsAndSession)
{
    m_facts.account->sessionEnds = std::optional(m_facts.now + 10min);
    EXPECT_EQ(severity("account", true), Severity::Warning);
    m_facts.account->sessionEnds = std::optional(m_facts.now + 5h);
    EXPECT_EQ(severity("account", true), Severity::Ok);
    m_facts.account->sessionEnds = std::optional(m_facts.now - 1min);
    EXPECT_EQ(severity("account", true), Severity::Problem);
    m_facts.account->error = errorOf(ErrorCode::CredentialsExpired, "ExpiredToken: expired");
    EXPECT_EQ(severity("account", true), Severity::Problem);
    for (const char *check : {"region", "permissions", "quotas", "M10", "volumes"})
        EXPECT_FALSE(of(check, true)) << check << " was not read without credentials";
}

TEST_F(AccessChecks, RegionPermissionsAndQuotas)
{
    m_facts.account->region = "ap-east-1";
    EXPECT_EQ(severity("region", true), Severity::Problem);
    m_facts.account->regions = fail(ErrorCode::Timeout, "ec2", "no answer");
    EXPECT_EQ(severity("region", true), Severity::Unknown);

    m_facts.account->permissions->push_back(
        {"ec2:TerminateInstances", "terminate", cluster::Permission::Denied, "UnauthorizedOperation"});
    EXPECT_EQ(severity("permissions", true), Severity::Warning);
    EXPECT_THAT(sentence("permissions", true), HasSubstr("ec2:TerminateInstances"));
    m_facts.account->permissions = fail(ErrorCode::Unsupported, "ec2", "no dry run");
    EXPECT_FALSE(of("permissions", true));

    m_facts.account->quotas->at(0).used = 32;
    EXPECT_EQ(severity("quotas", true), Severity::Warning);
    m_facts.account->quotas->at(0).allowed = 0.0;
    EXPECT_THAT(sentence("quotas", true), HasSubstr("standard instances are not permitted"));
    m_facts.account->quotas = fail(ErrorCode::PermissionDenied, "quotas", "denied");
    EXPECT_EQ(severity("quotas", true), Severity::Unknown);

    m_facts.account->network = cluster::NetworkUse{5, 0, 5, 5}; // M10
    EXPECT_EQ(severity("M10", true), Severity::Warning);
    m_facts.account->network = cluster::NetworkUse{1, 5, 5, 5};
    EXPECT_THAT(sentence("M10", true), HasSubstr("Elastic IP"));
    m_facts.account->network = cluster::NetworkUse{9, 9, {}, {}};
    EXPECT_EQ(severity("M10", true), Severity::Ok) << "unknown quotas are no problem";

    m_facts.account->volumeTiB = 0.5;
    EXPECT_EQ(severity("volumes", true), Severity::Warning);
    m_facts.account->volumeTiB = fail(ErrorCode::NotFound, "quotas", "no such quota");
    EXPECT_FALSE(of("volumes", true));
}

} // namespace
} // namespace trainyard::doctor
