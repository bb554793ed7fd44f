// Edge cases of S3: ranges, broken connections, errors with status 200, names that need encoding, other regions.
#include "backend/aws/s3/s3_client.h"

#include <atomic>

#include "backend/core/encoding.h"
#include "backend/net/host_state.h"
#include "tests/aws/fixtures.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;

namespace {

struct S3 {
    explicit S3(HttpServer::Handler handler)
        : server(std::move(handler))
        , client(newHttp(), configFor(server.url()))
    {
    }
    HttpServer server;
    S3Client client;
};

const std::string kContent = "0123456789abcdefghij";

/// Serves ranges of kContent.
/// \param cut  body bytes after which the connection is closed
RawResponse ranged(const ReceivedRequest &r, std::size_t cut = std::string::npos, const std::string &etag = "\"v1\"")
{
    if (!r.header("if-match").empty() && r.header("if-match") != etag)
        return httpResponse(412, "<Error><Code>PreconditionFailed</Code></Error>");
    std::size_t first = 0, last = kContent.size() - 1;
    const auto range = r.header("range");
    if (!range.empty()) {
        first = std::stoul(range.substr(6));
        if (const auto dash = range.find('-'); dash + 1 < range.size())
            last = std::min(last, std::size_t(std::stoul(range.substr(dash + 1))));
    }
    const auto body = kContent.substr(first, last - first + 1);
    std::string head = "HTTP/1.1 " + std::string(range.empty() ? "200 OK" : "206 Partial") + "\r\nETag: " + etag +
                       "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    if (!range.empty())
        head += "Content-Range: bytes " + std::to_string(first) + "-" + std::to_string(last) + "/" +
                std::to_string(kContent.size()) + "\r\n";
    return {head + "\r\n" + body.substr(0, cut), cut < body.size()};
}

} // namespace

TEST(S3Throttling, OfOneObjectDelaysThatRequestOnly)
{
    std::atomic<int> refused{0};
    HttpServer server([&](const ReceivedRequest &) {
        return ++refused == 1 ? httpResponse(503, "<Error><Code>SlowDown</Code><Message>m</Message></Error>")
                              : httpResponse(200, "", "ETag: \"e\"\r\n");
    });
    const auto http = newHttp();
    S3Client client(http, configFor(server.url()));
    const auto isLimited = [&] {
        auto &limiter = http->hostState(server.url())->rateLimiter;
        const CallContext now{Deadline::after(std::chrono::seconds(0)), {}};
        const bool first = limiter.acquire(now).has_value(), second = limiter.acquire(now).has_value();
        return !first || !second;
    };
    ASSERT_TRUE(client.putObject("b", "k", "content", {soon(), {}}));
    EXPECT_EQ(refused, 2) << "it was tried again";
    EXPECT_FALSE(isLimited()) << "the other 9,999 files go on";
    refused = 0;
    ASSERT_TRUE(client.createBucket("b", {soon(), {}}));
    EXPECT_TRUE(isLimited());
}

TEST(S3Errors, NameTheBucketThatS3LeavesOut) // M23
{
    S3 s3([](const ReceivedRequest &r) {
        return r.method == "HEAD"
                   ? httpResponse(403, "")
                   : httpResponse(404, "<Error><Code>NoSuchBucket</Code><Message>The specified bucket does "
                                       "not exist</Message></Error>");
    });
    const auto put = s3.client.putObject("of-my-runs", "k", "body", {soon(), {}});
    ASSERT_FALSE(put);
    EXPECT_EQ(put.error().code, ErrorCode::NotFound);
    EXPECT_EQ(put.error().detail, "NoSuchBucket: The specified bucket does not exist (bucket of-my-runs)");
    const auto head = s3.client.headObject("of-my-runs", "k", {soon(), {}});
    ASSERT_FALSE(head);
    EXPECT_NE(head.error().detail.find("of-my-runs"), std::string::npos) << "a HEAD has no body at all";
}

TEST(S3Put, SignsTheBodysHashAndEncodesTheKeyOnce)
{
    S3 s3([](const ReceivedRequest &) { return httpResponse(200, "", "ETag: \"e\"\r\n"); });
    EXPECT_EQ(s3.client.putObject("bucket", "a b/Größe//..//+&=~", "body", {soon(), {}}).value(), "\"e\"");
    const auto r = s3.server.received().at(0);
    EXPECT_EQ(r.target, "/bucket/a%20b/Gr%C3%B6%C3%9Fe//..//%2B%26%3D~");
    EXPECT_EQ(r.header("x-amz-content-sha256"), sha256Hex("body"));
    EXPECT_EQ(r.body, "body");
    EXPECT_EQ(r.header("content-length"), "4");
}

