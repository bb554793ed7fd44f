#include "tests/support/virtual_time.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

namespace trainyard {
namespace {

using namespace std::chrono;

std::string readTask(int folder, const char *thread, const char *file)
{
    const std::string path = std::string(thread) + "/" + file;
    const int fd = ::openat(folder, path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return {};
    char text[512];
    const auto size = ::read(fd, text, sizeof text);
    ::close(fd);
    return size > 0 ? std::string(text, std::size_t(size)) : std::string();
}

/// \return the state letter after the name in parentheses; 'X' for a thread that has just ended
char stateIn(const std::string &stat)
{
    const auto end = stat.rfind(')');
    return end == std::string::npos || end + 2 >= stat.size() ? 'X' : stat[end + 2];
}

} // namespace

VirtualTime::VirtualTime(nanoseconds start, std::atomic<std::int64_t> *mirror)
    : m_now(start.count())
    , m_mirror(mirror)
{
    if (m_mirror)
        m_mirror->store(start.count());
    install(this);
    m_clock = std::jthread([this](std::stop_token stop) { run(stop); });
}

VirtualTime::~VirtualTime()
{
    m_clock.request_stop();
    m_clock.join();
    install(nullptr);
}

Timestamp VirtualTime::wallNow() const
{
    constexpr auto kBegin = sys_days(2026y / January / 1);
    return time_point_cast<Timestamp::duration>(kBegin + duration_cast<milliseconds>(nanoseconds(m_now.load())));
}

void VirtualTime::waitUntil(TimePoint until, std::stop_token stop)
{
    std::list<Waiter>::iterator self;
    {
        const std::lock_guard lock(m_mutex);
        if (until <= now())
            return;
        self = m_waiters.emplace(m_waiters.end());
        self->until = until;
        m_changed.notify_all();
    }
    {
        const std::stop_callback stopped(stop, [&] {
            const std::lock_guard lock(m_mutex);
            self->stopped = true;
            self->wake.notify_all();
        });
        std::unique_lock lock(m_mutex);
        self->wake.wait(lock, [&] { return self->stopped || until <= now(); });
    }
    const std::lock_guard lock(m_mutex);
    m_waiters.erase(self);
}

bool VirtualTime::quiet()
{
    DIR *folder = ::opendir("/proc/self/task");
    if (!folder)
        return false;
    bool sleeping = true;
    const int own = ::gettid();
    std::map<int, std::uint64_t> slices;
    while (const dirent *entry = ::readdir(folder)) {
        const int thread = std::atoi(entry->d_name);
        if (thread <= 0 || thread == own)
            continue;
        const char state = stateIn(readTask(::dirfd(folder), entry->d_name, "stat"));
        sleeping &= std::strchr("SXZ", state) != nullptr;
        if (!sleeping)
            break;
        const std::string schedule = readTask(::dirfd(folder), entry->d_name, "schedstat"); // "run wait slices"
        const auto last = schedule.rfind(' ');
        slices[thread] = last == std::string::npos ? 0 : std::strtoull(schedule.c_str() + last, nullptr, 10);
    }
    ::closedir(folder);
    if (!sleeping)
        return false;
    // A sleeping thread may have been woken, after its state was read, by another one that slept when its own state was
    // read. Only two equal snapshots in a row prove that no thread ran between them.
    const bool same = slices == m_slices;
    m_slices = std::move(slices);
    return same;
}

void VirtualTime::run(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [&] {
                return std::ranges::any_of(m_waiters, [](const Waiter &w) { return w.until != TimePoint::max(); });
            });
        }
        if (stop.stop_requested())
            return;
        if (!quiet()) {
            std::this_thread::sleep_for(20us);
            continue;
        }
        const std::lock_guard lock(m_mutex);
        auto next = TimePoint::max();
        for (const Waiter &w : m_waiters)
            next = std::min(next, w.until);
        if (next == TimePoint::max() || next <= now())
            continue; // its thread is about to wake
        m_now.store(duration_cast<nanoseconds>(next.time_since_epoch()).count());
        if (m_mirror)
            m_mirror->store(m_now.load());
        for (Waiter &w : m_waiters) {
            if (w.until <= next)
                w.wake.notify_all();
        }
    }
}

} // namespace trainyard
