#include "backend/runtime/launch/roles.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <functional>
#include <optional>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/protocol/count_reset.h"
#include "backend/runtime/kv/kv_host.h"
#include "backend/runtime/launch/interruption_monitor.h"
#include "backend/runtime/launch/log_upload.h"
#include "backend/runtime/launch/machine_cores.h"
#include "backend/runtime/launch/restart_count.h"
#include "backend/runtime/launch/role_log.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/ps/transport/socket.h"
#include "backend/runtime/tasks/tasks.h"
#include "backend/runtime/worker/nn_learner.h"
#include "backend/runtime/worker/worker.h"

namespace trainyard::launch {

namespace {

/// Turns SIGTERM and SIGINT into stop requests: the first one into `gentle`, the second into `hard`.
class SignalWatch {
public:
    SignalWatch()
    {
        ::signal(SIGPIPE, SIG_IGN);
        sigemptyset(&m_set);
        for (const int s : {SIGTERM, SIGINT, SIGUSR2})
            sigaddset(&m_set, s);
        ::pthread_sigmask(SIG_BLOCK, &m_set, nullptr); // inherited by every later thread
        m_thread = std::thread([this] {
            for (int which = 0; ::sigwait(&m_set, &which) == 0;) {
                if (which == SIGUSR2)
                    return;
                if (!gentle.request_stop())
                    hard.request_stop();
            }
        });
    }
    ~SignalWatch()
    {
        ::pthread_kill(m_thread.native_handle(), SIGUSR2);
        m_thread.join();
    }
    std::stop_source gentle, hard;

private:
    sigset_t m_set;
    std::thread m_thread;
};

/// A spare server gets its weights from other servers: it needs their number only, and its machine, which came later,
/// may have no checkpoint.
protocol::JobSpec jobOfServer(const RoleOptions &options, const RunFolder &run)
{
    protocol::JobSpec job = run.job;
    if (job.serversOn == protocol::ServersOn::Workers && options.rank < 0)
        job.resume.clear();
    return job;
}

/// Reads the initial state on request, which not every role does.
std::function<Result<nn::TrainingState>()> firstState(protocol::JobSpec wanted, const RunFolder &run,
                                                      std::stop_token stop)
{
    return [wanted = std::move(wanted), &run, stop]() -> Result<nn::TrainingState> {
        TY_ASSIGN(const auto job, worker::withLocalResume(wanted, run.path, stop));
        return worker::firstState(job);
    };
}

/// A worker beside the scheduler, without data. It computes nothing, so that any processor suffices.
Status saveFromServers(const RoleOptions &options, const RunFolder &run, const ps::Endpoint &scheduler,
                       std::stop_token stop)
{
    protocol::JobSpec job = run.job;
    job.threads = 1;
    job.precision = protocol::Precision::Float32; // of the weights in any case
    TY_ASSIGN(auto learner, worker::NnLearner::make(job, (run.path / "checkpoints").string(),
                                                    worker::nodeStorage(worker::savesToS3(run.job)), stop));
    ps::JoinOptions own{run.job, run.secret, scheduler, options.bind, options.host, -1, {}, {}};
    own.rules = worker::parameterRules(run.job);
    own.saver = true;
    return worker::saveFromServers(own, *learner, stop);
}

Status runSchedulerRole(const RoleOptions &options, const RunFolder &run, SignalWatch &signals)
{
    TY_ASSIGN(const auto job, worker::withLocalResume(run.job, run.path, signals.gentle.get_token()));
    TY_ASSIGN(const auto from, worker::resumePoint(job));
    std::stop_source preempted;
    std::optional<InterruptionMonitor> spot;
    if (options.monitorInterruptions)
        spot.emplace([&preempted](const std::string &) { preempted.request_stop(); });
    return ps::runScheduler({run.job,
                             run.secret,
                             options.bind,
                             options.port,
                             run.path,
                             {},
                             from.epochs,
                             from.step,
                             from.remaining,
                             options.listener,
                             [&](const ps::Endpoint &scheduler, std::stop_token stop) {
                                 return saveFromServers(options, run, scheduler, stop);
                             }},
                            signals.gentle.get_token(), signals.hard.get_token(), preempted.get_token());
}

Status runServerRole(const RoleOptions &options, const RunFolder &run, const ps::Endpoint &scheduler,
                     SignalWatch &signals)
{
    return ps::runServer({run.job, run.secret, scheduler, options.bind, options.host, options.rank,
                          firstState(jobOfServer(options, run), run, signals.gentle.get_token()),
                          worker::parameterRules(run.job), options.port, options.announce},
                         signals.gentle.get_token());
}

/// Replaces the job's 0 threads by this worker's share of the machine, and keeps it on its cores.
protocol::JobSpec withThreads(protocol::JobSpec job, const LocalRoles &local)
{
    if (job.threads > 0) {
        spdlog::info("computes on {} thread{}, as the job requires", job.threads, job.threads == 1 ? "" : "s");
        return job;
    }
    const CoreShare share = coreShare(machineCores(), local);
    job.threads = share.threads;
    if (share.cpus.empty()) {
        spdlog::info("computes on {} thread{}: {}", share.threads, share.threads == 1 ? "" : "s", share.reason);
        return job;
    }
    spdlog::info("computes on {} thread{}: {}; CPUs {}", share.threads, share.threads == 1 ? "" : "s", share.reason,
                 fmt::join(share.cpus, ","));
    if (const auto placed = runOn(share.cpus); !placed) // slower, but no error
        spdlog::warn("{}: {}", placed.error().source, placed.error().detail);
    return job;
}

/// A worker of a KvStore run: a program of the user computes.
Status runProgramRole(const RoleOptions &options, const RunFolder &run, const ps::Endpoint &scheduler,
                      SignalWatch &signals)
{
    std::stop_source preempted;
    std::optional<InterruptionMonitor> spot;
    if (options.monitorInterruptions)
        spot.emplace([&preempted](const std::string &) { preempted.request_stop(); });
    return kv::runKvWorker(run,
                           {.role = options.role,
                            .index = std::max({0, options.index, options.local.index}),
                            .scheduler = scheduler,
                            .bind = options.bind,
                            .host = options.host,
                            .rank = options.rank},
                           signals.gentle.get_token(), signals.hard.get_token(), preempted.get_token());
}

Status runWorkerRole(const RoleOptions &options, const RunFolder &run, const ps::Endpoint &scheduler,
                     SignalWatch &signals)
{
    if (run.job.type == protocol::JobType::KvStore)
        return runProgramRole(options, run, scheduler, signals);
    const protocol::JobSpec job = withThreads(run.job, options.local);
    TY_ASSIGN(auto learner,
              worker::NnLearner::make(job, (run.path / "checkpoints").string(),
                                      worker::nodeStorage(protocol::usesS3(run.job) || worker::savesToS3(run.job)),
                                      signals.hard.get_token()));
    std::stop_source preempted;
    std::optional<InterruptionMonitor> spot;
    if (options.monitorInterruptions)
        spot.emplace([&preempted](const std::string &) { preempted.request_stop(); });
    return worker::runWorker({run.job, run.secret, scheduler, options.bind, options.host, options.rank,
                              firstState(run.job, run, signals.hard.get_token()), worker::parameterRules(run.job)},
                             *learner, signals.gentle.get_token(), signals.hard.get_token(), preempted.get_token());
}

/// A role of a run of the user's own programs, or the launcher of any run.
Status runTaskRole(const RoleOptions &options, const RunFolder &run, SignalWatch &signals)
{
    std::stop_source preempted;
    std::optional<InterruptionMonitor> spot;
    if (options.monitorInterruptions && options.role != protocol::Role::Launcher)
        spot.emplace([&preempted](const std::string &) { preempted.request_stop(); });
    const auto gentle = signals.gentle.get_token(), hard = signals.hard.get_token();
    if (options.role == protocol::Role::Scheduler)
        return tasks::runCoordinator(run, {options.bind, options.port, options.listener}, gentle, hard,
                                     preempted.get_token());
    TY_ASSIGN(const auto scheduler, ps::parseEndpoint(options.scheduler));
    const tasks::RunnerOptions runner{options.role, options.index, scheduler, options.bind, options.host, options.rank};
    return options.role == protocol::Role::Launcher ? tasks::runLauncher(run, runner, gentle, hard)
                                                    : tasks::runTask(run, runner, gentle, hard, preempted.get_token());
}

/// The number in "worker-2"; 0 of "worker".
int indexIn(std::string_view label)
{
    int index = 0;
    if (const auto dash = label.find('-'); dash != std::string_view::npos)
        std::from_chars(label.data() + dash + 1, label.data() + label.size(), index);
    return index;
}

} // namespace

Status runRole(const RoleOptions &options)
{
    SignalWatch signals;
    TY_ASSIGN(const auto run, RunFolder::open(options.runFolder));
    if (!run.job.usesParameterServer() || options.role == protocol::Role::Launcher)
        return runTaskRole(options, run, signals);
    if (options.role == protocol::Role::Scheduler)
        return runSchedulerRole(options, run, signals);
    TY_ASSIGN(const auto scheduler, ps::parseEndpoint(options.scheduler));
    return options.role == protocol::Role::Server ? runServerRole(options, run, scheduler, signals)
                                                  : runWorkerRole(options, run, scheduler, signals);
}

int exitStatus(const Status &status)
{
    if (status)
        return 0;
    const Error &error = status.error();
    std::fprintf(stderr, "trainyard-runtime: %s: %s: %s\n", std::string(toString(error.code)).c_str(),
                 error.source.c_str(), error.detail.c_str());
    return error.code == ErrorCode::Cancelled ? 130 : 1;
}

namespace {

volatile std::sig_atomic_t stopping = 0;

/// Runs the role in a child until it ends.
/// \return its wait status, or -1 if it could not be started
int runOnce(const RoleOptions &options, const std::string &label, RoleLog *log, Fd &upload)
{
    const pid_t child = ::fork();
    if (child < 0)
        return -1;
    if (child == 0) {
        if (log)
            log->closeReader();
        upload.close(); // it ends with the watcher
        for (const int s : {SIGTERM, SIGINT, SIGHUP})
            ::signal(s, SIG_DFL);
        const int status = exitStatus(runRole(options));
        std::fflush(nullptr);
        ::_exit(status);
    }
    if (log)
        log->start();
    const ProcessIdentity role = identify(child).value_or(ProcessIdentity{child, 0}), self = selfIdentity();
    const nlohmann::json entry{{"pid", role.pid},        {"startTime", role.startTime},
                               {"watcherPid", self.pid}, {"watcherStartTime", self.startTime},
                               {"bind", options.bind},   {"host", options.host}};
    const auto written =
        writeFileAtomically(options.runFolder / (label + ".pid"),
                            entry.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    if (!written)
        spdlog::error("{}: {}", written.error().source, written.error().detail);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (log)
        log->finish();
    return status;
}

/// Directs the output of this process and of the role into the role's log.
/// \return null if that is impossible: the output then stays where it goes
std::unique_ptr<RoleLog> openRoleLog(const std::filesystem::path &runFolder, const std::string &label)
{
    auto log = RoleLog::open(runFolder, label);
    const Status redirected = log ? (*log)->redirectOutput() : Status(fail(log.error()));
    if (!redirected)
        spdlog::error("its log is not rotated: {}: {}", redirected.error().source, redirected.error().detail);
    return redirected ? std::move(*log) : nullptr;
}

} // namespace

ChildRole forkRole(const RoleOptions &options, const std::string &label)
{
    auto log = RoleLog::open(options.runFolder, label);
    if (!log)
        spdlog::error("its log is not written: {}: {}", log.error().source, log.error().detail);
    sigset_t blocked, before; // until the role waits for them, so that none ends it
    sigemptyset(&blocked);
    for (const int s : {SIGTERM, SIGINT})
        sigaddset(&blocked, s);
    ::sigprocmask(SIG_BLOCK, &blocked, &before);
    const pid_t parent = ::getpid(), pid = ::fork();
    if (pid != 0) {
        ::sigprocmask(SIG_SETMASK, &before, nullptr);
        if (log)
            (*log)->closeWriter();
        return {pid, log ? std::move(*log) : nullptr};
    }
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(1);
    ::setpgid(0, 0);
    for (const int s : {SIGTERM, SIGINT})
        ::signal(s, SIG_DFL);
    ::signal(SIGPIPE, SIG_IGN);
    Status done;
    if (log) {
        (*log)->closeReader();
        done = (*log)->redirectOutput();
    }
    const int status = exitStatus(done ? runRole(options) : done);
    std::fflush(nullptr);
    ::_exit(status);
}

std::chrono::milliseconds restartPause(int restarts)
{
    return std::chrono::milliseconds(std::min(50 << std::min(restarts, 6), 2000));
}

std::shared_ptr<const ps::Listener> schedulerPort(const RoleOptions &options)
{
    const auto run = RunFolder::open(options.runFolder);
    const auto listen = [&]() -> Result<ps::Listener> {
        if (!run)
            return fail(run.error());
        return (run->job.usesParameterServer() ? ps::schedulerListener : tasks::coordinatorListener)(
            run->path, run->job.run, options.bind, options.port);
    };
    auto port = listen();
    return port ? std::make_shared<const ps::Listener>(std::move(*port)) : nullptr;
}

int superviseRole(const RoleOptions &asked, const std::string &label)
{
    RoleOptions options = asked;
    options.index = indexIn(label);
    ::signal(SIGPIPE, SIG_IGN); // of the role, too: it outlives a watcher that was killed
    const auto log = openRoleLog(options.runFolder, label);
    Fd upload = startLogUpload(options, label, log.get());
    if (options.role == protocol::Role::Scheduler)
        options.listener = schedulerPort(options);
    ::setpgid(0, 0); // one group for watcher and role, so that a kill of the group ends both
    for (const int s : {SIGINT, SIGHUP})
        ::signal(s, SIG_IGN);                     // the watcher records the end; the agent signals the role itself
    ::signal(SIGTERM, [](int) { stopping = 1; }); // and the watcher, to prevent a restart
    const auto exitFile = options.runFolder / (label + ".exit");
    std::error_code ignored;
    std::filesystem::remove(exitFile, ignored);
    int status = runOnce(options, label, log.get(), upload);
    // A scheduler that died continues from its journal. A process that exited by itself has reported why.
    RestartCount restarts;
    while (options.role == protocol::Role::Scheduler && status >= 0 && WIFSIGNALED(status)) {
        const auto run = RunFolder::open(options.runFolder);
        const int before = restarts.count(options.runFolder / protocol::kCountResetFile);
        if (stopping || !run || before >= run->job.schedulerRestarts)
            break;
        spdlog::error("the scheduler was ended by signal {}; it is started again", WTERMSIG(status));
        (void)pause(restartPause(before), {Deadline::never(), {}});
        if (stopping)
            break;
        restarts.add();
        status = runOnce(options, label, log.get(), upload);
    }
    const int error = errno;
    removeCredentialsAfterRun(options.runFolder);
    if (status < 0) {
        const int failed = exitStatus(fail(systemError(error, label, "starting the role")));
        if (log)
            log->finish();
        return failed;
    }
    const int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    if (const auto noted = writeFileAtomically(exitFile, std::to_string(code) + "\n"); !noted)
        spdlog::error("{}: {}", noted.error().source, noted.error().detail);
    return code;
}

} // namespace trainyard::launch
