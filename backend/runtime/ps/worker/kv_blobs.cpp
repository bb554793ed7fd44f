#include <algorithm>

#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/server/blob_store.h"
#include "backend/runtime/ps/worker/kv_internal.h"

/// Bytes that a worker of a KvStore run leaves for others, at the servers of the first two parts: if one of them dies, the
/// other still has them. Over connections of their own, which end with the transfer.
namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using protocol::kBlobPieceBytes;
using std::chrono::milliseconds;

namespace {

/// FNV-1a: the names of one view are few.
std::uint64_t keyOf(std::string_view name)
{
    std::uint64_t key = 14695981039346656037ULL;
    for (const char c : name)
        key = (key ^ std::uint8_t(c)) * 1099511628211ULL;
    return key;
}

std::uint32_t piecesOf(std::size_t bytes)
{
    return std::uint32_t(std::max<std::size_t>(1, (bytes + kBlobPieceBytes - 1) / kBlobPieceBytes));
}

/// The other end of one transfer.
class BlobSink final : public FrameSink {
public:
    explicit BlobSink(const BlobId &id)
        : m_id(id)
    {
    }
    bool done = false, refused = false, failed = false;
    std::vector<std::byte> data; ///< of a read

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        TY_TRY(check(c, header));
        const auto piece = protocol::headerOf<protocol::BlobPieceHeader>(header);
        if (piece.piece == 0)
            data.reserve(std::size_t(piece.pieces) * kBlobPieceBytes);
        data.resize(data.size() + header.length);
        return std::span(data).last(header.length);
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte>) override
    {
        if (header.type == FrameType::Heartbeat)
            return {};
        if (header.type == FrameType::BlobStored) {
            refused = protocol::headerOf<protocol::BlobStoredHeader>(header).refused != 0;
            done = true;
            return {};
        }
        TY_TRY(check(c, header));
        done = ++m_next == protocol::headerOf<protocol::BlobPieceHeader>(header).pieces;
        return {};
    }

private:
    Status check(Connection &c, const FrameHeader &header) const
    {
        const auto piece = protocol::headerOf<protocol::BlobPieceHeader>(header);
        const bool good = header.type == FrameType::BlobPiece && piece.key == m_id.key && piece.view == m_id.view &&
                          piece.pieces >= 1 && piece.pieces <= BlobStore::kMostPieces && piece.piece == m_next && !done;
        return good ? Status()
                    : fail(ErrorCode::CorruptData, c.peer(), "sent a piece of a blob that was not requested");
    }

    BlobId m_id;
    std::uint32_t m_next = 0;
};

struct Transfer {
    std::unique_ptr<Connection> connection;
    std::unique_ptr<BlobSink> sink;
};

/// Moves what is ready on one connection.
void move(Transfer &transfer, bool readable)
{
    Status status = transfer.connection->writeSome();
    if (status && readable)
        status = transfer.connection->readSome(*transfer.sink);
    if (status || transfer.sink->done)
        return;
    spdlog::warn("{}: {}", status.error().source, status.error().detail);
    transfer.sink->failed = true;
}

} // namespace

/// The addresses of the primaries of the first two parts, different ones.
std::vector<std::string> KvWorker::Impl::blobServers() const
{
    std::vector<std::string> found;
    for (std::size_t part = 0; part < addresses.size() && part < 2; ++part) {
        if (!addresses[part].empty() && std::ranges::find(found, addresses[part]) == found.end())
            found.push_back(addresses[part]);
    }
    return found;
}

/// \return those that can be reached; none: try again later
Result<std::vector<std::unique_ptr<Connection>>> KvWorker::Impl::openBlobServers(const Deadline &deadline)
{
    std::vector<std::unique_ptr<Connection>> open;
    for (const std::string &address : blobServers()) {
        TY_ASSIGN(const auto endpoint, parseEndpoint(address));
        auto connection = openAuthenticated(endpoint, options.bind, "the server at " + address, options.secret,
                                            serverClaim(), {Deadline::after(patience()).earlier(deadline), stop});
        if (connection)
            open.push_back(std::move(*connection));
        else if (connection.error().code == ErrorCode::Cancelled)
            return fail(connection.error());
    }
    return open;
}

