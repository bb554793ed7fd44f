#include "backend/aws/keeper_calls_internal.h"

namespace trainyard::aws {

namespace autoscaling {

namespace {

QueryCall call(const char *operation, const char *cliName)
{
    return {"autoscaling", operation, "2011-01-01", cliName};
}

} // namespace

QueryCall describeGroups(const std::vector<std::string> &names)
{
    auto asked = call("DescribeAutoScalingGroups", "describe-auto-scaling-groups");
    asked.list("AutoScalingGroupNames.member", "--auto-scaling-group-names", names);
    return asked;
}

QueryCall emptyGroup(const std::string &name)
{
    auto asked = call("UpdateAutoScalingGroup", "update-auto-scaling-group");
    asked.set("AutoScalingGroupName", "--auto-scaling-group-name", name)
        .set("MinSize", "--min-size", "0")
        .set("MaxSize", "--max-size", "0")
        .set("DesiredCapacity", "--desired-capacity", "0");
    return asked;
}

QueryCall deleteGroup(const std::string &name)
{
    auto asked = call("DeleteAutoScalingGroup", "delete-auto-scaling-group");
    asked.set("AutoScalingGroupName", "--auto-scaling-group-name", name)
        .wire("ForceDelete", "true")
        .words({"--force-delete"});
    return asked;
}

} // namespace autoscaling

namespace cloudformation {

namespace {

QueryCall call(const char *operation, const char *cliName, const std::string &nameOrId)
{
    QueryCall asked{"cloudformation", operation, "2010-05-15", cliName};
    asked.set("StackName", "--stack-name", nameOrId);
    return asked;
}

} // namespace

QueryCall describeStacks(const std::string &nameOrId)
{
    return call("DescribeStacks", "describe-stacks", nameOrId);
}

QueryCall deleteStack(const std::string &nameOrId)
{
    return call("DeleteStack", "delete-stack", nameOrId);
}

QueryCall unprotectStack(const std::string &nameOrId)
{
    auto asked = call("UpdateTerminationProtection", "update-termination-protection", nameOrId);
    asked.wire("EnableTerminationProtection", "false").words({"--no-enable-termination-protection"});
    return asked;
}

} // namespace cloudformation

namespace emr {

namespace {

JsonCall call(const char *operation, const char *cliName)
{
    return {"emr", operation, "ElasticMapReduce", cliName};
}

} // namespace

JsonCall listClusters(const std::string &marker)
{
    auto asked = call("ListClusters", "list-clusters");
    asked.set("ClusterStates", "--cluster-states", {"STARTING", "BOOTSTRAPPING", "RUNNING", "WAITING", "TERMINATING"})
        .wire("Marker", marker);
    return asked;
}

JsonCall describeCluster(const std::string &id)
{
    auto asked = call("DescribeCluster", "describe-cluster");
    asked.set("ClusterId", "--cluster-id", id);
    return asked;
}

JsonCall unprotectClusters(const std::vector<std::string> &ids)
{
    auto asked = call("SetTerminationProtection", "modify-cluster-attributes");
    asked.set("JobFlowIds", "--cluster-id", ids).set("TerminationProtected", "--no-termination-protected", false);
    return asked;
}

JsonCall terminateClusters(const std::vector<std::string> &ids)
{
    auto asked = call("TerminateJobFlows", "terminate-clusters");
    asked.set("JobFlowIds", "--cluster-ids", ids);
    return asked;
}

} // namespace emr

namespace pricing {

JsonCall getProducts(const std::string &type, const std::string &region)
{
    JsonCall asked("pricing", "GetProducts", "AWSPriceListService", "get-products");
    auto filters = nlohmann::json::array();
    const auto match = [&](const char *field, const std::string &value) {
        filters.push_back({{"Type", "TERM_MATCH"}, {"Field", field}, {"Value", value}});
    };
    match("instanceType", type);
    match("regionCode", region);
    match("operatingSystem", "Linux");
    match("tenancy", "Shared");
    match("preInstalledSw", "NA");
    match("capacitystatus", "Used");
    asked.set("ServiceCode", "--service-code", "AmazonEC2")
        .set("Filters", "--filters", filters)
        .set("FormatVersion", "--format-version", "aws_v1");
    return asked;
}

} // namespace pricing

} // namespace trainyard::aws
