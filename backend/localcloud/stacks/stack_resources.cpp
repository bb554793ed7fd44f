#include "backend/localcloud/stacks/stack_resources.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include <pugixml.hpp>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/iam_store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

/// The names of lists whose wire name is not the name of the property.
constexpr std::pair<std::string_view, std::string_view> kSingular[] = {
    {"BlockDeviceMappings", "BlockDeviceMapping"}, {"Groups", "SecurityGroupId"},
    {"NetworkInterfaces", "NetworkInterface"},     {"RouteTableIds", "RouteTableId"},
    {"SecurityGroupIds", "SecurityGroupId"},       {"SecurityGroups", "SecurityGroup"},
    {"TagSpecifications", "TagSpecification"},     {"Tags", "Tag"}};

std::optional<ServiceError> faultOf(const StackServices &services, const std::string &operation)
{
    return services.faults ? services.faults("cloudformation:" + operation) : std::nullopt;
}

} // namespace

std::string scalar(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : value.is_null() ? std::string() : value.dump();
}

void flatten(const Json &value, const std::string &prefix, std::map<std::string, std::string> &out)
{
    const auto below = [&](const std::string &name) { return prefix.empty() ? name : prefix + "." + name; };
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            flatten(value[i], below(std::to_string(i + 1)), out);
    } else if (value.is_object()) {
        for (const auto &[name, member] : value.items()) {
            const auto *wire =
                std::ranges::find(kSingular, name, &std::pair<std::string_view, std::string_view>::first);
            flatten(member, below(member.is_array() && wire != std::end(kSingular) ? std::string(wire->second) : name),
                    out);
        }
    } else {
        out[prefix] = scalar(value);
    }
}

std::string XmlReply::text(const char *element) const
{
    pugi::xml_document document;
    if (!document.load_buffer(m_xml.data(), m_xml.size()))
        return {};
    const auto found =
        document.find_node([&](const pugi::xml_node &node) { return std::string_view(node.name()) == element; });
    return found.text().get();
}

ServiceResult<XmlReply> ResourceCall::ec2(const std::string &operation,
                                          std::map<std::string, std::string> parameters) const
{
    if (const auto fault = faultOf(services, operation))
        return tl::unexpected(*fault);
    parameters["Version"] = "2016-11-15";
    TY_ASSIGN(auto xml, services.ec2.handle(
                            {operation, region, newResourceId("cloudformation-"), Parameters(std::move(parameters))}));
    return XmlReply(std::move(xml));
}

ServiceResult<XmlReply> ResourceCall::iam(const std::string &operation,
                                          std::map<std::string, std::string> parameters) const
{
    if (const auto fault = faultOf(services, operation))
        return tl::unexpected(*fault);
    TY_ASSIGN(const auto content, services.iam.handle(operation, Parameters(std::move(parameters))));
    XmlWriter xml;
    xml.element("Result", [&] { content(xml); });
    return XmlReply(xml.str());
}

ServiceResult<void> ResourceCall::scaling(const std::string &operation,
                                          std::map<std::string, std::string> parameters) const
{
    if (const auto fault = faultOf(services, operation))
        return tl::unexpected(*fault);
    parameters["Action"] = operation;
    TY_TRY(services.scaling.query(Parameters(std::move(parameters)), region, own));
    return {};
}

ServiceResult<Json> ResourceCall::files(const std::string &method, const std::string &path, const Json &body) const
{
    if (!services.fileSystems)
        return refuse("UnsupportedOperation", "The local cloud has no file systems.");
    return services.fileSystems(method, path, body, region);
}

std::string ResourceCall::text(const char *property) const
{
    const auto found = properties.find(property);
    return found == properties.end() ? std::string() : scalar(*found);
}

Tags ResourceCall::tags(const char *property) const
{
    auto out = stackTags;
    const auto list = properties.find(property);
    if (list == properties.end() || !list->is_array())
        return out;
    for (const auto &tag : *list) {
        if (tag.is_object())
            out[scalar(tag.value("Key", Json()))] = scalar(tag.value("Value", Json()));
    }
    return out;
}

void ResourceCall::tag(std::map<std::string, std::string> &parameters, const char *resourceType) const
{
    int n = 0;
    for (const auto &[key, value] : tags()) {
        const auto prefix = "TagSpecification.1.Tag." + std::to_string(++n);
        parameters["TagSpecification.1.ResourceType"] = resourceType;
        parameters[prefix + ".Key"] = key;
        parameters[prefix + ".Value"] = value;
    }
}

void ResourceCall::mark(const std::string &id) const
{
    services.ec2.withState([&](Ec2State &state) {
        state.eachTagged([&](auto &records) {
            if (auto *one = records.find(region, id)) {
                one->tags.insert(own.begin(), own.end());
                records.save(*one);
            }
        });
    });
}

std::string ResourceCall::newName() const
{
    auto random = hexEncode(randomBytes(6));
    std::ranges::transform(random, random.begin(), [](unsigned char c) { return char(std::toupper(c)); });
    // IAM's names have at most 64 characters.
    return stackName.substr(0, 26) + "-" + logicalId.substr(0, 24) + "-" + random;
}

const ResourceType *resourceType(const std::string &name)
{
    for (const auto &types : {networkResources(), machineResources(), accountResources()}) {
        const auto found = std::ranges::find_if(types, [&](const ResourceType &type) { return name == type.name; });
        if (found != types.end())
            return &*found;
    }
    return nullptr;
}

ServiceResult<void> checkProperties(const ResourceType &type, const Json &properties)
{
    if (!properties.is_object())
        return refuse("ValidationError", "The properties of a resource are an object.");
    std::set<std::string> known;
    std::istringstream words(type.properties);
    for (std::string word; words >> word;)
        known.insert(word);
    for (const auto &[name, value] : properties.items()) {
        if (!known.contains(name))
            return refuse("ValidationError", "Encountered unsupported property " + name);
    }
    return {};
}

} // namespace trainyard::localcloud
