#pragma once

#include <string_view>

namespace trainyard::doctor {

/// resources/doctor/log-rules.json, which is compiled in.
std::string_view builtinRulesJson();

} // namespace trainyard::doctor
