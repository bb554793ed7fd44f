// The task runner: prepares its machine, joins, and runs the process of one member until the run is over.
#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/jobs/variables.h"
#include "backend/runtime/launch/own_place.h"
#include "backend/runtime/launch/run_secrets.h"
#include "backend/runtime/tasks/child_process.h"
#include "backend/runtime/tasks/machine.h"
#include "backend/runtime/tasks/task_environment.h"
#include "backend/runtime/tasks/task_link.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;
using protocol::TaskEnded;
using protocol::TaskMember;
using protocol::TaskView;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto kLook = milliseconds(100);
constexpr auto kAnswerTime = std::chrono::seconds(2);  ///< for the coordinator, to answer that this runner leaves
constexpr auto kOwnStopTime = std::chrono::seconds(3); ///< without a coordinator: the agent kills a role after 5 s
constexpr int kNotStarted = 127;                       ///< as of a shell that does not find a program

double nowUnix()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

milliseconds inMilliseconds(double seconds)
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::duration<double>(seconds));
}

class TaskRunner {
public:
    TaskRunner(const launch::RunFolder &run, const RunnerOptions &options, const jobs::JobType &type)
        : m_run(run)
        , m_job(run.job)
        , m_options(options)
        , m_type(type)
        , m_label(protocol::label(options.role, options.index))
        , m_secrets(run.path)
    {
    }

    Status run(std::stop_token gentle, std::stop_token hard, std::stop_token preempted)
    {
        m_gentle = gentle;
        m_hard = hard;
        m_preempted = preempted;
        std::stop_source beforeStart; // ends what precedes the process
        const auto end = [beforeStart]() mutable { beforeStart.request_stop(); };
        const std::stop_callback onGentle(gentle, end), onHard(hard, end), onPreempted(preempted, end);
        TY_TRY(connect(beforeStart, end));
        if (const Status prepared = prepare(beforeStart.get_token()); !prepared) {
            reportNotStarted(prepared.error());
            return prepared;
        }
        while (!m_end && !m_hard.stop_requested()) {
            look();
            if (wantsStart())
                runMember();
            else if (!m_end)
                m_link->wait(kLook);
        }
        return result();
    }

private:
    Status connect(std::stop_source &stop, std::function<void()> onEnd)
    {
        TY_ASSIGN(m_self, describeSelf(m_run, m_options, m_ports));
        const ps::Claim claim{m_options.role == protocol::Role::Server ? ps::PeerRole::Server : ps::PeerRole::Worker,
                              ps::PeerRole::Scheduler};
        TY_ASSIGN(auto connection,
                  ps::openAuthenticated(m_options.scheduler, m_options.bind, "the coordinator", m_run.secret, claim,
                                        {Deadline::after(std::chrono::seconds(m_job.startSeconds)), stop.get_token()}));
        const double beat = m_job.heartbeatSeconds;
        m_link.emplace(std::move(connection), m_self,
                       ps::Reconnector(m_options.scheduler, m_options.bind, "the coordinator", m_run.secret, claim),
                       m_run.secret,
                       TaskLink::Options{inMilliseconds(beat / 2),
                                         inMilliseconds(beat * m_job.heartbeatMisses) + std::chrono::seconds(1),
                                         std::chrono::seconds(m_job.reconnectSeconds), std::move(onEnd)});
        spdlog::info("{} {} has joined the run {}", m_self.host, m_label, m_job.run.value);
        return {};
    }

    Status prepare(std::stop_token stop)
    {
        const auto begin = Clock::now();
        TY_ASSIGN(m_here.workFolder, setUp(m_run, stop));
        m_here.folder = m_run.path.string();
        m_here.process = (m_run.path / "process" / m_label).string();
        m_here.runtime = runtimeProgram();
        m_here.interface = launch::interfaceOf(m_options.bind);
        TY_TRY(ensureFolder(m_run.path / "process", 0700));
        TY_TRY(ensureFolder(m_here.process, 0700));
        TY_TRY(checkProgram());
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        m_link->ready({seconds < 0.1 ? 0 : seconds});
        return {};
    }

    /// A machine without the program would join, fail, and make all others restart.
    Status checkProgram() const
    {
        const std::string program(m_type.program(m_job));
        if (program.empty() || m_options.role == protocol::Role::Server)
            return {};
        TY_ASSIGN(const auto variables, taskEnvironment(m_run, {}, {}));
        const auto path = variables.find("PATH");
        const auto found =
            runProcess({{"/bin/sh", "-c", "command -v \"$0\"", program},
                        std::vector<std::string>{"PATH=" + (path == variables.end() ? "/usr/bin:/bin" : path->second)},
                        m_here.workFolder,
                        {}},
                       {Deadline::after(std::chrono::seconds(20)), {}});
        if (!found)
            return fail(found.error());
        if (found->exitStatus == 0)
            return {};
        return fail(ErrorCode::NotFound, program,
                    fmt::format("{} is not on {}; install it there, for example by --setup", program, m_self.host));
    }

