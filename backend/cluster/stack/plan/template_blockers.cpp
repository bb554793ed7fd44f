#include "backend/cluster/stack/plan/template_blockers.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

namespace trainyard::cluster {
namespace {

using TemplateJson = nlohmann::ordered_json;

constexpr std::size_t kMostTemplateBytes = 1'000'000; // CloudFormation's limit for templates in S3

/// Runtimes for which Lambda creates no function any more.
constexpr std::array<std::string_view, 9> kEndedRuntimes{"python2.7",  "python3.6",  "python3.7",
                                                         "nodejs",     "nodejs4.3",  "nodejs6.10",
                                                         "nodejs8.10", "nodejs10.x", "nodejs12.x"};

std::string textOf(const TemplateJson &object, const char *name)
{
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const TemplateJson &partOf(const TemplateJson &object, const char *name)
{
    static const TemplateJson kNone = TemplateJson::object();
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found != object.end() && found->is_object() ? *found : kNone;
}

/// Calls use(text) for every string below a value, to a depth that no template reaches.
template <class Use>
void forEachText(const TemplateJson &value, Use &&use, int depth = 0)
{
    if (depth > 100)
        return;
    if (value.is_string())
        use(value.get_ref<const std::string &>());
    else if (value.is_structured()) {
        for (const auto &item : value)
            forEachText(item, use, depth + 1);
    }
}

bool mentions(const TemplateJson &value, std::string_view text)
{
    bool found = false;
    forEachText(value, [&](const std::string &one) { found = found || one.find(text) != std::string::npos; });
    return found;
}

bool isImageId(const std::string &text)
{
    return text.starts_with("ami-") && text.size() >= 12 && text.size() <= 21 &&
           std::ranges::all_of(text.substr(4), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// Collects what blocks one template.
class TemplateInspector {
public:
    explicit TemplateInspector(const TemplateJson &root)
        : m_root(root)
    {
    }

    TemplateReport run()
    {
        m_report.description = textOf(m_root, "Description").substr(0, 1024);
        inspectParameters();
        inspectMappings();
        inspectResources();
        m_report.isDynamicTraining = isDynamicTraining();
        return std::move(m_report);
    }

private:
    void add(const std::string &where, Sentence what, Sentence instead)
    {
        m_report.blockers.push_back({where, std::move(what), std::move(instead)});
    }

    void inspectParameters()
    {
        for (const auto &[name, parameter] : partOf(m_root, "Parameters").items()) {
            m_report.parameters.push_back(name);
            if (const std::string pattern = textOf(parameter, "AllowedPattern");
                pattern.find("fs-") != std::string::npos && pattern.find("{8}") != std::string::npos)
                add(name, say("It accepts file systems whose ID has 8 digits; new ones have 17."),
                    say("Both lengths are accepted."));
            if (name == "InstanceType" && parameter.is_object() && parameter.contains("AllowedValues") &&
                !mentions(parameter["AllowedValues"], "g5.") && mentions(parameter["AllowedValues"], "p3."))
                add(name, say("It offers instance types of 2018 only, most of which no region has any more."),
                    say("Every instance type that the region offers."));
        }
    }

    void inspectMappings()
    {
        for (const auto &[name, mapping] : partOf(m_root, "Mappings").items()) {
            int images = 0;
            forEachText(mapping, [&](const std::string &text) { images += isImageId(text); });
            if (images > 0)
                add(name, say("It names %1 fixed images, which AWS removes after some years.", images),
                    say("The current Deep Learning AMI by its public parameter, or your own image."));
        }
    }

    void inspectResources()
    {
        for (const auto &[name, resource] : partOf(m_root, "Resources").items())
            inspectResource(name, textOf(resource, "Type"), partOf(resource, "Properties"));
    }

    void inspectResource(const std::string &name, const std::string &type, const TemplateJson &properties)
    {
        if (type == "AWS::AutoScaling::LaunchConfiguration")
            add(name, say("Launch configurations cannot be created in accounts of recent years."),
                say("A launch template."));
        if (type == "AWS::AutoScaling::AutoScalingGroup" &&
            textOf(partOf(properties, "LaunchTemplate"), "Version") == "$Latest")
            add(name, say("A group accepts a version number, not \"$Latest\"."),
                say("The number of the newest version."));
        if (type == "AWS::Lambda::Function") {
            const std::string runtime = textOf(properties, "Runtime");
            if (std::ranges::find(kEndedRuntimes, runtime) != kEndedRuntimes.end())
                add(name, say("Lambda has ended the runtime %1.", runtime),
                    say("No function: Trainyard itself watches the groups."));
        }
        if (type == "AWS::IAM::Role" || type == "AWS::IAM::InstanceProfile" || type == "AWS::IAM::Policy" ||
            type == "AWS::IAM::ManagedPolicy")
            addCapability(type, properties);
        if (mentions(properties, "aws-dl-cfn") && type != "AWS::EC2::LaunchTemplate" &&
            mentions(properties, "dl_cfn_setup"))
            add(name, say("It reads set-up scripts from a public bucket that cannot be relied on."),
                say("The template contains its set-up."));
        for (const char *gone : {"easy_install", "mxnet_cu92"}) {
            if (mentions(properties, gone))
                add(name, say("Its set-up uses %1, which is no longer available.", gone),
                    say("The runtime that Trainyard deploys."));
        }
    }

    void addCapability(const std::string &type, const TemplateJson &properties)
    {
        const char *nameMember = type == "AWS::IAM::Role"              ? "RoleName"
                                 : type == "AWS::IAM::InstanceProfile" ? "InstanceProfileName"
                                 : type == "AWS::IAM::ManagedPolicy"   ? "ManagedPolicyName"
                                                                       : "";
        auto &capabilities = m_report.capabilities;
        const bool isNamed = *nameMember && properties.contains(nameMember);
        if (isNamed) // includes the other one
            capabilities = {"CAPABILITY_NAMED_IAM"};
        else if (capabilities.empty())
            capabilities = {"CAPABILITY_IAM"};
    }

    bool isDynamicTraining() const
    {
        const auto &resources = partOf(m_root, "Resources");
        const auto &parameters = m_report.parameters;
        const auto has = [&](const char *name) { return std::ranges::find(parameters, name) != parameters.end(); };
        return resources.contains("MasterAutoScalingGroup") && resources.contains("WorkerAutoScalingGroup") &&
               has("WorkerCount") && has("KeyName") && has("SSHLocation");
    }

    const TemplateJson &m_root;
    TemplateReport m_report;
};

} // namespace

Result<TemplateReport> inspectTemplate(std::string_view json)
{
    const auto bad = [](const char *why) { return fail(ErrorCode::InvalidArgument, "template", why); };
    if (json.size() > kMostTemplateBytes)
        return bad("it is larger than 1 MB, which CloudFormation does not accept");
    const auto root = TemplateJson::parse(json, nullptr, false);
    if (!root.is_object())
        return bad("it is not a JSON object; convert a template in YAML to JSON first");
    if (partOf(root, "Resources").empty())
        return bad("it has no resources, so that it is not a CloudFormation template");
    return TemplateInspector(root).run();
}

} // namespace trainyard::cluster
