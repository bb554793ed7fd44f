#include "tests/support/ssh_server.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <sstream>

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"
#include "tests/support/tcp_server.h"

namespace trainyard::support {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr const char *kSftpServer = "/usr/lib/openssh/sftp-server";

sockaddr_in placeAt(const std::string &address, int port)
{
    sockaddr_in place = loopback(port);
    ::inet_pton(AF_INET, address.c_str(), &place.sin_addr);
    return place;
}

int freePort(const std::string &host)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = placeAt(host, 0);
    socklen_t length = sizeof address;
    ::bind(fd, reinterpret_cast<sockaddr *>(&address), length);
    ::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length);
    ::close(fd);
    return ntohs(address.sin_port);
}

/// Whether an SSH server sends its banner there.
bool answers(const ssh::Target &target)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = placeAt(target.host, target.port);
    char banner[4] = {};
    bool ok = ::connect(fd, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    if (ok) {
        pollfd waiting = {fd, POLLIN, 0};
        ok = ::poll(&waiting, 1, 2000) == 1 && ::recv(fd, banner, sizeof banner, MSG_WAITALL) == 4 &&
             std::string_view(banner, 4) == "SSH-";
    }
    ::close(fd);
    return ok;
}

void write(const fs::path &file, const std::string &text, mode_t mode)
{
    static_cast<void>(writeFileAtomically(file, text, mode));
}

/// \return all descendants of a process
std::set<pid_t> descendants(pid_t root)
{
    std::map<pid_t, pid_t> parents;
    for (const auto &entry : fs::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos)
            continue;
        const std::string text = readFile(entry.path() / "stat").value_or(""); // the process may end meanwhile
        const auto close = text.rfind(')');
        if (close == std::string::npos)
            continue;
        std::istringstream rest(text.substr(close + 1));
        std::string state;
        pid_t parent = 0;
        rest >> state >> parent;
        parents[pid_t(std::stol(name))] = parent;
    }
    std::set<pid_t> found;
    for (bool grew = true; grew;) {
        grew = false;
        for (const auto &[pid, parent] : parents) {
            if ((parent == root || found.contains(parent)) && found.insert(pid).second)
                grew = true;
        }
    }
    return found;
}

/// From OpenSSH 9.8 on, refused logins of one test would have later logins from 127.0.0.1 dropped.
/// \param config  a complete sshd_config; older servers refuse the option
bool hasPerSourcePenalties(const fs::path &config)
{
    static const bool known = [&] {
        const auto checked = runProcess({.argv = {findProgram("sshd").value_or("/usr/sbin/sshd"), "-t", "-f",
                                                  config.string(), "-o", "PerSourcePenalties=no"}},
                                        {Deadline::after(10s), {}});
        return checked && checked->exitStatus == 0;
    }();
    return known;
}

} // namespace

bool SshServer::available()
{
    return findProgram("sshd").has_value() && ::access(kSftpServer, X_OK) == 0;
}

