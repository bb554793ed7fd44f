#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// One sentence of the decoded message: action, resource, who asked, and whether a policy denies it or none allows it.
/// Empty when it cannot be read.
std::string describeDenial(std::string_view decodedJson);

/// A refused call with an encoded message: decoded by sts:DecodeAuthorizationMessage where these credentials may do
/// that. Every other error, and one that cannot be decoded, is returned as it came.
Error decoded(const CloudContext &, Error, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
