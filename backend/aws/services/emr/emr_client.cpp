#include "backend/aws/services/emr/emr_client.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "backend/aws/services/emr/emr_calls_internal.h"
#include "backend/aws/services/emr/emr_parse_internal.h"
#include "backend/aws/services/service_errors_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

const std::vector<std::string> kLivingStates = {"STARTING", "BOOTSTRAPPING", "RUNNING", "WAITING", "TERMINATING"};

/// EMR reports an unknown cluster or step as an InvalidRequestException: "Cluster id 'j-1' is not valid."
Error asUnknownId(Error error)
{
    if (error.code == ErrorCode::InvalidArgument && hasText(error, "is not valid"))
        error.code = ErrorCode::NotFound;
    return error;
}

Result<nlohmann::json> queryEmr(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    auto answer = sendRequest(api, request, context);
    return answer ? std::move(answer) : fail(asUnknownId(answer.error()));
}

/// For operations whose reply is empty, perhaps without a body.
Status commandEmr(ServiceApi &api, const JsonCall &call, const CallContext &context)
{
    const auto reply = api.call(call.request(), context);
    return reply ? Status() : fail(asUnknownId(reply.error()));
}

/// Reads the elements of all pages.
/// \param callFor  callFor(marker) returns the request for a page
template <class CallFor, class Parse>
auto allOf(ServiceApi &api, const char *list, const CallContext &context, CallFor callFor, Parse parse)
    -> Result<std::vector<std::invoke_result_t<Parse, const nlohmann::json &>>>
{
    std::vector<std::invoke_result_t<Parse, const nlohmann::json &>> found;
    const auto read = paginate("emr:" + callFor("").call().operation, [&](const auto &marker) -> Result<std::string> {
        TY_ASSIGN(const auto answer, queryEmr(api, callFor(marker).request(), context));
        for (const auto &item : json11::list(answer, list))
            found.push_back(parse(item));
        return json11::text(answer, "Marker");
    });
    if (!read)
        return fail(read.error());
    return found;
}

/// The three numbers of "emr-7.10.0"; a part that is not a number is -1.
std::array<int, 3> versionOf(const std::string &label)
{
    std::array<int, 3> version{-1, -1, -1};
    const char *at = label.data() + (label.starts_with("emr-") ? 4 : 0), *end = label.data() + label.size();
    for (int &part : version) {
        const auto [next, error] = std::from_chars(at, end, part);
        if (error != std::errc())
            break;
        at = next < end && *next == '.' ? next + 1 : next;
    }
    return version;
}

} // namespace

Call runJobFlowCall(const RunJobFlowRequest &request)
{
    return emr::runJobFlow(request).call();
}

bool isNewerRelease(const std::string &a, const std::string &b)
{
    const auto left = versionOf(a), right = versionOf(b);
    return left != right ? left > right : a > b;
}

EmrClient::EmrClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "elasticmapreduce", Protocol::Json))
{
}

EmrClient::~EmrClient() = default;

Result<RunJobFlowReply> EmrClient::runJobFlow(const RunJobFlowRequest &request, const CallContext &context)
{
    auto sent = emr::runJobFlow(request).request();
    sent.repeatable = false;
    TY_ASSIGN(const auto answer, sendRequest(*m_api, sent, context));
    RunJobFlowReply reply{json11::text(answer, "JobFlowId"), json11::text(answer, "ClusterArn")};
    if (reply.id.empty())
        return fail(ErrorCode::MalformedReply, "emr:RunJobFlow", "the reply contains no JobFlowId");
    return reply;
}

Result<std::vector<std::string>> EmrClient::listClusters(const CallContext &context)
{
    TY_ASSIGN(const auto clusters, findClusters(kLivingStates, {}, context));
    std::vector<std::string> ids;
    for (const EmrClusterSummary &cluster : clusters)
        ids.push_back(cluster.id);
    return ids;
}

Result<std::vector<EmrClusterSummary>> EmrClient::findClusters(const std::vector<std::string> &states,
                                                               Timestamp createdAfter, const CallContext &context)
{
    return allOf(
        *m_api, "Clusters", context,
        [&](const std::string &marker) { return emr::listClusters(states, createdAfter, marker); },
        emr::parseClusterSummary);
}

Result<EmrCluster> EmrClient::describeCluster(const std::string &id, const CallContext &context)
{
    TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::describeCluster(id).request(), context));
    auto found = emr::parseCluster(json11::object(answer, "Cluster"));
    if (found.id.empty())
        return fail(ErrorCode::NotFound, "emr:DescribeCluster", "there is no cluster " + id);
    return found;
}

Result<std::vector<EmrInstanceGroup>> EmrClient::listInstanceGroups(const std::string &id, const CallContext &context)
{
    return allOf(
        *m_api, "InstanceGroups", context,
        [&](const std::string &marker) { return emr::listInstanceGroups(id, marker); }, emr::parseInstanceGroup);
}

Result<std::vector<EmrInstance>> EmrClient::listInstances(const std::string &id, const std::string &role,
                                                          const CallContext &context)
{
    return allOf(
        *m_api, "Instances", context, [&](const std::string &marker) { return emr::listInstances(id, role, marker); },
        emr::parseInstance);
}

Result<std::vector<EmrBootstrapAction>> EmrClient::listBootstrapActions(const std::string &id,
                                                                        const CallContext &context)
{
    return allOf(
        *m_api, "BootstrapActions", context,
        [&](const std::string &marker) { return emr::listBootstrapActions(id, marker); }, emr::parseBootstrapAction);
}

