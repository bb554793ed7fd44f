// Every parameter that our clients can send must exist in the service model: AWS rejects a misspelt name as
// UnknownParameter, while emulators ignore it.
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/dry_run.h"
#include "backend/core/system/process.h"
#include "tests/aws/every_call.h"

using namespace trainyard;
using namespace trainyard::aws;

namespace {

/// Resolves wire names in botocore's service model ("Filter.1.Value.2": query names of members, a number per list
/// element) and prints those that are unknown.
constexpr const char *kJudge = R"(
import json, sys
import botocore.session
session = botocore.session.get_session()
def wire(protocol, name, member):
    s = member.serialization
    if protocol != 'ec2': return s.get('name', name)
    if 'queryName' in s: return s['queryName']
    n = s.get('name', name)
    return n[0].upper() + n[1:]
def known(protocol, shape, parts):
    if not parts: return 'json' in protocol or shape.type_name not in ('structure', 'list')
    if shape.type_name == 'list':
        if protocol == 'query' and not shape.serialization.get('flattened'): # Tags.member.1.Key
            if parts[0] != shape.member.serialization.get('name', 'member'): return False
            parts = parts[1:]
        return bool(parts) and parts[0].isdigit() and known(protocol, shape.member, parts[1:])
    if shape.type_name != 'structure': return False
    return any(wire(protocol, n, m) == parts[0] and known(protocol, m, parts[1:]) for n, m in shape.members.items())
# Paging of images came to the API in 2023; the model of an older botocore cannot judge it.
young = {} if tuple(map(int, botocore.__version__.split('.')[:2])) >= (1, 33) else {
    'DescribeImages': {'MaxResults', 'NextToken'}}
for service, operations in json.load(sys.stdin).items():
    model = session.get_service_model(service)
    protocol = model.metadata['protocol']
    for operation, names in operations.items():
        if operation not in model.operation_names:
            print(service, operation)
            continue
        shape = model.operation_model(operation).input_shape
        for name in names:
            if name not in young.get(operation, ()) and not (shape and known(protocol, shape, name.split('.'))):
                print(service, operation, name)
)";

/// Checks {service: {operation: [names]}} against botocore's service models.
/// \return the unknown operations and parameters, one per line; empty: none
/// \error LocalCommandFailed
Result<std::string> judged(const nlohmann::json &names)
{
    const auto outcome =
        runProcess({{"python3", "-c", kJudge}, {}, {}, names.dump()}, {Deadline::after(std::chrono::seconds(100)), {}});
    if (!outcome)
        return fail(outcome.error());
    if (outcome->exitStatus != 0)
        return fail(ErrorCode::LocalCommandFailed, "python3", outcome->err);
    return outcome->out;
}

/// Adds the names of all members of a JSON body: "Instances.InstanceGroups.1.Name".
void addMembers(const nlohmann::json &value, const std::string &prefix, std::set<std::string> &names)
{
    const auto below = [&](const std::string &name) { return prefix.empty() ? name : prefix + "." + name; };
    if (value.is_object()) {
        for (const auto &[name, member] : value.items())
            addMembers(member, below(name), names);
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            addMembers(value[i], below(std::to_string(i + 1)), names);
    } else {
        names.insert(prefix);
    }
}

} // namespace

