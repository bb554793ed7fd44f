#include "backend/core/async/poll.h"

#include <random>

namespace trainyard {

std::chrono::milliseconds Backoff::next()
{
    thread_local std::mt19937_64 generator{std::random_device{}()};
    const auto tenth = m_next.count() / 10;
    std::uniform_int_distribution<std::int64_t> spread(-tenth, tenth);
    const std::chrono::milliseconds interval(m_next.count() + spread(generator));
    m_next = std::min(2 * m_next, m_most);
    return interval;
}

} // namespace trainyard
