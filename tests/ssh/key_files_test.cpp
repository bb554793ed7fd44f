// A13, M13: EC2's fingerprints of a key pair, computed from its private key file.
#include "backend/ssh/key_files.h"

#include <algorithm>
#include <cctype>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::ssh;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class KeyFiles : public testing::Test {
protected:
    void SetUp() override
    {
        if (!findProgram("ssh-keygen") || !findProgram("openssl"))
            GTEST_SKIP() << "ssh-keygen and openssl are needed";
    }
    std::string make(const std::string &name, const std::vector<std::string> &options)
    {
        const auto file = (m_folder.path / name).string();
        std::vector<std::string> argv{"ssh-keygen", "-q", "-N", "", "-f", file};
        argv.insert(argv.end(), options.begin(), options.end());
        const auto made = runProcess({argv}, {Deadline::after(60s), {}});
        EXPECT_TRUE(made && made->exitStatus == 0);
        return file;
    }
    /// \return output of a shell command, without white space
    static std::string shell(const std::string &line)
    {
        const auto outcome = runProcess({{"sh", "-c", line}}, {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << line;
        std::string text = outcome ? outcome->out : "";
        std::erase_if(text, [](unsigned char c) { return std::isspace(c); });
        return text.substr(text.find('=') + 1);
    }
    TemporaryFolder m_folder;
};

} // namespace

TEST_F(KeyFiles, AnEd25519KeyIsKnownByItsSha256)
{
    const auto file = make("one", {"-t", "ed25519"});
    const auto key = readKeyFile(file);
    ASSERT_TRUE(key) << key.error().detail;
    EXPECT_EQ(key->type, "ed25519");
    EXPECT_THAT(*readFile(file + ".pub"), HasSubstr(key->publicLine));
    const auto listed = shell("ssh-keygen -l -f " + file);
    EXPECT_THAT(listed, HasSubstr(key->fingerprint));
    // EC2 pads the base64 text, ssh-keygen does not.
    EXPECT_TRUE(key->matches(key->fingerprint.substr(7)));
    EXPECT_TRUE(key->matches(key->fingerprint.substr(7) + "="));
    EXPECT_FALSE(key->matches(""));
    EXPECT_FALSE(key->matches("="));
    EXPECT_FALSE(key->matches(readKeyFile(make("other", {"-t", "ed25519"}))->accountFingerprints.front()));
}

TEST_F(KeyFiles, AnRsaKeyIsKnownByTheMd5OfAnImportAndTheSha1OfOneThatEc2Made)
{
    for (const auto &[name, form] : {std::pair{"pem", "PEM"}, {"openssh", "RFC4716"}}) {
        const auto file = make(name, {"-t", "rsa", "-b", "2048", "-m", form});
        const auto key = readKeyFile(file);
        ASSERT_TRUE(key) << form << ": " << key.error().detail;
        EXPECT_EQ(key->type, "rsa");
        // The two commands of the AWS documentation. OpenSSL reads PEM only.
        const auto pem = file + ".as-pem";
        shell("cp -p " + file + " " + pem + " && ssh-keygen -q -p -P '' -N '' -m PEM -f " + pem);
        EXPECT_TRUE(key->matches(shell("openssl rsa -in " + pem + " -pubout -outform DER | openssl md5 -c"))) << form;
        EXPECT_TRUE(key->matches(
            shell("openssl pkcs8 -in " + pem + " -inform PEM -outform DER -topk8 -nocrypt | openssl sha1 -c")))
            << form;
        EXPECT_FALSE(key->matches("00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff"));
    }
}

TEST_F(KeyFiles, ReportsWhyAFileIsUnsuitable)
{
    EXPECT_EQ(readKeyFile(m_folder.path / "none").error().code, ErrorCode::NotFound);
    const auto locked = make("locked", {"-t", "ed25519"});
    shell("ssh-keygen -q -p -P '' -N secret -f " + locked);
    EXPECT_EQ(readKeyFile(locked).error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(readKeyFile(locked).error().detail, HasSubstr("passphrase"));
    const auto open = make("open", {"-t", "ed25519"});
    ASSERT_EQ(::chmod(open.c_str(), 0644), 0);
    EXPECT_EQ(readKeyFile(open).error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(readKeyFile(open + ".pub").error().code, ErrorCode::PermissionDenied);
    ASSERT_EQ(::chmod((open + ".pub").c_str(), 0600), 0);
    EXPECT_EQ(readKeyFile(open + ".pub").error().code, ErrorCode::InvalidArgument) << "that is the public part";
}