TEST(ServiceModel, KnowsEveryParameterWeSend) // A16 to A18: every operation, too
{
    std::map<std::string, std::map<std::string, std::set<std::string>>> names;
    const auto add = [&](const Call &call, const std::vector<std::string> &more = {}) {
        auto &all = names[call.service][call.operation];
        for (const auto &[name, value] : call.parameters)
            all.insert(name);
        all.insert(more.begin(), more.end());
    };
    for (const auto &call : test::everyQueryCall())
        add(call.call());
    for (const auto *paged :
         {"DescribeInstances", "DescribeInstanceTypes", "DescribeInstanceTypeOfferings", "DescribeImages",
          "DescribeVpcs", "DescribeSubnets", "DescribeRouteTables", "DescribeVolumes", "DescribeSecurityGroups",
          "DescribeInstanceStatus", "DescribeLaunchTemplates", "DescribeSpotInstanceRequests",
          "DescribeSpotPriceHistory", "DescribeCapacityReservations", "DescribeLaunchTemplateVersions"})
        names["ec2"][paged].insert({"MaxResults", "NextToken"});
    for (const auto &question : dryRunChecks({})) {
        auto &all = names["ec2"][question.operation];
        for (const auto &[name, value] : question.parameters)
            all.insert(name);
        all.insert("DryRun");
    }
    const AssumeRoleRequest role{"r", "s", "x", std::chrono::seconds(900), "d", Secret("1"), "{}"};
    const Secret secret("secret");
    add(sts::getCallerIdentity().call());
    add(sts::assumeRole(role).call());
    add(sts::getFederationToken("n", "{}", std::chrono::seconds(900)).call());
    add(sts::assumeRoleWithWebIdentity(role, secret).call());
    add(sts::decodeAuthorizationMessage("m").call());
    add(sso::getRoleCredentials("1", "r", secret).call);
    add(sso::createToken("c", secret, secret).call);
    add(iam::listAccountAliases().call());
    add(sts::getSessionToken("arn", Secret("123456")).call());
    for (const auto &call :
         {iam::getRole("r"), iam::createRole("r", "{}", {{"k", "v"}}, "/p/", "b"), iam::getPolicy("a"),
          iam::deleteRole("r"), iam::putRolePolicy("r", "n", "{}"), iam::deleteRolePolicy("r", "n"),
          iam::attachRolePolicy("r", "a"), iam::detachRolePolicy("r", "a"), iam::getInstanceProfile("p"),
          iam::createInstanceProfile("p", {{"k", "v"}}, "/p/"), iam::deleteInstanceProfile("p"),
          iam::addRoleToInstanceProfile("p", "r"), iam::removeRoleFromInstanceProfile("p", "r")})
        add(call.call());
    for (const auto &call :
         {iam::listAttachedPolicies(PolicyHolder::User, "u"), iam::listAttachedPolicies(PolicyHolder::Group, "g"),
          iam::listAttachedPolicies(PolicyHolder::Role, "r"), iam::listGroupsForUser("u"), iam::listRoles("/p/"),
          iam::listRolePolicies("r")})
        add(call.call(), {"Marker"});
    add(ssm::getParameter("/p").call());
    add(autoscaling::describeGroups({}).call(), {"NextToken"});
    add(cloudformation::describeStacks({}).call(), {"NextToken"});
    for (const auto *paged : {"ListStacks", "DescribeStackEvents", "ListStackResources"})
        names["cloudformation"][paged].insert("NextToken");
    for (const auto *paged : {"DescribeAutoScalingInstances", "DescribeScalingActivities"})
        names["autoscaling"][paged].insert("NextToken");
    for (const auto &call : test::everyEmrCall()) { // C1 to C26
        add(call.call());
        addMembers(call.body(), "", names["emr"][call.call().operation]);
    }
    for (const auto *paged : {"ListReleaseLabels", "DescribeReleaseLabel"})
        names["emr"][paged].insert("NextToken");
    for (const auto &request : test::everyEfsRequest()) { // E11 to E13
        add(request.call);
        if (!request.body.empty())
            addMembers(nlohmann::json::parse(request.body), "", names["efs"][request.call.operation]);
    }
    add(pricing::getProducts("t", "r").call(), {"NextToken"});
    add(quotas::getServiceQuota("ec2", "L").call());
    add(quotas::getDefaultQuota("ec2", "L").call());
    add(quotas::requestIncrease("ec2", "L", 1).call());
    add(quotas::listRequests("ec2", "L").call(), {"NextToken"});
    const auto complaints = judged(names);
    if (!complaints)
        GTEST_SKIP() << "python3 with botocore is needed: " << complaints.error().detail;
    EXPECT_EQ(*complaints, "");

    const auto wrong = judged({{"ec2", {{"DescribeInstances", {"InstanceIds.1", "Filter.1.Values.1"}}}},
                               {"ssm", {{"GetParameter", {"name"}}, {"GetParametre", {"Name"}}}},
                               {"sts", {{"AssumeRole", {"Role"}}}}});
    EXPECT_EQ(std::count(wrong->begin(), wrong->end(), '\n'), 5) << "the judge must be able to complain";
}
