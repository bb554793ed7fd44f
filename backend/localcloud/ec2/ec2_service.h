#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "backend/core/task_pool.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/fault_injector.h"
#include "backend/localcloud/http/http_message.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

class Machines;
class Store;

struct Ec2Settings {
    std::filesystem::path instancesFolder;
    double speed = 1;         ///< divides the artificial delays of state changes
    bool recordsOnly = false; ///< instances have neither processes nor files
    std::string endpointUrl;  ///< for the instances' environment
    std::function<InstanceFaults()> instanceFaults;
    std::function<void(const std::string &)> onTerminated; ///< instance id
    /// Returns the role of an instance profile; empty if EC2 does not know the profile. Null: every profile is known.
    std::function<std::string(const std::string &)> roleOfProfile = {};
};

struct Ec2Call {
    std::string operation, region, requestId;
    Parameters parameters;
};

/// The facts of an instance for its metadata endpoint.
struct InstanceFacts {
    Instance instance;
    std::string imageUser;
    std::vector<std::string> groupNames;
};

/// EC2: records in memory, written through to the store, and a clock thread that moves states. Thread-safe.
class Ec2Service {
public:
    Ec2Service(Store &, Machines &, Ec2Settings);
    ~Ec2Service();

    /// Reads the records of the previous run; instances that were running then are marked as stopped or terminated.
    Status load();
    void startClock();

    /// \return the complete XML document of the reply
    ServiceResult<std::string> handle(const Ec2Call &);

    std::optional<InstanceFacts> factsBySecret(const std::string &metadataSecret);
    /// RunInstances for another service, with tags ("aws:...") that clients may not set.
    ServiceResult<void> launchFor(Ec2Call, const Tags &own);
    /// Instances of the region with the tag, including those that have ended.
    std::vector<Instance> withTag(const std::string &region, const std::string &key, const std::string &value);
    /// Number of instances that need this process: all that are neither stopped nor terminated.
    std::size_t activeInstances();
    /// Ends every instance that is not stopped, and waits until its processes are gone.
    void terminateAll();

private:
    using Body = ServiceResult<std::string>;
    using Handler = Body (Ec2Service::*)(const Ec2Call &);
    struct Operation {
        Handler handler;
        std::set<std::string, std::less<>> allowed;
    };
    struct PendingTermination {
        bool removeDisk = false;
        std::future<bool> done;
    };

    static std::map<std::string, Operation> operationTable();
    static void addInstanceOperations(std::map<std::string, Operation> &);
    static void addOtherOperations(std::map<std::string, Operation> &);
    static void addResourceOperations(std::map<std::string, Operation> &);
    static Operation operation(Handler, const char *names);

