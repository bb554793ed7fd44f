#include "backend/runtime/launch/local_launch.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/checks/check_job.h"
#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/system/rotating_file.h"
#include "backend/core/try.h"
#include "backend/protocol/count_reset.h"
#include "backend/runtime/input/training_data.h"
#include "backend/runtime/launch/restart_count.h"
#include "backend/runtime/launch/role_log.h"
#include "backend/runtime/launch/roles.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/worker/nn_learner.h"

namespace trainyard::launch {

namespace fs = std::filesystem;
using protocol::Role;

namespace {

volatile std::sig_atomic_t interrupted = 0; // signals so far, at most 2

struct Child {
    pid_t pid = 0;
    std::string label;
    int status = -1; ///< -1 while it is running
    bool killed = false;
    std::unique_ptr<RoleLog> log; ///< while it is running
};

class LocalRun {
public:
    LocalRun(fs::path folder, const LocalLaunch &launch)
        : m_folder(std::move(folder))
        , m_launch(launch)
    {
    }
    ~LocalRun()
    {
        for (const Child &child : m_children) {
            if (child.status < 0) {
                ::kill(child.pid, SIGKILL);
                ::waitpid(child.pid, nullptr, 0);
            }
        }
    }

    Status prepare();
    int run();

private:
    Child start(Role, int index, const std::string &scheduler);
    void reap();
    void restartScheduler();
    void writeLogs();
    void show(const Child &, const std::string &lines) const;
    bool over() const;
    bool workersGone() const; ///< all workers have failed
    std::string tail(const std::string &label) const;

