// What keeps the window's event loop busy: the tour in the real window, and which events took longest.
// event_loop_bench [EPOCHS]; QT_QPA_PLATFORM=offscreen where there is no display.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <vector>

#include <QApplication>
#include <QMetaEnum>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include "gui/app/application.h"
#include "gui/app/main_window.h"
#include "gui/widgets/theme.h"

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// What this thread has had of a processor, in ms: work, however busy the machine is with others.
double worked()
{
    timespec t{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6;
}

/// Processor times of one kind of event; without those of the events that it sent itself.
struct Kind {
    double total = 0, longest = 0;
    int count = 0;
};

class Watched final : public QApplication {
public:
    using QApplication::QApplication;
    std::map<std::string, Kind> kinds;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver->thread() != thread())
            return QApplication::notify(receiver, event);
        const char *type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
        std::string name = std::string(receiver->metaObject()->className()) + " " +
                           (type ? type : "other"); // it may be gone afterwards
        const double before = std::exchange(m_inner, 0);
        const double began = worked();
        const bool taken = QApplication::notify(receiver, event);
        const double all = worked() - began, own = all - m_inner;
        m_inner = before + all;
        Kind &kind = kinds[name];
        kind.total += own;
        kind.longest = std::max(kind.longest, own);
        ++kind.count;
        return taken;
    }

private:
    double m_inner = 0; ///< of the events that the current one sent
};

} // namespace

int main(int argc, char **argv)
{
    using namespace trainyard;
    Watched app(argc, argv);
    gui::Theme::instance().install(app);
    QTemporaryDir state;
    QSettings settings(state.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
    tour::TourOptions options;
    options.outputFolder.clear();
    options.epochs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 12;
    int status = 1;
    std::vector<double> gaps, work;
    {
        gui::Application backend(
            {.profile = "local", .stateFolder = state.path().toStdString(), .ignoreAwsEnvironment = true}, options);
        gui::MainWindow window(backend.services(), settings, state.path());
        QObject::connect(&backend.services().tour, &services::TourService::runStarted, &window,
                         [&](const RunId &) { window.go(gui::MainWindow::Runs); });
        QObject::connect(&backend.services().tour, &services::TourService::finished, &app,
                         [&](const Result<QString> &end) {
                             status = end ? 0 : 1;
                             QApplication::quit();
                         });
        QTimer beat;
        beat.setTimerType(Qt::PreciseTimer);
        auto last = Clock::now();
        double before = worked();
        QObject::connect(&beat, &QTimer::timeout, &app, [&] {
            const auto now = Clock::now();
            gaps.push_back(Milliseconds(now - std::exchange(last, now)).count());
            const double mine = worked();
            work.push_back(mine - std::exchange(before, mine));
        });
        beat.start(5);
        window.show();
        backend.start();
        QTimer::singleShot(0, &window, &gui::MainWindow::startTour);
        QApplication::exec();
    }
    for (auto &[what, times] : {std::pair("between beats of 5 ms", &gaps), std::pair("of it, work", &work)}) {
        std::ranges::sort(*times);
        const auto at = [&](double part) {
            return times->empty() ? 0 : (*times)[std::size_t(part * double(times->size() - 1))];
        };
        std::printf("%s: median %.2f ms, 99 %% %.1f ms, longest %.1f ms\n", what, at(0.5), at(0.99), at(1));
    }
    std::printf("%10s %10s %8s  event (processor time of its own)\n", "longest", "total", "count");
    std::vector<std::pair<std::string, Kind>> worst(app.kinds.begin(), app.kinds.end());
    std::ranges::sort(worst, [](const auto &a, const auto &b) { return a.second.longest > b.second.longest; });
    for (std::size_t i = 0; i < std::min<std::size_t>(worst.size(), 30); ++i)
        std::printf("%7.1f ms %7.0f ms %8d  %s\n", worst[i].second.longest, worst[i].second.total,
                    worst[i].second.count, worst[i].first.c_str());
    return status;
}
