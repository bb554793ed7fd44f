#pragma once

#include <map>
#include <string>
#include <string_view>

namespace trainyard::aws {

/// Sections of an AWS configuration file: "default", "profile dev", "services local". Nested settings
/// (`s3 =` followed by indented lines) become "s3.endpoint_url". Lines that cannot be understood are skipped.
using Ini = std::map<std::string, std::map<std::string, std::string>>;

Ini parseIni(std::string_view text);

} // namespace trainyard::aws
