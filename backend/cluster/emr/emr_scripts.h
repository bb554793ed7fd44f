#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

// Scripts of resources/emr, as they are at build time. Two are bootstrap actions, see also kEfsBootstrapScript.
inline constexpr std::string_view kDeadlineScript = "trainyard_deadline.sh";
inline constexpr std::string_view kMetadataScript = "metadata_setup.sh";

/// The text of a script by its name; empty for an unknown name.
std::string emrScript(std::string_view name);

} // namespace trainyard::cluster
