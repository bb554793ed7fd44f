#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::net {
struct HttpReply;
}

namespace trainyard::aws {

enum class Protocol { Ec2, Query, RestXml, Json }; ///< Json: json 1.1 and rest-json, whose errors look alike

/// A service's refusal in its own words.
struct ServiceError {
    std::string code; ///< "InvalidGroup.InUse"; empty when the answer had none (HTML, nothing)
    std::string message;
    std::string requestId;
    int status = 0;
};

/// Reads the error document of an answer that is not a success (or of S3's 200 that is none).
ServiceError readServiceError(Protocol, const net::HttpReply &);
/// The request id of any answer, success or not, from headers or body.
std::string requestIdOf(Protocol, const net::HttpReply &);

/// The catalogue: what the rest of the program does about a service's code.
ErrorCode errorCodeOf(std::string_view code, int status, std::string_view message);
/// source  "ec2:RunInstances"
Error toError(const ServiceError &, std::string source);

/// Some words of an answer that is not what it should be, fit for a Details box.
std::string excerpt(std::string_view body);

} // namespace trainyard::aws
