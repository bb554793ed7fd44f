// Instances: queries and attributes.
#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"
#include "backend/localcloud/instances/machines.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kStatusOkMillis = 15000; ///< after the state becomes running; at AWS one to two minutes

std::string dnsName(const Instance &one)
{
    return hostNameOf(one) + (one.region == "us-east-1" ? ".ec2.internal" : "." + one.region + ".compute.internal");
}

FilterTable<Instance> instanceFilters(Ec2State &state)
{
    return {
        {"instance-id", [](const Instance &i) { return Values{i.id}; }},
        {"instance-state-name", [](const Instance &i) { return valuesOf(i.state); }},
        {"instance-state-code", [](const Instance &i) { return Values{std::to_string(codeOf(i.state))}; }},
        {"instance-type", [](const Instance &i) { return Values{i.type}; }},
        {"image-id", [](const Instance &i) { return Values{i.imageId}; }},
        {"key-name", [](const Instance &i) { return Values{i.keyName}; }},
        {"subnet-id", [](const Instance &i) { return Values{i.subnetId}; }},
        {"vpc-id", [&state](const Instance &i) { return Values{state.vpcOfSubnet(i.region, i.subnetId)}; }},
        {"availability-zone", [](const Instance &i) { return Values{i.zone}; }},
        {"private-ip-address", [](const Instance &i) { return Values{i.address}; }},
        {"ip-address", [](const Instance &i) { return i.publicAddress ? Values{i.address} : Values(); }},
        {"private-dns-name", [](const Instance &i) { return Values{dnsName(i)}; }},
        {"dns-name", [](const Instance &i) { return Values{dnsName(i)}; }},
        {"instance.group-id", [](const Instance &i) { return i.groups; }},
        {"instance.group-name",
         [&state](const Instance &i) {
             Values names;
             for (const auto &id : i.groups) {
                 if (const auto *group = state.groups.find(i.region, id))
                     names.push_back(group->name);
             }
             return names;
         }},
        {"placement-group-name", [](const Instance &i) { return Values{i.placementGroup}; }},
        {"spot-instance-request-id", [](const Instance &i) { return Values{i.spotRequest}; }},
        {"instance-lifecycle", [](const Instance &i) { return i.spotRequest.empty() ? Values() : Values{"spot"}; }},
        {"client-token", [](const Instance &i) { return Values{i.clientToken}; }},
        {"reservation-id", [](const Instance &i) { return Values{i.reservation}; }},
        {"owner-id", [](const Instance &) { return Values{kAccount}; }},
        {"architecture", [](const Instance &) { return Values{"x86_64"}; }},
        {"launch-index", [](const Instance &i) { return Values{std::to_string(i.launchIndex)}; }},
        {"state-reason-code", [](const Instance &i) { return Values{i.stateReasonCode}; }},
    };
}

/// The instances of InstanceId.N, or else of the region, that pass the filters, in the order of their launch.
ServiceResult<std::vector<Instance *>> selectedInstances(Ec2State &state, const Ec2Call &call)
{
    const auto table = instanceFilters(state);
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, table));
    TY_ASSIGN(auto found, namedInstances(state, call));
    if (call.parameters.list("InstanceId").empty())
        found = state.instances.of(call.region);
    std::erase_if(found, [&](const Instance *one) { return !passes(filters, table, *one, one->tags).value_or(false); });
    std::ranges::sort(found, {},
                      [](const Instance *one) { return std::tie(one->launched, one->reservation, one->launchIndex); });
    return found;
}

