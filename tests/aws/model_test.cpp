// Every parameter our clients can send must exist in the service's own model: a misspelt name is an UnknownParameter
// error at AWS and silence at emulators.
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/aws/account_calls_internal.h"
#include "backend/aws/dry_run.h"
#include "backend/aws/ec2_calls_internal.h"
#include "backend/aws/keeper_calls_internal.h"
#include "backend/core/process.h"

using namespace trainyard;
using namespace trainyard::aws;

namespace {

/// Walks a wire name through botocore's model: "Filter.1.Value.2" by the query names of members, a number for each
/// list.
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
young = {} if tuple(map(int, botocore.__version__.split('.')[:2])) >= (1, 31) else {'DescribeImages': {'MaxResults', 'NextToken'}}
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

std::vector<QueryCall> everything()
{
    const std::vector<Filter> filters{{"n", {"v", "w"}}};
    const std::vector<InstanceId> ids{InstanceId("i-1"), InstanceId("i-2")};
    const Tags tags{{"k", "v"}, {"l", "w"}};
    RunInstancesRequest run{
        .imageId = "a", .instanceType = "t", .keyName = "k", .securityGroupIds = {"s"}, .subnetId = "n", .zone = "z"};
    run.userData = "u";
    run.clientToken = "c";
    run.rootDeviceName = "/dev/xvda";
    run.rootVolumeGiB = 9;
    run.instanceProfile = "p";
    run.spot = true;
    run.maxPriceUsd = 0.1;
    run.placementGroup = "g";
    run.launchTemplate = "lt-1";
    run.launchTemplateVersion = "1";
    run.tags = tags;
    run.dryRun = true;
    auto withInterface = run;
    withInterface.publicIp = true;
    withInterface.hibernate = true; // K31
    withInterface.launchTemplate = "name";
    withInterface.instanceProfile = "arn:x";
    withInterface.efa = true; // B24
    auto reserved = run;      // B23
    reserved.spot = false;
    reserved.capacityReservation = "cr-1";
    reserved.capacityBlock = true;
    const IngressRule v4{"tcp", 1, 2, "1.2.3.4/32", "", "d"}, v6{"tcp", 1, 2, "::/0", "", "d"},
        group{"-1", -1, -1, "", "sg", "d"};
    return {ec2::runInstances(run),
            ec2::runInstances(withInterface),
            ec2::runInstances(reserved),
            ec2::describeInstances(ids, filters),
            ec2::terminateInstances(ids),
            ec2::describeInstanceStatus(ids),
            ec2::getConsoleOutput(ids[0]),
            ec2::createTags({"a", "b"}, tags),
            ec2::deleteTags({"a"}, {"k"}),
            ec2::importKeyPair("n", "p", tags),
            ec2::createKeyPair("n", tags),
            ec2::describeKeyPairs({"a"}, filters),
            ec2::deleteKeyPair("n"),
            ec2::createSecurityGroup("n", "d", "v", tags),
            ec2::authorizeIngress("g", v4),
            ec2::authorizeIngress("g", v6),
            ec2::authorizeIngress("g", group),
            ec2::authorizeEgress("g", group),
            ec2::revokeIngress("g", v4),
            ec2::describeSecurityGroups({"g"}, filters),
            ec2::deleteSecurityGroup("g"),
            ec2::describeImages({"a"}, {"o"}, filters),
            ec2::describeInstanceTypes({"t"}, filters),
            ec2::describeInstanceTypeOfferings(true, filters),
            ec2::describeSpotPrices({}, {"t"}), // B7
            ec2::describeRegions(),
            ec2::describeAvailabilityZones(),
            ec2::describeVpcs(filters),
            ec2::describeSubnets(filters),
            ec2::describeVolumes(filters),
            ec2::setTerminationProtection(ids[0], false),
            ec2::stopInstances(ids, true),
            ec2::describeTerminationProtection(ids[0]),
            ec2::setInstanceType(ids[0], "t"),
            ec2::getConsoleScreenshot(ids[0]),
            autoscaling::describeGroups({"g"}),
            autoscaling::emptyGroup("g"),
            autoscaling::deleteGroup("g"),
            cloudformation::describeStacks("s"),
            cloudformation::deleteStack("s"),
            cloudformation::unprotectStack("s"),
            ec2::startInstances(ids),
            ec2::rebootInstances(ids),
            ec2::deleteVolume("v"),
            ec2::describeAddresses(filters),
            ec2::releaseAddress("a"),
            ec2::describeNatGateways(filters), // K15
            ec2::deleteNatGateway("nat-1"),
            ec2::describeLaunchTemplates(filters),
            ec2::describeLaunchTemplateVersions("lt-1", ""),
            ec2::describeLaunchTemplateVersions("n", "2"),
            ec2::listLaunchTemplateVersions("lt-1"), // B25
            ec2::deleteLaunchTemplate("lt-1"),
            ec2::describeCapacityReservations(filters),
            ec2::createPlacementGroup("n", tags),
            ec2::describePlacementGroups(filters),
            ec2::deletePlacementGroup("n"),
            ec2::describeSpotRequests(filters),
            ec2::cancelSpotRequests({"sir-1"}),
            ec2::describeRouteTables(filters),
            ec2::spotPlacementScores({"t"}, 3, "r")};
}

/// Runs the judge over {service: {operation: [names]}}; its complaints, or the reason why it cannot judge.
Result<std::string> judged(const nlohmann::json &names)
{
    const auto outcome =
        runProcess({{"python3", "-c", kJudge}, {}, {}, names.dump()}, Deadline::after(std::chrono::seconds(100)), {});
    if (!outcome)
        return fail(outcome.error());
    if (outcome->exitStatus != 0)
        return fail(ErrorCode::LocalCommandFailed, "python3", outcome->err);
    return outcome->out;
}

} // namespace

