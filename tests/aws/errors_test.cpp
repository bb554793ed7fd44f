#include "backend/aws/wire/errors_internal.h"

#include <gtest/gtest.h>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_message.h"

using namespace trainyard;
using namespace trainyard::aws;

namespace {

net::HttpReply reply(int status, std::string body, net::Headers headers = {})
{
    return {status, std::move(headers), std::move(body)};
}

const std::string kEc2 = "<?xml version=\"1.0\"?><Response><Errors><Error><Code>InvalidGroup.InUse</Code>"
                         "<Message>still used</Message></Error></Errors><RequestID>r-1</RequestID></Response>";

} // namespace

TEST(ServiceErrors, EachProtocolHasItsForm)
{
    const auto ec2 = readServiceError(Protocol::Ec2, reply(400, kEc2));
    EXPECT_EQ(ec2.code, "InvalidGroup.InUse");
    EXPECT_EQ(ec2.message, "still used");
    EXPECT_EQ(ec2.requestId, "r-1");

    const auto query =
        readServiceError(Protocol::Query, reply(403, "<ErrorResponse xmlns=\"x\"><Error><Type>Sender</Type>"
                                                     "<Code>ExpiredToken</Code><Message>m</Message></Error>"
                                                     "<RequestId>r-2</RequestId></ErrorResponse>"));
    EXPECT_EQ(query.code, "ExpiredToken");
    EXPECT_EQ(query.requestId, "r-2");

    const auto s3 =
        readServiceError(Protocol::RestXml, reply(404, "\n  <Error><Code>NoSuchKey</Code><Message>m</Message></Error>",
                                                  {{"X-Amz-Request-Id", "r-3"}}));
    EXPECT_EQ(s3.code, "NoSuchKey");
    EXPECT_EQ(s3.requestId, "r-3");
}

TEST(ServiceErrors, HeadAnswersSpeakByStatus)
{
    EXPECT_EQ(toError(readServiceError(Protocol::RestXml, reply(404, "")), "s3:HeadObject").code, ErrorCode::NotFound);
    EXPECT_EQ(toError(readServiceError(Protocol::RestXml, reply(403, "")), "s3:HeadObject").code,
              ErrorCode::PermissionDenied);
    EXPECT_EQ(toError(readServiceError(Protocol::RestXml, reply(412, "")), "s3:HeadObject").code,
              ErrorCode::PreconditionFailed);
}

TEST(ServiceErrors, HtmlOrNothingIsNeverAParseError)
{
    for (const auto *body : {"", "<html><body>Bad Gateway</body></html>", "<<<", "upstream error"}) {
        const auto server = toError(readServiceError(Protocol::Ec2, reply(502, body)), "ec2:X");
        EXPECT_EQ(server.code, ErrorCode::ServiceFailure) << body;
        EXPECT_NE(server.detail.find("502"), std::string::npos);
        EXPECT_EQ(server.detail.find("parse"), std::string::npos);
        EXPECT_EQ(toError(readServiceError(Protocol::Ec2, reply(404, body)), "ec2:X").code, ErrorCode::MalformedReply)
            << body;
        EXPECT_EQ(toError(readServiceError(Protocol::Query, reply(429, body)), "sts:X").code, ErrorCode::Throttled)
            << body;
    }
}

TEST(ServiceErrors, TheDetailKeepsTheServicesWords)
{
    const auto error = toError(readServiceError(Protocol::Ec2, reply(400, kEc2)), "ec2:DeleteSecurityGroup");
    EXPECT_EQ(error.detail, "InvalidGroup.InUse: still used (request id r-1)");
    EXPECT_EQ(serviceCode(error), "InvalidGroup.InUse");
    EXPECT_EQ(serviceCode({ErrorCode::Timeout, "net", "no answer in time"}), "");
    EXPECT_EQ(serviceCode({ErrorCode::Unreachable, "net", "Failed to connect: refused"}), "");
}

struct CatalogueCase {
    const char *code;
    int status;
    ErrorCode meaning;
};

class Catalogue : public testing::TestWithParam<CatalogueCase> {};

TEST_P(Catalogue, MeansWhatTheContractDefines)
{
    EXPECT_EQ(toString(errorCodeOf(GetParam().code, GetParam().status, "m")), toString(GetParam().meaning))
        << GetParam().code;
}