TEST(S3Put, ALargeBodyIsAnnouncedBeforeItIsSent)
{
    S3 s3([](const ReceivedRequest &) { return httpResponse(200, ""); });
    ASSERT_TRUE(s3.client.putObject("b", "k", std::string(1 << 20, 'x'), {soon(), {}}));
    EXPECT_EQ(s3.server.received().at(0).header("expect"), "100-continue");
}

TEST(S3Get, RangesReachTheSinkInOrder)
{
    S3 s3([](const ReceivedRequest &r) { return ranged(r); });
    EXPECT_EQ(readObject(s3.client, "b", "k", {}).value(), kContent);
    EXPECT_EQ(readObject(s3.client, "b", "k", {5, 4, ""}).value(), "5678");
    EXPECT_EQ(s3.server.received().at(1).header("range"), "bytes=5-8");
    EXPECT_EQ(readObject(s3.client, "b", "k", {15, 0, ""}).value(), "fghij");
}

TEST(S3Get, ABreakInTheMiddleIsResumedWithTheSameVersion)
{
    std::atomic<int> asked = 0;
    S3 s3([&](const ReceivedRequest &r) { return ranged(r, asked++ < 2 ? 3 : std::string::npos); });
    const auto text = readObject(s3.client, "b", "k", {2, 10, ""});
    ASSERT_TRUE(text) << text.error().detail;
    EXPECT_EQ(*text, kContent.substr(2, 10));
    const auto all = s3.server.received();
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[1].header("range"), "bytes=5-11");
    EXPECT_EQ(all[1].header("if-match"), "\"v1\"");
    EXPECT_EQ(all[2].header("range"), "bytes=8-11");
}

TEST(S3Get, TwoVersionsAreNeverGluedTogether)
{
    std::atomic<int> asked = 0;
    S3 s3([&](const ReceivedRequest &r) {
        return asked++ == 0 ? ranged(r, 3, "\"v1\"") : ranged(r, std::string::npos, "\"v2\"");
    });
    EXPECT_EQ(readObject(s3.client, "b", "k", {}).error().code, ErrorCode::PreconditionFailed);
}

TEST(S3Get, AnEndpointThatIgnoresRangesIsNotBelieved)
{
    S3 s3([](const ReceivedRequest &) { return httpResponse(200, kContent); });
    EXPECT_EQ(readObject(s3.client, "b", "k", {5, 4, ""}).error().code, ErrorCode::MalformedReply);
}

TEST(S3List, DecodesKeysAndFollowsTokens)
{
    S3 s3([](const ReceivedRequest &r) {
        const bool first = r.target.find("continuation-token") == std::string::npos;
        return httpResponse(200, std::string("\n<ListBucketResult><EncodingType>url</EncodingType><IsTruncated>") +
                                     (first ? "true" : "false") + "</IsTruncated>" +
                                     (first ? "<NextContinuationToken>t/=+</NextContinuationToken>" : "") +
                                     "<Contents><Key>a+b%2F" + (first ? "1" : "2") +
                                     "%0A</Key><Size>7</Size><ETag>&quot;e&quot;</ETag></Contents>"
                                     "<CommonPrefixes><Prefix>p%26/</Prefix></CommonPrefixes></ListBucketResult>");
    });
    const auto listing = s3.client.listObjects("b", "a b", "/", {soon(), {}});
    ASSERT_TRUE(listing) << listing.error().detail;
    ASSERT_EQ(listing->objects.size(), 2u);
    EXPECT_EQ(listing->objects[0].key, "a b/1\n");
    EXPECT_EQ(listing->objects[1].size, 7u);
    EXPECT_EQ(listing->prefixes.at(0), "p&/");
    EXPECT_NE(s3.server.received().at(0).target.find("prefix=a%20b"), std::string::npos);
    EXPECT_NE(s3.server.received().at(1).target.find("continuation-token=t%2F%3D%2B"), std::string::npos);
}

TEST(S3Multipart, A200MayBeAnError)
{
    std::atomic<int> asked = 0;
    S3 s3([&](const ReceivedRequest &) {
        if (asked++ == 0)
            return httpResponse(
                200, "  \n <?xml version=\"1.0\"?><Error><Code>InternalError</Code><Message>again</Message></Error>");
        return httpResponse(200, "<CompleteMultipartUploadResult><ETag>\"e-2\"</ETag></CompleteMultipartUploadResult>");
    });
    const auto etag =
        s3.client.completeMultipartUpload("b", "k", "u", {{2, "\"b\"", 1}, {1, "\"a\"", 1}}, {soon(), {}});
    ASSERT_TRUE(etag) << etag.error().detail;
    EXPECT_EQ(*etag, "\"e-2\"");
    ASSERT_EQ(s3.server.received().size(), 2u);
    const auto body = s3.server.received()[0].body;
    EXPECT_LT(body.find("<PartNumber>1<"), body.find("<PartNumber>2<")) << "in the order of their numbers";
}

