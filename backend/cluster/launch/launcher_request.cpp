// What is requested for a machine.

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/launcher_internal.h"

namespace trainyard::cluster {

aws::RunInstancesRequest Launcher::request(const PlannedNode &node) const
{
    if (m_base) {
        aws::RunInstancesRequest fromTemplate = *m_base;
        fromTemplate.clientToken = node.token;
        fromTemplate.tags[tag::kRole] = node.role;
        fromTemplate.tags[tag::kNode] = node.name;
        return fromTemplate;
    }
    aws::RunInstancesRequest r;
    r.clientToken = node.token;
    r.imageId = m_imageId;
    r.instanceType = node.type;
    r.keyName = m_plan.keyName.empty() ? resourceName(m_row) : m_plan.keyName;
    if (!m_groupId.empty())
        r.securityGroupIds = {m_groupId};
    r.zone = node.zone;
    r.subnetId = m_plan.subnet;
    if (m_plan.publicAddress)
        r.publicIp = true;
    r.hibernate = m_plan.hibernation;
    r.metadataHops = m_plan.metadataHops();
    r.userData = node.userData;
    r.rootDeviceName = m_rootDevice;
    r.rootVolumeGiB = m_rootGiB;
    r.spot = m_plan.spot;
    r.maxPriceUsd = m_plan.maxPriceUsd;
    r.placementGroup = m_plan.usesPlacementGroup(*m_cloud.catalog) ? resourceName(m_row) : std::string();
    r.efa = m_plan.usesEfa(node.type, *m_cloud.catalog);
    if (m_reservation && node.type == m_reservation->type) {
        r.capacityReservation = m_reservation->id;
        r.capacityBlock = m_reservation->block;
        if (r.subnetId.empty())
            r.zone = m_reservation->zone; // the reservation holds for machines of its zone only
    }
    r.launchTemplate = m_plan.launchTemplate;
    r.launchTemplateVersion = m_plan.templateVersion;
    r.instanceProfile = m_withRole ? resourceName(m_row) : std::string();
    r.tags = commonTags();
    r.tags[tag::kName] = m_row.name + " " + node.name;
    r.tags[tag::kRole] = node.role;
    r.tags[tag::kNode] = node.name;
    return r;
}

} // namespace trainyard::cluster
