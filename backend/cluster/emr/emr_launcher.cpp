// From a plan to an EMR cluster that is requested: roles, log bucket, scripts, key pair, RunJobFlow.

#include <algorithm>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/emr/emr_scripts.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kScheme = "s3://";

std::string bucketOf(const std::string &uri)
{
    const std::string path = uri.substr(std::min(kScheme.size(), uri.size()));
    return path.substr(0, path.find('/'));
}

/// EMR has refused the request: it created nothing.
bool isRefused(const Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidArgument:
    case ErrorCode::QuotaExceeded:
    case ErrorCode::PermissionDenied:
    case ErrorCode::CredentialsRejected:
    case ErrorCode::CredentialsExpired:
    case ErrorCode::CredentialsMissing:
    case ErrorCode::NoCapacity:
    case ErrorCode::NotFound:
    case ErrorCode::Unreachable:
    case ErrorCode::Throttled:
        return true;
    default:
        return false;
    }
}

} // namespace

LaunchPlan catalogPlan(const EmrPlan &plan)
{
    LaunchPlan all = plan.launchPlan();
    if (plan.taskNodes > 0)
        all.otherTypes = {plan.typeOfTask()};
    return all;
}

Timestamp emrExpires(const EmrPlan &plan, const Catalog &catalog, Timestamp created)
{
    Timestamp end = created + plan.deadline;
    if (const auto spent = plan.budget.deadline(0, plan.price(catalog).total(), created))
        end = std::min(end, *spent);
    return end;
}

Result<EmrRequestRow> emrRequestOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    const auto last = std::find_if(intents.rbegin(), intents.rend(),
                                   [](const ledger::Intent &intent) { return intent.kind == kEmrKind; });
    if (last == intents.rend())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "EMR does not start its machines");
    auto plan = EmrPlan::fromJson(last->request);
    if (!plan)
        return fail(ErrorCode::CorruptData, "ledger",
                    "the request for its EMR cluster cannot be read: " + plan.error().detail);
    return EmrRequestRow{*last, std::move(*plan)};
}

Result<std::string> emrIdOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto rows, cloud.ledger->resources(id, false));
    return emrIdIn(rows);
}

std::string emrIdIn(std::span<const ledger::Resource> rows)
{
    std::string found;
    for (const ledger::Resource &r : rows) {
        if (r.kind == kEmrKind && (found.empty() || !r.closed))
            found = r.id;
    }
    return found;
}

EmrLauncher::EmrLauncher(const CloudContext &cloud, ClusterOperation &operation, EmrRequestRow request,
                         const LaunchOptions &options, const ProgressSink &sink)
    : m_cloud(cloud)
    , m_operation(operation)
    , m_request(std::move(request))
    , m_options(options)
    , m_sink(sink)
    , m_stop(operation.clusterLease.stop())
    , m_emr(cloud.emrOf(operation.launcher.row().region))
    , m_emrId(emrIdOf(cloud, operation.launcher.row().id).value_or(""))
{
}

void EmrLauncher::event(const std::string &subject, const Sentence &text) const
{
    recordEvent(m_cloud, row().id, "emr", subject, text);
}

Status EmrLauncher::ensureResources()
{
    if (!m_emrId.empty())
        return {}; // it was requested with them
    TY_TRY(ensureRoles());
    TY_TRY(ensureLogBucket());
    TY_TRY(uploadScripts());
    return m_operation.launcher.ensureKeyPair();
}

Status EmrLauncher::ensureRoles()
{
    if (!plan().makeRoles && !plan().attachEfsPolicy)
        return {};
    auto report = step("role", "Creating the roles of EMR");
    report.begin();
    if (plan().makeRoles) {
        const auto before = roleStates(m_cloud, emrDefaultRoles(row().region), call());
        if (!before)
            return report.failed(before.error());
        m_hasNewRoles = !std::ranges::all_of(*before, &RoleState::complete);
        const auto made = cluster::ensureRoles(m_cloud, emrDefaultRoles(row().region), call());
        if (!made)
            return report.failed(made.error());
        event(plan().serviceRole, say("the roles %1 and %2 exist; they stay after the termination", plan().serviceRole,
                                      plan().instanceProfile));
    }
    if (plan().attachEfsPolicy) {
        const auto profile = m_cloud.iam->instanceProfile(plan().instanceProfile, call());
        if (!profile)
            return report.failed(profile.error());
        if (!*profile || (*profile)->roles.empty())
            return report.failed(Error{ErrorCode::NotFound, "iam:GetInstanceProfile",
                                       "the instance profile " + plan().instanceProfile + " has no role"});
        const std::string &role = (*profile)->roles.front();
        if (const auto attached = setRolePolicy(m_cloud, role, kEfsReadPolicy, true, call()); !attached)
            return report.failed(attached.error());
        event(role, say("the role %1 may describe file systems; that stays after the termination", role));
    }
    if (m_hasNewRoles) { // a cluster that is requested at once may end with a VALIDATION_ERROR
        report.progress(say("AWS knows new roles after some seconds"));
        if (const auto waited = pause(m_cloud.polling.maxInterval, {Deadline::never(), m_stop}); !waited)
            return report.failed(waited.error());
    }
    report.done();
    return {};
}