Body describeInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    if (call.parameters.has("InstanceId.1") && call.parameters.has("MaxResults"))
        return refuse("InvalidParameterCombination",
                      "The parameter instancesSet cannot be used with the parameter maxResults");
    TY_ASSIGN(const auto found, selectedInstances(ec2.state, call));
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 5, 1000));
    XmlWriter xml;
    xml.element("reservationSet", [&] {
        for (auto i = page.from; i < page.to;) {
            const auto &reservation = found[i]->reservation;
            xml.element("item", [&] {
                xml.text("reservationId", reservation).text("ownerId", kAccount);
                xml.element("groupSet", [] {});
                xml.element("instancesSet", [&] {
                    for (; i < page.to && found[i]->reservation == reservation; ++i)
                        xml.element("item", [&] { writeInstance(xml, ec2.state, *found[i]); });
                });
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Body describeInstanceStatus(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto all, call.parameters.boolean("IncludeAllInstances"));
    TY_ASSIGN(auto found, selectedInstances(ec2.state, call));
    std::erase_if(found, [&](const Instance *one) { return !all && one->state != InstanceState::Running; });
    return pageOf(call, found, 5, 1000, "instanceStatusSet", [&](XmlWriter &xml, const Instance *one) {
        const bool runs = one->state == InstanceState::Running;
        const bool settled = nowMillis() - one->stateSince >= ec2.settings.delay(kStatusOkMillis);
        const std::string status = !runs ? "not-applicable" : settled ? "ok" : "initializing";
        xml.text("instanceId", one->id).text("availabilityZone", one->zone);
        writeState(xml, "instanceState", one->state);
        for (const char *check : {"systemStatus", "instanceStatus"}) {
            xml.element(check, [&] {
                xml.text("status", status);
                xml.element("details", [&] {
                    xml.element("item", [&] {
                        xml.text("name", "reachability").text("status", status == "ok" ? "passed" : status);
                    });
                });
            });
        }
    });
}

Body getConsoleOutput(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("InstanceId"));
    const auto *found = ec2.state.instances.find(call.region, id);
    if (!found)
        return refuse("InvalidInstanceID.NotFound", "The instance ID '" + id + "' does not exist");
    XmlWriter xml;
    xml.text("instanceId", id).text("timestamp", millisToIso(nowMillis()));
    return xml.optional("output", base64Encode(asBytes(readConsole(ec2.life.folderOf(*found))))).str();
}

Body getConsoleScreenshot(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_TRY(namedInstances(ec2.state, call));
    return refuse("UnsupportedOperation", "An instance of the local cloud has no screen.");
}

Body describeInstanceAttribute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto attribute, call.parameters.required("Attribute"));
    TY_ASSIGN(const auto *one, namedInstance(ec2.state, call));
    XmlWriter xml;
    xml.text("instanceId", one->id);
    const auto value = [&](std::string_view text) {
        xml.element(attribute, [&] { xml.optional("value", text); });
        return xml.str();
    };
    if (attribute == "disableApiTermination")
        return value(one->terminationProtected ? "true" : "false");
    if (attribute == "instanceInitiatedShutdownBehavior")
        return value(toString(one->shutdownBehavior));
    if (attribute == "instanceType")
        return value(one->type);
    if (attribute == "userData")
        return value(one->userData);
    if (attribute != "groupSet")
        return refuse("UnsupportedOperation", "The local cloud does not describe the attribute " + attribute + ".");
    writeSet(xml, "groupSet", one->groups, [](XmlWriter &item, const std::string &id) { item.text("groupId", id); });
    return xml.str();
}

/// Sets the attribute that the call names, as NAME.Value or as Attribute and Value.
ServiceResult<void> setAttribute(const Ec2Context &ec2, const Ec2Call &call, Instance &one)
{
    const auto &p = call.parameters;
    const auto attribute = p.text("Attribute");
    const auto names = [&](const char *wire, const char *word) { return p.has(wire) || attribute == word; };
    const auto from = [&](const char *wire) { return attribute.empty() ? std::string(wire) : "Value"; };
    if (names("DisableApiTermination.Value", "disableApiTermination")) {
        TY_ASSIGN(one.terminationProtected, p.boolean(from("DisableApiTermination.Value")));
    } else if (names("InstanceInitiatedShutdownBehavior.Value", "instanceInitiatedShutdownBehavior")) {
        TY_ASSIGN(one.shutdownBehavior, readShutdownBehavior(p.text(from("InstanceInitiatedShutdownBehavior.Value"))));
    } else if (names("InstanceType.Value", "instanceType")) {
        const auto value = p.text(from("InstanceType.Value"));
        if (!findType(value))
            return refuse("InvalidInstanceAttributeValue", "Invalid value '" + value + "' for InstanceType.");
        if (one.state != InstanceState::Stopped)
            return refuse("IncorrectInstanceState", "The instance '" + one.id + "' is not in the 'stopped' state.");
        one.type = value;
    } else if (p.has("GroupId.1")) {
        std::vector<std::string> ids;
        for (const auto &id : p.list("GroupId")) {
            const auto *group = ec2.state.group(call.region, id);
            if (!group)
                return refuse("InvalidGroup.NotFound", "The security group '" + id + "' does not exist");
            ids.push_back(group->id);
        }
        one.groups = ids;
    } else {
        return refuse("UnsupportedOperation", "The local cloud modifies disableApiTermination, "
                                              "instanceInitiatedShutdownBehavior, instanceType and groups only.");
    }
    return {};
}

Body modifyInstanceAttribute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *one, namedInstance(ec2.state, call));
    TY_TRY(setAttribute(ec2, call, *one));
    ec2.state.instances.save(*one);
    return kDone;
}

} // namespace

