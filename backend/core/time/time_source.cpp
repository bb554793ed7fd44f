#include "backend/core/time/time_source.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace trainyard {
namespace {

class SystemTime final : public TimeSource {
public:
    TimePoint now() const override { return std::chrono::steady_clock::now(); }
    Timestamp wallNow() const override { return SystemClock::instance().now(); }
    void waitUntil(TimePoint until, std::stop_token stop) override
    {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        wake.wait_until(lock, stop, until, [] { return false; });
    }
};

SystemTime s_system;
std::atomic<TimeSource *> s_installed{nullptr};

} // namespace

TimeSource &TimeSource::current() noexcept
{
    TimeSource *installed = s_installed.load(std::memory_order_acquire);
    return installed ? *installed : s_system;
}

void TimeSource::install(TimeSource *source) noexcept
{
    s_installed.store(source, std::memory_order_release);
}

Timestamp wallNow()
{
    return TimeSource::current().wallNow();
}

} // namespace trainyard
