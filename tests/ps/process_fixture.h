#pragma once

#include <csignal>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/ids.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "job_fixture.h"

namespace trainyard::testing {

/// A job whose processes are all ps_test_node. They end with the test.
class Processes : public ::testing::Test {
protected:
    Processes()
    {
        job = smallJob(2);
        job.epochs = 3;
    }
    ~Processes() override
    {
        for (const pid_t pid : running) {
            ::kill(pid, SIGKILL);
            ::waitpid(pid, nullptr, 0);
        }
    }

    pid_t start(const std::vector<std::string> &arguments)
    {
        std::vector<std::string> words{TRAINYARD_BIN_DIR "/ps_test_node", arguments[0], folder.path};
        words.insert(words.end(), arguments.begin() + 1, arguments.end());
        std::vector<char *> argv;
        for (std::string &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        const std::string log = folder.path / (arguments[0] + std::to_string(running.size()) + ".log");
        const pid_t pid = ::fork();
        if (pid == 0) {
            if (std::freopen(log.c_str(), "a", stderr))
                ::execv(argv[0], argv.data());
            ::_exit(127);
        }
        running.push_back(pid);
        return pid;
    }
    void startScheduler()
    {
        ASSERT_TRUE(writeFileAtomically(folder.path / "job.json", protocol::toJson(job)));
        ASSERT_TRUE(writeFileAtomically(folder.path / "secret", newIdText("") + newIdText(""), 0600));
        scheduler = start({"scheduler", ownLoopback()});
        ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder.path / "scheduler.address"); }));
        address = readFile(folder.path / "scheduler.address").value();
        address.pop_back();
    }
    /// Starts scheduler, server, a survivor, and a victim that hangs in epoch 1, batch 2.
    void startJob()
    {
        startScheduler();
        server = start({"server", address});
        survivor = start({"worker", address});
        victim = start({"worker", address, "1", "2"});
        ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder.path / "reached"); }));
    }
    /// \return the exit status; -1: it still runs after a minute
    int wait(pid_t pid)
    {
        int status = 0;
        if (!eventually([&] { return ::waitpid(pid, &status, WNOHANG) == pid; }))
            return -1;
        std::erase(running, pid);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::vector<protocol::MetricRecord> records(std::string_view name)
    {
        auto list = readRecords(folder.path / "metrics.jsonl");
        std::erase_if(list, [&](const auto &r) { return r.name != name; });
        return list;
    }
    std::string log(const std::string &role) { return readFile(folder.path / (role + ".log")).value_or(""); }

    protocol::JobSpec job;
    TemporaryFolder folder;
    std::string address;
    std::vector<pid_t> running;
    pid_t scheduler = 0, server = 0, survivor = 0, victim = 0;
};

} // namespace trainyard::testing
