#include "backend/aws/services/asg_emr_cfn_clients.h"

#include "backend/aws/services/asg_emr_cfn_calls_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/aws/wire/xml_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

Tags tagsOf(const pugi::xml_node &set)
{
    Tags tags;
    for (const auto &tag : set.children("member"))
        tags.emplace(xml::text(tag, "Key"), xml::text(tag, "Value"));
    return tags;
}

Result<pugi::xml_document> sendXmlRequest(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    TY_ASSIGN(const auto reply, api.call(request, context));
    return xml::parse(reply.body, "Response", request.call.service + ":" + request.call.operation);
}

/// Reads all pages of a query operation.
/// \param read  read(node of the result) consumes one page
template <class Read>
Status pages(ServiceApi &api, const QueryCall &call, const CallContext &context, Read read)
{
    const std::string operation = call.call().operation;
    return paginate(call.call().service + ":" + operation, [&](const std::string &token) -> Result<std::string> {
        std::vector<std::pair<std::string, std::string>> extra;
        if (!token.empty())
            extra.emplace_back("NextToken", token);
        TY_ASSIGN(const auto document, sendXmlRequest(api, call.request(extra), context));
        const auto result = document.document_element().child((operation + "Result").c_str());
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

Status sendXmlCommand(ServiceApi &api, const QueryCall &call, const CallContext &context)
{
    const auto reply = api.call(call.request(), context);
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
                                                                    const CallContext &context)
{
    std::vector<ScalingGroup> all;
    const auto read = pages(*m_api, autoscaling::describeGroups(names), context, [&](const auto &result) {
        for (const auto &node : result.child("AutoScalingGroups").children("member"))
            all.push_back(groupOf(node));
    });
    if (!read)
        return fail(read.error());
    return all;
}

Status AutoScalingClient::emptyGroup(const std::string &name, const CallContext &context)
{
    return sendXmlCommand(*m_api, autoscaling::emptyGroup(name), context);
}

Status AutoScalingClient::deleteGroup(const std::string &name, const CallContext &context)
{
    return sendXmlCommand(*m_api, autoscaling::deleteGroup(name), context);
}

CloudFormationClient::CloudFormationClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "cloudformation", Protocol::Query))
{
}

CloudFormationClient::~CloudFormationClient() = default;

Result<std::vector<Stack>> CloudFormationClient::describeStacks(const CallContext &context)
{
    std::vector<Stack> all;
    const auto read = pages(*m_api, cloudformation::describeStacks({}), context, [&](const auto &result) {
        for (const auto &node : result.child("Stacks").children("member")) {
            if (Stack stack = stackOf(node); !stack.gone())
                all.push_back(std::move(stack));
        }
    });
    if (!read)
        return fail(read.error());
    return all;
}

Result<std::optional<Stack>> CloudFormationClient::describeStack(const std::string &nameOrId,
                                                                 const CallContext &context)
{
    const auto document = sendXmlRequest(*m_api, cloudformation::describeStacks(nameOrId).request(), context);
    if (!document && isUnknownError(document.error()))
        return std::optional<Stack>();
    if (!document)
        return fail(document.error());
    const auto node = document->document_element().child("DescribeStacksResult").child("Stacks").child("member");
    return node ? std::optional(stackOf(node)) : std::nullopt;
}

Status CloudFormationClient::deleteStack(const std::string &nameOrId, const CallContext &context)
{
    return asProtection(sendXmlCommand(*m_api, cloudformation::deleteStack(nameOrId), context));
}

Status CloudFormationClient::unprotect(const std::string &nameOrId, const CallContext &context)
{
    return sendXmlCommand(*m_api, cloudformation::unprotectStack(nameOrId), context);
}

EmrClient::EmrClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "elasticmapreduce", Protocol::Json))
{
}

EmrClient::~EmrClient() = default;

Result<std::vector<std::string>> EmrClient::listClusters(const CallContext &context)
{
    std::vector<std::string> ids;
    const auto read = paginate("emr:ListClusters", [&](const std::string &marker) -> Result<std::string> {
        TY_ASSIGN(const auto answer, sendRequest(*m_api, emr::listClusters(marker).request(), context));
        for (const auto &cluster : json11::list(answer, "Clusters"))
            ids.push_back(json11::text(cluster, "Id"));
        return json11::text(answer, "Marker");
    });
    if (!read)
        return fail(read.error());
    return ids;
}

Result<EmrCluster> EmrClient::describeCluster(const std::string &id, const CallContext &context)
{
    const auto answer = sendRequest(*m_api, emr::describeCluster(id).request(), context);
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

Status EmrClient::unprotect(const std::string &id, const CallContext &context)
{
    const auto reply = m_api->call(emr::unprotectClusters({id}).request(), context);
    return reply ? Status() : fail(reply.error());
}

Status EmrClient::terminate(const std::string &id, const CallContext &context)
{
    const auto reply = m_api->call(emr::terminateClusters({id}).request(), context);
    return asProtection(reply ? Status() : fail(reply.error()));
}

} // namespace trainyard::aws