TEST(S3Buckets, OutsideUsEast1HaveALocationConstraint)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, ""); });
    auto config = configFor(server.url());
    ASSERT_TRUE(S3Client(newHttp(), config).createBucket("b", {soon(), {}}));
    EXPECT_EQ(server.received().at(0).body, "");
    config.region = "eu-west-1";
    ASSERT_TRUE(S3Client(newHttp(), config).createBucket("b", {soon(), {}}));
    EXPECT_NE(server.received().at(1).body.find("<LocationConstraint>eu-west-1</LocationConstraint>"),
              std::string::npos);
}

TEST(S3Buckets, AnotherRegionIsLearnedFromTheRedirect)
{
    S3 s3([](const ReceivedRequest &r) {
        const bool right = r.header("authorization").find("/eu-west-1/s3/") != std::string::npos;
        return right ? httpResponse(200, "")
                     : httpResponse(r.method == "HEAD" ? 301 : 400, "", "x-amz-bucket-region: eu-west-1\r\n");
    });
    EXPECT_TRUE(s3.client.putObject("b", "k", "x", {soon(), {}}));
    EXPECT_TRUE(s3.client.putObject("b", "k", "x", {soon(), {}}));
    EXPECT_EQ(s3.server.received().size(), 3u) << "learned once";
    EXPECT_EQ(s3.client.bucketRegion("b"), "eu-west-1");
    EXPECT_EQ(s3.client.bucketRegion("other"), "us-east-1");
}

