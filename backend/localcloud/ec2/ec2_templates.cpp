// Launch templates: named and versioned parameters of a launch.

#include <algorithm>
#include <charconv>
#include <numeric>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<LaunchTemplate> kTemplateFilters = {
    {"launch-template-name", [](const LaunchTemplate &t) { return std::vector{t.name}; }},
};

std::map<std::string, std::string> dataOf(const Ec2Call &call)
{
    return call.parameters.structure("LaunchTemplateData").all();
}

void writeTemplate(XmlWriter &xml, const LaunchTemplate &t)
{
    xml.text("launchTemplateId", t.id).text("launchTemplateName", t.name).text("createTime", millisToIso(t.created));
    xml.number("defaultVersionNumber", t.defaultVersion).number("latestVersionNumber", std::int64_t(t.versions.size()));
    writeTags(xml, t.tags);
}

void writeVersion(XmlWriter &xml, const LaunchTemplate &t, int number)
{
    const auto &data = t.versions[std::size_t(number - 1)];
    const auto text = [&](const char *element, const std::string &name) {
        const auto found = data.find(name);
        xml.optional(element, found == data.end() ? std::string() : found->second);
    };
    xml.text("launchTemplateId", t.id).text("launchTemplateName", t.name).number("versionNumber", number);
    xml.optional("versionDescription", t.descriptions[std::size_t(number - 1)]);
    xml.boolean("defaultVersion", number == t.defaultVersion);
    xml.element("launchTemplateData", [&] {
        text("imageId", "ImageId");
        text("instanceType", "InstanceType");
        text("keyName", "KeyName");
        text("userData", "UserData");
        const auto within = [&](const char *element, const std::string &prefix, auto write) {
            const auto at = data.lower_bound(prefix);
            if (at != data.end() && at->first.starts_with(prefix))
                xml.element(element, write);
        };
        within("placement", "Placement.", [&] {
            text("availabilityZone", "Placement.AvailabilityZone");
            text("groupName", "Placement.GroupName");
        });
        within("iamInstanceProfile", "IamInstanceProfile.", [&] {
            text("arn", "IamInstanceProfile.Arn");
            text("name", "IamInstanceProfile.Name");
        });
        within("instanceMarketOptions", "InstanceMarketOptions.", [&] {
            text("marketType", "InstanceMarketOptions.MarketType");
            xml.element("spotOptions", [&] { text("maxPrice", "InstanceMarketOptions.SpotOptions.MaxPrice"); });
        });
        within("networkInterfaceSet", "NetworkInterface.1.", [&] {
            xml.element("item", [&] {
                text("subnetId", "NetworkInterface.1.SubnetId");
                text("interfaceType", "NetworkInterface.1.InterfaceType");
            });
        });
        within("securityGroupIdSet", "SecurityGroupId.", [&] { text("item", "SecurityGroupId.1"); });
        if (data.contains("BlockDeviceMapping.1.DeviceName")) {
            xml.element("blockDeviceMappingSet", [&] {
                xml.element("item", [&] {
                    text("deviceName", "BlockDeviceMapping.1.DeviceName");
                    xml.element("ebs", [&] { text("volumeSize", "BlockDeviceMapping.1.Ebs.VolumeSize"); });
                });
            });
        }
    });
}

/// Resolves "", "$Default", "$Latest" or a number; 0 when there is no such version.
int versionNumber(const LaunchTemplate &t, const std::string &wish)
{
    if (wish.empty() || wish == "$Default")
        return t.defaultVersion;
    if (wish == "$Latest")
        return int(t.versions.size());
    int number = 0;
    const auto read = std::from_chars(wish.data(), wish.data() + wish.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == wish.data() + wish.size();
    return whole && number >= 1 && number <= int(t.versions.size()) ? number : 0;
}

ServiceResult<int> knownVersion(const LaunchTemplate &t, const std::string &wish)
{
    if (const int number = versionNumber(t, wish); number > 0)
        return number;
    return refuse("InvalidLaunchTemplateId.VersionNotFound",
                  "Could not find the specified version " + wish + " for the launch template with ID " + t.id + ".");
}

} // namespace

/// The template named by LaunchTemplateId or LaunchTemplateName in `names`.
ServiceResult<LaunchTemplate *> Ec2Service::namedTemplate(const Ec2Call &call, const Parameters &names)
{
    const auto id = names.text("LaunchTemplateId"), name = names.text("LaunchTemplateName");
    for (auto &[key, one] : m_templates) {
        if (one.region == call.region && (id.empty() ? one.name == name : one.id == id))
            return &one;
    }
    return id.empty() ? refuse("InvalidLaunchTemplateName.NotFoundException",
                               "The specified launch template, with template name " + name + ", does not exist.")
                      : refuse("InvalidLaunchTemplateId.NotFound",
                               "The specified launch template, with template ID " + id + ", does not exist.");
}