/// Repeats a transfer with the servers until `finished`, over new connections if all have failed or other servers have the
/// parts now.
/// \param begin     queues the request on a new connection
/// \param finished  looks at the transfers; also called at least every 100 ms
Status KvWorker::Impl::transferBlob(const BlobId &id, const std::function<void(Connection &)> &begin,
                                    const std::function<bool(std::span<BlobEnd>)> &finished)
{
    const Deadline deadline = Deadline::after(std::chrono::seconds(options.job.stepSeconds));
    std::vector<Transfer> transfers;
    std::vector<std::string> opened;
    for (;;) {
        if (const Status alive = onWake(); !alive)
            return fail(explain(alive.error()));
        std::vector<BlobEnd> ends;
        for (Transfer &transfer : transfers)
            ends.push_back({transfer.sink->done, transfer.sink->refused, transfer.sink->failed, &transfer.sink->data});
        if (finished(ends))
            return {};
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "worker", "stop was requested");
        if (deadline.expired())
            return fail(ErrorCode::Timeout, "worker",
                        fmt::format("what workers exchange did not arrive in {} s: no other worker has put it, or the "
                                    "servers cannot be reached",
                                    options.job.stepSeconds));
        if (opened != blobServers() ||
            std::ranges::all_of(transfers, [](const Transfer &t) { return t.sink->failed; })) {
            if (!std::exchange(transfers, {}).empty())
                (void)pause(milliseconds(50), {deadline, stop}); // a server that closes each connection
            opened = blobServers();
            TY_ASSIGN(auto connections, openBlobServers(deadline));
            for (auto &connection : connections) {
                begin(*connection);
                transfers.push_back({std::move(connection), std::make_unique<BlobSink>(id)});
            }
            if (transfers.empty())
                (void)pause(milliseconds(100), {deadline, stop});
            continue;
        }
        std::vector<pollfd> waits;
        for (const Transfer &transfer : transfers) {
            const bool live = !transfer.sink->failed && !transfer.sink->done;
            const short write = transfer.connection->wantsWrite() ? POLLOUT : 0;
            waits.push_back({live ? transfer.connection->fd() : -1, short(POLLIN | write), 0});
        }
        waits.push_back({control->wakeFd(), POLLIN, 0});
        ::poll(waits.data(), nfds_t(waits.size()), int(deadline.remaining(milliseconds(100)).count()));
        for (std::size_t i = 0; i < transfers.size(); ++i) {
            if (waits[i].revents)
                move(transfers[i], waits[i].revents & (POLLIN | POLLHUP | POLLERR));
        }
    }
}

Status KvWorker::putBlob(std::string_view name, std::span<const std::byte> bytes)
{
    if (bytes.size() > std::size_t(BlobStore::kMostPieces) * kBlobPieceBytes)
        return fail(ErrorCode::QuotaExceeded, "worker",
                    fmt::format("{} bytes are more than workers can exchange at a time, 4 GiB", bytes.size()));
    const BlobId id{m->view, keyOf(name)};
    const auto begin = [&](Connection &c) {
        const std::uint32_t pieces = piecesOf(bytes.size());
        for (std::uint32_t piece = 0; piece < pieces; ++piece) {
            const auto rest = bytes.subspan(std::size_t(piece) * kBlobPieceBytes);
            c.send(protocol::BlobWriteHeader{piece, id.key, pieces, id.view},
                   rest.first(std::min<std::size_t>(rest.size(), kBlobPieceBytes)));
        }
    };
    bool refused = false;
    TY_TRY(m->transferBlob(id, begin, [&](std::span<Impl::BlobEnd> ends) {
        bool stored = false, pending = false;
        refused = false;
        for (const auto &end : ends) {
            stored = stored || (end.done && !end.refused);
            refused = refused || end.refused;
            pending = pending || (!end.done && !end.failed);
        }
        refused = refused && !stored;
        return !pending && (stored || refused);
    }));
    return refused ? fail(ErrorCode::QuotaExceeded, "server", "has no memory left for what workers exchange: put less")
                   : Status();
}

Result<std::optional<std::vector<std::byte>>> KvWorker::getBlob(std::string_view name,
                                                                const std::function<bool()> &hopeless)
{
    const BlobId id{m->view, keyOf(name)};
    std::optional<std::vector<std::byte>> found;
    TY_TRY(m->transferBlob(
        id, [&](Connection &c) { c.send(protocol::BlobReadHeader{.key = id.key, .view = id.view}, {}); },
        [&](std::span<Impl::BlobEnd> ends) {
            for (auto &end : ends) {
                if (end.done && !found)
                    found = std::move(*end.data);
            }
            return found || hopeless();
        }));
    return found;
}

} // namespace trainyard::ps
