#include "backend/provision/gates.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/provision/requirements.h"
#include "tests/support/ssh_server.h"

using namespace trainyard;
using namespace trainyard::provision;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

GateFacts goodFacts()
{
    return parseGates("clock=1700000000.5\nboot=done\nboot.detail=\nfree=50000000\ncards=2\ngputool=yes\n"
                      "gpu=0, Tesla T4\ngpu=1, Tesla T4\necc=0, 0\necc=1, [N/A]\nretiring=0, No\nretiring=1, 0\n");
}

std::vector<std::string> closed(const GateFacts &facts, const GateOptions &options = {}, int gpus = 0,
                                double behind = 0, double doubt = 0.1)
{
    std::vector<std::string> all;
    for (const GateFinding &finding : closedGates(facts, options, gpus, behind, doubt, "ssh:worker-1"))
        all.push_back(finding.gate + (finding.isFatal ? ": " : " (note): ") + finding.error.detail);
    return all;
}

} // namespace

TEST(Gates, AreOpenOnAGoodMachine)
{
    GateOptions options;
    options.freeBytes = 1u << 30;
    EXPECT_THAT(closed(goodFacts(), options, 2), IsEmpty());
    EXPECT_THAT(closed(parseGates(""), {}, 0), IsEmpty()) << "a small system without cloud-init and GPUs";
    EXPECT_EQ(parseGates("clock=1700000000.%N\n").clock, 1700000000.0);
}

TEST(Gates, NameWhatIsMissing) // F30, F33
{
    GateFacts facts = goodFacts();
    facts.boot = "running";
    EXPECT_THAT(closed(facts), ElementsAre(HasSubstr("boot (note): cloud-init is still running")));
    GateOptions strict;
    strict.isBootErrorFatal = true;
    facts.boot = "error";
    facts.bootDetail = "('scripts_user', RuntimeError)";
    EXPECT_THAT(closed(facts, strict), ElementsAre(HasSubstr("boot: cloud-init reports an error: ('scripts_user'")));
    strict.bootPatience = 0s;
    EXPECT_THAT(closed(facts, strict), IsEmpty());

    EXPECT_THAT(closed(goodFacts(), {}, 0, 95), ElementsAre(HasSubstr("clock (note): its clock is 95 s behind")));
    EXPECT_THAT(closed(goodFacts(), {}, 0, -4000), ElementsAre(HasSubstr("clock: its clock is 4000 s ahead of")));
    EXPECT_THAT(closed(goodFacts(), {}, 0, 40, 15), IsEmpty()) << "the answer came too slowly to know";

    GateOptions roomy;
    roomy.freeBytes = std::uint64_t(1) << 40;
    EXPECT_THAT(closed(goodFacts(), roomy), ElementsAre(HasSubstr("disk: its home has")));

    EXPECT_THAT(closed(goodFacts(), {}, 4), ElementsAre(HasSubstr("gpu: its type has 4 GPUs, and 2 answer")));
    EXPECT_THAT(closed(parseGates("cards=4\n"), {}, 4),
                ElementsAre(HasSubstr("gpu (note): its type has 4 GPUs, and no")));
    EXPECT_THAT(closed(parseGates("cards=0\n"), {}, 4), ElementsAre(HasSubstr("the machine shows none")));
    EXPECT_THAT(closed(parseGates("cards=4\ngputool=yes\n"), {}, 4), ElementsAre(HasSubstr("gpu: its type has 4")));
}

TEST(Gates, NameAGpuThatIsIll) // F33
{
    GateFacts facts = goodFacts();
    facts.gpus[1].eccErrors = 3;
    EXPECT_THAT(closed(facts, {}, 2), ElementsAre(HasSubstr("gpu-health: GPU 1 (Tesla T4) has 3 memory errors")));
    facts = goodFacts();
    facts.gpus[0].isRetiring = true;
    EXPECT_THAT(closed(facts, {}, 2), ElementsAre(HasSubstr("gpu-health (note): GPU 0")));
    facts = goodFacts();
    facts.xids = {"NVRM: Xid (PCI:0000:00:1e): 13, pid=7, Graphics Exception", "NVRM: Xid (no number"};
    EXPECT_THAT(closed(facts, {}, 2), IsEmpty()) << "the error of a program";
    facts.xids.emplace_back("NVRM: Xid (PCI:0000:00:1e): 79, pid=7, GPU has fallen off the bus.");
    EXPECT_THAT(closed(facts, {}, 2), ElementsAre(HasSubstr("79, pid=7, GPU has fallen off the bus")));
    facts = goodFacts();
    facts.stress = "GPU 1 computes different results";
    EXPECT_THAT(closed(facts, {}, 2), ElementsAre(HasSubstr("do not pass their test: GPU 1 computes")));
}

