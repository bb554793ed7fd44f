#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/starter_internal.h"

/// The processes of a run that start again after the loss of its head.
namespace trainyard::runs {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMostEnvironment = 256u << 10;

std::string journalOf(const RunId &run)
{
    return protocol::NodeLayout().run(run) + "/scheduler.journal";
}

} // namespace

Status RunControl::restartScheduler(const CallContext &context)
{
    StepReporter step(m_options.sink, {.step = "scheduler",
                                       .title = "Starting the scheduler again",
                                       .host = m_head.name,
                                       .subject = {StepSubject::kNode, m_head.name, m_options.cluster.value}});
    step.begin();
    NodeLink link(m_head, m_options.agentCommand);
    protocol::AgentStart start;
    start.run = m_run;
    start.role = protocol::Role::Scheduler;
    start.bind = m_head.privateAddress;
    start.host = m_head.name;
    const auto reply = link.call(start, context);
    return step.end(reply ? Status() : Status(fail(reply.error())));
}

Result<std::string> RunControl::journalEnd(std::size_t bytes, const CallContext &context)
{
    NodeLink link(m_head, m_options.agentCommand);
    TY_ASSIGN(auto session, link.session(context));
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
    TY_ASSIGN(const auto file, files.stat(journalOf(m_run), context));
    if (!file || file->size == 0)
        return std::string();
    const std::uint64_t from = file->size > bytes ? file->size - bytes : 0;
    return files.readAt(journalOf(m_run), from, std::size_t(file->size - from), context);
}

/// Removes from a node what the processes would continue from, and reads or writes what they need.
Status RunControl::clearNode(const ssh::Host &node, bool keepResume, int attempts, const CallContext &context)
{
    const protocol::NodeLayout layout;
    NodeLink link(node, m_options.agentCommand);
    TY_ASSIGN(auto session, link.session(context));
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
    if (!keepResume) {
        TY_TRY(files.remove(layout.resume(m_run), context));
    }
    if (node.name != m_head.name)
        return {};
    TY_TRY(files.ensureFolder(layout.run(m_run), 0700, context));
    TY_TRY(files.remove(journalOf(m_run), context));
    TY_TRY(files.remove(layout.run(m_run) + "/coordinator.json", context)); // of a task
    const std::string counter = layout.run(m_run) + "/attempt";
    TY_ASSIGN(const auto counted, files.stat(counter, context));
    return counted ? Status() : files.put(std::to_string(attempts) + "\n", counter, 0644, context);
}

/// Adds to the options what a program that was attached to the run does not have: the environment of the head, and the
/// secrets of a task, which any of its machines has while its processes live.
Status RunControl::readEnvironment(const protocol::JobSpec &job, const std::vector<ssh::Host> &workers,
                                   const CallContext &context)
{
    auto &own = m_options.environment;
    std::vector<std::string> missing = job.task.secrets;
    std::erase_if(missing, [&](const std::string &name) { return own.contains(name); });
    bool all = own.empty(); // of the head
    for (const ssh::Host &node : withHead(m_head, workers)) {
        if (!all && missing.empty())
            return {};
        const CallContext call{Deadline::after(m_options.call).earlier(context.deadline), context.stop};
        NodeLink link(node, m_options.agentCommand);
        auto session = link.session(call);
        auto files = session ? ssh::Sftp::open(**session, call) : fail(session.error());
        const auto text = files ? files->get(protocol::NodeLayout().environment(m_run), kMostEnvironment, call)
                                : Result<std::string>(fail(files.error()));
        if (!text && node.name == m_head.name && text.error().code != ErrorCode::NotFound)
            return fail(text.error());
        auto stored = variablesIn(text.value_or(""));
        if (!all)
            std::erase_if(stored,
                          [&](const auto &one) { return std::ranges::find(missing, one.first) == missing.end(); });
        all = false;
        own.merge(stored);
        std::erase_if(missing, [&](const std::string &name) { return own.contains(name); });
    }
    if (!missing.empty())
        return fail(ErrorCode::InvalidArgument, "run " + m_run.value,
                    "no machine has the value of its secret " + missing.front() + " any more: start the job again");
    return {};
}

Status RunControl::startAgain(const protocol::JobSpec &job, const std::vector<ssh::Host> &workers, int attempts,
                              const CallContext &context)
{
    const auto limited = [&](std::chrono::seconds most) {
        return CallContext{Deadline::after(most).earlier(context.deadline), context.stop};
    };
    TY_TRY(readEnvironment(job, workers, context));
    std::vector<ssh::Host> nodes{m_head};
    std::ranges::copy_if(workers, std::back_inserter(nodes),
                         [&](const ssh::Host &worker) { return worker.name != m_head.name; });
    // The journal first: from now on no other program can continue the old attempt.
    const bool keepResume = job.resume == protocol::kResumeFile;
    TY_TRY(parallelForEach(nodes, kNodesAtOnce, context.stop, [&](const ssh::Host &node, std::stop_token stop) {
        return clearNode(node, keepResume, attempts, {Deadline::after(m_options.call).earlier(context.deadline), stop});
    }));
    TY_TRY(stop(workers, false, limited(60s)));
    return start(job, workers, context);
}

} // namespace trainyard::runs
