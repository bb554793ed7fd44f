#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include <sys/types.h>

#include "backend/ssh/target.h"

namespace trainyard::support {

/// A real sshd on a free port of a loopback address, for the user who runs the tests, with a new home folder in /tmp. Commands and
/// SFTP start in this home, which is also their $HOME. Ends with the object, or with the thread that started it.
class SshServer {
public:
    struct Options {
        std::string name = "node";
        std::map<std::string, std::string> environment; ///< for every session
        std::string config;                             ///< lines of sshd_config that take precedence over ours
        std::string address = "127.0.0.1";              ///< to listen on
        std::filesystem::path home;                     ///< empty: home() below folder()
    };

    /// \return false without sshd or sftp-server: tests should skip
    static bool available();
    /// \return null when the server does not start; the reason is on standard error
    static std::unique_ptr<SshServer> start(const Options &);
    static std::unique_ptr<SshServer> start() { return start(Options{}); }
    ~SshServer();
    SshServer(const SshServer &) = delete;
    SshServer &operator=(const SshServer &) = delete;

    /// \return a target with the correct key and a known_hosts file that contains the host key
    const ssh::Target &target() const { return m_target; }
    const std::filesystem::path &folder() const { return m_folder; } ///< removed at the end
    const std::filesystem::path &home() const { return m_home; }
    std::filesystem::path hostKeyFolder() const { return m_folder / "etc"; } ///< contains ssh_host_ed25519_key{,.pub}
    const std::string &hostPublicKey() const { return m_hostPublicKey; }     ///< at the start
    pid_t pid() const { return m_pid; }
    std::string log() const;

    /// Adds an executable script that precedes system programs in the sessions' PATH: a shim for sudo, systemctl, ...
    void addCommand(const std::string &name, const std::string &script);
    /// Breaks all established connections, as a network fault does. The server continues.
    void dropConnections();
    /// Stops the processes of all established connections, which then stay silent. The server continues.
    void freezeConnections();
    void stop();    ///< refuses new connections and breaks established ones
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
