#include "backend/aws/wire/dry_run.h"

#include "backend/aws/wire/query_call_internal.h"

namespace trainyard::aws {

namespace {

using Parameters = std::vector<std::pair<std::string, std::string>>;

constexpr const char *kName = "trainyard-permission-check";
constexpr const char *kPublicKey = // no private key is stored for it
    "c3NoLWVkMjU1MTkgQUFBQUMzTnphQzFsWkRJMU5URTVBQUFBSUtsTnJWdkxTNXhzTXhKR3F6VjBZa3FIY0RweFh2TkRkclg3ekdwUWJHcUE=";

std::string cliNameOf(const std::string &operation)
{
    std::string out;
    for (const char c : operation) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        if (isCapital && !out.empty())
            out += '-';
        out += isCapital ? char(c + 32) : c;
    }
    return out;
}

} // namespace

std::vector<DryRunCheck> dryRunChecks(const DryRunExamples &e)
{
    const Parameters rule{{"GroupId", e.group},
                          {"IpPermissions.1.IpProtocol", "tcp"},
                          {"IpPermissions.1.FromPort", "22"},
                          {"IpPermissions.1.ToPort", "22"},
                          {"IpPermissions.1.IpRanges.1.CidrIp", "192.0.2.1/32"}};
    return {
        {"DescribeInstances", "look", {}},
        {"DescribeImages", "look", {{"Owner.1", "amazon"}, {"ImageId.1", e.image}}},
        {"DescribeInstanceTypes", "look", {}},
        {"DescribeInstanceTypeOfferings", "look", {}},
        {"DescribeSpotPriceHistory", "look", {}},
        {"GetConsoleOutput", "look", {{"InstanceId", e.instance}}},
        {"RunInstances",
         "launch",
         {{"ImageId", e.image}, {"InstanceType", "t3.micro"}, {"MinCount", "1"}, {"MaxCount", "1"}}},
        {"CreateTags",
         "launch",
         {{"ResourceId.1", e.instance}, {"Tag.1.Key", "trainyard:permission-check"}, {"Tag.1.Value", ""}}},
        {"StartInstances", "launch", {{"InstanceId.1", e.instance}}},
        {"StopInstances", "launch", {{"InstanceId.1", e.instance}}},
        {"RebootInstances", "launch", {{"InstanceId.1", e.instance}}},
        {"CreatePlacementGroup", "launch", {{"GroupName", kName}, {"Strategy", "cluster"}}},
        {"ImportKeyPair", "keys", {{"KeyName", kName}, {"PublicKeyMaterial", kPublicKey}}},
        {"CreateKeyPair", "keys", {{"KeyName", kName}}},
        {"CreateSecurityGroup", "network", {{"GroupName", kName}, {"GroupDescription", kName}, {"VpcId", e.network}}},
        {"AuthorizeSecurityGroupIngress", "network", rule},
        {"TerminateInstances", "terminate", {{"InstanceId.1", e.instance}}},
        {"DeleteSecurityGroup", "terminate", {{"GroupId", e.group}}},
        {"DeleteKeyPair", "terminate", {{"KeyName", kName}}},
    };
}

DryRunClient::DryRunClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "ec2", Protocol::Ec2))
{
}

DryRunClient::~DryRunClient() = default;

Status DryRunClient::check(const DryRunCheck &question, const CallContext &context)
{
    QueryCall call("ec2", question.operation, "2016-11-15", cliNameOf(question.operation));
    for (const auto &[name, value] : question.parameters)
        call.wire(name, value);
    call.wire("DryRun", "true").cliArguments({"--dry-run"});
    const auto reply = m_api->call(call.request(), context);
    if (reply) // an endpoint without DryRun has executed it: modifying operations must never be sent to one
        return fail(ErrorCode::Unsupported, "ec2:" + question.operation, "the endpoint does not support DryRun");
    if (serviceCode(reply.error()) == "DryRunOperation")
        return {};
    return fail(reply.error());
}

} // namespace trainyard::aws
