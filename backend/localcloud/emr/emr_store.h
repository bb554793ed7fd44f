#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/emr/emr_logs.h"
#include "backend/localcloud/emr/emr_model.h"
#include "backend/localcloud/emr/emr_node.h"
#include "backend/localcloud/fault_injector.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

class Ec2Service;
class Store;
struct Ec2State;

/// What EMR uses of the rest of the cloud.
struct EmrSettings {
    double speed = 1; ///< divides all delays, also the idle limit of a cluster
    /// Reads an object of S3: bucket, key.
    std::function<Result<std::string>(const std::string &, const std::string &)> readObject;
    EmrLogs::Put writeObject;
    std::function<bool(const std::string &)> hasRole;              ///< a service role exists
    std::function<std::string(const std::string &)> roleOfProfile; ///< as Ec2Settings::roleOfProfile
    std::function<EmrFaults()> faults;                             ///< null: none
    std::function<std::optional<ServiceError>()> launchFault;      ///< of RunInstances for a node; null: none

    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / speed); }
};

/// EMR: clusters with uniform instance groups, from RunJobFlow to the end. Bootstrap actions and steps are programs in
/// the sandboxes; a thread moves the clusters on. With instances that are only records, every program succeeds at once.
/// Order of locks: this, then Ec2State, Store. Thread-safe.
class EmrStore {
public:
    static Result<std::unique_ptr<EmrStore>> open(Store &, Ec2Service &, EmrSettings);
    ~EmrStore();

    /// An operation of EMR, by its name without the target's prefix.
    /// \error InvalidRequestException, ValidationException, InternalServerException
    ServiceResult<nlohmann::json> handle(const std::string &operation, const nlohmann::json &body,
                                         const std::string &region);
    /// Moves every cluster on by one step, and delivers logs that are due. The clock calls it all the time.
    void advance();
    void startClock();
    /// Stops the clock; afterwards nothing is launched any more.
    void stop();

private:
    using Json = nlohmann::json;
    using Reply = ServiceResult<Json>;

    EmrStore(Store &, Ec2Service &, EmrSettings);
    // The caller holds the mutex in all functions below.
    void clockThread();
    void save(const EmrCluster &);
    std::int64_t now() const { return nowMillis(); }

    // emr_actions.cpp
    struct Action {
        std::string_view name;
        Reply (EmrStore::*run)(const Json &, const std::string &region);
        std::string_view members; ///< that it accepts; empty: the action checks them itself
    };
    static const std::vector<Action> kActions;
    ServiceResult<EmrCluster *> named(const std::string &id, const std::string &region);
    ServiceResult<std::vector<EmrCluster *>> namedAll(const std::vector<std::string> &ids, const std::string &region);
    Reply runJobFlow(const Json &, const std::string &region);
    Reply addGroups(const Json &, const std::string &region);
    Reply modifyGroups(const Json &, const std::string &region);
    Reply addSteps(const Json &, const std::string &region);
    Reply cancelSteps(const Json &, const std::string &region);
    Reply protect(const Json &, const std::string &region);
    Reply keepAlive(const Json &, const std::string &region);
    Reply terminate(const Json &, const std::string &region);
    Reply putIdlePolicy(const Json &, const std::string &region);
    Reply getIdlePolicy(const Json &, const std::string &region);
    Reply removeIdlePolicy(const Json &, const std::string &region);
    Reply addTags(const Json &, const std::string &region);
    Reply removeTags(const Json &, const std::string &region);
    // emr_describe.cpp
    Reply listClusters(const Json &, const std::string &region);
    Reply describeCluster(const Json &, const std::string &region);
    Reply listGroups(const Json &, const std::string &region);
    Reply listInstances(const Json &, const std::string &region);
    Reply listBootstrapActions(const Json &, const std::string &region);
    Reply listSteps(const Json &, const std::string &region);
    Reply describeStep(const Json &, const std::string &region);
    Reply listReleases(const Json &, const std::string &region);
    Reply describeRelease(const Json &, const std::string &region);
    Reply listTypes(const Json &, const std::string &region);
    // emr_network.cpp
    Reply getPublicAccess(const Json &, const std::string &region);
    Reply putPublicAccess(const Json &, const std::string &region);
    /// Makes the managed groups that the cluster does not name, fills those that it names, and checks all of them.
    ServiceResult<void> prepareNetwork(EmrCluster &);
    ServiceResult<void> checkPublicRules(const EmrCluster &, Ec2State &) const;

    // emr_progress.cpp
    void advance(EmrCluster &);
    void updateNodes(EmrCluster &, const std::vector<Instance> &);
    void launchMissing(EmrCluster &, EmrGroup &);
    void removeSurplus(EmrCluster &, EmrGroup &);
    void launchNode(EmrCluster &, EmrGroup &);
    void advanceNode(EmrCluster &, EmrNode &, const Instance &);
    void bootstrap(EmrCluster &, EmrNode &, const Instance &);
    void provision(EmrCluster &, EmrNode &, const Instance &);
    void failNode(EmrCluster &, EmrNode &, const std::string &what);
    void endNode(EmrCluster &, EmrNode &, const EmrReason &);
    void updateGroup(EmrCluster &, EmrGroup &);
    void updateState(EmrCluster &);
    void writeYarnNodes(EmrCluster &, const std::vector<Instance> &);
    /// Begins the end of the cluster.
    void end(EmrCluster &, bool withErrors, EmrReason);
    void advanceEnd(EmrCluster &, const std::vector<Instance> &);
    bool isRecordsOnly() const;
    EmrNodeFolder folderOf(const std::string &instance) const;
    void copyLogs(const EmrCluster &, const std::string &path, const EmrTaskLogs &);
    EmrFaults faults() const { return m_settings.faults ? m_settings.faults() : EmrFaults(); }

    // emr_steps.cpp
    void advanceSteps(EmrCluster &);
    bool startStep(EmrCluster &, EmrStep &, const EmrNode &master);
    void endStep(EmrCluster &, EmrStep &, EmrStepState, const std::string &reason, const std::string &message);
    void copyStepLogs(EmrCluster &, EmrStep &, const EmrNode &master);

    struct PublicAccess {
        bool blocked = true;
        std::vector<std::pair<std::int64_t, std::int64_t>> permitted = {{22, 22}};
        std::int64_t changed = 0;
    };
    void savePublicAccess(const std::string &region);
    Status loadPublicAccess();

    Store &m_store;
    Ec2Service &m_ec2;
    const EmrSettings m_settings;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_ending = false;
    bool m_changed = false; ///< the cluster that advances has to be saved
    std::map<std::string, EmrCluster> m_clusters;
    std::map<std::string, PublicAccess> m_publicAccess; ///< by region
    std::map<std::string, std::string> m_yarnNodes;     ///< by cluster: what was sent to its nodes
    EmrLogs m_logs;
    std::thread m_clock;
};

} // namespace trainyard::localcloud
