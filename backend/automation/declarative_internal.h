#pragma once

#include <string>
#include <string_view>

#include "backend/automation/yaml_tree_internal.h"

namespace trainyard::automation {

/// A job that is in no run has this id while it is checked.
inline constexpr const char *kNoRun = "r-0000000000000000";

/// Reads the members of a plan.
/// \param checks  whether the plan must be one that can be launched
void readCluster(const YamlNode &node, const std::string &path, bool checks, DeclarativeFile &);
/// Reads the members of a job.
/// \param checks  whether the type of the job must accept it as it is
void readJob(const YamlNode &node, const std::string &path, bool checks, DeclarativeFile &);

} // namespace trainyard::automation
