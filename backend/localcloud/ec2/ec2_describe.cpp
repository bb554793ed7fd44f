#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/machines.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kStatusOkMillis = 15000; ///< after the state becomes running; at AWS one to two minutes

std::string dnsName(const Instance &one)
{
    auto name = "ip-" + one.address;
    std::replace(name.begin(), name.end(), '.', '-');
    return name + (one.region == "us-east-1" ? ".ec2.internal" : "." + one.region + ".compute.internal");
}

const FilterTable<Instance> &instanceFilters(const std::map<std::string, SecurityGroup> &groups)
{
    thread_local const std::map<std::string, SecurityGroup> *known = nullptr;
    known = &groups;
    static const FilterTable<Instance> table = {
        {"instance-id", [](const Instance &i) { return std::vector{i.id}; }},
        {"instance-state-name", [](const Instance &i) { return std::vector{i.state}; }},
        {"instance-state-code", [](const Instance &i) { return std::vector{std::to_string(stateCode(i.state))}; }},
        {"instance-type", [](const Instance &i) { return std::vector{i.type}; }},
        {"image-id", [](const Instance &i) { return std::vector{i.imageId}; }},
        {"key-name", [](const Instance &i) { return std::vector{i.keyName}; }},
        {"subnet-id", [](const Instance &i) { return std::vector{i.subnetId}; }},
        {"vpc-id", [](const Instance &i) { return std::vector{defaultVpc(i.region)}; }},
        {"availability-zone", [](const Instance &i) { return std::vector{i.zone}; }},
        {"private-ip-address", [](const Instance &i) { return std::vector{i.address}; }},
        {"ip-address", [](const Instance &i) { return std::vector{i.address}; }},
        {"private-dns-name", [](const Instance &i) { return std::vector{dnsName(i)}; }},
        {"dns-name", [](const Instance &i) { return std::vector{dnsName(i)}; }},
        {"instance.group-id", [](const Instance &i) { return i.groups; }},
        {"instance.group-name",
         [](const Instance &i) {
             std::vector<std::string> names;
             for (const auto &id : i.groups) {
                 if (const auto found = known->find(id); found != known->end())
                     names.push_back(found->second.name);
             }
             return names;
         }},
        {"placement-group-name", [](const Instance &i) { return std::vector{i.placementGroup}; }},
        {"spot-instance-request-id", [](const Instance &i) { return std::vector{i.spotRequest}; }},
        {"instance-lifecycle",
         [](const Instance &i) {
             return i.spotRequest.empty() ? std::vector<std::string>() : std::vector<std::string>{"spot"};
         }},
        {"client-token", [](const Instance &i) { return std::vector{i.clientToken}; }},
        {"reservation-id", [](const Instance &i) { return std::vector{i.reservation}; }},
        {"owner-id", [](const Instance &) { return std::vector<std::string>{kAccount}; }},
        {"architecture", [](const Instance &) { return std::vector<std::string>{"x86_64"}; }},
        {"launch-index", [](const Instance &i) { return std::vector{std::to_string(i.launchIndex)}; }},
        {"state-reason-code", [](const Instance &i) { return std::vector{i.stateReasonCode}; }},
    };
    return table;
}

const FilterTable<Volume> kVolumeFilters = {
    {"volume-id", [](const Volume &v) { return std::vector{v.id}; }},
    {"status", [](const Volume &v) { return std::vector<std::string>{v.instance.empty() ? "available" : "in-use"}; }},
    {"attachment.instance-id", [](const Volume &v) { return std::vector{v.instance}; }},
    {"attachment.device", [](const Volume &v) { return std::vector{v.device}; }},
    {"availability-zone", [](const Volume &v) { return std::vector{v.zone}; }},
    {"volume-type", [](const Volume &v) { return std::vector{v.type}; }},
    {"size", [](const Volume &v) { return std::vector{std::to_string(v.sizeGib)}; }},
};

bool looksLikeId(const std::string &id, const std::string &prefix)
{
    const auto digits = id.starts_with(prefix) ? id.substr(prefix.size()) : std::string();
    return (digits.size() == 8 || digits.size() == 17) &&
           digits.find_first_not_of("0123456789abcdef") == std::string::npos;
}

} // namespace

