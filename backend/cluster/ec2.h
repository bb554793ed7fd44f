#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::cluster {

using TagMap = std::map<std::string, std::string>;

/// One RunInstances call. Sending it again with the same token makes nothing twice.
struct MachineRequest {
    std::string token; ///< ClientToken
    int count = 1;
    std::string imageId, type, keyName, groupId;
    std::string zone, subnet; ///< empty: AWS chooses
    std::string userData;     ///< plain text; at most 16 KiB
    std::string rootDevice;
    int rootGiB = 30;
    bool spot = false;
    double maxPriceUsd = 0;
    std::string placementGroup;                  ///< its name, or empty
    std::string reservation;                     ///< "cr-..." that it comes out of, or empty
    bool capacityBlock = false;                  ///< the reservation is a capacity block
    bool efa = false;                            ///< Elastic Fabric Adapter
    std::string instanceProfile;                 ///< its name, or empty
    bool publicAddress = false;                  ///< whatever its subnet does
    int metadataHops = 1;                        ///< 2: containers on it reach its role, too
    bool hibernate = false;                      ///< it may be hibernated later
    std::string launchTemplate, templateVersion; ///< what this request leaves open comes from there
    TagMap tags;                                 ///< for the instance, its volume, interface and spot request
};

struct Machine {
    InstanceId id;
    std::string state; ///< EC2's word: pending, running, shutting-down, terminated, stopping, stopped
    std::string stateReason;
    std::string type, publicAddress, privateAddress, zone, keyName, imageId, clientToken, placementGroup;
    Timestamp launched{};
    TagMap tags;
    bool isTerminated() const { return state == "terminated"; }
    bool isTerminating() const { return state == "terminated" || state == "shutting-down"; }
};

enum class PowerAction : int { Stop, Hibernate, Start, Reboot };

/// Kinds of things besides machines that carry our tags and cost money, hold a name, or start machines again. In the
/// order in which they can go: spot requests before the machines, all others after them.
enum class ResourceKind {
    SpotRequest,
    Volume,
    NatGateway, ///< holds its address until it is gone
    Address,
    LaunchTemplate,
    PlacementGroup,
    SecurityGroup,
    KeyPair
};
inline constexpr ResourceKind kResourceKinds[] = {
    ResourceKind::SpotRequest,    ResourceKind::Volume,         ResourceKind::NatGateway,    ResourceKind::Address,
    ResourceKind::LaunchTemplate, ResourceKind::PlacementGroup, ResourceKind::SecurityGroup, ResourceKind::KeyPair};
/// As the ledger and receipts write it: "security-group". The kind of a machine is "instance".
std::string_view toString(ResourceKind) noexcept;
std::optional<ResourceKind> parseResourceKind(std::string_view word) noexcept;

struct Ec2Resource {
    ResourceKind kind;
    std::string id; ///< what remove() takes: the name of key pairs and placement groups, else AWS's id
    std::string name, state;
    int sizeGiB = 0; ///< of a volume
    TagMap tags;
    std::string attachedTo = {}; ///< the machine that a spot request has brought, or that a volume is attached to
};

/// Capacity that somebody has reserved and pays for, used or not.
struct CapacityReservation {
    std::string id, type, zone, state; ///< EC2's word: active, scheduled, expired, cancelled, ...
    int total = 0, available = 0;      ///< machines
    bool block = false;                ///< a capacity block
    std::string starts, ends;          ///< ISO 8601; no end: until it is cancelled
    bool operator==(const CapacityReservation &) const = default;
};

/// What a launch has to know of an image.
struct MachineImage {
    std::string id, rootDevice, architecture;
    int rootGiB = 0;           ///< the least that its root volume may have: the size of its snapshot
    std::string name, created; ///< created: ISO 8601
    bool operator==(const MachineImage &) const = default;
};

/// What the cluster drivers need of EC2 in one region, and no more: the seam where tests put faults.
/// Every call is safe to repeat; those that make something say AlreadyExists when it is there. Any thread.
class Ec2 {
public:
    virtual ~Ec2() = default;
    virtual const std::string &region() const = 0;

