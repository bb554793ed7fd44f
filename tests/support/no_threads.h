#pragma once

#include <cstddef>
#include <limits>
#include <system_error>
#include <thread>

#include <gtest/gtest.h>
#include <pthread.h>

namespace trainyard::support {

/// While it lives, no thread can be started in this process, as at the limit of threads: the stack of a new one would be
/// larger than the address space. That includes new threads of servers in the test; those that run are not affected.
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
        EXPECT_THROW(std::thread([] {}).join(), std::system_error); // else its tests would pass without the limit
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
