#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"

namespace trainyard::localcloud {

class Ec2Service;
class Store;
class XmlWriter;

/// Controllers that start and replace instances: Auto Scaling groups, EMR clusters (both replace instances that others
/// terminated) and stacks of instances and groups. Implements the part of the three services that a rehearsal of their
/// termination needs. There is no thread: reconcile() applies the effects of time and losses, and is called before
/// every query. Thread-safe.
class ControllerStore {
public:
    static Result<std::unique_ptr<ControllerStore>> open(Store &, Ec2Service &);

    /// Replaces lost instances of the region and advances terminations in progress.
    void reconcile(const std::string &region);

    using Writer = std::function<void(XmlWriter &)>;
    /// An operation of Auto Scaling or CloudFormation.
    /// \return writer of the content of <OperationResult>
    /// \error ValidationError, AlreadyExists(Exception), ResourceInUse, UnknownOperation
    ServiceResult<Writer> query(const std::string &service, const Parameters &, const std::string &region);
    /// An operation of EMR, by its name without the target's prefix.
    /// \error InvalidRequestException, ValidationException, UnknownOperationException
    ServiceResult<nlohmann::json> emr(const std::string &operation, const nlohmann::json &body,
                                      const std::string &region);

    enum class Kind { Group, EmrCluster, Stack };
    struct InstanceController {
        Kind kind = Kind::Group;
        std::string id, name, region;              ///< id: a group's name, "j-...", or a stack's ARN
        std::string state;                         ///< of an EMR cluster or a stack; retained after the end
        std::string parent;                        ///< stack that created a group
        std::map<std::string, std::string> launch; ///< parameters of RunInstances
        std::int64_t least = 0, most = 0, wanted = 0, created = 0;
        bool isProtected = false, ends = false;
        Tags tags, passedOn; ///< its own tags, and those of its instances
    };

private:
    ControllerStore(Store &store, Ec2Service &ec2)
        : m_store(store)
        , m_ec2(ec2)
    {
    }
    // The caller holds the lock in all functions below.
    void reconcileOne(InstanceController &);
    std::vector<Instance> machinesOf(const InstanceController &) const;
    ServiceResult<void> launch(const InstanceController &, const std::map<std::string, std::string> &, Tags own);
    void terminateMachines(const InstanceController &, std::size_t from);
    void terminateLater(InstanceController &);
    void save(const InstanceController &);
    InstanceController *find(Kind, const std::string &region, const std::string &idOrName);

    ServiceResult<Writer> scaling(const std::string &operation, const Parameters &, const std::string &region);
    ServiceResult<Writer> createGroup(const Parameters &, const std::string &region);
    ServiceResult<Writer> describeGroups(const Parameters &, const std::string &region);
    ServiceResult<void> resize(InstanceController &, const Parameters &);
    ServiceResult<Writer> stacks(const std::string &operation, const Parameters &, const std::string &region);
    ServiceResult<Writer> createStack(const Parameters &, const std::string &region);
    ServiceResult<Writer> describeStacks(const std::string &nameOrId, const std::string &region);
    ServiceResult<nlohmann::json> runJobFlow(const nlohmann::json &body, const std::string &region);

    Store &m_store;
    Ec2Service &m_ec2;
    std::mutex m_mutex;
    std::map<std::string, InstanceController> m_controllers; ///< by kind, region and id
};

} // namespace trainyard::localcloud
