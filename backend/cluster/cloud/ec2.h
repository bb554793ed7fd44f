#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/clock.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::cluster {

enum class PowerAction : int { Stop, Hibernate, Start, Reboot };

/// Kinds of resources other than machines that carry our tags and cost money, hold a name, or start machines. Listed in
/// the order of removal: spot requests are cancelled before the machines terminate, all others are removed afterwards.
enum class ResourceKind {
    SpotRequest,
    Volume,
    NatGateway, ///< holds its address until it is deleted
    Address,
    LaunchTemplate,
    PlacementGroup,
    SecurityGroup,
    KeyPair
};
inline constexpr ResourceKind kResourceKinds[] = {
    ResourceKind::SpotRequest,    ResourceKind::Volume,         ResourceKind::NatGateway,    ResourceKind::Address,
    ResourceKind::LaunchTemplate, ResourceKind::PlacementGroup, ResourceKind::SecurityGroup, ResourceKind::KeyPair};
/// As used in the ledger and in receipts: "security-group". The kind of a machine is "instance".
std::string_view toString(ResourceKind) noexcept;
std::optional<ResourceKind> parseResourceKind(std::string_view word) noexcept;

struct Ec2Resource {
    ResourceKind kind;
    std::string id; ///< as remove() takes it: the name of key pairs and placement groups, else the id
    std::string name, state;
    int sizeGiB = 0; ///< of a volume
    TagMap tags;
    std::string attachedTo = {}; ///< machine of the spot request, or machine that the volume is attached to
};

/// The part of EC2 in one region that launch and teardown use. Tests inject faults at this interface. Every call is
/// safe to repeat; calls that create something fail with AlreadyExists when it exists. Thread-safe.
class Ec2 {
public:
    virtual ~Ec2() = default;
    virtual const std::string &region() const = 0;

