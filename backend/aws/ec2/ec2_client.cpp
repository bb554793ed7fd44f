#include "backend/aws/ec2/ec2_client.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_calls_internal.h"
#include "backend/aws/ec2/ec2_parse_internal.h"
#include "backend/aws/ec2/ec2_request_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::aws {

using ec2::isUnknown;
using ec2::kUnpaged;
using ec2::requestList;
using ec2::sendCommand;
using ec2::sendRequest;
using ec2::sourceOf;

namespace {

/// The instance ids in an error message: "The instance IDs 'i-0a, i-0b' do not exist".
std::vector<InstanceId> idsNamedIn(const std::string &message)
{
    std::vector<InstanceId> out;
    for (std::size_t at = message.find("i-"); at != std::string::npos; at = message.find("i-", at + 2)) {
        const auto end = std::min(message.find_first_not_of("0123456789abcdef", at + 2), message.size());
        if (end > at + 2)
            out.emplace_back(message.substr(at, end - at));
    }
    return out;
}

/// Moves the ids that the error reports as unknown from `ids` to `dropped`; false when it names none of them.
bool dropNamed(const Error &error, std::vector<InstanceId> &ids, std::vector<InstanceId> &dropped)
{
    const auto named = idsNamedIn(error.detail);
    const auto isNamed = [&](const InstanceId &id) { return std::find(named.begin(), named.end(), id) != named.end(); };
    const auto rest = std::stable_partition(ids.begin(), ids.end(), std::not_fn(isNamed));
    if (rest == ids.end())
        return false;
    dropped.insert(dropped.end(), rest, ids.end());
    ids.erase(rest, ids.end());
    return true;
}

constexpr std::string_view kUnknownInstance = "InvalidInstanceID.NotFound";

/// Sends one call per rule, because a call with several rules applies all or none of them.
/// \param fine  error code of a rule that already is as requested
Status changeRules(ServiceApi &api, QueryCall (*callOf)(const std::string &, const IngressRule &),
                   const std::string &groupId, const std::vector<IngressRule> &rules, std::string_view fine,
                   const CallContext &context)
{
    for (const auto &rule : rules) {
        auto done = sendCommand(api, callOf(groupId, rule), context);
        if (!done && !isUnknown(done.error(), fine))
            return done;
    }
    return {};
}

} // namespace

Ec2Client::Ec2Client(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "ec2", Protocol::Ec2))
{
}

Ec2Client::~Ec2Client() = default;

const ClientConfig &Ec2Client::config() const
{
    return m_api->config();
}

Result<Reservation> Ec2Client::runInstances(const RunInstancesRequest &request, const CallContext &context)
{
    const auto document = sendRequest(*m_api, ec2::runInstances(request), context, {}, !request.clientToken.empty());
    if (!document) {
        if (request.dryRun && serviceCode(document.error()) == "DryRunOperation")
            return Reservation{};
        return fail(document.error());
    }
    const auto root = document->document_element();
    return Reservation{xml::text(root, "reservationId"),
                       xml::each(root.child("instancesSet"), "item", ec2::parseInstance)};
}

Result<std::vector<Instance>> Ec2Client::describeInstances(const std::vector<InstanceId> &ids,
                                                           const std::vector<Filter> &filters,
                                                           const CallContext &context)
{
    const auto parse = [](const pugi::xml_node &item) {
        return xml::each(item.child("instancesSet"), "item", ec2::parseInstance);
    };
    TY_ASSIGN(const auto reservations, requestList(*m_api, ec2::describeInstances(ids, filters), "reservationSet",
                                                   ids.empty() ? 1000 : kUnpaged, parse, context));
    std::vector<Instance> out;
    for (const auto &reservation : reservations)
        out.insert(out.end(), reservation.begin(), reservation.end());
    return out;
}

