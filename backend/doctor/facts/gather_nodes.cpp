#include <algorithm>
#include <atomic>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/time/time_source.h"
#include "backend/doctor/facts/gather.h"
#include "backend/ssh/session.h"

namespace trainyard::doctor {
namespace {

/// The machine's own answers, over one connection.
void examineNode(const ssh::Host &host, const NodeQuestions &questions, const GatherLimits &limits,
                 std::stop_token stop, NodeFacts &facts)
{
    auto session = logIn(host, {Deadline::after(limits.connect), stop});
    if (!session) {
        facts.login = session.error();
        return;
    }
    facts.user = session->target().user;
    ssh::ExecOptions options;
    options.stdinText = nodeScript(questions);
    options.maxOutput = kMostReportBytes;
    const Timestamp before = wallNow();
    const auto done = session->exec("sh -s", options, {Deadline::after(limits.examine), stop});
    if (!done) {
        facts.examination = done.error();
        return;
    }
    facts.report = parseNodeReport(done->out);
    if (facts.report.time == 0) {
        facts.examination = Error{ErrorCode::MalformedReply, host.target.source(),
                                  "the examination has no result: " + shownLine(done->err)};
        return;
    }
    facts.clockOffset = double(facts.report.time) - double(before.time_since_epoch().count()) / 1000;
}

} // namespace

Result<ssh::SshSession> logIn(const ssh::Host &host, const CallContext &context)
{
    auto session = ssh::SshSession::open(host.target, context);
    for (const std::string &user : host.otherUsers) {
        if (session || session.error().code != ErrorCode::SshAuthFailed)
            break;
        if (user == host.target.user)
            continue;
        auto target = host.target;
        target.user = user;
        if (auto other = ssh::SshSession::open(target, context);
            other || other.error().code != ErrorCode::SshAuthFailed)
            session = std::move(other);
    }
    return session;
}

std::vector<NodeFacts> gatherNodes(const cluster::CloudContext &cloud, const LedgerFacts &ledger,
                                   const std::vector<ssh::Host> &hosts, const GatherLimits &limits,
                                   const ProgressSink &sink, std::stop_token stop)
{
    const ledger::Run *run = ledger.activeRun();
    NodeQuestions questions;
    if (run)
        questions.run = run->id.value;
    else if (!ledger.runs.empty())
        questions.run = ledger.runs.front().id.value;
    questions.kernelLog = !cloud.local; // its machines share the kernel of this computer
    NodeQuestions ofHead = questions;
    for (const ssh::Host &host : hosts) {
        if (!host.isHead() && !cloud.local) // there, all machines are at one address or use other ports
            ofHead.hopTo.push_back(host.privateAddress);
    }
    StepReporter report(sink, {.step = "nodes", .title = "Examining the machines"});
    report.begin();
    std::atomic<std::size_t> done{0};
    auto all = parallelMap(hosts, limits.width, stop, [&](const ssh::Host &host, const std::stop_token &ended) {
        NodeFacts facts;
        facts.name = host.name;
        facts.role = host.role;
        facts.instance = host.instance;
        facts.address = host.target.host;
        facts.privateAddress = host.privateAddress;
        facts.user = host.target.user;
        facts.keyFile = host.target.keyFile.string();
        const auto machine = std::ranges::find(ledger.machines, host.instance.value, &ledger::Resource::id);
        if (machine != ledger.machines.end() && machine->facts.contains(cluster::fact::kType))
            facts.type = machine->facts.at(cluster::fact::kType);
        if (const auto *type = cloud.catalog ? cloud.catalog->type(facts.type) : nullptr)
            facts.typeGpus = type->gpus;
        examineNode(host, host.isHead() ? ofHead : questions, limits, ended, facts);
        const std::size_t count = ++done;
        report.progress(say("%1 of %2 machines", count, hosts.size()), double(count) / double(hosts.size()));
        return facts;
    });
    const auto answered = std::size_t(std::ranges::count_if(all, &NodeFacts::answered));
    report.done(say("%1 of %2 machines answered", answered, hosts.size()));
    return all;
}

} // namespace trainyard::doctor
