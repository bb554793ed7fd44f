#pragma once

#include "backend/aws/services/efs_client.h"
#include "backend/aws/wire/json_call_internal.h"

/// Requests of EFS, whose operations are HTTP methods on paths.
/// \param marker  of the next page; empty for the first one
namespace trainyard::aws::efs {

ApiRequest createFileSystem(const CreateFileSystemRequest &);
/// \param id, token  what to look for; empty: all
ApiRequest describeFileSystems(const std::string &id, const std::string &token, const std::string &marker);
ApiRequest deleteFileSystem(const std::string &id);
ApiRequest tagResource(const std::string &id, const Tags &);
ApiRequest createMountTarget(const std::string &fileSystem, const std::string &subnet,
                             const std::vector<std::string> &groups);
ApiRequest describeMountTargets(const std::string &fileSystem, const std::string &marker);
ApiRequest deleteMountTarget(const std::string &id);
ApiRequest describeMountTargetGroups(const std::string &id);
ApiRequest modifyMountTargetGroups(const std::string &id, const std::vector<std::string> &groups);

} // namespace trainyard::aws::efs
