#pragma once

#include <pugixml.hpp>

#include "backend/aws/ec2/ec2_types.h"

/// Converts EC2's XML into values. Unknown elements are skipped; absent optional ones leave the default.
namespace trainyard::aws::ec2 {

Instance parseInstance(const pugi::xml_node &item);
StateChange parseStateChange(const pugi::xml_node &item);
InstanceStatus parseInstanceStatus(const pugi::xml_node &item);
KeyPair parseKeyPair(const pugi::xml_node &item);
SecurityGroup parseSecurityGroup(const pugi::xml_node &item);
Image parseImage(const pugi::xml_node &item);
InstanceType parseInstanceType(const pugi::xml_node &item);
InstanceTypeOffering parseOffering(const pugi::xml_node &item);
SpotPrice parseSpotPrice(const pugi::xml_node &item);
CapacityReservation parseCapacityReservation(const pugi::xml_node &item);
Region parseRegion(const pugi::xml_node &item);
AvailabilityZone parseZone(const pugi::xml_node &item);
Vpc parseVpc(const pugi::xml_node &item);
Subnet parseSubnet(const pugi::xml_node &item);
RouteTable parseRouteTable(const pugi::xml_node &item);
SpotPlacementScore parsePlacementScore(const pugi::xml_node &item);
Volume parseVolume(const pugi::xml_node &item);
Address parseAddress(const pugi::xml_node &item);
NatGateway parseNatGateway(const pugi::xml_node &item);
LaunchTemplate parseLaunchTemplate(const pugi::xml_node &item);
LaunchTemplateVersion parseLaunchTemplateVersion(const pugi::xml_node &item);
PlacementGroup parsePlacementGroup(const pugi::xml_node &item);
SpotRequest parseSpotRequest(const pugi::xml_node &item);

} // namespace trainyard::aws::ec2
