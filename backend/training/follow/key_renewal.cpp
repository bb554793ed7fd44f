#include "backend/training/follow/key_renewal.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/task_start_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookEvery = 10s; ///< at the clock: the computer may have slept
constexpr auto kBeforeRetry = 1min;
constexpr auto kBeforeRest = 5min; ///< machines that did not respond
constexpr auto kLongestWait = 9h;  ///< another program may have sent other keys meanwhile
constexpr auto kDanger = 15min;    ///< before keys expire
constexpr std::chrono::seconds kReadTime{30}, kRenewTime{180};

/// The credentials that a run was allowed.
Result<cluster::CredentialForwardingRequest> allowedKeys(const cluster::CloudContext &cloud, const ledger::Run &run)
{
    cluster::CredentialForwardingRequest wanted;
    wanted.cluster = run.cluster;
    wanted.session = run.id.value;
    TY_ASSIGN(const auto agreed, cloud.ledger->setting(consentKey(run.id)));
    wanted.consent =
        parseEnum<cluster::CredentialForwarding>(agreed.value_or("")).value_or(cluster::CredentialForwarding::No);
    wanted.buckets = bucketsOf(run.job, wanted.consent);
    return wanted;
}

} // namespace

std::string consentKey(const RunId &run)
{
    return "own-keys:" + run.value;
}

Result<cluster::ForwardedCredentials> keysOf(const cluster::CloudContext &cloud, const ledger::Run &run,
                                             const CallContext &context)
{
    TY_ASSIGN(const auto wanted, allowedKeys(cloud, run));
    if (!cloud.local && cluster::needsKeys(cloud, wanted)) {
        const CallContext query{Deadline::after(30s).earlier(context.deadline), context.stop};
        const cluster::CloudContext present = cluster::withAccountNow(cloud, query);
        TY_ASSIGN(const auto row, cloud.ledger->cluster(run.cluster));
        if (row && !cluster::sameCloud(present, *row))
            return fail(cluster::otherCloudError(present, *row));
    }
    return cluster::forwardedCredentials(cloud, wanted, context);
}

bool sendsKeys(const cluster::CloudContext &cloud, const ledger::Run &run)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    const bool named = job && std::ranges::find(job->task.secrets, "AWS_ACCESS_KEY_ID") != job->task.secrets.end();
    const auto wanted = allowedKeys(cloud, run);
    return !named && wanted && cluster::needsKeys(cloud, *wanted);
}

Timestamp renewalTime(Timestamp now, Timestamp expires)
{
    if (expires <= now)
        return now;
    return now + std::clamp<std::chrono::milliseconds>((expires - now) / 4, kBeforeRetry, kLongestWait);
}

bool isRenewalInDanger(const Error &error, Timestamp now, Timestamp expires)
{
    return !error.retryable() || expires - now < kDanger;
}

KeyRenewal::KeyRenewal(const cluster::CloudContext &cloud, const ledger::Run &run,
                       std::function<void(const std::string &)> note)
    : m_cloud(cloud)
    , m_run(run)
    , m_note(std::move(note))
{
    if (cloud.local || isOfOtherCloud(cloud, run.cluster) || !sendsKeys(cloud, run))
        return;
    try {
        m_thread = std::jthread(
            [this](std::stop_token stop) { (void)guarded("key renewal", [&] { work(std::move(stop)); }); });
    } catch (const std::system_error &) { // the limit of threads: the next follower replaces them
    }
}

KeyRenewal::~KeyRenewal()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join(); // before the members that it uses
}

void KeyRenewal::work(std::stop_token stop)
{
    Timestamp due = wallNow();
    do {
        if (wallNow() >= due)
            due = look(stop);
    } while (pause(kLookEvery, {Deadline::never(), stop}));
}

/// \return when to look again
Timestamp KeyRenewal::look(std::stop_token stop)
{
    const auto again = [](std::chrono::minutes time) { return wallNow() + time; };
    const auto nodes = nodesOf(m_cloud, m_run.cluster);
    if (!nodes)
        return again(kBeforeRetry);
    const auto known = runs::RunControl(m_run.id, nodes->front(), {}).keysExpire({Deadline::after(kReadTime), stop});
    if (!known) // the watch of the run reports a head that does not respond
        return again(kBeforeRetry);
    if (!*known)
        return again(kLongestWait);
    const Timestamp before = **known;
    const bool isNews = m_expires != before; // the first look, or another program has replaced them
    m_expires = before;
    if (const Timestamp due = renewalTime(wallNow(), before); isNews && !m_incomplete && due > wallNow())
        return due;
    const Status renewed = renew(stop);
    if (stop.stop_requested())
        return again(kBeforeRetry);
    if (!renewed) {
        const Error &error = renewed.error();
        if (!m_failing && isRenewalInDanger(error, wallNow(), before)) {
            m_failing = true;
            report(
                before <= wallNow()
                    ? say("the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without "
                          "them checkpoints and logs stay on the machines, and are sent when there are new ones",
                          toIso8601(before), error.source, error.detail)
                    : say("the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without "
                          "them checkpoints and logs stay on the machines, and are sent when there are new ones",
                          toIso8601(before), error.source, error.detail),
                true);
        }
        return again(m_incomplete ? kBeforeRest : kBeforeRetry);
    }
    if (std::exchange(m_failing, false))
        report(m_expires ? say("the keys for S3 on the machines were replaced; the new ones expire at %1",
                               toIso8601(*m_expires))
                         : say("the keys for S3 on the machines were replaced"),
               false);
    return m_expires ? std::max(renewalTime(wallNow(), *m_expires), again(kBeforeRetry)) : again(kLongestWait);
}

/// Sends new keys to all machines. Knows when they expire once one machine may have them.
Status KeyRenewal::renew(std::stop_token stop)
{
    TY_ASSIGN(auto keys, keysOf(m_cloud, m_run, {Deadline::after(60s), stop}));
    TY_ASSIGN(const auto nodes, nodesOf(m_cloud, m_run.cluster));
    runs::RunControl::Options options;
    options.environment = std::move(keys.variables);
    options.call = kReadTime;
    m_expires = keys.expires;
    m_incomplete = true;
    TY_TRY(runs::RunControl(m_run.id, nodes.front(), std::move(options))
               .renewKeys(withoutHead(nodes), {Deadline::after(kRenewTime), std::move(stop)}));
    m_incomplete = false;
    return {};
}

void KeyRenewal::report(const Sentence &text, bool failed)
{
    addRunEvent(*m_cloud.ledger, m_run, text, failed);
    if (m_note)
        m_note(text.english());
}

} // namespace trainyard::training
