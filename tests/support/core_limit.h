#pragma once

#include <algorithm>
#include <string>

#include <sys/resource.h>

namespace trainyard {

/// While it lives, this process and what it starts may write core dumps of this size. As a condition: whether the machine
/// allows any.
class CoreLimit {
public:
    explicit CoreLimit(rlim_t bytes = 1u << 20)
    {
        ::getrlimit(RLIMIT_CORE, &m_before);
        m_now = m_before;
        m_now.rlim_cur = std::min(bytes, m_before.rlim_max);
        ::setrlimit(RLIMIT_CORE, &m_now);
    }
    ~CoreLimit() { ::setrlimit(RLIMIT_CORE, &m_before); }
    CoreLimit(const CoreLimit &) = delete;
    CoreLimit &operator=(const CoreLimit &) = delete;
    explicit operator bool() const { return m_now.rlim_cur > 1; }
    /// Its line in /proc/PID/limits, as a regular expression.
    std::string line() const { return "Max core file size +" + std::to_string(m_now.rlim_cur) + " "; }

private:
    rlimit m_before{}, m_now{};
};

} // namespace trainyard
