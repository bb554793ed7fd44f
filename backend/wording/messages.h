#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::wording {

/// What happened and what to do, without the details of one error. Both are clauses: `advice` begins with a small
/// letter, and neither ends with a full stop.
struct ErrorMessage {
    std::string_view happened; ///< "AWS has no machine of that type free there now"
    std::string_view advice;   ///< "try another zone of the region, then another type or region"
};

/// Returns the message of a code; every code has one.
ErrorMessage errorMessage(ErrorCode) noexcept;

/// Returns one English sentence: what happened, the origin and the original message, what to do.
/// "AWS has no machine of that type free there now (ec2:RunInstances: InsufficientInstanceCapacity: ...): try another
/// zone of the region, then another type or region."
std::string message(const Error &);

/// Returns the exit status of a program that ends with this error: 1 failed, 2 wrong usage, 3 a resource is still
/// running, 130 interrupted.
int exitStatus(const Error &) noexcept;

} // namespace trainyard::wording
