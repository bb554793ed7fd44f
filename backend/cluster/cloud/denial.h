#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// Summarizes the decoded message in one sentence: action, resource, caller, and whether a policy denies the action or
/// none allows it. Empty when it cannot be parsed.
std::string describeDenial(std::string_view decodedJson);

/// Replaces the encoded authorization message of an error by its explanation, with sts:DecodeAuthorizationMessage if
/// these credentials may call it. Every other error, and one that cannot be decoded, is returned unchanged.
Error decoded(const CloudContext &, Error, const CallContext &);

} // namespace trainyard::cluster
