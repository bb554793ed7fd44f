#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/provision/standard.h"
#include "backend/runs/run_control.h"
#include "build_paths.h"
#include "tests/support/ssh_server.h"

namespace trainyard::runs {

using namespace std::chrono_literals;

inline const std::filesystem::path kRuntimeProgram = std::filesystem::path(TRAINYARD_BIN_DIR) / "trainyard-runtime";

/// Three nodes with a real sshd and a bundle that runs the program of this build.
class RealRuntime : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        if (!std::filesystem::exists(kRuntimeProgram))
            GTEST_SKIP() << "trainyard-runtime is not built";
        for (const char *name : {"head", "worker-1", "worker-2"}) {
            m_servers.push_back(support::SshServer::start({.name = name}));
            ASSERT_TRUE(m_servers.back());
        }
        makeData();
        provision();
    }
    void TearDown() override
    {
        if (m_servers.size() < 3)
            return;
        const auto stopped = RunControl(m_run, node(0), {}).stop({node(1), node(2)}, false, {Deadline::after(60s), {}});
        EXPECT_TRUE(stopped) << stopped.error().detail;
    }
    /// What the bundled trainer needs.
    virtual void makeData()
    {
        const auto made = runProcess(
            {{kRuntimeProgram.string(), "data", "make-digits", data().string(), "--train", "600", "--test", "100"}},
            {Deadline::after(100s), {}});
        ASSERT_TRUE(made && made->exitStatus == 0) << (made ? made->err : made.error().detail);
    }
    /// Deploys a minimal bundle, which runs the program that was built on this machine.
    void provision()
    {
        const auto folder = m_servers[0]->folder() / "bundle" / "trainyard-runtime";
        std::filesystem::create_directories(folder);
        ASSERT_TRUE(writeFileAtomically(folder / "trainyard-runtime",
                                        "#!/bin/sh\nexec " + kRuntimeProgram.string() + " \"$@\"\n", 0755));
        provision::StandardOptions options;
        options.bundle = m_servers[0]->folder() / "bundle.tar.gz";
        options.replaceHostKey = false;
        options.freeBytesNeeded = 1'000'000;
        const auto packed = runProcess(
            {{"tar", "-czf", options.bundle.string(), "-C", folder.parent_path().string(), "trainyard-runtime"}},
            {Deadline::after(60s), {}});
        ASSERT_TRUE(packed && packed->exitStatus == 0);
        std::vector<ssh::Host> hosts;
        for (const auto &server : m_servers)
            hosts.push_back({.name = server->target().name, .target = server->target()});
        const auto ready = summary(run(provision::standardRecipe(options), hosts, {}, {Deadline::after(100s), {}}));
        ASSERT_TRUE(ready) << ready.error().detail;
    }
    /// The processes of a node that run, "ROLE" each.
    std::multiset<std::string> alive(RunControl &control, std::size_t i)
    {
        std::multiset<std::string> roles;
        const auto status = control.status({node(1), node(2)}, {Deadline::after(60s), {}});
        EXPECT_TRUE(status) << status.error().detail;
        for (const ProcessStatus &process : status ? status->processes : std::vector<ProcessStatus>()) {
            if (process.alive && process.node == node(i).name)
                roles.insert(process.role);
        }
        return roles;
    }
    std::filesystem::path data() const { return m_servers[0]->folder() / "digits"; }
    ssh::Host node(std::size_t i) const
    {
        const auto &target = m_servers[i]->target();
        return {.name = target.name, .privateAddress = "127.0.0.1", .target = target};
    }

    const RunId m_run = newRunId();
    std::vector<std::unique_ptr<support::SshServer>> m_servers;
};

} // namespace trainyard::runs
