// M29: the archive for a bug report contains no secret.
#include "backend/doctor/bundle.h"

#include <fstream>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/doctor/zip_writer.h"
#include "backend/ledger/ledger.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::doctor {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::Not;

// Values of the form of real ones; none was ever valid.
const std::string kKeyId = "ASIAQ3EGXAMPLE7Z2K4M", kSecretKey = "uJ4x7Kq2Zp9Rb1Vn8Tc5Wd3Yf6Ga0HsLmEoXiPkQ",
                  kToken = "plain-session-token-of-this-account-without-any-form";
const std::string kOtherKeyId = "AKIAIOSFODNN7EXAMPLE", kOtherSecret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const std::string kJobSecret = "f00dfeedc0ffee11f00dfeedc0ffee11f00dfeedc0ffee11f00dfeedc0ffee11";
const std::string kPrivateKey = "QyNTUxOQAAACDk3J8vXw2Zr5Tq7Lm1Nb9Yc4Hd6Fs0Gp2Kx8Je5Ua3Wi7Ro1Vt4Bz6M9qT";

class FixedKeys : public aws::CredentialsProvider {
public:
    Result<aws::Credentials> get(const CallContext &) override
    {
        return aws::Credentials{kKeyId, Secret(kSecretKey), Secret(kToken), {}};
    }
};

/// Text with every secret, as programs print it.
std::string seeded()
{
    return "keys " + kKeyId + " " + kSecretKey + " " + kToken + "\naws_access_key_id=" + kOtherKeyId +
           "\nAWS_SECRET_ACCESS_KEY=" + kOtherSecret + "\nsecret=" + kJobSecret + "\n{\"jobSecret\": \"" + kJobSecret +
           "\"}\nhttps://user:hunter2hunter2@example.com/x\nAuthorization: Bearer " + kToken +
           "\n-----BEGIN OPENSSH PRIVATE KEY-----\n" + kPrivateKey + "\n-----END OPENSSH PRIVATE KEY-----\n";
}

class BundleTest : public testing::Test {
protected:
    BundleTest()
    {
        m_cloud.stateFolder = m_folder.path;
        m_cloud.profile = "lab";
        m_cloud.region = "us-east-1";
        m_cloud.credentials = std::make_shared<FixedKeys>();
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(m_folder.path)));
    }
    Bundle bundle()
    {
        auto made = collectBundle(m_cloud, m_id, m_examination, {Deadline::after(30s), {}});
        EXPECT_TRUE(made) << made.error().detail;
        return made ? *made : Bundle();
    }
    TemporaryFolder m_folder;
    cluster::CloudContext m_cloud;
    ClusterId m_id{"c-0123456789abcdef"};
    Examination m_examination;
};

