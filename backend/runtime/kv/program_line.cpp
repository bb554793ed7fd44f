#include "backend/runtime/kv/program_line.h"

#include <algorithm>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/runtime/kv/c/trainyard_kv.h"

namespace trainyard::kv {

namespace {

constexpr std::size_t kMostRefused = 8;
constexpr std::size_t kLongestText = 4096;
constexpr std::size_t kLongestSentence = 900; ///< libtrainyard_kv has room for 1 KiB

/// The largest payload of a request.
std::uint64_t mostBytes(std::uint16_t call)
{
    return call == TY_CALL_PUT ? TY_KV_MOST_BLOB + TY_KV_LONGEST_NAME : kLongestText;
}

ty_kv_message headerOf(std::uint16_t call, const Reply &reply)
{
    ty_kv_message header{};
    header.magic = TY_KV_MAGIC;
    header.call = call;
    header.status = reply.status;
    header.length = reply.data.size();
    std::copy(reply.number.begin(), reply.number.end(), header.number);
    return header;
}

/// Sends the header with the descriptors.
ssize_t sendHeader(int fd, const ty_kv_message &header, const std::vector<int> &descriptors)
{
    iovec from{const_cast<ty_kv_message *>(&header), sizeof header};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(3 * sizeof(int))> control{};
    msghdr message{};
    message.msg_iov = &from;
    message.msg_iovlen = 1;
    if (const std::size_t bytes = std::min<std::size_t>(descriptors.size(), 3) * sizeof(int); bytes > 0) {
        message.msg_control = control.data();
        message.msg_controllen = CMSG_SPACE(bytes);
        cmsghdr *part = CMSG_FIRSTHDR(&message);
        part->cmsg_level = SOL_SOCKET;
        part->cmsg_type = SCM_RIGHTS;
        part->cmsg_len = CMSG_LEN(bytes);
        std::memcpy(CMSG_DATA(part), descriptors.data(), bytes);
    }
    return ::sendmsg(fd, &message, MSG_NOSIGNAL);
}

bool isOurs(int fd)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

} // namespace

Reply Reply::error(std::string_view sentence)
{
    Reply reply;
    reply.status = TY_KV_ERROR;
    const auto bytes = asBytes(sentence.substr(0, kLongestSentence));
    reply.data.assign(bytes.begin(), bytes.end());
    return reply;
}

Reply Reply::changed()
{
    Reply reply;
    reply.status = TY_KV_CHANGED;
    return reply;
}

Result<ProgramLine> ProgramLine::listen(const std::filesystem::path &folder)
{
    TY_TRY(ensureFolder(folder, 0700));
    ProgramLine line;
    line.m_wake = Fd(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    line.m_listener = Fd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    const Fd at(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!line.m_wake || !line.m_listener || !at)
        return fail(systemError(errno, folder.string(), "making the socket for the program"));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    // The path of a socket is limited to 107 bytes, that of a run folder is not.
    const std::string path = fmt::format("/proc/self/fd/{}/{}", at.get(), TY_KV_SOCKET);
    std::memcpy(address.sun_path, path.data(), path.size());
    ::unlinkat(at.get(), TY_KV_SOCKET, 0); // of an earlier process of this label
    if (::bind(line.m_listener.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
        ::listen(line.m_listener.get(), 8) != 0)
        return fail(systemError(errno, folder.string(), "listening for the program"));
    return line;
}

void ProgramLine::wake() const
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
}

void ProgramLine::accept()
{
    Fd fd(::accept4(m_listener.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!fd || !isOurs(fd.get()))
        return;
    if (!m_program) {
        m_program = std::move(fd);
        return;
    }
    const Reply why = Reply::error("another process of this worker uses the store already: only one can");
    const ty_kv_message header = headerOf(TY_CALL_HELLO, why);
    if (sendHeader(fd.get(), header, {}) != ssize_t(sizeof header) ||
        ::send(fd.get(), why.data.data(), why.data.size(), MSG_NOSIGNAL) < 0)
        return;
    if (m_refused.size() == kMostRefused)
        m_refused.erase(m_refused.begin());
    m_refused.push_back(std::move(fd));
}

bool ProgramLine::read(std::span<std::byte> into)
{
    while (!into.empty()) {
        const ssize_t got = ::recv(m_program.get(), into.data(), into.size(), 0);
        if (got > 0) {
            into = into.subspan(std::size_t(got));
            continue;
        }
        if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return false;
        std::array<pollfd, 2> wait{{{m_program.get(), POLLIN, 0}, {m_wake.get(), POLLIN, 0}}};
        ::poll(wait.data(), wait.size(), -1);
        if (wait[1].revents)
            return false;
    }
    return true;
}

bool ProgramLine::write(std::span<const std::byte> from)
{
    while (!from.empty()) {
        const ssize_t sent = ::send(m_program.get(), from.data(), from.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            from = from.subspan(std::size_t(sent));
            continue;
        }
        if (sent == 0 || (errno != EAGAIN && errno != EINTR))
            return false;
        std::array<pollfd, 2> wait{{{m_program.get(), POLLOUT, 0}, {m_wake.get(), POLLIN, 0}}};
        ::poll(wait.data(), wait.size(), -1);
        if (wait[1].revents)
            return false;
    }
    return true;
}

std::optional<Request> ProgramLine::receive()
{
    for (;;) {
        std::array<pollfd, 3> wait{
            {{m_wake.get(), POLLIN, 0}, {m_listener.get(), POLLIN, 0}, {m_program ? m_program.get() : -1, POLLIN, 0}}};
        if (::poll(wait.data(), wait.size(), -1) < 0)
            continue; // EINTR
        if (wait[0].revents)
            return std::nullopt;
        if (!wait[2].revents) { // first what the program has sent: it may be its end, and another one takes its place
            if (wait[1].revents)
                accept();
            continue;
        }
        Request request;
        const bool whole = read(std::as_writable_bytes(std::span(&request.header, 1)));
        const ty_kv_message &header = request.header;
        if (whole && (header.magic != TY_KV_MAGIC || header.call < TY_CALL_HELLO || header.call > TY_CALL_LAST ||
                      header.length > mostBytes(header.call))) {
            spdlog::warn("the program sent a request that makes no sense: its connection is closed");
        } else if (whole) {
            request.payload.resize(std::size_t(header.length));
            if (read(request.payload))
                return request;
        }
        m_program.close();
    }
}

bool ProgramLine::reply(const Request &request, const Reply &reply)
{
    const ty_kv_message header = headerOf(request.header.call, reply);
    const auto bytes = std::as_bytes(std::span(&header, 1));
    ssize_t sent = -1;
    do { // its buffer is empty between two requests: the header fits
        sent = sendHeader(m_program.get(), header, reply.descriptors);
    } while (sent < 0 && errno == EINTR);
    if (sent > 0 && write(bytes.subspan(std::size_t(sent))) && write(reply.data))
        return true;
    m_program.close();
    return false;
}

} // namespace trainyard::kv
