#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace trainyard::ps {

/// Room for one slice, aligned to 64 bytes.
class SliceBuffer {
public:
    explicit SliceBuffer(std::size_t capacity);
    std::span<float> floats(std::size_t count) { return {m_data.get(), count}; }
    std::span<const float> floats(std::size_t count) const { return {m_data.get(), count}; }

private:
    struct Release {
        void operator()(float *data) const;
    };
    std::unique_ptr<float, Release> m_data;
};

using SliceRef = std::shared_ptr<SliceBuffer>;

/// Keeps buffers for reuse: after the first rounds nothing is allocated. One thread.
class SlicePool {
public:
    explicit SlicePool(std::size_t capacity)
        : m_capacity(capacity)
    {
    }
    SliceRef take();
    std::size_t made() const { return m_all.size(); }

private:
    std::size_t m_capacity;
    std::size_t m_next = 0;
    std::vector<SliceRef> m_all; ///< one that only we hold is free
};

} // namespace trainyard::ps
