#include "backend/services/live/live_teardown.h"

#include <algorithm>

#include "backend/cluster/account/account_guard.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/log_copies.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

TeardownItem toItem(const cluster::Target &t)
{
    return {t.kind,
            t.id,
            t.name,
            t.region,
            t.clusterName.empty() ? t.cluster.value : t.clusterName,
            t.isProtected ? t.state + ", protected" : t.state,
            t.created.value_or(Timestamp{}),
            t.usdPerHour};
}

cluster::TeardownScope scopeOf(const TeardownScope &wanted)
{
    cluster::TeardownScope scope;
    if (!wanted.cluster.empty())
        scope.clusters = {wanted.cluster};
    scope.wholeAccount = wanted.wholeAccount;
    scope.liftProtection = wanted.liftProtection;
    return scope;
}

std::string titleOf(const TeardownScope &scope)
{
    return scope.wholeAccount      ? "Terminating everything in the account"
           : scope.cluster.empty() ? "Terminating everything"
                                   : "Terminating a cluster";
}

TeardownReceipt toReceipt(const cluster::Receipt &from)
{
    TeardownReceipt to;
    for (const cluster::ReceiptLine &line : from.lines) {
        TeardownItem item = toItem(line.target);
        item.state = line.outcome == cluster::Outcome::Remaining ? "left: " + line.message
                     : line.target.kind == "instance"            ? "terminated"
                                                                 : "deleted";
        (line.outcome == cluster::Outcome::Remaining ? to.leftover : to.ended).push_back(std::move(item));
    }
    to.text = from.toText();
    to.protectedMachines = from.protectedMachines();
    to.file = from.files.empty() ? std::string() : from.files.front().string();
    return to;
}

} // namespace

LiveTeardownService::LiveTeardownService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : TeardownService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

QFuture<Result<TeardownList>> LiveTeardownService::targets(const TeardownScope &scope)
{
    return m_tasks.run([this, scope](std::stop_token stop) -> Result<TeardownList> {
        TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
        TY_ASSIGN(const auto found, cluster::Teardown(cloud).targets(scopeOf(scope), {Deadline::after(2min), stop}));
        TeardownList list;
        for (const cluster::Target &t : found.targets)
            list.ending.push_back(toItem(t));
        for (const cluster::Target &t : found.others)
            list.retained.push_back(toItem(t));
        // The window has no prompt for them: they stay, and the receipt names the command that handles them.
        for (const cluster::Target &t : found.claimed) {
            list.retained.push_back(toItem(t));
            list.retained.back().state += ", with your tags, not launched from this ledger";
        }
        for (const auto &[region, error] : found.regionsNotRead)
            list.unread.push_back(region + ": " + error.detail + ".");
        const auto data = cluster::retainedData(cloud, {Deadline::after(20s), stop});
        for (const cluster::RetainedResource &resource : data.resources)
            list.retained.push_back({.kind = resource.kind,
                                     .id = resource.id,
                                     .name = resource.name,
                                     .region = resource.region,
                                     .usdPerMonth = resource.usdPerMonth});
        for (const auto &[what, error] : data.notRead)
            list.unread.push_back(what + ": " + error.detail + ".");
        return list;
    });
}

OperationId LiveTeardownService::run(const TeardownScope &scope)
{
    return m_operations.start(
        titleOf(scope),
        [this, scope](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto report = [this](const Result<TeardownReceipt> &receipt) {
                QMetaObject::invokeMethod(
                    this, [this, receipt] { emit finished(receipt); }, Qt::QueuedConnection);
            };
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            if (!cloud) {
                report(fail(cloud.error()));
                return fail(cloud.error());
            }
            if (scope.wholeAccount) {
                if (const auto may = cluster::guardAccount(*cloud, scope.typed, {Deadline::after(60s), stop}); !may) {
                    report(fail(may.error()));
                    return may;
                }
            }
            const std::set<ClusterId> one{scope.cluster};
            training::saveActiveLogs(*cloud, scope.cluster.empty() ? std::set<ClusterId>() : one, sink, stop);
            const cluster::Teardown teardown(*cloud);
            const ProgressSink both = [&](const StepEvent &e) {
                sink(e);
                if (e.subject.id.empty())
                    return;
                TeardownItem item;
                item.kind = e.subject.kind;
                item.id = e.subject.id;
                item.name = e.host;
                item.state = e.state == StepState::Done     ? (e.subject.kind == "instance" ? "terminated" : "deleted")
                             : e.state == StepState::Failed ? "left: " + e.message
                             : e.subject.kind == "instance" ? "shutting-down"
                                                            : "deleting";
                QMetaObject::invokeMethod(
                    this, [this, item] { emit itemChanged(item); }, Qt::QueuedConnection);
            };
            const auto receipt = teardown.run(scopeOf(scope), both, stop);
            if (!receipt) {
                report(fail(receipt.error()));
                return fail(receipt.error());
            }
            report(toReceipt(*receipt));
            return receipt->asStatus();
        },
        true);
}

} // namespace trainyard::services