void writeState(XmlWriter &xml, const char *tag, InstanceState state)
{
    xml.element(tag, [&] { xml.number("code", codeOf(state)).text("name", toString(state)); });
}

std::string hostNameOf(const Instance &one)
{
    auto name = "ip-" + one.address;
    std::ranges::replace(name, '.', '-');
    return name;
}

ServiceResult<std::vector<Instance *>> namedInstances(Ec2State &state, const Ec2Call &call)
{
    std::vector<Instance *> out;
    std::string missing;
    std::size_t missingCount = 0;
    auto ids = call.parameters.list("InstanceId");
    if (const auto single = call.parameters.text("InstanceId"); !single.empty())
        ids.push_back(single);
    if (ids.size() > 1000)
        return refuse("InvalidParameterValue", "A call may name at most 1000 instances");
    for (const auto &id : ids) {
        if (!looksLikeId(id, "i-"))
            return refuse("InvalidInstanceID.Malformed", "Invalid id: \"" + id + "\"");
        if (auto *found = state.instances.find(call.region, id); !found)
            missing.append(missingCount++ == 0 ? "" : ", ").append(id);
        else if (std::ranges::find(out, found) == out.end())
            out.push_back(found);
    }
    if (missingCount == 1)
        return refuse("InvalidInstanceID.NotFound", "The instance ID '" + missing + "' does not exist");
    if (missingCount > 1)
        return refuse("InvalidInstanceID.NotFound", "The instance IDs '" + missing + "' do not exist");
    return out;
}

ServiceResult<Instance *> namedInstance(Ec2State &state, const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(state, call));
    if (named.size() != 1)
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    return named.front();
}

ServiceResult<ShutdownBehavior> readShutdownBehavior(const std::string &text)
{
    if (const auto known = parseEnum<ShutdownBehavior>(text))
        return *known;
    return refuse("InvalidParameterValue",
                  "Value (" + text + ") for parameter instanceInitiatedShutdownBehavior is invalid.");
}

