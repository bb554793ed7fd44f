// Ec2Client: resources around instances, and changes of their state.

#include <algorithm>
#include <functional>

#include "backend/aws/ec2_calls_internal.h"
#include "backend/aws/ec2_client.h"
#include "backend/aws/ec2_parse_internal.h"
#include "backend/aws/ec2_request_internal.h"
#include "backend/core/encoding.h"

namespace trainyard::aws {

using ec2::kUnpaged;
using ec2::requestList;
using ec2::sendCommand;
using ec2::sendRequest;

namespace {

constexpr int kPage = 1000, kTemplatePage = 200;

/// Sends a deletion; a resource that the service does not know counts as deleted.
Status deleted(ServiceApi &api, const QueryCall &call, std::string_view unknown, const Deadline &deadline,
               std::stop_token stop)
{
    auto done = sendCommand(api, call, deadline, std::move(stop));
    return !done && serviceCode(done.error()).starts_with(unknown) ? Status() : done;
}

Result<std::vector<StateChange>> changeState(ServiceApi &api, const QueryCall &call, const Deadline &deadline,
                                             std::stop_token stop)
{
    return requestList(api, call, "instancesSet", kUnpaged, ec2::parseStateChange, deadline, std::move(stop));
}

} // namespace

Status Ec2Client::setTerminationProtection(const InstanceId &id, bool on, const Deadline &deadline,
                                           std::stop_token stop)
{
    return sendCommand(*m_api, ec2::setTerminationProtection(id, on), deadline, stop);
}

Result<std::vector<StateChange>> Ec2Client::stopInstances(const std::vector<InstanceId> &ids, bool hibernate,
                                                          const Deadline &deadline, std::stop_token stop)
{
    return changeState(*m_api, ec2::stopInstances(ids, hibernate), deadline, stop);
}

Result<bool> Ec2Client::terminationProtection(const InstanceId &id, const Deadline &deadline, std::stop_token stop)
{
    const auto document = sendRequest(*m_api, ec2::describeTerminationProtection(id), deadline, stop);
    if (!document)
        return fail(document.error());
    return xml::flag(document->document_element().child("disableApiTermination"), "value");
}

Status Ec2Client::setInstanceType(const InstanceId &id, const std::string &type, const Deadline &deadline,
                                  std::stop_token stop)
{
    return sendCommand(*m_api, ec2::setInstanceType(id, type), deadline, stop);
}

Result<std::string> Ec2Client::getConsoleScreenshot(const InstanceId &id, const Deadline &deadline,
                                                    std::stop_token stop)
{
    const auto document = sendRequest(*m_api, ec2::getConsoleScreenshot(id), deadline, stop);
    if (!document)
        return fail(document.error());
    const auto bytes = base64Decode(xml::text(document->document_element(), "imageData"));
    if (!bytes)
        return fail(ErrorCode::MalformedReply, "ec2:GetConsoleScreenshot", "the picture is not base64");
    return std::string(reinterpret_cast<const char *>(bytes->data()), bytes->size());
}

Result<std::vector<StateChange>> Ec2Client::startInstances(const std::vector<InstanceId> &ids, const Deadline &deadline,
                                                           std::stop_token stop)
{
    return changeState(*m_api, ec2::startInstances(ids), deadline, stop);
}

Status Ec2Client::rebootInstances(const std::vector<InstanceId> &ids, const Deadline &deadline, std::stop_token stop)
{
    return sendCommand(*m_api, ec2::rebootInstances(ids), deadline, stop);
}

Result<std::vector<Volume>> Ec2Client::describeVolumes(const std::vector<Filter> &filters, const Deadline &deadline,
                                                       std::stop_token stop)
{
    return requestList(*m_api, ec2::describeVolumes(filters), "volumeSet", kPage, ec2::parseVolume, deadline, stop);
}

Status Ec2Client::deleteVolume(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    return deleted(*m_api, ec2::deleteVolume(id), "InvalidVolume.NotFound", deadline, stop);
}

Result<std::vector<Address>> Ec2Client::describeAddresses(const std::vector<Filter> &filters, const Deadline &deadline,
                                                          std::stop_token stop)
{
    return requestList(*m_api, ec2::describeAddresses(filters), "addressesSet", kUnpaged, ec2::parseAddress, deadline,
                       stop);
}

Status Ec2Client::releaseAddress(const std::string &allocationId, const Deadline &deadline, std::stop_token stop)
{
    return deleted(*m_api, ec2::releaseAddress(allocationId), "InvalidAllocationID.NotFound", deadline, stop);
}

Result<std::vector<NatGateway>> Ec2Client::describeNatGateways(const std::vector<Filter> &filters,
                                                               const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::describeNatGateways(filters), "natGatewaySet", kPage, ec2::parseNatGateway,
                       deadline, stop);
}

