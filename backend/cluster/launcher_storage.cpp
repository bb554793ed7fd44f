// What a launch makes so that its machines reach S3: buckets, and a role whose keys AWS gives and renews.

#include <algorithm>

#include "backend/aws/iam_client.h"
#include "backend/cluster/buckets.h"
#include "backend/cluster/forwarded_credentials.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/cluster/launcher_internal.h"
#include "backend/cluster/node_role.h"

namespace trainyard::cluster {

Status Launcher::ensureBuckets()
{
    const std::string title = "Making the buckets that are not there";
    for (const std::string &bucket : m_plan.buckets) {
        report("bucket", title, bucket, StepState::Started);
        const auto made = ensureBucket(m_cloud, bucket, m_row.region, callDeadline(), m_stop);
        if (!made) {
            report("bucket", title, bucket, StepState::Failed, made.error().detail);
            return fail(made.error());
        }
        report("bucket", title, bucket, *made ? StepState::Done : StepState::Skipped, *made ? "" : "it is there");
        if (*made)
            recordEvent(m_cloud, m_row.id, "launch", bucket, "the bucket " + bucket + " was made; it stays at the end");
    }
    return {};
}

Result<bool> Launcher::hasReusableRole() const
{
    const auto known = m_cloud.ledger->resources(m_row.id);
    if (!known)
        return fail(known.error());
    const auto has = [&](const char *kind) {
        return std::ranges::find(*known, kind, &ledger::Resource::kind) != known->end();
    };
    // Machines that were started without one: others beside them would only look different.
    return has(kRoleKind) || !has("instance");
}

Status Launcher::ensureRole()
{
    const auto wanted = hasReusableRole();
    if (!wanted)
        return fail(wanted.error());
    if (!*wanted || !m_cloud.iam)
        return {};
    const std::string title = "Making the machines' role", name = resourceName(m_row);
    report("role", title, "", StepState::Started);
    RoleSpec spec = nodeRole(name, m_plan.buckets, m_row.region, commonTags());
    spec.boundary = roleBoundary(m_cloud, callDeadline(), m_stop);
    if (auto saved = recordResource(kRoleKind, name); !saved) // before the first call: a teardown looks for it
        return saved;
    // What was made a moment ago may be unknown in the next corner of IAM.
    const Deadline known = Deadline::after(2 * m_cloud.polling.consistency);
    auto made = ensureRoles(m_cloud, {spec}, callDeadline(), m_stop);
    while (!made && made.error().code == ErrorCode::NotFound && pause(m_cloud.polling.initialInterval, known, m_stop))
        made = ensureRoles(m_cloud, {spec}, callDeadline(), m_stop);
    if (made) {
        m_withRole = true;
        report("role", title, "", StepState::Done, name);
        return {};
    }
    if (!isRoleDenied(made.error())) {
        report("role", title, "", StepState::Failed, made.error().detail);
        return fail(made.error());
    }
    auto without = launchWithoutRole(made.error());
    if (!without)
        report("role", title, "", StepState::Failed, without.error().detail);
    return without;
}

Status Launcher::launchWithoutRole(const Error &why)
{
    const std::lock_guard lock(m_mutex); // machines are asked for side by side
    const std::string name = resourceName(m_row);
    const bool isAgreed = m_plan.s3Access == NodeAccess::RoleOrKeys;
    const Status refused =
        fail(ErrorCode::PermissionDenied, why.source,
             why.detail + "; so the machines get no role for their buckets. Have the role allowed, or launch "
                          "with --s3-access role-or-keys: then session keys of yours that are limited to the "
                          "buckets travel to them");
    const bool isLaunch = why.source == "ec2:RunInstances";
    if (isLaunch && !isAgreed)
        return refused; // the undoing of the launch ends the role with the rest
    if (isLaunch && !m_withRole.exchange(false))
        return {}; // another one was told so a moment ago
    const auto gone = removeRole(m_cloud, name, callDeadline(), {});
    // Who may not look was not let in to make it either.
    const auto left = gone ? Result<std::optional<aws::IamRole>>() : m_cloud.iam->role(name, callDeadline(), {});
    if (!left || !*left)
        (void)m_cloud.ledger->closeResource(kRoleKind, name, m_cloud.profile, m_row.region, "not made", now());
    if (!isAgreed)
        return refused;
    const std::string said = "the machines get no role (" + why.source + ": " + why.detail +
                             "): session keys limited to the buckets travel to them with each run, in a file that "
                             "only their user can read";
    recordEvent(m_cloud, m_row.id, "launch", name, said);
    report("role", "Making the machines' role", "", StepState::Skipped, said);
    return {};
}

/// Legacy: what `~/.bashrc` of every machine exports.
Result<std::map<std::string, Secret>> Launcher::exportedKeys() const
{
    if (m_plan.s3Access != NodeAccess::Bashrc)
        return std::map<std::string, Secret>();
    CredentialForwardingRequest wanted;
    wanted.cluster = m_row.id;
    wanted.session = m_row.id.value;
    wanted.buckets = {m_plan.buckets.begin(), m_plan.buckets.end()};
    wanted.consent = CredentialForwarding::Full; // the plan says "legacy", with what it means
    wanted.always = true;
    auto keys = forwardedCredentials(m_cloud, wanted, callDeadline(), m_stop);
    if (!keys)
        return fail(keys.error());
    if (!keys->note.empty())
        recordEvent(m_cloud, m_row.id, "launch", "~/.bashrc", keys->note);
    auto &all = keys->variables;
    std::erase_if(all, [](const auto &variable) { return !isNodeKey(variable.first); });
    return std::move(all);
}

} // namespace trainyard::cluster