Result<std::vector<Instance>> Ec2Client::describeKnownInstances(const std::vector<InstanceId> &ids,
                                                                const CallContext &context)
{
    constexpr std::size_t kChunk = 100;
    // AWS names all unknown ids at once; for an endpoint that names one at a time a filter is used instead.
    constexpr int kMostDrops = 3;
    std::vector<Instance> out;
    for (std::size_t at = 0; at < ids.size(); at += kChunk) {
        std::vector<InstanceId> chunk(ids.begin() + long(at), ids.begin() + long(std::min(at + kChunk, ids.size())));
        std::vector<InstanceId> unknown;
        for (int drops = 0; !chunk.empty(); ++drops) {
            auto some = Ec2Client::describeInstances(chunk, {}, context);
            const bool malformed = !some && serviceCode(some.error()) == "InvalidInstanceID.Malformed";
            const bool missing = !some && isUnknown(some.error(), kUnknownInstance);
            if (missing && drops < kMostDrops && dropNamed(some.error(), chunk, unknown))
                continue;
            if (missing || malformed) {
                Filter filter{"instance-id", {}};
                for (const InstanceId &id : chunk)
                    filter.values.push_back(id.value);
                some = Ec2Client::describeInstances({}, {filter}, context);
            }
            if (!some)
                return fail(some.error());
            out.insert(out.end(), std::make_move_iterator(some->begin()), std::make_move_iterator(some->end()));
            break;
        }
    }
    return out;
}

Result<TerminateOutcome> Ec2Client::terminateInstances(const std::vector<InstanceId> &ids, const CallContext &context)
{
    constexpr std::size_t kChunk = 100;
    TerminateOutcome out;
    for (std::size_t at = 0; at < ids.size(); at += kChunk) {
        std::vector<InstanceId> chunk(ids.begin() + long(at), ids.begin() + long(std::min(at + kChunk, ids.size())));
        while (!chunk.empty()) {
            const auto document = sendRequest(*m_api, ec2::terminateInstances(chunk), context);
            if (document) {
                const auto set = document->document_element().child("instancesSet");
                const auto changes = xml::each(set, "item", ec2::parseStateChange);
                out.changes.insert(out.changes.end(), changes.begin(), changes.end());
                break;
            }
            // EC2 terminates none of them if one id is unknown: drop that id and send the request again.
            if (!isUnknown(document.error(), kUnknownInstance) || !dropNamed(document.error(), chunk, out.unknown))
                return fail(document.error());
        }
    }
    return out;
}

Result<std::vector<InstanceStatus>> Ec2Client::describeInstanceStatus(const std::vector<InstanceId> &ids,
                                                                      const CallContext &context)
{
    return requestList(*m_api, ec2::describeInstanceStatus(ids), "instanceStatusSet", ids.empty() ? 1000 : kUnpaged,
                       ec2::parseInstanceStatus, context);
}

Result<ConsoleOutput> Ec2Client::getConsoleOutput(const InstanceId &id, const CallContext &context)
{
    const auto read = [&](bool latest) -> Result<ConsoleOutput> {
        const auto call = ec2::getConsoleOutput(id, latest);
        TY_ASSIGN(const auto document, sendRequest(*m_api, call, context));
        const auto root = document.document_element();
        const auto bytes = base64Decode(xml::text(root, "output"));
        if (!bytes)
            return fail(ErrorCode::MalformedReply, sourceOf(call), "the output is not base64");
        ConsoleOutput out{std::string(reinterpret_cast<const char *>(bytes->data()), bytes->size()), std::nullopt};
        if (const auto time = fromIso8601(xml::text(root, "timestamp")))
            out.updated = *time;
        return out;
    };
    auto latest = read(true);
    if (!latest && latest.error().code == ErrorCode::Unsupported) // its type is not of the Nitro system
        return read(false);
    return latest;
}

Status Ec2Client::createTags(const std::vector<std::string> &resourceIds, const Tags &tags, const CallContext &context)
{
    return sendCommand(*m_api, ec2::createTags(resourceIds, tags), context);
}

Result<KeyPair> Ec2Client::importKeyPair(const std::string &name, const std::string &publicKey, const Tags &tags,
                                         const CallContext &context)
{
    return sendRequest(*m_api, ec2::importKeyPair(name, publicKey, tags), context).map([](const auto &document) {
        return ec2::parseKeyPair(document.document_element());
    });
}

Result<std::vector<KeyPair>> Ec2Client::describeKeyPairs(const std::vector<std::string> &names,
                                                         const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeKeyPairs(names, filters), "keySet", kUnpaged, ec2::parseKeyPair, context);
}

Status Ec2Client::deleteKeyPair(const std::string &name, const CallContext &context)
{
    const auto done = sendCommand(*m_api, ec2::deleteKeyPair(name), context);
    return !done && done.error().code == ErrorCode::NotFound ? Status() : done;
}

