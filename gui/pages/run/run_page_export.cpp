// The exports of a run: its records, and pictures of its charts.
#include <QAction>
#include <QFileDialog>
#include <QSaveFile>

#include "backend/training/records/event_files.h"
#include "backend/training/records/metric_report.h"
#include "gui/charts/chart_picture.h"
#include "gui/charts/run_charts.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;
using training::RecordFormat;

namespace {

bool writeWhole(const QString &path, const std::string &content)
{
    QSaveFile file(path);
    const auto lines = QByteArray::fromStdString(content);
    return file.open(QIODevice::WriteOnly | QIODevice::Text) && file.write(lines) == lines.size() && file.commit();
}

} // namespace

void RunPage::connectExports()
{
    for (QAction *action : {m_csv, m_json, m_png, m_svg, m_events, m_epochsOut})
        action->setProperty("whyNot", tr("Nothing that the selected run measured is stored yet."));
    connect(m_csv, &QAction::triggered, this, [this] {
        exportAs(tr("Export CSV"), QStringLiteral("metrics.csv"),
                 [this](const QString &path) { exportRecords(path, RecordFormat::Csv); });
    });
    connect(m_json, &QAction::triggered, this, [this] {
        exportAs(tr("Export JSON"), QStringLiteral("metrics.json"),
                 [this](const QString &path) { exportRecords(path, RecordFormat::Json); });
    });
    connect(m_png, &QAction::triggered, this, [this] {
        exportAs(tr("Export PNG"), QStringLiteral("chart.png"), [this](const QString &path) {
            reportExport(path, writeChartPicture(m_charts, pictureTitle(), path));
        });
    });
    connect(m_svg, &QAction::triggered, this, [this] {
        exportAs(tr("Export SVG"), QStringLiteral("chart.svg"), [this](const QString &path) {
            const QString named =
                path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) ? path : path + QStringLiteral(".svg");
            reportExport(named, writeChartPicture(m_charts, pictureTitle(), named));
        });
    });
    m_epochsOut->setToolTip(tr("One line for each epoch: CSV, or TSV or Markdown by the ending of the name"));
    connect(m_epochsOut, &QAction::triggered, this, [this] {
        exportAs(tr("Export epochs"), QStringLiteral("epochs.csv"), [this](const QString &p) { exportEpochs(p); });
    });
    m_events->setToolTip(tr("Event files in a folder, for tensorboard --logdir"));
    connect(m_events, &QAction::triggered, this, [this] {
        exportAs(tr("Export TensorBoard events to a new folder"), text::from(m_run.id.value),
                 [this](const QString &path) { exportRecords(path, RecordFormat::EventFiles); });
    });
}

/// In the format of the ending of the name.
void RunPage::exportEpochs(const QString &path)
{
    const std::vector<training::EpochRow> rows = m_series.epochs().rows();
    const auto endsWith = [&path](const char *ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    };
    reportExport(path, writeWhole(path, endsWith(".md")    ? training::epochMarkdown(rows)
                                        : endsWith(".tsv") ? training::epochLines(rows, '\t')
                                                           : training::epochLines(rows, ',')));
}

QString RunPage::pictureTitle() const
{
    return tr("%1 on %2, %3", "model on cluster, mode")
        .arg(nameOf(m_run), text::from(m_run.clusterName), text::from(m_run.mode));
}

void RunPage::exportAs(const QString &title, const QString &name, const std::function<void(const QString &)> &write)
{
    auto *dialog = new QFileDialog(this, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, write);
    dialog->open();
}

void RunPage::reportExport(const QString &path, bool written)
{
    const QString words =
        written ? tr("Exported to %1.").arg(path) : tr("%1 could not be written. Choose another place.").arg(path);
    m_log->appendMessage(words);
    Toast::showText(m_charts, words); // one line among those of the training would not be noticed
}

void RunPage::exportRecords(const QString &path, RecordFormat format)
{
    m_services.runs.exportRecords(m_run.id, format, path.toStdString()).then(this, [this, path](const Status &written) {
        reportExport(path, written.has_value());
    });
}

} // namespace trainyard::gui
