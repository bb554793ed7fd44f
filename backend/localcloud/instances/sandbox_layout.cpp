#include <filesystem>
#include <iterator>
#include <sstream>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/instances/disk_copy.h"
#include "backend/localcloud/instances/sandbox.h"
#include "backend/localcloud/instances/sandbox_scripts.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::localcloud {
namespace {

namespace fs = std::filesystem;

/// Paths as the processes of the instance see them.
struct Places {
    std::string home, etc, boot, control, run, bin, shared;
};

Places placesOf(const HostCapabilities &host, const SandboxSpec &spec)
{
    if (host.tier == Tier::Sandbox)
        return {"/home/" + spec.user,  "/etc",           "/run/localcloud/boot", "/run/localcloud/control",
                "/run/localcloud/run", "/usr/local/bin", kSharedInSandbox};
    const auto at = [&](const char *name) { return (spec.folder / name).string(); };
    return {at("home"), at("etc"), at("boot"), at("control"), at("run"), at("boot/bin"), spec.sharedFolder.string()};
}

fs::path selfFolder()
{
    std::error_code ignored;
    return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}

/// A library beside the program or in lib/trainyard of an installation; empty: there is none.
std::string ownLibrary(const std::string &name)
{
    for (const auto &candidate : {selfFolder() / name, selfFolder() / "../lib/trainyard" / name}) {
        std::error_code ignored;
        if (fs::exists(candidate, ignored))
            return fs::weakly_canonical(candidate, ignored).string();
    }
    return {};
}

/// The library that maps the image's login name to the user of the local cloud when the instance has no /etc of its
/// own.
std::string passwdLibrary()
{
    return ownLibrary("libtrainyard-localcloud-passwd.so");
}

/// The library for the SSH server of an instance in a created network; empty: not needed, or not possible. Without its
/// own file system, and with dropbear, an instance of a private subnet can be reached from this computer.
std::string networkLibrary(const HostCapabilities &host, const SandboxSpec &spec)
{
    const bool possible = host.tier == Tier::Sandbox && host.server == SshServer::OpenSsh;
    return spec.ownNetwork && possible ? ownLibrary("libtrainyard-localcloud-network.so") : std::string();
}

/// Writes below the folder of an instance, whatever its content; remembers the first error.
class Writer {
public:
    explicit Writer(const ConfinedFolder &root)
        : m_root(root)
    {
    }

