#pragma once

#include <string>

#include "backend/localcloud/http_message.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class CredentialStore;

/// The protocol of a service, as far as errors look different.
enum class Protocol { Ec2, Query, S3, Json };

/// The signing name and region that a request claims, read from its credential scope; empty when it is unsigned.
struct ClaimedScope {
    std::string region, service;
};
ClaimedScope claimedScope(const HttpRequest &);

/// Believe a request or refuse it in the words of its protocol.
/// payloadHash   of the body received; empty for S3, whose bodies are checked while they stream
ServiceResult<signing::VerifiedIdentity> authenticate(const HttpRequest &, const ClaimedScope &, Protocol,
                                                      const std::string &payloadHash, CredentialStore &);

/// The document of an error.
HttpReply errorReply(Protocol, const ServiceError &, const std::string &requestId, const std::string &resource = {});

} // namespace trainyard::localcloud
