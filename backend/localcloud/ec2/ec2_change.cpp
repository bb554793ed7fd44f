#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/machines.h"

namespace trainyard::localcloud {
namespace {

bool wellFormed(const std::string &id)
{
    const auto digits = id.starts_with("i-") ? id.substr(2) : std::string();
    return (digits.size() == 8 || digits.size() == 17) &&
           digits.find_first_not_of("0123456789abcdef") == std::string::npos;
}

void writeChange(XmlWriter &xml, const std::string &id, const std::string &before, const std::string &after)
{
    xml.element("item", [&] {
        xml.text("instanceId", id);
        xml.element("currentState", [&] { xml.number("code", stateCode(after)).text("name", after); });
        xml.element("previousState", [&] { xml.number("code", stateCode(before)).text("name", before); });
    });
}

} // namespace

/// The instances of InstanceId.N; empty without the parameter. As at AWS, one unknown id fails the call.
ServiceResult<std::vector<Instance *>> Ec2Service::namedInstances(const Ec2Call &call)
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
        if (!wellFormed(id))
            return refuse("InvalidInstanceID.Malformed", "Invalid id: \"" + id + "\"");
        const auto found = m_instances.find(id);
        if (found == m_instances.end() || found->second.region != call.region) {
            missing.append(missingCount++ == 0 ? "" : ", ").append(id);
        } else if (std::find(out.begin(), out.end(), &found->second) == out.end()) {
            out.push_back(&found->second);
        }
    }
    if (missingCount == 1)
        return refuse("InvalidInstanceID.NotFound", "The instance ID '" + missing + "' does not exist");
    if (missingCount > 1)
        return refuse("InvalidInstanceID.NotFound", "The instance IDs '" + missing + "' do not exist");
    return out;
}