Result<std::vector<std::string>> EmrClient::addSteps(const std::string &id, const std::vector<EmrStepRequest> &steps,
                                                     const CallContext &context)
{
    auto request = emr::addSteps(id, steps).request();
    request.repeatable = false;
    TY_ASSIGN(const auto answer, queryEmr(*m_api, request, context));
    return json11::texts(answer, "StepIds");
}

Result<std::vector<EmrStep>> EmrClient::listSteps(const std::string &id, const CallContext &context)
{
    return allOf(
        *m_api, "Steps", context, [&](const std::string &marker) { return emr::listSteps(id, marker); },
        emr::parseStep);
}

Result<EmrStep> EmrClient::describeStep(const std::string &id, const std::string &stepId, const CallContext &context)
{
    TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::describeStep(id, stepId).request(), context));
    auto step = emr::parseStep(json11::object(answer, "Step"));
    if (step.id.empty())
        return fail(ErrorCode::NotFound, "emr:DescribeStep", "there is no step " + stepId + " in cluster " + id);
    return step;
}

Result<std::vector<EmrStepCancellation>> EmrClient::cancelSteps(const std::string &id,
                                                                const std::vector<std::string> &stepIds, bool kill,
                                                                const CallContext &context)
{
    TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::cancelSteps(id, stepIds, kill).request(), context));
    std::vector<EmrStepCancellation> all;
    for (const auto &json : json11::list(answer, "CancelStepsInfoList"))
        all.push_back(
            {json11::text(json, "StepId"), json11::text(json, "Reason"), json11::text(json, "Status") == "SUBMITTED"});
    return all;
}

Status EmrClient::modifyInstanceGroups(const std::string &id, const std::vector<EmrGroupResize> &groups,
                                       const CallContext &context)
{
    return commandEmr(*m_api, emr::modifyInstanceGroups(id, groups), context);
}

Result<std::vector<std::string>> EmrClient::addInstanceGroups(const std::string &id,
                                                              const std::vector<EmrGroupRequest> &groups,
                                                              const CallContext &context)
{
    auto request = emr::addInstanceGroups(id, groups).request();
    request.repeatable = false;
    TY_ASSIGN(const auto answer, queryEmr(*m_api, request, context));
    return json11::texts(answer, "InstanceGroupIds");
}

Status EmrClient::protect(const std::string &id, const CallContext &context)
{
    return commandEmr(*m_api, emr::setProtection({id}, true), context);
}

Status EmrClient::unprotect(const std::string &id, const CallContext &context)
{
    return commandEmr(*m_api, emr::setProtection({id}, false), context);
}

Status EmrClient::terminate(const std::string &id, const CallContext &context)
{
    return withProtection(commandEmr(*m_api, emr::terminateClusters({id}), context));
}

Result<std::chrono::seconds> EmrClient::idleTimeout(const std::string &id, const CallContext &context)
{
    TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::getIdleTimeout(id).request(), context));
    return std::chrono::seconds(json11::count(json11::object(answer, "AutoTerminationPolicy"), "IdleTimeout"));
}

Status EmrClient::addTags(const std::string &id, const Tags &tags, const CallContext &context)
{
    return tags.empty() ? Status() : commandEmr(*m_api, emr::addTags(id, tags), context);
}

Status EmrClient::removeTags(const std::string &id, const std::vector<std::string> &keys, const CallContext &context)
{
    return keys.empty() ? Status() : commandEmr(*m_api, emr::removeTags(id, keys), context);
}

Result<std::vector<std::string>> EmrClient::listReleaseLabels(const CallContext &context)
{
    std::vector<std::string> labels;
    const auto read = paginate("emr:ListReleaseLabels", [&](const std::string &token) -> Result<std::string> {
        TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::listReleaseLabels().request(token), context));
        std::ranges::move(json11::texts(answer, "ReleaseLabels"), std::back_inserter(labels));
        return json11::text(answer, "NextToken");
    });
    if (!read)
        return fail(read.error());
    std::ranges::sort(labels, isNewerRelease);
    return labels;
}

Result<std::vector<EmrApplication>> EmrClient::releaseApplications(const std::string &releaseLabel,
                                                                   const CallContext &context)
{
    std::vector<EmrApplication> found;
    const auto read = paginate("emr:DescribeReleaseLabel", [&](const std::string &token) -> Result<std::string> {
        TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::describeReleaseLabel(releaseLabel).request(token), context));
        for (const auto &json : json11::list(answer, "Applications"))
            found.push_back(emr::parseApplication(json));
        return json11::text(answer, "NextToken");
    });
    if (!read)
        return fail(read.error());
    return found;
}

Result<std::vector<EmrInstanceType>> EmrClient::listInstanceTypes(const std::string &releaseLabel,
                                                                  const CallContext &context)
{
    return allOf(
        *m_api, "SupportedInstanceTypes", context,
        [&](const std::string &marker) { return emr::listInstanceTypes(releaseLabel, marker); },
        emr::parseInstanceType);
}

Result<EmrBlockPublicAccess> EmrClient::blockPublicAccess(const CallContext &context)
{
    TY_ASSIGN(const auto answer, queryEmr(*m_api, emr::getBlockPublicAccess().request(), context));
    return emr::parseBlockPublicAccess(json11::object(answer, "BlockPublicAccessConfiguration"));
}

} // namespace trainyard::aws