Result<std::string> Ec2Client::createSecurityGroup(const std::string &name, const std::string &description,
                                                   const std::string &vpcId, const Tags &tags,
                                                   const CallContext &context)
{
    return sendRequest(*m_api, ec2::createSecurityGroup(name, description, vpcId, tags), context)
        .map([](const auto &document) { return xml::text(document.document_element(), "groupId"); });
}

Status Ec2Client::authorizeIngress(const std::string &groupId, const std::vector<IngressRule> &rules,
                                   const CallContext &context)
{
    return changeRules(*m_api, ec2::authorizeIngress, groupId, rules, "InvalidPermission.Duplicate", context);
}

Status Ec2Client::authorizeEgress(const std::string &groupId, const std::vector<IngressRule> &rules,
                                  const CallContext &context)
{
    return changeRules(*m_api, ec2::authorizeEgress, groupId, rules, "InvalidPermission.Duplicate", context);
}

Status Ec2Client::revokeIngress(const std::string &groupId, const std::vector<IngressRule> &rules,
                                const CallContext &context)
{
    return changeRules(*m_api, ec2::revokeIngress, groupId, rules, "InvalidPermission.NotFound", context);
}

Result<std::vector<SecurityGroup>> Ec2Client::describeSecurityGroups(const std::vector<std::string> &ids,
                                                                     const std::vector<Filter> &filters,
                                                                     const CallContext &context)
{
    return requestList(*m_api, ec2::describeSecurityGroups(ids, filters), "securityGroupInfo",
                       ids.empty() ? 1000 : kUnpaged, ec2::parseSecurityGroup, context);
}

Status Ec2Client::deleteSecurityGroup(const std::string &groupId, const CallContext &context)
{
    const auto done = sendCommand(*m_api, ec2::deleteSecurityGroup(groupId), context);
    return !done && isUnknown(done.error(), "InvalidGroup.NotFound") ? Status() : done;
}

Result<std::vector<Image>> Ec2Client::describeImages(const std::vector<std::string> &ids,
                                                     const std::vector<std::string> &owners,
                                                     const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeImages(ids, owners, filters), "imagesSet", ids.empty() ? 1000 : kUnpaged,
                       ec2::parseImage, context);
}

Result<std::vector<InstanceType>> Ec2Client::describeInstanceTypes(const std::vector<std::string> &names,
                                                                   const std::vector<Filter> &filters,
                                                                   const CallContext &context)
{
    return requestList(*m_api, ec2::describeInstanceTypes(names, filters), "instanceTypeSet",
                       names.empty() ? 100 : kUnpaged, ec2::parseInstanceType, context);
}

Result<std::vector<InstanceTypeOffering>>
Ec2Client::describeInstanceTypeOfferings(bool byZone, const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeInstanceTypeOfferings(byZone, filters), "instanceTypeOfferingSet", 1000,
                       ec2::parseOffering, context);
}

Result<std::vector<SpotPrice>> Ec2Client::describeSpotPrices(Timestamp since, const std::vector<std::string> &types,
                                                             const CallContext &context)
{
    return requestList(*m_api, ec2::describeSpotPrices(since, types), "spotPriceHistorySet", 1000, ec2::parseSpotPrice,
                       context);
}

Result<std::vector<Region>> Ec2Client::describeRegions(const CallContext &context)
{
    return requestList(*m_api, ec2::describeRegions(), "regionInfo", kUnpaged, ec2::parseRegion, context);
}

Result<std::vector<AvailabilityZone>> Ec2Client::describeAvailabilityZones(const CallContext &context)
{
    return requestList(*m_api, ec2::describeAvailabilityZones(), "availabilityZoneInfo", kUnpaged, ec2::parseZone,
                       context);
}

Result<std::vector<Vpc>> Ec2Client::describeVpcs(const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeVpcs(filters), "vpcSet", 1000, ec2::parseVpc, context);
}

Result<std::vector<Subnet>> Ec2Client::describeSubnets(const std::vector<Filter> &filters, const CallContext &context)
{
    return requestList(*m_api, ec2::describeSubnets(filters), "subnetSet", 1000, ec2::parseSubnet, context);
}

} // namespace trainyard::aws
