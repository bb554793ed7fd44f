#pragma once

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/jobs/machines_file.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/node_layout.h"
#include "backend/protocol/run_state.h"
#include "backend/runtime/agent/processes.h"
#include "build_paths.h"
#include "tests/ps/job_fixture.h"

namespace trainyard::testing {

/// A head and two workers as three homes on this machine, and a run of type command on the workers.
class TaskProcesses : public ::testing::Test {
protected:
    TaskProcesses()
    {
        job.run = run;
        job.type = protocol::JobType::Command;
        job.workers = job.minWorkers = job.maxWorkers = 2;
        job.servers = 0;
        job.heartbeatSeconds = 0.2;
        job.heartbeatMisses = 15;
        job.startSeconds = 60;
        job.stopSeconds = 20;
        ::setenv("TRAINYARD_RUNTIME", TRAINYARD_BIN_DIR "/trainyard-runtime", 1); // what a ProcessManager starts
    }
    void TearDown() override
    {
        for (const auto &manager : managers)
            manager->stop({run, {}, {}, false});
        ::unsetenv("TRAINYARD_RUNTIME");
        ::unsetenv("TRAINYARD_HOME");
    }

    static std::string nameOf(int node) { return node == 0 ? "head" : "worker-" + std::to_string(node); }
    std::filesystem::path folder(int node) const { return home.path / nameOf(node) / "runs" / run.value; }
    std::string log(int node, const std::string &label = "worker") const
    {
        return readFile(folder(node) / "log" / (label + ".log")).value_or("no log");
    }
    std::string exitOf(int node, const std::string &label = "worker") const
    {
        return readFile(folder(node) / (label + ".exit")).value_or("");
    }
    std::vector<protocol::MetricRecord> records(std::string_view name) const
    {
        auto list = readRecords(folder(0) / "metrics.jsonl");
        std::erase_if(list, [&](const auto &record) { return record.name != name; });
        return list;
    }
    bool hasFinished() const
    {
        return eventually([this] { return !records(protocol::metric::kRunFinished).empty(); });
    }
    protocol::RunOutcome outcome() const
    {
        const auto last = records(protocol::metric::kRunFinished);
        return last.empty() ? protocol::RunOutcome(-1) : protocol::RunOutcome(int(last.back().value));
    }
    agent::RoleProcess roleOf(int node, protocol::Role role) const
    {
        for (const agent::RoleProcess &process : managers[std::size_t(node)]->roles(run)) {
            if (process.role == role)
                return process;
        }
        ADD_FAILURE() << toString(role) << " was not started";
        return {};
    }

    /// What the client does: the files of the run on each node, the coordinator on the head, a runner on each worker.
    /// \param environment  the file `env`
    /// \param workers      so many of them are started
    void start(const std::string &environment = {}, int workers = 2)
    {
        jobs::MachinesFile machines;
        for (int node = 1; node <= 2; ++node)
            machines.machines.push_back({nameOf(node), "127.0.0.1", false});
        for (int node = 0; node <= 2; ++node) {
            std::filesystem::create_directories(folder(node));
            ASSERT_TRUE(writeFileAtomically(folder(node) / "job.json", toJson(job)));
            ASSERT_TRUE(writeFileAtomically(folder(node) / "secret", std::string(32, 's'), 0600));
            ASSERT_TRUE(writeFileAtomically(folder(node) / "env", environment, 0600));
            ASSERT_TRUE(writeFileAtomically(folder(node) / jobs::MachinesFile::kName, jobs::toJson(machines)));
            managers.push_back(std::make_unique<agent::ProcessManager>(home.path / nameOf(node)));
        }
        std::string address;
        for (int node = 0; node <= workers; ++node) {
            ::setenv("TRAINYARD_HOME", (home.path / nameOf(node)).c_str(), 1);
            const auto role = node == 0 ? protocol::Role::Scheduler : protocol::Role::Worker;
            const auto started =
                managers[std::size_t(node)]->start({run, role, 0, "127.0.0.1", address, nameOf(node), node - 1},
                                                   Deadline::after(std::chrono::seconds(30)));
            ASSERT_TRUE(started) << started.error().detail;
            address = node == 0 ? started->address : address;
        }
    }

    TemporaryFolder home;
    RunId run{"r-task"};
    protocol::JobSpec job;
    std::vector<std::unique_ptr<agent::ProcessManager>> managers;
};

} // namespace trainyard::testing
