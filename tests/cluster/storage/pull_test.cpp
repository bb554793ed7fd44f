// What machines fetch: the script in a real shell with files of this computer, and which sources are accepted.
#include <filesystem>

#include <gmock/gmock.h>

#include "backend/cluster/storage/pull.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "tests/support/http_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

class Pull : public testing::Test {
protected:
    void SetUp() override
    {
        for (const char *tool : {"curl", "tar", "gzip"}) {
            if (run(std::string("command -v ") + tool, "").exitStatus != 0)
                GTEST_SKIP() << tool << " is not installed";
        }
        fs::create_directories(m_folder.path / "from");
    }
    ProcessOutcome run(const std::string &command, const std::string &input) const
    {
        ProcessSpec spec;
        spec.argv = {"sh", "-c", command};
        spec.input = input;
        const auto outcome = runProcess(spec, {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome);
        return outcome.value_or(ProcessOutcome());
    }
    ProcessOutcome pull(const std::vector<PullFile> &files, bool unpack = false, const std::string &id = "pull-1") const
    {
        PullOptions options;
        options.folder = at("to");
        options.unpack = unpack;
        return run(pullCommand(options, id), pullInput(files));
    }
    PullFile source(const std::string &name, const std::string &content) const
    {
        EXPECT_TRUE(writeFileAtomically(m_folder.path / "from/source", content));
        return {name, "file://" + at("from/source"), content.size(), sha256Hex(content)};
    }
    std::string at(const std::string &name) const { return (m_folder.path / name).string(); }
    std::string content(const std::string &name) const { return readFile(at("to/" + name)).value_or("(none)"); }
    TemporaryFolder m_folder;
};

TEST_F(Pull, FilesArriveUnderTheirNamesAndOnlyOnce) // E5
{
    const auto file = source("deep/a 'b'", "one");
    const auto first = pull({file});
    ASSERT_EQ(first.exitStatus, 0) << first.err;
    EXPECT_EQ(first.out, "got deep/a 'b'\n");
    EXPECT_EQ(content("deep/a 'b'"), "one");
    EXPECT_EQ(pull({file}).out, "shared\n") << "another machine of the same request";
    EXPECT_EQ(pull({file}, false, "pull-2").out, "have deep/a 'b'\n");
    ASSERT_TRUE(writeFileAtomically(at("to/deep/a 'b'"), "damaged"));
    EXPECT_EQ(pull({file}, false, "pull-3").out, "got deep/a 'b'\n");
    EXPECT_EQ(content("deep/a 'b'"), "one");
}

TEST_F(Pull, AFileOfAnotherChecksumOrSizeIsNotThere)
{
    auto file = source("a", "one");
    file.sha256 = sha256Hex("two");
    const auto other = pull({file});
    EXPECT_EQ(other.exitStatus, 65);
    EXPECT_THAT(other.err, HasSubstr("a has another SHA-256"));
    EXPECT_EQ(content("a"), "(none)");
    file.sha256.clear();
    file.size = 4;
    const auto shorter = pull({file});
    EXPECT_EQ(shorter.exitStatus, 65);
    EXPECT_THAT(shorter.err, HasSubstr("a has 3 bytes, and not 4"));
    file.url = "file://" + at("from/none");
    EXPECT_EQ(pull({file}).exitStatus, 1);
    EXPECT_THAT(pull({file}).out, Not(HasSubstr("shared"))) << "a failed request left no mark";
    EXPECT_FALSE(fs::exists(at("to/a.trainyard-part")));
}

TEST_F(Pull, AnAddressThatHasExpiredEndsTheScriptSoThatItGoesOnWithANewOne) // E5
{
    support::HttpServer s3{[](const support::ReceivedRequest &request) {
        return request.target == "/new" ? support::httpResponse(200, "two")
                                        : support::httpResponse(403, "<Error><Code>ExpiredToken</Code></Error>");
    }};
    auto first = source("one", "one");
    first.sha256.clear(); // only the list of the request tells that it is there
    const auto expired = pull({first, {"two", s3.url() + "/old", 3, {}}});
    EXPECT_EQ(expired.exitStatus, 66) << expired.err;
    EXPECT_EQ(expired.out, "got one\n");
    const auto renewed = pull({first, {"two", s3.url() + "/new", 3, {}}});
    EXPECT_EQ(renewed.exitStatus, 0) << renewed.err;
    EXPECT_EQ(renewed.out, "have one\ngot two\n");
    EXPECT_EQ(content("two"), "two");
    EXPECT_FALSE(fs::exists(at("to/.trainyard-pull-got")));
    EXPECT_EQ(pull({first}, false, "pull-2").out, "got one\n") << "another request fetches what has no checksum";
}

TEST_F(Pull, ArchivesAreUnpackedThere) // E6
{
    ASSERT_TRUE(writeFileAtomically(m_folder.path / "from/inside", "packed"));
    ASSERT_EQ(run("cd '" + at("from") + "' && tar -czf set.tar.gz inside && gzip -k inside", "").exitStatus, 0);
    const PullFile archive{"set.tar.gz", "file://" + at("from/set.tar.gz"), 0, {}};
    const PullFile single{"one.gz", "file://" + at("from/inside.gz"), 0, {}};
    const auto done = pull({archive, single, source("plain", "kept")}, true);
    ASSERT_EQ(done.exitStatus, 0) << done.err;
    EXPECT_EQ(content("inside"), "packed");
    EXPECT_EQ(content("one"), "packed");
    EXPECT_EQ(content("plain"), "kept");
    EXPECT_FALSE(fs::exists(at("to/set.tar.gz")));
    const auto broken = pull({{"x.tar", "file://" + at("from/inside"), 0, {}}}, true, "pull-2");
    EXPECT_NE(broken.exitStatus, 0);
}

TEST(PullSources, AreCheckedBeforeAnyMachineIsContacted)
{
    const CloudContext cloud{};
    const CallContext soon{Deadline::after(10s), {}};
    const auto page = pullFiles(cloud, "https://example.org/sets/mnist.zip", std::string(64, 'A'), soon);
    ASSERT_TRUE(page) << page.error().detail;
    EXPECT_EQ(page->front().name, "mnist.zip");
    EXPECT_EQ(page->front().sha256, std::string(64, 'a'));
    for (const std::string bad : {"https://example.org/a\nb", "https://example.org/\"x", "/home/me/set", "s3://b/key",
                                  "ftp://x/y", "http://example.org/a.zip"})
        EXPECT_EQ(pullFiles(cloud, bad, "", soon).error().code, ErrorCode::InvalidArgument) << bad;
    EXPECT_EQ(pullFiles(cloud, "https://example.org/a", "123", soon).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(pullFiles(cloud, "http://example.org/a.zip", std::string(64, 'a'), soon));
}

} // namespace
} // namespace trainyard::cluster
