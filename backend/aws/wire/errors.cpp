#include "backend/aws/wire/errors_internal.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "backend/aws/wire/client_config.h"
#include "backend/net/http_message.h"

namespace trainyard::aws {

namespace {

struct CatalogueEntry {
    std::string_view code;
    ErrorCode meaning;
};

// AWS-wide codes, and those of EC2, STS and S3 that a decision depends on. All others are classified by suffix and
// status.
constexpr std::array kCatalogue = {
    CatalogueEntry{"RequestLimitExceeded", ErrorCode::Throttled},
    CatalogueEntry{"BandwidthLimitExceeded", ErrorCode::Throttled},
    CatalogueEntry{"Throttling", ErrorCode::Throttled},
    CatalogueEntry{"ThrottlingException", ErrorCode::Throttled},
    CatalogueEntry{"ThrottledException", ErrorCode::Throttled},
    CatalogueEntry{"TooManyRequestsException", ErrorCode::Throttled},
    CatalogueEntry{"RequestThrottled", ErrorCode::Throttled},
    CatalogueEntry{"SlowDown", ErrorCode::Throttled},
    CatalogueEntry{"InternalError", ErrorCode::ServiceFailure},
    CatalogueEntry{"InternalFailure", ErrorCode::ServiceFailure},
    CatalogueEntry{"ServerInternal", ErrorCode::ServiceFailure},
    CatalogueEntry{"Unavailable", ErrorCode::ServiceFailure},
    CatalogueEntry{"ServiceUnavailable", ErrorCode::ServiceFailure},
    CatalogueEntry{"RequestTimeout", ErrorCode::ServiceFailure},   // S3, 400: it waited too long for the request's body
    CatalogueEntry{"OperationAborted", ErrorCode::ServiceFailure}, // S3, 409: another operation is running; try again
    CatalogueEntry{"ConditionalRequestConflict", ErrorCode::ServiceFailure},
    CatalogueEntry{"AuthFailure", ErrorCode::CredentialsRejected},
    CatalogueEntry{"InvalidClientTokenId", ErrorCode::CredentialsRejected},
    CatalogueEntry{"UnrecognizedClientException", ErrorCode::CredentialsRejected},
    CatalogueEntry{"InvalidAccessKeyId", ErrorCode::CredentialsRejected},
    CatalogueEntry{"SignatureDoesNotMatch", ErrorCode::CredentialsRejected},
    CatalogueEntry{"IncompleteSignature", ErrorCode::CredentialsRejected},
    CatalogueEntry{"InvalidSignatureException", ErrorCode::CredentialsRejected},
    CatalogueEntry{"MissingAuthenticationToken", ErrorCode::CredentialsRejected},
    CatalogueEntry{"XAmzContentSHA256Mismatch", ErrorCode::ChecksumMismatch},
    CatalogueEntry{"BadDigest", ErrorCode::ChecksumMismatch},
    CatalogueEntry{"RequestExpired", ErrorCode::CredentialsExpired}, // or a wrong clock: the caller checks Date
    CatalogueEntry{"ExpiredToken", ErrorCode::CredentialsExpired},
    CatalogueEntry{"ExpiredTokenException", ErrorCode::CredentialsExpired},
    CatalogueEntry{"InvalidToken", ErrorCode::CredentialsExpired},
    CatalogueEntry{"RequestTimeTooSkewed", ErrorCode::ClockSkew},
    CatalogueEntry{"OptInRequired", ErrorCode::PermissionDenied},
    CatalogueEntry{"PendingVerification", ErrorCode::PermissionDenied},
    CatalogueEntry{"Blocked", ErrorCode::PermissionDenied},
    CatalogueEntry{"AccountDisabled", ErrorCode::PermissionDenied},
    CatalogueEntry{"SubscriptionRequiredException", ErrorCode::PermissionDenied},
    CatalogueEntry{"NotSignedUp", ErrorCode::PermissionDenied},
    CatalogueEntry{"AllAccessDisabled", ErrorCode::PermissionDenied},
    CatalogueEntry{"UnauthorizedOperation", ErrorCode::PermissionDenied},
    CatalogueEntry{"AccessDenied", ErrorCode::PermissionDenied},
    CatalogueEntry{"AccessDeniedException", ErrorCode::PermissionDenied},
    CatalogueEntry{"InsufficientInstanceCapacity", ErrorCode::NoCapacity},
    CatalogueEntry{"ReservationCapacityExceeded", ErrorCode::NoCapacity},
    CatalogueEntry{"InsufficientHostCapacity", ErrorCode::NoCapacity},
    CatalogueEntry{"InsufficientCapacity", ErrorCode::NoCapacity},
    CatalogueEntry{"InsufficientReservedInstanceCapacity", ErrorCode::NoCapacity},
    CatalogueEntry{"UnfulfillableCapacity", ErrorCode::NoCapacity},
    CatalogueEntry{"SpotMaxPriceTooLow", ErrorCode::NoCapacity},
    CatalogueEntry{"InsufficientFreeAddressesInSubnet", ErrorCode::NoCapacity},
    CatalogueEntry{"MaxSpotInstanceCountExceeded", ErrorCode::QuotaExceeded},
    CatalogueEntry{"TooManyBuckets", ErrorCode::QuotaExceeded},
    CatalogueEntry{"Unsupported", ErrorCode::Unsupported},
    CatalogueEntry{"UnsupportedOperation", ErrorCode::Unsupported},
    CatalogueEntry{"NotImplemented", ErrorCode::Unsupported},
    CatalogueEntry{"InvalidAction", ErrorCode::Unsupported},
    CatalogueEntry{"UnknownOperation", ErrorCode::Unsupported},
    CatalogueEntry{"IdempotentParameterMismatch", ErrorCode::Conflict},
    CatalogueEntry{"IdempotentInstanceTerminated", ErrorCode::Conflict},
    CatalogueEntry{"DependencyViolation", ErrorCode::Conflict},
    CatalogueEntry{"IncorrectInstanceState", ErrorCode::Conflict},
    CatalogueEntry{"IncorrectState", ErrorCode::Conflict},
    CatalogueEntry{"OperationNotPermitted", ErrorCode::Conflict}, // termination protection
    CatalogueEntry{"BucketNotEmpty", ErrorCode::Conflict},
    CatalogueEntry{"BucketAlreadyExists", ErrorCode::AlreadyExists},
    CatalogueEntry{"BucketAlreadyOwnedByYou", ErrorCode::AlreadyExists},
    CatalogueEntry{"NoSuchBucket", ErrorCode::NotFound},
    CatalogueEntry{"NoSuchKey", ErrorCode::NotFound},
    CatalogueEntry{"NoSuchUpload", ErrorCode::NotFound},
    CatalogueEntry{"DefaultVpcDoesNotExist", ErrorCode::NotFound},
    CatalogueEntry{"VPCIdNotSpecified", ErrorCode::NotFound},
    CatalogueEntry{"PreconditionFailed", ErrorCode::PreconditionFailed},
    CatalogueEntry{"ParameterNotFound", ErrorCode::NotFound},
    CatalogueEntry{"NoSuchResourceException", ErrorCode::NotFound},
    CatalogueEntry{"NoSuchEntity", ErrorCode::NotFound},
    CatalogueEntry{"QuotaExceededException", ErrorCode::QuotaExceeded},
    CatalogueEntry{"InvalidResourceStateException", ErrorCode::Conflict},
    CatalogueEntry{"TagPolicyViolation", ErrorCode::PermissionDenied},
    CatalogueEntry{"capacity-not-available", ErrorCode::NoCapacity},
    CatalogueEntry{"price-too-low", ErrorCode::NoCapacity},
    CatalogueEntry{"NoFreeAddressesInSubnet", ErrorCode::NoCapacity},
    CatalogueEntry{"LimitExceededException", ErrorCode::QuotaExceeded},
    CatalogueEntry{"DeleteConflict", ErrorCode::Conflict},
    CatalogueEntry{"IncorrectFileSystemLifeCycleState", ErrorCode::Conflict},
    CatalogueEntry{"IncorrectSpotRequestState", ErrorCode::Conflict},
    CatalogueEntry{"ScalingActivityInProgress", ErrorCode::Conflict},
    CatalogueEntry{"MountTargetConflict", ErrorCode::AlreadyExists},
    CatalogueEntry{"FileSystemNotFound", ErrorCode::NotFound},
    CatalogueEntry{"MountTargetNotFound", ErrorCode::NotFound},
    CatalogueEntry{"SecurityGroupNotFound", ErrorCode::NotFound},
    CatalogueEntry{"SubnetNotFound", ErrorCode::NotFound},
    CatalogueEntry{"UnsupportedAvailabilityZone", ErrorCode::Unsupported},
    CatalogueEntry{"ResourceContention", ErrorCode::ServiceFailure},
    CatalogueEntry{"ConcurrentModification", ErrorCode::ServiceFailure},
    CatalogueEntry{"DependencyAccessDeniedException", ErrorCode::PermissionDenied},
};

ErrorCode byStatus(int status)
{
    switch (status) {
    case 401:
        return ErrorCode::CredentialsRejected;
    case 403:
        return ErrorCode::PermissionDenied;
    case 404:
        return ErrorCode::NotFound;
    case 409:
        return ErrorCode::Conflict;
    case 412:
        return ErrorCode::PreconditionFailed;
    case 429:
        return ErrorCode::Throttled;
    case 501:
        return ErrorCode::Unsupported;
    default:
        return status >= 500 ? ErrorCode::ServiceFailure : ErrorCode::InvalidArgument;
    }
}

bool isSkewText(std::string_view message)
{
    return message.find("Signature expired") != std::string_view::npos ||
           message.find("Signature not yet current") != std::string_view::npos;
}

std::string text(const pugi::xml_node &parent, const char *name)
{
    return parent.child_value(name);
}

/// S3 replies to HEAD without a body, so only the status is available.
ServiceError fromStatusOnly(int status)
{
    switch (status) {
    case 301:
        return {"PermanentRedirect", "the bucket is in another region", {}, status};
    case 304:
        return {"NotModified", "unchanged", {}, status};
    case 400:
        return {"BadRequest", "the request was refused without a reason", {}, status};
    case 403:
        return {"AccessDenied", "access denied", {}, status};
    case 404:
        return {"NoSuchKey", "not found", {}, status};
    case 412:
        return {"PreconditionFailed", "it has changed meanwhile", {}, status};
    default:
        return {{}, {}, {}, status};
    }
}

/// Strips namespace and URL: "ns#Code" and "Code:http://..." stand for "Code".
std::string bareCode(std::string_view reportedCode)
{
    if (const auto hash = reportedCode.rfind('#'); hash != std::string_view::npos)
        reportedCode.remove_prefix(hash + 1);
    return std::string(reportedCode.substr(0, reportedCode.find(':')));
}

ServiceError fromJson(const net::HttpReply &reply)
{
    const auto json = nlohmann::json::parse(reply.body, nullptr, false);
    const auto first = [&](std::initializer_list<const char *> names) {
        for (const auto *name : names) {
            if (json.is_object() && json.contains(name) && json[name].is_string())
                return json[name].get<std::string>();
        }
        return std::string();
    };
    ServiceError out;
    out.status = reply.status;
    const auto header = reply.header("x-amzn-errortype");
    out.code = bareCode(header.empty() ? first({"__type", "code", "ErrorCode", "error"}) : header);
    out.message = first({"message", "Message", "errorMessage", "error_description"});
    out.requestId = requestIdOf(Protocol::Json, reply);
    return out;
}

} // namespace

ServiceError readServiceError(Protocol protocol, const net::HttpReply &reply)
{
    if (protocol == Protocol::Json)
        return fromJson(reply);
    ServiceError out;
    out.status = reply.status;
    pugi::xml_document document;
    const auto parsed = document.load_buffer(reply.body.data(), reply.body.size());
    if (parsed) {
        const auto root = document.document_element();
        pugi::xml_node error;
        switch (protocol) {
        case Protocol::Ec2:
            error = root.child("Errors").child("Error");
            break;
        case Protocol::Query:
            error = root.child("Error");
            if (!error) // a gateway in front of several services may reject all requests in EC2's format
                error = root.child("Errors").child("Error");
            break;
        case Protocol::RestXml:
            error = std::string_view(root.name()) == "Error" ? root : pugi::xml_node();
            break;
        case Protocol::Json: // read above
            break;
        }
        out.code = text(error, "Code");
        out.message = text(error, "Message");
    }
    if (out.code.empty() && protocol == Protocol::RestXml && reply.body.empty())
        out = fromStatusOnly(reply.status);
    out.requestId = requestIdOf(protocol, reply);
    return out;
}

std::string requestIdOf(Protocol protocol, const net::HttpReply &reply)
{
    for (const auto *header : {"x-amzn-requestid", "x-amz-request-id"}) {
        if (auto id = reply.header(header); !id.empty())
            return id;
    }
    if (protocol == Protocol::RestXml || protocol == Protocol::Json)
        return {};
    // Searches the text instead of parsing a large reply twice: the element is unique in all three forms.
    for (const std::string_view name : {"requestId", "RequestID", "RequestId"}) {
        const auto open = reply.body.find("<" + std::string(name) + ">");
        if (open == std::string::npos)
            continue;
        const auto start = open + name.size() + 2;
        const auto end = reply.body.find('<', start);
        if (end != std::string::npos && end - start < 200)
            return reply.body.substr(start, end - start);
    }
    return {};
}

ErrorCode errorCodeOf(std::string_view code, int status, std::string_view message)
{
    if (isSkewText(message))
        return ErrorCode::ClockSkew;
    const auto known =
        std::find_if(kCatalogue.begin(), kCatalogue.end(), [&](const auto &e) { return e.code == code; });
    if (known != kCatalogue.end())
        return known->meaning;
    if (code.ends_with(".NotFound") || code.ends_with("NotFoundException") || code.ends_with(".Unavailable"))
        return ErrorCode::NotFound;
    if (code.ends_with(".Duplicate") || code.ends_with("AlreadyExists") || code.ends_with("AlreadyExistsException"))
        return ErrorCode::AlreadyExists;
    if (code.ends_with(".InUse") || code.ends_with("InUse"))
        return ErrorCode::Conflict;
    if (code.ends_with("LimitExceeded"))
        return ErrorCode::QuotaExceeded;
    if (code.starts_with("Invalid") || code.starts_with("Missing") || code.starts_with("Unknown"))
        return ErrorCode::InvalidArgument;
    return byStatus(status);
}

Error toError(const ServiceError &e, std::string source)
{
    const std::string id = e.requestId.empty() ? "" : " (request id " + e.requestId + ")";
    if (e.code.empty()) {
        const auto kind = e.status >= 500 || e.status == 429 ? byStatus(e.status) : ErrorCode::MalformedReply;
        return {kind, std::move(source),
                "HTTP status " + std::to_string(e.status) + " without the service's own words" + id};
    }
    return {errorCodeOf(e.code, e.status, e.message), std::move(source), e.code + ": " + e.message + id};
}

std::string excerpt(std::string_view body)
{
    if (body.empty())
        return "nothing";
    std::string out;
    for (const char c : body.substr(0, 80))
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    return "\"" + out + (body.size() > 80 ? "...\"" : "\"");
}

} // namespace trainyard::aws
