#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <QApplication>
#include <QMetaEnum>
#include <QTimer>

/// Measures what keeps the event loop of a window busy.
namespace trainyard::bench {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// CPU time of this thread in ms: its own work, independent of the load of the machine.
inline double threadCpuMs()
{
    timespec t{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6;
}

/// CPU times of one kind of event, without those of the events that it sent itself.
struct EventTimes {
    double total = 0, longest = 0;
    int count = 0;
};

class ProfiledApplication final : public QApplication {
public:
    using QApplication::QApplication;
    std::map<std::string, EventTimes> kinds;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver->thread() != thread())
            return QApplication::notify(receiver, event);
        const char *type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
        std::string name = std::string(receiver->metaObject()->className()) + " " +
                           (type ? type : "other"); // the event may delete the receiver
        const double before = std::exchange(m_inner, 0);
        const double began = threadCpuMs();
        const bool taken = QApplication::notify(receiver, event);
        const double all = threadCpuMs() - began, own = all - m_inner;
        m_inner = before + all;
        EventTimes &kind = kinds[name];
        kind.total += own;
        kind.longest = std::max(kind.longest, own);
        ++kind.count;
        return taken;
    }

private:
    double m_inner = 0; ///< CPU time of the events that the current one sent
};

/// A timer of 5 ms that records the time between its beats, and how much of it was work of this thread.
class Heartbeat {
public:
    explicit Heartbeat(QObject &owner)
        : m_timer(&owner)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &owner, [this] {
            const auto now = Clock::now();
            m_gaps.push_back(Milliseconds(now - std::exchange(m_last, now)).count());
            const double mine = threadCpuMs();
            m_work.push_back(mine - std::exchange(m_before, mine));
        });
    }
    void start()
    {
        m_last = Clock::now();
        m_before = threadCpuMs();
        m_timer.start(5);
    }
    void stop() { m_timer.stop(); }
    /// Prints quantiles of both.
    /// \param frame  ms; beats with more work than that are listed
    void print(double frame)
    {
        std::string over;
        double since = 0; // ms since the start
        for (std::size_t i = 0; i < m_work.size(); ++i) {
            since += m_gaps[i];
            if (m_work[i] > frame) {
                char text[64];
                std::snprintf(text, sizeof text, "%s%.0f ms at %.2f s", over.empty() ? "" : ", ", m_work[i],
                              since / 1000);
                over += text;
            }
        }
        for (const auto &[what, list] :
             {std::pair("between beats of 5 ms", &m_gaps), std::pair("of it, work", &m_work)}) {
            auto *const times = list;
            std::ranges::sort(*times);
            const auto at = [&](double part) {
                return times->empty() ? 0 : (*times)[std::size_t(part * double(times->size() - 1))];
            };
            std::printf("%s: median %.2f ms, 99 %% %.1f ms, longest %.1f ms\n", what, at(0.5), at(0.99), at(1));
        }
        std::printf("%zu beats; with more than %.0f ms of work: %s\n", m_work.size(), frame,
                    over.empty() ? "none" : over.c_str());
    }

private:
    QTimer m_timer;
    Clock::time_point m_last{};
    double m_before = 0;
    std::vector<double> m_gaps, m_work;
};

inline void printWorst(const ProfiledApplication &app)
{
    std::printf("%10s %10s %8s  event (processor time of its own)\n", "longest", "total", "count");
    std::vector<std::pair<std::string, EventTimes>> worst(app.kinds.begin(), app.kinds.end());
    std::ranges::sort(worst, [](const auto &a, const auto &b) { return a.second.longest > b.second.longest; });
    for (std::size_t i = 0; i < std::min<std::size_t>(worst.size(), 30); ++i)
        std::printf("%7.1f ms %7.0f ms %8d  %s\n", worst[i].second.longest, worst[i].second.total,
                    worst[i].second.count, worst[i].first.c_str());
}

} // namespace trainyard::bench
