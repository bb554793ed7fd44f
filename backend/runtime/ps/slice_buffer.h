#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace trainyard::ps {

/// Memory for one slice, aligned to 64 bytes: owned, or a place in the memory of another object.
class SliceBuffer {
public:
    explicit SliceBuffer(std::size_t capacity);
    /// \param owner  keeps `data` alive
    /// \param place  number of this buffer in memory shared with another process; -1: not shared
    SliceBuffer(float *data, std::shared_ptr<const void> owner, int place);

    std::span<float> floats(std::size_t count) { return {m_data, count}; }
    std::span<const float> floats(std::size_t count) const { return {m_data, count}; }
    int place() const { return m_place; }

private:
    std::shared_ptr<const void> m_owner;
    float *m_data;
    int m_place = -1;
};

using SliceRef = std::shared_ptr<SliceBuffer>;

/// Reuses buffers: nothing is allocated after the first rounds. One thread.
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
    std::vector<SliceRef> m_all; ///< a buffer without other references is free
};

} // namespace trainyard::ps
