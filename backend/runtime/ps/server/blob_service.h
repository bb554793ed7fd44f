#pragma once

#include <map>
#include <optional>
#include <unordered_map>

#include "backend/runtime/ps/server/blob_store.h"
#include "backend/runtime/ps/transport/loop.h"

namespace trainyard::ps {

/// The blobs of a server on its connections: stores what workers send, and answers those that wait for it. In the thread
/// of the loop.
class BlobService {
public:
    explicit BlobService(Loop &loop)
        : m_loop(loop)
    {
    }
    /// \error CorruptData (of another process than a worker, or a piece out of turn)
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &);
    Status onFrame(Connection &, const protocol::FrameHeader &);
    void onClosed(Connection &);

private:
    Status onWrite(Connection &, const protocol::FrameHeader &);
    void send(Connection &, const BlobId &, const BlobStore::Pieces &);

    Loop &m_loop;
    BlobStore m_store;
    std::unordered_map<Connection *, std::optional<BlobStore::Arriving>> m_arriving;
    std::multimap<BlobId, Connection *> m_waiting; ///< for blobs that are not there yet
};

} // namespace trainyard::ps
