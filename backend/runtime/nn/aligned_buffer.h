#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <span>

namespace trainyard::nn {

/// Zero-initialised floats, aligned to a cache line and followed by kSlack floats of slack.
class AlignedBuffer {
public:
    static constexpr std::size_t kSlack = 64; ///< floats after the last one that kernels may read and overwrite

    AlignedBuffer() = default;
    explicit AlignedBuffer(std::size_t size)
        : m_size(size)
    {
        const std::size_t bytes = ((size + kSlack) * sizeof(float) + 63) / 64 * 64;
        m_data.reset(static_cast<float *>(std::aligned_alloc(64, bytes)), std::free);
        if (!m_data)
            throw std::bad_alloc();
        std::memset(m_data.get(), 0, bytes);
    }
    /// Uses memory of the caller, which must be aligned and have room for the slack. Clears the `size` floats.
    AlignedBuffer(std::size_t size, std::shared_ptr<float> memory)
        : m_data(std::move(memory))
        , m_size(size)
    {
        std::memset(m_data.get(), 0, size * sizeof(float));
    }
    AlignedBuffer(AlignedBuffer &&) = default;
    AlignedBuffer &operator=(AlignedBuffer &&) = default;

    float *data() const { return m_data.get(); }
    std::size_t size() const { return m_size; }
    std::span<float> span() const { return {m_data.get(), m_size}; }

private:
    std::shared_ptr<float> m_data;
    std::size_t m_size = 0;
};

} // namespace trainyard::nn