std::unique_ptr<SshServer> SshServer::start(const Options &options)
{
    std::unique_ptr<SshServer> server(new SshServer);
    char name[] = "/tmp/trainyard-sshd-XXXXXX";
    if (!::mkdtemp(name))
        return nullptr;
    server->m_folder = name;
    server->m_home = options.home.empty() ? server->m_folder / "home" : options.home;
    for (const fs::path &folder : {server->m_home, server->m_folder / "etc", server->m_folder / "bin"})
        fs::create_directories(folder);
    if (::geteuid() == 0)
        fs::create_directories("/run/sshd"); // normally created by the start script of sshd

    const auto hostKey = sshkeys::generateEd25519(options.name);
    const auto userKey = sshkeys::generateEd25519("tester");
    if (!hostKey || !userKey)
        return nullptr;
    const fs::path &folder = server->m_folder;
    write(server->hostKeyFolder() / "ssh_host_ed25519_key", hostKey->privateText.reveal(), 0600);
    write(server->hostKeyFolder() / "ssh_host_ed25519_key.pub", hostKey->publicLine + "\n", 0644);
    write(folder / "id", userKey->privateText.reveal(), 0600);
    write(folder / "authorized_keys", userKey->publicLine + "\n", 0600);
    server->m_hostPublicKey = hostKey->publicLine;
    // sshd starts sessions in the home folder of the passwd entry; the script changes to ours. With exec, no extra
    // shell remains.
    write(folder / "session",
          "cd " + shellQuote(server->m_home.string()) +
              " || exit 1\nif [ -n \"$SSH_ORIGINAL_COMMAND\" ]; then exec /bin/sh -c "
              "\"$SSH_ORIGINAL_COMMAND\"; else exec /bin/sh; fi\n",
          0755);

    const passwd *user = ::getpwuid(::geteuid());
    server->m_target.host = options.address;
    server->m_target.user = user ? user->pw_name : "root";
    server->m_target.keyFile = folder / "id";
    server->m_target.knownHostsFile = folder / "known_hosts";
    server->m_target.name = options.name;

    std::map<std::string, std::string> environment = options.environment;
    environment.emplace("PATH", (folder / "bin").string() + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin");
    environment["HOME"] = server->m_home.string();
    std::string variables = "SetEnv";
    for (const auto &[key, value] : environment)
        variables += " " + key + "=\"" + value + "\"";

    for (int attempt = 0; attempt < 5; ++attempt) { // another program may take the port meanwhile
        server->m_target.port = freePort(options.address);
        std::ostringstream config;
        config << options.config << "\nListenAddress " << options.address << "\nPort " << server->m_target.port
               << "\nHostKey " << (server->hostKeyFolder() / "ssh_host_ed25519_key").string() << "\nAuthorizedKeysFile "
               << (folder / "authorized_keys").string()
               << "\nStrictModes no\nUsePAM no\nPidFile none\nPasswordAuthentication no\nPermitRootLogin yes\n"
                  "KbdInteractiveAuthentication no\nMaxStartups 200\nPrintMotd no\nPrintLastLog no\nLogLevel VERBOSE\n"
               << "Subsystem sftp " << kSftpServer << "\nForceCommand exec /bin/sh " << (folder / "session").string()
               << "\n"
               << variables << "\n";
        write(folder / "sshd_config", config.str(), 0600);
        if (hasPerSourcePenalties(folder / "sshd_config"))
            write(folder / "sshd_config", config.str() + "PerSourcePenalties no\n", 0600);
        if (server->launch()) {
            static_cast<void>(ssh::replaceKnownHost(
                server->m_target.knownHostsFile, server->m_target.host, server->m_target.port,
                {ssh::knownHostsLine(server->m_target.host, server->m_target.port, server->m_hostPublicKey)}));
            return server;
        }
    }
    std::fprintf(stderr, "sshd did not start: %s\n", server->log().c_str());
    return nullptr;
}

bool SshServer::launch()
{
    const std::string program = findProgram("sshd").value_or("/usr/sbin/sshd");
    const std::string config = (m_folder / "sshd_config").string(), log = (m_folder / "sshd.log").string();
    const pid_t parent = ::getpid();
    m_pid = ::fork();
    if (m_pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // the server ends when the test crashes
        if (::getppid() != parent)
            ::_exit(1);
        const int fd = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), null = ::open("/dev/null", O_RDWR);
        ::dup2(null, 0);
        ::dup2(fd, 1);
        ::dup2(fd, 2);
        ::closefrom(3);
        ::execl(program.c_str(), program.c_str(), "-D", "-e", "-f", config.c_str(), nullptr);
        ::_exit(127);
    }
    const Deadline deadline = Deadline::after(20s);
    while (!deadline.expired()) {
        if (answers(m_target))
            return true;
        if (::waitpid(m_pid, nullptr, WNOHANG) == m_pid) {
            m_pid = -1;
            return false;
        }
        ::poll(nullptr, 0, 5);
    }
    stop();
    return false;
}

SshServer::~SshServer()
{
    stop();
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

std::string SshServer::log() const
{
    return readFile(m_folder / "sshd.log").value_or("");
}

void SshServer::addCommand(const std::string &name, const std::string &script)
{
    write(m_folder / "bin" / name, "#!/bin/sh\n" + script, 0755);
}

void SshServer::dropConnections()
{
    if (m_pid <= 0)
        return;
    for (const pid_t pid : descendants(m_pid))
        ::kill(pid, SIGKILL);
}

void SshServer::freezeConnections()
{
    for (const pid_t pid : m_pid > 0 ? descendants(m_pid) : std::set<pid_t>())
        ::kill(pid, SIGSTOP);
}

void SshServer::stop()
{
    if (m_pid <= 0)
        return;
    const auto sessions = descendants(m_pid);
    ::kill(m_pid, SIGKILL);
    for (const pid_t pid : sessions)
        ::kill(pid, SIGKILL);
    ::waitpid(m_pid, nullptr, 0);
    m_pid = -1;
}

bool SshServer::restart()
{
    stop();
    return launch();
}

} // namespace trainyard::support
