#include "backend/training/run/job_check.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/bucket_address.h"
#include "backend/core/text.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/training/data/data_sets.h"
#include "backend/training/data/hdfs_data.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/code_pack.h"

namespace trainyard::training {

namespace {

using checks::JobCheck;
using checks::JobFinding;
using protocol::JobSpec;

bool isOnMachines(const JobSpec &job)
{
    return job.data.find("file://") != std::string::npos || job.input.validation.find("file://") != std::string::npos ||
           readsHdfs(job);
}

/// Whether a run on the cluster has trained with the same data, prepared in the same way for a model with the same
/// requirements.
bool trainedBefore(const cluster::CloudContext &cloud, const ClusterId &id, const JobSpec &job)
{
    const auto wanted = protocol::modelInputOf(job);
    const auto runs = cloud.ledger->runs(id);
    if (!wanted || !runs)
        return false;
    return std::ranges::any_of(*runs, [&](const ledger::Run &run) {
        const auto before = protocol::jobSpecFromJson(run.job);
        if (!before || before->data != job.data || before->input != job.input)
            return false;
        const auto model = protocol::modelInputOf(*before);
        if (!model || *model != *wanted)
            return false;
        const auto rows = cloud.ledger->metrics(run.id, 0, 1);
        return run.state == protocol::RunState::Finished || (rows && !rows->records.empty());
    });
}

/// The problems of the job itself, without its data.
std::vector<JobFinding> problemsOf(const JobSpec &job)
{
    std::vector<JobFinding> found;
    for (const protocol::JobProblem &one : jobs::problemsOf(job))
        found.push_back({one.field, protocol::optionOf(one.field), Sentence::verbatim(one.detail + "."),
                         checks::Severity::Problem});
    return found;
}

/// A task reads its data by itself: what can be checked here is its code.
JobCheck checkTask(const JobSpec &job, const CallContext &context)
{
    JobCheck check;
    if (job.task.code.empty())
        return check;
    const auto preview = previewCode(job.task.code, job.task.excludes, context);
    if (!preview) {
        check.findings.push_back({&JobSpec::task, "--code",
                                  Sentence::verbatim(preview.error().source + ": " + preview.error().detail + "."),
                                  checks::Severity::Problem});
        return check;
    }
    for (const Sentence &warning : preview->warnings)
        check.findings.push_back({&JobSpec::task, "--code", say("%1.", warning), checks::Severity::Warning});
    return check;
}

/// Whether a rule lets others than the group's own members reach ports of programs, which are above 1023.
bool admitsOthers(const aws::IngressRule &rule, const std::string &group)
{
    const bool isReached = rule.protocol == "-1" || (rule.protocol == "tcp" && rule.toPort > 1023);
    return isReached && rule.sourceGroupId != group;
}

/// Programs that authenticate nobody, in a security group of the user. The group that Trainyard creates for a cluster
/// admits its members and SSH: nothing is queried for it.
void addOpenPorts(const cluster::CloudContext &cloud, const ClusterId &id, const JobSpec &job, JobCheck &check,
                  const CallContext &context)
{
    const jobs::JobType *type = jobs::typeOf(job);
    const auto row = cloud.ledger->cluster(id);
    if (!type || !type->hasOpenPorts() || !row || !*row || !cloud.ec2Of)
        return;
    const auto plan = cluster::LaunchPlan::fromJson((*row)->plan);
    if (!plan || plan->securityGroup.empty())
        return;
    const CallContext limited{context.deadline.earlier(Deadline::after(checks::kCheckTime)), context.stop};
    const auto groups = cloud.ec2Of((*row)->region)->describeSecurityGroups({plan->securityGroup}, {}, limited);
    std::set<std::string> admitted;
    for (const aws::SecurityGroup &group : groups ? *groups : std::vector<aws::SecurityGroup>()) {
        for (const aws::IngressRule &rule : group.ingress) {
            if (admitsOthers(rule, group.id))
                admitted.insert(rule.cidr.empty() ? rule.sourceGroupId : rule.cidr);
        }
    }
    if (!admitted.empty())
        check.findings.push_back({&JobSpec::type, "--type",
                                  say("The security group %1 of the cluster also admits %2, and the programs of this "
                                      "type authenticate nobody: whoever reaches their ports can run code as your "
                                      "user. Remove these rules, or use another group.",
                                      plan->securityGroup, fmt::format("{}", fmt::join(admitted, ", "))),
                                  checks::Severity::Warning});
}

/// The buckets of "s3://bucket/train;s3://other/more".
void addBucketsOf(const std::string &sources, std::set<std::string> &buckets)
{
    constexpr std::string_view kBegin = "s3://";
    for (const std::string_view source : split(sources, ';')) {
        if (!source.starts_with(kBegin))
            continue;
        const std::string_view path = source.substr(kBegin.size());
        if (const auto bucket = path.substr(0, path.find('/')); isBucketAddress(bucket))
            buckets.emplace(bucket);
    }
}

/// Whether the machines reach other regions by a NAT gateway of their stack.
bool hasNatGateway(const cluster::CloudContext &cloud, const ClusterId &id)
{
    const auto resources = id.empty() ? Result<std::vector<ledger::Resource>>() : cloud.ledger->resources(id);
    return resources && std::ranges::any_of(*resources, [](const ledger::Resource &resource) {
               return resource.facts.contains(cluster::fact::kNatGateways);
           });
}

/// Buckets of another region than that of the machines: each epoch is billed by the byte.
void addRegionHints(const cluster::CloudContext &cloud, const ClusterId &id, const JobSpec &job, JobCheck &check,
                    const CallContext &context)
{
    if (!cloud.s3Of)
        return;
    std::string region = cloud.region;
    if (const auto row = cloud.ledger->cluster(id); row && *row)
        region = (*row)->region;
    std::set<std::string> buckets, written;
    addBucketsOf(job.data, buckets);
    addBucketsOf(job.input.validation, buckets);
    addBucketsOf(job.checkpointFolder, written);
    const auto regionOf = [&](const std::string &bucket) {
        const CallContext limited{context.deadline.earlier(Deadline::after(checks::kCheckTime)), context.stop};
        return cluster::regionOfBucket(cloud, bucket, region, limited).value_or("");
    };
    const bool throughNat = hasNatGateway(cloud, id);
    for (const std::string &bucket : buckets) {
        if (auto hint = cluster::otherRegionHint(bucket, regionOf(bucket), region, throughNat); !hint.empty())
            check.findings.push_back(
                {&JobSpec::data, protocol::optionOf(&JobSpec::data), std::move(hint), checks::Severity::Warning});
        written.erase(bucket);
    }
    for (const std::string &bucket : written) {
        const std::string found = regionOf(bucket);
        if (!found.empty() && found != region)
            check.findings.push_back(
                {&JobSpec::checkpointFolder, protocol::optionOf(&JobSpec::checkpointFolder),
                 say("The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte "
                     "that crosses regions.",
                     bucket, found, region),
                 checks::Severity::Warning});
    }
}

} // namespace

JobCheck checkJob(const cluster::CloudContext &cloud, const ClusterId &id, JobSpec job, const CallContext &context)
{
    if (!id.empty()) {
        const auto nodes = cluster::hosts(cloud, id);
        if (nodes && !nodes->empty()) // what cannot be fitted is a problem of the job, and found below
            (void)fitToCluster(cloud, id, *nodes, job);
    }
    if (job.run.empty())
        job.run = newRunId();
    if (auto found = problemsOf(job); !found.empty())
        return {std::move(found), {}};
    if (job.isTask()) {
        JobCheck check = checkTask(job, context);
        addOpenPorts(cloud, id, job, check, context);
        addRegionHints(cloud, id, job, check, context);
        return check;
    }
    if (!isOnMachines(job)) {
        JobCheck check = checks::checkJob(job, storageOf(cloud), context);
        addRegionHints(cloud, id, job, check, context);
        return check;
    }
    if (auto problem = hdfsFinding(cloud, id, job))
        return {std::vector{std::move(*problem)}, {}};
    if (!id.empty() && trainedBefore(cloud, id, job))
        return {};
    return {{checks::notChecked(job.data,
                                say("it is on the machines of the cluster, and no run there has trained with it"))},
            {}};
}

} // namespace trainyard::training
