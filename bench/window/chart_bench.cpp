// How long a frame of a live chart takes: 100 curves of 10,000 points each (one million in all), one point more for each
// curve in every frame, 20 frames a second, drawn at once. Prints the median, the 99th percentile and the longest frame
// in milliseconds, and of those of the processor the median and the 99th percentile, which other programs do not spoil;
// for all of the axis and for a part of it, raw and smoothed; and the same of a chart with one curve of a million points.
// chart_bench [SECONDS [BEGIN OF A NAME]]; QT_QPA_PLATFORM=offscreen where there is no display.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string_view>
#include <thread>
#include <vector>

#include <QApplication>

#include "gui/charts/metric_chart.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/widgets/theme/theme.h"

namespace {

using Clock = std::chrono::steady_clock;
using trainyard::gui::MetricChart;
using trainyard::gui::SeriesBuffer;

struct Scene {
    const char *name;
    int curves, points;
    double smoothing;
    bool part; ///< a tenth of the axis
};

double valueAt(int curve, double x)
{
    return std::exp(-x / 3000) + 0.05 * std::sin(x * 0.7 + curve) + 0.002 * curve;
}

void measure(const Scene &scene, int frames)
{
    std::vector<std::unique_ptr<SeriesBuffer>> buffers;
    MetricChart chart({.title = QStringLiteral("Loss"), .lowest = 0});
    for (int c = 0; c < scene.curves; ++c) {
        auto buffer = std::make_unique<SeriesBuffer>();
        for (int i = 0; i < scene.points; ++i)
            buffer->append(i, valueAt(c, i));
        chart.addSeries(buffer.get(), {QString::number(c), c, trainyard::gui::SeriesStyle::Thin});
        buffers.push_back(std::move(buffer));
    }
    chart.resize(1000, 600);
    chart.setSmoothing(scene.smoothing);
    chart.show();
    QApplication::processEvents();
    std::vector<double> times, worked;
    auto next = Clock::now();
    for (int frame = 0; frame < frames; ++frame) {
        const double x = scene.points + frame;
        for (int c = 0; c < scene.curves; ++c)
            buffers[std::size_t(c)]->append(x, valueAt(c, x));
        const auto start = Clock::now();
        const auto workedBefore = std::clock();
        // The axis moves in steps of a tenth, as that of a live run.
        const double to = std::ceil(x / (scene.points / 10.0)) * (scene.points / 10.0);
        chart.setXRange(scene.part ? to * 0.9 : 0, to, scene.part);
        chart.refresh();
        chart.repaint();
        QApplication::processEvents();
        if (frame > 0) { // the first one draws everything
            times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
            worked.push_back(double(std::clock() - workedBefore) * 1000 / CLOCKS_PER_SEC);
        }
        next += std::chrono::milliseconds(50);
        std::this_thread::sleep_until(next);
    }
    std::ranges::sort(times);
    std::ranges::sort(worked);
    const auto at = [](const std::vector<double> &sorted, double share) {
        return sorted[std::size_t(share * double(sorted.size() - 1))];
    };
    std::printf("%-36s %7.1f %7.1f %7.1f %12.1f %7.1f\n", scene.name, at(times, 0.5), at(times, 0.99), times.back(),
                at(worked, 0.5), at(worked, 0.99));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    trainyard::gui::Theme::instance().install(app);
    const int seconds = argc > 1 ? std::max(2, std::atoi(argv[1])) : 15;
    const std::string_view only = argc > 2 ? argv[2] : "";
    std::printf("%-36s %7s %7s %7s %12s %7s\n", "ms in a frame", "median", "p99", "longest", "of processor", "p99");
    for (const Scene &scene : {Scene{"100 curves of 10,000 points", 100, 10'000, 0, false},
                               Scene{"100 curves, a tenth of the axis", 100, 10'000, 0, true},
                               Scene{"100 curves, smoothed", 100, 10'000, 0.6, false},
                               Scene{"1,000,000 points, 1 curve", 1, 1'000'000, 0, false},
                               Scene{"1,000,000 points, smoothed", 1, 1'000'000, 0.6, false}})
        if (std::string_view(scene.name).starts_with(only))
            measure(scene, seconds * 20);
    return 0;
}
