#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard {

/// The code that the other side's words begin with ("InvalidGroup.InUse: message (request id ...)"); empty when the
/// error's detail begins otherwise. AWS's own codes, and those that backend/ssh and
/// backend/cluster give some of their own failures.
std::string serviceCode(const Error &);

inline constexpr std::string_view kEncodedMessage = "Encoded authorization failure message: ";
/// What EC2 says behind these words, for sts:DecodeAuthorizationMessage; empty when the error's detail has none. A view
/// into the error.
std::string_view encodedMessage(const Error &) noexcept;

} // namespace trainyard
