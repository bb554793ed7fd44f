#include "backend/ssh/sftp.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <memory>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/ssh/sftp_engine.h"

namespace trainyard::ssh {

namespace {

struct Descriptor {
    int fd = -1;
    ~Descriptor()
    {
        if (fd >= 0)
            ::close(fd);
    }
};

/// Bytes of the next chunk into `to`; 0 at the end.
using Source = std::function<Result<std::size_t>(std::span<char> to)>;

constexpr std::uint64_t kProgressEvery = 256u << 10;

/// Keep up to kInFlight WRITEs on their way; after the first refusal send no more, but take all answers.
Status writeAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, const Source &source,
                std::uint64_t total, const TransferProgress &progress, Transfer &transfer, const Deadline &deadline,
                const std::stop_token &stop)
{
    std::map<std::uint32_t, std::size_t> onTheWay;
    std::vector<char> chunk(kChunk);
    Sha256 hash;
    std::uint64_t offset = 0, told = 0;
    bool more = true;
    std::optional<Error> refused;
    while (more || !onTheWay.empty()) {
        while (more && !refused && onTheWay.size() < kInFlight) {
            const auto n = source(chunk);
            if (!n)
                refused = n.error();
            if (!n || *n == 0) {
                more = false;
                break;
            }
            hash.update(std::as_bytes(std::span(chunk.data(), *n)));
            const std::uint32_t id = engine.queue(Packet::Write, Fields().text(handle).u64(offset).u32(std::uint32_t(*n)),
                                                  std::span(chunk.data(), *n));
            onTheWay.emplace(id, *n);
            offset += *n;
            // Large writes: each becomes full SSH packets instead of a full and a tiny one per frame.
            if (engine.queued() >= 8 * kChunk) {
                if (auto sent = engine.flush(deadline, stop); !sent)
                    return sent;
            }
        }
        if (onTheWay.empty())
            break;
        const auto reply = engine.receive(deadline, stop);
        if (!reply)
            return fail(reply.error());
        const auto found = onTheWay.find(reply->id);
        if (found == onTheWay.end() || reply->type != Packet::Status)
            return engine.malformed("an answer to no request of ours");
        if (FieldReader(reply->body).u32() == std::uint32_t(FileStatus::Ok)) {
            transfer.bytes += found->second;
        } else if (!refused) {
            // Asking for the free space needs the line for itself: settle the rest first.
            more = false;
            Reply first = *reply;
            onTheWay.erase(found);
            while (!onTheWay.empty()) {
                const auto next = engine.receive(deadline, stop);
                if (!next)
                    return fail(next.error());
                onTheWay.erase(next->id);
            }
            refused = engine.errorOf(first, path, deadline, stop);
            break;
        }
        onTheWay.erase(found);
        if (progress && transfer.bytes - told >= kProgressEvery) {
            told = transfer.bytes;
            progress(transfer.bytes, total);
        }
    }
    if (refused)
        return fail(*refused);
    transfer.sha256 = hexEncode(hash.finish());
    if (progress)
        progress(transfer.bytes, total);
    return {};
}

Status removeIfThere(Sftp::Engine &engine, const std::string &path, const Deadline &deadline, const std::stop_token &stop)
{
    auto removed = engine.act(Packet::Remove, Fields().text(path), path, deadline, stop);
    if (!removed && removed.error().code == ErrorCode::NotFound)
        return {};
    return removed;
}

Result<Transfer> send(Sftp::Engine &engine, const std::string &remote, mode_t mode, const Source &source, std::uint64_t total,
                      const TransferProgress &progress, const Deadline &deadline, const std::stop_token &stop)
{
    const std::string part = remote + ".part";
    // A part of an earlier try may have another mode, which opening it would keep.
    if (auto removed = removeIfThere(engine, part, deadline, stop); !removed)
        return fail(removed.error());
    const auto handle = engine.openFile(part, kWrite | kCreate | kExclusive, mode, deadline, stop);
    if (!handle)
        return fail(handle.error());
    Transfer transfer;
    auto status = writeAll(engine, *handle, part, source, total, progress, transfer, deadline, stop);
    if (!status && (status.error().code == ErrorCode::Cancelled || status.error().code == ErrorCode::Timeout ||
                    status.error().code == ErrorCode::Disconnected))
        return fail(status.error()); // answers are missing: this line is of no more use
    if (status)
        status = engine.act(Packet::FSetStat, Fields().text(*handle).permissions(mode), part, deadline, stop); // umask
    const auto closed = engine.closeFile(*handle, part, deadline, stop);
    if (status && !closed)
        status = closed;
    if (!status) {
        static_cast<void>(removeIfThere(engine, part, deadline, stop)); // give the space back; the first error counts
        return fail(status.error());
    }
    if (engine.hasPosixRename) {
        status = engine.act(Packet::Extended, Fields().text("posix-rename@openssh.com").text(part).text(remote), remote,
                            deadline, stop);
    } else {
        // Version 3's own rename refuses to replace a file.
        status = removeIfThere(engine, remote, deadline, stop);
        if (status)
            status = engine.act(Packet::Rename, Fields().text(part).text(remote), remote, deadline, stop);
    }
    if (!status)
        return fail(status.error());
    return transfer;
}

Result<RemoteFile> parseAttributes(Sftp::Engine &engine, std::string_view body)
{
    FieldReader fields(body);
    const std::uint32_t flags = fields.u32();
    RemoteFile file;
    if (flags & 1)
        file.size = fields.u64();
    if (flags & 2)
        fields.u64();
    if (flags & 4)
        file.mode = fields.u32();
    if (!fields.ok())
        return engine.malformed("short attributes");
    file.isFolder = S_ISDIR(file.mode);
    return file;
}

} // namespace

