#pragma once

#include <cstddef>
#include <limits>

#include <pthread.h>

namespace trainyard::support {

/// While it lives, no thread can be started in this process, as at the limit of threads: the stack of a new one would be
/// larger than the address space.
class NoThreads {
public:
    NoThreads()
    {
        pthread_getattr_default_np(&m_before);
        pthread_attr_t without;
        pthread_getattr_default_np(&without);
        pthread_attr_setstacksize(&without, std::numeric_limits<std::size_t>::max() / 4096);
        pthread_setattr_default_np(&without);
        pthread_attr_destroy(&without);
    }
    ~NoThreads()
    {
        pthread_setattr_default_np(&m_before);
        pthread_attr_destroy(&m_before);
    }
    NoThreads(const NoThreads &) = delete;
    NoThreads &operator=(const NoThreads &) = delete;

private:
    pthread_attr_t m_before;
};

} // namespace trainyard::support
