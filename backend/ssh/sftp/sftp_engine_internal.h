#pragma once

#include <span>

#include <unistd.h>

#include "backend/ssh/command_journal.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::ssh {

/// Packet types of draft-ietf-secsh-filexfer-02.
enum class Packet : std::uint8_t {
    Init = 1,
    Version = 2,
    Open = 3,
    Close = 4,
    Read = 5,
    Write = 6,
    FStat = 8,
    FSetStat = 10,
    OpenFolder = 11,
    ReadFolder = 12,
    Remove = 13,
    MakeFolder = 14,
    Stat = 17,
    Rename = 18,
    Status = 101,
    Handle = 102,
    Data = 103,
    Names = 104,
    Attrs = 105,
    Extended = 200,
    ExtendedReply = 201
};
enum class FileStatus : std::uint32_t {
    Ok = 0,
    Eof = 1,
    NoSuchFile = 2,
    PermissionDenied = 3,
    Failure = 4,
    BadMessage = 5,
    NoConnection = 6,
    ConnectionLost = 7,
    Unsupported = 8
};

/// Writes the big-endian fields of one packet.
class Fields {
public:
    Fields &u32(std::uint32_t v);
    Fields &u64(std::uint64_t v);
    Fields &text(std::string_view v);
    Fields &permissions(mode_t mode); ///< an ATTRS with permissions only
    const std::string &bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

/// Reads the fields of one packet. After a missing field all further ones are 0 or empty, and ok() is false.
class FieldReader {
public:
    explicit FieldReader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    std::uint32_t u32();
    std::uint64_t u64();
    std::string_view text();
    RemoteFile attributes(); ///< ATTRS, with all its parts
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_bytes.empty(); }

private:
    std::string_view take(std::size_t n);
    std::string_view m_bytes;
    bool m_ok = true;
};

struct Reply {
    Packet type = Packet::Status;
    std::uint32_t id = 0;
    std::string body; ///< after the id
};

/// Packets over a channel, with any number of requests in flight.
class Sftp::Engine {
public:
    Engine(Channel channel, Target where)
        : target(std::move(where))
        , m_channel(std::move(channel))
        , m_source(target.source())
    {
    }
    const Target target; ///< for the journal

    Status negotiateVersion(const CallContext &);

    /// Queues a request; flush() or receive() sends it.
    /// \return its id
    std::uint32_t queue(Packet, const Fields &, std::span<const char> payload = {});
    std::size_t queued() const { return m_out.size(); }
    Status flush(const CallContext &);
    /// Returns the next reply, to any request.
    Result<Reply> receive(const CallContext &);
    Result<Reply> call(Packet, const Fields &, const CallContext &);
    /// Calls a request that is answered by a status.
    /// \param path  for the error
    Status act(Packet, const Fields &, const std::string &path, const CallContext &);

    Result<std::string> openFile(const std::string &path, std::uint32_t flags, mode_t mode, const CallContext &);
    Status closeFile(const std::string &handle, const std::string &path, const CallContext &);
    /// Removes a file. A missing one is not an error.
    Status removeIfThere(const std::string &path, const CallContext &);

    /// Converts the status of a reply into an Error. A Failure on a full disk becomes DiskFull.
    Error errorOf(const Reply &, const std::string &path, const CallContext &);
    Result<std::optional<std::uint64_t>> freeBytes(const std::string &path, const CallContext &);
    tl::unexpected<Error> malformed(const std::string &what) const
    {
        return fail(ErrorCode::MalformedReply, m_source, "SFTP: " + what);
    }

    bool hasPosixRename = false, hasStatVfs = false;

private:
    void put(Packet, std::string_view head, std::span<const char> payload);

    Channel m_channel;
    std::string m_source;
    std::uint32_t m_nextId = 1;
    std::string m_out, m_in;
    std::size_t m_inAt = 0;
};

inline constexpr std::uint32_t kRead = 1, kWrite = 2, kCreate = 8, kExclusive = 32;
inline constexpr std::size_t kChunk = 32u << 10; ///< servers need not accept more (OpenSSH accepts 255 KiB)
inline constexpr std::size_t kInFlight = 64;
inline constexpr std::uint64_t kProgressEvery = 256u << 10;

struct Descriptor {
    int fd = -1;
    ~Descriptor()
    {
        if (fd >= 0)
            ::close(fd);
    }
};

/// Runs a transfer and records it in the journal.
template <class F>
Result<TransferResult> journaled(const Sftp::Engine &engine, const std::string &command, F transfer)
{
    const CommandJournalEntry entry(engine.target, command);
    Result<TransferResult> done = transfer();
    if (done)
        entry.finish(std::to_string(done->bytes) + " bytes");
    else
        entry.finish(done.error());
    return done;
}

} // namespace trainyard::ssh
