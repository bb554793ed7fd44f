#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/client_config.h"
#include "backend/aws/ec2_types.h"
#include "backend/aws/waiter.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// EC2 2016-11-15. Thread-safe; each call blocks until its deadline at most, and retries what may be retried.
/// Every call can fail with the errors of the connection (Unreachable, Disconnected, Timeout, Cancelled, TlsFailed,
/// MalformedReply), of the account (CredentialsMissing, -Rejected, -Expired, PermissionDenied, ClockSkew), with
/// Throttled and ServiceFailure after the last try, and with InvalidArgument; each function names what it adds. source
/// https://docs.aws.amazon.com/AWSEC2/latest/APIReference/
class Ec2Client {
public:
    Ec2Client(std::shared_ptr<net::HttpClient>, ClientConfig);
    ~Ec2Client();

    /// Retried only with a clientToken. NoCapacity is never retried: change zone or type, with a new token.
    /// errors  NoCapacity, QuotaExceeded, NotFound (image, key, group, subnet), Unsupported, Conflict (token used
    ///         with another request). A dry run that would have succeeded is an empty reservation.
    Result<Reservation> runInstances(const RunInstancesRequest &, const Deadline &, std::stop_token);
    /// All pages. By ids an unknown one is NotFound; by filters unknown things are simply absent.
    Result<std::vector<Instance>> describeInstances(const std::vector<InstanceId> &ids, const std::vector<Filter> &,
                                                    const Deadline &, std::stop_token);
    /// By id, in chunks of 100. Ids that EC2 does not know (yet, or any more) are left out, the rest is described all the
    /// same.
    Result<std::vector<Instance>> describeKnownInstances(const std::vector<InstanceId> &, const Deadline &,
                                                         std::stop_token);
    /// In chunks of 100. Ids that EC2 does not know are dropped and reported, the rest is terminated all the same.
    /// errors  Conflict (termination protection)
    Result<TerminateOutcome> terminateInstances(const std::vector<InstanceId> &, const Deadline &, std::stop_token);
    /// Of all instances, also those that do not run (IncludeAllInstances).
    Result<std::vector<InstanceStatus>> describeInstanceStatus(const std::vector<InstanceId> &, const Deadline &,
                                                               std::stop_token);
    Result<ConsoleOutput> getConsoleOutput(const InstanceId &, const Deadline &, std::stop_token);
    /// A JPEG file of what the screen shows. errors Unsupported
    Result<std::string> getConsoleScreenshot(const InstanceId &, const Deadline &, std::stop_token);

    /// Wait until all run and have a private address, and return them as they are then. Ids that are still unknown are
    /// waited for. errors Conflict (one ended or stopped instead; the detail has its state reason)
    Result<std::vector<Instance>> waitRunning(const std::vector<InstanceId> &, const WaitPolicy &, const Deadline &,
                                              std::stop_token);
    /// Wait until all are "terminated", or no longer known.
    Status waitTerminated(const std::vector<InstanceId> &, const WaitPolicy &, const Deadline &, std::stop_token);

    Status createTags(const std::vector<std::string> &resourceIds, const Tags &, const Deadline &, std::stop_token);
    /// Deletes the keys, whatever their values are.
    Status deleteTags(const std::vector<std::string> &resourceIds, const std::vector<std::string> &keys,
                      const Deadline &, std::stop_token);

    /// publicKey  the OpenSSH line. errors AlreadyExists
    Result<KeyPair> importKeyPair(const std::string &name, const std::string &publicKey, const Tags &, const Deadline &,
                                  std::stop_token);
    /// An ed25519 pair made by EC2; not retried, because a lost answer is a lost key. errors AlreadyExists
    Result<CreatedKeyPair> createKeyPair(const std::string &name, const Tags &, const Deadline &, std::stop_token);
    /// Empty names mean all. An unknown name is NotFound.
    Result<std::vector<KeyPair>> describeKeyPairs(const std::vector<std::string> &names, const std::vector<Filter> &,
                                                  const Deadline &, std::stop_token);
    /// An unknown key is a success.
    Status deleteKeyPair(const std::string &name, const Deadline &, std::stop_token);

