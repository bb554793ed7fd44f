#include <algorithm>
#include <cerrno>
#include <functional>
#include <map>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/ssh/sftp_engine_internal.h"

namespace trainyard::ssh {

namespace {

/// Keeps up to kInFlight READs in flight. `take` receives each chunk with its offset, in any order.
Status readAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, std::uint64_t size,
               const std::function<Status(std::uint64_t offset, std::string_view)> &take, const CallContext &context)
{
    struct Range {
        std::uint64_t offset;
        std::uint32_t length;
    };
    std::map<std::uint32_t, Range> onTheWay;
    const auto requestRange = [&](Range range) {
        onTheWay.emplace(engine.queue(Packet::Read, Fields().text(handle).u64(range.offset).u32(range.length)), range);
    };
    std::uint64_t next = 0;
    while (next < size || !onTheWay.empty()) {
        while (next < size && onTheWay.size() < kInFlight) {
            const auto length = std::uint32_t(std::min<std::uint64_t>(kChunk, size - next));
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
            while (!onTheWay.empty()) { // the object stays usable only without outstanding replies
                TY_ASSIGN(const auto rest, engine.receive(context));
                onTheWay.erase(rest.id);
            }
            if (reply.type == Packet::Status && FieldReader(reply.body).u32() == std::uint32_t(FileStatus::Eof))
                return fail(ErrorCode::CorruptData, path, "the file became shorter while it was read");
            return fail(engine.errorOf(reply, path, context));
        }
        const std::string_view data = FieldReader(reply.body).text();
        if (data.empty() || data.size() > range.length)
            return engine.malformed("data of a wrong length");
        TY_TRY(take(range.offset, data));
        if (data.size() < range.length)
            requestRange({range.offset + data.size(), std::uint32_t(range.length - data.size())});
    }
    return {};
}

} // namespace

Result<TransferResult> Sftp::download(const std::string &remote, const std::filesystem::path &local, mode_t mode,
                                      const TransferProgress &progress, const CallContext &context)
{
    return journaled(*m_engine, "sftp get " + shellQuote(remote) + " " + shellQuote(local.string()),
                     [&] { return receive(remote, local, mode, progress, context); });
}

Result<TransferResult> Sftp::receive(const std::string &remote, const std::filesystem::path &local, mode_t mode,
                                     const TransferProgress &progress, const CallContext &context)
{
    TY_ASSIGN(const auto there, stat(remote, context));
    if (!there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    const std::uint64_t size = there->size;
    const std::string part = local.string() + ".part";
    const Descriptor file{::open(part.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, mode)};
    if (file.fd < 0)
        return fail(systemError(errno, part, "creating the file"));
    TY_ASSIGN(const auto handle, m_engine->openFile(remote, kRead, 0, context));
    TransferResult transfer;
    std::uint64_t reported = 0;
    const auto take = [&](std::uint64_t offset, std::string_view data) -> Status {
        if (::pwrite(file.fd, data.data(), data.size(), off_t(offset)) != ssize_t(data.size()))
            return fail(systemError(errno == 0 ? ENOSPC : errno, part, "writing"));
        transfer.bytes += data.size();
        if (progress && (transfer.bytes - reported >= kProgressEvery || transfer.bytes == size)) {
            reported = transfer.bytes;
            progress(transfer.bytes, size);
        }
        return {};
    };
    if (auto read = readAll(*m_engine, handle, remote, size, take, context); !read) {
        ::unlink(part.c_str());
        return fail(read.error());
    }
    TY_TRY(m_engine->closeFile(handle, remote, context));
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

Result<std::string> Sftp::get(const std::string &remote, std::size_t maxBytes, const CallContext &context)
{
    TY_ASSIGN(const auto there, stat(remote, context));
    if (!there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    if (there->size > maxBytes)
        return fail(ErrorCode::InvalidArgument, remote, "larger than " + std::to_string(maxBytes) + " bytes");
    TY_ASSIGN(const auto handle, m_engine->openFile(remote, kRead, 0, context));
    std::string content(there->size, '\0');
    const auto take = [&](std::uint64_t offset, std::string_view data) -> Status {
        data.copy(content.data() + offset, data.size());
        return {};
    };
    TY_TRY(readAll(*m_engine, handle, remote, content.size(), take, context));
    TY_TRY(m_engine->closeFile(handle, remote, context));
    return content;
}

} // namespace trainyard::ssh
