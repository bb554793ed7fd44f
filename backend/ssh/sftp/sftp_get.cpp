#include <algorithm>
#include <cerrno>
#include <map>

#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/ssh/sftp/sftp_engine_internal.h"

namespace trainyard::ssh {

namespace {

/// Takes data of the file, in any order.
using Sink = std::function<Status(std::uint64_t offset, std::string_view data)>;

/// Reads [offset, end) with up to kInFlight READs in flight.
Status readRange(Sftp::Engine &engine, const std::string &handle, const std::string &path, std::uint64_t offset,
                 std::uint64_t end, const Sink &take, const CallContext &context)
{
    struct Range {
        std::uint64_t offset;
        std::uint32_t length;
    };
    std::map<std::uint32_t, Range> onTheWay;
    const auto requestRange = [&](Range range) {
        onTheWay.emplace(engine.queue(Packet::Read, Fields().text(handle).u64(range.offset).u32(range.length)), range);
    };
    const auto receiveRest = [&]() -> Status { // the object stays usable only without outstanding replies
        while (!onTheWay.empty()) {
            TY_ASSIGN(const auto rest, engine.receive(context));
            onTheWay.erase(rest.id);
        }
        return {};
    };
    std::uint64_t next = offset;
    while (next < end || !onTheWay.empty()) {
        while (next < end && onTheWay.size() < kInFlight) {
            const auto length = std::uint32_t(std::min<std::uint64_t>(kChunk, end - next));
            requestRange({next, length});
            next += length;
        }
        TY_ASSIGN(const auto reply, engine.receive(context));
        const auto found = onTheWay.find(reply.id);
        if (found == onTheWay.end())
            return engine.malformed("an answer to no request of ours");
        const Range range = found->second;
        onTheWay.erase(found);
        if (reply.type != Packet::Data) {
            TY_TRY(receiveRest());
            if (reply.type == Packet::Status && FieldReader(reply.body).u32() == std::uint32_t(FileStatus::Eof))
                return fail(ErrorCode::CorruptData, path, "the file became shorter while it was read");
            return fail(engine.errorOf(reply, path, context));
        }
        const std::string_view data = FieldReader(reply.body).text();
        if (data.empty() || data.size() > range.length)
            return engine.malformed("data of a wrong length");
        if (const Status taken = take(range.offset, data); !taken) {
            TY_TRY(receiveRest());
            return fail(taken.error());
        }
        if (data.size() < range.length)
            requestRange({range.offset + data.size(), std::uint32_t(range.length - data.size())});
    }
    return {};
}

/// Reads [offset, end) of the file that is open now.
Result<std::string> readText(Sftp::Engine &engine, const std::string &handle, const std::string &path,
                             std::uint64_t offset, std::uint64_t end, const CallContext &context)
{
    std::string content(std::size_t(end - offset), '\0');
    TY_TRY(readRange(
        engine, handle, path, offset, end,
        [&](std::uint64_t at, std::string_view data) -> Status {
            data.copy(content.data() + (at - offset), data.size());
            return {};
        },
        context));
    return content;
}

Status writeAt(int fd, const std::filesystem::path &local, std::uint64_t offset, std::string_view data)
{
    while (!data.empty()) {
        const ssize_t n = ::pwrite(fd, data.data(), data.size(), off_t(offset));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return fail(systemError(errno, local.string(), "writing the download"));
        offset += std::uint64_t(n);
        data.remove_prefix(std::size_t(n));
    }
    return {};
}

/// The size of an open file, which cannot be replaced by another one.
Result<std::uint64_t> sizeOf(Sftp::Engine &engine, const std::string &handle, const std::string &path,
                             const CallContext &context)
{
    TY_ASSIGN(const auto reply, engine.call(Packet::FStat, Fields().text(handle), context));
    if (reply.type != Packet::Attrs)
        return fail(engine.errorOf(reply, path, context));
    FieldReader fields(reply.body);
    const RemoteFile file = fields.attributes();
    return fields.ok() ? Result<std::uint64_t>(file.size) : engine.malformed("short attributes");
}

/// Whether replies may be outstanding after an error, so that no further request is possible.
bool isBroken(const Error &error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::Timeout ||
           error.code == ErrorCode::Disconnected || error.code == ErrorCode::MalformedReply;
}

/// Opens a file, passes its handle and its size, and closes it.
template <class F>
Status withFile(Sftp::Engine &engine, const std::string &path, const CallContext &context, F read)
{
    TY_ASSIGN(const auto handle, engine.openFile(path, kRead, 0, context));
    const auto size = sizeOf(engine, handle, path, context);
    Status done = size ? read(handle, *size) : Status(fail(size.error()));
    if (done || !isBroken(done.error())) {
        const Status closed = engine.closeFile(handle, path, context);
        done = done ? closed : done;
    }
    return done;
}

/// How much of a file has arrived without a gap; its pieces arrive in any order.
class Beginning {
public:
    explicit Beginning(std::uint64_t end)
        : m_end(end)
    {
    }
    void add(std::uint64_t offset, std::uint64_t bytes)
    {
        m_later[offset] = offset + bytes;
        for (auto next = m_later.begin(); next != m_later.end() && next->first <= m_end; next = m_later.erase(next))
            m_end = std::max(m_end, next->second);
    }
    std::uint64_t end() const { return m_end; }

private:
    std::uint64_t m_end;
    std::map<std::uint64_t, std::uint64_t> m_later; ///< ends by offset
};

/// Downloads what is missing behind `have` to an open file, and syncs it.
Result<TransferResult> fetchRest(Sftp::Engine &engine, const std::string &remote, const std::filesystem::path &local,
                                 int fd, Beginning &have, const TransferProgress &progress, const CallContext &context)
{
    TransferResult done;
    done.bytes = have.end();
    std::uint64_t reported = done.bytes;
    TY_TRY(withFile(engine, remote, context, [&](const std::string &handle, std::uint64_t size) -> Status {
        if (done.bytes > size)
            return fail(ErrorCode::CorruptData, remote, "the file is shorter than the part of it that is here");
        if (progress && done.bytes > 0 && done.bytes == size)
            progress(size, size); // nothing is missing
        const Sink take = [&](std::uint64_t offset, std::string_view data) -> Status {
            TY_TRY(writeAt(fd, local, offset, data));
            have.add(offset, data.size());
            done.bytes += data.size();
            if (progress && (done.bytes - reported >= kProgressEvery || done.bytes == size))
                progress(reported = done.bytes, size);
            return {};
        };
        return readRange(engine, handle, remote, done.bytes, size, take, context);
    }));
    if (::fsync(fd) != 0) // a full disk may be reported only here
        return fail(systemError(errno, local.string(), "writing the download"));
    return done;
}

} // namespace

Result<std::uint64_t> Sftp::download(const std::string &remote, const std::filesystem::path &local,
                                     const TransferProgress &progress, const CallContext &context)
{
    const Descriptor file{::open(local.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)};
    if (file.fd < 0)
        return fail(systemError(errno, local.string(), "creating the download"));
    Beginning have(0);
    const auto done = journaled(*m_engine, "sftp get " + shellQuote(remote) + " " + shellQuote(local.string()),
                                [&] { return fetchRest(*m_engine, remote, local, file.fd, have, progress, context); });
    if (!done) {
        ::unlink(local.c_str());
        return fail(done.error());
    }
    return done->bytes;
}

Result<std::uint64_t> Sftp::downloadRest(const std::string &remote, const std::filesystem::path &local,
                                         const TransferProgress &progress, const CallContext &context)
{
    const Descriptor file{::open(local.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)};
    const off_t before = file.fd < 0 ? -1 : ::lseek(file.fd, 0, SEEK_END);
    if (before < 0)
        return fail(systemError(errno, local.string(), "opening the download"));
    Beginning have{std::uint64_t(before)};
    const auto done = journaled(*m_engine, "sftp reget " + shellQuote(remote) + " " + shellQuote(local.string()),
                                [&] { return fetchRest(*m_engine, remote, local, file.fd, have, progress, context); });
    if (done)
        return done->bytes;
    if (::ftruncate(file.fd, off_t(have.end())) != 0 || done.error().code == ErrorCode::CorruptData)
        ::unlink(local.c_str()); // another file, or one with gaps
    return fail(done.error());
}

Result<std::string> Sftp::readAt(const std::string &remote, std::uint64_t offset, std::size_t bytes,
                                 const CallContext &context)
{
    std::string text;
    TY_TRY(withFile(*m_engine, remote, context, [&](const std::string &handle, std::uint64_t size) -> Status {
        const std::uint64_t begin = std::min(offset, size);
        TY_ASSIGN(text, readText(*m_engine, handle, remote, begin, begin + std::min<std::uint64_t>(bytes, size - begin),
                                 context));
        return {};
    }));
    return text;
}

Result<std::vector<RemoteEntry>> Sftp::list(const std::string &remote, std::size_t most, const CallContext &context)
{
    TY_ASSIGN(const auto opened, m_engine->call(Packet::OpenFolder, Fields().text(remote), context));
    if (opened.type != Packet::Handle)
        return fail(m_engine->errorOf(opened, remote, context));
    const std::string handle(FieldReader(opened.body).text());
    std::vector<RemoteEntry> entries;
    const auto read = [&]() -> Status {
        for (;;) {
            TY_ASSIGN(const auto reply, m_engine->call(Packet::ReadFolder, Fields().text(handle), context));
            FieldReader fields(reply.body);
            if (reply.type == Packet::Status && fields.u32() == std::uint32_t(FileStatus::Eof))
                return {};
            if (reply.type != Packet::Names)
                return fail(m_engine->errorOf(reply, remote, context));
            for (std::uint32_t count = fields.u32(); count > 0 && fields.ok(); --count) {
                RemoteEntry entry;
                entry.name = fields.text();
                fields.text(); // as ls -l would print it
                entry.file = fields.attributes();
                if (entry.name != "." && entry.name != "..")
                    entries.push_back(std::move(entry));
            }
            if (!fields.ok())
                return m_engine->malformed("a short list of names");
            if (entries.size() > most)
                return fail(ErrorCode::InvalidArgument, remote, "more than " + std::to_string(most) + " files");
        }
    };
    Status done = read();
    if (done || !isBroken(done.error())) {
        const Status closed = m_engine->closeFile(handle, remote, context);
        done = done ? closed : done;
    }
    if (!done)
        return fail(done.error());
    return entries;
}

Result<std::string> Sftp::get(const std::string &remote, std::size_t maxBytes, const CallContext &context)
{
    TY_ASSIGN(const auto there, stat(remote, context));
    if (!there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    if (there->size > maxBytes)
        return fail(ErrorCode::InvalidArgument, remote, "larger than " + std::to_string(maxBytes) + " bytes");
    TY_ASSIGN(const auto handle, m_engine->openFile(remote, kRead, 0, context));
    TY_ASSIGN(auto content, readText(*m_engine, handle, remote, 0, there->size, context));
    TY_TRY(m_engine->closeFile(handle, remote, context));
    return content;
}

} // namespace trainyard::ssh
