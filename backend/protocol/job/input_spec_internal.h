#pragma once

#include "backend/protocol/job/input_spec.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

/// Reads the fields and checks their ranges.
/// \error the given code; the detail names "input.FIELD"
Status readInput(const nlohmann::json &, InputSpec &, ErrorCode, const std::string &source);
nlohmann::json toJsonValue(const InputSpec &);

} // namespace trainyard::protocol
