#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFontDatabase>
#include <QSettings>
#include <QTimer>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/version.h"
#include "backend/services/operations.h"
#include "backend/wording/messages.h"
#include "gui/app/application.h"
#include "gui/app/desktop.h"
#include "gui/app/main_window/main_window.h"
#include "gui/app/single_instance.h"
#include "gui/text/format.h"
#include "gui/text/translation.h"
#include "gui/widgets/minor_steps.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Arguments {
    cluster::CloudOptions cloud;
    tour::TourOptions tourOptions{.outputFolder = {}};
    bool tour = false, exitWhenDone = false;
    QString picture, renderRun, renderFile;
};

int failed(const Error &error)
{
    std::fprintf(stderr, "trainyard: %s\n", wording::message(error).c_str());
    return wording::exitStatus(error);
}

[[noreturn]] void wrongUsage(const QString &sentence)
{
    std::fprintf(stderr, "trainyard: %s\n", qPrintable(sentence));
    std::exit(2);
}

/// The options of the tour that trainyardctl also has, with the same names and limits.
class TourArguments {
public:
    explicit TourArguments(QCommandLineParser &parser)
        : m_parser(parser)
    {
        for (const Number &n : kNumbers)
            parser.addOption({QLatin1String(n.name), QCoreApplication::translate("main", n.help), QStringLiteral("N")});
        parser.addOption({QStringLiteral("model"), QCoreApplication::translate("main", "Tour: lenet or mlp."),
                          QStringLiteral("MODEL")});
        parser.addOption({QStringLiteral("output"),
                          QCoreApplication::translate("main", "Tour: folder of report.md, metrics.csv and chart.png."),
                          QStringLiteral("DIR")});
    }
    void read(tour::TourOptions &options) const
    {
        for (const Number &n : kNumbers) {
            if (!m_parser.isSet(QLatin1String(n.name)))
                continue;
            bool ok = false;
            const int value = m_parser.value(QLatin1String(n.name)).toInt(&ok);
            if (!ok || value < n.low || value > n.high)
                wrongUsage(QStringLiteral("--%1 is a number from %2 to %3.")
                               .arg(QLatin1String(n.name))
                               .arg(n.low)
                               .arg(n.high));
            n.put(options, value);
        }
        if (const QString model = m_parser.value(QStringLiteral("model")); !model.isEmpty()) {
            if (model != QLatin1String("lenet") && model != QLatin1String("mlp"))
                wrongUsage(QStringLiteral("--model is lenet or mlp."));
            options.model = model.toStdString();
        }
        options.outputFolder = m_parser.value(QStringLiteral("output")).toStdString();
    }

private:
    using Options = tour::TourOptions;
    struct Number {
        const char *name, *help;
        int low, high;
        void (*put)(Options &, int);
    };
    static constexpr Number kNumbers[] = {
        {"workers", QT_TRANSLATE_NOOP("main", "Tour: workers at the start."), 1, 16,
         [](Options &o, int v) { o.workers = v; }},
        {"epochs", QT_TRANSLATE_NOOP("main", "Tour: epochs."), 1, 10'000, [](Options &o, int v) { o.epochs = v; }},
        {"batch-size", QT_TRANSLATE_NOOP("main", "Tour: samples of one step, of all workers together."), 1, 1'000'000,
         [](Options &o, int v) { o.batchSize = v; }},
        {"add-after", QT_TRANSLATE_NOOP("main", "Tour: epochs after which one worker is added; 0 adds none."), 0,
         10'000, [](Options &o, int v) { o.addWorkerAfterEpoch = v; }},
        {"train", QT_TRANSLATE_NOOP("main", "Tour: digits to train on."), 100, 60'000,
         [](Options &o, int v) { o.trainDigits = std::size_t(v); }},
        {"test", QT_TRANSLATE_NOOP("main", "Tour: digits to validate on."), 100, 60'000,
         [](Options &o, int v) { o.validationDigits = std::size_t(v); }}};
    QCommandLineParser &m_parser;
};

/// Parses the command line. Wrong usage prints a sentence and exits with status 2.
Arguments parse(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Launches training clusters, shows their training, and leaves nothing running."));
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
    const QCommandLineOption state(
        QStringLiteral("state-dir"),
        QCoreApplication::translate("main", "State folder (default: $XDG_STATE_HOME/trainyard)."),
        QStringLiteral("DIR"));
    const QCommandLineOption tour(QStringLiteral("tour"),
                                  QCoreApplication::translate("main", "Run the tour on the local cloud."));
    const QCommandLineOption done(
        QStringLiteral("exit-when-done"),
        QCoreApplication::translate("main", "Close when the tour is over; status 0 if it succeeded."));
    const QCommandLineOption render(
        QStringLiteral("render-chart"),
        QCoreApplication::translate("main", "Draw the charts of RUN into FILE (PNG) and exit."),
        QStringLiteral("RUN FILE"));
    const QCommandLineOption picture(
        QStringLiteral("screenshot"),
        QCoreApplication::translate("main", "Tour: a picture of the window (PNG), taken when the training is over."),
        QStringLiteral("FILE"));
    parser.addOptions({profile, region, endpoint, state, tour, done, picture, render});
    const TourArguments tourArguments(parser);
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("main", "With --render-chart: where to write."),
                                 QStringLiteral("[FILE]"));
    parser.process(arguments); // exits for --help, --version and unknown options
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
    a.picture = parser.value(picture);
    if (parser.isSet(render) ? rest.size() != 1 : !rest.isEmpty())
        wrongUsage(parser.isSet(render) ? QStringLiteral("--render-chart needs a run and a file.")
                                        : QStringLiteral("there are no arguments without a name; see --help."));
    if (parser.isSet(endpoint) && a.cloud.endpointUrl.empty()) // an unset variable must not select AWS
        wrongUsage(QStringLiteral("--endpoint-url is empty: give a URL, or leave it out for AWS itself."));
    if (a.tour && !a.cloud.profile.empty() && a.cloud.profile != "local")
        wrongUsage(QStringLiteral("the tour always uses the profile local."));
    tourArguments.read(a.tourOptions);
    if (a.tour) {
        a.cloud.profile = "local"; // in spite of AWS_* variables
        a.cloud.ignoreAwsEnvironment = true;
    }
    return a;
}

/// Whether the arguments request help, the version or a picture in a file: Qt opens its platform before it reads them.
bool needsNoDisplay(int argc, char **argv)
{
    static constexpr std::string_view kFlags[] = {"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument.starts_with("--render-chart") || std::ranges::find(kFlags, argument) != std::end(kFlags);
    });
}