    void folder(const fs::path &name, mode_t mode = 0755)
    {
        if (m_status)
            m_status = m_root.makeFolder(name, mode);
    }
    void file(const fs::path &name, std::string_view content, mode_t mode = 0644)
    {
        if (m_status)
            m_status = m_root.writeFile(name, content, mode);
    }
    void copyIfThere(const fs::path &from, const fs::path &name)
    {
        if (const auto content = readFile(from))
            file(name, *content);
    }
    bool has(const fs::path &name) const { return m_root.has(name); }
    const Status &status() const { return m_status; }

private:
    const ConfinedFolder &m_root;
    Status m_status;
};

std::string sshdConfig(const HostCapabilities &host, const SandboxSpec &spec, const Places &at)
{
    std::string out = fmt::format("Port {}\nListenAddress {}:{}\nHostKey {}/ssh/ssh_host_ed25519_key\n", spec.port,
                                  spec.address, spec.port, at.etc);
    out +=
        "PidFile none\nUsePAM no\nPasswordAuthentication no\nKbdInteractiveAuthentication no\nUseDNS no\nPrintMotd no\n"
        "Subsystem sftp internal-sftp\nMaxStartups 500:30:1000\nMaxSessions 64\nLogLevel ERROR\nAllowAgentForwarding "
        "yes\n"
        "AuthorizedKeysFile .ssh/authorized_keys\n";
    if (host.tier == Tier::Process)
        out += "PermitRootLogin yes\nStrictModes no\n"; // the login is the user of the local cloud, possibly root
    if (host.perSourcePenalties)
        out += "PerSourcePenalties no\n";
    out += "SetEnv LANG=C.UTF-8"; // sshd uses only the first SetEnv line
    for (const auto &[name, value] : spec.environment)
        out += " " + name + "=" + value;
    if (host.tier == Tier::Process)
        out += " PATH=" + at.bin + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
    return out + "\n";
}

std::string conf(const HostCapabilities &host, const SandboxSpec &spec, const Places &at)
{
    std::string out;
    const auto set = [&](const char *name, const std::string &value) {
        out += std::string(name) + "=" + shellQuote(value) + "\n";
    };
    set("LC_HOME", at.home);
    set("LC_ETC", at.etc);
    set("LC_BOOT", at.boot);
    set("LC_CONTROL", at.control);
    set("LC_RUN", at.run);
    set("LC_SHARED", spec.sharedFolder.empty() ? "" : at.shared);
    set("LC_USER", spec.user);
    set("LC_SERVER", std::string(toString(host.server)));
    set("LC_PROGRAM", host.sshd);
    set("LC_CONVERT", "/usr/lib/dropbear/dropbearconvert");
    set("LC_ADDRESS", spec.address);
    set("LC_PORT", std::to_string(spec.port));
    set("LC_LISTEN", procAddress(spec.address, spec.port));
    set("LC_FIRST_BOOT", spec.firstBoot ? "1" : "0");
    set("LC_PRELOAD", host.tier == Tier::Process            ? passwdLibrary()
                      : !networkLibrary(host, spec).empty() ? at.boot + "/network.so"
                                                            : "");
    set("LC_PRIVATE", spec.isPrivate ? "1" : "");
    set("LC_MAP_ETC", host.tier == Tier::Process ? "1" : "");
    return out;
}

void writeEtc(Writer &to, const SandboxSpec &spec)
{
    const auto home = "/home/" + spec.user;
    to.file("etc/passwd", "root:x:0:0:root:/root:/bin/bash\n" + spec.user + ":x:1000:1000:Ubuntu:" + home +
                              ":/bin/bash\nsshd:x:101:65534::/run/sshd:/usr/sbin/nologin\n"
                              "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n");
    to.file("etc/group", "root:x:0:\n" + spec.user + ":x:1000:\nnogroup:x:65534:\n");
    to.file("etc/hostname", spec.hostName + "\n");
    to.file("etc/nsswitch.conf",
            "passwd: files\ngroup: files\nshadow: files\nhosts: files dns\nservices: files\nprotocols: files\n");
    to.file("etc/shells", "/bin/sh\n/usr/bin/sh\n/bin/bash\n/usr/bin/bash\n/bin/dash\n/usr/bin/dash\n");
    to.file("etc/profile", "export PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin\n"
                           "[ -n \"$BASH\" ] && [ -n \"$PS1\" ] && [ -f /etc/bash.bashrc ] && . /etc/bash.bashrc\n");
    to.file("etc/bash.bashrc", "[ -z \"$PS1\" ] || PS1='\\u@\\h:\\w\\$ '\n");
    to.file("etc/machine-id", hexEncode(randomBytes(16)) + "\n");
    for (const char *name : {"os-release", "ld.so.cache", "localtime", "resolv.conf", "services", "protocols"})
        to.copyIfThere(fs::path("/etc") / name, fs::path("etc") / name);
    to.copyIfThere("/etc/ssl/openssl.cnf", "etc/ssl/openssl.cnf");
}

/// Adapts a boot script to an instance without its own file system: home, keys and limits are in its folder, and the
/// shutdown commands are its own, so that the script cannot end this computer.
std::string relocated(std::string script, const SandboxSpec &spec, const Places &at)
{
    const auto replace = [&](const std::string &from, const std::string &to) {
        for (auto i = script.find(from); i != std::string::npos; i = script.find(from, i + to.size()))
            script.replace(i, from.size(), to);
    };
    replace("/home/" + spec.user, at.home);
    replace("/etc/ssh/", at.etc + "/ssh/");
    replace("/etc/trainyard", at.etc + "/trainyard");
    for (const char *name : {"shutdown", "poweroff", "halt", "reboot"}) {
        for (const std::string folder : {"/usr/sbin/", "/sbin/"})
            replace(folder + name, at.bin + "/" + name);
    }
    return script;
}

Result<std::string> writeHostKey(const ConfinedFolder &root, Writer &to, const SandboxSpec &spec)
{
    if (to.has("etc/ssh/ssh_host_ed25519_key")) { // a second boot; the instance may have replaced the key
        const auto line = root.readFile("etc/ssh/ssh_host_ed25519_key.pub", 16u << 10);
        return line ? line->substr(0, line->find('\n')) : std::string();
    }
    std::string secret, line;
    if (spec.userData.hostKeyPrivate && spec.userData.hostKeyPublic) {
        secret = *spec.userData.hostKeyPrivate;
        line = *spec.userData.hostKeyPublic;
        line = line.substr(0, line.find('\n'));
    } else {
        TY_ASSIGN(const auto key, sshkeys::generateEd25519("root@" + spec.hostName));
        secret = key.privateText.reveal();
        line = key.publicLine;
    }
    to.file("etc/ssh/ssh_host_ed25519_key", secret, 0600);
    to.file("etc/ssh/ssh_host_ed25519_key.pub", line + "\n");
    return line;
}

/// cloud-init's report on the console, after the scripts of the boot, from which a client learns the host key before its
/// first connection.
std::string hostKeyReport(const std::string &line, const std::string &hostName)
{
    const auto key = sshkeys::readPublicKey(line);
    if (!key)
        return "ec2: the host key is not readable\n";
    return fmt::format("ec2: \nec2: #############################################################\n"
                       "ec2: -----BEGIN SSH HOST KEY FINGERPRINTS-----\nec2: 256 {} root@{} (ED25519)\n"
                       "ec2: -----END SSH HOST KEY FINGERPRINTS-----\n"
                       "ec2: #############################################################\n"
                       "-----BEGIN SSH HOST KEY KEYS-----\n{} root@{}\n-----END SSH HOST KEY KEYS-----\n",
                       sshkeys::fingerprint(key->line).value_or(""), hostName, key->line, hostName);
}

std::vector<std::string> wordsIn(const std::string &text)
{
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

} // namespace

Result<std::string> prepareSandbox(const HostCapabilities &host, const SandboxSpec &spec)
{
    const auto at = placesOf(host, spec);
    TY_TRY(ensureFolder(spec.folder, 0700));
    TY_ASSIGN(const auto root, ConfinedFolder::open(spec.folder));
    Writer to(root);
    to.folder("", 0700);
    // Includes the mount points of bubblewrap, which would create them itself and follow links of the instance.
    for (const char *name :
         {"etc", "etc/ssh", "etc/alternatives", "etc/ssl", "etc/ssl/certs", "boot", "boot/bin", "run"})
        to.folder(name);
    to.folder("control", 0700);
    const bool firstLayout = !to.has("home");
    if (firstLayout && !spec.image.empty()) {
        if (const auto failure = copyDisk(spec.image, spec.folder / "home", {}); !failure.empty())
            return fail(ErrorCode::IoFailure, spec.image.string(), "the image cannot be copied: " + failure);
    }
    to.folder("home", 0700);
    if (!to.has("etc/passwd"))
        writeEtc(to, spec);
    const auto hostKey = writeHostKey(root, to, spec);
    if (!hostKey)
        return hostKey;
    to.file("boot/host-keys", hostKeyReport(*hostKey, spec.hostName));
    to.file("etc/ssh/sshd_config", sshdConfig(host, spec, at));

    std::string keys;
    for (const auto &key : spec.authorizedKeys)
        keys += key + "\n";
    to.file("boot/authorized_keys", keys, 0600);
    // Without its own file system, an instance finds its shims only through PATH. dropbear sets PATH for a session, but
    // it passes on BASH_ENV, which every non-interactive bash reads.
    const std::string path =
        host.tier == Tier::Process
            ? "unset BASH_ENV LD_PRELOAD LOCALCLOUD_USER LOCALCLOUD_HOME\nPATH=" + shellQuote(at.bin) + ":$PATH\n"
            : std::string();
    to.file("boot/session-environment", path);
    if (firstLayout) {
        to.folder("home/.ssh", 0700);
        // As cloud-init does, the key of this launch is added to those of the image.
        const auto others = root.readFile("home/.ssh/authorized_keys", 1u << 20);
        to.file("home/.ssh/authorized_keys", others.value_or("") + keys, 0600);
    }
    if (firstLayout && spec.image.empty()) {
        to.file("home/.bashrc", path + "[ -z \"$PS1\" ] || PS1='\\u@\\h:\\w\\$ '\n");
        to.file("home/.profile", "[ -n \"$BASH_VERSION\" ] && [ -f \"$HOME/.bashrc\" ] && . \"$HOME/.bashrc\"\n");
    }
    if (const auto library = networkLibrary(host, spec); !library.empty()) {
        to.copyIfThere(library, "boot/network.so");
        to.file("etc/ssh/ssh_config",
                "Include /etc/ssh/ssh_config.d/*.conf\nHost *\n    BindAddress " + spec.address + "\n");
    }
    to.file("boot/conf", conf(host, spec, at));
    to.file("boot/init", initScript(at.boot + "/conf"), 0755);
    to.file("boot/shim", shimScript(at.boot + "/conf"), 0755);
    if (host.tier == Tier::Process) {
        for (const char *name : kShimNames)
            to.file(fs::path("boot/bin") / name, shimScript(at.boot + "/conf"), 0755);
    }
    to.folder("boot/programs");
    for (const auto &[name, text] : spec.programs)
        to.file(fs::path(host.tier == Tier::Process ? "boot/bin" : "boot/programs") / name,
                "#!/bin/sh\n. " + shellQuote(at.boot + "/conf") + "\n" + text, 0755);
    const auto script = [&](const std::string &text) {
        return host.tier == Tier::Sandbox ? text : relocated(text, spec, at);
    };
    if (spec.firstBoot && !spec.userData.firstBootScript.empty())
        to.file("boot/first-boot", script(spec.userData.firstBootScript), 0755);
    to.folder("boot/every-boot");
    for (const auto &[name, text] : spec.userData.everyBoot)
        to.file(fs::path("boot/every-boot") / name, script(text), 0755);
    if (!to.status())
        return fail(to.status().error());
    for (const char *name : {"control/shutdown", "control/boot-finished"}) { // requests and states of the previous boot
        TY_TRY(root.remove(name));
    }
    return hostKey;
}

std::vector<std::string> sandboxCommand(const HostCapabilities &host, const SandboxSpec &spec)
{
    const auto at = placesOf(host, spec);
    if (host.tier == Tier::Process)
        return {"/proc/self/exe", "--instance-supervisor", at.boot + "/init"};
    const auto own = [&](const char *name) { return (spec.folder / name).string(); };
    std::vector<std::string> out = {host.bwrap};
    const auto add = [&](const std::vector<std::string> &words) { out.insert(out.end(), words.begin(), words.end()); };
    add(wordsIn("--die-with-parent --unshare-user --uid 1000 --gid 1000 --unshare-pid --unshare-ipc --unshare-uts"));
    add({"--hostname", spec.hostName});
    add(wordsIn("--unshare-cgroup-try --ro-bind /usr /usr --symlink usr/bin /bin --symlink usr/lib /lib "
                "--symlink usr/lib64 /lib64 --symlink usr/sbin /sbin"));
    add({"--bind", own("etc"), "/etc"});
    // Not /etc/ssl/private.
    add(wordsIn("--ro-bind-try /etc/alternatives /etc/alternatives --ro-bind-try /etc/ssl/certs /etc/ssl/certs "
                "--proc /proc --dev /dev --ro-bind-try /sys /sys --tmpfs /tmp --tmpfs /run --dir /var/tmp "
                "--dir /var/log --dir /var/lib/cloud/instance --dir /opt --dir /mnt --dir /run/localcloud/run"));
    add({"--ro-bind", own("boot"), at.boot, "--bind", own("control"), at.control, "--tmpfs", "/usr/local/bin"});
    if (spec.diskBytes > 0)
        add({"--size", std::to_string(spec.diskBytes), "--tmpfs", at.home});
    else
        add({"--bind", own("home"), at.home});
    for (const char *name : kShimNames) {
        add({"--ro-bind", own("boot/shim"), at.bin + "/" + name});
        // Scripts that call /usr/bin/sudo also get the shim. A link such as systemctl is covered through its target.
        const auto installed = fs::path("/usr/bin") / name;
        std::error_code ignored;
        if (fs::is_regular_file(fs::symlink_status(installed, ignored)))
            add({"--ro-bind", own("boot/shim"), installed.string()});
    }
    for (const auto &program : spec.programs)
        add({"--ro-bind", own(("boot/programs/" + program.first).c_str()), at.bin + "/" + program.first});
    for (const auto &folder : spec.folders)
        add({"--dir", folder});
    if (!spec.sharedFolder.empty())
        add({"--bind", spec.sharedFolder.string(), at.shared});
    // No --setenv: the environment contains the secret of the metadata endpoint, and every user can read command lines.
    add({"--chdir", at.home});
    add({"/bin/sh", at.boot + "/init"});
    return out;
}

std::vector<std::string> sandboxEnvironment(const HostCapabilities &host, const SandboxSpec &spec)
{
    const auto at = placesOf(host, spec);
    std::vector<std::string> out = {"PATH=" + (host.tier == Tier::Process ? at.bin + ":" : "") +
                                        "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
                                    "HOME=" + at.home,
                                    "USER=" + spec.user,
                                    "LOGNAME=" + spec.user,
                                    "SHELL=/bin/bash",
                                    "LANG=C.UTF-8"};
    for (const auto &[name, value] : spec.environment)
        out.push_back(name + "=" + value);
    return out;
}

Status writeHosts(const fs::path &folder, const std::string &ownName,
                  const std::vector<std::pair<std::string, std::string>> &addressAndName)
{
    std::string text = "127.0.0.1 localhost\n::1 localhost\n";
    for (const auto &[address, name] : addressAndName)
        text += address + " " + name + ".ec2.internal " + name + "\n";
    if (addressAndName.empty())
        text += "127.0.1.1 " + ownName + "\n";
    TY_ASSIGN(const auto root, ConfinedFolder::open(folder));
    return root.writeFile("etc/hosts", text, 0644);
}

} // namespace trainyard::localcloud
