#pragma once

#include <array>
#include <string>

#include "backend/core/enum_names.h"
#include "backend/localcloud/http/http_message.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class CredentialStore;

/// The protocol of a service, which determines the format of its errors.
enum class Protocol { Ec2, Query, S3, Json };
constexpr auto namesOf(Protocol)
{
    return std::to_array<std::string_view>({"ec2", "query", "s3", "json"});
}
using trainyard::toString;

/// Signing name and region that a request claims in its credential scope; empty when it is unsigned.
struct ClaimedScope {
    std::string region, service;
};
ClaimedScope claimedScope(const HttpRequest &);

/// The protocol of a request.
/// \param service  that it claims; empty: it is unsigned
Protocol protocolOf(const std::string &service, const HttpRequest &);
/// A new id in the form of AWS: a random UUID.
std::string newRequestId();

/// Verifies the signature of a request. An error has the code that its protocol uses.
/// \param payloadHash  of the received body; empty for S3, whose bodies are verified while they stream
ServiceResult<signing::VerifiedIdentity> authenticate(const HttpRequest &, const ClaimedScope &, Protocol,
                                                      const std::string &payloadHash, CredentialStore &);

/// The reply with the error document of the protocol.
HttpReply errorReply(Protocol, const ServiceError &, const std::string &requestId, const std::string &resource = {});

} // namespace trainyard::localcloud
