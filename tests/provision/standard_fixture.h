#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <gtest/gtest.h>
#include <stdlib.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/provision/standard.h"
#include "build_paths.h"
#include "tests/support/ssh_server.h"

namespace trainyard::provision {

/// The standard recipe against a real sshd, with a stand-in of the runtime as the bundle.
class Standard : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        char name[] = "/tmp/trainyard-bundle-XXXXXX";
        s_folder = ::mkdtemp(name);
        std::filesystem::create_directories(s_folder / "content" / "lib");
        std::filesystem::copy_file(TRAINYARD_SOURCE_DIR "/tests/support/fake_runtime.py",
                                   s_folder / "content" / "trainyard-runtime");
        std::filesystem::permissions(s_folder / "content" / "trainyard-runtime", std::filesystem::perms::owner_all);
        ASSERT_TRUE(writeFileAtomically(s_folder / "content" / "lib" / "ballast", std::string(2'000'000, 'x')));
        const auto packed = runProcess(
            {{"tar", "-czf", (s_folder / "bundle.tar.gz").string(), "-C", (s_folder / "content").string(), "."}},
            {Deadline::after(std::chrono::seconds(60)), {}});
        ASSERT_TRUE(packed && packed->exitStatus == 0);
    }
    static void TearDownTestSuite() { std::filesystem::remove_all(s_folder); }

    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        if (!findProgram("python3"))
            GTEST_SKIP() << "no python3 for the stand-in of the runtime";
    }

    /// A node whose sudo and systemctl act like the real programs, but only on this sshd.
    static std::unique_ptr<support::SshServer> node(const std::string &name)
    {
        auto server = support::SshServer::start({.name = name});
        if (server) {
            server->addCommand("sudo", "exec \"$@\"\n");
            server->addCommand("systemctl", "[ \"$1 $2\" = 'reload ssh' ] || exit 5\nkill -HUP " +
                                                std::to_string(server->pid()) + "\n");
        }
        return server;
    }
    static Host host(const support::SshServer &server)
    {
        return {.name = server.target().name, .target = server.target()};
    }
    static StandardOptions options(const support::SshServer *server = nullptr)
    {
        StandardOptions options;
        options.bundle = s_folder / "bundle.tar.gz";
        options.retryPause = std::chrono::milliseconds(20);
        options.freeBytesNeeded = 1'000'000;
        options.replaceHostKey = server != nullptr;
        if (server)
            options.hostKeyFolder = server->hostKeyFolder().string();
        return options;
    }
    static HostResult provision(const support::SshServer &server, const StandardOptions &options,
                                const ProgressSink &sink = {})
    {
        return run(standardRecipe(options), {host(server)}, {.sink = sink},
                   {Deadline::after(std::chrono::seconds(100)), {}})[0];
    }

    inline static std::filesystem::path s_folder;
};

inline std::string describe(const HostResult &result)
{
    return result.status ? ""
                         : result.failedStep + ": " + std::string(toString(result.status.error().code)) + ": " +
                               result.status.error().detail;
}

} // namespace trainyard::provision
