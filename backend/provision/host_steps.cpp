#include <algorithm>
#include <charconv>
#include <sstream>

#include "backend/core/async/poll.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/provision/steps_internal.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

// Marks in known_hosts: of a key that is about to be installed, and of one that has replaced the one-time key.
constexpr const char *kNext = "trainyard-next";
constexpr const char *kReplaced = "trainyard-replaced";
constexpr std::chrono::seconds kAttempt{10}; ///< for one connection attempt

/// Errors that are normal while a machine boots.
bool transient(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::Timeout || code == ErrorCode::Disconnected;
}
bool wrongAnswer(ErrorCode code)
{
    return code == ErrorCode::SshRefused || code == ErrorCode::SshAuthFailed;
}

/// Selects the error to report after many attempts: the last one that is not due to the deadline. Since OpenSSH 9.8 a
/// server closes further connections at once after it has refused several keys (PerSourcePenalties in sshd_config(5));
/// the reported cause remains the refusal.
class LastWord {
public:
    const Error &of(const Error &error, const Deadline &deadline)
    {
        const bool cutShort = error.code == ErrorCode::Timeout && deadline.expired();
        const bool penalty = m_error.code == ErrorCode::SshAuthFailed && error.code == ErrorCode::SshRefused;
        if (m_error.detail.empty() || (!cutShort && !penalty))
            m_error = error;
        return m_error;
    }

private:
    Error m_error;
};

/// Connects as the expected user, and as each other user while the server refuses the key: it refuses all of them until
/// cloud-init has installed the key.
Result<ssh::SshSession> openAsAnyUser(StepContext &context)
{
    const auto open = [&](const ssh::Target &target) {
        return ssh::SshSession::open(target, {Deadline::after(kAttempt).earlier(context.deadline()), context.stop()});
    };
    auto session = open(context.host().target);
    if (session || session.error().code != ErrorCode::SshAuthFailed)
        return session;
    std::string tried = context.host().target.user;
    for (const std::string &user : context.host().otherUsers) {
        if (user == context.host().target.user)
            continue;
        if (auto other = open(ssh::withUser(context.host().target, user))) {
            context.logInAs(user);
            return other;
        }
        tried += ", " + user;
    }
    Error error = session.error();
    if (tried != context.host().target.user)
        error.detail += " (tried the login users " + tried + ")";
    return fail(std::move(error));
}

} // namespace

Status waitForSsh(StepContext &context, const StandardOptions &options)
{
    Deadline patience = Deadline::never(); // for wrong answers, from the first one of a series
    bool wrong = false;
    LastWord lastWord;
    const auto begin = Deadline::Clock::now();
    return pollUntil(Backoff(options.retryPause), {context.deadline(), context.stop()}, [&]() -> Result<bool> {
        auto session = openAsAnyUser(context);
        if (session) {
            context.adopt(std::move(*session));
            return true;
        }
        const Error &error = lastWord.of(session.error(), context.deadline());
        if (wrongAnswer(error.code)) {
            if (!wrong)
                patience = Deadline::after(options.refusedGrace);
            wrong = true;
        } else {
            patience = Deadline::never();
            wrong = false;
            if (!transient(error.code))
                return fail(error); // another host key, an unreadable key file, Cancelled
        }
        if (context.deadline().expired() || patience.expired()) {
            const auto waited = std::chrono::duration_cast<std::chrono::seconds>(Deadline::Clock::now() - begin);
            return fail(error.code, error.source,
                        error.detail + " (tried for " + std::to_string(waited.count()) + " s)");
        }
        context.progress(-1, error.detail);
        return false;
    });
}

std::string installHostKeyCommand(const std::string &publicLine, const std::string &folder)
{
    // The script runs as root: its text contains no unquoted input.
    const auto file = [&](const char *suffix) { return shellQuote(folder + "/ssh_host_ed25519_key" + suffix); };
    const std::string script = "set -e; umask 077; cat > " + file(".new") + "; test -s " + file(".new") +
                               "; printf '%s\\n' " + shellQuote(publicLine) + " > " + file(".pub.new") +
                               "; chmod 644 " + file(".pub.new") + "; mv -f " + file(".pub.new") + " " + file(".pub") +
                               "; mv -f " + file(".new") + " " + file("");
    // Established sessions survive a reload. The service is not named "ssh" on every system, and not all have systemd.
    return "S=$(command -v sudo); $S /usr/bin/env sh -c " + shellQuote(script) +
           " && { $S systemctl reload ssh || $S systemctl reload sshd || $S service ssh reload || $S pkill -HUP -x "
           "sshd; }";
}

