#pragma once

#include <string>

#include "backend/core/result.h"

namespace trainyard {

/// The code that the other side's words begin with ("InvalidGroup.InUse: message (request id ...)"); empty when the
/// error's detail begins otherwise. AWS's own codes, and those that backend/ssh gives its failures to connect.
std::string serviceCode(const Error &);

} // namespace trainyard
