#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::aws {

/// Sections of an AWS configuration file: "default", "profile dev", "services local". Nested settings
/// (`s3 =` followed by indented lines) become "s3.endpoint_url". Lines that cannot be understood are skipped.
using Ini = std::map<std::string, std::map<std::string, std::string>>;

Ini parseIni(std::string_view text);

/// A setting that a section is to have; without a value it is removed.
struct IniEdit {
    std::string key;
    std::optional<std::string> value;
};

/// The text with these settings in one section, which is made at the end where there is none. Every other line stays as
/// it is: comments, order, other sections. New settings stand behind the section's last one.
std::string withSettings(std::string_view text, std::string_view section, const std::vector<IniEdit> &);

/// The text without a section; nothing else goes, not even comments in front of the next one.
std::string withoutSection(std::string_view text, std::string_view section);

} // namespace trainyard::aws
