#include "backend/localcloud/ec2/ec2_service.h"

namespace trainyard::localcloud {
namespace {

/// Parameters of AWS that this cloud does not implement. They are rejected by name, never ignored silently.
constexpr std::string_view kUnimplemented[] = {"CpuOptions.",
                                               "CreditSpecification.",
                                               "EnclaveOptions.",
                                               "LicenseSpecification.",
                                               "PrivateDnsNameOptions.",
                                               "CapacityReservationSpecification.CapacityReservationPreference",
                                               ("CapacityReservationSpecification.CapacityReservationTarget."
                                                "CapacityReservationResourceGroupArn"),
                                               "MaintenanceOptions.",
                                               "ElasticGpuSpecification.",
                                               "ElasticInferenceAccelerator.",
                                               "KernelId",
                                               "RamdiskId",
                                               "Ipv6Address",
                                               "SecondaryNetwork",
                                               "ExecutableBy."};

ServiceResult<void> checkNames(const Ec2Call &call, const Ec2Action &action)
{
    const auto fine = call.parameters.allowOnly("DryRun " + action.parameters);
    if (fine)
        return fine;
    for (const auto prefix : kUnimplemented) {
        for (const auto &[name, value] : call.parameters.all()) {
            if (name.starts_with(prefix))
                return refuse("UnsupportedOperation", "The local cloud does not implement the parameter " + name + ".");
        }
    }
    return fine;
}

} // namespace

Ec2Service::Ec2Service(Store &store, Machines &machines, Ec2Settings settings)
    : m_settings(std::move(settings))
    , m_state(store)
    , m_life(m_state, machines, m_settings)
{
    for (const auto actions : {addressActions,
                               gatewayActions,
                               imageAndTypeActions,
                               instanceActions,
                               instanceImageActions,
                               internetGatewayActions,
                               keyPairActions,
                               launchTemplateActions,
                               placementGroupActions,
                               powerActions,
                               regionAndNetworkActions,
                               reservationActions,
                               routeActions,
                               runActions,
                               securityGroupActions,
                               spotActions,
                               subnetActions,
                               tagActions,
                               volumeActions,
                               vpcActions}) {
        for (const auto &action : actions())
            m_actions.emplace(action.name, action);
    }
}

ServiceResult<std::string> Ec2Service::handle(const Ec2Call &call)
{
    const auto found = m_actions.find(call.operation);
    if (found == m_actions.end())
        return refuse("InvalidAction", "The action " + call.operation + " is not valid for this web service.");
    if (const auto version = call.parameters.text("Version"); version != "2016-11-15")
        return refuse(version.empty() ? "MissingParameter" : "InvalidParameterValue",
                      "The API version '" + version + "' is not served here; 2016-11-15 is.");
    TY_TRY(checkNames(call, found->second));
    TY_ASSIGN(const auto dryRun, call.parameters.boolean("DryRun"));
    // RunInstances evaluates the flag itself, after its checks.
    if (dryRun && call.operation != "RunInstances")
        return refuse("DryRunOperation", "Request would have succeeded, but DryRun flag is set.", 412);

    const std::lock_guard guard(m_state.mutex);
    if (m_state.ending)
        return refuse("Unavailable", "The local cloud is ending.", 503);
    TY_ASSIGN(const auto body, found->second.run({m_state, m_life, m_settings}, call));
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<" + call.operation +
            "Response xmlns=\"http://ec2.amazonaws.com/doc/2016-11-15/\">");
    xml.text("requestId", call.requestId).raw(body).raw("</" + call.operation + "Response>");
    return xml.str();
}

Status Ec2Service::load()
{
    const std::lock_guard guard(m_state.mutex);
    TY_TRY(m_state.load());
    m_life.recover();
    return {};
}

ServiceResult<LaunchTemplateVersion> Ec2Service::templateVersion(const std::string &region, const Parameters &names)
{
    const std::lock_guard guard(m_state.mutex);
    return localcloud::templateVersion(m_state, region, names);
}

std::vector<SubnetInfo> Ec2Service::subnets(const std::string &region)
{
    const std::lock_guard guard(m_state.mutex);
    return m_state.subnets(region);
}

bool Ec2Service::removeTag(const std::string &region, const std::string &instance, const std::string &key)
{
    const std::lock_guard guard(m_state.mutex);
    auto *one = m_state.instances.find(region, instance);
    if (!one || one->tags.erase(key) == 0)
        return false;
    m_state.instances.save(*one);
    return true;
}

ServiceResult<std::vector<std::string>> Ec2Service::launchWith(Ec2Call call, const LaunchExtras &extras)
{
    const auto token = newResourceId("for-");
    auto query = call.parameters.all();
    query["ClientToken"] = token;
    call.parameters = Parameters(std::move(query));
    call.extras = &extras;
    TY_TRY(handle(call));
    const std::lock_guard guard(m_state.mutex);
    std::vector<std::string> ids;
    for (const auto *one : m_state.instances.of(call.region)) {
        if (one->clientToken == token)
            ids.push_back(one->id);
    }
    return ids;
}

std::vector<Instance> Ec2Service::withTag(const std::string &region, const std::string &key, const std::string &value)
{
    const std::lock_guard guard(m_state.mutex);
    std::vector<Instance> found;
    for (const auto *one : m_state.instances.of(region)) {
        if (const auto tag = one->tags.find(key); tag != one->tags.end() && tag->second == value)
            found.push_back(*one);
    }
    return found;
}

std::size_t Ec2Service::activeInstances()
{
    const std::lock_guard guard(m_state.mutex);
    return std::size_t(std::count_if(m_state.instances.begin(), m_state.instances.end(), [](const auto &pair) {
        return pair.second.live() && pair.second.state != InstanceState::Stopped;
    }));
}

std::optional<InstanceFacts> Ec2Service::factsBySecret(const std::string &metadataSecret)
{
    const std::lock_guard guard(m_state.mutex);
    for (const auto &[id, one] : m_state.instances) {
        if (metadataSecret.empty() || one.metadataSecret != metadataSecret)
            continue;
        InstanceFacts facts{one, {}};
        for (const auto &group : one.groups) {
            if (const auto *found = m_state.groups.find(one.region, group))
                facts.groupNames.push_back(found->name);
        }
        return facts;
    }
    return std::nullopt;
}

} // namespace trainyard::localcloud