    /// Reports why the process cannot be started, and waits for the coordinator's decision.
    void reportNotStarted(const Error &why)
    {
        if (why.code == ErrorCode::Cancelled)
            m_link->leave(m_preempted.stop_requested());
        else
            m_link->ended({0, kNotStarted, nowUnix(), false, masked(why.source + ": " + why.detail)});
        const auto limit = Deadline::after(why.code == ErrorCode::Cancelled ? kAnswerTime : std::chrono::seconds(30));
        while (!m_end && !m_hard.stop_requested() && !limit.expired()) {
            m_link->wait(kLook);
            m_end = m_link->take().end;
        }
    }

    /// Takes what has arrived while no process runs.
    void look()
    {
        TaskLink::Orders orders = m_link->take();
        m_end = orders.end;
        if (orders.view)
            m_view = std::move(orders.view);
        if (orders.stop && m_belongs) {
            m_belongs = false;
            m_link->ended({m_view ? m_view->view : 0, 0, nowUnix(), true, ""});
        } else if (orders.stop && isNew()) { // before it could begin
            m_generation = m_view->restarts;
            m_link->ended({m_view->view, 0, nowUnix(), true, "it was not started"});
        }
        if (!leaves())
            return;
        if (!m_leftAt) {
            m_leftAt = Clock::now();
            m_link->leave(m_preempted.stop_requested());
        } else if (Clock::now() - *m_leftAt > kAnswerTime && !m_end) {
            m_end = {false, false, fail(ErrorCode::Cancelled, m_label, "stop was requested")};
        }
    }

    bool leaves() const { return m_gentle.stop_requested() || m_preempted.stop_requested(); }

    /// Whether the view has a start of all processes in which this one did not take part yet.
    bool isNew() const { return m_view && m_view->restarts != m_generation && member() != nullptr; }
    bool wantsStart() const { return isNew() && !m_end && !leaves(); }

    const TaskMember *member() const
    {
        const auto at = std::ranges::find_if(m_view->members, [&](const TaskMember &one) {
            return one.host == m_self.host && one.role == m_self.role && one.index == m_self.index;
        });
        return at == m_view->members.end() ? nullptr : &*at;
    }

    Result<jobs::ProcessPlan> plan() const
    {
        TaskMember self = *member();
        self.gpus = m_self.gpus;
        self.cores = m_self.cores;
        auto plan = m_type.process(m_job, *m_view, self, m_here);
        if (!plan)
            return fail(plan.error());
        TY_TRY(writeFiles(*plan));
        return plan;
    }

    Status writeFiles(const jobs::ProcessPlan &plan) const
    {
        std::string workers;
        for (const TaskMember &one : m_view->members)
            workers += one.place >= 0 && one.index == 0 ? one.address + "\n" : "";
        TY_TRY(writeFileAtomically(fs::path(m_here.process) / "workers", workers, 0600)); // DEEPLEARNING_WORKERS_PATH
        for (const auto &[name, content] : plan.files) {
            if (!protocol::isSafeName(name))
                return fail(ErrorCode::Internal, name, "is no name for a file of a process");
            TY_TRY(writeFileAtomically(fs::path(m_here.process) / name, content,
                                       plan.programs.contains(name) ? 0700 : 0600));
        }
        return {};
    }

    Result<ChildOptions> childOptions() const
    {
        TY_ASSIGN(auto process, plan());
        ChildOptions options;
        const auto variables = jobs::taskVariables(m_job, *m_view, *member(), m_here);
        TY_ASSIGN(options.environment, taskEnvironment(m_run, variables, process.environment));
        options.plan = std::move(process);
        options.folder = m_here.workFolder;
        options.logFormats = m_job.task.logFormats;
        options.patterns = m_job.task.patterns;
        options.valuesFile = (fs::path(m_here.process) / "values.jsonl").string();
        options.stopTime = std::chrono::seconds(m_job.stopSeconds);
        return options;
    }

    /// Runs the process of this member to its end, and again where its type wants that after a change.
    void runMember()
    {
        do {
            m_generation = m_view->restarts;
            const int view = m_view->view;
            const auto options = childOptions();
            if (!options)
                return reportEnd(view, kNotStarted, false, options.error().source + ": " + options.error().detail);
            if (options->plan.argv.empty()) { // another process starts what runs here
                m_belongs = true;
                return m_link->started({view, 0});
            }
            m_again = false;
            m_childGentle = {};
            m_childHard = {};
            m_killAt.reset();
            ChildHooks hooks;
            hooks.started = [&](std::int64_t pid) {
                spdlog::info("{} runs as process {}", options->plan.title, pid);
                m_link->started({view, pid});
            };
            hooks.values = [&](std::vector<protocol::TaskValue> values) {
                for (protocol::TaskValue &value : values)
                    value.note = masked(value.note);
                m_link->values(std::move(values));
            };
            hooks.idle = [&] { lookWhileRunning(); };
            const auto ended = runChild(*options, hooks, m_childGentle.get_token(), m_childHard.get_token());
            if (m_again && !m_end && !leaves() && member() != nullptr)
                continue;
            if (!ended)
                return reportEnd(view, kNotStarted, false, ended.error().source + ": " + ended.error().detail);
            return reportEnd(view, ended->status, ended->asked, ended->words);
        } while (true);
    }

