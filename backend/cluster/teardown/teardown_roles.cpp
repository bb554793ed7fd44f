// Roles of machines. IAM cannot search by tag, so that they are found by the ledger, or by the path of our roles.

#include <algorithm>

#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

void findRoles(const CloudContext &cloud, std::vector<Target *> known, const CallContext &context)
{
    for (Target *t : known) {
        if (!cloud.iam)
            continue;
        const auto role = cloud.iam->role(t->id, context);
        t->inCloud = role && role->has_value();
    }
}

Result<std::vector<std::pair<Target, TagMap>>> otherRoles(const CloudContext &cloud, const CallContext &context)
{
    std::vector<std::pair<Target, TagMap>> found;
    if (!cloud.iam)
        return found;
    const auto names = cloud.iam->roles(std::string(kRolePath), context);
    if (!names && isRoleDenied(names.error()))
        return found; // without permission to list roles none was created, and roles cost nothing
    if (!names)
        return fail(names.error());
    for (const std::string &name : *names) {
        TY_ASSIGN(const auto role, cloud.iam->role(name, context));
        if (!role || tagOf(role->tags, tag::kCluster).empty())
            continue;
        Target t;
        t.kind = kRoleKind;
        t.id = name;
        t.region = cloud.region; // IAM has no regions
        t.name = name;
        found.emplace_back(std::move(t), role->tags);
    }
    return found;
}

void TerminationRunner::endRole(const Target &t)
{
    auto step = stepOf(t);
    step.begin(t.id);
    const auto leave = [&](const Sentence &why) { record(step, t, Outcome::Remaining, why); };
    if (hasRemainingMachine(t.cluster))
        return leave(say("machines of its cluster are left, and use it"));
    if (!m_cloud.iam)
        return leave(say("there is no access to IAM"));
    // A policy or profile that was just removed may still seem to be attached.
    const auto again = [](const Error &e) { return e.code == ErrorCode::Conflict || e.retryable(); };
    const auto gone =
        retryWhile(m_cloud.polling.backoff(), {Deadline::after(m_cloud.polling.consistency), m_stop}, again, [&] {
            return removeRole(m_cloud, t.id, {callDeadline(), m_stop});
        });
    if (!gone)
        return leave(errorText(gone.error()));
    recordAbsent(step, t, say("deleted"));
}

} // namespace trainyard::cluster
