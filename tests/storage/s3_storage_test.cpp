// Storage with a faulty S3. The contract tests of aws cover the normal cases.
#include <gtest/gtest.h>

#include <atomic>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/encoding.h"
#include "backend/storage/remove_many.h"
#include "backend/storage/storage.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::storage;
using support::httpResponse;
using support::HttpServer;
using support::ReceivedRequest;

namespace {

StorageConfig configFor(const HttpServer &server)
{
    aws::ClientConfig client;
    client.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
    client.endpointUrl = server.url();
    client.retry = net::RetryPolicy{2, std::chrono::milliseconds(1), std::chrono::milliseconds(2)};
    return {.s3 = std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), client),
            .partSize = 5u << 20,
            .singlePutLimit = 1u << 20,
            .width = 2};
}

Deadline soon()
{
    return Deadline::after(std::chrono::seconds(30));
}

const std::string kStarted = "<InitiateMultipartUploadResult><UploadId>u-1</UploadId></InitiateMultipartUploadResult>";

} // namespace

TEST(S3Storage, AFailedPartTakesTheUploadBack)
{
    HttpServer server([](const ReceivedRequest &r) {
        if (r.method == "POST")
            return httpResponse(200, kStarted);
        if (r.method == "DELETE")
            return httpResponse(204, "");
        return r.target.find("partNumber=2") == std::string::npos
                   ? httpResponse(200, "", "ETag: \"e\"\r\n")
                   : httpResponse(403, "<Error><Code>AccessDenied</Code><Message>no</Message></Error>");
    });
    const auto written = writeAll("s3://b/k", std::string(16u << 20, 'x'), configFor(server), {soon(), {}});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::PermissionDenied);
    const auto last = server.received().back();
    EXPECT_EQ(last.method, "DELETE");
    EXPECT_EQ(last.target, "/b/k?uploadId=u-1");
}

TEST(S3Storage, ManyObjectsAreRemovedInRequestsOfAThousand)
{
    const std::string refused = "<DeleteResult><Error><Key>k-1500</Key><Code>AccessDenied</Code>"
                                "<Message>no</Message></Error></DeleteResult>";
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.method == "DELETE")
            return httpResponse(204, "");
        return httpResponse(200, r.body.find("<Key>k-1500</Key>") == std::string::npos ? "<DeleteResult/>" : refused);
    });
    std::vector<std::string> uris;
    for (int i = 0; i < 1500; ++i)
        uris.push_back("s3://b/k-" + std::to_string(i));
    uris.push_back("s3://b/bell\a"); // XML has no such character
    ASSERT_TRUE(removeMany(uris, configFor(server), {soon(), {}}));
    int deletions = 0, keys = 0, single = 0;
    for (const auto &request : server.received()) {
        deletions += request.method == "POST" && request.target.find("?delete") != std::string::npos ? 1 : 0;
        single += request.method == "DELETE" ? 1 : 0;
        EXPECT_TRUE(request.method == "DELETE" || !request.header("content-md5").empty()) << "S3 demands a checksum";
        for (auto at = request.body.find("<Key>"); at != std::string::npos; at = request.body.find("<Key>", at + 1))
            ++keys;
    }
    EXPECT_EQ(deletions, 2);
    EXPECT_EQ(keys, 1500);
    EXPECT_EQ(single, 1);
    uris.push_back("s3://b/k-1500");
    const auto denied = removeMany(uris, configFor(server), {soon(), {}});
    ASSERT_FALSE(denied) << "the error of one object is inside of a success";
    EXPECT_EQ(denied.error().code, ErrorCode::PermissionDenied);
}