void writeInstance(XmlWriter &xml, Ec2State &state, const Instance &one)
{
    const bool gone = !one.live(), pending = one.state == InstanceState::Pending;
    xml.text("instanceId", one.id).text("imageId", one.imageId);
    writeState(xml, "instanceState", one.state);
    xml.text("privateDnsName", gone ? "" : dnsName(one))
        .text("dnsName", gone || pending || !one.publicAddress ? "" : dnsName(one));
    xml.text("reason", one.transitionReason).optional("keyName", one.keyName).number("amiLaunchIndex", one.launchIndex);
    xml.element("productCodes", [] {});
    xml.text("instanceType", one.type).text("launchTime", millisToIso(one.launched));
    xml.element("placement", [&] {
        xml.text("availabilityZone", one.zone).text("groupName", one.placementGroup).text("tenancy", "default");
    });
    xml.element("monitoring", [&] { xml.text("state", one.monitored ? "enabled" : "disabled"); });
    if (!gone) {
        xml.text("subnetId", one.subnetId).text("vpcId", state.vpcOfSubnet(one.region, one.subnetId));
        xml.text("privateIpAddress", one.address);
        // As at AWS, the public address appears only while the instance runs or shuts down.
        if (one.publicAddress && (one.state == InstanceState::Running || one.state == InstanceState::ShuttingDown))
            xml.text("ipAddress", one.address);
        xml.boolean("sourceDestCheck", true);
    }
    xml.element("groupSet", [&] {
        for (const auto &id : one.groups) {
            const auto *group = state.groups.find(one.region, id);
            xml.element("item", [&] { xml.text("groupId", id).text("groupName", group ? group->name : ""); });
        }
    });
    if (!one.stateReasonCode.empty())
        xml.element("stateReason",
                    [&] { xml.text("code", one.stateReasonCode).text("message", one.stateReasonMessage); });
    xml.text("architecture", "x86_64").text("rootDeviceType", "ebs");
    const auto *root = one.volumes.empty() ? nullptr : state.volumes.find(one.region, one.volumes.front());
    xml.text("rootDeviceName", root ? root->device : "/dev/sda1");
    xml.element("blockDeviceMapping", [&] {
        for (const auto &id : one.volumes) {
            const auto *volume = state.volumes.find(one.region, id);
            if (!volume)
                continue;
            xml.element("item", [&] {
                xml.text("deviceName", volume->device);
                xml.element("ebs", [&] {
                    xml.text("volumeId", id).text("status", "attached").text("attachTime", millisToIso(one.launched));
                    xml.boolean("deleteOnTermination", volume->deleteOnTermination);
                });
            });
        }
    });
    if (!one.spotRequest.empty())
        xml.text("instanceLifecycle", "spot").text("spotInstanceRequestId", one.spotRequest);
    xml.text("virtualizationType", "hvm").text("clientToken", one.clientToken);
    writeTags(xml, one.tags);
    xml.text("hypervisor", "xen").boolean("ebsOptimized", false).boolean("enaSupport", true);
    if (!one.profileName.empty()) {
        xml.element("iamInstanceProfile", [&] {
            xml.text("arn", std::string("arn:aws:iam::") + kAccount + ":instance-profile/" + one.profileName);
            xml.text("id", "AIPA" + sha256Hex(one.profileName).substr(0, 17));
        });
    }
    xml.element("metadataOptions", [&] {
        xml.text("state", pending ? "pending" : "applied").text("httpTokens", toString(one.httpTokens));
        xml.number("httpPutResponseHopLimit", one.hopLimit).text("httpEndpoint", "enabled");
    });
    xml.text("platformDetails", "Linux/UNIX").text("usageOperation", "RunInstances");
}

std::vector<Ec2Action> instanceActions()
{
    return {{"DescribeInstances", describeInstances, kPages + " InstanceId.N"},
            {"DescribeInstanceStatus", describeInstanceStatus, kPages + " InstanceId.N IncludeAllInstances"},
            {"DescribeInstanceAttribute", describeInstanceAttribute, "InstanceId Attribute"},
            {"ModifyInstanceAttribute", modifyInstanceAttribute,
             "InstanceId Attribute Value DisableApiTermination.Value InstanceInitiatedShutdownBehavior.Value "
             "InstanceType.Value GroupId.N"},
            {"GetConsoleOutput", getConsoleOutput, "InstanceId Latest"},
            {"GetConsoleScreenshot", getConsoleScreenshot, "InstanceId WakeUp"}};
}

} // namespace trainyard::localcloud
