#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

class ServiceApi;

/// EC2 2016-11-15. Thread-safe. Each call blocks until its deadline at most and retries failures that may be retried.
/// Every call can fail with the errors of the connection (Unreachable, Disconnected, Timeout, Cancelled, TlsFailed,
/// MalformedReply), of the account (CredentialsMissing, -Rejected, -Expired, PermissionDenied, ClockSkew), with
/// Throttled and ServiceFailure after the last try, and with InvalidArgument; each function lists its additional
/// errors.
/// \source https://docs.aws.amazon.com/AWSEC2/latest/APIReference/
class Ec2Client {
public:
    /// \param http  null for the fakes of tests, which derive from this class: calls that they do not override fail with
    ///     Unsupported
    Ec2Client(std::shared_ptr<net::HttpClient>, ClientConfig);
    virtual ~Ec2Client();

    /// Retried after a lost reply only with a clientToken. NoCapacity is never retried: change the zone or the type,
    /// and use a new token. A dry run that would have succeeded returns an empty reservation.
    /// \error NoCapacity, QuotaExceeded, NotFound (image, key, group, subnet), Unsupported, Conflict (the token was
    ///     used with another request)
    virtual Result<Reservation> runInstances(const RunInstancesRequest &, const CallContext &);
    /// Reads all pages. An unknown id is NotFound; a filter that matches nothing gives an empty list.
    virtual Result<std::vector<Instance>> describeInstances(const std::vector<InstanceId> &ids,
                                                            const std::vector<Filter> &, const CallContext &);
    /// By id, in chunks of 100. Ids unknown to EC2 (yet, or no longer known) are left out; the others are still
    /// described.
    virtual Result<std::vector<Instance>> describeKnownInstances(const std::vector<InstanceId> &, const CallContext &);
    /// In chunks of 100. Ids unknown to EC2 are dropped and reported; the others are still terminated.
    /// \error Conflict (termination protection)
    virtual Result<TerminateOutcome> terminateInstances(const std::vector<InstanceId> &, const CallContext &);
    /// Includes instances that are not running (IncludeAllInstances).
    virtual Result<std::vector<InstanceStatus>> describeInstanceStatus(const std::vector<InstanceId> &,
                                                                       const CallContext &);
    /// The output until now; of types without the Nitro system what EC2 kept after the last start or stop.
    virtual Result<ConsoleOutput> getConsoleOutput(const InstanceId &, const CallContext &);
    /// The screen as a JPEG file.
    /// \error Unsupported
    virtual Result<std::string> getConsoleScreenshot(const InstanceId &, const CallContext &);

    virtual Status createTags(const std::vector<std::string> &resourceIds, const Tags &, const CallContext &);

    /// \param publicKey  line in OpenSSH format
    /// \error AlreadyExists
    virtual Result<KeyPair> importKeyPair(const std::string &name, const std::string &publicKey, const Tags &,
                                          const CallContext &);
    /// \param names  empty means all; an unknown name is NotFound
    virtual Result<std::vector<KeyPair>> describeKeyPairs(const std::vector<std::string> &names,
                                                          const std::vector<Filter> &, const CallContext &);
    /// An unknown key is a success.
    virtual Status deleteKeyPair(const std::string &name, const CallContext &);

