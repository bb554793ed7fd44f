#pragma once

#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/core/system/process.h"
#include "backend/runtime/kv/kv_host.h"
#include "tests/ps/job_fixture.h"

namespace trainyard::testing {

/// A job for users' programs: 96 samples in batches of 48, two epochs.
protocol::JobSpec programJob(int workers, int servers = 1);

/// A program and its host, in threads of the test. The host stops and the program is killed at the end.
struct RunningProgram {
    std::filesystem::path folder; ///< of the socket
    std::unique_ptr<kv::KvHost> host;
    std::shared_future<ProcessOutcome> program;
    std::shared_future<Status> result; ///< of the host, when the program has ended
    std::stop_source stop;
    ~RunningProgram() { stop.request_stop(); }
    std::string out() const { return program.get().out; }
};

/// A run with users' programs: scheduler and servers as threads, as in LocalJob.
class ProgramRun : public LocalJob {
public:
    explicit ProgramRun(protocol::JobSpec);
    ~ProgramRun();

    /// Starts servers of the job.
    void startServers();
    /// \param argv     of the program
    /// \param variables  beside TRAINYARD_KV and PYTHONPATH
    RunningProgram &start(const std::vector<std::string> &argv,
                          const std::map<std::string, std::string> &variables = {}, int rank = -1);
    /// Until the scheduler, all servers and all programs have ended.
    Status waitAll();
    std::vector<std::unique_ptr<RunningProgram>> programs;
};

/// The test program in C, and scripts of tests/data/scripts.
std::string program();
std::string script(const std::string &name);

/// Whether Debian's Python has a module; a test that needs it skips otherwise.
bool pythonHas(const std::string &module);
inline constexpr const char *kPython = "/usr/bin/python3"; ///< another one in PATH may have no modules

} // namespace trainyard::testing