    /// errors  NoCapacity, QuotaExceeded, PermissionDenied, InvalidArgument, ...; after Timeout, Disconnected,
    ///         MalformedReply or ServiceFailure it is not known whether machines were made: find them by token, or
    ///         send the same again
    virtual Result<std::vector<Machine>> runMachines(const MachineRequest &, const Deadline &, std::stop_token) = 0;
    /// Asked by id. Ids that the cloud does not know are left out: of a machine that is younger than Pace::consistency
    /// that says nothing.
    virtual Result<std::vector<Machine>> machines(const std::vector<InstanceId> &, const Deadline &,
                                                  std::stop_token) = 0;
    Result<std::vector<Machine>> machinesByToken(const std::string &token, const Deadline &deadline,
                                                 std::stop_token stop)
    {
        return machinesByTokens({token}, deadline, std::move(stop));
    }
    virtual Result<std::vector<Machine>> machinesByTokens(const std::vector<std::string> &, const Deadline &,
                                                          std::stop_token) = 0;
    /// All that carry the tag, whatever its value when `value` is empty; terminated ones too, while the cloud remembers
    /// them.
    virtual Result<std::vector<Machine>> machinesByTag(const std::string &key, const std::string &value,
                                                       const Deadline &, std::stop_token) = 0;
    /// Whatever the account has in the region, with our tags or without; not the terminated ones.
    virtual Result<std::vector<Machine>> allMachines(const Deadline &, std::stop_token) = 0;
    /// Batched.
    /// return  the ids that the cloud does not know; the others have begun to end
    /// errors  Conflict when one is protected: AWS's words name it, and none in its zone was ended
    virtual Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &, const Deadline &,
                                                      std::stop_token) = 0;
    /// Machines that are not terminated and use a volume, security group or placement group; none for other kinds.
    virtual Result<std::vector<Machine>> holders(ResourceKind, const std::string &id, const Deadline &,
                                                 std::stop_token) = 0;

    /// Asked for all at once; those that are there already are an answer. Returns when it has begun.
    /// errors  Conflict (not in a state for it), Unsupported (hibernation), NoCapacity (start)
    virtual Status changePower(PowerAction, const std::vector<InstanceId> &, const Deadline &, std::stop_token) = 0;
    /// Of a stopped machine.
    virtual Status setType(const InstanceId &, const std::string &type, const Deadline &, std::stop_token) = 0;
    /// Is it protected against termination?
    virtual Result<bool> isProtected(const InstanceId &, const Deadline &, std::stop_token) = 0;
    /// Take the protection against termination away.
    virtual Status liftProtection(const InstanceId &, const Deadline &, std::stop_token) = 0;
    /// Set tags of machines or things, whatever they were.
    virtual Status tag(const std::vector<std::string> &ids, const TagMap &, const Deadline &, std::stop_token) = 0;
    virtual Result<std::string> consoleOutput(const InstanceId &, const Deadline &, std::stop_token) = 0;
    /// What its screen shows, as a JPEG file. errors Unsupported (bare metal, some types)
    virtual Result<std::string> screenshot(const InstanceId &, const Deadline &, std::stop_token) = 0;
    /// Those of them that have passed both of EC2's own checks.
    virtual Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &, const Deadline &,
                                                    std::stop_token) = 0;

    /// Those that carry the tag, whatever its value when `value` is empty; all of the region when `key` is empty. What
    /// goes with a machine by itself is left out: volumes that are deleted with their instance, closed spot requests.
    virtual Result<std::vector<Ec2Resource>> resources(ResourceKind, const std::string &key, const std::string &value,
                                                       const Deadline &, std::stop_token) = 0;
    /// One call for all spot requests; the others go one by one, up to the first that is refused.
    /// errors  Conflict while something still uses it, and while a NAT gateway is on its way; unknown: an answer
    virtual Status remove(ResourceKind, const std::vector<std::string> &ids, const Deadline &, std::stop_token) = 0;

    virtual Status importKeyPair(const std::string &name, const std::string &publicLine, const TagMap &,
                                 const Deadline &, std::stop_token) = 0;
    virtual Status createPlacementGroup(const std::string &name, const TagMap &, const Deadline &, std::stop_token) = 0;
    /// Its fingerprint, as ssh::KeyFile knows it. errors NotFound
    virtual Result<std::string> keyFingerprint(const std::string &name, const Deadline &, std::stop_token) = 0;
    /// vpc     empty: the default one
    /// return  its id
    virtual Result<std::string> createGroup(const std::string &name, const std::string &description,
                                            const std::string &vpc, const TagMap &, const Deadline &,
                                            std::stop_token) = 0;
    /// The network that a subnet is part of. errors NotFound
    virtual Result<std::string> vpcOf(const std::string &subnet, const Deadline &, std::stop_token) = 0;
    /// Its id; empty when there is none of that name.
    virtual Result<std::string> groupByName(const std::string &name, const Deadline &, std::stop_token) = 0;
    /// SSH from `cidr`; a rule that is there already is an answer.
    virtual Status allowSsh(const std::string &groupId, const std::string &cidr, const Deadline &, std::stop_token) = 0;
    /// The ranges that allowSsh() has opened; rules that somebody else made are left out.
    virtual Result<std::vector<std::string>> sshAllowed(const std::string &groupId, const Deadline &,
                                                        std::stop_token) = 0;
    /// Takes back what allowSsh() did; a rule that is not there is an answer.
    virtual Status revokeSsh(const std::string &groupId, const std::string &cidr, const Deadline &,
                             std::stop_token) = 0;
    /// Every TCP port from the whole Internet: only for who has accepted that in so many words.
    virtual Status allowAllTcp(const std::string &groupId, const Deadline &, std::stop_token) = 0;
    /// Everything from members of the group itself; a rule that is there already is an answer.
    virtual Status allowSelfReferencing(const std::string &groupId, const Deadline &, std::stop_token) = 0;
    /// Everything to members of the group itself, by name of the group: what Elastic Fabric Adapters want to see,
    /// though all may leave anyway.
    virtual Status allowSelfReferencingEgress(const std::string &groupId, const Deadline &, std::stop_token) = 0;

    /// Those of the region, in any state.
    virtual Result<std::vector<CapacityReservation>> reservations(const Deadline &, std::stop_token) = 0;
    /// The newest image of one of these owners (account ids, "amazon", "self") and this name pattern.
    /// errors  NotFound
    virtual Result<MachineImage> newestImage(const std::vector<std::string> &owners, const std::string &namePattern,
                                             const std::string &architecture, const Deadline &, std::stop_token) = 0;
    /// errors  NotFound, Conflict (it is not available: pending, failed, deregistered)
    virtual Result<MachineImage> imageById(const std::string &id, const Deadline &, std::stop_token) = 0;
    /// The image that a version of a launch template names; "" means its default version.
    /// errors  NotFound (template, version, or it names no image)
    virtual Result<std::string> imageOfTemplate(const std::string &idOrName, const std::string &version,
                                                const Deadline &, std::stop_token) = 0;
    /// Zones of the region that offer the type.
    virtual Result<std::vector<std::string>> zonesOffering(const std::string &type, const Deadline &,
                                                           std::stop_token) = 0;
    virtual Result<std::vector<std::string>> enabledRegions(const Deadline &, std::stop_token) = 0;
};

} // namespace trainyard::cluster