Status EmrLauncher::ensureLogBucket()
{
    std::vector<std::string> buckets{bucketOf(normalizedS3Uri(plan().logUri))};
    if (const std::string scripts = bucketOf(plan().scriptsFolder()); scripts != buckets.front())
        buckets.push_back(scripts);
    for (const std::string &bucket : buckets) {
        auto report = step("bucket", "Creating the missing buckets", bucket);
        report.begin();
        const auto made = ensureBucket(m_cloud, bucket, row().region, call());
        if (!made)
            return report.failed(made.error());
        if (!*made) {
            report.skipped(say("it exists"));
            continue;
        }
        report.done();
        event(bucket, say("the bucket %1 was created; it stays after the termination", bucket));
    }
    return {};
}

Status EmrLauncher::uploadScripts()
{
    auto report = step("scripts", "Uploading the bootstrap scripts");
    report.begin(plan().scriptsFolder());
    const auto s3 = m_cloud.s3Of(row().region);
    const std::string folder = plan().scriptsFolder();
    const std::string bucket = bucketOf(folder);
    const std::string prefix = folder.substr(std::min(kScheme.size() + bucket.size() + 1, folder.size()));
    std::vector<std::string> names{std::string(kDeadlineScript)};
    if (!plan().fileSystem.empty())
        names.emplace_back(kEfsBootstrapScript);
    for (const std::string &name : names) {
        const std::string key = prefix.empty() ? name : prefix + "/" + name;
        if (const auto put = s3->putObject(bucket, key, emrScript(name), call()); !put)
            return report.failed(put.error());
    }
    report.done(folder);
    return {};
}

aws::RunJobFlowRequest EmrLauncher::request() const
{
    EmrRequestFacts facts;
    facts.releaseLabel = plan().releaseLabel;
    facts.ours = m_operation.launcher.commonTags();
    facts.deadline = row().expires;
    if (plan().keyName.empty())
        facts.keyName = resourceName(row());
    return jobFlowRequest(plan(), facts);
}

Status EmrLauncher::ensureCluster(bool mayExist)
{
    if (!m_emrId.empty())
        return {};
    auto report = step("emr-request", "Requesting the EMR cluster");
    report.begin(plan().releaseLabel);
    const auto consistency = m_cloud.polling.consistency;
    const EmrRequestRecord record{m_request.intent.token, m_request.intent.created};
    const CallContext window{Deadline::after(2 * consistency + 30s), m_stop};
    const auto isEarly = [this](const Error &error) { return isNotKnownYet(error, m_hasNewRoles); };
    const auto made = retryWhile(m_cloud.polling.backoff(), window, isEarly, [&] {
        if (m_stop.stop_requested()) // of two attempts, the second one is not sent
            return Result<std::string>(fail(ErrorCode::Cancelled, "emr:RunJobFlow", "the cluster was not requested"));
        return ensureEmrCluster(*m_emr, request(), record, mayExist, consistency, m_cloud.polling.backoff(),
                                {Deadline::after(consistency + 5min), m_stop});
    });
    if (!made) {
        if (isRefused(made.error()) && !mayExist)
            (void)m_cloud.ledger->recordIntentResult(record.token, ledger::IntentState::Rejected, made.error().detail);
        return report.failed(made.error());
    }
    m_emrId = *made;
    TY_TRY(m_cloud.ledger->recordIntentResource(record.token, emrResource(m_request.intent, m_emrId, row().name)));
    event(m_emrId, say("the EMR cluster %1 of the release %2 was requested", m_emrId, plan().releaseLabel));
    report.done(m_emrId);
    return {};
}

Status EmrLauncher::requestAgain(EmrRequestRow request)
{
    m_hasRepeated = true;
    m_wasTooEarly = false;
    TY_TRY(m_cloud.ledger->closeResource(kEmrKind, m_emrId, m_cloud.profile, row().region, "terminated", now()));
    event(m_emrId, say("EMR did not know the new roles yet; another cluster is requested in place of %1", m_emrId));
    TY_TRY(pause(m_cloud.polling.maxInterval, {Deadline::never(), m_stop}));
    m_request = std::move(request);
    m_emrId.clear();
    return ensureCluster(false);
}

} // namespace trainyard::cluster
