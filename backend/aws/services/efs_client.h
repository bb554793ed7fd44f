#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

struct FileSystem {
    std::string id, name, state; ///< state: creating, available, updating, deleting, deleted, error
    std::uint64_t bytes = 0;     ///< stored and billed; AWS updates the figure from time to time
    Tags tags;
    int mountTargets = 0;
    std::string creationToken, throughputMode; ///< throughputMode: bursting, provisioned, elastic
    std::string zone;                          ///< of a One Zone file system; else empty
    bool encrypted = false;
    Timestamp created{};
    bool available() const { return state == "available"; }
};

struct CreateFileSystemRequest {
    std::string token; ///< at most 64 characters, on disk before the call; the same for a repeated call
    std::string name;  ///< becomes the tag Name
    bool encrypted = true;
    std::string throughputMode = "elastic"; ///< "elastic", "bursting"
    std::string zone;                       ///< a One Zone file system in this zone; empty: regional
    Tags tags;
};

/// The network interface through which the instances of one zone reach a file system.
struct MountTarget {
    std::string id, fileSystem, subnetId, vpcId, zone, ip;
    std::string state; ///< creating, available, updating, deleting, deleted, error
    std::string interfaceId;
    bool available() const { return state == "available"; }
};

/// EFS 2015-02-01. Lists are complete: all pages are read. Thread-safe.
/// \error in every call: PermissionDenied, those of the credentials, Throttled and ServiceFailure after the last try;
///     InvalidArgument for an id that is not one
class EfsClient {
public:
    EfsClient(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~EfsClient();

    /// Returns when the creation has begun. The file system of an earlier call with the same token is returned, not an
    /// error.
    /// \error QuotaExceeded, Unsupported (the zone)
    Result<FileSystem> createFileSystem(const CreateFileSystemRequest &, const CallContext &);
    Result<std::vector<FileSystem>> describeFileSystems(const CallContext &);
    /// \return empty when the file system is unknown
    Result<std::optional<FileSystem>> describeFileSystem(const std::string &id, const CallContext &);
    /// Returns when the deletion has begun. An unknown file system is a success.
    /// \error Conflict (it has mount targets)
    Status deleteFileSystem(const std::string &id, const CallContext &);
    Status addTags(const std::string &id, const Tags &, const CallContext &);

    /// Returns when the creation has begun, which takes about 90 seconds.
    /// \param groups  at most 5 security groups that admit TCP 2049; empty: the default group of the VPC
    /// \error AlreadyExists (the zone has one), Conflict (the file system is not available yet), NotFound (subnet,
    ///     group), NoCapacity (no free address in the subnet), Unsupported (the zone)
    Result<MountTarget> createMountTarget(const std::string &fileSystem, const std::string &subnet,
                                          const std::vector<std::string> &groups, const CallContext &);
    /// \error NotFound (the file system)
    Result<std::vector<MountTarget>> describeMountTargets(const std::string &fileSystem, const CallContext &);
    /// Returns when the deletion has begun. An unknown mount target is a success.
    Status deleteMountTarget(const std::string &id, const CallContext &);
    /// The security groups of a mount target.
    /// \error NotFound
    Result<std::vector<std::string>> mountTargetGroups(const std::string &id, const CallContext &);
    /// Replaces the security groups of a mount target.
    /// \param groups  1 to 5
    /// \error NotFound
    Status setMountTargetGroups(const std::string &id, const std::vector<std::string> &groups, const CallContext &);

private:
    std::unique_ptr<ServiceApi> m_api;
};

/// The calls without a client, for a wizard to show.
Call createFileSystemCall(const CreateFileSystemRequest &);
Call createMountTargetCall(const std::string &fileSystem, const std::string &subnet,
                           const std::vector<std::string> &groups);

/// The name under which the instances of a VPC mount a file system: "fs-0123.efs.eu-west-1.amazonaws.com".
std::string fileSystemHost(const std::string &id, const std::string &region);

} // namespace trainyard::aws
