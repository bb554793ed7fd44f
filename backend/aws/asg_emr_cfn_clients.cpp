#include "backend/aws/asg_emr_cfn_clients.h"

#include "backend/aws/asg_emr_cfn_calls_internal.h"
#include "backend/aws/paginator_internal.h"
#include "backend/aws/xml_internal.h"

namespace trainyard::aws {

namespace {

Tags tagsOf(const pugi::xml_node &set)
{
    Tags tags;
    for (const auto &tag : set.children("member"))
        tags.emplace(xml::text(tag, "Key"), xml::text(tag, "Value"));
    return tags;
}

Result<pugi::xml_document> sendXmlRequest(ServiceApi &api, const ApiRequest &request, const Deadline &deadline,
                                          std::stop_token stop)
{
    const auto reply = api.call(request, deadline, stop);
    if (!reply)
        return fail(reply.error());
    return xml::parse(reply->body, "Response", request.call.service + ":" + request.call.operation);
}

/// Reads all pages of a query operation.
/// \param read  read(node of the result) consumes one page
template <class Read>
Status pages(ServiceApi &api, const QueryCall &call, const Deadline &deadline, std::stop_token stop, Read read)
{
    const std::string operation = call.call().operation;
    return paginate(call.call().service + ":" + operation, [&](const std::string &token) -> Result<std::string> {
        std::vector<std::pair<std::string, std::string>> extra;
        if (!token.empty())
            extra.emplace_back("NextToken", token);
        const auto document = sendXmlRequest(api, call.request(extra), deadline, stop);
        if (!document)
            return fail(document.error());
        const auto result = document->document_element().child((operation + "Result").c_str());
        read(result);
        return xml::text(result, "NextToken");
    });
}

/// Query services report an unknown resource as a ValidationError, distinguishable only by its text.
bool isUnknownError(const Error &error)
{
    return error.code == ErrorCode::NotFound || error.detail.find("does not exist") != std::string::npos ||
           error.detail.find("not found") != std::string::npos;
}

Status sendXmlCommand(ServiceApi &api, const QueryCall &call, const Deadline &deadline, std::stop_token stop)
{
    const auto reply = api.call(call.request(), deadline, stop);
    return reply || isUnknownError(reply.error()) ? Status() : fail(reply.error());
}

/// ValidationError and ValidationException report a protected resource only in their text.
Status asProtection(Status status)
{
    if (!status && status.error().detail.find("rotect") != std::string::npos) {
        Error error = status.error();
        error.code = ErrorCode::Conflict;
        return fail(std::move(error));
    }
    return status;
}

ScalingGroup groupOf(const pugi::xml_node &node)
{
    ScalingGroup group{
        xml::text(node, "AutoScalingGroupName"), xml::text(node, "Status"), {}, 0, tagsOf(node.child("Tags")),
        xml::time(node, "CreatedTime")};
    for (const auto &machine : node.child("Instances").children("member"))
        group.machines += !machine.child("InstanceId").empty();
    for (const auto &[key, value] : group.tags) {
        if (key == "aws:cloudformation:stack-id")
            group.stack = value;
    }
    return group;
}

Stack stackOf(const pugi::xml_node &node)
{
    return {xml::text(node, "StackId"),     xml::text(node, "StackName"),
            xml::text(node, "StackStatus"), xml::text(node, "StackStatusReason"),
            xml::text(node, "ParentId"),    xml::flag(node, "EnableTerminationProtection"),
            tagsOf(node.child("Tags")),     xml::time(node, "CreationTime")};
}

} // namespace

AutoScalingClient::AutoScalingClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "autoscaling", Protocol::Query))
{
}

AutoScalingClient::~AutoScalingClient() = default;

Result<std::vector<ScalingGroup>> AutoScalingClient::describeGroups(const std::vector<std::string> &names,
                                                                    const Deadline &deadline, std::stop_token stop)
{
    std::vector<ScalingGroup> all;
    const auto read = pages(*m_api, autoscaling::describeGroups(names), deadline, stop, [&](const auto &result) {
        for (const auto &node : result.child("AutoScalingGroups").children("member"))
            all.push_back(groupOf(node));
    });
    if (!read)
        return fail(read.error());
    return all;
}

Status AutoScalingClient::emptyGroup(const std::string &name, const Deadline &deadline, std::stop_token stop)
{
    return sendXmlCommand(*m_api, autoscaling::emptyGroup(name), deadline, stop);
}