Ec2Service::Body Ec2Service::createLaunchTemplate(const Ec2Call &call)
{
    const auto name = call.parameters.required("LaunchTemplateName");
    const auto tags = readTagSpecifications(call.parameters, "launch-template", {"launch-template"});
    if (!name || !tags)
        return tl::unexpected(name ? tags.error() : name.error());
    for (const auto &[id, one] : m_templates) {
        if (one.region == call.region && one.name == *name)
            return refuse("InvalidLaunchTemplateName.AlreadyExistsException", "Launch template name already in use.");
    }
    LaunchTemplate fresh;
    fresh.id = newResourceId("lt-");
    fresh.region = call.region;
    fresh.name = *name;
    fresh.versions = {dataOf(call)};
    fresh.descriptions = {call.parameters.text("VersionDescription")};
    fresh.created = now();
    fresh.tags = *tags;
    save("launch-template", fresh.id, fresh);
    m_templates[fresh.id] = fresh;
    XmlWriter xml;
    xml.element("launchTemplate", [&] { writeTemplate(xml, fresh); });
    return xml.str();
}

Ec2Service::Body Ec2Service::createLaunchTemplateVersion(const Ec2Call &call)
{
    TY_ASSIGN(const auto found, namedTemplate(call, call.parameters));
    auto &one = *found;
    one.versions.push_back(dataOf(call));
    one.descriptions.push_back(call.parameters.text("VersionDescription"));
    save("launch-template", one.id, one);
    XmlWriter xml;
    xml.element("launchTemplateVersion", [&] { writeVersion(xml, one, int(one.versions.size())); });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeLaunchTemplates(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kTemplateFilters));
    const auto ids = call.parameters.list("LaunchTemplateId"), names = call.parameters.list("LaunchTemplateName");
    const auto among = [](const std::vector<std::string> &list, const std::string &text) {
        return list.empty() || std::find(list.begin(), list.end(), text) != list.end();
    };
    std::vector<const LaunchTemplate *> found;
    for (const auto &[id, one] : m_templates) {
        if (one.region == call.region && among(ids, id) && among(names, one.name) &&
            passes(filters, kTemplateFilters, one, one.tags).value_or(false))
            found.push_back(&one);
    }
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 1, 200));
    XmlWriter xml;
    xml.element("launchTemplates", [&] {
        for (auto i = page.from; i < page.to; ++i)
            xml.element("item", [&] { writeTemplate(xml, *found[i]); });
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::describeLaunchTemplateVersions(const Ec2Call &call)
{
    TY_ASSIGN(const auto found, namedTemplate(call, call.parameters));
    const auto &one = *found;
    std::vector<int> numbers; // a single page
    for (const auto &wish : call.parameters.list("LaunchTemplateVersion")) {
        TY_ASSIGN(const auto number, knownVersion(one, wish));
        numbers.push_back(number);
    }
    if (numbers.empty()) {
        numbers.resize(one.versions.size());
        std::iota(numbers.begin(), numbers.end(), 1);
    }
    XmlWriter xml;
    xml.element("launchTemplateVersionSet", [&] {
        for (const int number : numbers)
            xml.element("item", [&] { writeVersion(xml, one, number); });
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::deleteLaunchTemplate(const Ec2Call &call)
{
    TY_ASSIGN(const auto found, namedTemplate(call, call.parameters));
    const auto gone = *found;
    m_store.remove("launch-template", gone.id);
    m_templates.erase(gone.id);
    XmlWriter xml;
    xml.element("launchTemplate", [&] { writeTemplate(xml, gone); });
    return xml.str();
}

/// Completes a launch with the values of its template.
ServiceResult<Ec2Call> Ec2Service::filledFromTemplate(const Ec2Call &call)
{
    const auto wish = call.parameters.structure("LaunchTemplate");
    if (wish.all().empty())
        return call;
    TY_ASSIGN(const auto found, namedTemplate(call, wish));
    TY_ASSIGN(const auto number, knownVersion(*found, wish.text("Version")));
    Ec2Call filled = call;
    filled.parameters = call.parameters.over(found->versions[std::size_t(number - 1)]);
    return filled;
}

} // namespace trainyard::localcloud
