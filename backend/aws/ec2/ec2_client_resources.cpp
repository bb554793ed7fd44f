// Ec2Client: resources around instances, and changes of their state.

#include <algorithm>
#include <functional>

#include "backend/aws/ec2/ec2_calls_internal.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/ec2/ec2_parse_internal.h"
#include "backend/aws/ec2/ec2_request_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::aws {

using ec2::kUnpaged;
using ec2::requestList;
using ec2::sendCommand;
using ec2::sendRequest;

namespace {

constexpr int kPage = 1000, kTemplatePage = 200;

/// Sends a deletion; a resource that the service does not know counts as deleted.
Status deleted(ServiceApi &api, const QueryCall &call, std::string_view unknown, const CallContext &context)
{
    auto done = sendCommand(api, call, context);
    return !done && serviceCode(done.error()).starts_with(unknown) ? Status() : done;
}

Result<std::vector<StateChange>> changeState(ServiceApi &api, const QueryCall &call, const CallContext &context)
{
    return requestList(api, call, "instancesSet", kUnpaged, ec2::parseStateChange, context);
}

} // namespace

Status Ec2Client::setTerminationProtection(const InstanceId &id, bool on, const CallContext &context)
{
    return sendCommand(*m_api, ec2::setTerminationProtection(id, on), context);
}

Result<std::vector<StateChange>> Ec2Client::stopInstances(const std::vector<InstanceId> &ids, bool hibernate,
                                                          const CallContext &context)
{
    return changeState(*m_api, ec2::stopInstances(ids, hibernate), context);
}

Result<bool> Ec2Client::terminationProtection(const InstanceId &id, const CallContext &context)
{
    TY_ASSIGN(const auto document, sendRequest(*m_api, ec2::describeTerminationProtection(id), context));
    return xml::flag(document.document_element().child("disableApiTermination"), "value");
}

Status Ec2Client::setInstanceType(const InstanceId &id, const std::string &type, const CallContext &context)
{
    return sendCommand(*m_api, ec2::setInstanceType(id, type), context);
}

Result<std::string> Ec2Client::getConsoleScreenshot(const InstanceId &id, const CallContext &context)
{
    TY_ASSIGN(const auto document, sendRequest(*m_api, ec2::getConsoleScreenshot(id), context));
    const auto bytes = base64Decode(xml::text(document.document_element(), "imageData"));
    if (!bytes)
        return fail(ErrorCode::MalformedReply, "ec2:GetConsoleScreenshot", "the screenshot is not base64");
    return std::string(reinterpret_cast<const char *>(bytes->data()), bytes->size());
}

Result<std::vector<StateChange>> Ec2Client::startInstances(const std::vector<InstanceId> &ids,
                                                           const CallContext &context)
{
    return changeState(*m_api, ec2::startInstances(ids), context);
}

Status Ec2Client::rebootInstances(const std::vector<InstanceId> &ids, const CallContext &context)
{
    return sendCommand(*m_api, ec2::rebootInstances(ids), context);
}

Result<std::vector<Volume>> Ec2Client::describeVolumes(const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeVolumes(filters), "volumeSet", kPage, ec2::parseVolume, context);
}

Status Ec2Client::deleteVolume(const std::string &id, const CallContext &context)
{
    return deleted(*m_api, ec2::deleteVolume(id), "InvalidVolume.NotFound", context);
}

Result<std::vector<Address>> Ec2Client::describeAddresses(const std::vector<Filter> &filters,
                                                          const CallContext &context)
{
    return requestList(*m_api, ec2::describeAddresses(filters), "addressesSet", kUnpaged, ec2::parseAddress, context);
}

Status Ec2Client::releaseAddress(const std::string &allocationId, const CallContext &context)
{
    return deleted(*m_api, ec2::releaseAddress(allocationId), "InvalidAllocationID.NotFound", context);
}

Result<std::vector<NatGateway>> Ec2Client::describeNatGateways(const std::vector<Filter> &filters,
                                                               const CallContext &context)
{
    return requestList(*m_api, ec2::describeNatGateways(filters), "natGatewaySet", kPage, ec2::parseNatGateway,
                       context);
}

Status Ec2Client::deleteNatGateway(const std::string &id, const CallContext &context)
{
    return deleted(*m_api, ec2::deleteNatGateway(id), "NatGatewayNotFound", context);
}

Result<std::vector<LaunchTemplate>> Ec2Client::describeLaunchTemplates(const std::vector<Filter> &filters,
                                                                       const CallContext &context)
{
    return requestList(*m_api, ec2::describeLaunchTemplates(filters), "launchTemplates", kTemplatePage,
                       ec2::parseLaunchTemplate, context);
}

