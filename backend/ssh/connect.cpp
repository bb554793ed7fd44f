#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <sstream>
#include <vector>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/ssh/host_key.h"
#include "backend/ssh/jump_errors_internal.h"
#include "backend/ssh/jump_internal.h"
#include "backend/ssh/key_files_internal.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::ssh {

namespace {

struct Address {
    sockaddr_storage storage = {};
    socklen_t length = 0;
    int family = 0;
};

std::optional<Address> numericAddress(const std::string &host, int port)
{
    addrinfo hints = {};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICHOST;
    addrinfo *found = nullptr;
    if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found) != 0)
        return std::nullopt;
    Address address;
    std::memcpy(&address.storage, found->ai_addr, found->ai_addrlen);
    address.length = found->ai_addrlen;
    address.family = found->ai_family;
    ::freeaddrinfo(found);
    return address;
}

/// A name is looked up by a process that can be ended: getaddrinfo cannot be cancelled, and a thread in it would outlive
/// a caller that gives up.
Result<std::vector<Address>> resolve(const Target &target, const CallContext &context)
{
    if (const auto numeric = numericAddress(target.host, target.port))
        return std::vector{*numeric};
    ProcessSpec getent;
    getent.argv = {"getent", "ahosts", "--", target.host};
    const auto done = runProcess(getent, context);
    if (!done && done.error().code == ErrorCode::Cancelled)
        return fail(ErrorCode::Cancelled, target.source(), "stopped while looking up " + target.host);
    if (!done && done.error().code == ErrorCode::Timeout)
        return fail(ErrorCode::Timeout, target.source(),
                    "NameNotFound: no answer in time while looking up " + target.host);
    if (!done)
        return fail(done.error());
    std::vector<Address> addresses;
    std::istringstream lines(done->out); // "127.0.0.1       STREAM localhost", one line per type of socket
    for (std::string line, host, type; std::getline(lines, line);) {
        if (std::istringstream(line) >> host >> type && type == "STREAM") {
            if (const auto address = numericAddress(host, target.port))
                addresses.push_back(*address);
        }
    }
    if (addresses.empty())
        return fail(ErrorCode::Unreachable, target.source(), "NameNotFound: " + target.host + ": unknown host name");
    return addresses;
}

void tune(int fd)
{
    const int on = 1, idle = 30, interval = 10, count = 3, userTimeoutMs = 60'000;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    ::setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count);
    ::setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &userTimeoutMs, sizeof userTimeoutMs);
}

Result<int> connectTo(const Target &target, const Address &address, const CallContext &context)
{
    const std::string where = target.host + ":" + std::to_string(target.port);
    const int fd = ::socket(address.family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return fail(systemError(errno, target.source(), "socket"));
    tune(fd);
    int error = 0;
    if (::connect(fd, reinterpret_cast<const sockaddr *>(&address.storage), address.length) != 0)
        error = errno;
    while (error == EINPROGRESS) {
        pollfd waiting = {fd, POLLOUT, 0};
        if (::poll(&waiting, 1, int(context.deadline.remaining(kSlice).count())) > 0) {
            socklen_t length = sizeof error;
            ::getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &length);
        } else if (context.stop.stop_requested()) {
            ::close(fd);
            return fail(ErrorCode::Cancelled, target.source(), "stopped while connecting to " + where);
        } else if (context.deadline.expired()) {
            ::close(fd);
            return fail(ErrorCode::Timeout, target.source(),
                        "ConnectTimeout: no answer in time while connecting to " + where);
        }
    }
    if (error != 0) {
        ::close(fd);
        Error failure = systemError(error, target.source(), "connecting to " + where);
        failure.detail = std::string(failure.code == ErrorCode::Timeout ? "ConnectTimeout: "
                                     : error == ECONNREFUSED            ? "ConnectionRefused: "
                                                                        : "NoRoute: ") +
                         failure.detail;
        if (failure.code != ErrorCode::Timeout)
            failure.code = ErrorCode::Unreachable;
        return fail(std::move(failure));
    }
    return fd;
}

Result<int> connectDirectly(const Target &target, const CallContext &context)
{
    TY_ASSIGN(const auto addresses, resolve(target, context));
    Result<int> fd = fail(ErrorCode::Unreachable, target.source(), target.host + " has no address");
    for (const Address &address : addresses) {
        fd = connectTo(target, address, context);
        if (fd || fd.error().code == ErrorCode::Cancelled)
            break;
    }
    return fd;
}

/// Connects to the target's port.
/// \return the socket; in `state`, what the session must keep for it
Result<int> connectSocket(const Target &target, SessionState &state, const CallContext &context)
{
    if (!target.jump)
        return connectDirectly(target, context);
    auto host = JumpHost::of(*target.jump, context);
    if (!host)
        return fail(ofJumpHost(target, host.error()));
    TY_ASSIGN(auto connection, (*host)->connect(target, context));
    state.jumpHost = std::move(*host);
    state.path = std::move(connection.path);
    return connection.socket.release();
}