TEST(S3Storage, AllVersionsOfABucketAreRemoved)
{
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.method == "POST")
            return httpResponse(200, "<DeleteResult/>");
        if (r.target.find("uploads") != std::string::npos)
            return httpResponse(403, "<Error><Code>AccessDenied</Code></Error>");
        if (r.target.find("key-marker=a%20b") != std::string::npos)
            return httpResponse(200, "<ListVersionsResult><IsTruncated>false</IsTruncated><DeleteMarker><Key>c</Key>"
                                     "<VersionId>v3</VersionId></DeleteMarker></ListVersionsResult>");
        return httpResponse(200, "<ListVersionsResult><EncodingType>url</EncodingType><IsTruncated>true</IsTruncated>"
                                 "<NextKeyMarker>a+b</NextKeyMarker><NextVersionIdMarker>v2</NextVersionIdMarker>"
                                 "<Version><Key>a+b</Key><VersionId>v1</VersionId></Version><Version><Key>a+b</Key>"
                                 "<VersionId>v2</VersionId></Version></ListVersionsResult>");
    });
    const auto content = bucketContent("b", configFor(server), {soon(), {}});
    ASSERT_TRUE(content) << "uploads that may not be listed stay";
    EXPECT_EQ(content->versions.size(), 3u);
    ASSERT_TRUE(removeContent("b", *content, configFor(server), {soon(), {}}));
    std::string body;
    for (const auto &request : server.received())
        body += request.method == "POST" ? request.body : "";
    for (const char *version :
         {"<Key>a b</Key><VersionId>v1<", "<Key>a b</Key><VersionId>v2<", "<Key>c</Key><VersionId>v3<"})
        EXPECT_NE(body.find(version), std::string::npos) << version;
}

TEST(S3Storage, ACompletionWhoseReplyIsLostIsNoFailure)
{
    const std::string content(6u << 20, 'x'); // two parts
    const auto digest = [](std::string_view part) {
        const auto bytes = md5(asBytes(part));
        return std::string(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    };
    const std::string_view all = content;
    const std::string parts = digest(all.substr(0, 5u << 20)) + digest(all.substr(5u << 20));
    std::atomic<int> completions{0};
    std::atomic<bool> isOther{false};
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.method == "POST" && r.target.find("uploadId") == std::string::npos)
            return httpResponse(200, kStarted);
        if (r.method == "POST")
            return ++completions == 1 ? support::RawResponse{"", true, false}
                                      : httpResponse(404, "<Error><Code>NoSuchUpload</Code></Error>");
        if (r.method == "PUT")
            return httpResponse(200, "", "ETag: \"" + hexEncode(md5(asBytes(r.body))) + "\"\r\n");
        return support::RawResponse{"HTTP/1.1 200 OK\r\nETag: \"" +
                                    hexEncode(md5(asBytes(parts + (isOther ? "other" : "")))) +
                                    "-2\"\r\nContent-Length: " + std::to_string(content.size()) + "\r\n\r\n"};
    });
    const auto written = writeAll("s3://b/k", content, configFor(server), {soon(), {}});
    ASSERT_TRUE(written) << written.error().detail;
    EXPECT_EQ(completions, 2);
    isOther = true;
    completions = 0;
    EXPECT_EQ(writeAll("s3://b/k", content, configFor(server), {soon(), {}}).error().code, ErrorCode::NotFound);
}

TEST(S3Storage, AStoppedUploadIsTakenBackToo)
{
    std::stop_source stop;
    HttpServer server([&](const ReceivedRequest &r) {
        if (r.method == "POST")
            return httpResponse(200, kStarted);
        if (r.method == "PUT")
            stop.request_stop();
        return httpResponse(204, "", "ETag: \"e\"\r\n");
    });
    const auto written =
        writeAll("s3://b/k", std::string(16u << 20, 'x'), configFor(server), {soon(), stop.get_token()});
    EXPECT_EQ(written.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(server.received().back().method, "DELETE");
}

TEST(S3Storage, AnObjectThatChangesWhileItIsReadIsNotGlued)
{
    HttpServer server([](const ReceivedRequest &r) {
        if (r.method == "HEAD")
            return support::RawResponse{"HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 10\r\n\r\n"};
        return r.header("if-match") == "\"v2\"" ? httpResponse(206, "x")
                                                : httpResponse(412, "<Error><Code>PreconditionFailed</Code></Error>");
    });
    const auto reader = open("s3://b/k", configFor(server), {soon(), {}});
    ASSERT_TRUE(reader);
    EXPECT_EQ((*reader)->readAll(100, {soon(), {}}).error().code, ErrorCode::PreconditionFailed);
}

TEST(S3Storage, ASizeThatDiffersAfterwardsIsReported)
{
    HttpServer server([](const ReceivedRequest &r) {
        return r.method == "HEAD" ? support::RawResponse{"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n"}
                                  : httpResponse(200, "");
    });
    EXPECT_EQ(writeAll("s3://b/k", "four", configFor(server), {soon(), {}}).error().code, ErrorCode::ChecksumMismatch);
    EXPECT_EQ(writeAll("s3://b/", "four", configFor(server), {soon(), {}}).error().code, ErrorCode::InvalidArgument);
}
