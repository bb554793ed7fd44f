#include "backend/aws/services/asg_emr_cfn_calls_internal.h"

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
    auto query = call("DescribeAutoScalingGroups", "describe-auto-scaling-groups");
    query.list("AutoScalingGroupNames.member", "--auto-scaling-group-names", names);
    return query;
}

QueryCall emptyGroup(const std::string &name)
{
    auto query = call("UpdateAutoScalingGroup", "update-auto-scaling-group");
    query.set("AutoScalingGroupName", "--auto-scaling-group-name", name)
        .set("MinSize", "--min-size", "0")
        .set("MaxSize", "--max-size", "0")
        .set("DesiredCapacity", "--desired-capacity", "0");
    return query;
}

QueryCall deleteGroup(const std::string &name)
{
    auto query = call("DeleteAutoScalingGroup", "delete-auto-scaling-group");
    query.set("AutoScalingGroupName", "--auto-scaling-group-name", name)
        .wire("ForceDelete", "true")
        .cliArguments({"--force-delete"});
    return query;
}

} // namespace autoscaling

namespace cloudformation {

namespace {

QueryCall call(const char *operation, const char *cliName, const std::string &nameOrId)
{
    QueryCall query{"cloudformation", operation, "2010-05-15", cliName};
    query.set("StackName", "--stack-name", nameOrId);
    return query;
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
    auto query = call("UpdateTerminationProtection", "update-termination-protection", nameOrId);
    query.wire("EnableTerminationProtection", "false").cliArguments({"--no-enable-termination-protection"});
    return query;
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
    auto query = call("ListClusters", "list-clusters");
    query.set("ClusterStates", "--cluster-states", {"STARTING", "BOOTSTRAPPING", "RUNNING", "WAITING", "TERMINATING"})
        .wire("Marker", marker);
    return query;
}

JsonCall describeCluster(const std::string &id)
{
    auto query = call("DescribeCluster", "describe-cluster");
    query.set("ClusterId", "--cluster-id", id);
    return query;
}

JsonCall unprotectClusters(const std::vector<std::string> &ids)
{
    auto query = call("SetTerminationProtection", "modify-cluster-attributes");
    query.set("JobFlowIds", "--cluster-id", ids).set("TerminationProtected", "--no-termination-protected", false);
    return query;
}

JsonCall terminateClusters(const std::vector<std::string> &ids)
{
    auto query = call("TerminateJobFlows", "terminate-clusters");
    query.set("JobFlowIds", "--cluster-ids", ids);
    return query;
}

} // namespace emr

namespace pricing {

JsonCall getProducts(const std::string &type, const std::string &region)
{
    JsonCall query("pricing", "GetProducts", "AWSPriceListService", "get-products");
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
    query.set("ServiceCode", "--service-code", "AmazonEC2")
        .set("Filters", "--filters", filters)
        .set("FormatVersion", "--format-version", "aws_v1");
    return query;
}

} // namespace pricing

} // namespace trainyard::aws