Result<LaunchTemplateVersion> Ec2Client::describeLaunchTemplateVersion(const std::string &idOrName,
                                                                       const std::string &version,
                                                                       const CallContext &context)
{
    TY_ASSIGN(const auto found,
              requestList(*m_api, ec2::describeLaunchTemplateVersions(idOrName, version), "launchTemplateVersionSet",
                          kUnpaged, ec2::parseLaunchTemplateVersion, context));
    if (found.empty())
        return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                    "the launch template " + idOrName + " has no version " + (version.empty() ? "$Default" : version));
    return found.front();
}

Result<std::vector<LaunchTemplateVersion>> Ec2Client::describeLaunchTemplateVersions(const std::string &idOrName,
                                                                                     const CallContext &context)
{
    auto all = requestList(*m_api, ec2::listLaunchTemplateVersions(idOrName), "launchTemplateVersionSet", kTemplatePage,
                           ec2::parseLaunchTemplateVersion, context);
    if (all)
        std::ranges::sort(*all, std::ranges::greater(), &LaunchTemplateVersion::number);
    return all;
}

Status Ec2Client::deleteLaunchTemplate(const std::string &id, const CallContext &context)
{
    return deleted(*m_api, ec2::deleteLaunchTemplate(id), "InvalidLaunchTemplateId.NotFound", context);
}

Result<std::string> Ec2Client::createImage(const CreateImageRequest &request, const CallContext &context)
{
    const auto call = ec2::createImage(request);
    TY_ASSIGN(const auto document, ec2::sendRequest(*m_api, call, context, {}, false));
    auto id = xml::text(document.document_element(), "imageId");
    if (id.empty())
        return fail(ErrorCode::MalformedReply, ec2::sourceOf(call), "the reply contains no imageId");
    return id;
}

Status Ec2Client::deregisterImage(const std::string &id, const CallContext &context)
{
    return deleted(*m_api, ec2::deregisterImage(id), "InvalidAMIID.NotFound", context);
}

Status Ec2Client::deleteSnapshot(const std::string &id, const CallContext &context)
{
    return deleted(*m_api, ec2::deleteSnapshot(id), "InvalidSnapshot.NotFound", context);
}

Status Ec2Client::createPlacementGroup(const std::string &name, const Tags &tags, const CallContext &context)
{
    return sendCommand(*m_api, ec2::createPlacementGroup(name, tags), context);
}

Result<std::vector<PlacementGroup>> Ec2Client::describePlacementGroups(const std::vector<Filter> &filters,
                                                                       const CallContext &context)
{
    return requestList(*m_api, ec2::describePlacementGroups(filters), "placementGroupSet", kUnpaged,
                       ec2::parsePlacementGroup, context);
}

Status Ec2Client::deletePlacementGroup(const std::string &name, const CallContext &context)
{
    return deleted(*m_api, ec2::deletePlacementGroup(name), "InvalidPlacementGroup.Unknown", context);
}

Result<std::vector<CapacityReservation>> Ec2Client::describeCapacityReservations(const std::vector<Filter> &filters,
                                                                                 const CallContext &context)
{
    return requestList(*m_api, ec2::describeCapacityReservations(filters), "capacityReservationSet", kPage,
                       ec2::parseCapacityReservation, context);
}

Result<std::vector<SpotRequest>> Ec2Client::describeSpotRequests(const std::vector<Filter> &filters,
                                                                 const CallContext &context)
{
    return requestList(*m_api, ec2::describeSpotRequests(filters), "spotInstanceRequestSet", kPage,
                       ec2::parseSpotRequest, context);
}

Status Ec2Client::cancelSpotRequests(const std::vector<std::string> &ids, const CallContext &context)
{
    return deleted(*m_api, ec2::cancelSpotRequests(ids), "InvalidSpotInstanceRequestID.NotFound", context);
}

Result<std::vector<RouteTable>> Ec2Client::describeRouteTables(const std::vector<Filter> &filters,
                                                               const CallContext &context)
{
    return requestList(*m_api, ec2::describeRouteTables(filters), "routeTableSet", 100, ec2::parseRouteTable, context);
}

Result<std::vector<SpotPlacementScore>> Ec2Client::spotPlacementScores(const std::vector<std::string> &types, int count,
                                                                       const std::string &region,
                                                                       const CallContext &context)
{
    return requestList(*m_api, ec2::spotPlacementScores(types, count, region), "spotPlacementScoreSet", kUnpaged,
                       ec2::parsePlacementScore, context);
}

} // namespace trainyard::aws