/// Returns the key types to request: known ones first, for a server with several keys to show the known one.
std::string hostKeyAlgorithms(const std::vector<KnownHost> &known)
{
    std::vector<std::string> order;
    const auto add = [&](const std::string &type) {
        if (std::find(order.begin(), order.end(), type) == order.end())
            order.push_back(type);
    };
    for (const KnownHost &entry : known) {
        if (entry.type == "ssh-rsa") {
            add("rsa-sha2-512");
            add("rsa-sha2-256");
        } else {
            add(entry.type);
        }
    }
    for (const char *type : {"ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
                             "rsa-sha2-512", "rsa-sha2-256"})
        add(type);
    std::string list;
    for (const std::string &type : order)
        list += (list.empty() ? "" : ",") + type;
    return list;
}

Result<std::vector<KnownHost>> acceptedKeys(const Target &target)
{
    if (target.pinnedHostKey.empty())
        return knownKeys(target.knownHostsFile, target.host, target.port);
    auto entries = parseKnownHosts(knownHostsLine(target.host, target.port, target.pinnedHostKey));
    if (entries.empty())
        return fail(ErrorCode::InvalidArgument, target.source(), "the pinned host key is not a public key");
    return entries;
}

/// A host key: its type and its base64 text.
struct ShownKey {
    std::string type, blob;
};
Result<ShownKey> shownKey(SessionState &state)
{
    ssh_key raw = nullptr;
    if (ssh_get_server_publickey(state.handle, &raw) != SSH_OK)
        return state.failed(ErrorCode::HostKeyMismatch, "HostKeyDiffers: the server showed no host key");
    const KeyHolder key(raw);
    char *text = nullptr;
    if (ssh_pki_export_pubkey_base64(key.get(), &text) != SSH_OK)
        return state.failed(ErrorCode::Internal, "the host key cannot be written");
    const std::string blob = text;
    ssh_string_free_char(text);
    return ShownKey{ssh_key_type_to_char(ssh_key_type(key.get())), blob};
}

/// Accepts only a key that was known beforehand. A host known only by a key of another type counts as changed.
Status checkHostKey(SessionState &state, const std::vector<KnownHost> &known)
{
    TY_ASSIGN(const auto shown, shownKey(state));
    const std::string &type = shown.type, &blob = shown.blob;
    bool sameType = false;
    for (const KnownHost &entry : known) {
        if (entry.key == blob) {
            state.hostKey = entry.type + " " + blob;
            return {};
        }
        sameType = sameType || entry.type.starts_with(type);
    }
    const auto print = sshkeys::fingerprint(type + " " + blob);
    std::string detail = "HostKeyDiffers: the host at " + state.target.host + ":" + std::to_string(state.target.port) +
                         " shows the " + type + " key " + print.value_or("(unreadable)") +
                         ", which is not the one known beforehand";
    if (!state.target.pinnedHostKey.empty())
        detail += " (" + sshkeys::fingerprint(state.target.pinnedHostKey).value_or("") + " was expected)";
    else if (known.empty())
        detail += ": " + state.target.knownHostsFile.string() + " has no key for it";
    else if (sameType)
        detail += ": " + state.target.knownHostsFile.string() + " has another one";
    else
        detail += ": " + state.target.knownHostsFile.string() + " has one of type " + known.front().type;
    return state.failed(ErrorCode::HostKeyMismatch, std::move(detail));
}

/// Before the event loop exists, libssh's own functions read and write; this function only waits between calls.
template <class Call>
Status repeat(SessionState &state, Call again, const CallContext &context, const char *doing)
{
    while (again()) {
        TY_TRY(state.checkWait(context, doing));
        pollfd waiting = {ssh_get_fd(state.handle), POLLIN, 0};
        if (ssh_get_poll_flags(state.handle) & SSH_WRITE_PENDING)
            waiting.events |= POLLOUT;
        ::poll(&waiting, 1, int(context.deadline.remaining(kSlice).count()));
    }
    return {};
}

/// Time for a server that sent bytes but no SSH banner to send one.
constexpr std::chrono::seconds kStrangeTalk{1};

