// What keeps the event loop of the window busy: runs the tour in the real window and lists the events that took
// longest. event_loop_bench [EPOCHS]; QT_QPA_PLATFORM=offscreen where there is no display.

#include <QSettings>
#include <QTemporaryDir>

#include "bench/window/event_profile.h"
#include "gui/app/application.h"
#include "gui/app/main_window/main_window.h"
#include "gui/widgets/theme/theme.h"

int main(int argc, char **argv)
{
    using namespace trainyard;
    bench::ProfiledApplication app(argc, argv);
    bench::Heartbeat heartbeat(app);
    gui::Theme::instance().install(app);
    QTemporaryDir state;
    QSettings settings(state.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
    tour::TourOptions options;
    options.outputFolder.clear();
    options.epochs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 12;
    int status = 1;
    {
        gui::Application backend(
            {.profile = "local", .stateFolder = state.path().toStdString(), .ignoreAwsEnvironment = true}, options);
        gui::MainWindow window(backend.services(), settings, state.path());
        QObject::connect(&backend.services().tour, &services::TourService::runStarted, &window,
                         [&](const RunId &) { window.go(gui::MainWindow::Runs); });
        QObject::connect(&backend.services().tour, &services::TourService::finished, &app,
                         [&](const Result<std::vector<Sentence>> &end) {
                             status = end ? 0 : 1;
                             QApplication::quit();
                         });
        heartbeat.start();
        window.show();
        backend.start();
        QTimer::singleShot(0, &window, &gui::MainWindow::startTour);
        QApplication::exec();
        heartbeat.stop();
    }
    heartbeat.print(16);
    bench::printWorst(app);
    return status;
}
