// Launch templates: named and versioned parameters of a launch.

#include <charconv>
#include <numeric>
#include <sstream>

#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<LaunchTemplate> kTemplateFilters = {
    {"launch-template-name", [](const LaunchTemplate &t) { return Values{t.name}; }},
};

std::map<std::string, std::string> dataOf(const Ec2Call &call)
{
    return call.parameters.structure("LaunchTemplateData").all();
}

void writeTemplate(XmlWriter &xml, const LaunchTemplate *t)
{
    xml.text("launchTemplateId", t->id).text("launchTemplateName", t->name);
    xml.text("createTime", millisToIso(t->created)).number("defaultVersionNumber", t->defaultVersion);
    xml.number("latestVersionNumber", std::int64_t(t->versions.size()));
    writeTags(xml, t->tags);
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
                text("associatePublicIpAddress", "NetworkInterface.1.AssociatePublicIpAddress");
                text("subnetId", "NetworkInterface.1.SubnetId");
                text("interfaceType", "NetworkInterface.1.InterfaceType");
                writeSet(xml, "groupSet", Parameters(data).list("NetworkInterface.1.SecurityGroupId"),
                         [](XmlWriter &item, const std::string &group) { item.text("groupId", group); });
            });
        });
        within("metadataOptions", "MetadataOptions.", [&] { text("httpTokens", "MetadataOptions.HttpTokens"); });
        writeSet(xml, "tagSpecificationSet", Parameters(data).structures("TagSpecification"),
                 [](XmlWriter &item, const Parameters &specification) {
                     item.text("resourceType", specification.text("ResourceType"));
                     writeSet(item, "tagSet", specification.structures("Tag"),
                              [](XmlWriter &one, const Parameters &tag) {
                                  one.text("key", tag.text("Key")).text("value", tag.text("Value"));
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
int versionNumber(const LaunchTemplate &t, const std::string &version)
{
    if (version.empty() || version == "$Default")
        return t.defaultVersion;
    if (version == "$Latest")
        return int(t.versions.size());
    int number = 0;
    const auto read = std::from_chars(version.data(), version.data() + version.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == version.data() + version.size();
    return whole && number >= 1 && number <= int(t.versions.size()) ? number : 0;
}

ServiceResult<int> knownVersion(const LaunchTemplate &t, const std::string &version)
{
    if (const int number = versionNumber(t, version); number > 0)
        return number;
    return refuse("InvalidLaunchTemplateId.VersionNotFound",
                  "Could not find the specified version " + version + " for the launch template with ID " + t.id + ".");
}

/// The template named by LaunchTemplateId or LaunchTemplateName in `names`.
ServiceResult<LaunchTemplate *> namedTemplate(Ec2State &state, const std::string &region, const Parameters &names)
{
    const auto id = names.text("LaunchTemplateId"), name = names.text("LaunchTemplateName");
    if (auto *found = id.empty() ? state.templates.named(region, name) : state.templates.find(region, id))
        return found;
    return id.empty() ? refuse("InvalidLaunchTemplateName.NotFoundException",
                               "The specified launch template, with template name " + name + ", does not exist.")
                      : refuse("InvalidLaunchTemplateId.NotFound",
                               "The specified launch template, with template ID " + id + ", does not exist.");
}

Body createLaunchTemplate(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("LaunchTemplateName"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "launch-template", {"launch-template"}));
    if (ec2.state.templates.named(call.region, name))
        return refuse("InvalidLaunchTemplateName.AlreadyExistsException", "Launch template name already in use.");
    const auto &made = ec2.state.templates.add({.id = newResourceId("lt-"),
                                                .region = call.region,
                                                .name = name,
                                                .versions = {dataOf(call)},
                                                .descriptions = {call.parameters.text("VersionDescription")},
                                                .created = nowMillis(),
                                                .tags = tags});
    XmlWriter xml;
    xml.element("launchTemplate", [&] { writeTemplate(xml, &made); });
    return xml.str();
}

Body createLaunchTemplateVersion(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *one, namedTemplate(ec2.state, call.region, call.parameters));
    one->versions.push_back(dataOf(call));
    one->descriptions.push_back(call.parameters.text("VersionDescription"));
    ec2.state.templates.save(*one);
    XmlWriter xml;
    xml.element("launchTemplateVersion", [&] { writeVersion(xml, *one, int(one->versions.size())); });
    return xml.str();
}

Body describeLaunchTemplates(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto found, selected(call, ec2.state.templates, kTemplateFilters));
    const auto ids = call.parameters.list("LaunchTemplateId"), names = call.parameters.list("LaunchTemplateName");
    std::erase_if(found, [&](const LaunchTemplate *one) { return !among(ids, one->id) || !among(names, one->name); });
    return pageOf(call, found, 1, 200, "launchTemplates", writeTemplate);
}

Body describeLaunchTemplateVersions(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *one, namedTemplate(ec2.state, call.region, call.parameters));
    std::vector<int> numbers; // a single page
    for (const auto &version : call.parameters.list("LaunchTemplateVersion")) {
        TY_ASSIGN(const auto number, knownVersion(*one, version));
        numbers.push_back(number);
    }
    if (numbers.empty()) {
        numbers.resize(one->versions.size());
        std::iota(numbers.begin(), numbers.end(), 1);
    }
    XmlWriter all;
    writeSet(all, "launchTemplateVersionSet", numbers,
             [&](XmlWriter &xml, int number) { writeVersion(xml, *one, number); });
    return all.str();
}

Body deleteLaunchTemplate(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *found, namedTemplate(ec2.state, call.region, call.parameters));
    XmlWriter xml;
    xml.element("launchTemplate", [&] { writeTemplate(xml, found); });
    ec2.state.templates.remove(found->id);
    return xml.str();
}

} // namespace