Ec2Service::Body Ec2Service::terminateInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(call));
    if (named.empty())
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    for (const auto *one : named) {
        if (one->terminationProtected && one->live())
            return refuse("OperationNotPermitted",
                          "The instance '" + one->id +
                              "' may not be terminated. Modify its 'disableApiTermination' instance "
                              "attribute and try again.");
    }
    XmlWriter xml;
    xml.element("instancesSet", [&] {
        for (auto *one : named) {
            const auto before = one->state;
            if (before == "stopped" || before == "pending" || before == "running" || before == "stopping")
                endLocked(*one, "shutting-down", "Client.UserInitiatedShutdown",
                          "Client.UserInitiatedShutdown: User initiated shutdown");
            writeChange(xml, one->id, before, one->state);
        }
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::stopInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(call));
    TY_ASSIGN(const auto hibernate, call.parameters.boolean("Hibernate"));
    // Instances launched for hibernation are stopped: a sandbox has no memory of its own to save.
    for (const auto *one : named) {
        if (hibernate && !one->mayHibernate)
            return refuse("UnsupportedHibernationConfiguration",
                          "The instance '" + one->id + "' cannot hibernate: it was not launched for that.");
    }
    for (const auto *one : named) {
        if (one->state != "running" && one->state != "stopping" && one->state != "stopped")
            return refuse("IncorrectInstanceState",
                          "The instance '" + one->id + "' is not in a state from which it can be stopped.");
    }
    XmlWriter xml;
    xml.element("instancesSet", [&] {
        for (auto *one : named) {
            const auto before = one->state;
            if (before == "running")
                endLocked(*one, "stopping", "Client.UserInitiatedShutdown",
                          "Client.UserInitiatedShutdown: User initiated shutdown");
            writeChange(xml, one->id, before, one->state);
        }
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::startInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(call));
    for (const auto *one : named) {
        if (one->state != "stopped" && one->state != "running" && one->state != "pending")
            return refuse("IncorrectInstanceState",
                          "The instance '" + one->id + "' is not in a state from which it can be started.");
    }
    XmlWriter xml;
    xml.element("instancesSet", [&] {
        for (auto *one : named) {
            const auto before = one->state;
            if (before == "stopped") {
                one->state = "pending";
                one->stateSince = one->launched = now();
                one->stateReasonCode = one->stateReasonMessage = one->transitionReason = "";
                one->tags["localcloud:tier"] = m_machines.host().name();
                bootLocked(*one);
            }
            writeChange(xml, one->id, before, one->state);
        }
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::rebootInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto named, namedInstances(call));
    for (const auto *one : named) {
        if (one->state != "running")
            return refuse("IncorrectInstanceState",
                          "The instance '" + one->id + "' is not in a state from which it can be rebooted.");
    }
    for (auto *one : named) {
        if (!m_reboots.contains(one->id))
            rebootLocked(*one);
    }
    return std::string("<return>true</return>");
}

Ec2Service::Body Ec2Service::modifyInstanceAttribute(const Ec2Call &call)
{
    const auto &p = call.parameters;
    TY_ASSIGN(const auto named, namedInstances(call));
    if (named.size() != 1)
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    auto &one = *named.front();
    const auto attribute = p.text("Attribute");
    if (p.has("DisableApiTermination.Value") || attribute == "disableApiTermination") {
        TY_ASSIGN(const auto value, p.boolean(attribute.empty() ? "DisableApiTermination.Value" : "Value"));
        one.terminationProtected = value;
    } else if (p.has("InstanceInitiatedShutdownBehavior.Value") || attribute == "instanceInitiatedShutdownBehavior") {
        const auto value = p.text(attribute.empty() ? "InstanceInitiatedShutdownBehavior.Value" : "Value");
        if (value != "stop" && value != "terminate")
            return refuse("InvalidParameterValue",
                          "Value (" + value + ") for parameter instanceInitiatedShutdownBehavior is invalid.");
        one.shutdownBehavior = value;
    } else if (p.has("InstanceType.Value") || attribute == "instanceType") {
        const auto value = p.text(attribute.empty() ? "InstanceType.Value" : "Value");
        if (!findType(value))
            return refuse("InvalidInstanceAttributeValue", "Invalid value '" + value + "' for InstanceType.");
        if (one.state != "stopped")
            return refuse("IncorrectInstanceState", "The instance '" + one.id + "' is not in the 'stopped' state.");
        one.type = value;
    } else if (p.has("GroupId.1")) {
        std::vector<std::string> ids;
        for (const auto &id : p.list("GroupId")) {
            const auto *group = findGroup(call.region, id);
            if (!group)
                return refuse("InvalidGroup.NotFound", "The security group '" + id + "' does not exist");
            ids.push_back(group->id);
        }
        one.groups = ids;
    } else {
        return refuse("UnsupportedOperation", "The local cloud modifies disableApiTermination, "
                                              "instanceInitiatedShutdownBehavior, instanceType and groups only.");
    }
    saveInstance(one);
    return std::string("<return>true</return>");
}

Ec2Service::Body Ec2Service::describeInstanceAttribute(const Ec2Call &call)
{
    const auto attribute = call.parameters.required("Attribute");
    const auto named = namedInstances(call);
    if (!attribute || !named)
        return tl::unexpected(attribute ? named.error() : attribute.error());
    if (named->size() != 1)
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    const auto &one = *named->front();
    XmlWriter xml;
    xml.text("instanceId", one.id);
    const auto value = [&](const std::string &text) { xml.element(*attribute, [&] { xml.optional("value", text); }); };
    if (*attribute == "disableApiTermination")
        value(one.terminationProtected ? "true" : "false");
    else if (*attribute == "instanceInitiatedShutdownBehavior")
        value(one.shutdownBehavior);
    else if (*attribute == "instanceType")
        value(one.type);
    else if (*attribute == "userData")
        value(one.userData);
    else if (*attribute == "groupSet")
        xml.element("groupSet", [&] {
            for (const auto &id : one.groups)
                xml.element("item", [&] { xml.text("groupId", id); });
        });
    else
        return refuse("UnsupportedOperation", "The local cloud does not describe the attribute " + *attribute + ".");
    return xml.str();
}

} // namespace trainyard::localcloud