Status Ec2Client::deleteNatGateway(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    return deleted(*m_api, ec2::deleteNatGateway(id), "NatGatewayNotFound", deadline, stop);
}

Result<std::vector<LaunchTemplate>> Ec2Client::describeLaunchTemplates(const std::vector<Filter> &filters,
                                                                       const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::describeLaunchTemplates(filters), "launchTemplates", kTemplatePage,
                       ec2::parseLaunchTemplate, deadline, stop);
}

Result<LaunchTemplateVersion> Ec2Client::describeLaunchTemplateVersion(const std::string &idOrName,
                                                                       const std::string &version,
                                                                       const Deadline &deadline, std::stop_token stop)
{
    const auto found =
        requestList(*m_api, ec2::describeLaunchTemplateVersions(idOrName, version), "launchTemplateVersionSet",
                    kUnpaged, ec2::parseLaunchTemplateVersion, deadline, stop);
    if (!found)
        return fail(found.error());
    if (found->empty())
        return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                    "the launch template " + idOrName + " has no version " + (version.empty() ? "$Default" : version));
    return found->front();
}

Result<std::vector<LaunchTemplateVersion>>
Ec2Client::describeLaunchTemplateVersions(const std::string &idOrName, const Deadline &deadline, std::stop_token stop)
{
    auto all = requestList(*m_api, ec2::listLaunchTemplateVersions(idOrName), "launchTemplateVersionSet", kTemplatePage,
                           ec2::parseLaunchTemplateVersion, deadline, stop);
    if (all)
        std::ranges::sort(*all, std::ranges::greater(), &LaunchTemplateVersion::number);
    return all;
}

Status Ec2Client::deleteLaunchTemplate(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    return deleted(*m_api, ec2::deleteLaunchTemplate(id), "InvalidLaunchTemplateId.NotFound", deadline, stop);
}

Status Ec2Client::createPlacementGroup(const std::string &name, const Tags &tags, const Deadline &deadline,
                                       std::stop_token stop)
{
    return sendCommand(*m_api, ec2::createPlacementGroup(name, tags), deadline, stop);
}

Result<std::vector<PlacementGroup>> Ec2Client::describePlacementGroups(const std::vector<Filter> &filters,
                                                                       const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::describePlacementGroups(filters), "placementGroupSet", kUnpaged,
                       ec2::parsePlacementGroup, deadline, stop);
}

Status Ec2Client::deletePlacementGroup(const std::string &name, const Deadline &deadline, std::stop_token stop)
{
    return deleted(*m_api, ec2::deletePlacementGroup(name), "InvalidPlacementGroup.Unknown", deadline, stop);
}

Result<std::vector<CapacityReservation>> Ec2Client::describeCapacityReservations(const std::vector<Filter> &filters,
                                                                                 const Deadline &deadline,
                                                                                 std::stop_token stop)
{
    return requestList(*m_api, ec2::describeCapacityReservations(filters), "capacityReservationSet", kPage,
                       ec2::parseCapacityReservation, deadline, stop);
}

Result<std::vector<SpotRequest>> Ec2Client::describeSpotRequests(const std::vector<Filter> &filters,
                                                                 const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::describeSpotRequests(filters), "spotInstanceRequestSet", kPage,
                       ec2::parseSpotRequest, deadline, stop);
}

Status Ec2Client::cancelSpotRequests(const std::vector<std::string> &ids, const Deadline &deadline,
                                     std::stop_token stop)
{
    return deleted(*m_api, ec2::cancelSpotRequests(ids), "InvalidSpotInstanceRequestID.NotFound", deadline, stop);
}

Result<std::vector<RouteTable>> Ec2Client::describeRouteTables(const std::vector<Filter> &filters,
                                                               const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::describeRouteTables(filters), "routeTableSet", 100, ec2::parseRouteTable, deadline,
                       stop);
}

Result<std::vector<SpotPlacementScore>> Ec2Client::spotPlacementScores(const std::vector<std::string> &types, int count,
                                                                       const std::string &region,
                                                                       const Deadline &deadline, std::stop_token stop)
{
    return requestList(*m_api, ec2::spotPlacementScores(types, count, region), "spotPlacementScoreSet", kUnpaged,
                       ec2::parsePlacementScore, deadline, stop);
}

} // namespace trainyard::aws