ServiceResult<LaunchTemplateVersion> templateVersion(Ec2State &state, const std::string &region,
                                                     const Parameters &names)
{
    TY_ASSIGN(const auto *found, namedTemplate(state, region, names));
    TY_ASSIGN(const auto number, knownVersion(*found, names.text("Version")));
    return LaunchTemplateVersion{found->id, found->name, number, int(found->versions.size()),
                                 found->versions[std::size_t(number - 1)]};
}

ServiceResult<FilledLaunch> filledFromTemplate(Ec2State &state, const Ec2Call &call)
{
    const auto specification = call.parameters.structure("LaunchTemplate");
    if (specification.all().empty())
        return FilledLaunch{call, {}};
    TY_ASSIGN(const auto found, templateVersion(state, call.region, specification));
    FilledLaunch filled{call, found.tags()};
    filled.call.parameters = call.parameters.over(found.data);
    return filled;
}

std::vector<Ec2Action> launchTemplateActions()
{
    std::string data; // the parameters of a launch, below a prefix
    std::istringstream words(kLaunchParameters);
    for (std::string word; words >> word;)
        data += " LaunchTemplateData." + word;
    return {{"CreateLaunchTemplate", createLaunchTemplate,
             "LaunchTemplateName VersionDescription ClientToken" + kTagSpecification + data},
            {"CreateLaunchTemplateVersion", createLaunchTemplateVersion,
             "LaunchTemplateId LaunchTemplateName VersionDescription ClientToken" + data},
            {"DescribeLaunchTemplates", describeLaunchTemplates, kPages + " LaunchTemplateId.N LaunchTemplateName.N"},
            {"DescribeLaunchTemplateVersions", describeLaunchTemplateVersions,
             "LaunchTemplateId LaunchTemplateName LaunchTemplateVersion.N MaxResults NextToken"},
            {"DeleteLaunchTemplate", deleteLaunchTemplate, "LaunchTemplateId LaunchTemplateName"}};
}

} // namespace trainyard::localcloud
