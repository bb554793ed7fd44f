#include "backend/cluster/plan/plan_storage_internal.h"

#include <algorithm>

namespace trainyard::cluster {
namespace {

std::string bucketList(const std::vector<std::string> &buckets)
{
    std::string text;
    for (const std::string &bucket : buckets)
        text += (text.empty() ? "" : ", ") + bucket;
    return text;
}

} // namespace

std::vector<Problem> storageProblems(const LaunchPlan &plan)
{
    std::vector<Problem> found;
    const auto wrong = std::ranges::find_if_not(plan.buckets, isBucketName);
    if (wrong != plan.buckets.end())
        found.push_back({&LaunchPlan::buckets, wrong->empty() ? Reason::Empty : Reason::Malformed, *wrong});
    else if (plan.makeBuckets && plan.buckets.empty())
        found.push_back({&LaunchPlan::buckets, Reason::Empty, ""});
    return found;
}

std::vector<Note> storageNotes(const LaunchPlan &plan)
{
    std::vector<Note> found;
    if (plan.buckets.empty())
        found.push_back(
            {&LaunchPlan::buckets,
             say("Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer "
                 "while a run is followed and before a termination; a machine that ends by itself takes its own "
                 "along.")});
    if (plan.s3Access == NodeAccess::Bashrc)
        found.push_back(
            {&LaunchPlan::s3Access,
             say("Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.")});
    return found;
}

std::vector<PlannedResource> storageResources(const LaunchPlan &plan)
{
    std::vector<PlannedResource> all;
    for (const std::string &bucket : plan.buckets)
        all.push_back({"bucket", bucket,
                       plan.makeBuckets
                           ? say("created in %1 if it does not exist, private and encrypted; it stays", plan.region)
                           : say("yours, and it stays"),
                       0});
    if (plan.needsRole()) {
        const std::string name = "trainyard-" + plan.name;
        const Sentence role = say("with an instance profile; the machines may list, read and write %1, and no more.",
                                  bucketList(plan.buckets));
        const Sentence denied = plan.s3Access == NodeAccess::RoleOrKeys
                                    ? say("If IAM denies it, session keys limited to the buckets are sent in a file "
                                          "that only the login user can read")
                                    : say("If IAM denies it, nothing is launched");
        all.push_back({kRoleKind, name, followedBy(role, denied), 0});
    }
    return all;
}

} // namespace trainyard::cluster
