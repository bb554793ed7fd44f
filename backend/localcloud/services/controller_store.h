#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

class Ec2Service;
class Store;

/// Kind and state of an InstanceController.
enum class ControllerKind { Group, EmrCluster, Stack };
template <>
inline constexpr auto kWords<ControllerKind> = enumWords("group", "emr-cluster", "stack");

/// Of an EMR cluster or a stack; a group has none.
enum class ControllerState {
    None,
    Starting,
    Waiting,
    Terminating,
    Terminated,
    CreateComplete,
    DeleteInProgress,
    DeleteComplete
};
template <>
inline constexpr auto kWords<ControllerState> = enumWords("", "STARTING", "WAITING", "TERMINATING", "TERMINATED",
                                                          "CREATE_COMPLETE", "DELETE_IN_PROGRESS", "DELETE_COMPLETE");

struct InstanceController {
    ControllerKind kind = ControllerKind::Group;
    std::string id, name, region;                  ///< id: a group's name, "j-...", or a stack's ARN
    ControllerState state = ControllerState::None; ///< retained after the end
    std::string parent;                            ///< stack that created a group
    std::map<std::string, std::string> launch;     ///< parameters of RunInstances
    std::int64_t least = 0, most = 0, wanted = 0, created = 0;
    bool isProtected = false, ends = false;
    Tags tags, passedOn; ///< its own tags, and those of its instances

    bool over() const { return state == ControllerState::Terminated || state == ControllerState::DeleteComplete; }
};

/// Selects the instances that a group terminates when it shrinks, by Auto Scaling's default termination policy: each
/// time one of a zone that has the most, and of those the oldest. The oldest instance also has the oldest launch
/// template: a group keeps its template, and the versions of a template only grow.
/// \return ids, in the order of their termination
std::vector<std::string> scaleIn(std::vector<Instance> alive, std::size_t surplus);

/// Controllers that start and replace instances: Auto Scaling groups, EMR clusters (both replace instances that others
/// terminated) and stacks of instances and groups. Implements the part of the three services that a rehearsal of their
/// termination needs. There is no thread: reconcile() applies the effects of time and losses, and is called before
/// every query. Thread-safe.
class ControllerStore {
public:
    static Result<std::unique_ptr<ControllerStore>> open(Store &, Ec2Service &);

    /// Replaces lost instances of the region and advances terminations in progress.
    void reconcile(const std::string &region);

    /// An operation of Auto Scaling or CloudFormation.
    /// \return content of <OperationResult>
    /// \error ValidationError, AlreadyExists(Exception), ResourceInUse, UnknownOperation
    ServiceResult<XmlContent> query(const std::string &service, const Parameters &, const std::string &region);
    /// An operation of EMR, by its name without the target's prefix.
    /// \error InvalidRequestException, ValidationException, UnknownOperationException
    ServiceResult<nlohmann::json> emr(const std::string &operation, const nlohmann::json &body,
                                      const std::string &region);

private:
    ControllerStore(Store &store, Ec2Service &ec2)
        : m_store(store)
        , m_ec2(ec2)
    {
    }
    // The caller holds the lock in all functions below.
    void reconcileOne(InstanceController &);
    void maintain(InstanceController &);
    std::vector<Instance> machinesOf(const InstanceController &) const;
    std::vector<Instance> aliveOf(const InstanceController &) const;
    ServiceResult<void> launch(const InstanceController &, const std::map<std::string, std::string> &, Tags own);
    void terminate(const InstanceController &, const std::vector<std::string> &ids);
    void terminateAll(const InstanceController &);
    void terminateLater(InstanceController &);
    /// Adds, saves and reconciles a controller.
    void add(const InstanceController &);
    void save(const InstanceController &);
    InstanceController *find(ControllerKind, const std::string &region, const std::string &idOrName);
    std::vector<InstanceController *> all(ControllerKind, const std::string &region);

    struct QueryAction {
        std::string_view name;
        ServiceResult<XmlContent> (ControllerStore::*run)(const Parameters &, const std::string &region);
        std::string_view parameters; ///< that it accepts
    };
    // controller_scaling.cpp
    static const std::vector<QueryAction> kGroupActions;
    ServiceResult<XmlContent> createGroup(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> describeGroups(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> updateGroup(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> deleteGroup(const Parameters &, const std::string &region);
    ServiceResult<InstanceController *> namedGroup(const Parameters &, const std::string &region);
    // controller_stacks.cpp
    static const std::vector<QueryAction> kStackActions;
    ServiceResult<XmlContent> createStack(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> describeStacks(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> protectStack(const Parameters &, const std::string &region);
    ServiceResult<XmlContent> deleteStack(const Parameters &, const std::string &region);
    // controller_emr.cpp
    struct EmrAction {
        std::string_view name;
        ServiceResult<nlohmann::json> (ControllerStore::*run)(const nlohmann::json &body, const std::string &region);
    };
    static const std::vector<EmrAction> kEmrActions;
    ServiceResult<nlohmann::json> runJobFlow(const nlohmann::json &body, const std::string &region);
    ServiceResult<nlohmann::json> listClusters(const nlohmann::json &body, const std::string &region);
    ServiceResult<nlohmann::json> describeCluster(const nlohmann::json &body, const std::string &region);
    ServiceResult<nlohmann::json> protectClusters(const nlohmann::json &body, const std::string &region);
    ServiceResult<nlohmann::json> terminateClusters(const nlohmann::json &body, const std::string &region);
    ServiceResult<std::vector<InstanceController *>> namedClusters(const std::vector<std::string> &ids,
                                                                   const std::string &region);

    Store &m_store;
    Ec2Service &m_ec2;
    std::mutex m_mutex;
    std::map<std::string, InstanceController> m_controllers; ///< by kind, region and id
};

} // namespace trainyard::localcloud
