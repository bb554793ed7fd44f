#include <algorithm>
#include <arpa/inet.h>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/instances/sandbox.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::localcloud {
namespace {

/// The reason why bubblewrap cannot be used here; empty when it can.
std::string bubblewrapProblem(const std::string &bwrap)
{
    if (bwrap.empty())
        return "bubblewrap (bwrap) is not installed";
    const ProcessSpec trial{
        .argv = {bwrap,           "--unshare-user", "--uid",     "1000", "--gid",     "1000",      "--unshare-pid",
                 "--unshare-uts", "--unshare-ipc",  "--ro-bind", "/usr", "/usr",      "--symlink", "usr/bin",
                 "/bin",          "--symlink",      "usr/lib",   "/lib", "--symlink", "usr/lib64", "/lib64",
                 "--proc",        "/proc",          "--dev",     "/dev", "--tmpfs",   "/tmp",      "/usr/bin/true"}};
    const auto outcome = runProcess(trial, {Deadline::after(std::chrono::seconds(10)), {}});
    if (!outcome)
        return "bubblewrap does not start: " + outcome.error().detail;
    if (outcome->exitStatus == 0)
        return {};
    auto words = outcome->err.substr(0, outcome->err.find('\n'));
    return "user namespaces do not work here (" + words + ")";
}

/// sshd 9.8 and newer slows down addresses with failed logins, and all clients here come from 127.0.0.1.
bool hasPerSourcePenalties(const std::string &sshd)
{
    std::string pattern = "/tmp/trainyard-probe-XXXXXX";
    if (!mkdtemp(pattern.data()))
        return false;
    const auto key = pattern + "/key";
    bool known = false;
    if (const auto pair = sshkeys::generateEd25519("probe");
        pair && writeFileAtomically(key, pair->privateText.reveal(), 0600)) {
        const auto outcome =
            runProcess({.argv = {sshd, "-t", "-f", "/dev/null", "-h", key, "-o", "PerSourcePenalties=no"}},
                       {Deadline::after(std::chrono::seconds(10)), {}});
        known = outcome && outcome->exitStatus == 0;
    }
    std::error_code ignored;
    std::filesystem::remove_all(pattern, ignored);
    return known;
}

bool canBind(std::uint32_t address, std::uint16_t port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    sockaddr_in name{};
    name.sin_family = AF_INET;
    name.sin_port = htons(port);
    name.sin_addr.s_addr = htonl(address);
    const bool free = ::bind(fd, reinterpret_cast<sockaddr *>(&name), sizeof name) == 0;
    ::close(fd);
    return free;
}

/// Distributions have the program at different places outside of PATH: Debian's is the first one.
std::string sftpServerPath()
{
    constexpr const char *kPlaces[] = {"/usr/lib/openssh/sftp-server", "/usr/libexec/openssh/sftp-server",
                                       "/usr/lib/ssh/sftp-server", "/usr/libexec/sftp-server"};
    for (const char *place : kPlaces) {
        if (::access(place, X_OK) == 0)
            return place;
    }
    return findProgram("sftp-server").value_or(kPlaces[0]);
}

} // namespace

Result<HostCapabilities> probeHost(const RequestedIsolation &requested)
{
    HostCapabilities out;
    out.bwrap = findProgram("bwrap").value_or("");
    const auto sshd = findProgram("sshd"), dropbear = findProgram("dropbear");
    out.sftpServer = sftpServerPath();
    if (requested.server != SshServer::Dropbear && sshd) {
        out.server = SshServer::OpenSsh;
        out.sshd = *sshd;
        out.perSourcePenalties = hasPerSourcePenalties(*sshd);
    } else if (requested.server != SshServer::OpenSsh && dropbear) {
        out.server = SshServer::Dropbear;
        out.sshd = *dropbear;
    } else {
        return fail(ErrorCode::NotFound, "localcloud",
                    "no SSH server is installed; instances need one (dropbear-bin with openssh-sftp-server, or "
                    "openssh-server)");
    }
    const auto problem =
        requested.tier == Tier::Process ? std::string("asked for by an option") : bubblewrapProblem(out.bwrap);
    if (!problem.empty()) {
        if (requested.tier == Tier::Sandbox)
            return fail(ErrorCode::Unsupported, "localcloud", "instances cannot be sandboxes: " + problem);
        out.tier = Tier::Process;
        out.tierReason = "Instances are plain processes without isolation: " + problem + ".";
    }
    return out;
}

std::string procAddress(const std::string &address, std::uint16_t port)
{
    in_addr parsed{};
    ::inet_pton(AF_INET, address.c_str(), &parsed);
    return fmt::format("{:08X}:{:04X}", parsed.s_addr, port); // the kernel prints the bytes in memory order
}

bool isListening(const std::string &address, std::uint16_t port)
{
    std::ifstream table("/proc/net/tcp");
    const auto wanted = " " + procAddress(address, port) + " 00000000:0000 0A ";
    for (std::string line; std::getline(table, line);) {
        if (line.find(wanted) != std::string::npos)
            return true;
    }
    return false;
}

Result<std::string> findFreeAddress(std::uint32_t first, std::uint32_t last, std::uint16_t port,
                                    const std::vector<std::string> &taken)
{
    std::random_device device;
    std::uniform_int_distribution<std::uint32_t> pick(first, last);
    for (int attempt = 0; attempt < 1000; ++attempt) {
        const auto candidate = pick(device);
        const auto lowByte = candidate & 0xff;
        if (lowByte == 0 || lowByte == 255 || !canBind(candidate, port))
            continue;
        in_addr raw{htonl(candidate)};
        char text[INET_ADDRSTRLEN] = {};
        ::inet_ntop(AF_INET, &raw, text, sizeof text);
        if (std::find(taken.begin(), taken.end(), text) == taken.end())
            return std::string(text);
    }
    return fail(ErrorCode::NoCapacity, "localcloud", "no free loopback address found");
}

PowerRequest duePowerRequest(const std::filesystem::path &folder, std::int64_t unixSeconds)
{
    const auto root = ConfinedFolder::open(folder);
    const auto text = root ? root->readFile("control/shutdown", 256) : Result<std::string>(fail(root.error()));
    std::istringstream words(text ? *text : std::string());
    std::string what;
    std::int64_t when = 0;
    if (!(words >> what >> when) || when > unixSeconds)
        return PowerRequest::None;
    return what == "reboot" ? PowerRequest::Reboot : PowerRequest::PowerOff;
}

} // namespace trainyard::localcloud