    void reportEnd(int view, int status, bool asked, const std::string &words)
    {
        const std::string safe = masked(words);
        spdlog::info("the process has ended with status {}{}", status, asked ? ", on request" : "");
        if (status != 0 && !asked)
            m_failure = Error{ErrorCode::LocalCommandFailed, m_label, fmt::format("status {}: {}", status, safe)};
        else
            m_failure.reset();
        m_link->ended({view, status, nowUnix(), asked, safe});
    }

    /// Takes what has arrived while the process runs.
    void lookWhileRunning()
    {
        m_secrets.update(); // older keys may be reported later
        TaskLink::Orders orders = m_link->take();
        if (orders.end && !m_end) {
            m_end = orders.end;
            // The run is over: what still runs had its time. A coordinator that is gone has not reported it.
            (m_end->byCoordinator ? m_childHard : m_childGentle).request_stop();
        }
        if (orders.stop)
            m_childGentle.request_stop();
        if (orders.view)
            changeView(std::move(*orders.view));
        if (m_hard.stop_requested())
            m_childHard.request_stop();
        if (leaves() && !m_leftAt) {
            m_leftAt = Clock::now();
            m_link->leave(m_preempted.stop_requested());
        }
        const bool stopping = m_childGentle.stop_requested();
        if (m_gentle.stop_requested() && !stopping &&
            (!m_link->connected() || Clock::now() - *m_leftAt > kAnswerTime)) {
            m_killAt = Clock::now() + kOwnStopTime;
            m_childGentle.request_stop();
        }
        if (m_killAt && Clock::now() >= *m_killAt)
            m_childHard.request_stop();
    }

    void changeView(TaskView now)
    {
        const TaskView before = std::exchange(m_view, std::move(now)).value();
        if (!member())
            return;
        if (m_view->restarts != before.restarts) { // all start again, and the request to stop was lost
            m_again = true;
            m_childGentle.request_stop();
            return;
        }
        switch (m_type.change(m_job, before, *m_view, *member())) {
        case jobs::OnChange::Keep:
            return;
        case jobs::OnChange::Refresh:
            if (const auto refreshed = plan(); !refreshed)
                spdlog::warn("its files are not up to date: {}: {}", refreshed.error().source,
                             refreshed.error().detail);
            return;
        case jobs::OnChange::Restart:
            spdlog::info("the process starts again with {} members", m_view->members.size());
            m_again = true;
            m_childGentle.request_stop();
        }
    }

    std::string masked(const std::string &text)
    {
        m_secrets.update();
        std::string out;
        std::string_view rest = text, line;
        while (takeLine(rest, line))
            out += (out.empty() ? "" : "\n") + maskSecrets(line, m_secrets.values());
        return out;
    }

    Status result() const
    {
        if (m_failure)
            return fail(*m_failure);
        if (!m_end)
            return fail(ErrorCode::Cancelled, m_label, "stop was requested");
        return m_end->outcome;
    }

    const launch::RunFolder &m_run;
    const protocol::JobSpec &m_job;
    const RunnerOptions &m_options;
    const jobs::JobType &m_type;
    const std::string m_label;
    launch::RunSecrets m_secrets;
    std::stop_token m_gentle, m_hard, m_preempted;
    PortRange m_ports;
    TaskMember m_self;
    jobs::Here m_here;
    std::optional<TaskView> m_view;
    int m_generation = -1;  ///< TaskView::restarts of the last start
    bool m_belongs = false; ///< it is a member without a process
    bool m_again = false;   ///< the process starts again when it has ended
    std::stop_source m_childGentle, m_childHard;
    std::optional<Clock::time_point> m_leftAt, m_killAt;
    std::optional<TaskLink::Termination> m_end;
    std::optional<Error> m_failure;
    std::optional<TaskLink> m_link; ///< last: its thread calls back
};

} // namespace

Status runTask(const launch::RunFolder &run, const RunnerOptions &options, std::stop_token gentle, std::stop_token hard,
               std::stop_token preempted)
{
    const jobs::JobType *type = jobs::typeOf(run.job);
    if (!type)
        return fail(
            ErrorCode::Unsupported, "task runner",
            fmt::format("this version of trainyard-runtime does not know jobs of type {}", toString(run.job.type)));
    TaskRunner runner(run, options, *type);
    return runner.run(gentle, hard, preempted);
}

} // namespace trainyard::tasks
