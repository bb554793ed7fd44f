#include "backend/training/scale/data_wait_internal.h"

#include <list>

#include <fmt/format.h>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::ElasticStack;
using cluster::Preparation;

namespace {

constexpr auto kDataPoll = 1s, kDataPollMost = 5s;
constexpr auto kDataHead = 20s;
constexpr auto kDataMargin = 5min; ///< of the script's time
constexpr std::size_t kShownLine = 300;

/// The logs of the script: that of a repetition, and that of the boot.
constexpr const char *kLastLine =
    "for f in \"$HOME/.trainyard/prepare-data.log\" /var/log/trainyard-prepare-data.log; do\n"
    "  [ ! -s \"$f\" ] || { tail -c 2000 \"$f\" | grep . | tail -n 1; exit 0; }\n"
    "done\n";

struct WaitingNode {
    ssh::Host node;
    StepReporter report;
};

/// How far the data of nodes is; ready where the stack has no script.
Result<std::vector<Preparation>> readData(const ElasticStack &stack, const ssh::Host &head,
                                          const std::list<WaitingNode> &waiting, const CallContext &context)
{
    const std::vector<Preparation> ready(waiting.size(), Preparation{true, {}});
    if (stack.prepareScript.empty())
        return ready;
    TY_ASSIGN(auto session, ssh::SshSession::open(head.target, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    TY_ASSIGN(const auto script, files.stat(stack.prepareScript, context));
    if (!script)
        return ready;
    std::vector<cluster::PreparingMachine> machines;
    for (const WaitingNode &one : waiting)
        machines.push_back({one.node.privateAddress, one.node.launched});
    return cluster::readPreparations(files, stack.sharedFolder, machines, context);
}

/// The last line of the script's output; empty: it is not known.
std::string lastWords(const ssh::Host &node, const CallContext &context)
{
    auto session = ssh::SshSession::open(node.target, context);
    if (!session)
        return {};
    ssh::ExecOptions options;
    options.stdinText = kLastLine;
    const auto done = session->exec("sh -s", options, context);
    return done ? cluster::printable(trimmed(done->out), kShownLine) : std::string();
}

Error scriptFailed(const ssh::Host &node, int status, const std::stop_token &stop)
{
    const std::string words = lastWords(node, {Deadline::after(kDataHead), stop});
    return {ErrorCode::RemoteCommandFailed, node.target.source(),
            fmt::format("its prepare-data script failed with status {}{}", status,
                        words.empty() ? std::string() : " (" + words + ")")};
}

} // namespace

void awaitData(const ElasticStack &stack, const ssh::Host &head, const std::vector<ssh::Host> &nodes,
               const std::function<bool()> &isOver, const std::function<bool(const std::string &)> &isGone,
               const DataOutcome &outcome, const ProgressSink &sink, std::stop_token stop)
{
    std::list<WaitingNode> waiting;
    for (const ssh::Host &node : nodes) {
        waiting.push_back({node, {sink, {.step = "prepare-data", .title = "Preparing the data", .host = node.name}}});
        waiting.back().report.begin();
    }
    const auto settle = [&](std::list<WaitingNode>::iterator one, Status data) {
        outcome(one->node, one->report.end(std::move(data)));
        return waiting.erase(one);
    };
    const std::chrono::seconds limit = stack.prepareTimeout + kDataMargin;
    const Status ended =
        pollUntil(Backoff(kDataPoll, kDataPollMost), {Deadline::after(limit), stop}, [&]() -> Result<bool> {
            if (isOver())
                return true;
            for (auto one = waiting.begin(); one != waiting.end();) {
                if (isGone(one->node.name))
                    one = settle(one, fail(ErrorCode::NotFound, one->node.target.source(),
                                           "its machine was removed before its data was ready"));
                else
                    ++one;
            }
            if (waiting.empty())
                return true;
            const auto data = readData(stack, head, waiting, {Deadline::after(kDataHead), stop});
            if (!data) // the head does not respond at present
                return false;
            auto one = waiting.begin();
            for (const Preparation &found : *data) {
                if (found.marker)
                    one = settle(one, {});
                else if (found.status.value_or(0) != 0)
                    one = settle(one, fail(scriptFailed(one->node, *found.status, stop)));
                else
                    (one++)->report.progress(say("its prepare-data script has not ended"));
            }
            return waiting.empty();
        });
    while (!waiting.empty()) {
        const auto one = waiting.begin();
        Error late{ErrorCode::Timeout, one->node.target.source(),
                   fmt::format("its prepare-data script has not ended within {} minutes", limit / 1min)};
        const bool timedOut = !ended && ended.error().code == ErrorCode::Timeout;
        settle(one, timedOut ? Status(fail(std::move(late))) : ended);
    }
}

} // namespace trainyard::training
