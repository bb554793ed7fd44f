#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::ps {

/// A name among the blobs of a view, hashed.
struct BlobId {
    std::uint32_t view = 0;
    std::uint64_t key = 0;
    auto operator<=>(const BlobId &) const = default;
};

/// Bytes that workers leave for other workers, such as the state of training for a new one: pieces of kBlobPieceBytes, kept
/// for the newest view and the one before. Has no sockets. One thread.
class BlobStore {
public:
    static constexpr std::uint32_t kMostPieces = 4096;                 ///< of a blob: 4 GiB
    static constexpr std::size_t kMostBytes = std::size_t(6144) << 20; ///< of all, complete or arriving
    using Piece = std::shared_ptr<std::vector<std::byte>>;
    using Pieces = std::vector<Piece>;

    /// A blob that arrives over one connection.
    struct Arriving {
        BlobId id;
        std::uint32_t pieces = 0, have = 0;
        Pieces stored;
        Piece next;           ///< receives the next piece
        bool refused = false; ///< the rest is received, and dropped
    };

    /// Makes room for the next piece. Pieces come in order; the first one replaces the blob.
    /// \param before  what has arrived over that connection so far
    /// \return the buffer of `length` bytes
    /// \error CorruptData (out of order, or of another size)
    Result<std::span<std::byte>> receive(std::optional<Arriving> &before, const BlobId &, std::uint32_t piece,
                                         std::uint32_t pieces, std::size_t length);
    /// The piece has arrived.
    /// \return with the last one: whether the blob is stored now, or was refused
    std::optional<bool> received(std::optional<Arriving> &);
    void drop(std::optional<Arriving> &); ///< its connection is gone

    const Pieces *find(const BlobId &) const; ///< null: not there
    std::size_t bytes() const { return m_bytes; }

private:
    void forgetBefore(std::uint32_t view);
    static std::size_t sizeOf(const Pieces &);

    std::map<BlobId, Pieces> m_blobs;
    std::size_t m_bytes = 0; ///< of all pieces
    std::uint32_t m_newest = 0;
};

} // namespace trainyard::ps