    /// Returns the group's id. vpcId empty means the default VPC. errors AlreadyExists, QuotaExceeded
    Result<std::string> createSecurityGroup(const std::string &name, const std::string &description,
                                            const std::string &vpcId, const Tags &, const Deadline &, std::stop_token);
    /// One call for each rule; a rule that is there already is a success.
    Status authorizeIngress(const std::string &groupId, const std::vector<IngressRule> &, const Deadline &,
                            std::stop_token);
    /// The same for what leaves; the peer is in cidr or sourceGroupId.
    Status authorizeEgress(const std::string &groupId, const std::vector<IngressRule> &, const Deadline &,
                           std::stop_token);
    /// A rule that is not there is a success.
    Status revokeIngress(const std::string &groupId, const std::vector<IngressRule> &, const Deadline &,
                         std::stop_token);
    Result<std::vector<SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &ids,
                                                              const std::vector<Filter> &, const Deadline &,
                                                              std::stop_token);
    /// An unknown group is a success. errors Conflict (instances still use it)
    Status deleteSecurityGroup(const std::string &groupId, const Deadline &, std::stop_token);

    Result<std::vector<Image>> describeImages(const std::vector<std::string> &ids,
                                              const std::vector<std::string> &owners, const std::vector<Filter> &,
                                              const Deadline &, std::stop_token);
    /// Empty names mean all. An unknown name is InvalidArgument.
    Result<std::vector<InstanceType>> describeInstanceTypes(const std::vector<std::string> &names,
                                                            const std::vector<Filter> &, const Deadline &,
                                                            std::stop_token);
    /// byZone: one entry for each type and zone, else for each type in the region.
    Result<std::vector<InstanceTypeOffering>> describeInstanceTypeOfferings(bool byZone, const std::vector<Filter> &,
                                                                            const Deadline &, std::stop_token);
    /// Linux, in each zone; no types mean all. With `since` = now each type and zone has one entry, its price of now.
    Result<std::vector<SpotPrice>> describeSpotPrices(Timestamp since, const std::vector<std::string> &types,
                                                      const Deadline &, std::stop_token);
    /// Those the account can use.
    Result<std::vector<Region>> describeRegions(const Deadline &, std::stop_token);
    Result<std::vector<AvailabilityZone>> describeAvailabilityZones(const Deadline &, std::stop_token);
    Result<std::vector<Vpc>> describeVpcs(const std::vector<Filter> &, const Deadline &, std::stop_token);
    Result<std::vector<Subnet>> describeSubnets(const std::vector<Filter> &, const Deadline &, std::stop_token);

    Result<std::vector<RouteTable>> describeRouteTables(const std::vector<Filter> &, const Deadline &, std::stop_token);
    /// For `count` machines of one of the types in one zone of the region; up to ten zones.
    /// errors  PermissionDenied (ec2:GetSpotPlacementScores is seldom allowed), QuotaExceeded (too many questions)
    Result<std::vector<SpotPlacementScore>> spotPlacementScores(const std::vector<std::string> &types, int count,
                                                                const std::string &region, const Deadline &,
                                                                std::stop_token);

    /// Takes the protection against termination away, or puts it there.
    Status setTerminationProtection(const InstanceId &, bool on, const Deadline &, std::stop_token);
    Result<bool> terminationProtection(const InstanceId &, const Deadline &, std::stop_token);
    /// Of a stopped instance. errors Conflict, Unsupported
    Status setInstanceType(const InstanceId &, const std::string &type, const Deadline &, std::stop_token);
    /// A stopped instance still costs its volumes and addresses. errors Conflict (not in a state for it), Unsupported
    /// (hibernate: it was not launched for that)
    Result<std::vector<StateChange>> stopInstances(const std::vector<InstanceId> &, bool hibernate, const Deadline &,
                                                   std::stop_token);
    /// errors  NoCapacity, QuotaExceeded, Conflict
    Result<std::vector<StateChange>> startInstances(const std::vector<InstanceId> &, const Deadline &, std::stop_token);
    Status rebootInstances(const std::vector<InstanceId> &, const Deadline &, std::stop_token);

    // Deletions: what is not known (any more) is a success; what is still in use is Conflict.
    Result<std::vector<Volume>> describeVolumes(const std::vector<Filter> &, const Deadline &, std::stop_token);
    Status deleteVolume(const std::string &id, const Deadline &, std::stop_token);
    Result<std::vector<Address>> describeAddresses(const std::vector<Filter> &, const Deadline &, std::stop_token);
    Status releaseAddress(const std::string &allocationId, const Deadline &, std::stop_token);
    Result<std::vector<NatGateway>> describeNatGateways(const std::vector<Filter> &, const Deadline &, std::stop_token);
    /// Returns when the deletion has begun; its address is held until describeNatGateways() says "deleted".
    Status deleteNatGateway(const std::string &id, const Deadline &, std::stop_token);
    Result<std::vector<LaunchTemplate>> describeLaunchTemplates(const std::vector<Filter> &, const Deadline &,
                                                                std::stop_token);
    /// idOrName  "lt-..." is an id. version as in RunInstancesRequest; "" means the default one.
    Result<LaunchTemplateVersion> describeLaunchTemplateVersion(const std::string &idOrName, const std::string &version,
                                                                const Deadline &, std::stop_token);
    /// All of one template, the newest first.
    Result<std::vector<LaunchTemplateVersion>> describeLaunchTemplateVersions(const std::string &idOrName,
                                                                              const Deadline &, std::stop_token);
    Status deleteLaunchTemplate(const std::string &id, const Deadline &, std::stop_token);
    /// Machines close to each other (strategy "cluster"). errors AlreadyExists
    Status createPlacementGroup(const std::string &name, const Tags &, const Deadline &, std::stop_token);
    Result<std::vector<PlacementGroup>> describePlacementGroups(const std::vector<Filter> &, const Deadline &,
                                                                std::stop_token);
    Status deletePlacementGroup(const std::string &name, const Deadline &, std::stop_token);
    Result<std::vector<CapacityReservation>> describeCapacityReservations(const std::vector<Filter> &, const Deadline &,
                                                                          std::stop_token);
    Result<std::vector<SpotRequest>> describeSpotRequests(const std::vector<Filter> &, const Deadline &,
                                                          std::stop_token);
    /// Its instance runs on.
    Status cancelSpotRequests(const std::vector<std::string> &ids, const Deadline &, std::stop_token);

    const ClientConfig &config() const;

private:
    std::unique_ptr<ServiceApi> m_api;
};

/// The calls as they would be made, for plans and reviews: nothing is sent.
Call toCall(const RunInstancesRequest &);
Call importKeyPairCall(const std::string &name, const std::string &publicKey, const Tags &);
Call createSecurityGroupCall(const std::string &name, const std::string &description, const std::string &vpcId,
                             const Tags &);
Call authorizeIngressCall(const std::string &groupId, const IngressRule &);
Call authorizeEgressCall(const std::string &groupId, const IngressRule &);
Call createPlacementGroupCall(const std::string &name, const Tags &);
Call describeInstancesCall(const std::vector<InstanceId> &, const std::vector<Filter> &);
Call terminateInstancesCall(const std::vector<InstanceId> &);
Call deleteKeyPairCall(const std::string &name);
Call deleteSecurityGroupCall(const std::string &groupId);

} // namespace trainyard::aws
