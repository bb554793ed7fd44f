#pragma once

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/ssh/target.h"
#include "build_paths.h"
#include "tests/support/ssh_server.h"

namespace trainyard::runs {

/// A node with a real sshd, whose runtime is tests/support/fake_runtime.py.
class FakeNode {
public:
    static bool available() { return support::SshServer::available() && findProgram("python3").has_value(); }

    static std::unique_ptr<FakeNode> start(const std::string &name)
    {
        auto node = std::make_unique<FakeNode>();
        node->m_server = support::SshServer::start({.name = name});
        if (!node->m_server)
            return nullptr;
        const auto program = node->home() / "bundle" / "trainyard-runtime";
        std::filesystem::create_directories(program.parent_path());
        std::filesystem::copy_file(TRAINYARD_SOURCE_DIR "/tests/support/fake_runtime.py", program);
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        return node;
    }
    ~FakeNode()
    {
        if (!m_server || !std::filesystem::exists(home() / "runs"))
            return;
        for (const auto &file : std::filesystem::recursive_directory_iterator(home() / "runs")) {
            if (file.path().extension() == ".pid")
                kill(file.path());
        }
    }

    support::SshServer &server() { return *m_server; }
    ssh::Host node() const
    {
        return {.name = m_server->target().name, .privateAddress = "127.0.0.1", .target = m_server->target()};
    }
    std::filesystem::path home() const { return m_server->home() / ".trainyard"; }
    std::filesystem::path run(const RunId &id) const { return home() / "runs" / id.value; }
    std::string read(const std::filesystem::path &file) const { return readFile(file).value_or(""); }
    /// Kills the process that a PID file names.
    void kill(const std::filesystem::path &pidFile) const
    {
        const std::string text = read(pidFile);
        const auto at = text.find("\"pid\": ");
        if (at != std::string::npos)
            ::kill(pid_t(std::stol(text.substr(at + 7))), SIGKILL);
    }

private:
    std::unique_ptr<support::SshServer> m_server;
};

} // namespace trainyard::runs
