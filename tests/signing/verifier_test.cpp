#include "backend/signing/verifier.h"

#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/signing/signer.h"

using namespace trainyard;
using namespace trainyard::signing;
using namespace std::chrono_literals;

namespace {

const Timestamp kNow = fromAmzDate("20261121T093646Z").value();
const SigningKey kKey{"AKIDEXAMPLE", Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"), ""};

std::optional<SigningKey> keys(const std::string &id)
{
    return id == kKey.accessKeyId ? std::optional(kKey) : std::nullopt;
}

HttpRequestView putRequest(const SigningKey &key = kKey, Timestamp at = kNow, const std::string &service = "s3")
{
    HttpRequestView r{
        "PUT", "/bucket/a//b", {{"uploads", std::nullopt}}, {{"Host", "127.0.0.1:4566"}}, sha256Hex("body"), ""};
    const auto made = sign(r, {at, "us-east-1", service}, key);
    r.headers.insert(r.headers.end(), made.headers.begin(), made.headers.end());
    r.wirePath = encodePath(r.path);
    return r;
}

RejectReason reasonOf(const HttpRequestView &r, Timestamp now = kNow)
{
    const auto identity = verify(r, keys, now, {"s3", "us-east-1"});
    EXPECT_FALSE(identity);
    return identity ? RejectReason::Unsigned : identity.error().reason;
}

} // namespace

TEST(Verifier, AcceptsItsOwnSigner)
{
    const auto identity = verify(putRequest(), keys, kNow + 14min, {"s3", "us-east-1"});
    ASSERT_TRUE(identity) << identity.error().detail;
    EXPECT_EQ(identity->region, "us-east-1");
    EXPECT_EQ(identity->payloadHash, sha256Hex("body"));
}

TEST(Verifier, NamesTheRuleThatWasBroken)
{
    EXPECT_EQ(reasonOf({"GET", "/", {}, {{"Host", "h"}}, "", "/"}), RejectReason::Unsigned);
    EXPECT_EQ(reasonOf(putRequest({"AKIDOTHER", kKey.secretKey, ""})), RejectReason::UnknownKey);
    EXPECT_EQ(reasonOf(putRequest({kKey.accessKeyId, Secret("wrong"), ""})), RejectReason::SignatureMismatch);
    EXPECT_EQ(reasonOf(putRequest({kKey.accessKeyId, kKey.secretKey, "token"})), RejectReason::WrongToken);
    EXPECT_EQ(reasonOf(putRequest(kKey, kNow, "ec2")), RejectReason::WrongScope);
    EXPECT_EQ(reasonOf(putRequest(), kNow + 16min), RejectReason::TooSkewed);
    EXPECT_EQ(reasonOf(putRequest(), kNow - 16min), RejectReason::TooSkewed);
}

TEST(Verifier, SeesWhatWasChangedOnTheWay)
{
    auto body = putRequest();
    body.payloadHash = sha256Hex("another body");
    EXPECT_EQ(reasonOf(body), RejectReason::PayloadMismatch);

    auto path = putRequest();
    path.wirePath = "/bucket/a/b"; // S3 paths are not normalized
    EXPECT_EQ(reasonOf(path), RejectReason::SignatureMismatch);

    auto query = putRequest();
    query.query.emplace_back("acl", "public");
    EXPECT_EQ(reasonOf(query), RejectReason::SignatureMismatch);

    auto header = putRequest();
    header.headers.emplace_back("X-Amz-Acl", "public-read");
    EXPECT_EQ(reasonOf(header), RejectReason::IncompleteSignature);
}

TEST(Verifier, RefusesMalformedAuthorization)
{
    for (const std::string text :
         {"", "Basic abc", "AWS4-HMAC-SHA256 Credential=x", "AWS4-HMAC-SHA256",
          "AWS4-HMAC-SHA256 Credential=A/20261121/us-east-1/s3/aws4_request",
          "AWS4-HMAC-SHA256 Credential=A/1/r/s/aws4_request, SignedHeaders=host, Signature=0"}) {
        HttpRequestView r{"GET", "/", {}, {{"Host", "h"}, {"Authorization", text}}, "", "/"};
        EXPECT_EQ(reasonOf(r), RejectReason::IncompleteSignature) << text;
    }
}

TEST(Canonical, QueriesGoBothWays)
{
    const auto query = decodeQuery("uploads&a=b%2Fc&d=&e=1+1").value();
    EXPECT_EQ(encodeQuery(query), "uploads&a=b%2Fc&d=&e=1%2B1");
    EXPECT_FALSE(query[0].second);
    EXPECT_EQ(query[2].second, "");
    EXPECT_FALSE(decodeQuery("a=%z"));
}

TEST(Canonical, OtherServicesNormaliseAndEncodeTwice)
{
    HttpRequestView r{"GET", "/a/../b//arn:x/", {}, {{"Host", "h"}}, "", ""};
    EXPECT_TRUE(canonicalRequest(r, {"host"}, "elasticfilesystem").starts_with("GET\n/b/arn%253Ax/\n"));
    EXPECT_TRUE(canonicalRequest(r, {"host"}, "s3").starts_with("GET\n/a/../b//arn%3Ax/\n"));
}
