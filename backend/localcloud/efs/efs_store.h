#pragma once

#include <array>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/enum_names.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/fault_injector.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

class Ec2Service;
class Machines;
class Store;

enum class EfsState { Creating, Available, Deleting, Error };
constexpr auto namesOf(EfsState)
{
    return std::to_array<std::string_view>({"creating", "available", "deleting", "error"});
}
using trainyard::toString;

struct FileSystem {
    std::string id, region, token, performance = "generalPurpose", throughput = "bursting", kmsKey;
    double provisionedMibps = 0;
    bool encrypted = false;
    EfsState state = EfsState::Creating;
    std::int64_t created = 0, stateEnds = 0; ///< stateEnds: when the next state begins; ms since 1970
    std::string lifecycle;                   ///< JSON of the lifecycle configuration
    Tags tags;
};

struct MountTarget {
    std::string id, region, fileSystem, subnet, zone, zoneId, address, interface;
    std::vector<std::string> groups;
    EfsState state = EfsState::Creating;
    std::int64_t stateEnds = 0;
    std::string vpc; ///< empty: the default VPC
};

struct EfsSettings {
    std::filesystem::path folder;      ///< of all file systems: REGION/ID
    double speed = 1;                  ///< divides the delays of state changes
    std::function<EfsFaults()> faults; ///< null: none
    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / speed); }
};

/// A request of `mount` in an instance.
struct MountRequest {
    std::string server, path, options;
};

/// What `mount` does: exit status 0 and the folder below EfsSettings::folder/REGION, or its message.
struct MountAnswer {
    int status = 0;
    std::string text;
};

/// EFS: file systems that are folders of this computer, and mount targets as records that decide who may mount them.
/// Instances mount through their folder (efs_mounts.cpp), with the names, zones, groups and options of AWS. Order of
/// locks: Ec2State, then this, then Store; no call of Ec2Service is made under the mutex. Thread-safe.
class EfsStore {
public:
    static Result<std::unique_ptr<EfsStore>> open(Store &, Ec2Service &, Machines &, EfsSettings);
    ~EfsStore();

    /// "CreateFileSystem" and so on; "Unknown" for a request that matches no operation.
    static std::string operationName(const std::string &method, const std::string &path);
    /// An operation of EFS.
    /// \param query  decoded pairs
    /// \error those of EFS: FileSystemNotFound, MountTargetConflict, ...
    ServiceResult<HttpReply> handle(const HttpRequest &, const std::string &body, const std::string &region);
    /// A refusal in the form of EFS.
    static HttpReply errorReply(const ServiceError &);

    bool usesGroup(const std::string &region, const std::string &group);
    /// The folder that all instances of the region share; it exists.
    std::filesystem::path regionFolder(const std::string &region) const;
    /// Decides as AWS does: name, zone, state and security groups of the mount target, options, sub-folder.
    /// \param rules  ingress rules by group, for the groups of all mount targets
    MountAnswer mount(const Instance &, const std::map<std::string, std::vector<GroupRule>> &rules,
                      const MountRequest &);
    /// Answers the `mount` and `umount` of running instances, in a thread.
    void startClock();
    void stop();

private:
    using Json = nlohmann::json;
    struct Call {
        std::string id; ///< in the path
        const HttpRequest &request;
        const Json &body;
        std::string region;
    };
    using Reply = ServiceResult<HttpReply>;
    struct Route {
        std::string_view operation, method, path; ///< path: "*" is an id
        Reply (EfsStore::*run)(const Call &);
        std::string_view members; ///< of the body
    };
    static const std::vector<Route> kRoutes;
    static const Route *routeOf(const std::string &method, const std::string &path, std::string &id);

    EfsStore(Store &, Ec2Service &, Machines &, EfsSettings);
    // The caller holds the mutex in these.
    void update(); ///< applies the state changes that are due
    void save(const FileSystem &);
    void save(const MountTarget &);
    ServiceResult<FileSystem *> namedSystem(const std::string &id, const std::string &region);
    ServiceResult<MountTarget *> namedTarget(const std::string &id, const std::string &region);
    Json asJson(const FileSystem &) const;
    const MountTarget *reachable(const Instance &, const std::string &server) const;

    // The actions, without the mutex.
    Reply createSystem(const Call &);
    Reply describeSystems(const Call &);
    Reply deleteSystem(const Call &);
    Reply putLifecycle(const Call &);
    Reply getLifecycle(const Call &);
    Reply createTarget(const Call &);
    Reply describeTargets(const Call &);
    Reply deleteTarget(const Call &);
    Reply getTargetGroups(const Call &);
    Reply putTargetGroups(const Call &);
    Reply tagResource(const Call &);
    Reply listTags(const Call &);
    Reply untagResource(const Call &);
    /// The groups of a mount target, by default that of the VPC.
    ServiceResult<std::vector<std::string>> readGroups(const Call &);

    // efs_mounts.cpp
    void clockThread();
    void serveMounts();
    void serve(const Instance &);
    std::string answerTo(const Instance &, const std::string &request);

    Store &m_store;
    Ec2Service &m_ec2;
    Machines &m_machines;
    const EfsSettings m_settings;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_ending = false;
    std::map<std::string, FileSystem> m_systems;
    std::map<std::string, MountTarget> m_targets;
    std::set<std::pair<std::string, std::string>> m_mounted; ///< instance and folder; only the clock uses it
    std::thread m_clock;
};

/// True when one of the rules lets the instance reach NFS.
bool permitsNfs(const std::vector<GroupRule> &, const Instance &);
/// Empty, or why `mount` refuses the options.
std::string checkMountOptions(const std::string &options);

} // namespace trainyard::localcloud
