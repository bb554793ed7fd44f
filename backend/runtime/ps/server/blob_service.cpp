#include "backend/runtime/ps/server/blob_service.h"

#include "backend/core/try.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;

Result<std::span<std::byte>> BlobService::bufferFor(Connection &c, const FrameHeader &header)
{
    if (header.type != FrameType::BlobWrite || c.claim.opener != PeerRole::Worker)
        return fail(ErrorCode::CorruptData, c.peer(), "sent data before it said whose");
    const auto piece = protocol::headerOf<protocol::BlobWriteHeader>(header);
    return m_store.receive(m_arriving[&c], {piece.view, piece.key}, piece.piece, piece.pieces, header.length);
}

Status BlobService::onWrite(Connection &c, const FrameHeader &header)
{
    const auto piece = protocol::headerOf<protocol::BlobWriteHeader>(header);
    const BlobId id{piece.view, piece.key};
    if (header.length == 0) { // no buffer was asked for
        TY_TRY(m_store.receive(m_arriving[&c], id, piece.piece, piece.pieces, 0));
    }
    const auto stored = m_store.received(m_arriving[&c]);
    if (!stored)
        return {};
    c.send(protocol::BlobStoredHeader{.key = id.key, .refused = *stored ? 0u : 1u, .view = id.view}, {});
    m_loop.flush(c);
    if (!*stored)
        return {};
    const auto [begin, end] = m_waiting.equal_range(id);
    for (auto at = begin; at != end; ++at)
        send(*at->second, id, *m_store.find(id));
    m_waiting.erase(begin, end);
    return {};
}

Status BlobService::onFrame(Connection &c, const FrameHeader &header)
{
    if (c.claim.opener != PeerRole::Worker)
        return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that only workers may send");
    if (header.type == FrameType::BlobWrite)
        return onWrite(c, header);
    const auto wanted = protocol::headerOf<protocol::BlobReadHeader>(header);
    const BlobId id{wanted.view, wanted.key};
    if (const auto *pieces = m_store.find(id))
        send(c, id, *pieces);
    else
        m_waiting.emplace(id, &c);
    return {};
}

void BlobService::send(Connection &c, const BlobId &id, const BlobStore::Pieces &pieces)
{
    std::uint32_t number = 0;
    for (const BlobStore::Piece &piece : pieces)
        c.send(protocol::BlobPieceHeader{number++, id.key, std::uint32_t(pieces.size()), id.view},
               std::span<const std::byte>(*piece), piece);
    m_loop.flush(c);
}

void BlobService::onClosed(Connection &c)
{
    if (const auto at = m_arriving.find(&c); at != m_arriving.end()) {
        m_store.drop(at->second);
        m_arriving.erase(at);
    }
    std::erase_if(m_waiting, [&](const auto &waiting) { return waiting.second == &c; });
}

} // namespace trainyard::ps
