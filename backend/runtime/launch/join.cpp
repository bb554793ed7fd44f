#include "backend/runtime/launch/join.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/jobs/machines_file.h"
#include "backend/runtime/launch/own_place.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

namespace {

/// The first of some variables that is a number from 0 to 65535.
int firstNumber(const std::function<std::string(const char *)> &environment, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        const std::string text = environment(name);
        int value = -1;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (problem == std::errc() && end == text.data() + text.size() && value >= 0 && value <= 65535)
            return value;
    }
    return -1;
}

std::string hostOf(const fs::path &runFolder, const std::string &address)
{
    const auto text = readFile(runFolder / jobs::MachinesFile::kName, 4u << 20);
    const auto file = text ? jobs::machinesFromJson(*text) : fail(text.error());
    if (file) {
        for (const jobs::Machine &machine : file->machines) {
            if (machine.address == address)
                return machine.name;
        }
    }
    char name[256] = {};
    return ::gethostname(name, sizeof name - 1) == 0 && name[0] != '\0' ? std::string(name) : address;
}

/// Replaces this process.
Status become(const std::vector<std::string> &words)
{
    const auto program = findProgram(words.front());
    if (!program)
        return fail(ErrorCode::NotFound, words.front(), "there is no such program on this machine");
    std::vector<char *> argv;
    for (const std::string &word : words)
        argv.push_back(const_cast<char *>(word.c_str()));
    argv.push_back(nullptr);
    restoreCoreDumps();
    ::execv(program->c_str(), argv.data());
    return fail(systemError(errno, words.front(), "starting the program"));
}

} // namespace

LaunchedPlace launchedPlace(const std::function<std::string(const char *)> &environment)
{
    LaunchedPlace place;
    place.index = firstNumber(environment, {"OMPI_COMM_WORLD_LOCAL_RANK", "MPI_LOCALRANKID", "SLURM_LOCALID"});
    place.rank = firstNumber(environment, {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID"});
    place.workers = firstNumber(environment, {"OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS"});
    if (const int task = firstNumber(environment, {"SGE_TASK_ID"}); place.rank < 0 && task > 0)
        place.rank = task - 1;
    return place;
}

Status joinRun(const JoinCommand &command)
{
    const fs::path folder = fs::absolute(command.runFolder);
    std::error_code problem;
    const std::string host = hostOf(folder, "");
    if (!fs::exists(folder / "job.json", problem))
        return fail(
            ErrorCode::NotFound, folder.string(),
            fmt::format("the run was not prepared on {}: there is no job.json; the launcher must start processes "
                        "on the machines of the cluster only",
                        host));
    if (!fs::exists(folder / "env", problem))
        return fail(ErrorCode::NotFound, folder.string(),
                    fmt::format("the run is over on {}: its credentials were removed", host));
    TY_ASSIGN(const auto run, RunFolder::open(folder));
    TY_ASSIGN(const auto scheduler, ps::parseEndpoint(command.scheduler));
    std::string bind = command.bind;
    if (bind.empty()) {
        TY_ASSIGN(bind, addressTowards(scheduler.host, scheduler.port));
    }
    const LaunchedPlace place = launchedPlace([](const char *name) { return environment(name); });
    int index = place.index;
    if (index < 0) {
        Fd lock;
        TY_ASSIGN(index, ownIndex(folder, protocol::Role::Worker, lock));
        // It stays locked until this process, and what it becomes, has ended.
        static_cast<void>(::fcntl(::dup(lock.get()), F_SETFD, 0));
    }
    ::setenv("TRAINYARD_RUN", run.job.run.value.c_str(), 1); // by which the agent recognises the processes of the run
    ::setenv("TRAINYARD_RUN_FOLDER", folder.c_str(), 1);
    const fs::path home = folder.parent_path().parent_path();
    if (folder.parent_path().filename() == "runs") { // a queue may run processes with another HOME, or without one
        ::setenv("TRAINYARD_HOME", home.c_str(), 1);
        if (home.filename() == ".trainyard" || environment("HOME").empty())
            ::setenv("HOME", home.parent_path().c_str(), 1);
    }
    const int workers = place.workers > 0 ? place.workers : std::max(1, run.job.workersPerMachine);
    return become({ownProgram(),      "supervise",
                   "--label",         protocol::label(protocol::Role::Worker, index),
                   "--role",          "worker",
                   "--run-folder",    folder.string(),
                   "--bind",          bind,
                   "--host",          command.host.empty() ? hostOf(folder, bind) : command.host,
                   "--rank",          std::to_string(place.rank),
                   "--scheduler",     scheduler.text(),
                   "--local-workers", std::to_string(workers),
                   "--local-index",   std::to_string(std::min(index, workers - 1))});
}

Status execInRun(const fs::path &runFolder, const std::vector<std::string> &command)
{
    if (command.empty())
        return fail(ErrorCode::InvalidArgument, "exec", "there is no command after --");
    TY_ASSIGN(const auto run, RunFolder::open(runFolder)); // reads `env` into this process's environment
    ::setenv("TRAINYARD_RUN", run.job.run.value.c_str(), 1);
    return become(command);
}

} // namespace trainyard::launch
