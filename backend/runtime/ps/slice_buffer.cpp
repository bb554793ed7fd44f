#include "backend/runtime/ps/slice_buffer.h"

#include <new>

namespace trainyard::ps {

namespace {

constexpr std::align_val_t kAlignment{64};

std::shared_ptr<float> alignedFloats(std::size_t count)
{
    return {static_cast<float *>(::operator new(count * sizeof(float), kAlignment)),
            [](float *data) { ::operator delete(data, kAlignment); }};
}

} // namespace

SliceBuffer::SliceBuffer(std::size_t capacity)
{
    const auto memory = alignedFloats(capacity);
    m_data = memory.get();
    m_owner = memory;
}

SliceBuffer::SliceBuffer(float *data, std::shared_ptr<const void> owner, int place)
    : m_owner(std::move(owner))
    , m_data(data)
    , m_place(place)
{
}

SliceRef SlicePool::take()
{
    for (std::size_t tried = 0; tried < m_all.size(); ++tried) {
        SliceRef &candidate = m_all[m_next];
        m_next = (m_next + 1) % m_all.size();
        if (candidate.use_count() == 1)
            return candidate;
    }
    return m_all.emplace_back(std::make_shared<SliceBuffer>(m_capacity));
}

} // namespace trainyard::ps
