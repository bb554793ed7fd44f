#include "backend/runtime/launch/drop_in/dmlc.h"

#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdio>

#include <fmt/format.h>
#include <sys/wait.h>

#include "backend/core/encoding.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/runtime/launch/own_place.h"
#include "backend/runtime/launch/role_log.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "backend/runtime/ps/transport/socket.h"
#include "backend/runtime/worker/checkpoint_store.h"

namespace trainyard::launch {

namespace {

Result<int> number(const EnvironmentReader &environment, const char *name, int low, int high)
{
    const std::string text = environment(name);
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || value < low || value > high)
        return fail(ErrorCode::InvalidArgument, name, fmt::format("\"{}\" is not in {} to {}", text, low, high));
    return value;
}

Status waitForSecret(const std::filesystem::path &path, bool make, std::chrono::seconds patience)
{
    if (make && !std::filesystem::exists(path)) {
        const Bytes secret = randomBytes(32);
        return writeFileAtomically(path, {reinterpret_cast<const char *>(secret.data()), secret.size()}, 0600);
    }
    const Deadline deadline = Deadline::after(patience);
    while (!std::filesystem::exists(path)) {
        if (!pause(std::chrono::milliseconds(50), {deadline, {}}))
            return fail(ErrorCode::Timeout, path.string(),
                        "the scheduler has not made the job's secret: all roles need the same --run-folder");
    }
    return {};
}

/// Waits until the scheduler listens: launch.py starts all roles at once, and a machine may be slow.
Status waitForScheduler(const ps::Endpoint &scheduler, const std::string &bind, std::chrono::seconds patience)
{
    const Deadline deadline = Deadline::after(patience);
    for (;;) {
        const auto connected = ps::connectTo(scheduler, bind, {deadline, {}});
        if (connected)
            return {};
        if (connected.error().code != ErrorCode::Unreachable || !pause(std::chrono::milliseconds(100), {deadline, {}}))
            return fail(connected.error().code, "the scheduler at " + scheduler.text(), connected.error().detail);
    }
}

volatile std::sig_atomic_t received = 0; // signals so far, at most 2

/// Runs the role in a child process, whose output is masked on its way into its log and to this process's output.
/// SIGTERM and SIGINT are passed on to it.
/// \return its exit status
Result<int> runWithLog(const RoleOptions &role, const std::string &label)
{
    for (const int s : {SIGTERM, SIGINT})
        ::signal(s, [](int) { received = received == 0 ? 1 : 2; });
    const ChildRole child = forkRole(role, label);
    if (child.pid < 0)
        return fail(systemError(errno, label, "starting the role"));
    const auto show = [](const std::string &lines) {
        std::fwrite(lines.data(), 1, lines.size(), stdout);
        std::fflush(stdout);
    };
    int status = 0;
    for (int passedOn = 0; ::waitpid(child.pid, &status, WNOHANG) != child.pid;) {
        for (; passedOn < received; ++passedOn)
            ::kill(child.pid, SIGTERM);
        if (child.log)
            show(child.log->writeAvailable());
        (void)pause(std::chrono::milliseconds(20), {Deadline::never(), {}});
    }
    if (child.log)
        show(child.log->finish());
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace

Result<std::optional<DmlcEnvironment>> dmlcEnvironment(const EnvironmentReader &environment)
{
    const std::string name = environment("DMLC_ROLE");
    if (name.empty())
        return std::optional<DmlcEnvironment>();
    const auto role = protocol::roleFromString(name);
    if (!role)
        return fail(ErrorCode::InvalidArgument, "DMLC_ROLE", role.error().detail);
    const auto port = number(environment, "DMLC_PS_ROOT_PORT", 1, 65535);
    const auto workers = number(environment, "DMLC_NUM_WORKER", 1, 4096);
    const auto servers = number(environment, "DMLC_NUM_SERVER", 1, 1024);
    for (const auto *value : {&port, &workers, &servers}) {
        if (!*value)
            return fail(value->error());
    }
    const std::string root = environment("DMLC_PS_ROOT_URI");
    if (root.empty())
        return fail(ErrorCode::InvalidArgument, "DMLC_PS_ROOT_URI", "is not set");
    DmlcEnvironment place;
    place.workers = *workers;
    place.servers = *servers;
    place.role.role = *role;
    place.role.host = environment("DMLC_NODE_HOST");
    if (const std::string interface = environment("DMLC_INTERFACE"); !interface.empty()) {
        TY_ASSIGN(auto own, addressOfInterface(interface));
        place.role.bind = own;
    } else if (*role == protocol::Role::Scheduler) {
        place.role.bind = root;
    } else {
        auto own = addressTowards(root, *port);
        if (!own)
            return fail(own.error().code, "DMLC_PS_ROOT_URI", fmt::format("{} {}", root, own.error().detail));
        place.role.bind = *own;
    }
    if (place.role.host.empty())
        place.role.host = place.role.bind;
    if (*role == protocol::Role::Scheduler)
        place.role.port = *port;
    else
        place.role.scheduler = ps::Endpoint{root, *port}.text();
    if (place.role.bind.starts_with("127.")) // all are here, and none knows which it is
        place.role.local = {*workers, -1, *servers};
    // ps-lite's default of 0 disables the detection of dead nodes; here 0 means the job's own default.
    if (!environment("PS_HEARTBEAT_INTERVAL").empty()) {
        TY_ASSIGN(const auto interval, number(environment, "PS_HEARTBEAT_INTERVAL", 0, 3600));
        place.heartbeatSeconds = interval;
        if (interval > 0 && !environment("PS_HEARTBEAT_TIMEOUT").empty()) {
            TY_ASSIGN(const auto timeout, number(environment, "PS_HEARTBEAT_TIMEOUT", 1, 1'000'000));
            place.heartbeatMisses = std::max(2, timeout / interval);
        }
    }
    if (!environment("MXNET_UPDATE_ON_KVSTORE").empty()) {
        TY_ASSIGN(const auto onServers, number(environment, "MXNET_UPDATE_ON_KVSTORE", 0, 1));
        place.optimizerPlacement =
            onServers ? protocol::OptimizerPlacement::Servers : protocol::OptimizerPlacement::Workers;
    }
    return std::optional(std::move(place));
}

Result<int> runDmlc(const DmlcEnvironment &place, protocol::JobSpec job, const std::filesystem::path &folder)
{
    RoleOptions role = place.role;
    role.runFolder = folder;
    job.workers = place.workers;
    job.servers = place.servers;
    if (job.run.empty())
        job.run = RunId(worker::kUnnamedRun);
    if (place.heartbeatSeconds > 0)
        job.heartbeatSeconds = place.heartbeatSeconds;
    if (place.heartbeatMisses > 0)
        job.heartbeatMisses = place.heartbeatMisses;
    job.optimizerPlacement = place.optimizerPlacement.value_or(job.optimizerPlacement);
    TY_TRY(protocol::validate(job));
    TY_TRY(ensureFolder(folder, 0700));
    const bool scheduler = role.role == protocol::Role::Scheduler;
    if (const auto before = ps::lastState(folder, job.run);
        scheduler && before && *before && !(*before)->lost.empty()) {
        std::error_code ignored; // a new run in the same folder
        std::filesystem::remove(folder / "scheduler.journal", ignored);
    }
    TY_TRY(waitForSecret(folder / "secret", scheduler, std::chrono::seconds(job.startSeconds)));
    // All roles of a run write the same content, so their order does not matter.
    TY_TRY(writeFileAtomically(folder / "job.json", protocol::toJson(job)));
    if (!scheduler) {
        TY_ASSIGN(const auto endpoint, ps::parseEndpoint(role.scheduler));
        TY_TRY(waitForScheduler(endpoint, role.bind, std::chrono::seconds(job.startSeconds)));
    }
    Fd lock;
    TY_ASSIGN(const int index, ownIndex(folder, role.role, lock));
    return runWithLog(role, protocol::label(role.role, index));
}

} // namespace trainyard::launch
