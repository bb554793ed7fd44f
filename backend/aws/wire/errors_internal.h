#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::net {
struct HttpReply;
}

namespace trainyard::aws {

enum class Protocol { Ec2, Query, RestXml, Json }; ///< Json: json 1.1 and rest-json, whose errors have the same form

/// The error that a service returned.
struct ServiceError {
    std::string code; ///< "InvalidGroup.InUse"; empty when the reply had none (HTML, an empty body)
    std::string message;
    std::string requestId;
    int status = 0;
};

/// Reads the error document of a reply that is not a success (or of S3's status 200 with an error document).
ServiceError readServiceError(Protocol, const net::HttpReply &);
/// The request id of any reply, success or not, from headers or body.
std::string requestIdOf(Protocol, const net::HttpReply &);

/// The catalogue: maps a service's error code to the ErrorCode that the program acts on.
ErrorCode errorCodeOf(std::string_view code, int status, std::string_view message);
/// \param source  "ec2:RunInstances"
Error toError(const ServiceError &, std::string source);

/// The beginning of an unexpected reply, in a form that fits a Details box.
std::string excerpt(std::string_view body);

} // namespace trainyard::aws
