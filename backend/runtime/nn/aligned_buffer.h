#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <span>

namespace trainyard::nn {

/// Zeroed floats on a cache line's boundary, with one vector of slack behind, which kernels may read and overwrite.
class AlignedBuffer {
public:
    AlignedBuffer() = default;
    explicit AlignedBuffer(std::size_t size)
        : m_size(size)
    {
        const std::size_t bytes = ((size + kSlack) * sizeof(float) + 63) / 64 * 64;
        m_data.reset(static_cast<float *>(std::aligned_alloc(64, bytes)));
        if (!m_data)
            throw std::bad_alloc();
        std::memset(m_data.get(), 0, bytes);
    }
    float *data() const { return m_data.get(); }
    std::size_t size() const { return m_size; }
    std::span<float> span() const { return {m_data.get(), m_size}; }

private:
    static constexpr std::size_t kSlack = 64;
    struct Free {
        void operator()(float *p) const { std::free(p); }
    };
    std::unique_ptr<float[], Free> m_data;
    std::size_t m_size = 0;
};

} // namespace trainyard::nn