INSTANTIATE_TEST_SUITE_P(Codes, Catalogue,
                         testing::Values(CatalogueCase{"InsufficientInstanceCapacity", 500, ErrorCode::NoCapacity},
                                         CatalogueCase{"RequestLimitExceeded", 503, ErrorCode::Throttled},
                                         CatalogueCase{"SlowDown", 503, ErrorCode::Throttled},
                                         CatalogueCase{"InternalError", 500, ErrorCode::ServiceFailure},
                                         CatalogueCase{"NeverHeardOf", 500, ErrorCode::ServiceFailure},
                                         CatalogueCase{"NeverHeardOf", 400, ErrorCode::InvalidArgument},
                                         CatalogueCase{"VcpuLimitExceeded", 400, ErrorCode::QuotaExceeded},
                                         CatalogueCase{"InstanceLimitExceeded", 400, ErrorCode::QuotaExceeded},
                                         CatalogueCase{"InvalidInstanceID.NotFound", 400, ErrorCode::NotFound},
                                         CatalogueCase{"InvalidAMIID.Unavailable", 400, ErrorCode::NotFound},
                                         CatalogueCase{"InvalidInstanceID.Malformed", 400, ErrorCode::InvalidArgument},
                                         CatalogueCase{"InvalidKeyPair.Duplicate", 400, ErrorCode::AlreadyExists},
                                         CatalogueCase{"InvalidGroup.InUse", 400, ErrorCode::Conflict},
                                         CatalogueCase{"DependencyViolation", 400, ErrorCode::Conflict},
                                         CatalogueCase{"IdempotentParameterMismatch", 400, ErrorCode::Conflict},
                                         CatalogueCase{"OperationNotPermitted", 400, ErrorCode::Conflict},
                                         CatalogueCase{"AuthFailure", 401, ErrorCode::CredentialsRejected},
                                         CatalogueCase{"SignatureDoesNotMatch", 403, ErrorCode::CredentialsRejected},
                                         CatalogueCase{"InvalidAccessKeyId", 403, ErrorCode::CredentialsRejected},
                                         CatalogueCase{"ExpiredToken", 400, ErrorCode::CredentialsExpired},
                                         CatalogueCase{"UnauthorizedOperation", 403, ErrorCode::PermissionDenied},
                                         CatalogueCase{"RequestTimeTooSkewed", 403, ErrorCode::ClockSkew},
                                         CatalogueCase{"capacity-not-available", 400, ErrorCode::NoCapacity},
                                         CatalogueCase{"NoFreeAddressesInSubnet", 409, ErrorCode::NoCapacity},
                                         CatalogueCase{"LimitExceededException", 400, ErrorCode::QuotaExceeded},
                                         CatalogueCase{"EntityAlreadyExists", 409, ErrorCode::AlreadyExists},
                                         CatalogueCase{"NoSuchEntity", 404, ErrorCode::NotFound},
                                         CatalogueCase{"DeleteConflict", 409, ErrorCode::Conflict},
                                         CatalogueCase{"MountTargetConflict", 409, ErrorCode::AlreadyExists},
                                         CatalogueCase{"TagPolicyViolation", 400, ErrorCode::PermissionDenied},
                                         CatalogueCase{"NoSuchBucket", 404, ErrorCode::NotFound},
                                         CatalogueCase{"BucketAlreadyExists", 409, ErrorCode::AlreadyExists},
                                         CatalogueCase{"BucketNotEmpty", 409, ErrorCode::Conflict},
                                         CatalogueCase{"OperationAborted", 409, ErrorCode::ServiceFailure},
                                         CatalogueCase{"RequestTimeout", 400, ErrorCode::ServiceFailure},
                                         CatalogueCase{"BadDigest", 400, ErrorCode::ChecksumMismatch},
                                         CatalogueCase{"NotImplemented", 501, ErrorCode::Unsupported},
                                         CatalogueCase{"Unsupported", 400, ErrorCode::Unsupported}));

TEST(Catalogue, QueryServicesReportSkewInTheirMessage)
{
    EXPECT_EQ(errorCodeOf("SignatureDoesNotMatch", 403, "Signature expired: 20260101T000000Z is now earlier than"),
              ErrorCode::ClockSkew);
    EXPECT_EQ(errorCodeOf("SignatureDoesNotMatch", 403, "Signature not yet current: x"), ErrorCode::ClockSkew);
}
