#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

/// What launch and teardown need of EC2 in one region, as calls of its client. Every function is safe to repeat.
/// \error of all functions: as aws::Ec2Client
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
    std::string id; ///< as removeResources() takes it: the name of key pairs and placement groups, else the id
    std::string name, state;
    int sizeGiB = 0; ///< of a volume
    TagMap tags;
    std::string attachedTo = {}; ///< machine of the spot request, or machine that the volume is attached to
};

/// Matches resources that carry the tag, with any value when `value` is empty.
aws::Filter tagFilter(const std::string &key, const std::string &value);

Result<std::vector<aws::Instance>> machinesByTokens(aws::Ec2Client &, const std::vector<std::string> &tokens,
                                                    const CallContext &);
/// All that carry the tag, with any value when `value` is empty. Includes terminated ones that the cloud still lists.
Result<std::vector<aws::Instance>> machinesByTag(aws::Ec2Client &, const std::string &key, const std::string &value,
                                                 const CallContext &);
/// All machines of the account in the region, with or without our tags, except terminated ones.
Result<std::vector<aws::Instance>> allMachines(aws::Ec2Client &, const CallContext &);
/// Machines that use a volume, security group or placement group, except terminated ones; none for other kinds.
Result<std::vector<aws::Instance>> holdersOf(aws::Ec2Client &, ResourceKind, const std::string &id,
                                             const CallContext &);
/// One call for all machines; a machine that is already in the requested state is no error. Returns when the change has
/// begun.
/// \error Conflict (not in a suitable state), Unsupported (hibernation), NoCapacity (start)
Status changePower(aws::Ec2Client &, PowerAction, const std::vector<InstanceId> &, const CallContext &);
/// Returns those that have passed both EC2 status checks.
Result<std::vector<InstanceId>> passedStatusChecks(aws::Ec2Client &, const std::vector<InstanceId> &,
                                                   const CallContext &);

/// Those that carry the tag, with any value when `value` is empty; all of the region when `key` is empty. Omits what
/// disappears with its machine: volumes that are deleted with their instance, and closed spot requests; and the groups of
/// mount targets, which stay with their file system.
Result<std::vector<Ec2Resource>> describeResources(aws::Ec2Client &, ResourceKind, const std::string &key,
                                                   const std::string &value, const CallContext &);
/// Names of the security groups of mount targets (cluster/storage) begin with it.
inline constexpr std::string_view kNfsGroupPrefix = "trainyard-fs-";
/// Value of the tag trainyard:cluster of file systems and their groups: they belong to no cluster, and the policies of
/// restricted users permit changes of resources with the tag only.
inline constexpr const char *kSharedTag = "shared";
bool isNfsGroup(const aws::SecurityGroup &);
/// Revokes the rules of such groups that admit the members of another group, which cannot be deleted before.
/// \return whether there was one
Result<bool> revokeNfsRules(aws::Ec2Client &, const std::string &group, const CallContext &);

/// One call for all spot requests; other kinds are removed one by one, up to the first failure. An unknown id is no
/// error. A security group is removed from the rules of mount targets' groups first.
/// \error Conflict (still in use, or a NAT gateway that is not deleted yet)
Status removeResources(aws::Ec2Client &, ResourceKind, const std::vector<std::string> &ids, const CallContext &);

/// The fingerprint in the form of ssh::KeyFile.
/// \error NotFound
Result<std::string> keyFingerprint(aws::Ec2Client &, const std::string &name, const CallContext &);
/// The VPC that contains a subnet.
/// \error NotFound
Result<std::string> vpcOf(aws::Ec2Client &, const std::string &subnet, const CallContext &);
/// The VPC that the region uses where none is named.
/// \error NotFound
Result<std::string> defaultVpc(aws::Ec2Client &, const CallContext &);

/// Allows SSH from `cidr`. Its description identifies the rules that Trainyard has created.
aws::IngressRule sshRule(const std::string &cidr);
/// The ranges of the rules from sshRule(); rules from other sources are omitted.
Result<std::vector<std::string>> sshAllowed(aws::Ec2Client &, const std::string &groupId, const CallContext &);
/// The rule "All TCP, anywhere" from old walkthroughs. Requires LaunchPlan::acceptExposure.
aws::IngressRule allTcpRule();
/// All traffic with members of the group, by group id. Elastic Fabric Adapters require it for outbound traffic as well,
/// even where all outbound traffic is allowed.
aws::IngressRule memberRule(const std::string &groupId);

/// The newest image with one of these owners (account ids, "amazon", "self") and this name pattern.
/// \error NotFound
Result<aws::Image> newestImage(aws::Ec2Client &, const std::vector<std::string> &owners, const std::string &namePattern,
                               const std::string &architecture, const CallContext &);
/// \error NotFound, Conflict (not available: pending, failed, deregistered)
Result<aws::Image> imageById(aws::Ec2Client &, const std::string &id, const CallContext &);
/// The image named by a version of a launch template; an empty version selects the default one.
/// \error NotFound (template, version, or it names no image)
Result<std::string> imageOfTemplate(aws::Ec2Client &, const std::string &idOrName, const std::string &version,
                                    const CallContext &);
/// Zones of the region that offer the type.
Result<std::vector<std::string>> zonesOffering(aws::Ec2Client &, const std::string &type, const CallContext &);
Result<std::vector<std::string>> enabledRegions(aws::Ec2Client &, const CallContext &);

} // namespace trainyard::cluster
