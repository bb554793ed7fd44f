#include "kv_fixture.h"

#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "build_paths.h"

namespace trainyard::testing {

protocol::JobSpec programJob(int workers, int servers)
{
    protocol::JobSpec job = smallJob(workers, servers);
    job.type = protocol::JobType::KvStore;
    job.data.clear();
    job.task.command = "started by the test";
    job.epochs = 2;
    job.batchSize = 48;
    job.boundary = protocol::Boundary::Batch;
    return job;
}

ProgramRun::ProgramRun(protocol::JobSpec spec)
    : LocalJob(std::move(spec))
{
}

ProgramRun::~ProgramRun()
{
    for (auto &running : programs)
        running->stop.request_stop();
    scheduler.stop.request_stop();
}

void ProgramRun::startServers()
{
    for (int i = 0; i < job.servers; ++i)
        addServer();
}

RunningProgram &ProgramRun::start(const std::vector<std::string> &argv,
                                  const std::map<std::string, std::string> &variables, int rank)
{
    auto &running = *programs.emplace_back(std::make_unique<RunningProgram>());
    running.folder = folder.path / fmt::format("program-{}", programs.size());
    const ps::JoinOptions options{job,  testSecret(), endpoint, "127.0.0.1", fmt::format("worker-{}", programs.size()),
                                  rank, {},           {}};
    auto host = kv::KvHost::open(options, running.folder.string(), running.stop.get_token());
    if (!host) {
        ADD_FAILURE() << host.error().source << ": " << host.error().detail;
        return running;
    }
    running.host = std::move(*host);
    std::vector<std::string> environment{"TRAINYARD_KV=" + running.folder.string(),
                                         "PYTHONPATH=" TRAINYARD_BIN_DIR "/python",
                                         "FOLDER=" + folder.path.string(),
                                         "OMP_NUM_THREADS=1",
                                         "PYTHONDONTWRITEBYTECODE=1",
                                         "PATH=/usr/bin:/bin"};
    for (const auto &[name, value] : variables)
        environment.push_back(name + "=" + value);
    running.program = std::async(std::launch::async, [argv, environment, stop = running.stop.get_token()] {
                          const auto outcome = runProcess({argv, environment, "", ""},
                                                          {Deadline::after(std::chrono::seconds(200)), stop});
                          return outcome.value_or(ProcessOutcome{-1, "", outcome ? "" : outcome.error().detail});
                      }).share();
    running.result = std::async(std::launch::async, [&running] {
                         const ProcessOutcome outcome = running.program.get();
                         return running.host->programEnded({outcome.exitStatus, false, outcome.err});
                     }).share();
    return running;
}

Status ProgramRun::waitAll()
{
    for (auto &running : programs) {
        if (running->host)
            running->result.wait();
    }
    return wait();
}

std::string program()
{
    return TRAINYARD_BIN_DIR "/kv_program";
}

std::string script(const std::string &name)
{
    return TRAINYARD_SOURCE_DIR "/tests/data/scripts/" + name;
}

bool pythonHas(const std::string &module)
{
    const auto outcome =
        runProcess({{kPython, "-c", "import " + module}, {}, "", ""}, {Deadline::after(std::chrono::seconds(60)), {}});
    return outcome && outcome->exitStatus == 0;
}

} // namespace trainyard::testing
