#include "backend/core/try.h"
#include "backend/ssh/sftp/sftp_engine_internal.h"

#include <utility>

#include <sys/stat.h>

namespace trainyard::ssh {

namespace {

constexpr std::size_t kMaxPacket = 4u << 20; // replies are about as large as a chunk; a larger length is not SFTP

} // namespace

Fields &Fields::u32(std::uint32_t v)
{
    for (const int shift : {24, 16, 8, 0})
        m_bytes += char(v >> shift);
    return *this;
}

Fields &Fields::u64(std::uint64_t v)
{
    return u32(std::uint32_t(v >> 32)).u32(std::uint32_t(v));
}

Fields &Fields::text(std::string_view v)
{
    u32(std::uint32_t(v.size()));
    m_bytes += v;
    return *this;
}

Fields &Fields::permissions(mode_t mode)
{
    return u32(4).u32(mode & 07777u);
}

std::string_view FieldReader::take(std::size_t n)
{
    if (n > m_bytes.size()) {
        m_ok = false;
        m_bytes = {};
        return {};
    }
    const std::string_view taken = m_bytes.substr(0, n);
    m_bytes.remove_prefix(n);
    return taken;
}

std::uint32_t FieldReader::u32()
{
    std::uint32_t v = 0;
    for (const char c : take(4))
        v = v << 8 | static_cast<unsigned char>(c);
    return v;
}

std::uint64_t FieldReader::u64()
{
    const std::uint64_t high = u32();
    return high << 32 | u32();
}

std::string_view FieldReader::text()
{
    return take(u32());
}

RemoteFile FieldReader::attributes()
{
    constexpr std::uint32_t kSize = 1, kOwner = 2, kPermissions = 4, kTimes = 8, kExtended = 0x80000000;
    const std::uint32_t flags = u32();
    RemoteFile file;
    if (flags & kSize)
        file.size = u64();
    if (flags & kOwner)
        u64();
    if (flags & kPermissions)
        file.mode = u32();
    if (flags & kTimes) {
        u32(); // of the last access
        file.modified = u32();
    }
    for (std::uint32_t more = flags & kExtended ? u32() : 0; more > 0 && m_ok; --more) {
        text();
        text();
    }
    file.isFolder = S_ISDIR(file.mode);
    return file;
}

void Sftp::Engine::put(Packet type, std::string_view head, std::span<const char> payload)
{
    m_out += Fields().u32(std::uint32_t(1 + head.size() + payload.size())).bytes();
    m_out += char(type);
    m_out += head;
    m_out.append(payload.data(), payload.size());
}

std::uint32_t Sftp::Engine::queue(Packet type, const Fields &fields, std::span<const char> payload)
{
    const std::uint32_t id = m_nextId++;
    put(type, Fields().u32(id).bytes() + fields.bytes(), payload);
    return id;
}

Status Sftp::Engine::flush(const CallContext &context)
{
    auto sent = m_channel.write(m_out, context);
    m_out.clear();
    return sent;
}

Result<Reply> Sftp::Engine::receive(const CallContext &context)
{
    // While replies arrive faster than they are taken, no wait below would check the token.
    if (context.stop.stop_requested()) {
        m_out.clear();
        return fail(ErrorCode::Cancelled, m_source, "stop was requested");
    }
    if (!m_out.empty()) {
        TY_TRY(flush(context));
    }
    for (;;) {
        const std::string_view pending = std::string_view(m_in).substr(m_inAt);
        if (pending.size() >= 4) {
            const std::size_t length = FieldReader(pending).u32();
            if (length < 5 || length > kMaxPacket)
                return malformed("a packet of " + std::to_string(length) + " bytes");
            if (pending.size() >= 4 + length) {
                Reply reply;
                reply.type = Packet(static_cast<unsigned char>(pending[4]));
                reply.id = FieldReader(pending.substr(5)).u32();
                reply.body = pending.substr(9, length - 5);
                m_inAt += 4 + length;
                return reply;
            }
        }
        m_in.erase(0, std::exchange(m_inAt, 0));
        TY_ASSIGN(auto bytes, m_channel.read(context));
        if (bytes.empty())
            return fail(ErrorCode::Disconnected, m_source, "the SFTP server ended: " + m_channel.takeStderr());
        m_in += bytes;
    }
}

Result<Reply> Sftp::Engine::call(Packet type, const Fields &fields, const CallContext &context)
{
    const std::uint32_t id = queue(type, fields);
    auto reply = receive(context);
    if (reply && reply->id != id)
        return malformed("an answer to another request");
    return reply;
}

Status Sftp::Engine::act(Packet type, const Fields &fields, const std::string &path, const CallContext &context)
{
    TY_ASSIGN(const auto reply, call(type, fields, context));
    if (reply.type != Packet::Status)
        return malformed("no status where one is due");
    if (FieldReader(reply.body).u32() != std::uint32_t(FileStatus::Ok))
        return fail(errorOf(reply, path, context));
    return {};
}

Status Sftp::Engine::negotiateVersion(const CallContext &context)
{
    put(Packet::Init, Fields().u32(3).bytes(), {});
    const auto reply = receive(context); // the version takes the place of the id
    if (!reply)
        return fail(reply.error());
    if (reply->type != Packet::Version || reply->id < 3)
        return malformed("the server does not support version 3");
    for (FieldReader extensions(reply->body); extensions.ok() && !extensions.atEnd();) {
        const std::string_view extension = extensions.text();
        extensions.text();
        hasPosixRename = hasPosixRename || extension == "posix-rename@openssh.com";
        hasStatVfs = hasStatVfs || extension == "statvfs@openssh.com";
    }
    return {};
}

Result<std::string> Sftp::Engine::openFile(const std::string &path, std::uint32_t flags, mode_t mode,
                                           const CallContext &context)
{
    Fields fields;
    fields.text(path).u32(flags);
    if (flags & kCreate)
        fields.permissions(mode);
    else
        fields.u32(0);
    TY_ASSIGN(const auto reply, call(Packet::Open, fields, context));
    if (reply.type == Packet::Handle)
        return std::string(FieldReader(reply.body).text());
    return fail(errorOf(reply, path, context));
}

Status Sftp::Engine::closeFile(const std::string &handle, const std::string &path, const CallContext &context)
{
    return act(Packet::Close, Fields().text(handle), path, context);
}

Status Sftp::Engine::removeIfThere(const std::string &path, const CallContext &context)
{
    auto removed = act(Packet::Remove, Fields().text(path), path, context);
    if (!removed && removed.error().code == ErrorCode::NotFound)
        return {};
    return removed;
}

Error Sftp::Engine::errorOf(const Reply &reply, const std::string &path, const CallContext &context)
{
    if (reply.type != Packet::Status)
        return malformed("an answer of another type").value();
    FieldReader fields(reply.body);
    const auto status = FileStatus(fields.u32());
    const std::string words = path + ": " + std::string(fields.text());
    ErrorCode code = ErrorCode::IoFailure;
    switch (status) {
    case FileStatus::NoSuchFile:
        code = ErrorCode::NotFound;
        break;
    case FileStatus::PermissionDenied:
        code = ErrorCode::PermissionDenied;
        break;
    case FileStatus::NoConnection:
    case FileStatus::ConnectionLost:
        code = ErrorCode::Disconnected;
        break;
    case FileStatus::BadMessage:
        code = ErrorCode::MalformedReply;
        break;
    case FileStatus::Unsupported:
        code = ErrorCode::Unsupported;
        break;
    case FileStatus::Failure: {
        // Version 3 has no status for ENOSPC: a Failure without free space is a full disk.
        const auto free = freeBytes(path, context);
        if (free && *free && **free < kChunk)
            return Error{ErrorCode::DiskFull, m_source, path + ": no space left on the node's disk"};
        break;
    }
    default:
        break;
    }
    return Error{code, m_source, words};
}

Result<std::optional<std::uint64_t>> Sftp::Engine::freeBytes(const std::string &path, const CallContext &context)
{
    if (!hasStatVfs)
        return std::optional<std::uint64_t>();
    const auto slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
    TY_ASSIGN(const auto reply, call(Packet::Extended, Fields().text("statvfs@openssh.com").text(folder), context));
    if (reply.type != Packet::ExtendedReply)
        return std::optional<std::uint64_t>();
    FieldReader fields(reply.body);
    fields.u64(); // f_bsize
    const std::uint64_t unit = fields.u64();
    fields.u64(); // f_blocks
    fields.u64(); // f_bfree
    const std::uint64_t available = fields.u64();
    if (!fields.ok())
        return malformed("a short statvfs answer");
    return std::optional(available * unit);
}

} // namespace trainyard::ssh
