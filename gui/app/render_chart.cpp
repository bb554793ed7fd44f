#include "gui/app/render_chart.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QVBoxLayout>
#include <QWidget>

#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

Status renderChart(const services::RunSnapshot &run, const std::vector<protocol::MetricRecord> &records,
                   const QString &file)
{
    if (records.empty())
        return fail(ErrorCode::InvalidArgument, run.id.value, "the run has measured nothing yet");
    Theme::instance().setMode(Theme::Mode::Light);
    RunSeries series;
    series.append(records);
    QWidget page;
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.setBackgroundRole(QPalette::Base);
    page.setAutoFillBackground(true);
    auto *column = new QVBoxLayout(&page);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    auto *charts = new RunCharts;
    const QString title = QObject::tr("%1 on %2, %3, %4 epochs")
                              .arg(text::from(run.model), text::from(run.clusterName), text::from(run.mode))
                              .arg(series.epochsDone());
    auto *heading = label(title, "title");
    heading->setContentsMargins(Theme::kTwo, 0, 0, Theme::kHalf);
    column->addWidget(heading);
    column->addWidget(charts, 1);
    page.resize(1200, 900);
    charts->setSeries(&series);
    page.show();
    // Marks and legends depend on the size, and the size on the layout: draw again after the layout.
    for (int i = 0; i < 2; ++i) {
        charts->refresh();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
    if (!page.grab().save(file, "PNG"))
        return fail(ErrorCode::IoFailure, file.toStdString(), "the picture could not be written");
    return {};
}

} // namespace trainyard::gui