/// Whether a display is available: a platform that cannot be opened aborts the program without help.
bool hasDisplay(int argc, char **argv)
{
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
                        std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
                            return argument == "-platform" || argument == "--platform" || argument == "-display";
                        });
    return chosen || !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Sets XDG_RUNTIME_DIR where sessions without a login manager lack it: Qt would print a warning and use a folder in
/// /tmp.
void ensureRuntimeFolder()
{
    if (qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        return;
    QByteArray pattern = (QDir::tempPath() + QStringLiteral("/trainyard-runtime-XXXXXX")).toLocal8Bit();
    if (mkdtemp(pattern.data())) {
        qputenv("XDG_RUNTIME_DIR", pattern);
        std::atexit([] { QDir(qEnvironmentVariable("XDG_RUNTIME_DIR")).removeRecursively(); });
    }
}

/// Saves the picture of the window when the training of the tour is over.
void savePictureOfTour(services::TourService &tour, MainWindow &window, const QString &file)
{
    QObject::connect(&tour, &services::TourService::stepChanged, &window, [&window, file](const StepEvent &event) {
        if (event.step == "train" && event.state == StepState::Done && !window.grab().save(file, "PNG"))
            std::fprintf(stderr, "trainyard: the picture %s could not be written.\n", qPrintable(file));
    });
}

/// Exits with the result of the tour as status.
void exitAfterTour(services::TourService &tour, QApplication &app)
{
    QObject::connect(&tour, &services::TourService::finished, &app, [](const Result<std::vector<Sentence>> &receipt) {
        for (const Sentence &line : receipt ? *receipt : std::vector<Sentence>())
            std::printf("%s\n", line.english().c_str());
        QApplication::exit(receipt ? 0 : failed(receipt.error()));
    });
}

} // namespace

int main(int argc, char **argv)
{
    keepMemoryPrivate();
    startLogging();
    if (needsNoDisplay(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    } else if (!hasDisplay(argc, argv)) {
        std::fprintf(stderr, "trainyard: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, "
                             "trainyardctl does all that the window does.\n");
        return 1;
    }
    ensureRuntimeFolder();
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("trainyard"));
    QApplication::setApplicationVersion(QString::fromUtf8(version()));
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
    const QString language = settings.value(QStringLiteral("window/language")).toString();
    if (!language.isEmpty())
        text::installTranslations(app, language);
    QGuiApplication::setLayoutDirection(text::isRightToLeft(language) ? Qt::RightToLeft : Qt::LeftToRight);
    text::setExactTimes(settings.value(QStringLiteral("window/exactTimes")).toBool());
    text::setDecimalSizes(settings.value(QStringLiteral("window/decimalSizes")).toBool());
    setAsksBeforeMinorSteps(settings.value(QStringLiteral("window/confirmMinor"), true).toBool());
    Theme::instance().setTextSize(settings.value(QStringLiteral("window/textSize"), Theme::kNormalText).toInt());
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
    Application backend(arguments.cloud, arguments.tourOptions);
    MainWindow window(backend.services(), settings, folder);
    Desktop desktop;
    QObject::connect(&desktop, &Desktop::darkChanged, &Theme::instance(), &Theme::setDesktopDark);
    QObject::connect(&window, &MainWindow::progressChanged, &desktop, &Desktop::setProgress);
    QObject::connect(&single, &SingleInstance::raiseRequested, &window, &MainWindow::bringToFront);
    if (arguments.tour && arguments.exitWhenDone)
        exitAfterTour(backend.services().tour, app);
    if (!arguments.picture.isEmpty())
        savePictureOfTour(backend.services().tour, window, arguments.picture);
    window.show();
    backend.start();
    if (arguments.tour)
        QTimer::singleShot(0, &window, &MainWindow::startTour);
    const int result = QApplication::exec();
    single.release(); // the clean-up of operations may take minutes
    for (const services::OperationSnapshot &operation : backend.services().operations.all()) {
        if (operation.state == services::OperationState::Running)
            std::fprintf(stderr, "trainyard: the window is closed; waiting for the end of: %s\n",
                         operation.title.c_str());
    }
    return result;
}