Sftp::Sftp(std::unique_ptr<Engine> engine)
    : m_engine(std::move(engine))
{
}
Sftp::Sftp(Sftp &&) noexcept = default;
Sftp &Sftp::operator=(Sftp &&) noexcept = default;
Sftp::~Sftp() = default;

Result<Sftp> Sftp::open(SshSession &session, const Deadline &deadline, std::stop_token stop)
{
    auto channel = session.subsystem("sftp", deadline, stop);
    if (!channel)
        return fail(channel.error());
    auto engine = std::make_unique<Engine>(std::move(*channel), session.target().source());
    if (auto hello = engine->hello(deadline, stop); !hello)
        return fail(hello.error());
    return Sftp(std::move(engine));
}

Result<Transfer> Sftp::upload(const std::filesystem::path &local, const std::string &remote, mode_t mode,
                              const TransferProgress &progress, const Deadline &deadline, std::stop_token stop)
{
    const Descriptor file{::open(local.c_str(), O_RDONLY | O_CLOEXEC)};
    struct stat status = {};
    if (file.fd < 0 || ::fstat(file.fd, &status) != 0)
        return fail(systemError(errno, local.string(), "reading the file to upload"));
    const Source source = [&](std::span<char> to) -> Result<std::size_t> {
        const ssize_t n = ::read(file.fd, to.data(), to.size());
        if (n < 0)
            return fail(systemError(errno, local.string(), "reading the file to upload"));
        return std::size_t(n);
    };
    return send(*m_engine, remote, mode, source, std::uint64_t(status.st_size), progress, deadline, stop);
}

Status Sftp::put(std::string_view content, const std::string &remote, mode_t mode, const Deadline &deadline,
                 std::stop_token stop)
{
    std::string_view left = content;
    const Source source = [&](std::span<char> to) -> Result<std::size_t> {
        const std::size_t n = left.copy(to.data(), to.size());
        left.remove_prefix(n);
        return n;
    };
    const auto sent = send(*m_engine, remote, mode, source, content.size(), {}, deadline, stop);
    if (!sent)
        return fail(sent.error());
    return {};
}

Result<std::optional<RemoteFile>> Sftp::stat(const std::string &remote, const Deadline &deadline, std::stop_token stop)
{
    const auto reply = m_engine->call(Packet::Stat, Fields().text(remote), deadline, stop);
    if (!reply)
        return fail(reply.error());
    if (reply->type == Packet::Attrs) {
        auto file = parseAttributes(*m_engine, reply->body);
        if (!file)
            return fail(file.error());
        return std::optional(*file);
    }
    Error error = m_engine->errorOf(*reply, remote, deadline, stop);
    if (error.code == ErrorCode::NotFound)
        return std::optional<RemoteFile>();
    return fail(std::move(error));
}

Status Sftp::ensureFolder(const std::string &remote, mode_t mode, const Deadline &deadline, std::stop_token stop)
{
    for (std::size_t at = 1; at <= remote.size(); ++at) {
        at = std::min(remote.find('/', at), remote.size());
        const std::string part = remote.substr(0, at);
        auto made = m_engine->act(Packet::MakeFolder, Fields().text(part).permissions(mode), part, deadline, stop);
        if (made)
            continue;
        // Version 3 says only "Failure" when it exists.
        const auto there = stat(part, deadline, stop);
        if (!there || !*there || !(*there)->isFolder)
            return made;
    }
    return {};
}

Status Sftp::remove(const std::string &remote, const Deadline &deadline, std::stop_token stop)
{
    return removeIfThere(*m_engine, remote, deadline, stop);
}

Status Sftp::rename(const std::string &from, const std::string &to, const Deadline &deadline, std::stop_token stop)
{
    if (m_engine->hasPosixRename)
        return m_engine->act(Packet::Extended, Fields().text("posix-rename@openssh.com").text(from).text(to), from, deadline,
                             stop);
    if (auto removed = removeIfThere(*m_engine, to, deadline, stop); !removed)
        return removed;
    return m_engine->act(Packet::Rename, Fields().text(from).text(to), from, deadline, stop);
}

Result<std::optional<std::uint64_t>> Sftp::freeBytes(const std::string &remote, const Deadline &deadline,
                                                     std::stop_token stop)
{
    return m_engine->freeBytes(remote, deadline, stop);
}

