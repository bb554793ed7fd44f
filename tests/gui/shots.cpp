// Renders every page with made-up data into a folder: `gui_shots FOLDER`, once per theme. Scale with QT_SCALE_FACTOR.
#include <cstdio>

#include <QApplication>
#include <QDir>

#include "gui/charts/run_charts.h"
#include "gui/models/run_series.h"
#include "gui/widgets/theme.h"
#include "tests/gui/made_up.h"

using namespace trainyard::gui;

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral(".");
    QDir().mkpath(folder);
    Theme::instance().install(app);
    for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        Theme::instance().setMode(mode);
        const QString tail = QStringLiteral("-%1-%2x.png").arg(mode == Theme::Mode::Dark ? QStringLiteral("dark") : QStringLiteral("light")).arg(app.devicePixelRatio());
        RunSeries series;
        series.append(madeup::run(12, 1000));
        RunCharts charts;
        charts.resize(1000, 700);
        charts.setSeries(&series);
        charts.show();
        app.processEvents();
        charts.refresh();
        charts.grab().save(folder + QStringLiteral("/charts") + tail);
    }
    return 0;
}
