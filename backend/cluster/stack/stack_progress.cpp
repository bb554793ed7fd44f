#include "backend/cluster/stack/stack_progress.h"

#include <algorithm>
#include <map>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/secret_mask.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostReasonBytes = 500;

bool isInProgress(const std::string &status)
{
    return status.ends_with("_IN_PROGRESS");
}

/// A resource that failed because another one did.
bool isConsequence(const aws::StackEvent &event)
{
    return event.reason.starts_with("Resource creation cancelled") ||
           event.reason.starts_with("Resource creation canceled");
}

/// Failed resources before those in progress before the others.
int rankOf(const ResourceProgress &resource)
{
    return resource.failed() ? 0 : isInProgress(resource.status) ? 1 : 2;
}

/// What to do about a known reason; empty: it is not known.
Sentence stackAdvice(const std::string &reason)
{
    const auto has = [&](auto... parts) { return ((reason.find(parts) != std::string::npos) || ...); };
    if (has("maximum number of VPCs", "VpcLimitExceeded"))
        return say("Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, "
                   "--master-subnet, --worker-subnet).");
    if (has("maximum number of addresses", "AddressLimitExceeded"))
        return say("Release an Elastic IP address of the region, or choose workers without a NAT gateway "
                   "(--worker-network public).");
    if (has("vCPU", "VcpuLimitExceeded"))
        return say("Request a higher quota for the instance type, or choose another one.");
    if (has("sufficient", "InsufficientInstanceCapacity"))
        return say("Choose another zone or another instance type; AWS has no capacity for this one.");
    if (has("not supported in your requested Availability Zone"))
        return say("Choose a zone that offers the instance type (--zone).");
    if (has("is not authorized to perform", "AccessDenied"))
        return say("Let an administrator permit the action, or create the stack with another profile.");
    if (has("Failed to receive"))
        return say("The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.");
    if (has("mount target already exists"))
        return say("The zone has a mount target of the file system already: use it (--existing-mount-target).");
    return {};
}

/// The newest failed activity, which names what a group waits for.
const aws::ScalingActivity *failedOf(const std::vector<aws::ScalingActivity> &activities)
{
    const auto failed = std::ranges::find_if(activities, &aws::ScalingActivity::failed);
    return failed == activities.end() ? nullptr : &*failed;
}

/// As one line without secrets and without its full stop: reasons may contain any text.
std::string clauseOf(const std::string &text)
{
    std::string clause = printable(maskSecrets(text), kMostReasonBytes);
    while (clause.ends_with(' ') || clause.ends_with('.'))
        clause.pop_back();
    return clause;
}

} // namespace

bool StackProgress::isCreating(std::string_view type) const
{
    return std::ranges::any_of(resources, [&](const ResourceProgress &resource) {
        return resource.type == type && resource.status == "CREATE_IN_PROGRESS";
    });
}

StackProgress stackProgress(const std::vector<aws::StackEvent> &events)
{
    StackProgress progress;
    std::map<std::string, std::size_t> places; // logical id to its index
    for (const aws::StackEvent &event : events) {
        if (event.ofStack())
            continue;
        if (!progress.cause && event.status == "CREATE_FAILED" && !isConsequence(event))
            progress.cause = event;
        const auto [place, isNew] = places.emplace(event.logicalId, progress.resources.size());
        if (isNew)
            progress.resources.push_back({event.logicalId, {}, event.type, {}, {}, event.at, {}});
        ResourceProgress &resource = progress.resources[place->second];
        if (isInProgress(event.status) && event.status != resource.status)
            resource.started = event.at; // creation, then perhaps deletion
        resource.status = event.status;
        resource.reason = event.reason;
        if (!event.physicalId.empty())
            resource.physicalId = event.physicalId;
        resource.ended = isInProgress(event.status) ? std::nullopt : std::optional(event.at);
    }
    progress.complete = int(std::ranges::count_if(
        progress.resources, [](const ResourceProgress &resource) { return resource.status == "CREATE_COMPLETE"; }));
    std::ranges::stable_sort(progress.resources, {}, rankOf);
    if (!progress.cause) { // time-outs and missing permissions of the stack itself
        const auto failed = std::ranges::find_if(events, [](const aws::StackEvent &event) {
            return event.ofStack() && event.failed() && !event.reason.empty();
        });
        if (failed != events.end())
            progress.cause = *failed;
    }
    return progress;
}

Sentence explainFailure(const aws::StackEvent &cause, const std::vector<aws::ScalingActivity> &activities)
{
    std::string reason = cause.reason;
    Sentence sentence = say("%1 (%2) failed: %3.", cause.logicalId, cause.type, clauseOf(reason));
    if (cause.type == "AWS::AutoScaling::AutoScalingGroup") {
        if (const aws::ScalingActivity *failed = failedOf(activities); failed && !failed->message.empty()) {
            sentence = followedBy(sentence, say("The group reports: %1.", clauseOf(failed->message)));
            reason += " " + failed->message;
        }
    }
    return followedBy(sentence, stackAdvice(reason));
}

} // namespace trainyard::cluster
