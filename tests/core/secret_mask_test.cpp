#include <chrono>

#include <gmock/gmock.h>

#include "backend/core/secret_mask.h"

using namespace trainyard;
using testing::EndsWith;

namespace {

// Of the documentation of AWS, in two parts each, so that no scanner of repositories takes them for real ones.
const std::string kKeyId = std::string("AKIAIOSFODNN7") + "EXAMPLE";
const std::string kSecret = std::string("wJalrXUtnFEMI/K7MDENG/") + "bPxRfiCYEXAMPLEKEY";

std::string token(std::size_t length)
{
    std::string text;
    for (std::size_t i = 0; text.size() < length; ++i)
        text += "ABcd0eFgH1iJ/kLm2N+"[(i * 7 + i / 19) % 19];
    return text;
}

} // namespace

TEST(SecretMask, ReplacesSecretsOfAwsByTheirForm)
{
    EXPECT_EQ(maskSecrets("key " + kKeyId + ", secret " + kSecret + "."), "key ***, secret ***.");
    EXPECT_EQ(maskSecrets("x=" + kSecret), "x=***");
    EXPECT_EQ(maskSecrets("(" + token(356) + "==)"), "(***)");
    EXPECT_EQ(maskSecrets("GET /b/k?X-Amz-Credential=" + kKeyId +
                          "%2F20261127&X-Amz-Signature=0123456789abcdef&X-Amz-Security-Token=IQoJb3&versionId=7"),
              "GET /b/k?X-Amz-Credential=***&X-Amz-Signature=***&X-Amz-Security-Token=***&versionId=7");
    EXPECT_EQ(maskSecrets("scope folder/" + kKeyId + "/20261127/us-east-1"), "scope folder/***/20261127/us-east-1");
}

TEST(SecretMask, ReplacesValuesByTheirNames)
{
    EXPECT_EQ(maskSecrets("AWS_SECRET_ACCESS_KEY=short rest"), "AWS_SECRET_ACCESS_KEY=*** rest");
    EXPECT_EQ(maskSecrets("db password: hunter2, user: ann"), "db password: ***, user: ann");
    EXPECT_EQ(maskSecrets(R"({"Password": "two words", "a": 1})"), R"({"Password": "***", "a": 1})");
    EXPECT_EQ(maskSecrets("tool --password hunter2 --verbose"), "tool --password *** --verbose");
    EXPECT_EQ(maskSecrets("folder/api_key=abc"), "folder/api_key=***");
    EXPECT_EQ(maskSecrets("> Authorization: Basic YW5uOmh1bnRlcjI="), "> Authorization: ***");
    EXPECT_EQ(maskSecrets("{\"authorization\":\"Bearer abc\",\"a\":2}"), "{\"authorization\":\"***\",\"a\":2}");
    EXPECT_EQ(maskSecrets("sent Bearer 0123456789abcdef0 to it"), "sent Bearer *** to it");
    EXPECT_EQ(maskSecrets("token=0123456789abcdef0"), "token=***");
    EXPECT_EQ(maskSecrets("cloning https://ann:hunter2@example.org/a.git"),
              "cloning https://ann:***@example.org/a.git");
}

TEST(SecretMask, ReplacesTheKnownValuesOfARunAndPrivateKeys)
{
    const std::vector<std::string> known{"0f0e0d0c0b0a", "short"};
    EXPECT_EQ(maskSecrets("a0f0e0d0c0b0a0f0e0d0c0b0a, short", known), "a******, short");
    EXPECT_EQ(maskSecrets(token(64)), "***");
    EXPECT_EQ(maskSecrets(token(64) + "x word"), token(64) + "x word"); // only as a line of its own
}

TEST(SecretMask, LeavesOrdinaryLinesAlone)
{
    for (const std::string line :
         {"2026-11-27 03:00:00,000 INFO Epoch[3] Batch [20] Speed: 1240.55 samples/sec accuracy=0.991234",
          "commit 3d4c67c0f1e2d3c4b5a69788796a5b4c3d2e1f00 (HEAD)",
          "SHA-256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          "/usr/lib/python3/dist-packages/torch/nn/modules/transformer.py", "tokens: 512, token: 7, tokens/s=1234.5",
          "s3://bucket/trainyard/r-0123456789abcdef/checkpoint-0003.tyck", "the bearer of news: secretary of state",
          "http://127.0.0.1:8080/a@b", "a = b: c", "-----", ""})
        EXPECT_EQ(maskSecrets(line), line);
    const std::string same(50'000, 'A');
    EXPECT_EQ(maskSecrets(same), same);
}

TEST(SecretMask, CutsLongLinesBeforeAWordThatMayBeASecret)
{
    const std::string words(kLongestLogLine - 10, '.');
    const std::string cut = maskSecrets(words + " " + kSecret + std::string(1000, 'y'));
    EXPECT_TRUE(cut.ends_with(". [1041 bytes cut]")) << cut.substr(cut.size() - 60);
    EXPECT_EQ(cut.find("wJal"), std::string::npos);
}

TEST(SecretMask, TakesTimeInProportionToTheLine)
{
    // Lines for which a search that starts again at each part would take minutes.
    for (const char *part : {"/a", "a=", "a ", "Aa0", "://", "a:@", "\"", "=+", "-a.", "password"}) {
        std::string line;
        while (line.size() < 60'000)
            line += part;
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < 20; ++i)
            (void)maskSecrets(line);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10)) << part;
    }
}

TEST(LogLines, BeginAndEndAnywhere)
{
    LogLines lines({"known-secret"});
    EXPECT_EQ(lines.add("one\ntwo known"), "one\n");
    EXPECT_EQ(lines.add("-sec"), "");
    EXPECT_EQ(lines.add("ret\n\nlast"), "two ***\n\n");
    EXPECT_EQ(lines.finish(), "last\n");
    EXPECT_EQ(lines.finish(), "");
}

TEST(LogLines, NeedMemoryForOneLineOnly)
{
    LogLines lines;
    const std::string much(1u << 20, 'x');
    for (int i = 0; i < 16; ++i)
        EXPECT_EQ(lines.add(much), "");
    const std::string line = lines.add("\nnext\n");
    const std::string end = "x [" + std::to_string((16u << 20) - kLongestLogLine) + " bytes cut]\nnext\n";
    EXPECT_TRUE(line.ends_with(end)) << line.substr(line.size() - 60);
    EXPECT_LT(line.size(), kLongestLogLine + 100);
}

TEST(LogLines, KeepTheLastStateOfAProgressBar)
{
    LogLines lines;
    for (int i = 0; i <= 100'000; ++i)
        EXPECT_EQ(lines.add("\rstep " + std::to_string(i)), "");
    EXPECT_THAT(lines.add("\n"), EndsWith("step 100000\n"));
}
