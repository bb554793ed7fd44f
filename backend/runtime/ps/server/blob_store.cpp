#include "backend/runtime/ps/server/blob_store.h"

#include "backend/protocol/frames.h"

namespace trainyard::ps {

using protocol::kBlobPieceBytes;

std::size_t BlobStore::sizeOf(const Pieces &pieces)
{
    std::size_t bytes = 0;
    for (const Piece &piece : pieces)
        bytes += piece->size();
    return bytes;
}

void BlobStore::forgetBefore(std::uint32_t view)
{
    while (!m_blobs.empty() && m_blobs.begin()->first.view < view) {
        m_bytes -= sizeOf(m_blobs.begin()->second);
        m_blobs.erase(m_blobs.begin());
    }
}

void BlobStore::drop(std::optional<Arriving> &arriving)
{
    if (!arriving)
        return;
    m_bytes -= sizeOf(arriving->stored) + (arriving->next && !arriving->refused ? arriving->next->size() : 0);
    arriving.reset();
}

Result<std::span<std::byte>> BlobStore::receive(std::optional<Arriving> &arriving, const BlobId &id,
                                                std::uint32_t piece, std::uint32_t pieces, std::size_t length)
{
    if (piece == 0) {
        drop(arriving);
        arriving = Arriving{id, pieces, 0, {}, nullptr, false};
    }
    const bool last = piece + 1 == pieces;
    if (pieces == 0 || pieces > kMostPieces || !arriving || arriving->id != id || arriving->pieces != pieces ||
        arriving->next || arriving->have != piece || piece >= pieces ||
        (last ? length > kBlobPieceBytes : length != kBlobPieceBytes))
        return fail(ErrorCode::CorruptData, "server", "received a piece of a blob out of turn, or of another size");
    if (id.view > m_newest) {
        m_newest = id.view;
        forgetBefore(m_newest > 0 ? m_newest - 1 : 0);
    }
    if (id.view + 1 < m_newest || m_bytes + length > kMostBytes) {
        m_bytes -= sizeOf(arriving->stored);
        arriving->stored.clear();
        arriving->refused = true;
    }
    arriving->next = std::make_shared<std::vector<std::byte>>(length);
    if (!arriving->refused)
        m_bytes += length;
    return std::span<std::byte>(*arriving->next);
}

std::optional<bool> BlobStore::received(std::optional<Arriving> &arriving)
{
    if (!arriving || !arriving->next)
        return std::nullopt;
    if (!arriving->refused)
        arriving->stored.push_back(std::move(arriving->next));
    arriving->next.reset();
    if (++arriving->have < arriving->pieces)
        return std::nullopt;
    const bool stored = !arriving->refused;
    if (stored) {
        Pieces &place = m_blobs[arriving->id]; // one that is put again replaces the earlier one
        m_bytes -= sizeOf(place);
        place = std::move(arriving->stored);
    }
    arriving.reset();
    return stored;
}

const BlobStore::Pieces *BlobStore::find(const BlobId &id) const
{
    const auto at = m_blobs.find(id);
    return at == m_blobs.end() ? nullptr : &at->second;
}

} // namespace trainyard::ps
