#include "backend/ssh/sftp/sftp.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <memory>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/ssh/sftp/sftp_engine_internal.h"

namespace trainyard::ssh {

namespace {

/// Reads the next chunk into `to` and returns its size; 0 at the end.
using Source = std::function<Result<std::size_t>(std::span<char> to)>;

/// Keeps up to kInFlight WRITEs in flight. After the first failure sends no more, but receives all outstanding replies.
Status writeAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, const Source &source,
                std::uint64_t total, const TransferProgress &progress, TransferResult &transfer,
                const CallContext &context)
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
                TY_TRY(engine.flush(context));
            }
        }
        if (onTheWay.empty())
            break;
        TY_ASSIGN(const auto reply, engine.receive(context));
        const auto found = onTheWay.find(reply.id);
        if (found == onTheWay.end() || reply.type != Packet::Status)
            return engine.malformed("an answer to no request of ours");
        if (FieldReader(reply.body).u32() == std::uint32_t(FileStatus::Ok)) {
            transfer.bytes += found->second;
        } else if (!refused) {
            // The query for free space expects no other replies: receive the outstanding ones first.
            more = false;
            const Reply &first = reply;
            onTheWay.erase(found);
            while (!onTheWay.empty()) {
                TY_ASSIGN(const auto next, engine.receive(context));
                onTheWay.erase(next.id);
            }
            refused = engine.errorOf(first, path, context);
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

Result<TransferResult> send(Sftp::Engine &engine, const std::string &remote, mode_t mode, const Source &source,
                            std::uint64_t total, const TransferProgress &progress, const CallContext &context)
{
    const std::string part = remote + ".part";
    // A part left by an earlier attempt may have another mode, which opening it would preserve.
    TY_TRY(engine.removeIfThere(part, context));
    TY_ASSIGN(const auto handle, engine.openFile(part, kWrite | kCreate | kExclusive, mode, context));
    TransferResult transfer;
    auto status = writeAll(engine, handle, part, source, total, progress, transfer, context);
    if (!status && (status.error().code == ErrorCode::Cancelled || status.error().code == ErrorCode::Timeout ||
                    status.error().code == ErrorCode::Disconnected))
        return fail(status.error()); // replies are outstanding: the connection cannot be used any more
    if (status)
        status = engine.act(Packet::FSetStat, Fields().text(handle).permissions(mode), part, context); // umask
    const auto closed = engine.closeFile(handle, part, context);
    if (status && !closed)
        status = closed;
    if (!status) {
        static_cast<void>(engine.removeIfThere(part, context)); // free the space; the first error counts
        return fail(status.error());
    }
    // From here on stop requests are ignored: Cancelled means that the old file is still there.
    if (engine.hasPosixRename) {
        status = engine.act(Packet::Extended, Fields().text("posix-rename@openssh.com").text(part).text(remote), remote,
                            {context.deadline, {}});
    } else {
        // The rename of version 3 does not replace a file.
        status = engine.removeIfThere(remote, {context.deadline, {}});
        if (status)
            status = engine.act(Packet::Rename, Fields().text(part).text(remote), remote, {context.deadline, {}});
    }
    if (!status)
        return fail(status.error());
    return transfer;
}

Result<RemoteFile> parseAttributes(Sftp::Engine &engine, std::string_view body)
{
    FieldReader fields(body);
    RemoteFile file = fields.attributes();
    return fields.ok() ? Result<RemoteFile>(file) : engine.malformed("short attributes");
}

} // namespace

Sftp::Sftp(std::unique_ptr<Engine> engine)
    : m_engine(std::move(engine))
{
}
Sftp::Sftp(Sftp &&) noexcept = default;
Sftp &Sftp::operator=(Sftp &&) noexcept = default;
Sftp::~Sftp() = default;

Result<Sftp> Sftp::open(SshSession &session, const CallContext &context)
{
    TY_ASSIGN(auto channel, session.subsystem("sftp", context));
    auto engine = std::make_unique<Engine>(std::move(channel), session.target());
    TY_TRY(engine->negotiateVersion(context));
    return Sftp(std::move(engine));
}

Result<TransferResult> Sftp::upload(const std::filesystem::path &local, const std::string &remote, mode_t mode,
                                    const TransferProgress &progress, const CallContext &context)
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
        return send(*m_engine, remote, mode, source, std::uint64_t(status.st_size), progress, context);
    });
}

Status Sftp::put(std::string_view content, const std::string &remote, mode_t mode, const CallContext &context)
{
    std::string_view left = content;
    const Source source = [&](std::span<char> to) -> Result<std::size_t> {
        const std::size_t n = left.copy(to.data(), to.size());
        left.remove_prefix(n);
        return n;
    };
    TY_TRY(journaled(*m_engine, "sftp put - " + shellQuote(remote),
                     [&] { return send(*m_engine, remote, mode, source, content.size(), {}, context); }));
    return {};
}

Result<std::optional<RemoteFile>> Sftp::stat(const std::string &remote, const CallContext &context)
{
    TY_ASSIGN(const auto reply, m_engine->call(Packet::Stat, Fields().text(remote), context));
    if (reply.type == Packet::Attrs) {
        TY_ASSIGN(auto file, parseAttributes(*m_engine, reply.body));
        return std::optional(file);
    }
    Error error = m_engine->errorOf(reply, remote, context);
    if (error.code == ErrorCode::NotFound)
        return std::optional<RemoteFile>();
    return fail(std::move(error));
}

Status Sftp::remove(const std::string &remote, const CallContext &context)
{
    return m_engine->removeIfThere(remote, context);
}

Status Sftp::ensureFolder(const std::string &remote, mode_t mode, const CallContext &context)
{
    for (std::size_t at = 1; at <= remote.size(); ++at) {
        at = std::min(remote.find('/', at), remote.size());
        const std::string part = remote.substr(0, at);
        auto made = m_engine->act(Packet::MakeFolder, Fields().text(part).permissions(mode), part, context);
        if (made)
            continue;
        // Version 3 reports only "Failure" when the folder exists.
        const auto there = stat(part, context);
        if (!there || !*there || !(*there)->isFolder)
            return made;
    }
    return {};
}

} // namespace trainyard::ssh