TEST(Gates, BelieveNoStrangeOutput)
{
    std::string text =
        "gpu=0, x\x1b[31m\ngpu=x, y\ngpu=-1, y\ngpu=2\nclock=never\nfree=-7\ncards=99999999999999999999\n"
        "unknown=1\nno equals\nboot=" +
        std::string(5000, 'x') + "\n";
    for (int i = 0; i < 5000; ++i)
        text += "xid=NVRM: Xid (x): 79\n";
    const GateFacts facts = parseGates(text);
    EXPECT_THAT(facts.gpus, IsEmpty());
    EXPECT_FALSE(facts.clock);
    EXPECT_EQ(facts.freeBytes, 0u);
    EXPECT_EQ(facts.gpuCards, 0);
    EXPECT_EQ(facts.boot, "");
    EXPECT_LE(facts.xids.size(), 200u);
}

/// A real sshd; cloud-init and nvidia-smi are stand-ins.
class GatesOfAMachine : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start({.name = "worker-1"});
        ASSERT_TRUE(m_server);
    }
    HostResult pass(GateOptions options)
    {
        return run({gateStep(options)}, {{.name = "worker-1", .target = m_server->target()}}, {},
                   {Deadline::after(100s), {}})
            .front();
    }
    std::unique_ptr<support::SshServer> m_server;
};

TEST_F(GatesOfAMachine, WaitForTheEndOfCloudInit)
{
    m_server->addCommand("cloud-init",
                         "echo x >> ~/asked\nif [ $(wc -l < ~/asked) -lt 3 ]; then echo 'status: running'; "
                         "else echo 'status: done'; fi\n");
    const auto result = pass({});
    EXPECT_TRUE(result.status) << result.status.error().detail;
    EXPECT_EQ(readFile(m_server->home() / "asked").value_or(""), "x\nx\nx\n");
    EXPECT_FALSE(result.facts.contains("gates"));
}

TEST_F(GatesOfAMachine, RefuseAMachineWithABrokenGpu)
{
    m_server->addCommand("nvidia-smi", "case $1 in *index,name) echo '0, Tesla T4'; echo '1, Tesla T4' ;; "
                                       "*ecc*) echo '0, 0'; echo '1, 12' ;; *) exit 2 ;; esac\n");
    m_server->addCommand("dmesg", "exit 0\n");
    m_server->addCommand("cloud-init", "printf 'status: error\\ndetail:\\n  what went wrong\\n'\n");
    GateOptions options;
    options.gpus = {{"worker-1", 2}};
    const auto result = pass(options);
    ASSERT_FALSE(result.status);
    EXPECT_EQ(result.status.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(result.status.error().detail, HasSubstr("GPU 1 (Tesla T4) has 12 memory errors"));
    EXPECT_THAT(result.facts.at("gates"), HasSubstr("boot: cloud-init reports an error:"));
}

TEST_F(GatesOfAMachine, CompareItsClockWithThisOne)
{
    m_server->addCommand("date", "exec /usr/bin/date -d '1 hour ago' \"$@\"\n");
    const auto result = pass({});
    ASSERT_FALSE(result.status);
    EXPECT_EQ(result.status.error().code, ErrorCode::ClockSkew);
    EXPECT_THAT(result.status.error().detail, HasSubstr("s behind this computer's"));
    GateOptions corrected;
    corrected.clockCorrection = -1h;
    EXPECT_TRUE(pass(corrected).status) << "this computer's clock is known to be an hour ahead";
}

TEST(Requirements, CompareWhatIsFoundWithWhatIsNeeded) // F17
{
    const auto table =
        parseRequirements("gxx=g++ (Ubuntu 4.7.4-3ubuntu12) 4.7.4\ngit=git version 2.43.0\nblas=openblas in "
                          "/usr/include\npython=Python 3.12.3\ncuda=7.5\ncudnn=\nnumpy=1.26\x1b[1m\n");
    const auto row = [&](const std::string &what) {
        const auto at = std::ranges::find(table, what, &Requirement::what);
        return at == table.end() ? Requirement() : *at;
    };
    EXPECT_FALSE(row("C++ compiler").isMet);
    EXPECT_EQ(row("C++ compiler").found, "g++ (Ubuntu 4.7.4-3ubuntu12) 4.7.4");
    EXPECT_TRUE(row("git").isMet);
    EXPECT_TRUE(row("BLAS").isMet);
    EXPECT_TRUE(row("Python").isMet);
    EXPECT_FALSE(row("CUDA toolkit").isMet);
    EXPECT_TRUE(row("CUDA toolkit").isOptional);
    EXPECT_EQ(row("cuDNN").found, "");
    EXPECT_EQ(row("NumPy").found, "") << "a control character";
    EXPECT_FALSE(row("OpenSSL library").isMet);
}

TEST_F(GatesOfAMachine, ReadTheRequirementsOfARealMachine)
{
    auto session = ssh::SshSession::open(m_server->target(), {Deadline::after(60s), {}});
    ASSERT_TRUE(session);
    const auto said = session->mustExec(kRequirementsCommand, {}, {Deadline::after(60s), {}});
    ASSERT_TRUE(said) << said.error().detail;
    EXPECT_THAT(*said, HasSubstr("python="));
    EXPECT_EQ(parseRequirements(*said).size(), parseRequirements("").size());
}