void Ec2Service::writeInstance(XmlWriter &xml, const Instance &one)
{
    const bool gone = one.state == "terminated";
    xml.text("instanceId", one.id).text("imageId", one.imageId);
    xml.element("instanceState", [&] { xml.number("code", stateCode(one.state)).text("name", one.state); });
    xml.text("privateDnsName", gone ? "" : dnsName(one))
        .text("dnsName", gone || one.state == "pending" ? "" : dnsName(one));
    xml.text("reason", one.transitionReason).optional("keyName", one.keyName).number("amiLaunchIndex", one.launchIndex);
    xml.element("productCodes", [] {});
    xml.text("instanceType", one.type).text("launchTime", millisToIso(one.launched));
    xml.element("placement", [&] {
        xml.text("availabilityZone", one.zone).text("groupName", one.placementGroup).text("tenancy", "default");
    });
    xml.element("monitoring", [&] { xml.text("state", one.monitored ? "enabled" : "disabled"); });
    if (!gone) {
        xml.text("subnetId", one.subnetId).text("vpcId", defaultVpc(one.region)).text("privateIpAddress", one.address);
        // As at AWS, the public address appears only while the instance runs or shuts down.
        if (one.state == "running" || one.state == "shutting-down")
            xml.text("ipAddress", one.address);
        xml.boolean("sourceDestCheck", true);
    }
    xml.element("groupSet", [&] {
        for (const auto &id : one.groups) {
            const auto group = m_groups.find(id);
            xml.element("item", [&] {
                xml.text("groupId", id).text("groupName", group == m_groups.end() ? "" : group->second.name);
            });
        }
    });
    if (!one.stateReasonCode.empty())
        xml.element("stateReason",
                    [&] { xml.text("code", one.stateReasonCode).text("message", one.stateReasonMessage); });
    xml.text("architecture", "x86_64").text("rootDeviceType", "ebs");
    const auto root = one.volumes.empty() ? m_volumes.end() : m_volumes.find(one.volumes.front());
    xml.text("rootDeviceName", root == m_volumes.end() ? "/dev/sda1" : root->second.device);
    xml.element("blockDeviceMapping", [&] {
        for (const auto &id : one.volumes) {
            const auto volume = m_volumes.find(id);
            if (volume == m_volumes.end())
                continue;
            xml.element("item", [&] {
                xml.text("deviceName", volume->second.device);
                xml.element("ebs", [&] {
                    xml.text("volumeId", id).text("status", "attached").text("attachTime", millisToIso(one.launched));
                    xml.boolean("deleteOnTermination", volume->second.deleteOnTermination);
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
        xml.text("state", one.state == "pending" ? "pending" : "applied").text("httpTokens", one.httpTokens);
        xml.number("httpPutResponseHopLimit", one.hopLimit).text("httpEndpoint", "enabled");
    });
    xml.text("platformDetails", "Linux/UNIX").text("usageOperation", "RunInstances");
}

Ec2Service::Body Ec2Service::describeInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    const auto &table = instanceFilters(m_groups);
    TY_TRY(checkFilters(filters, table));
    std::vector<const Instance *> found;
    if (call.parameters.has("InstanceId.1")) {
        if (call.parameters.has("MaxResults"))
            return refuse("InvalidParameterCombination",
                          "The parameter instancesSet cannot be used with the parameter maxResults");
        TY_ASSIGN(const auto named, namedInstances(call));
        found.assign(named.begin(), named.end());
    } else {
        for (const auto &[id, one] : m_instances) {
            if (one.region == call.region)
                found.push_back(&one);
        }
    }
    std::erase_if(found, [&](const Instance *one) { return !passes(filters, table, *one, one->tags).value_or(false); });
    std::sort(found.begin(), found.end(), [](auto *a, auto *b) {
        return std::tie(a->launched, a->reservation, a->launchIndex) <
               std::tie(b->launched, b->reservation, b->launchIndex);
    });
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
                        xml.element("item", [&] { writeInstance(xml, *found[i]); });
                });
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::describeInstanceStatus(const Ec2Call &call)
{
    const auto filters = readFilters(call.parameters);
    const auto all = call.parameters.boolean("IncludeAllInstances");
    if (!filters || !all)
        return tl::unexpected(filters ? all.error() : filters.error());
    const auto &table = instanceFilters(m_groups);
    TY_TRY(checkFilters(*filters, table));
    TY_ASSIGN(const auto named, namedInstances(call));
    std::vector<const Instance *> found(named.begin(), named.end());
    if (found.empty()) {
        for (const auto &[id, one] : m_instances) {
            if (one.region == call.region)
                found.push_back(&one);
        }
    }
    std::erase_if(found, [&](const Instance *one) {
        return (!*all && one->state != "running") || !passes(*filters, table, *one, one->tags).value_or(false);
    });
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 5, 1000));
    XmlWriter xml;
    xml.element("instanceStatusSet", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            const auto &one = *found[i];
            const std::string status = one.state != "running"                             ? "not-applicable"
                                       : now() - one.stateSince >= delay(kStatusOkMillis) ? "ok"
                                                                                          : "initializing";
            const auto check = [&](const char *tag) {
                xml.element(tag, [&] {
                    xml.text("status", status);
                    xml.element("details", [&] {
                        xml.element("item", [&] {
                            xml.text("name", "reachability").text("status", status == "ok" ? "passed" : status);
                        });
                    });
                });
            };
            xml.element("item", [&] {
                xml.text("instanceId", one.id).text("availabilityZone", one.zone);
                xml.element("instanceState", [&] { xml.number("code", stateCode(one.state)).text("name", one.state); });
                check("systemStatus");
                check("instanceStatus");
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::getConsoleOutput(const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("InstanceId"));
    const auto found = m_instances.find(id);
    if (found == m_instances.end() || found->second.region != call.region)
        return refuse("InvalidInstanceID.NotFound", "The instance ID '" + id + "' does not exist");
    const auto text = readConsole(folderOf(found->second));
    XmlWriter xml;
    xml.text("instanceId", id).text("timestamp", millisToIso(now()));
    return xml.optional("output", base64Encode(asBytes(text))).str();
}

Ec2Service::Body Ec2Service::getConsoleScreenshot(const Ec2Call &call)
{
    TY_TRY(namedInstances(call));
    return refuse("UnsupportedOperation", "An instance of the local cloud has no screen.");
}

Ec2Service::Body Ec2Service::describeVolumes(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kVolumeFilters));
    const auto ids = call.parameters.list("VolumeId");
    std::vector<const Volume *> found;
    for (const auto &id : ids) {
        const auto one = m_volumes.find(id);
        if (one == m_volumes.end() || one->second.region != call.region)
            return looksLikeId(id, "vol-")
                       ? refuse("InvalidVolume.NotFound", "The volume '" + id + "' does not exist.")
                       : refuse("InvalidParameterValue", "Value (" + id + ") for parameter volumeId is invalid.");
        found.push_back(&one->second);
    }
    for (const auto &[id, one] : m_volumes) {
        if (ids.empty() && one.region == call.region)
            found.push_back(&one);
    }
    std::erase_if(found,
                  [&](const Volume *one) { return !passes(filters, kVolumeFilters, *one, one->tags).value_or(false); });
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 5, 1000));
    XmlWriter xml;
    xml.element("volumeSet", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            const auto &one = *found[i];
            xml.element("item", [&] {
                xml.text("volumeId", one.id).number("size", one.sizeGib).text("availabilityZone", one.zone);
                xml.text("status", one.instance.empty() ? "available" : "in-use")
                    .text("createTime", millisToIso(one.created));
                xml.element("attachmentSet", [&] {
                    if (one.instance.empty())
                        return;
                    xml.element("item", [&] {
                        xml.text("volumeId", one.id).text("instanceId", one.instance).text("device", one.device);
                        xml.text("status", "attached").boolean("deleteOnTermination", one.deleteOnTermination);
                    });
                });
                writeTags(xml, one.tags);
                xml.text("volumeType", one.type).boolean("encrypted", one.encrypted);
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::deleteVolume(const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("VolumeId"));
    const auto found = m_volumes.find(id);
    if (found == m_volumes.end() || found->second.region != call.region)
        return refuse("InvalidVolume.NotFound", "The volume '" + id + "' does not exist.");
    if (!found->second.instance.empty())
        return refuse("VolumeInUse", "Volume " + id + " is currently attached to " + found->second.instance);
    m_store.remove("volume", id);
    m_volumes.erase(found);
    return std::string("<return>true</return>");
}

} // namespace trainyard::localcloud
