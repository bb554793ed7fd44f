// Access of the machines to S3: the plan's buckets, and a role whose keys AWS issues and renews. Role and instance
// profile are below `/trainyard/` (kRolePath) and have the name of the cluster's other resources. Where IAM refuses
// them (isRoleDenied()), or RunInstances refuses to pass the role (`iam:PassRole`), the launch fails unless the plan's
// access is `role-or-keys`. EC2 learns of a new profile some seconds after IAM; that refusal is retried.

#include <algorithm>

#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/launch/launcher_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Status Launcher::ensureBuckets()
{
    for (const std::string &bucket : m_plan.buckets) {
        auto report = step("bucket", "Creating the missing buckets", bucket, "bucket");
        report.begin();
        const auto made = ensureBucket(m_cloud, bucket, m_row.region, {callDeadline(), m_stop});
        if (!made)
            return report.failed(made.error());
        if (!*made) {
            report.skipped(say("it exists"));
            continue;
        }
        report.done();
        recordEvent(m_cloud, m_row.id, "launch", bucket,
                    say("the bucket %1 was created; it stays after the termination", bucket));
    }
    return {};
}

Result<bool> Launcher::hasReusableRole() const
{
    TY_ASSIGN(const auto known, m_cloud.ledger->resources(m_row.id));
    const auto has = [&](const char *kind) {
        return std::ranges::find(known, kind, &ledger::Resource::kind) != known.end();
    };
    // Existing machines were started without a role: keep the cluster uniform.
    return has(kRoleKind) || !has("instance");
}

Status Launcher::ensureRole()
{
    TY_ASSIGN(const auto wanted, hasReusableRole());
    if (!wanted || !m_cloud.iam)
        return {};
    const std::string name = resourceName(m_row);
    auto report = roleStep();
    report.begin();
    RoleSpec spec = nodeRole(name, m_plan.buckets, m_row.region, commonTags());
    spec.boundary = roleBoundary(m_cloud, {callDeadline(), m_stop});
    if (auto saved = recordResource(kRoleKind, name); !saved) // before the first call, so that a teardown looks for it
        return saved;
    // A new role may be unknown to other parts of IAM at first.
    const auto unknown = [](const Error &e) { return e.code == ErrorCode::NotFound; };
    const auto made = retryWhile(Backoff(m_cloud.polling.initialInterval),
                                 {Deadline::after(2 * m_cloud.polling.consistency), m_stop}, unknown, [&] {
                                     return ensureRoles(m_cloud, {spec}, {callDeadline(), m_stop});
                                 });
    if (made) {
        m_withRole = true;
        report.done(name);
        return {};
    }
    if (!isRoleDenied(made.error()))
        return report.failed(made.error());
    const auto without = launchWithoutRole(made.error(), report);
    return without ? without : report.failed(without.error());
}

Status Launcher::launchWithoutRole(const Error &why, StepReporter &report)
{
    const std::string name = resourceName(m_row);
    const bool isAgreed = m_plan.s3Access == NodeAccess::RoleOrKeys;
    const Status refused =
        fail(ErrorCode::PermissionDenied, why.source,
             why.detail + "; so the machines get no role for their buckets. Have the role allowed, or launch with "
                          "--s3-access role-or-keys: then session keys limited to the buckets are sent to them");
    const bool isLaunch = why.source == "ec2:RunInstances";
    if (isLaunch && !isAgreed)
        return refused; // the rollback deletes the role with the rest
    if (isLaunch && !m_withRole.exchange(false))
        return {}; // another machine's thread removes it
    const auto gone = removeRole(m_cloud, name, {callDeadline(), m_stop});
    const auto left = gone ? Result<std::optional<aws::IamRole>>() : m_cloud.iam->role(name, {callDeadline(), m_stop});
    // Without permission to read the role, it could not have been created either.
    if (left ? !*left : isRoleDenied(left.error()))
        (void)m_cloud.ledger->closeResource(kRoleKind, name, m_cloud.profile, m_row.region, "not made", now());
    if (!isAgreed)
        return refused;
    const Sentence reason =
        say("the machines get no role (%1: %2): session keys limited to the buckets are sent to them "
            "with each run, in a file that only the login user can read",
            why.source, why.detail);
    recordEvent(m_cloud, m_row.id, "launch", name, reason);
    report.skipped(reason);
    return {};
}

/// Legacy: the variables that `~/.bashrc` of every machine exports.
Result<std::map<std::string, Secret>> Launcher::exportedKeys() const
{
    if (m_plan.s3Access != NodeAccess::Bashrc)
        return std::map<std::string, Secret>();
    CredentialForwardingRequest wanted;
    wanted.cluster = m_row.id;
    wanted.session = m_row.id.value;
    wanted.buckets = {m_plan.buckets.begin(), m_plan.buckets.end()};
    wanted.consent = CredentialForwarding::Full; // implied by the plan's access "bashrc"
    wanted.always = true;
    TY_ASSIGN(auto keys, forwardedCredentials(m_cloud, wanted, {callDeadline(), m_stop}));
    if (!keys.note.empty())
        recordEvent(m_cloud, m_row.id, "launch", "~/.bashrc", Sentence::verbatim(keys.note));
    auto &all = keys.variables;
    std::erase_if(all, [](const auto &variable) { return !isNodeKey(variable.first); });
    return std::move(all);
}

} // namespace trainyard::cluster