    /// \param vpcId  empty means the default VPC
    /// \return id of the group
    /// \error AlreadyExists, QuotaExceeded
    virtual Result<std::string> createSecurityGroup(const std::string &name, const std::string &description,
                                                    const std::string &vpcId, const Tags &, const CallContext &);
    /// Sends one call per rule. A rule that exists already is a success.
    virtual Status authorizeIngress(const std::string &groupId, const std::vector<IngressRule> &, const CallContext &);
    /// The same for outgoing traffic; cidr or sourceGroupId names the peer.
    virtual Status authorizeEgress(const std::string &groupId, const std::vector<IngressRule> &, const CallContext &);
    /// A rule that does not exist is a success.
    virtual Status revokeIngress(const std::string &groupId, const std::vector<IngressRule> &, const CallContext &);
    virtual Result<std::vector<SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &ids,
                                                                      const std::vector<Filter> &, const CallContext &);
    /// An unknown group is a success.
    /// \error Conflict (instances still use the group)
    virtual Status deleteSecurityGroup(const std::string &groupId, const CallContext &);

    virtual Result<std::vector<Image>> describeImages(const std::vector<std::string> &ids,
                                                      const std::vector<std::string> &owners,
                                                      const std::vector<Filter> &, const CallContext &);
    /// \param names  empty means all; an unknown name is InvalidArgument
    virtual Result<std::vector<InstanceType>> describeInstanceTypes(const std::vector<std::string> &names,
                                                                    const std::vector<Filter> &, const CallContext &);
    /// \param byZone  true: one entry per type and zone; false: one per type in the region
    virtual Result<std::vector<InstanceTypeOffering>>
    describeInstanceTypeOfferings(bool byZone, const std::vector<Filter> &, const CallContext &);
    /// Linux prices in each zone. With `since` = now there is one entry per type and zone, the current price.
    /// \param types  empty means all
    virtual Result<std::vector<SpotPrice>> describeSpotPrices(Timestamp since, const std::vector<std::string> &types,
                                                              const CallContext &);
    /// The regions that the account can use.
    virtual Result<std::vector<Region>> describeRegions(const CallContext &);
    virtual Result<std::vector<AvailabilityZone>> describeAvailabilityZones(const CallContext &);
    virtual Result<std::vector<Vpc>> describeVpcs(const std::vector<Filter> &, const CallContext &);
    virtual Result<std::vector<Subnet>> describeSubnets(const std::vector<Filter> &, const CallContext &);

    virtual Result<std::vector<RouteTable>> describeRouteTables(const std::vector<Filter> &, const CallContext &);
    /// For `count` instances of one of the types in one zone of the region; up to ten zones.
    /// \error PermissionDenied (ec2:GetSpotPlacementScores is rarely granted), QuotaExceeded (too many queries)
    virtual Result<std::vector<SpotPlacementScore>> spotPlacementScores(const std::vector<std::string> &types,
                                                                        int count, const std::string &region,
                                                                        const CallContext &);

    virtual Status setTerminationProtection(const InstanceId &, bool on, const CallContext &);
    virtual Result<bool> terminationProtection(const InstanceId &, const CallContext &);
    /// The instance must be stopped.
    /// \error Conflict, Unsupported
    virtual Status setInstanceType(const InstanceId &, const std::string &type, const CallContext &);
    /// A stopped instance still incurs the cost of its volumes and addresses.
    /// \error Conflict (its state does not allow it), Unsupported (hibernate: not enabled at launch)
    virtual Result<std::vector<StateChange>> stopInstances(const std::vector<InstanceId> &, bool hibernate,
                                                           const CallContext &);
    /// \error NoCapacity, QuotaExceeded, Conflict
    virtual Result<std::vector<StateChange>> startInstances(const std::vector<InstanceId> &, const CallContext &);
    virtual Status rebootInstances(const std::vector<InstanceId> &, const CallContext &);

    // Deletions: a resource that is unknown (or no longer known) is a success; a resource that is in use is Conflict.
    virtual Result<std::vector<Volume>> describeVolumes(const std::vector<Filter> &, const CallContext &);
    virtual Status deleteVolume(const std::string &id, const CallContext &);
    virtual Result<std::vector<Address>> describeAddresses(const std::vector<Filter> &, const CallContext &);
    virtual Status releaseAddress(const std::string &allocationId, const CallContext &);
    virtual Result<std::vector<NatGateway>> describeNatGateways(const std::vector<Filter> &, const CallContext &);
    /// Returns when the deletion has begun; the address stays in use until describeNatGateways() reports "deleted".
    virtual Status deleteNatGateway(const std::string &id, const CallContext &);
    virtual Result<std::vector<LaunchTemplate>> describeLaunchTemplates(const std::vector<Filter> &,
                                                                        const CallContext &);
    /// \param idOrName  "lt-..." is an id
    /// \param version  as in RunInstancesRequest; "" means the default version
    virtual Result<LaunchTemplateVersion>
    describeLaunchTemplateVersion(const std::string &idOrName, const std::string &version, const CallContext &);
    /// All versions of one template, newest first.
    virtual Result<std::vector<LaunchTemplateVersion>> describeLaunchTemplateVersions(const std::string &idOrName,
                                                                                      const CallContext &);
    virtual Status deleteLaunchTemplate(const std::string &id, const CallContext &);
    /// The image is "pending" at first. Sent once: after a broken connection describeImages() finds it by its name.
    /// \return its id
    /// \error AlreadyExists (the name), Conflict (the state of the instance), QuotaExceeded
    virtual Result<std::string> createImage(const CreateImageRequest &, const CallContext &);
    virtual Status deregisterImage(const std::string &id, const CallContext &);
    virtual Status deleteSnapshot(const std::string &id, const CallContext &);
    /// Places instances close to each other (strategy "cluster").
    /// \error AlreadyExists
    virtual Status createPlacementGroup(const std::string &name, const Tags &, const CallContext &);
    virtual Result<std::vector<PlacementGroup>> describePlacementGroups(const std::vector<Filter> &,
                                                                        const CallContext &);
    virtual Status deletePlacementGroup(const std::string &name, const CallContext &);
    virtual Result<std::vector<CapacityReservation>> describeCapacityReservations(const std::vector<Filter> &,
                                                                                  const CallContext &);
    virtual Result<std::vector<SpotRequest>> describeSpotRequests(const std::vector<Filter> &, const CallContext &);
    /// The instance of a cancelled request keeps running.
    virtual Status cancelSpotRequests(const std::vector<std::string> &ids, const CallContext &);

    const ClientConfig &config() const;

private:
    std::unique_ptr<ServiceApi> m_api;
};

/// The calls as they would be sent, for plans and reviews; nothing is sent.
Call toCall(const RunInstancesRequest &);
Call importKeyPairCall(const std::string &name, const std::string &publicKey, const Tags &);
Call createSecurityGroupCall(const std::string &name, const std::string &description, const std::string &vpcId,
                             const Tags &);
Call authorizeIngressCall(const std::string &groupId, const IngressRule &);
Call authorizeEgressCall(const std::string &groupId, const IngressRule &);
Call createPlacementGroupCall(const std::string &name, const Tags &);

} // namespace trainyard::aws
