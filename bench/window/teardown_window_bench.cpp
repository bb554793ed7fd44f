// Frames of the real window while many machines in many regions terminate: real services, a local cloud whose machines
// are only records, and Terminate all pressed as by a user.
// teardown_window_bench [MACHINES] [REGIONS]; QT_QPA_PLATFORM=offscreen where there is no display.

#include <csignal>
#include <filesystem>

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "backend/aws/credentials/profiles.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/system/process.h"
#include "bench/window/event_profile.h"
#include "build_paths.h"
#include "gui/app/application.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/widgets/theme/theme.h"

namespace {

using namespace trainyard;
using namespace std::chrono_literals;

/// A local cloud whose machines are only records; it ends with the bench.
class RecordsCloud {
public:
    explicit RecordsCloud(const std::filesystem::path &state)
    {
        const auto process = spawnDetached({{TRAINYARD_BIN_DIR "/trainyard-localcloud", "--data",
                                             (state / "localcloud").string(), "--port", "0", "--records-only"},
                                            {},
                                            {},
                                            {}},
                                           (state / "localcloud.log").string());
        const auto deadline = Deadline::after(60s);
        while (process && !aws::readLocalEndpoint(state) && pause(10ms, {deadline, {}})) {
        }
        m_process = process.value_or(ProcessIdentity());
    }
    ~RecordsCloud()
    {
        if (m_process.pid)
            ::kill(m_process.pid, SIGTERM);
    }

private:
    ProcessIdentity m_process;
};

int launchAll(const cluster::CloudOptions &options, int machines, int regions)
{
    const auto cloud = cluster::openCloud(options, {Deadline::after(60s), {}});
    if (!cloud)
        return std::fprintf(stderr, "%s\n", cloud.error().detail.c_str()), 0;
    auto names = cluster::enabledRegions(*cloud->ec2(), {Deadline::after(60s), {}});
    if (!names)
        return std::fprintf(stderr, "%s\n", names.error().detail.c_str()), 0;
    names->resize(std::min<std::size_t>(names->size(), std::size_t(regions)));
    int made = 0;
    for (std::size_t i = 0; i < names->size(); ++i) {
        cluster::LaunchPlan plan;
        plan.name = "bench-" + std::to_string(i);
        plan.region = (*names)[i];
        plan.instanceType = "t3.small";
        const int share = machines / int(names->size()) + (int(i) < machines % int(names->size()) ? 1 : 0);
        plan.workers = share - 1;
        const auto id = cluster::launch(*cloud, plan, {.provision = false}, {}, {});
        if (!id)
            return std::fprintf(stderr, "%s: %s\n", plan.region.c_str(), id.error().detail.c_str()), 0;
        made += share;
    }
    std::printf("%d machines in %zu regions\n", made, names->size());
    return made;
}

} // namespace

int main(int argc, char **argv)
{
    bench::ProfiledApplication app(argc, argv);
    bench::Heartbeat heartbeat(app);
    gui::Theme::instance().install(app);
    QTemporaryDir state;
    QSettings settings(state.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
    const RecordsCloud records(state.path().toStdString());
    const cluster::CloudOptions options{
        .profile = "local", .stateFolder = state.path().toStdString(), .ignoreAwsEnvironment = true};
    if (launchAll(options, argc > 1 ? std::atoi(argv[1]) : 500, argc > 2 ? std::atoi(argv[2]) : 17) == 0)
        return 1;
    bool clean = false;
    {
        gui::Application backend(options);
        gui::MainWindow window(backend.services(), settings, state.path());
        QObject::connect(&backend.services().teardown, &services::TeardownService::finished, &app,
                         [&](const OperationId &, const Result<cluster::Receipt> &receipt) {
                             const auto left = receipt ? receipt->leftovers().size() : 0;
                             clean = receipt && left == 0;
                             if (receipt)
                                 std::printf("%zu ended, %zu left\n", receipt->lines.size() - left, left);
                             QTimer::singleShot(1000, &app, &QApplication::quit); // includes the dialog's last frames
                         });
        window.show();
        backend.start();
        // Presses the button as soon as the list is shown, as a user would.
        bool asked = false;
        QTimer press;
        QObject::connect(&press, &QTimer::timeout, &window, [&] {
            if (!std::exchange(asked, true)) {
                heartbeat.start();
                for (QAction *action : window.actions()) {
                    if (action->text() == QStringLiteral("Terminate all"))
                        action->trigger();
                }
            }
            for (auto *sheet : window.findChildren<gui::TerminateDialog *>()) {
                for (auto *button : sheet->findChildren<QPushButton *>()) {
                    if (button->isVisible() && button->text().startsWith(QStringLiteral("Terminate "))) {
                        button->click();
                        press.stop();
                        return;
                    }
                }
            }
        });
        QObject::connect(&backend.services().clusters, &services::ClusterService::changed, &press,
                         [&](const auto &all) {
                             if (!all.empty() && !asked)
                                 press.start(50);
                         });
        QApplication::exec();
        heartbeat.stop();
    }
    heartbeat.print(16);
    bench::printWorst(app);
    return clean ? 0 : 1;
}
