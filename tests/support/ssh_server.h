#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include <sys/types.h>

#include "backend/ssh/target.h"

namespace trainyard::support {

/// A real sshd on a free loopback port, for the user who runs the tests, with a home folder of its own under /tmp.
/// Commands and SFTP start in that home, and see it as $HOME. Ends with the object, or with the thread that started it.
class SshServer {
public:
    struct Options {
        std::string name = "node";
        std::map<std::string, std::string> environment; ///< for every session
        std::string config;                             ///< further lines of sshd_config
        std::filesystem::path home;                     ///< empty: home() below folder()
    };

    /// False where there is no sshd or sftp-server: the test should be skipped.
    static bool available();
    /// Null when it did not start; says why on standard error.
    static std::unique_ptr<SshServer> start(const Options &);
    static std::unique_ptr<SshServer> start() { return start(Options{}); }
    ~SshServer();
    SshServer(const SshServer &) = delete;
    SshServer &operator=(const SshServer &) = delete;

    /// With the right key, and a known_hosts file that has the server's key.
    const ssh::Target &target() const { return m_target; }
    const std::filesystem::path &folder() const { return m_folder; } ///< removed at the end
    const std::filesystem::path &home() const { return m_home; }
    std::filesystem::path hostKeyFolder() const { return m_folder / "etc"; } ///< ssh_host_ed25519_key{,.pub}
    const std::string &hostPublicKey() const { return m_hostPublicKey; }     ///< as started
    pid_t pid() const { return m_pid; }
    std::string log() const;

    /// An executable script that sessions find before the system's programs: a shim for sudo, systemctl, ...
    void addCommand(const std::string &name, const std::string &script);
    /// Break every established connection, as a network fault would; the server goes on.
    void dropConnections();
    void stop();    ///< no new connections; established ones are broken
    bool restart(); ///< same port, same keys

private:
    SshServer() = default;
    bool launch();
    std::filesystem::path m_folder, m_home;
    ssh::Target m_target;
    std::string m_hostPublicKey;
    pid_t m_pid = -1;
};

} // namespace trainyard::support
