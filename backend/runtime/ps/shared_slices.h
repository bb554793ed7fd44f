#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "backend/core/result.h"
#include "backend/protocol/control/control.h"
#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::ps {

/// Size in floats of the memory for a worker's complete gradient, including the slack behind it that kernels write to.
inline std::size_t gradientFloats(std::size_t parameters)
{
    return parameters + nn::AlignedBuffer::kSlack;
}

/// Memory shared by two processes on one host: places for slices of equal size. A worker computes its gradient in such
/// memory, which the server reads in place; the server publishes weights in its own, two places for each slice, which
/// the worker reads. Frames still go over the connection, without payload: they signal that data is ready, and the
/// connection still detects a dead process.
///
/// The creator offers the memory over an authenticated connection. The other side opens it through /proc, which works
/// if both see the same processes and belong to one user, and not across hosts or sandboxes; then, and in dist_async,
/// all data goes over TCP. The memory is sealed, so neither side can shrink it while the other one uses it. It is freed
/// when both sides have released it, however they end.
class SharedSlices : public std::enable_shared_from_this<SharedSlices> {
public:
    /// places * floats float32.
    /// \error IoFailure (no memory available)
    static Result<std::shared_ptr<SharedSlices>> make(std::size_t places, std::size_t floats);
    /// \error NotFound (another host or sandbox), PermissionDenied, CorruptData (another size, seal or token)
    static Result<std::shared_ptr<SharedSlices>> open(const protocol::ShareOffer &, std::size_t places,
                                                      std::size_t floats);
    ~SharedSlices();
    SharedSlices(const SharedSlices &) = delete;
    SharedSlices &operator=(const SharedSlices &) = delete;

    protocol::ShareOffer offer() const;
    float *place(std::size_t number) const;
    std::size_t places() const { return m_places; }

    /// A writer marks a place before and after it writes; a reader checks after reading that the place still belongs to
    /// its round. A process that was suspended while it read may have been removed from the run, and the others may
    /// have overwritten the place since.
    /// \source sequence locks: Boehm, MSPC 2012
    void beginWriting(std::size_t number) const;
    void endWriting(std::size_t number, std::uint64_t round) const;
    bool isCurrent(std::size_t number, std::uint64_t round) const;

private:
    SharedSlices(Fd fd, std::size_t places, std::size_t stride, std::byte *memory);
    std::atomic_ref<std::uint64_t> stamp(std::size_t number) const; ///< round + 1 of its content; 0: being written
    static std::size_t strideOf(std::size_t floats);
    static std::size_t bytesOf(std::size_t places, std::size_t stride);
    static Result<std::byte *> map(const Fd &, std::size_t bytes);

    Fd m_fd;
    std::size_t m_places, m_stride;
    std::byte *m_memory;
};

} // namespace trainyard::ps
