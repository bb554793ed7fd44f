#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFontDatabase>
#include <QSettings>
#include <QTimer>

#include "backend/core/files.h"
#include "backend/core/logging.h"
#include "backend/wording/sentence.h"
#include "gui/app/application.h"
#include "gui/app/main_window.h"
#include "gui/app/single_instance.h"
#include "gui/text/translation.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Arguments {
    cluster::CloudOptions cloud;
    bool tour = false, exitWhenDone = false;
    QString renderRun, renderFile;
};

int failed(const Error &error)
{
    std::fprintf(stderr, "trainyard: %s\n", wording::sentence(error).c_str());
    return wording::exitStatus(error);
}

/// Exit status 2 and a sentence on wrong usage.
Arguments parse(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Launches training clusters, shows them learn, and leaves nothing running."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption profile(
        QStringLiteral("profile"),
        QCoreApplication::translate("main", "The account: local, or a profile of ~/.aws/config."),
        QStringLiteral("NAME"));
    const QCommandLineOption region(QStringLiteral("region"), QCoreApplication::translate("main", "The region."),
                                    QStringLiteral("R"));
    const QCommandLineOption endpoint(QStringLiteral("endpoint-url"),
                                      QCoreApplication::translate("main", "Another AWS-compatible endpoint."),
                                      QStringLiteral("URL"));
    const QCommandLineOption state(QStringLiteral("state-dir"),
                                   QCoreApplication::translate("main", "Where everything is kept."),
                                   QStringLiteral("DIR"));
    const QCommandLineOption tour(QStringLiteral("tour"),
                                  QCoreApplication::translate("main", "Run the tour on the local cloud."));
    const QCommandLineOption done(
        QStringLiteral("exit-when-done"),
        QCoreApplication::translate("main", "Close when the tour is over; status 0 if it went well."));
    const QCommandLineOption render(
        QStringLiteral("render-chart"),
        QCoreApplication::translate("main", "Draw the charts of RUN into FILE (PNG) and exit."),
        QStringLiteral("RUN FILE"));
    parser.addOptions({profile, region, endpoint, state, tour, done, render});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("main", "With --render-chart: where to write."),
                                 QStringLiteral("[FILE]"));
    parser.process(arguments); // ends the program for --help, --version and unknown options
    Arguments a;
    a.cloud.profile = parser.value(profile).toStdString();
    a.cloud.region = parser.value(region).toStdString();
    a.cloud.endpointUrl = parser.value(endpoint).toStdString();
    a.cloud.stateFolder = stateFolder(parser.value(state).toStdString()).string();
    a.tour = parser.isSet(tour);
    a.exitWhenDone = parser.isSet(done);
    a.renderRun = parser.value(render);
    const QStringList rest = parser.positionalArguments();
    if (parser.isSet(render) && rest.size() == 1)
        a.renderFile = rest.front();
    if (parser.isSet(render) ? rest.size() != 1 : !rest.isEmpty()) {
        std::fprintf(stderr, "trainyard: %s\n",
                     parser.isSet(render) ? "--render-chart needs a run and a file."
                                          : "there are no arguments without a name; see --help.");
        std::exit(2);
    }
    if (a.tour && !a.cloud.profile.empty() && a.cloud.profile != "local") {
        std::fprintf(stderr, "trainyard: the tour always uses the profile local.\n");
        std::exit(2);
    }
    if (a.tour) {
        a.cloud.profile = "local"; // whatever AWS_* variables say
        a.cloud.ignoreAwsEnvironment = true;
    }
    return a;
}

} // namespace

int main(int argc, char **argv)
{
    startLogging();
    for (int i = 1; i < argc; ++i) {
        if (std::strncmp(argv[i], "--render-chart", 14) == 0)
            qputenv("QT_QPA_PLATFORM", "offscreen"); // a picture needs no display
    }
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) {
        // Qt would complain and take a folder in /tmp; sessions without a login manager have none.
        const QString own = QDir::tempPath() + QStringLiteral("/trainyard-runtime-XXXXXX");
        QByteArray pattern = own.toLocal8Bit();
        if (mkdtemp(pattern.data())) {
            qputenv("XDG_RUNTIME_DIR", pattern);
            std::atexit([] { QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).removeRecursively(); });
        }
    }
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("trainyard"));
    QApplication::setApplicationVersion(QStringLiteral(TRAINYARD_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("trainyard"));
    QApplication::setWindowIcon(applicationIcon());
    text::installTranslations(app);
    const Arguments arguments = parse(app.arguments());
    if (QFontDatabase::families().isEmpty()) {
        std::fprintf(stderr,
                     "trainyard: no font is installed, so every letter would be a box; install fonts-dejavu-core.\n");
        return 1;
    }
    if (const auto made = ensureFolder(arguments.cloud.stateFolder, 0700); !made)
        return failed(made.error());
    const QString folder = QString::fromStdString(arguments.cloud.stateFolder);
    QSettings settings(folder + QStringLiteral("/window.ini"), QSettings::IniFormat);
    Theme::instance().setMode(Theme::Mode(std::clamp(settings.value(QStringLiteral("window/theme"), 0).toInt(), 0, 2)));
    Theme::instance().install(app);

    if (!arguments.renderRun.isEmpty()) {
        Application backend(arguments.cloud);
        const auto drawn = backend.render(arguments.renderRun.toStdString(), arguments.renderFile);
        return drawn ? 0 : failed(drawn.error());
    }

    SingleInstance single(folder);
    if (!single.claim()) {
        std::fprintf(stderr,
                     "trainyard: a window with this state folder is open already; it was brought to the front.\n");
        return 0;
    }
    Application backend(arguments.cloud);
    MainWindow window(backend.services(), settings, folder);
    QObject::connect(&single, &SingleInstance::raiseAsked, &window, &MainWindow::bringToFront);
    int status = 0;
    if (arguments.tour && arguments.exitWhenDone) {
        QObject::connect(&backend.services().tour, &services::TourService::finished, &app,
                         [&](const Result<QString> &receipt) {
                             if (receipt)
                                 std::printf("%s\n", qPrintable(*receipt));
                             else
                                 status = failed(receipt.error());
                             QApplication::exit(status);
                         });
    }
    window.show();
    backend.start();
    if (arguments.tour)
        QTimer::singleShot(0, &window, &MainWindow::startTour);
    return QApplication::exec();
}