TEST(S3Buckets, HeadDistinguishesMissingAndForbidden)
{
    S3 s3([](const ReceivedRequest &r) {
        return RawResponse{"HTTP/1.1 " + r.target.substr(1, 3) + " x\r\nContent-Length: 0\r\n\r\n"};
    });
    EXPECT_EQ(s3.client.headBucket("404", {soon(), {}}), Result<bool>(false));
    EXPECT_EQ(s3.client.headBucket("200", {soon(), {}}), Result<bool>(true));
    EXPECT_EQ(s3.client.headBucket("403", {soon(), {}}).error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(s3.server.received().back().header("x-amz-expected-bucket-owner"), "");
    EXPECT_EQ(s3.client.headBucket("200", {soon(), {}}, "123456789012"), Result<bool>(true));
    EXPECT_EQ(s3.server.received().back().header("x-amz-expected-bucket-owner"), "123456789012"); // S16
}

TEST(S3Buckets, TheExpectedOwnerIsNamedInEveryRequest) // E7
{
    S3 s3([](const ReceivedRequest &r) {
        if (r.method == "GET" && r.target.find("list-type") != std::string::npos)
            return httpResponse(200, "<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>");
        return httpResponse(r.method == "DELETE" ? 204 : 200, "", "ETag: \"e\"\r\n");
    });
    const auto own = s3.client.expecting("123456789012");
    EXPECT_EQ(own->owner(), "123456789012");
    ASSERT_TRUE(own->putObject("b", "k", "x", {soon(), {}}, {std::string(64, 'a')}));
    ASSERT_TRUE(own->headObject("b", "k", {soon(), {}}));
    ASSERT_TRUE(own->listObjects("b", "", "", {soon(), {}}));
    ASSERT_TRUE(own->deleteObject("b", "k", {soon(), {}}));
    for (const auto &request : s3.server.received())
        EXPECT_EQ(request.header("x-amz-expected-bucket-owner"), "123456789012") << request.method;
    EXPECT_EQ(s3.server.received()[0].header("x-amz-meta-trainyard-sha256"), std::string(64, 'a'));
    ASSERT_TRUE(s3.client.putObject("b", "k", "x", {soon(), {}}));
    EXPECT_EQ(s3.server.received().back().header("x-amz-expected-bucket-owner"), "");
}

TEST(S3Multipart, ListsThePartsOfAllPages)
{
    S3 s3([](const ReceivedRequest &r) {
        const bool isSecond = r.target.find("part-number-marker=1") != std::string::npos;
        return httpResponse(
            200, isSecond ? "<ListPartsResult><IsTruncated>false</IsTruncated><Part><PartNumber>2</PartNumber>"
                            "<ETag>\"b\"</ETag><Size>7</Size></Part></ListPartsResult>"
                          : "<ListPartsResult><IsTruncated>true</IsTruncated><NextPartNumberMarker>1"
                            "</NextPartNumberMarker><Part><PartNumber>1</PartNumber><ETag>\"a\"</ETag>"
                            "<Size>5242880</Size></Part></ListPartsResult>");
    });
    const auto parts = s3.client.listParts("b", "k", "u", {soon(), {}});
    ASSERT_TRUE(parts) << parts.error().detail;
    ASSERT_EQ(parts->size(), 2u);
    EXPECT_EQ((*parts)[0].size, 5242880u);
    EXPECT_EQ((*parts)[1].number, 2);
    EXPECT_EQ((*parts)[1].etag, "\"b\"");
}

TEST(S3Head, MetadataThatIsNoChecksumIsIgnored)
{
    std::string sum(64, 'b');
    S3 s3([&](const ReceivedRequest &) {
        return RawResponse{"HTTP/1.1 200 OK\r\nETag: \"0123456789abcdef0123456789abcdef\"\r\nContent-Length: 3\r\n"
                           "x-amz-meta-trainyard-sha256: " +
                           sum + "\r\n\r\n"};
    });
    EXPECT_EQ(s3.client.headObject("b", "k", {soon(), {}})->contentSha256, sum);
    EXPECT_TRUE(s3.client.headObject("b", "k", {soon(), {}})->isEtagMd5);
    sum = "../etc/passwd";
    EXPECT_EQ(s3.client.headObject("b", "k", {soon(), {}})->contentSha256, "");
}

TEST(S3Bucket, IsPublicByItsPolicyOrItsListUnlessPublicAccessIsBlocked) // E7
{
    std::string policy = "<PolicyStatus><IsPublic>TRUE</IsPublic></PolicyStatus>", restricts = "false",
                ignores = "false", grantee = "<ID>me</ID>";
    int status = 200, aclStatus = 200;
    S3 s3([&](const ReceivedRequest &r) {
        if (r.target.find("policyStatus") != std::string::npos)
            return httpResponse(status, policy);
        if (r.target.find("acl") != std::string::npos)
            return httpResponse(aclStatus, aclStatus == 200
                                               ? "<AccessControlPolicy><AccessControlList><Grant><Grantee>" + grantee +
                                                     "</Grantee></Grant></AccessControlList></AccessControlPolicy>"
                                               : "<Error><Code>AccessDenied</Code></Error>");
        return httpResponse(200, "<PublicAccessBlockConfiguration><RestrictPublicBuckets>" + restricts +
                                     "</RestrictPublicBuckets><IgnorePublicAcls>" + ignores +
                                     "</IgnorePublicAcls></PublicAccessBlockConfiguration>");
    });
    const auto isPublic = [&] { return s3.client.isPublic("lab", {soon(), {}}); };
    EXPECT_EQ(isPublic(), true);
    restricts = "true";
    EXPECT_EQ(isPublic(), false);
    restricts = "false";
    policy = "<PolicyStatus><IsPublic>false</IsPublic></PolicyStatus>";
    EXPECT_EQ(isPublic(), false);
    status = 404;
    policy = "<Error><Code>NoSuchBucketPolicy</Code></Error>";
    EXPECT_EQ(isPublic(), false);
    for (const char *group : {"AllUsers", "AuthenticatedUsers"}) {
        grantee = std::string("<URI>http://acs.amazonaws.com/groups/global/") + group + "</URI>";
        EXPECT_EQ(isPublic(), true) << group;
    }
    ignores = "true";
    EXPECT_EQ(isPublic(), false);
    grantee = "<URI>http://acs.amazonaws.com/groups/s3/LogDelivery</URI>";
    ignores = "false";
    EXPECT_EQ(isPublic(), false) << "S3's own writer of logs";
    aclStatus = 403;
    ASSERT_FALSE(isPublic());
    EXPECT_EQ(isPublic().error().code, ErrorCode::PermissionDenied);
    status = 403;
    policy = "<Error><Code>AccessDenied</Code></Error>";
    ASSERT_FALSE(isPublic());
    EXPECT_EQ(isPublic().error().code, ErrorCode::PermissionDenied);
    status = 200;
    policy = "<html>";
    EXPECT_EQ(isPublic().error().code, ErrorCode::MalformedReply);
}

/// The example of "Authenticating Requests: Using Query Parameters" in the S3 API reference.
TEST(S3Presign, AgreesWithTheDocumentedExample)
{
    const ManualClock clock(*fromIso8601("2013-05-24T00:00:00Z"));
    ClientConfig config;
    config.credentials =
        fixedCredentials({"AKIAIOSFODNN7EXAMPLE", Secret("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"), {}, {}});
    config.endpointUrl = "https://examplebucket.s3.amazonaws.com";
    config.clock = &clock;
    S3Client client(newHttp(), config);
    const auto url = client.presign("", "test.txt", "GET", std::chrono::hours(24), {soon(), {}});
    ASSERT_TRUE(url) << url.error().detail;
    EXPECT_EQ(*url, "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256"
                    "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"
                    "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host"
                    "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404");
    EXPECT_EQ(client.presign("b", "k", "GET", std::chrono::hours(200), {soon(), {}}).error().code,
              ErrorCode::InvalidArgument);
}
