#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::wording {

/// What happened and what to do, without the particulars of one error. Both are clauses: no capital at the start of
/// `advice`, no full stop.
struct ErrorMessage {
    std::string_view happened; ///< "AWS has no machine of that type free there now"
    std::string_view advice;   ///< "try another zone or type"
};

/// There is one for every code.
ErrorMessage errorMessage(ErrorCode) noexcept;

/// One English sentence: what happened, whose words those are, what to do.
/// "AWS has no machine of that type free there now (ec2:RunInstances: InsufficientInstanceCapacity): try another zone
/// or type."
std::string message(const Error &);

/// Exit status of a program that ends with this error: 1 failed, 2 wrong usage, 3 something is left running, 130
/// interrupted.
int exitStatus(const Error &) noexcept;

} // namespace trainyard::wording