TEST(ServiceModel, KnowsEveryParameterWeSend) // A16 to A18: and every operation
{
    std::map<std::string, std::map<std::string, std::set<std::string>>> names;
    const auto add = [&](const Call &call, const std::vector<std::string> &more = {}) {
        auto &all = names[call.service][call.operation];
        for (const auto &[name, value] : call.parameters)
            all.insert(name);
        all.insert(more.begin(), more.end());
    };
    for (const auto &call : everything())
        add(call.call());
    for (const auto *paged :
         {"DescribeInstances", "DescribeInstanceTypes", "DescribeInstanceTypeOfferings", "DescribeImages",
          "DescribeVpcs", "DescribeSubnets", "DescribeRouteTables", "DescribeVolumes", "DescribeSecurityGroups",
          "DescribeInstanceStatus", "DescribeLaunchTemplates", "DescribeSpotInstanceRequests",
          "DescribeSpotPriceHistory", "DescribeCapacityReservations", "DescribeLaunchTemplateVersions"})
        names["ec2"][paged].insert({"MaxResults", "NextToken"});
    for (const auto &question : dryRunQuestions({})) {
        auto &all = names["ec2"][question.operation];
        for (const auto &[name, value] : question.parameters)
            all.insert(name);
        all.insert("DryRun");
    }
    const AssumeRoleRequest role{"r", "s", "x", std::chrono::seconds(900)};
    const Secret secret("secret");
    add(sts::getCallerIdentity().call());
    add(sts::assumeRole(role).call());
    add(sts::assumeRoleWithWebIdentity(role, secret).call());
    add(sts::decodeAuthorizationMessage("m").call());
    add(sso::getRoleCredentials("1", "r", secret).call);
    add(sso::createToken("c", secret, secret).call);
    add(iam::listAccountAliases().call());
    add(sts::getSessionToken("arn", Secret("123456")).call());
    for (const auto &call :
         {iam::getRole("r"), iam::createRole("r", "{}", {{"k", "v"}}, "/p/"), iam::deleteRole("r"),
          iam::putRolePolicy("r", "n", "{}"), iam::deleteRolePolicy("r", "n"), iam::attachRolePolicy("r", "a"),
          iam::detachRolePolicy("r", "a"), iam::getInstanceProfile("p"),
          iam::createInstanceProfile("p", {{"k", "v"}}, "/p/"), iam::deleteInstanceProfile("p"),
          iam::addRoleToInstanceProfile("p", "r"), iam::removeRoleFromInstanceProfile("p", "r")})
        add(call.call());
    for (const auto &call :
         {iam::listAttachedPolicies(PolicyHolder::User, "u"), iam::listAttachedPolicies(PolicyHolder::Group, "g"),
          iam::listAttachedPolicies(PolicyHolder::Role, "r"), iam::listGroupsForUser("u"), iam::listRoles("/p/"),
          iam::listRolePolicies("r")})
        add(call.call(), {"Marker"});
    add(ssm::getParameter("/p").call());
    add(ssm::getParameters({"/p"}).call());
    add(ssm::getParametersByPath("/p").call(), {"NextToken"});
    add(autoscaling::describeGroups({}).call(), {"NextToken"});
    add(cloudformation::describeStacks({}).call(), {"NextToken"});
    add(emr::listClusters("m").call());
    add(emr::describeCluster("j").call());
    add(emr::unprotectClusters({"j"}).call());
    add(emr::terminateClusters({"j"}).call());
    add(pricing::getProducts("t", "r").call(), {"NextToken"});
    add(quotas::getServiceQuota("ec2", "L").call());
    add(quotas::getDefaultQuota("ec2", "L").call());
    add(quotas::listServiceQuotas("ec2").call(), {"NextToken"});
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
