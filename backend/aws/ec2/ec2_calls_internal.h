#pragma once

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/wire/query_call_internal.h"

/// EC2 requests with their wire names. Input lists are singular on the wire: `InstanceId.N`, not `InstanceIds.N`.
namespace trainyard::aws::ec2 {

QueryCall ec2Call(const std::string &operation, const std::string &cliName);

QueryCall runInstances(const RunInstancesRequest &); // ec2_calls_run.cpp
QueryCall describeInstances(const std::vector<InstanceId> &, const std::vector<Filter> &);
QueryCall terminateInstances(const std::vector<InstanceId> &);
QueryCall describeInstanceStatus(const std::vector<InstanceId> &);
QueryCall getConsoleOutput(const InstanceId &, bool latest);
QueryCall createTags(const std::vector<std::string> &resourceIds, const Tags &);
QueryCall importKeyPair(const std::string &name, const std::string &publicKey, const Tags &);
QueryCall describeKeyPairs(const std::vector<std::string> &names, const std::vector<Filter> &);
QueryCall deleteKeyPair(const std::string &name);
QueryCall createSecurityGroup(const std::string &name, const std::string &description, const std::string &vpcId,
                              const Tags &);
QueryCall authorizeIngress(const std::string &groupId, const IngressRule &);
QueryCall authorizeEgress(const std::string &groupId, const IngressRule &);
QueryCall revokeIngress(const std::string &groupId, const IngressRule &);
QueryCall describeSecurityGroups(const std::vector<std::string> &ids, const std::vector<Filter> &);
QueryCall deleteSecurityGroup(const std::string &groupId);
QueryCall describeImages(const std::vector<std::string> &ids, const std::vector<std::string> &owners,
                         const std::vector<Filter> &);
QueryCall describeInstanceTypes(const std::vector<std::string> &names, const std::vector<Filter> &);
QueryCall describeInstanceTypeOfferings(bool byZone, const std::vector<Filter> &);
QueryCall describeSpotPrices(Timestamp since, const std::vector<std::string> &types);
QueryCall describeRegions();
QueryCall describeAvailabilityZones();
QueryCall describeVpcs(const std::vector<Filter> &);
QueryCall describeSubnets(const std::vector<Filter> &);

// ec2_calls_resources.cpp
QueryCall describeRouteTables(const std::vector<Filter> &);
QueryCall spotPlacementScores(const std::vector<std::string> &types, int count, const std::string &region);
QueryCall setTerminationProtection(const InstanceId &, bool on);
QueryCall stopInstances(const std::vector<InstanceId> &, bool hibernate);
QueryCall describeTerminationProtection(const InstanceId &);
QueryCall setInstanceType(const InstanceId &, const std::string &type);
QueryCall getConsoleScreenshot(const InstanceId &);
QueryCall startInstances(const std::vector<InstanceId> &);
QueryCall rebootInstances(const std::vector<InstanceId> &);
QueryCall describeVolumes(const std::vector<Filter> &);
QueryCall deleteVolume(const std::string &id);
QueryCall describeAddresses(const std::vector<Filter> &);
QueryCall releaseAddress(const std::string &allocationId);
QueryCall describeNatGateways(const std::vector<Filter> &);
QueryCall deleteNatGateway(const std::string &id);
QueryCall describeLaunchTemplates(const std::vector<Filter> &);
QueryCall describeLaunchTemplateVersions(const std::string &idOrName, const std::string &version);
QueryCall listLaunchTemplateVersions(const std::string &idOrName);
QueryCall deleteLaunchTemplate(const std::string &id);
QueryCall createImage(const CreateImageRequest &);
QueryCall deregisterImage(const std::string &id);
QueryCall deleteSnapshot(const std::string &id);
QueryCall createPlacementGroup(const std::string &name, const Tags &);
QueryCall describePlacementGroups(const std::vector<Filter> &);
QueryCall deletePlacementGroup(const std::string &name);
QueryCall describeCapacityReservations(const std::vector<Filter> &);
QueryCall describeSpotRequests(const std::vector<Filter> &);
QueryCall cancelSpotRequests(const std::vector<std::string> &ids);

std::vector<std::string> texts(const std::vector<InstanceId> &);

} // namespace trainyard::aws::ec2
