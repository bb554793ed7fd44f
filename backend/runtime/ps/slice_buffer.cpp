#include "backend/runtime/ps/slice_buffer.h"

#include <new>

namespace trainyard::ps {

namespace {
constexpr std::align_val_t kAlignment{64};
}

SliceBuffer::SliceBuffer(std::size_t capacity)
    : m_data(static_cast<float *>(::operator new(capacity * sizeof(float), kAlignment)))
{
}

void SliceBuffer::Release::operator()(float *data) const
{
    ::operator delete(data, kAlignment);
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
