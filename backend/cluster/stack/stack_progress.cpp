#include "backend/cluster/stack/stack_progress.h"

#include <algorithm>
#include <map>

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

struct KnownReason {
    const char *text; ///< part of CloudFormation's reason
    const char *todo;
};
constexpr KnownReason kKnownReasons[] = {
    {"maximum number of VPCs", "Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, "
                               "--master-subnet, --worker-subnet)."},
    {"VpcLimitExceeded", "Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, "
                         "--master-subnet, --worker-subnet)."},
    {"maximum number of addresses", "Release an Elastic IP address of the region, or choose workers without a NAT "
                                    "gateway (--worker-network public)."},
    {"AddressLimitExceeded", "Release an Elastic IP address of the region, or choose workers without a NAT gateway "
                             "(--worker-network public)."},
    {"vCPU", "Request a higher quota for the instance type, or choose another one."},
    {"VcpuLimitExceeded", "Request a higher quota for the instance type, or choose another one."},
    {"sufficient", "Choose another zone or another instance type; AWS has no capacity for this one."},
    {"InsufficientInstanceCapacity", "Choose another zone or another instance type; AWS has no capacity for this one."},
    {"not supported in your requested Availability Zone", "Choose a zone that offers the instance type (--zone)."},
    {"is not authorized to perform",
     "Let an administrator permit the action, or create the stack with another profile."},
    {"AccessDenied", "Let an administrator permit the action, or create the stack with another profile."},
    {"Failed to receive", "The set-up of a machine did not report its success: read its log "
                          "/var/log/cloud-init-output.log."},
    {"mount target already exists", "The zone has a mount target of the file system already: use it "
                                    "(--existing-mount-target)."},
};

/// The newest failed activity, which names what a group waits for.
const aws::ScalingActivity *failedOf(const std::vector<aws::ScalingActivity> &activities)
{
    const auto failed = std::ranges::find_if(activities, &aws::ScalingActivity::failed);
    return failed == activities.end() ? nullptr : &*failed;
}

std::string withFullStop(std::string text)
{
    text = text.substr(0, kMostReasonBytes);
    while (text.ends_with(' ') || text.ends_with('.'))
        text.pop_back();
    return text + ".";
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

std::string explainFailure(const aws::StackEvent &cause, const std::vector<aws::ScalingActivity> &activities)
{
    std::string reason = cause.reason;
    std::string sentence = cause.logicalId + " (" + cause.type + ") failed: " + withFullStop(reason);
    if (cause.type == "AWS::AutoScaling::AutoScalingGroup") {
        if (const aws::ScalingActivity *failed = failedOf(activities); failed && !failed->message.empty()) {
            sentence += " The group reports: " + withFullStop(failed->message);
            reason += " " + failed->message;
        }
    }
    const auto known = std::ranges::find_if(
        kKnownReasons, [&](const KnownReason &one) { return reason.find(one.text) != std::string::npos; });
    return known == std::end(kKnownReasons) ? sentence : sentence + " " + known->todo;
}

} // namespace trainyard::cluster