namespace {

/// Waits until the host authenticates itself with this key, and then removes all other keys of the host.
Status adopt(StepContext &context, const StandardOptions &options, const std::string &publicLine)
{
    ssh::Target pinned = context.host().target;
    pinned.pinnedHostKey = publicLine;
    LastWord lastWord;
    const Backoff interval(std::min(options.retryPause, 200ms));
    TY_TRY(pollUntil(interval, {context.deadline(), context.stop()}, [&]() -> Result<bool> {
        auto session =
            ssh::SshSession::open(pinned, {Deadline::after(kAttempt).earlier(context.deadline()), context.stop()});
        if (session) {
            context.adopt(std::move(*session));
            return true;
        }
        // sshd may present the old key for a moment, and does not answer while it restarts.
        const Error &error = lastWord.of(session.error(), context.deadline());
        if (!transient(error.code) && error.code != ErrorCode::HostKeyMismatch && error.code != ErrorCode::SshRefused)
            return fail(error);
        if (context.deadline().expired())
            return fail(error.code, error.source, "the SSH server does not use its new host key: " + error.detail);
        return false;
    }));
    const ssh::Target &target = context.host().target;
    return ssh::replaceKnownHost(target.knownHostsFile, target.host, target.port,
                                 {ssh::knownHostsLine(target.host, target.port, publicLine, kReplaced)});
}

} // namespace

/// The one-time key is readable by everyone with access to the instance's user data. May be interrupted at any point:
/// known_hosts contains both keys until the server has presented the new one.
Status replaceHostKey(StepContext &context, const StandardOptions &options)
{
    const ssh::Target &target = context.host().target;
    TY_ASSIGN(auto session, context.session());
    const std::string shown = session->hostKey();
    TY_ASSIGN(const auto known, ssh::knownKeys(target.knownHostsFile, target.host, target.port));
    for (const ssh::KnownHost &entry : known) {
        if (entry.type + " " + entry.key != shown)
            continue;
        if (entry.comment == kReplaced) {
            context.progress(1, say("was replaced before"));
            return {};
        }
        if (entry.comment == kNext) { // an earlier attempt reached the reload
            context.dropSession();
            return adopt(context, options, shown);
        }
    }
    TY_ASSIGN(const auto fresh, sshkeys::generateEd25519("trainyard:" + context.host().name));
    TY_TRY(ssh::replaceKnownHost(target.knownHostsFile, target.host, target.port,
                                 {ssh::knownHostsLine(target.host, target.port, shown),
                                  ssh::knownHostsLine(target.host, target.port, fresh.publicLine, kNext)}));
    ssh::ExecOptions input;
    input.stdinText = fresh.privateText.reveal();
    const auto installed = session->mustExec(installHostKeyCommand(fresh.publicLine, options.hostKeyFolder), input,
                                             {context.deadline(), context.stop()});
    // A server may disconnect on reload; adopt() verifies the key.
    if (!installed && installed.error().code != ErrorCode::Disconnected)
        return fail(installed.error());
    context.dropSession();
    return adopt(context, options, fresh.publicLine);
}

namespace {

std::uint64_t number(const std::string &text)
{
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Compares kernel releases: "5.15.0-91-generic" is at least 4.18.
bool kernelAtLeast(const std::string &release, int major, int minor)
{
    int a = 0, b = 0;
    const char *end = release.data() + release.size();
    const auto first = std::from_chars(release.data(), end, a);
    if (first.ec != std::errc() || first.ptr == end)
        return false;
    std::from_chars(first.ptr + 1, end, b);
    return a > major || (a == major && b >= minor);
}

} // namespace

Status checkNode(StepContext &context, const StandardOptions &options, LocalBundle &bundle)
{
    TY_ASSIGN(auto session, context.session());
    TY_ASSIGN(const auto sha, bundle.sha256());
    const auto text = session->mustExec(
        "echo arch=$(uname -m); echo kernel=$(uname -r); for t in tar gzip sha256sum; do command -v $t >/dev/null || "
        "echo missing=$t; done; echo home=\"$HOME\"; set -- $(df -Pk \"$HOME\" | tail -n 1); echo free=$4; "
        "if [ -d ~/.trainyard/bundles/" +
            sha + " ]; then echo installed=yes; fi",
        {}, {context.deadline(), context.stop()});
    if (!text)
        return fail(text.error());
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        if (const auto equals = line.find('='); equals != std::string::npos)
            context.facts[line.substr(0, equals)] = line.substr(equals + 1);
    }
    auto &facts = context.facts;
    const std::string source = context.host().target.source();
    if (facts["arch"] != "x86_64")
        return fail(ErrorCode::Unsupported, source, "the machine is " + facts["arch"] + "; the runtime is for x86_64");
    if (!kernelAtLeast(facts["kernel"], 4, 18))
        return fail(ErrorCode::Unsupported, source,
                    "its kernel is " + facts["kernel"] + "; the runtime needs 4.18 or newer");
    if (facts.contains("missing"))
        return fail(ErrorCode::Unsupported, source, "there is no " + facts["missing"] + " on the machine");
    const std::uint64_t free = number(facts["free"]) * 1024;
    facts["free-bytes"] = std::to_string(free);
    std::error_code error;
    std::uint64_t needed = options.freeBytesNeeded;
    if (!facts.contains("installed"))
        needed += 5 * std::uint64_t(std::filesystem::file_size(bundle.file(),
                                                               error)); // packed, and about four times as much unpacked
    if (free < needed)
        return fail(ErrorCode::DiskFull, source,
                    facts["home"] + " has " + formatBytes(free) + " free, " + formatBytes(needed) + " are needed");
    return {};
}

} // namespace trainyard::provision