    fs::path m_folder;
    const LocalLaunch &m_launch;
    std::vector<Child> m_children;
    RestartCount m_restarts;
    bool m_stopping = false;
    std::shared_ptr<const ps::Listener> m_port; ///< the scheduler's; stays open across restarts
};

Status LocalRun::prepare()
{
    TY_TRY(ensureFolder(m_folder / "log", 0700));
    TY_TRY(writeFileAtomically(m_folder / "job.json", protocol::toJson(m_launch.job)));
    const Bytes secret = randomBytes(32);
    std::error_code ignored;
    for (const char *old : {"scheduler.address", "scheduler.journal", "host_worker"})
        fs::remove(m_folder / old, ignored);
    return writeFileAtomically(m_folder / "secret", {reinterpret_cast<const char *>(secret.data()), secret.size()},
                               0600);
}

Child LocalRun::start(Role role, int index, const std::string &scheduler)
{
    RoleOptions options{.role = role,
                        .runFolder = m_folder,
                        .bind = m_launch.bind,
                        .scheduler = scheduler,
                        .host = fmt::format("{}-{}", toString(role), index + 1),
                        .index = index,
                        .rank = role == Role::Scheduler ? -1 : index};
    options.local = {m_launch.job.workers, index, m_launch.job.servers};
    if (role == Role::Scheduler)
        options.listener = m_port = m_port ? m_port : schedulerPort(options);
    const std::string label = protocol::label(role, index);
    ChildRole forked = forkRole(options, label);
    return {forked.pid, label, forked.pid < 0 ? 1 : -1, false, std::move(forked.log)};
}

void LocalRun::restartScheduler()
{
    const int limit = m_launch.job.schedulerRestarts;
    const int before = m_restarts.count(m_folder / protocol::kCountResetFile);
    if (!m_children[0].killed || before >= limit) // a process that exited by itself has reported why
        return;
    std::fprintf(stderr, "the scheduler died (status %d) and is started again\n", m_children[0].status);
    (void)pause(restartPause(before), {Deadline::never(), {}});
    m_restarts.add();
    m_children[0] = start(Role::Scheduler, 0, "");
    if (m_stopping)
        ::kill(m_children[0].pid, SIGTERM);
}

void LocalRun::reap()
{
    for (Child &child : m_children) {
        int status = 0;
        if (child.status < 0 && ::waitpid(child.pid, &status, WNOHANG) == child.pid)
            std::tie(child.status, child.killed) =
                WIFSIGNALED(status) ? std::pair(128 + WTERMSIG(status), true) : std::pair(WEXITSTATUS(status), false);
        if (child.status >= 0 && child.log) {
            show(child, child.log->finish());
            child.log.reset();
        }
    }
}

bool LocalRun::over() const
{
    return std::ranges::all_of(m_children, [](const Child &c) { return c.status >= 0; });
}

bool LocalRun::workersGone() const
{
    const auto first = 1 + std::size_t(m_launch.job.servers);
    return m_children.size() > first && m_children[0].status < 0 &&
           std::all_of(m_children.begin() + long(first), m_children.end(), [](const Child &c) { return c.status > 0; });
}

void LocalRun::writeLogs()
{
    for (Child &child : m_children) {
        if (child.log)
            show(child, child.log->writeAvailable());
    }
}

/// The scheduler's lines are those of the run.
void LocalRun::show(const Child &child, const std::string &lines) const
{
    if (lines.empty() || &child != &m_children.front())
        return;
    std::fwrite(lines.data(), 1, lines.size(), stdout);
    std::fflush(stdout);
}

/// The last line of a role's log.
std::string LocalRun::tail(const std::string &label) const
{
    std::string text = endOfLog(m_folder / "log" / (label + ".log"), kLongestLogLine);
    text.erase(text.find_last_not_of('\n') + 1);
    return text.substr(text.rfind('\n') + 1); // npos + 1 is 0
}

int LocalRun::run()
{
    m_children.push_back(start(Role::Scheduler, 0, ""));
    std::string address;
    bool ending = false, failed = false;
    auto killAt = Deadline::never();
    while (!over()) {
        reap();
        writeLogs();
        if (address.empty()) {
            if (const auto text = readFile(m_folder / "scheduler.address", 256); text && text->size() > 1) {
                address = text->substr(0, text->size() - 1);
                for (int i = 0; i < m_launch.job.servers; ++i)
                    m_children.push_back(start(Role::Server, i, address));
                for (int i = 0; i < m_launch.job.workers; ++i)
                    m_children.push_back(start(Role::Worker, i, address));
            }
        }
        if (!ending)
            restartScheduler();
        // The run would wait for a role that cannot start: end it at once and print the last log line of that role.
        const bool begun = fs::exists(m_folder / "host_worker");
        for (const Child &child : m_children) {
            if (child.status > 0 && !failed && (!begun || workersGone())) {
                failed = true;
                std::fprintf(stderr, "%s: %s\n", child.label.c_str(), tail(child.label).c_str());
            }
        }
        const bool ended = m_children[0].status >= 0;
        if (interrupted && !failed && !ended && !std::exchange(m_stopping, true)) {
            const int limit = m_launch.job.stopSeconds;
            std::fprintf(stderr, "saving a checkpoint, for at most %d s; a second signal ends the run at once\n",
                         limit);
            ::kill(m_children[0].pid, SIGTERM);
            killAt = Deadline::after(std::chrono::seconds(limit + 10));
        }
        if ((interrupted > 1 || failed || ended) && !std::exchange(ending, true)) {
            for (const int s : {SIGTERM, SIGINT}) { // twice, and equal signals may merge
                if (!ended)
                    ::kill(m_children[0].pid, s);
            }
            killAt = Deadline::after(std::chrono::seconds(10));
        }
        if (killAt.expired()) {
            for (const Child &child : m_children) {
                if (child.status < 0)
                    ::kill(child.pid, SIGKILL);
            }
        }
        (void)pause(std::chrono::milliseconds(20), {Deadline::never(), {}});
    }
    const int status = m_children[0].status;
    if (status != 0 && !failed && !interrupted)
        std::fprintf(stderr, "%s\n", tail("scheduler").c_str());
    return interrupted ? 130 : failed ? 1 : status;
}

/// Checks the job against its data, in a process of its own: the roles are forked from one without threads, and reading
/// from S3 needs some. Prints what it finds. Data that is missing or damaged is left to the run, which reports it.
/// \return whether the job may run
bool fitsItsData(const protocol::JobSpec &job)
{
    const pid_t pid = ::fork();
    if (pid < 0)
        return true; // the workers check again
    if (pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const auto check = checks::checkJob(job, worker::nodeStorage(protocol::usesS3(job)), {Deadline::never(), {}});
        for (const checks::JobFinding &one : check.findings)
            std::fprintf(stderr, "trainyard-runtime: %s%s\n",
                         one.severity == checks::Severity::Warning ? "warning: " : "", one.sentence.english().c_str());
        std::fflush(nullptr);
        ::_exit(check.passed() || check.dataError ? 0 : 2);
    }
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return !(WIFEXITED(status) && WEXITSTATUS(status) == 2);
}

} // namespace

int launchLocally(const LocalLaunch &asked)
{
    LocalLaunch launch = asked;
    if (launch.job.run.empty())
        launch.job.run = newRunId();
    if (auto status = protocol::validate(launch.job); !status)
        return exitStatus(status), 2;
    if (!fitsItsData(launch.job))
        return 2;
    const fs::path folder =
        launch.runFolder.empty() ? nodeHome() / "runs" / launch.job.run.value : fs::absolute(launch.runFolder);
    LocalRun run(folder, launch);
    if (auto status = run.prepare(); !status)
        return exitStatus(status);
    for (const int s : {SIGTERM, SIGINT})
        ::signal(s, [](int) { interrupted = interrupted == 0 ? 1 : 2; });
    std::printf("run %s in %s\n", launch.job.run.value.c_str(), folder.c_str());
    std::fflush(stdout);
    return run.run();
}

} // namespace trainyard::launch