TEST_F(BundleTest, NoSecretOfAnyInputIsInTheArchive)
{
    const RunId run("r-0123456789abcdef");
    ledger::Cluster cluster;
    cluster.id = m_id;
    cluster.name = "demo";
    cluster.profile = "lab";
    cluster.region = "us-east-1";
    cluster.state = "ready";
    cluster.detail = seeded();
    cluster.plan = "{\"password\": \"" + kOtherSecret + "\"}";
    ASSERT_TRUE(m_cloud.ledger->saveCluster(cluster));
    ledger::Resource machine;
    machine.kind = "instance";
    machine.id = "i-1";
    machine.cluster = m_id;
    machine.profile = "lab";
    machine.region = "us-east-1";
    machine.name = "head";
    machine.facts = {{"probe", seeded()}};
    ASSERT_TRUE(m_cloud.ledger->saveResource(machine));
    ledger::Run row;
    row.id = run;
    row.cluster = m_id;
    row.detail = seeded();
    row.job = "{\"secret\": \"" + kJobSecret + "\", \"data\": \"s3://bucket\"}";
    ASSERT_TRUE(m_cloud.ledger->saveRun(row));
    ledger::Event event;
    event.cluster = m_id;
    event.kind = "launch";
    event.text = seeded();
    ASSERT_TRUE(m_cloud.ledger->addEvent(event));
    std::ofstream(m_folder.path / "journal.jsonl") << seeded();
    std::filesystem::create_directories(m_cloud.runFolder(run) / "logs");
    std::ofstream(m_cloud.runFolder(run) / "logs" / "head-worker.log") << seeded();
    std::filesystem::create_directories(m_cloud.runFolder(run) / "stacks");
    std::ofstream(m_cloud.runFolder(run) / "stacks" / "head.txt") << "stacks of head at 2026-11-27T15:00:00.000Z\n"
                                                                  << seeded();
    std::ofstream(m_cloud.runFolder(run) / "secret") << kJobSecret;
    std::filesystem::create_directories(m_cloud.clusterFolder(m_id));
    std::ofstream(m_cloud.clusterFolder(m_id) / "id_ed25519") << kPrivateKey;
    m_examination.report.findings = {{"M25", "Logs", Severity::Problem, Sentence::verbatim(seeded()), {seeded()}, {}}};
    m_examination.logs = {{"head", "/var/log/cfn-init.log", 1, seeded()}};

    const Bundle made = bundle();
    ASSERT_GE(made.files.size(), 8u);
    for (const char *name : {"report.txt", "report.json", "versions.txt", "ledger.json", "events.txt", "journal.jsonl",
                             "logs/head-var-log-cfn-init.log", "logs/r-0123456789abcdef-head-worker.log",
                             "logs/r-0123456789abcdef-stacks-head.txt"})
        EXPECT_THAT(made.files, Contains(Field(&BundleFile::name, name)));
    for (const BundleFile &file : made.files) {
        for (const std::string &secret : {kKeyId, kSecretKey, kToken, kOtherKeyId, kOtherSecret, kJobSecret,
                                          kPrivateKey, std::string("hunter2hunter2")})
            EXPECT_THAT(file.content, Not(HasSubstr(secret))) << file.name;
    }
    const auto ledger = std::ranges::find(made.files, "ledger.json", &BundleFile::name);
    EXPECT_THAT(ledger->content, HasSubstr("\"demo\"")) << "what is not secret stays";
    EXPECT_THAT(made.list(), HasSubstr("ledger.json"));
}

TEST_F(BundleTest, TheSizeIsBounded)
{
    for (int i = 0; i < 5; ++i)
        m_examination.logs.push_back({"head", "big" + std::to_string(i) + ".log", 1, std::string()});
    for (LogText &log : m_examination.logs) {
        while (log.text.size() < kMostBundleBytes / 4)
            log.text += "a line of a log\n";
    }
    const Bundle made = bundle();
    std::size_t bytes = 0;
    for (const BundleFile &file : made.files)
        bytes += file.content.size();
    EXPECT_LE(bytes, kMostBundleBytes);
    EXPECT_FALSE(made.leftOut.empty());
    EXPECT_THAT(made.list(), HasSubstr("left out"));
}

TEST_F(BundleTest, OtherProgramsReadTheArchive)
{
    const auto python = findProgram("python3");
    if (!python)
        GTEST_SKIP() << "no python3 here";
    Bundle made;
    made.files = {
        {"a.txt", std::string(100'000, 'a'), "letters"}, {"logs/b.log", "text\n", "a log"}, {"empty", "", "nothing"}};
    const auto file = m_folder.path / "report.zip";
    ASSERT_TRUE(writeBundle(made, file));
    struct stat status = {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777u, 0600u);
    EXPECT_LT(status.st_size, 10'000);
    ProcessSpec spec;
    spec.argv = {*python, "-c",
                 "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
                 "print([(i.filename, i.file_size) for i in z.infolist()][1:], z.read('logs/b.log'))",
                 file.string()};
    const auto read = runProcess(spec, {Deadline::after(60s), {}});
    ASSERT_TRUE(read);
    EXPECT_EQ(read->exitStatus, 0) << read->err;
    EXPECT_EQ(read->out, "[('a.txt', 100000), ('logs/b.log', 5), ('empty', 0)] b'text\\n'\n");
}

TEST(ZipWriter, NamesThatLeaveTheFolderAreRefused)
{
    ZipWriter zip(Timestamp(1'800'000'000s));
    for (const char *name : {"", "/etc/passwd", "../x", "a/../b", "a//b", "./a"})
        EXPECT_FALSE(zip.add(name, "x")) << name;
    EXPECT_TRUE(zip.add("a", "x"));
    EXPECT_FALSE(zip.add("a", "y")) << "used twice";
}

TEST(Gunzip, HasALimitAndRejectsGarbage)
{
    EXPECT_FALSE(gunzip("not gzip at all", 1000));
    EXPECT_EQ(gunzip("", 1000).value_or("error"), "");
}

} // namespace
} // namespace trainyard::doctor
