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
#include "backend/ssh/sftp_engine_internal.h"

namespace trainyard::ssh {

namespace {

/// Reads the next chunk into `to` and returns its size; 0 at the end.
using Source = std::function<Result<std::size_t>(std::span<char> to)>;

/// Keeps up to kInFlight WRITEs in flight. After the first failure sends no more, but receives all outstanding replies.
Status writeAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, const Source &source,
                std::uint64_t total, const TransferProgress &progress, TransferResult &transfer,
                const Deadline &deadline, const std::stop_token &stop)
{
    std::map<std::uint32_t, std::size_t> onTheWay;
    std::vector<char> chunk(kChunk);
    Sha256 hash;
    std::uint64_t offset = 0, reported = 0;
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
            const std::uint32_t id = engine.queue(
                Packet::Write, Fields().text(handle).u64(offset).u32(std::uint32_t(*n)), std::span(chunk.data(), *n));
            onTheWay.emplace(id, *n);
            offset += *n;
            // A large write fills SSH packets; one write per frame would make a full and a tiny packet each.
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
            // The query for free space expects no other replies: receive the outstanding ones first.
            more = false;
            const Reply &first = *reply;
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
        if (progress && transfer.bytes - reported >= kProgressEvery) {
            reported = transfer.bytes;
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

Status removeIfThere(Sftp::Engine &engine, const std::string &path, const Deadline &deadline,
                     const std::stop_token &stop)
{
    auto removed = engine.act(Packet::Remove, Fields().text(path), path, deadline, stop);
    if (!removed && removed.error().code == ErrorCode::NotFound)
        return {};
    return removed;
}

Result<TransferResult> send(Sftp::Engine &engine, const std::string &remote, mode_t mode, const Source &source,
                            std::uint64_t total, const TransferProgress &progress, const Deadline &deadline,
                            const std::stop_token &stop)
{
    const std::string part = remote + ".part";
    // A part left by an earlier attempt may have another mode, which opening it would preserve.
    if (auto removed = removeIfThere(engine, part, deadline, stop); !removed)
        return fail(removed.error());
    const auto handle = engine.openFile(part, kWrite | kCreate | kExclusive, mode, deadline, stop);
    if (!handle)
        return fail(handle.error());
    TransferResult transfer;
    auto status = writeAll(engine, *handle, part, source, total, progress, transfer, deadline, stop);
    if (!status && (status.error().code == ErrorCode::Cancelled || status.error().code == ErrorCode::Timeout ||
                    status.error().code == ErrorCode::Disconnected))
        return fail(status.error()); // replies are outstanding: the connection cannot be used any more
    if (status)
        status = engine.act(Packet::FSetStat, Fields().text(*handle).permissions(mode), part, deadline, stop); // umask
    const auto closed = engine.closeFile(*handle, part, deadline, stop);
    if (status && !closed)
        status = closed;
    if (!status) {
        static_cast<void>(removeIfThere(engine, part, deadline, stop)); // free the space; the first error counts
        return fail(status.error());
    }
    // From here on stop requests are ignored: Cancelled means that the old file is still there.
    if (engine.hasPosixRename) {
        status = engine.act(Packet::Extended, Fields().text("posix-rename@openssh.com").text(part).text(remote), remote,
                            deadline, {});
    } else {
        // The rename of version 3 does not replace a file.
        status = removeIfThere(engine, remote, deadline, {});
        if (status)
            status = engine.act(Packet::Rename, Fields().text(part).text(remote), remote, deadline, {});
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
    auto engine = std::make_unique<Engine>(std::move(*channel), session.target());
    if (auto hello = engine->negotiateVersion(deadline, stop); !hello)
        return fail(hello.error());
    return Sftp(std::move(engine));
}

Result<TransferResult> Sftp::upload(const std::filesystem::path &local, const std::string &remote, mode_t mode,
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
    return journaled(*m_engine, "sftp put " + shellQuote(local.string()) + " " + shellQuote(remote), [&] {
        return send(*m_engine, remote, mode, source, std::uint64_t(status.st_size), progress, deadline, stop);
    });
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
    const auto sent = journaled(*m_engine, "sftp put - " + shellQuote(remote), [&] {
        return send(*m_engine, remote, mode, source, content.size(), {}, deadline, stop);
    });
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
        // Version 3 reports only "Failure" when the folder exists.
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
        return m_engine->act(Packet::Extended, Fields().text("posix-rename@openssh.com").text(from).text(to), from,
                             deadline, stop);
    if (auto removed = removeIfThere(*m_engine, to, deadline, stop); !removed)
        return removed;
    return m_engine->act(Packet::Rename, Fields().text(from).text(to), from, deadline, stop);
}

Result<std::optional<std::uint64_t>> Sftp::freeBytes(const std::string &remote, const Deadline &deadline,
                                                     std::stop_token stop)
{
    return m_engine->freeBytes(remote, deadline, stop);
}

} // namespace trainyard::ssh
