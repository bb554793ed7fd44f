#include "backend/cluster/emr/emr_creation.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/emr_progress.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr int kFailedEmrPolls = 5; // in a row

/// Whether EMR may have created a cluster although no id arrived.
bool mayHaveCreated(const Error &error)
{
    return error.code == ErrorCode::Disconnected || error.code == ErrorCode::Timeout ||
           error.code == ErrorCode::Cancelled || error.code == ErrorCode::ServiceFailure ||
           error.code == ErrorCode::MalformedReply;
}

} // namespace

bool isNotKnownYet(const Error &error, bool hasNewRoles)
{
    const auto mentions = [&](std::initializer_list<std::string_view> all) {
        return std::ranges::any_of(
            all, [&](std::string_view words) { return error.detail.find(words) != std::string::npos; });
    };
    if (error.code == ErrorCode::InvalidArgument)
        return mentions(
                   {"Invalid InstanceProfile", "instance profile", "Service role", "service role", "SSH key name"}) ||
               (hasNewRoles && mentions({"DefaultRole is invalid"}));
    return error.code == ErrorCode::PermissionDenied && hasNewRoles &&
           mentions({"Failed to authorize instance profile"});
}

Result<std::string> ensureEmrCluster(aws::EmrClient &emr, aws::RunJobFlowRequest request,
                                     const EmrRequestRecord &record, bool mayExist,
                                     std::chrono::milliseconds consistency, Backoff backoff, const CallContext &context)
{
    request.tags[kEmrRequestTag] = record.token;
    // Without a complete search, the request is never sent again: an error of the search is the result.
    const auto lookFor = [&](std::chrono::milliseconds time) -> Result<std::optional<std::string>> {
        const auto until = Deadline::after(time);
        std::optional<std::string> found;
        TY_TRY(pollUntil(backoff, context, [&]() -> Result<bool> {
            const bool isLast = until.expired();
            TY_ASSIGN(found, findRequestedEmrCluster(emr, request.name, record, context));
            return found || isLast;
        }));
        return found;
    };
    if (mayExist) {
        const auto age = std::chrono::duration_cast<std::chrono::milliseconds>(wallNow() - record.recorded);
        TY_ASSIGN(auto found, lookFor(std::max(consistency - age, 0ms)));
        if (found)
            return std::move(*found);
    }
    const auto made = emr.runJobFlow(request, context);
    if (made)
        return made->id;
    if (!mayHaveCreated(made.error()) || context.stop.stop_requested())
        return fail(made.error());
    TY_ASSIGN(auto found, lookFor(consistency));
    if (found)
        return std::move(*found);
    return fail(made.error().code, made.error().source,
                made.error().detail + "; EMR lists no cluster of this request (" + std::string(kEmrRequestTag) + " = " +
                    record.token + ")");
}

Result<EmrSnapshot> waitForEmrCluster(aws::EmrClient &emr, const std::string &id, Backoff backoff,
                                      const CallContext &context,
                                      const std::function<void(const EmrSnapshot &)> &report,
                                      std::chrono::milliseconds patience)
{
    int failures = 0;
    std::optional<Deadline> complete; // once the cluster is up
    const auto poll = [&]() -> Result<EmrSnapshot> {
        TY_ASSIGN(auto cluster, emr.describeCluster(id, context));
        TY_ASSIGN(auto groups, emr.listInstanceGroups(id, context));
        return EmrSnapshot{std::move(cluster), std::move(groups)};
    };
    return pollUntil(backoff, context, [&]() -> Result<std::optional<EmrSnapshot>> {
        auto snapshot = poll();
        if (!snapshot) {
            const Error &error = snapshot.error();
            if (error.code == ErrorCode::NotFound || isSessionError(error) || ++failures >= kFailedEmrPolls)
                return fail(error);
            return std::optional<EmrSnapshot>();
        }
        failures = 0;
        report(*snapshot);
        const bool isUp = snapshot->cluster.isUp();
        if (isUp && !complete)
            complete = Deadline::after(patience);
        const bool isSettled = isUp && (allRunning(snapshot->groups) || hasGivenUp(snapshot->groups) ||
                                        (!snapshot->groups.empty() && complete->expired()));
        return isSettled || snapshot->cluster.gone() ? std::optional(std::move(*snapshot)) : std::nullopt;
    });
}

} // namespace trainyard::cluster