namespace {

/// Keep up to kInFlight READs on their way; `take` gets each piece with its offset, in any order.
Status readAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, std::uint64_t size,
               const std::function<Status(std::uint64_t offset, std::string_view)> &take, const Deadline &deadline,
               const std::stop_token &stop)
{
    struct Range {
        std::uint64_t offset;
        std::uint32_t length;
    };
    std::map<std::uint32_t, Range> onTheWay;
    const auto ask = [&](Range range) {
        onTheWay.emplace(engine.queue(Packet::Read, Fields().text(handle).u64(range.offset).u32(range.length)), range);
    };
    std::uint64_t next = 0;
    while (next < size || !onTheWay.empty()) {
        while (next < size && onTheWay.size() < kInFlight) {
            const auto length = std::uint32_t(std::min<std::uint64_t>(kChunk, size - next));
            ask({next, length});
            next += length;
        }
        const auto reply = engine.receive(deadline, stop);
        if (!reply)
            return fail(reply.error());
        const auto found = onTheWay.find(reply->id);
        if (found == onTheWay.end())
            return engine.malformed("an answer to no request of ours");
        const Range range = found->second;
        onTheWay.erase(found);
        if (reply->type != Packet::Data) {
            while (!onTheWay.empty()) { // settle, so that the object stays usable
                const auto rest = engine.receive(deadline, stop);
                if (!rest)
                    return fail(rest.error());
                onTheWay.erase(rest->id);
            }
            if (reply->type == Packet::Status && FieldReader(reply->body).u32() == std::uint32_t(FileStatus::Eof))
                return fail(ErrorCode::CorruptData, path, "the file became shorter while it was read");
            return fail(engine.errorOf(*reply, path, deadline, stop));
        }
        const std::string_view data = FieldReader(reply->body).text();
        if (data.empty() || data.size() > range.length)
            return engine.malformed("data of a wrong length");
        if (auto taken = take(range.offset, data); !taken)
            return taken;
        if (data.size() < range.length)
            ask({range.offset + data.size(), std::uint32_t(range.length - data.size())});
    }
    return {};
}

} // namespace

Result<Transfer> Sftp::download(const std::string &remote, const std::filesystem::path &local, mode_t mode,
                                const TransferProgress &progress, const Deadline &deadline, std::stop_token stop)
{
    const auto there = stat(remote, deadline, stop);
    if (!there)
        return fail(there.error());
    if (!*there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    const std::uint64_t size = (*there)->size;
    const std::string part = local.string() + ".part";
    const Descriptor file{::open(part.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, mode)};
    if (file.fd < 0)
        return fail(systemError(errno, part, "creating the file"));
    const auto handle = m_engine->openFile(remote, kRead, 0, deadline, stop);
    if (!handle)
        return fail(handle.error());
    Transfer transfer;
    std::uint64_t told = 0;
    const auto take = [&](std::uint64_t offset, std::string_view data) -> Status {
        if (::pwrite(file.fd, data.data(), data.size(), off_t(offset)) != ssize_t(data.size()))
            return fail(systemError(errno == 0 ? ENOSPC : errno, part, "writing"));
        transfer.bytes += data.size();
        if (progress && (transfer.bytes - told >= kProgressEvery || transfer.bytes == size)) {
            told = transfer.bytes;
            progress(transfer.bytes, size);
        }
        return {};
    };
    if (auto read = readAll(*m_engine, *handle, remote, size, take, deadline, stop); !read) {
        ::unlink(part.c_str());
        return fail(read.error());
    }
    if (auto closed = m_engine->closeFile(*handle, remote, deadline, stop); !closed)
        return fail(closed.error());
    Sha256 hash;
    std::vector<char> buffer(256u << 10);
    ::lseek(file.fd, 0, SEEK_SET);
    for (ssize_t n; (n = ::read(file.fd, buffer.data(), buffer.size())) > 0;)
        hash.update(std::as_bytes(std::span(buffer.data(), std::size_t(n))));
    transfer.sha256 = hexEncode(hash.finish());
    if (::rename(part.c_str(), local.c_str()) != 0)
        return fail(systemError(errno, local.string(), "renaming the file into place"));
    return transfer;
}

Result<std::string> Sftp::get(const std::string &remote, std::size_t maxBytes, const Deadline &deadline, std::stop_token stop)
{
    const auto there = stat(remote, deadline, stop);
    if (!there)
        return fail(there.error());
    if (!*there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    if ((*there)->size > maxBytes)
        return fail(ErrorCode::InvalidArgument, remote, "larger than " + std::to_string(maxBytes) + " bytes");
    const auto handle = m_engine->openFile(remote, kRead, 0, deadline, stop);
    if (!handle)
        return fail(handle.error());
    std::string content((*there)->size, '\0');
    const auto take = [&](std::uint64_t offset, std::string_view data) -> Status {
        data.copy(content.data() + offset, data.size());
        return {};
    };
    if (auto read = readAll(*m_engine, *handle, remote, content.size(), take, deadline, stop); !read)
        return fail(read.error());
    if (auto closed = m_engine->closeFile(*handle, remote, deadline, stop); !closed)
        return fail(closed.error());
    return content;
}

} // namespace trainyard::ssh