    // ec2_run.cpp
    Body runInstances(const Ec2Call &);
    Body runFilled(const Ec2Call &, const std::string &fingerprint);
    ServiceResult<Instance> readLaunch(const Ec2Call &);
    static ServiceResult<void> checkHibernation(const Instance &, const std::vector<Volume> &, std::int64_t imageGib);
    ServiceResult<std::vector<std::string>> readGroups(const Ec2Call &, const Parameters &interface);
    ServiceResult<std::vector<Volume>> readDevices(const Ec2Call &, const ImageInfo &);
    ServiceResult<std::optional<std::string>> earlierReservation(const Ec2Call &);
    void bootLocked(Instance &);
    std::string reservationXml(const std::string &region, const std::string &reservation);
    // ec2_describe.cpp
    Body describeInstances(const Ec2Call &);
    Body describeInstanceStatus(const Ec2Call &);
    Body getConsoleScreenshot(const Ec2Call &);
    Body getConsoleOutput(const Ec2Call &);
    Body describeInstanceAttribute(const Ec2Call &);
    Body describeVolumes(const Ec2Call &);
    Body deleteVolume(const Ec2Call &);
    void writeInstance(XmlWriter &, const Instance &);
    // ec2_change.cpp
    Body startInstances(const Ec2Call &);
    Body stopInstances(const Ec2Call &);
    Body rebootInstances(const Ec2Call &);
    Body terminateInstances(const Ec2Call &);
    Body modifyInstanceAttribute(const Ec2Call &);
    ServiceResult<std::vector<Instance *>> namedInstances(const Ec2Call &);
    // ec2_resources.cpp
    Body allocateAddress(const Ec2Call &);
    Body associateAddress(const Ec2Call &);
    Body describeAddresses(const Ec2Call &);
    Body releaseAddress(const Ec2Call &);
    Body createPlacementGroup(const Ec2Call &);
    Body describePlacementGroups(const Ec2Call &);
    Body deletePlacementGroup(const Ec2Call &);
    Body describeSpotRequests(const Ec2Call &);
    Body cancelSpotRequests(const Ec2Call &);
    ServiceResult<std::optional<SpotRequest>> readSpotRequest(const Ec2Call &);
    PlacementGroup *findPlacementGroup(const std::string &region, const std::string &name);
    void releaseResourcesLocked(const Instance &);
    // ec2_spot_reservations.cpp
    Body describeSpotPrices(const Ec2Call &);
    Body createCapacityReservation(const Ec2Call &);
    Body describeCapacityReservations(const Ec2Call &);
    Body cancelCapacityReservation(const Ec2Call &);
    ServiceResult<void> checkReservation(const Instance &model, std::int64_t count) const;
    std::int64_t freeIn(const CapacityReservation &) const;
    void writeReservation(XmlWriter &, const CapacityReservation &) const;
    // ec2_templates.cpp
    Body createLaunchTemplate(const Ec2Call &);
    Body createLaunchTemplateVersion(const Ec2Call &);
    Body describeLaunchTemplates(const Ec2Call &);
    Body describeLaunchTemplateVersions(const Ec2Call &);
    Body deleteLaunchTemplate(const Ec2Call &);
    ServiceResult<LaunchTemplate *> namedTemplate(const Ec2Call &, const Parameters &);
    ServiceResult<Ec2Call> filledFromTemplate(const Ec2Call &);
    // ec2_tags.cpp
    Body createTags(const Ec2Call &);
    Body deleteTags(const Ec2Call &);
    Body describeTags(const Ec2Call &);
    template <class F>
    void eachTaggedKind(F use);
    Tags *tagsOf(const std::string &region, const std::string &id);
    void saveTagged(const std::string &id);
    // ec2_keys.cpp
    Body createKeyPair(const Ec2Call &);
    Body importKeyPair(const Ec2Call &);
    Body describeKeyPairs(const Ec2Call &);
    Body deleteKeyPair(const Ec2Call &);
    ServiceResult<KeyPair> newKey(const Ec2Call &);
    XmlWriter saveKey(const KeyPair &);
    KeyPair *findKey(const std::string &region, const std::string &name);
    // ec2_groups.cpp
    Body createSecurityGroup(const Ec2Call &);
    Body describeSecurityGroups(const Ec2Call &);
    Body deleteSecurityGroup(const Ec2Call &);
    Body authorizeIngress(const Ec2Call &);
    Body authorizeEgress(const Ec2Call &);
    Body revokeIngress(const Ec2Call &);
    ServiceResult<SecurityGroup *> namedGroup(const Ec2Call &);
    ServiceResult<std::vector<GroupRule>> readRules(const Ec2Call &, const SecurityGroup &);
    SecurityGroup &defaultGroup(const std::string &region);
    SecurityGroup *findGroup(const std::string &region, const std::string &idOrName);
    // ec2_regions_zones.cpp
    Body describeImages(const Ec2Call &);
    Body describeInstanceTypes(const Ec2Call &);
    Body describeInstanceTypeOfferings(const Ec2Call &);
    Body describeRegions(const Ec2Call &);
    Body describeAvailabilityZones(const Ec2Call &);
    Body describeVpcs(const Ec2Call &);
    Body describeSubnets(const Ec2Call &);
    // ec2_network.cpp
    static void addNetworkOperations(std::map<std::string, Operation> &);
    Body describeRouteTables(const Ec2Call &);
    Body spotPlacementScores(const Ec2Call &);
    // ec2_gateways.cpp
    Body createNatGateway(const Ec2Call &);
    Body describeNatGateways(const Ec2Call &);
    Body deleteNatGateway(const Ec2Call &);
    void updateGatewaysLocked();

    // ec2_state_transitions.cpp: the caller holds the lock in every function named ...Locked
    void clockThread();
    void tickLocked(bool checkPowerRequests);
    void endLocked(Instance &, const std::string &nextState, const std::string &reasonCode,
                   const std::string &reasonMessage);
    void endingDoneLocked(Instance &);
    void guestEndedLocked(Instance &, const std::string &code, const std::string &message);
    void rebootLocked(Instance &);
    void interruptLocked(Instance &, const std::string &wanted);
    void writeHostsLocked();
    std::int64_t now() const;
    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / m_settings.speed); }
    std::filesystem::path folderOf(const Instance &one) const { return m_settings.instancesFolder / one.id; }

    template <class T>
    void save(const char *kind, const std::string &id, const T &record);
    void saveInstance(const Instance &);

    Store &m_store;
    Machines &m_machines;
    Ec2Settings m_settings;
    const std::map<std::string, Operation> m_operations = operationTable();

    std::mutex m_mutex; ///< guards the members below
    std::map<std::string, Instance> m_instances;
    std::map<std::string, Volume> m_volumes;
    std::map<std::string, KeyPair> m_keys;
    std::map<std::string, SecurityGroup> m_groups;
    std::map<std::string, Address> m_addresses;
    std::map<std::string, NatGateway> m_gateways;
    std::map<std::string, PlacementGroup> m_placementGroups;
    std::map<std::string, CapacityReservation> m_reservations;
    std::map<std::string, LaunchTemplate> m_templates;
    std::map<std::string, SpotRequest> m_spotRequests;
    std::map<std::string, TokenUse> m_tokens; ///< by region and token
    std::map<std::string, PendingTermination> m_pendingTerminations;
    std::set<std::string> m_reboots;
    std::condition_variable m_wake;
    bool m_stopping = false;
    std::thread m_clock;
    TaskPool m_pool;
};

} // namespace trainyard::localcloud
