#include "backend/localcloud/http/request_authenticator.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/http/credential_store.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {
namespace {

using signing::RejectReason;

ServiceError worded(Protocol protocol, const signing::Rejection &rejection)
{
    const bool s3 = protocol == Protocol::S3, ec2 = protocol == Protocol::Ec2, json = protocol == Protocol::Json;
    const auto &detail = rejection.detail;
    switch (rejection.reason) {
    case RejectReason::Unsigned:
        return s3 ? ServiceError{"AccessDenied", "Access Denied", 403}
                  : ServiceError{json ? "MissingAuthenticationTokenException" : "MissingAuthenticationToken",
                                 "Request is missing Authentication Token", 403};
    case RejectReason::IncompleteSignature:
        return s3 ? ServiceError{"AuthorizationHeaderMalformed", detail, 400}
                  : ServiceError{json ? "IncompleteSignatureException" : "IncompleteSignature", detail, 400};
    case RejectReason::UnknownKey:
        if (s3)
            return {"InvalidAccessKeyId",
                    "The AWS Access Key Id you provided does not exist in our records.",
                    403,
                    {{"AWSAccessKeyId", rejection.accessKeyId}}};
        if (ec2)
            return {"AuthFailure", "AWS was not able to validate the provided access credentials", 401};
        return {json ? "UnrecognizedClientException" : "InvalidClientTokenId",
                "The security token included in the request is invalid.", 403};
    case RejectReason::WrongToken:
        if (s3)
            return {"InvalidToken", "The provided token is malformed or otherwise invalid.", 400};
        if (ec2)
            return {"AuthFailure", "AWS was not able to validate the provided access credentials", 401};
        return {json ? "UnrecognizedClientException" : "InvalidClientTokenId", detail, 403};
    case RejectReason::WrongScope:
        return s3 ? ServiceError{"AuthorizationHeaderMalformed", detail, 400}
                  : ServiceError{json ? "InvalidSignatureException" : "SignatureDoesNotMatch", detail, 403};
    case RejectReason::TooSkewed:
        if (s3)
            return {
                "RequestTimeTooSkewed",
                "The difference between the request time and the current time is too large.",
                403,
                {{"ServerTime", toIso8601(SystemClock::instance().now())}, {"MaxAllowedSkewMilliseconds", "900000"}}};
        if (ec2)
            return {"RequestExpired", "Request has expired. " + detail, 400};
        return {json ? "InvalidSignatureException" : "SignatureDoesNotMatch", detail, 403};
    case RejectReason::PresignExpired:
        return {s3 ? "AccessDenied" : ec2 ? "RequestExpired" : "SignatureDoesNotMatch", detail, 403};
    case RejectReason::PayloadMismatch:
        return s3 ? ServiceError{"XAmzContentSHA256Mismatch", detail, 400}
                  : ServiceError{json ? "InvalidSignatureException" : "SignatureDoesNotMatch", detail, 403};
    case RejectReason::SignatureMismatch:
        break;
    }
    ServiceError out{json ? "InvalidSignatureException" : "SignatureDoesNotMatch", detail, 403};
    if (s3)
        out.fields = {{"AWSAccessKeyId", rejection.accessKeyId},
                      {"StringToSign", rejection.stringToSign},
                      {"CanonicalRequest", rejection.canonicalRequest}};
    return out;
}

} // namespace

ClaimedScope claimedScope(const HttpRequest &request)
{
    auto credential = request.queryValue("X-Amz-Credential");
    const auto authorization = request.header("authorization");
    if (const auto at = authorization.find("Credential="); at != std::string::npos) {
        const auto from = at + 11;
        credential = authorization.substr(from, authorization.find_first_of(", ", from) - from);
    }
    // KEY/DAY/REGION/SERVICE/aws4_request
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= credential.size() && parts.size() < 6;) {
        const auto end = std::min(credential.find('/', at), credential.size());
        parts.push_back(credential.substr(at, end - at));
        at = end + 1;
    }
    if (parts.size() != 5)
        return {};
    return {parts[2], parts[3]};
}

ServiceResult<signing::VerifiedIdentity> authenticate(const HttpRequest &request, const ClaimedScope &scope,
                                                      Protocol protocol, const std::string &payloadHash,
                                                      CredentialStore &keys)
{
    signing::HttpRequestView view;
    view.method = request.method;
    view.path = request.path;
    view.wirePath = request.wirePath;
    view.query = request.query;
    view.headers = request.headers;
    view.payloadHash = payloadHash;
    const auto now = SystemClock::instance().now();
    auto identity =
        signing::verify(view, [&](const std::string &id) { return keys.find(id); }, now, {.service = scope.service});
    if (!identity)
        return tl::unexpected(worded(protocol, identity.error()));
    if (keys.expired(identity->accessKeyId, now)) {
        const bool ec2 = protocol == Protocol::Ec2;
        return refuse(ec2                          ? "RequestExpired"
                      : protocol == Protocol::Json ? "ExpiredTokenException"
                                                   : "ExpiredToken",
                      "The security token included in the request is expired", protocol == Protocol::Query ? 403 : 400);
    }
    if (!isRegion(identity->region))
        return tl::unexpected(
            worded(protocol, {RejectReason::WrongScope,
                              "Credential should be scoped to a valid region, not '" + identity->region + "'.",
                              identity->accessKeyId,
                              {},
                              {}}));
    return *identity;
}

Protocol protocolOf(const std::string &service, const HttpRequest &request)
{
    if (service == "ec2")
        return Protocol::Ec2;
    if (service == "s3")
        return Protocol::S3;
    if (!request.header("x-amz-target").empty() || service == "elasticfilesystem")
        return Protocol::Json;
    return service.empty() && (request.method != "POST" || request.wirePath != "/") ? Protocol::S3 : Protocol::Query;
}

std::string newRequestId()
{
    const auto hex = hexEncode(randomBytes(16));
    return fmt::format("{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4), hex.substr(16, 4),
                       hex.substr(20));
}

HttpReply errorReply(Protocol protocol, const ServiceError &error, const std::string &requestId,
                     const std::string &resource)
{
    HttpReply reply;
    reply.status = error.status;
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    switch (protocol) {
    case Protocol::Ec2:
        xml.element("Response", [&] {
            xml.element("Errors", [&] {
                xml.element("Error", [&] { xml.text("Code", error.code).text("Message", error.message); });
            });
            xml.text("RequestID", requestId);
        });
        break;
    case Protocol::Query:
        xml.raw("<ErrorResponse xmlns=\"https://sts.amazonaws.com/doc/2011-06-15/\">");
        xml.element("Error", [&] {
            xml.text("Type", error.status >= 500 ? "Receiver" : "Sender")
                .text("Code", error.code)
                .text("Message", error.message);
        });
        xml.text("RequestId", requestId).raw("</ErrorResponse>");
        break;
    case Protocol::S3:
        reply.contentType = "application/xml";
        xml.element("Error", [&] {
            xml.text("Code", error.code).text("Message", error.message).optional("Resource", resource);
            for (const auto &[name, value] : error.fields)
                xml.text(name, value);
            xml.text("RequestId", requestId).text("HostId", "localcloud");
        });
        break;
    case Protocol::Json:
        reply.contentType = "application/x-amz-json-1.1";
        reply.headers.emplace_back("x-amzn-ErrorType", error.code);
        reply.body = nlohmann::json{{"__type", error.code}, {"message", error.message}}.dump(
            -1, ' ', false, nlohmann::json::error_handler_t::replace); // the message may quote invalid UTF-8
        return reply;
    }
    reply.body = xml.str();
    return reply;
}

} // namespace trainyard::localcloud