Status AutoScalingClient::deleteGroup(const std::string &name, const Deadline &deadline, std::stop_token stop)
{
    return sendXmlCommand(*m_api, autoscaling::deleteGroup(name), deadline, stop);
}

CloudFormationClient::CloudFormationClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "cloudformation", Protocol::Query))
{
}

CloudFormationClient::~CloudFormationClient() = default;

Result<std::vector<Stack>> CloudFormationClient::describeStacks(const Deadline &deadline, std::stop_token stop)
{
    std::vector<Stack> all;
    const auto read = pages(*m_api, cloudformation::describeStacks({}), deadline, stop, [&](const auto &result) {
        for (const auto &node : result.child("Stacks").children("member")) {
            if (Stack stack = stackOf(node); !stack.gone())
                all.push_back(std::move(stack));
        }
    });
    if (!read)
        return fail(read.error());
    return all;
}

Result<std::optional<Stack>> CloudFormationClient::describeStack(const std::string &nameOrId, const Deadline &deadline,
                                                                 std::stop_token stop)
{
    const auto document = sendXmlRequest(*m_api, cloudformation::describeStacks(nameOrId).request(), deadline, stop);
    if (!document && isUnknownError(document.error()))
        return std::optional<Stack>();
    if (!document)
        return fail(document.error());
    const auto node = document->document_element().child("DescribeStacksResult").child("Stacks").child("member");
    return node ? std::optional(stackOf(node)) : std::nullopt;
}

Status CloudFormationClient::deleteStack(const std::string &nameOrId, const Deadline &deadline, std::stop_token stop)
{
    return asProtection(sendXmlCommand(*m_api, cloudformation::deleteStack(nameOrId), deadline, stop));
}

Status CloudFormationClient::unprotect(const std::string &nameOrId, const Deadline &deadline, std::stop_token stop)
{
    return sendXmlCommand(*m_api, cloudformation::unprotectStack(nameOrId), deadline, stop);
}

EmrClient::EmrClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "elasticmapreduce", Protocol::Json))
{
}

EmrClient::~EmrClient() = default;

Result<std::vector<std::string>> EmrClient::listClusters(const Deadline &deadline, std::stop_token stop)
{
    std::vector<std::string> ids;
    const auto read = paginate("emr:ListClusters", [&](const std::string &marker) -> Result<std::string> {
        const auto answer = sendRequest(*m_api, emr::listClusters(marker).request(), deadline, stop);
        if (!answer)
            return fail(answer.error());
        for (const auto &cluster : json11::list(*answer, "Clusters"))
            ids.push_back(json11::text(cluster, "Id"));
        return json11::text(*answer, "Marker");
    });
    if (!read)
        return fail(read.error());
    return ids;
}

Result<EmrCluster> EmrClient::describeCluster(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    const auto answer = sendRequest(*m_api, emr::describeCluster(id).request(), deadline, stop);
    if (!answer && answer.error().detail.find("is not valid") != std::string::npos) // EMR's text for an unknown id
        return fail(ErrorCode::NotFound, answer.error().source, answer.error().detail);
    if (!answer)
        return fail(answer.error());
    const auto &cluster = json11::object(*answer, "Cluster");
    const auto &status = json11::object(cluster, "Status");
    EmrCluster found{json11::text(cluster, "Id"),
                     json11::text(cluster, "Name"),
                     json11::text(status, "State"),
                     json11::flag(cluster, "TerminationProtected"),
                     {},
                     {}};
    if (found.id.empty())
        return fail(ErrorCode::NotFound, "emr:DescribeCluster", "there is no cluster " + id);
    for (const auto &tag : json11::list(cluster, "Tags"))
        found.tags.emplace(json11::text(tag, "Key"), json11::text(tag, "Value"));
    const double seconds = json11::number(json11::object(status, "Timeline"), "CreationDateTime");
    if (seconds > 0 && seconds < 1e11) // times are in seconds here
        found.created = Timestamp(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
    return found;
}

Status EmrClient::unprotect(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    const auto reply = m_api->call(emr::unprotectClusters({id}).request(), deadline, stop);
    return reply ? Status() : fail(reply.error());
}

Status EmrClient::terminate(const std::string &id, const Deadline &deadline, std::stop_token stop)
{
    const auto reply = m_api->call(emr::terminateClusters({id}).request(), deadline, stop);
    return asProtection(reply ? Status() : fail(reply.error()));
}

} // namespace trainyard::aws
