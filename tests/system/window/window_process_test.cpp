// The real window process without a display: its tour, and SIGKILL at ten different moments of a launch.

#include <QImage>

#include "tests/support/patience.h"
#include "tests/system/killing.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

class WindowHome : public LocalHome {
public:
    WindowHome() { variables["QT_QPA_PLATFORM"] = "offscreen"; }
    trainyard::ProcessSpec window(std::vector<std::string> arguments) const
    {
        return spec(std::move(arguments), "trainyard");
    }
};

#define SKIP_WITHOUT_THE_WINDOW()                                                                                      \
    SKIP_WITHOUT_PROGRAMS();                                                                                           \
    if (!std::filesystem::exists(Home::program("trainyard")))                                                          \
    GTEST_SKIP() << "the window is not built"

/// \return number of pixels in an image with approximately this color
int pixels(const QImage &picture, QRgb color)
{
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb p = picture.pixel(x, y);
            found += std::abs(qRed(p) - qRed(color)) + std::abs(qGreen(p) - qGreen(color)) +
                         std::abs(qBlue(p) - qBlue(color)) <
                     40;
        }
    }
    return found;
}

} // namespace

TEST(WindowProcess, HelpAndVersionNeedNoDisplay)
{
    SKIP_WITHOUT_THE_WINDOW();
    WindowHome home;
    home.variables.clear(); // no DISPLAY, WAYLAND_DISPLAY or QT_QPA_PLATFORM
    const auto run = [&](const char *argument) {
        auto outcome = trainyard::runProcess(home.window({argument}), {trainyard::patientDeadline(60s), {}}, 1u << 20);
        return outcome ? *outcome : trainyard::ProcessOutcome();
    };
    for (const char *argument : {"--help", "-h", "--version", "-v"}) {
        const auto outcome = run(argument);
        EXPECT_EQ(outcome.exitStatus, 0) << argument << ": " << outcome.err;
        EXPECT_THAT(outcome.out, HasSubstr("rainyard")) << argument;
    }
    const auto window = run("--tour"); // reports the reason, and exits without a signal
    EXPECT_EQ(window.exitStatus, 1) << window.err;
    EXPECT_THAT(window.err, HasSubstr("there is no display"));
}

TEST(WindowProcess, TheTourTrainsShowsItsCurvesAndLeavesNothing)
{
    SKIP_WITHOUT_THE_WINDOW();
    WindowHome home;
    home.pointAt("http://127.0.0.1:9"); // must be ignored, like a real account
    home.variables["AWS_PROFILE"] = "no-such-profile";
    const auto outcome =
        trainyard::runProcess(home.window({"--tour", "--exit-when-done", "--train", "2400", "--test", "400", "--epochs",
                                           "24", "--add-after", "1", "--screenshot", "window.png"}),
                              {trainyard::patientDeadline(280s), {}});
    home.variables = {};
    ASSERT_TRUE(outcome) << outcome.error().detail;
    ASSERT_EQ(outcome->exitStatus, 0) << outcome->out << outcome->err;

    const auto folder = home.folder() / "state/trainyard/tour";
    const std::string report = trainyard::readFile(folder / "report.md").value_or("");
    EXPECT_THAT(report, HasSubstr("| resources left | 0 |"));
    EXPECT_THAT(report, HasSubstr("| a worker joined while it trained | yes |"));
    EXPECT_THAT(trainyard::readFile(folder / "metrics.csv").value_or(""), HasSubstr("member-joined"));
    for (const auto &file : {folder / "chart.png", home.folder() / "window.png"}) {
        const QImage picture(QString::fromStdString(file.string()));
        ASSERT_FALSE(picture.isNull()) << file;
        EXPECT_GE(picture.width(), 960);
        EXPECT_GT(pixels(picture, qRgb(0x00, 0x72, 0xB2)), 200) << file << ": no blue curve";
        EXPECT_GT(pixels(picture, qRgb(0xD5, 0x5E, 0x00)), 50) << file << ": no red curve";
    }
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
    EXPECT_TRUE(parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out).at("targets").empty());
    EXPECT_EQ(parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("state"), "finished");
}

TEST(WindowProcess, KilledAtTenMomentsOfALaunchLeavesNothingUnlisted)
{
    SKIP_WITHOUT_THE_WINDOW();
    WindowHome home;
    ASSERT_EQ(home.run({"clusters", "--json"}).exitStatus, 0); // starts the local cloud, which outlives the victims
    // The window also sends background requests; only calls of the launch count as moments.
    const std::set<std::string> readOnlyCalls = {"GetCallerIdentity", "DescribeInstances", "DescribeRegions",
                                                 "ListBuckets"};
    std::size_t found = 0;
    constexpr int moments = 10;
    for (int moment = 1; moment <= moments; ++moment) {
        SCOPED_TRACE("moment " + std::to_string(moment));
        const std::size_t before = killing::callsSoFar(home, readOnlyCalls), setUp = killing::provisioning(home);
        ASSERT_NO_FATAL_FAILURE(killing::kill(home, home.window({"--tour", "--train", "100", "--test", "100"}), [&] {
            return moment == moments
                       ? killing::provisioning(home) > setUp
                       : killing::callsSoFar(home, readOnlyCalls) >= before + static_cast<std::size_t>(moment);
        }));
        found += killing::expectListedAndEnded(home);
    }
    EXPECT_GE(found, 6u) << "the kills came too early to show anything";
}