Status performHandshake(SessionState &state, const CallContext &context)
{
    int rc = SSH_AGAIN;
    std::optional<Deadline> strange;
    const auto again = [&] {
        rc = ssh_connect(state.handle);
        if (rc == SSH_AGAIN && !ssh_get_serverbanner(state.handle) && state.received() > 0) {
            if (!strange)
                strange = Deadline::after(kStrangeTalk);
            if (strange->expired())
                rc = SSH_ERROR;
        }
        return rc == SSH_AGAIN;
    };
    auto waited = repeat(state, again, context, "waiting for the SSH handshake");
    const char *banner = ssh_get_serverbanner(state.handle);
    if (!waited) {
        if (!banner && waited.error().code == ErrorCode::Timeout)
            return state.failed(ErrorCode::Timeout,
                                "NoBanner: the port is open, but no SSH server sent its banner in time");
        return waited;
    }
    if (rc == SSH_OK)
        return {};
    const std::string words = ssh_get_error(state.handle);
    if (state.jumpIsBroken())
        return state.disconnected(words);
    if (!banner)
        return state.failed(ErrorCode::SshRefused,
                            "NotSsh: what answers there is not an SSH server, or it hung up at once" +
                                (words.empty() ? "" : ": " + words));
    if (words.find("no match for method") != std::string::npos)
        return state.failed(ErrorCode::Unsupported, words);
    return state.failed(ErrorCode::Disconnected, "HandshakeBroke: the handshake broke off: " + words);
}

Status logIn(SessionState &state, ssh_key key, const CallContext &context)
{
    int rc = SSH_AUTH_AGAIN;
    auto waited = repeat(
        state, [&] { return (rc = ssh_userauth_publickey(state.handle, nullptr, key)) == SSH_AUTH_AGAIN; }, context,
        "logging in");
    if (!waited)
        return waited;
    if (rc == SSH_AUTH_SUCCESS)
        return {};
    const std::string words = ssh_get_error(state.handle);
    if (rc == SSH_AUTH_ERROR && !ssh_is_connected(state.handle))
        return state.disconnected("the connection broke while logging in: " + words);
    return state.failed(ErrorCode::SshAuthFailed, "KeyRefused: the server does not accept the key " +
                                                      state.target.keyFile.string() + " for the user " +
                                                      state.target.user + ": " + words);
}

Status startLibrary()
{
    static const int initialised = ssh_init();
    return initialised == SSH_OK ? Status() : fail(ErrorCode::Internal, "libssh", "ssh_init failed");
}

/// Connects until the server has shown its host key, which is not checked here.
Result<std::unique_ptr<SessionState>> connectState(const Target &target, const std::vector<KnownHost> &known,
                                                   const CallContext &context)
{
    TY_TRY(startLibrary());
    auto state = std::make_unique<SessionState>();
    state->target = target;
    TY_ASSIGN(const auto fd, connectSocket(target, *state, context));
    state->handle = ssh_new();
    if (!state->handle) {
        ::close(fd);
        return fail(ErrorCode::Internal, "libssh", "ssh_new failed");
    }
    const ssh_session s = state->handle;
    const bool no = false;
    const unsigned port = unsigned(target.port);
    const int logLevel = SSH_LOG_NOLOG;
    const std::string algorithms = hostKeyAlgorithms(known);
    // Ignore the user's ssh configuration and known hosts.
    ssh_options_set(s, SSH_OPTIONS_PROCESS_CONFIG, &no);
    ssh_options_set(s, SSH_OPTIONS_LOG_VERBOSITY, &logLevel);
    ssh_options_set(s, SSH_OPTIONS_HOST, target.host.c_str());
    ssh_options_set(s, SSH_OPTIONS_PORT, &port);
    ssh_options_set(s, SSH_OPTIONS_USER, target.user.c_str());
    ssh_options_set(s, SSH_OPTIONS_KNOWNHOSTS, "/dev/null");
    ssh_options_set(s, SSH_OPTIONS_GLOBAL_KNOWNHOSTS, "/dev/null");
    ssh_options_set(s, SSH_OPTIONS_HOSTKEYS, algorithms.c_str());
    ssh_options_set(s, SSH_OPTIONS_FD, &fd);
    ssh_set_blocking(s, 0);

    TY_TRY(performHandshake(*state, context));
    if (state->path)
        state->makeNonBlocking();
    return state;
}

} // namespace

Result<std::unique_ptr<SessionState>> openState(const Target &target, const CallContext &context)
{
    TY_TRY(startLibrary());
    TY_ASSIGN(const auto known, acceptedKeys(target));
    TY_ASSIGN(const auto loaded, loadKey(target.keyFile));
    const KeyHolder &key = loaded;
    TY_ASSIGN(auto state, connectState(target, known, context));
    TY_TRY(checkHostKey(*state, known));
    TY_TRY(logIn(*state, key.get(), context));

    state->event = ssh_event_new();
    if (!state->event || ssh_event_add_session(state->event, state->handle) != SSH_OK)
        return fail(ErrorCode::Internal, "libssh", "no event loop");
    return state;
}

Result<std::string> offeredHostKey(const Target &target, const CallContext &context)
{
    TY_ASSIGN(const auto state, connectState(target, {}, context));
    TY_ASSIGN(const auto shown, shownKey(*state));
    return shown.type + " " + shown.blob;
}

Result<SshSession> SshSession::open(const Target &target, const CallContext &context)
{
    TY_ASSIGN(auto state, openState(target, context));
    return SshSession(std::move(state));
}

} // namespace trainyard::ssh
