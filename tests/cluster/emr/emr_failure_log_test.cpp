// M3, M4: logs of EMR in S3, opened at the line that failed.
#include "backend/cluster/emr/emr_failure_log.h"

#include <atomic>
#include <functional>
#include <map>
#include <mutex>

#include <gmock/gmock.h>
#include <zlib.h>

#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using aws::test::configFor;
using aws::test::newHttp;
using support::httpResponse;
using support::ReceivedRequest;
using testing::ElementsAre;
using testing::HasSubstr;

std::string gzipOf(const std::string &text)
{
    z_stream stream{};
    ::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string out(::deflateBound(&stream, uLong(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    ::deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    ::deflateEnd(&stream);
    return out;
}

TEST(FailingLine, IsTheLastErrorAndNotTheTrace)
{
    EXPECT_EQ(
        failingLine("+ mount -t nfs4 fs-1:/ /efs\nmount.nfs4: Connection refused\n+ echo 'attempt failed'\nbye\n\n"),
        (LogLine{2, "mount.nfs4: Connection refused"}));
    EXPECT_EQ(failingLine("one\ntwo\n\n  \n"), (LogLine{2, "two"}));
    EXPECT_EQ(failingLine("++ set -e\n+ ls\n"), LogLine());
    EXPECT_EQ(failingLine(""), LogLine());
    EXPECT_EQ(failingLine("+5 degrees\r"), (LogLine{1, "+5 degrees"})) << "a sum is no trace";
    EXPECT_EQ(failingLine("Error: \x1b[31mred\n").text, "Error: ?[31mred");
    EXPECT_EQ(failingLine("error " + std::string(1000, 'x')).text.size(), 300u);
}

TEST(UnzippedLog, IsBounded)
{
    const std::string text(100'000, 'a');
    EXPECT_EQ(unzippedLog(gzipOf(text), 1'000'000).value_or(""), text);
    EXPECT_EQ(unzippedLog(gzipOf(text), 10).value_or(""), "aaaaaaaaaa");
    EXPECT_EQ(unzippedLog("plain text", 5).value_or(""), "plain");
    EXPECT_EQ(unzippedLog("\x1f\x8b\x08 no gzip", 100).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(unzippedLog(gzipOf(""), 10).value_or("x"), "");
}

TEST(FailureLogs, AreOrderedByLikelihood)
{
    EXPECT_THAT(logsByLikelihood(
                    {"a/controller.gz", "a/stdout.gz", "a/puppet.log.gz", "a/notes.txt", "a/stderr.gz", "a/other.gz"}),
                ElementsAre("a/stderr.gz", "a/puppet.log.gz", "a/stdout.gz", "a/controller.gz", "a/other.gz"));
}

TEST(FailureLogs, OfStepsAndBootstrapActionsAreFolders)
{
    aws::EmrCluster cluster;
    cluster.id = "j-1";
    cluster.logUri = "s3n://logs/emr/";
    EXPECT_THAT(stepLogs(cluster, "s-1").logs, ElementsAre("s3://logs/emr/j-1/steps/s-1/"));
    std::vector<aws::EmrInstance> nodes(2);
    nodes[0].instance = InstanceId("i-1");
    nodes[1].instance = InstanceId("i-2");
    EXPECT_THAT(bootstrapLogs(cluster, 2, nodes, "").logs,
                ElementsAre("s3://logs/emr/j-1/node/i-1/bootstrap-actions/2/",
                            "s3://logs/emr/j-1/node/i-2/bootstrap-actions/2/"));
    EXPECT_THAT(bootstrapLogs(cluster, 2, nodes, "i-2").logs,
                ElementsAre("s3://logs/emr/j-1/node/i-2/bootstrap-actions/2/"));
    cluster.logUri.clear();
    EXPECT_TRUE(stepLogs(cluster, "s-1").logs.empty());
}

/// S3 with objects that arrive late.
struct LateLogs : testing::Test {
    std::mutex mutex;                           ///< of objects, while a call is running
    std::map<std::string, std::string> objects; ///< by "/bucket/key"
    std::atomic<int> misses = 0;                ///< requests that find nothing, whatever exists
    support::HttpServer server{[this](const ReceivedRequest &request) { return answer(request); }};
    aws::S3Client s3{newHttp(), configFor(server.url())};
    int waits = 0;

    std::function<void()> atWait = [] {};

    Result<FailureLog> opened(std::vector<std::string> logs, std::chrono::milliseconds wait,
                              std::chrono::milliseconds forTheCause = kLogsApart)
    {
        const auto waiting = [this](std::chrono::milliseconds) {
            ++waits;
            atWait();
        };
        return openFailureLog(s3, {Sentence(), std::move(logs)}, Backoff(1ms), {Deadline::after(wait), {}}, waiting,
                              forTheCause);
    }

private:
    support::RawResponse answer(const ReceivedRequest &request)
    {
        const std::lock_guard lock(mutex);
        if (misses > 0 && misses-- > 0)
            return httpResponse(404, "<Error><Code>NoSuchKey</Code><Message>no</Message></Error>");
        const std::string path = request.target.substr(0, request.target.find('?'));
        if (request.target.find("list-type=2") != std::string::npos) {
            std::string list;
            for (const auto &[key, body] : objects)
                list += "<Contents><Key>" + key.substr(key.find('/', 1) + 1) + "</Key><Size>1</Size></Contents>";
            return httpResponse(200, "<ListBucketResult>" + list + "</ListBucketResult>");
        }
        const auto found = objects.find(path);
        if (found == objects.end())
            return httpResponse(404, "<Error><Code>NoSuchKey</Code><Message>no</Message></Error>");
        const auto size = std::to_string(found->second.size());
        return httpResponse(206, found->second,
                            "Content-Range: bytes 0-" + std::to_string(found->second.size() - 1) + "/" + size +
                                "\r\nETag: \"1\"\r\n");
    }
};

TEST_F(LateLogs, AreAwaitedAndOpenedAtTheFailingLine)
{
    objects["/logs/j-1/node/i-1/bootstrap-actions/1/stderr.gz"] = gzipOf("+ ls /x\nls: cannot access '/x'\n");
    misses = 3;
    const auto log = opened({"s3://logs/j-1/node/i-1/bootstrap-actions/1/stderr.gz"}, 20s);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_EQ(log->object, "s3://logs/j-1/node/i-1/bootstrap-actions/1/stderr.gz");
    EXPECT_EQ(log->line, (LogLine{2, "ls: cannot access '/x'"}));
    EXPECT_GE(waits, 1);
}

TEST_F(LateLogs, OfAFolderAreSearchedForTheOneThatFailed)
{
    objects["/logs/j-1/node/i-1/provision-node/a/stdout.gz"] = gzipOf("fine\n");
    objects["/logs/j-1/node/i-1/provision-node/a/stderr.gz"] = gzipOf("");
    objects["/logs/j-1/node/i-1/provision-node/a/puppet.log.gz"] = gzipOf("ok\nPuppet (err): no package hue\nok\n");
    const auto log = opened({"s3://logs/j-1/node/i-1/provision-node/"}, 20s);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_THAT(log->object, HasSubstr("puppet.log.gz"));
    EXPECT_EQ(log->line.number, 2);
}

TEST_F(LateLogs, ALesserLogIsNotTheAnswerWhileStderrMayCome)
{
    objects["/logs/j-1/b/controller.gz"] = gzipOf("INFO the script failed with a non-zero exit\n");
    atWait = [this] {
        const std::lock_guard lock(mutex);
        if (waits == 3)
            objects["/logs/j-1/b/stderr.gz"] = gzipOf("mount.nfs4: Connection refused\n");
    };
    const auto log = opened({"s3://logs/j-1/b/"}, 20s, 20s);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_EQ(log->object, "s3://logs/j-1/b/stderr.gz");
    EXPECT_EQ(log->line, (LogLine{1, "mount.nfs4: Connection refused"}));
    EXPECT_GE(waits, 3);
}

TEST_F(LateLogs, ALesserLogIsTheAnswerWhereStderrHasNoneOrNeverComes)
{
    objects["/logs/j-1/b/stdout.gz"] = gzipOf("installation failed\n");
    auto log = opened({"s3://logs/j-1/b/"}, 20s, 5ms);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_EQ(log->object, "s3://logs/j-1/b/stdout.gz") << "waited for long enough";
    waits = 0;
    objects["/logs/j-1/b/stderr.gz"] = gzipOf("");
    log = opened({"s3://logs/j-1/b/"}, 20s, 20s);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_EQ(log->object, "s3://logs/j-1/b/stdout.gz");
    EXPECT_EQ(waits, 0) << "stderr is there, and empty";
}

TEST_F(LateLogs, WithoutAnErrorTheLastLineIsTheAnswer)
{
    objects["/logs/j-1/x/stderr.gz"] = gzipOf("one\ntwo\n");
    const auto log = opened({"s3://logs/j-1/x/stderr.gz"}, 20ms);
    ASSERT_TRUE(log) << log.error().detail;
    EXPECT_EQ(log->line, (LogLine{2, "two"}));
}

TEST_F(LateLogs, ThatNeverComeAreAnErrorThatNamesTheFolder)
{
    const auto log = opened({"s3://logs/j-1/x/stderr.gz"}, 20ms);
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().code, ErrorCode::NotFound);
    EXPECT_THAT(log.error().detail, HasSubstr("s3://logs/j-1/x/stderr.gz"));
    EXPECT_EQ(opened({}, 20ms).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::cluster