    /// \error NoCapacity, QuotaExceeded, PermissionDenied, InvalidArgument, ...; after Timeout, Disconnected,
    ///     MalformedReply or ServiceFailure it is unknown whether machines were created: look them up by token, or send
    ///     the same request again
    /// Repeating the request with the same token creates no further machine.
    virtual Result<std::vector<aws::Instance>> runMachines(const aws::RunInstancesRequest &, const CallContext &) = 0;
    /// Queries by id and omits ids that the cloud does not know. A machine that is younger than
    /// PollingPolicy::consistency may be missing although it exists.
    virtual Result<std::vector<aws::Instance>> machines(const std::vector<InstanceId> &, const CallContext &) = 0;
    Result<std::vector<aws::Instance>> machinesByToken(const std::string &token, const CallContext &context)
    {
        return machinesByTokens({token}, context);
    }
    virtual Result<std::vector<aws::Instance>> machinesByTokens(const std::vector<std::string> &,
                                                                const CallContext &) = 0;
    /// All that carry the tag, with any value when `value` is empty. Includes terminated ones that the cloud still
    /// lists.
    virtual Result<std::vector<aws::Instance>> machinesByTag(const std::string &key, const std::string &value,
                                                             const CallContext &) = 0;
    /// All machines of the account in the region, with or without our tags, except terminated ones.
    virtual Result<std::vector<aws::Instance>> allMachines(const CallContext &) = 0;
    /// Sent in batches.
    /// \return the ids that the cloud does not know; the others have begun to terminate
    /// \error Conflict when one is protected: AWS's message names it, and none in its zone was terminated
    virtual Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &, const CallContext &) = 0;
    /// Machines that use a volume, security group or placement group, except terminated ones; none for other kinds.
    virtual Result<std::vector<aws::Instance>> holders(ResourceKind, const std::string &id, const CallContext &) = 0;

    /// One call for all machines; a machine that is already in the requested state is no error. Returns when the change
    /// has begun.
    /// \error Conflict (not in a suitable state), Unsupported (hibernation), NoCapacity (start)
    virtual Status changePower(PowerAction, const std::vector<InstanceId> &, const CallContext &) = 0;
    /// Changes the instance type of a stopped machine.
    virtual Status setType(const InstanceId &, const std::string &type, const CallContext &) = 0;
    /// Whether termination protection is enabled.
    virtual Result<bool> isProtected(const InstanceId &, const CallContext &) = 0;
    /// Disables termination protection.
    virtual Status liftProtection(const InstanceId &, const CallContext &) = 0;
    /// Sets tags of machines or other resources and overwrites existing values.
    virtual Status tag(const std::vector<std::string> &ids, const TagMap &, const CallContext &) = 0;
    virtual Result<std::string> consoleOutput(const InstanceId &, const CallContext &) = 0;
    /// A screenshot of the console, as a JPEG file.
    /// \error Unsupported (bare metal, some types)
    virtual Result<std::string> screenshot(const InstanceId &, const CallContext &) = 0;
    /// Returns those that have passed both EC2 status checks.
    virtual Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &, const CallContext &) = 0;

    /// Those that carry the tag, with any value when `value` is empty; all of the region when `key` is empty. Omits
    /// what disappears with its machine: volumes that are deleted with their instance, and closed spot requests.
    virtual Result<std::vector<Ec2Resource>> resources(ResourceKind, const std::string &key, const std::string &value,
                                                       const CallContext &) = 0;
    /// One call for all spot requests; other kinds are removed one by one, up to the first failure. An unknown id is no
    /// error.
    /// \error Conflict (still in use, or a NAT gateway that is not deleted yet)
    virtual Status remove(ResourceKind, const std::vector<std::string> &ids, const CallContext &) = 0;

    virtual Status importKeyPair(const std::string &name, const std::string &publicLine, const TagMap &,
                                 const CallContext &) = 0;
    virtual Status createPlacementGroup(const std::string &name, const TagMap &, const CallContext &) = 0;
    /// The fingerprint in the form of ssh::KeyFile.
    /// \error NotFound
    virtual Result<std::string> keyFingerprint(const std::string &name, const CallContext &) = 0;
    /// \param vpc  empty: the default VPC
    /// \return the group's id
    virtual Result<std::string> createGroup(const std::string &name, const std::string &description,
                                            const std::string &vpc, const TagMap &, const CallContext &) = 0;
    /// The VPC that contains a subnet.
    /// \error NotFound
    virtual Result<std::string> vpcOf(const std::string &subnet, const CallContext &) = 0;
    /// The group's id; empty when there is none of that name.
    virtual Result<std::string> groupByName(const std::string &name, const CallContext &) = 0;
    /// Allows SSH from `cidr`; an existing rule is no error.
    virtual Status allowSsh(const std::string &groupId, const std::string &cidr, const CallContext &) = 0;
    /// The ranges that allowSsh() has opened; rules from other sources are omitted.
    virtual Result<std::vector<std::string>> sshAllowed(const std::string &groupId, const CallContext &) = 0;
    /// Removes the rule of allowSsh(); a missing rule is no error.
    virtual Status revokeSsh(const std::string &groupId, const std::string &cidr, const CallContext &) = 0;
    /// Opens every TCP port to the whole Internet. Requires LaunchPlan::acceptExposure.
    virtual Status allowAllTcp(const std::string &groupId, const CallContext &) = 0;
    /// Allows all traffic from members of the group; an existing rule is no error.
    virtual Status allowSelfReferencing(const std::string &groupId, const CallContext &) = 0;
    /// Allows all outbound traffic to members of the group, by group id. Elastic Fabric Adapters require this rule even
    /// where all outbound traffic is allowed.
    virtual Status allowSelfReferencingEgress(const std::string &groupId, const CallContext &) = 0;

    /// Capacity reservations of the region, in any state.
    virtual Result<std::vector<aws::CapacityReservation>> reservations(const CallContext &) = 0;
    /// The newest image with one of these owners (account ids, "amazon", "self") and this name pattern.
    /// \error NotFound
    virtual Result<aws::Image> newestImage(const std::vector<std::string> &owners, const std::string &namePattern,
                                           const std::string &architecture, const CallContext &) = 0;
    /// \error NotFound, Conflict (not available: pending, failed, deregistered)
    virtual Result<aws::Image> imageById(const std::string &id, const CallContext &) = 0;
    /// The image named by a version of a launch template; an empty version selects the default one.
    /// \error NotFound (template, version, or it names no image)
    virtual Result<std::string> imageOfTemplate(const std::string &idOrName, const std::string &version,
                                                const CallContext &) = 0;
    /// Zones of the region that offer the type.
    virtual Result<std::vector<std::string>> zonesOffering(const std::string &type, const CallContext &) = 0;
    virtual Result<std::vector<std::string>> enabledRegions(const CallContext &) = 0;
};

} // namespace trainyard::cluster
