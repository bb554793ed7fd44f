#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::aws {

/// Sections of an AWS configuration file: "default", "profile dev", "services local". Nested settings (`s3 =` followed
/// by indented lines) become "s3.endpoint_url". Lines that cannot be parsed are skipped.
using Ini = std::map<std::string, std::map<std::string, std::string>>;

Ini parseIni(std::string_view text);

/// The new value of a setting; without a value the setting is removed.
struct IniEdit {
    std::string key;
    std::optional<std::string> value;
};

/// Returns the text with the edits applied to one section, which is appended when it does not exist. All other lines
/// are preserved: comments, order, other sections. New settings are inserted after the section's last one.
std::string withSettings(std::string_view text, std::string_view section, const std::vector<IniEdit> &);

/// Returns the text without a section. All other lines are preserved, including the comments in front of the next
/// section.
std::string withoutSection(std::string_view text, std::string_view section);

} // namespace trainyard::aws
