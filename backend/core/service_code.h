#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard {

/// Returns the service's code at the start of an error's detail ("InvalidGroup.InUse: message (request id ...)"); empty
/// when the detail starts otherwise. The codes are those of AWS and those of some failures of backend/ssh and
/// backend/cluster.
std::string serviceCode(const Error &);

inline constexpr std::string_view kEncodedMessage = "Encoded authorization failure message: ";
/// Returns the encoded text that EC2 puts after kEncodedMessage, for sts:DecodeAuthorizationMessage, as a view into the
/// error. Empty when the error's detail has none, or more than 32 KiB.
std::string_view encodedMessage(const Error &) noexcept;

} // namespace trainyard
