#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "backend/core/result.h"
#include "backend/protocol/control.h"
#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/ps/socket.h"

namespace trainyard::ps {

/// Floats of the memory in which a worker has its whole gradient, and kernels write a little behind it.
inline std::size_t gradientFloats(std::size_t parameters)
{
    return parameters + nn::AlignedBuffer::kSlack;
}

/// Memory that two processes of one host see: places for slices of equal size. The maker offers it over a proven
/// connection; the other side opens it through /proc, which works when both see the same processes and belong to one
/// user, and not across hosts or sandboxes. It is sealed: nobody can shrink it under the other's feet. It is gone when
/// both have let it go, however they end.
class SharedSlices : public std::enable_shared_from_this<SharedSlices> {
public:
    /// places * floats float32. errors IoFailure (no memory for it)
    static Result<std::shared_ptr<SharedSlices>> make(std::size_t places, std::size_t floats);
    /// errors  NotFound (not our host, not our sandbox), PermissionDenied, CorruptData (another size, seal or token)
    static Result<std::shared_ptr<SharedSlices>> open(const protocol::ShareOffer &, std::size_t places,
                                                      std::size_t floats);
    ~SharedSlices();
    SharedSlices(const SharedSlices &) = delete;
    SharedSlices &operator=(const SharedSlices &) = delete;

    protocol::ShareOffer offer() const;
    float *place(std::size_t number) const;
    std::size_t places() const { return m_places; }

    /// Who writes a place says so before and afterwards; who has read it asks whether it was still of that round at the
    /// end. A process that stood still while it read may wake up to others who went on without it.
    /// source  sequence locks: Boehm, MSPC 2012
    void beginWriting(std::size_t number) const;
    void endWriting(std::size_t number, std::uint64_t round) const;
    bool isCurrent(std::size_t number, std::uint64_t round) const;

private:
    SharedSlices(Fd fd, std::size_t places, std::size_t stride, std::byte *memory);
    std::atomic_ref<std::uint64_t>
    stamp(std::size_t number) const; ///< round + 1 of what lies there, 0 while it changes
    static std::size_t strideOf(std::size_t floats);
    static std::size_t bytesOf(std::size_t places, std::size_t stride);
    static Result<std::byte *> map(const Fd &, std::size_t bytes);

    Fd m_fd;
    std::size_t m_places, m_stride;
    std::byte *m_memory;
};

} // namespace trainyard::ps
