#include "backend/sshkeys/keys.h"

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::sshkeys;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class GeneratedKeys : public testing::Test {
protected:
    void SetUp() override
    {
        if (!findProgram("ssh-keygen"))
            GTEST_SKIP() << "ssh-keygen is not installed";
    }
    std::string keygen(const char *option, const std::string &text, mode_t mode) const
    {
        const auto file = (folder.path / "key").string();
        EXPECT_TRUE(writeFileAtomically(file, text, mode));
        const auto outcome = runProcess({{"ssh-keygen", option, "-f", file}}, {Deadline::after(20s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? outcome->out : std::string();
    }
    TemporaryFolder folder;
};

} // namespace

TEST_F(GeneratedKeys, AreReadByOpenSshWithTheirFingerprints)
{
    for (const auto &pair : {generateEd25519("trainyard test"), generateEd25519(""), generateRsa()}) {
        ASSERT_TRUE(pair) << pair.error().detail;
        EXPECT_THAT(keygen("-y", pair->privateText.reveal(), 0600), testing::StartsWith(pair->publicLine));
        EXPECT_THAT(keygen("-l", pair->publicLine + "\n", 0644), HasSubstr(pair->fingerprint));
        const auto read = readPublicKey(pair->publicLine + " more\n");
        ASSERT_TRUE(read);
        EXPECT_EQ(read->line, withoutComment(pair->publicLine));
    }
}

TEST(KeyPairs, Differ)
{
    EXPECT_NE(generateEd25519("")->publicLine, generateEd25519("")->publicLine);
}

TEST(KeyPairs, HaveTheFingerprintsOfEc2)
{
    const auto made = generateEd25519("c");
    EXPECT_EQ(made->createdFingerprint, readPublicKey(made->publicLine)->importedFingerprint);
    EXPECT_THAT("SHA256:" + made->createdFingerprint, testing::StartsWith(made->fingerprint)) << "EC2 pads base64";
    const auto rsa = generateRsa();
    EXPECT_THAT(rsaFingerprints(rsa->privateText),
                testing::ElementsAre(readPublicKey(rsa->publicLine)->importedFingerprint, rsa->createdFingerprint));
    const auto imported = readPublicKey(made->publicLine);
    EXPECT_TRUE(imported->isImportedAs(made->createdFingerprint));
    EXPECT_TRUE(imported->isImportedAs(made->fingerprint.substr(made->fingerprint.find(':') + 1))) << "without padding";
    EXPECT_FALSE(imported->isImportedAs(generateEd25519("c")->createdFingerprint));
    EXPECT_FALSE(imported->isImportedAs(""));
    EXPECT_TRUE(readPublicKey(rsa->publicLine)->isImportedAs(rsaFingerprints(rsa->privateText).front()));
    EXPECT_FALSE(readPublicKey(rsa->publicLine)->isImportedAs(rsa->createdFingerprint)) << "EC2 has not created it";
    EXPECT_THAT(rsaFingerprints(made->privateText), testing::IsEmpty());
    EXPECT_THAT(rsaFingerprints(Secret("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END")), testing::IsEmpty());
}

TEST(PublicLines, AreRefusedWhenTheyAreNone)
{
    for (const char *text : {"", "ssh-ed25519", "ssh-ed25519 ****", "ssh-ed25519 AAAA"})
        EXPECT_EQ(fingerprint(text).error().code, ErrorCode::InvalidArgument) << text;
    for (const char *text : {"", "ssh-ed25519 AAAA", "ssh-dss AAAAB3NzaC1kc3M="})
        EXPECT_FALSE(readPublicKey(text)) << text;
    const auto line = generateEd25519("")->publicLine;
    EXPECT_FALSE(readPublicKey(line + "\n" + line));
    EXPECT_FALSE(readPublicKey("ssh-rsa" + line.substr(line.find(' ')))) << "base64 and type disagree";
}
