#include "gui/pages/doctor/doctor_view.h"

#include <algorithm>

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/doctor/finding_row.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using doctor::Severity;

DoctorView::DoctorView(DoctorService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_start(new QAction(tr("Examine this cluster"), this))
    , m_stack(new QStackedWidget)
    , m_list(new QVBoxLayout)
{
    m_start->setProperty("iconName", QStringLiteral("pulse"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(makeTop());
    m_message = label({}, "muted");
    m_message->setWordWrap(true);
    m_message->hide();
    column->addWidget(m_message);
    auto *content = new QWidget;
    auto *outer = new QVBoxLayout(content);
    outer->setContentsMargins(0, 0, Theme::kStep, 0);
    m_list->setSpacing(0);
    outer->addLayout(m_list);
    outer->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Findings"));
    scroll->setWidget(content);
    m_stack->addWidget(new EmptyState(
        QStringLiteral("pulse"), tr("Not examined yet"),
        tr("The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its "
           "repair. It changes nothing without a confirmation."),
        {m_start}));
    m_stack->addWidget(scroll);
    column->addWidget(m_stack, 1);
    connect(m_start, &QAction::triggered, this, &DoctorView::examine);
    connect(&m_service, &DoctorService::progressed, this, [this](const ClusterId &id, const Sentence &step) {
        if (id == m_cluster && m_running)
            m_summary->setText(text::sentence(step));
    });
    connect(&m_service, &DoctorService::found, this, [this](const ClusterId &id, const doctor::Finding &finding) {
        if (id == m_cluster)
            take(finding);
    });
    connect(&m_service, &DoctorService::finished, this, [this](const ClusterId &id, const Status &end) {
        if (id == m_cluster)
            finish(end);
    });
    connect(&m_service, &DoctorService::repaired, this,
            [this](const ClusterId &id, const std::string &check, const Status &end) {
                if (id != m_cluster)
                    return;
                m_repairing = false;
                if (end)
                    showMessage(tr("The repair is done, and its check was repeated."), "good");
                else
                    showMessage(text::message(end.error()), "problem");
                for (FindingRow *row : m_rows) { // what remains is explained there: the stacks of a hang
                    if (end && row->finding().check == check && row->finding().severity != Severity::Ok)
                        row->openEvidence();
                }
                showState();
            });
    showState();
}

QWidget *DoctorView::makeTop()
{
    auto *top = new QWidget;
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_summary = label({});
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(96);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("The examination runs"));
    m_cancel = button(tr("Cance&l"));
    m_again = button(tr("Run a&gain"), QStringLiteral("refresh"));
    m_save = button(tr("Sa&ve report…"), QStringLiteral("save"));
    m_save->setToolTip(tr("An archive for a bug report, without secrets; its contents are listed first"));
    row->addWidget(m_summary, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_again);
    row->addWidget(m_save);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_service.cancel(); });
    connect(m_again, &QPushButton::clicked, this, &DoctorView::examine);
    connect(m_save, &QPushButton::clicked, this, &DoctorView::chooseFile);
    return top;
}

void DoctorView::showCluster(const ClusterId &id, const QString &name)
{
    m_name = name;
    if (id == m_cluster)
        return;
    if (m_running)
        m_service.cancel(); // its findings would be shown for another cluster
    m_cluster = id;
    m_running = m_repairing = m_examined = false;
    m_collecting.next();
    clear();
    showMessage({}, "muted");
    showState();
}

void DoctorView::clear()
{
    for (FindingRow *row : m_rows) {
        m_list->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
}

void DoctorView::examine()
{
    if (m_cluster.empty() || m_running)
        return;
    clear();
    showMessage({}, "muted");
    m_running = true;
    m_examined = false;
    m_summary->setText(tr("Examining the cluster…"));
    showState();
    m_service.examine(m_cluster);
}

void DoctorView::take(const doctor::Finding &finding)
{
    const auto known =
        std::ranges::find_if(m_rows, [&](const FindingRow *row) { return row->finding().check == finding.check; });
    FindingRow *row = nullptr;
    if (known == m_rows.end()) {
        row = new FindingRow(finding);
        connect(row, &FindingRow::repairRequested, this,
                [this, check = finding.check](const doctor::Repair &repair) { confirmRepair(check, repair); });
    } else {
        row = *known;
        m_rows.erase(known);
        m_list->removeWidget(row);
        row->setFinding(finding);
    }
    place(row);
    showState();
}

void DoctorView::place(FindingRow *row)
{
    const int rank = FindingRow::rankOf(row->finding().severity);
    const auto at = std::ranges::find_if(
        m_rows, [rank](const FindingRow *other) { return FindingRow::rankOf(other->finding().severity) > rank; });
    m_list->insertWidget(int(at - m_rows.begin()), row);
    m_rows.insert(at, row);
}

void DoctorView::finish(const Status &end)
{
    m_running = false;
    m_examined = end.has_value();
    if (!end && end.error().code == ErrorCode::Cancelled)
        showMessage(tr("The examination was stopped; what it found until then is shown."), "muted");
    else if (!end)
        showMessage(text::message(end.error()), "problem");
    showState();
}

void DoctorView::showState()
{
    const bool any = !m_rows.empty() || m_running || m_examined || !m_message->isHidden();
    m_stack->setCurrentIndex(any ? 1 : 0);
    setWhyNot(m_start, m_cluster.empty() ? tr("This cluster was not launched from this computer.") : QString());
    m_progress->setVisible(m_running);
    m_cancel->setVisible(m_running);
    m_again->setVisible(any && !m_running);
    setWhyNot(m_again, m_repairing ? tr("A repair is running.") : QString());
    m_save->setVisible(any);
    setWhyNot(m_save, m_examined ? QString() : tr("The examination has not ended."));
    for (FindingRow *row : m_rows)
        row->setRepairsEnabled(!m_running && !m_repairing);
    if (m_running)
        return;
    const auto count = [this](Severity severity) {
        return int(std::ranges::count_if(
            m_rows, [severity](const FindingRow *row) { return row->finding().severity == severity; }));
    };
    m_summary->setText(m_rows.empty() ? QString()
                                      : tr("%1, %2, %3", "problems, warnings, checks without findings")
                                            .arg(tr("%n problem(s)", nullptr, count(Severity::Problem)),
                                                 tr("%n warning(s)", nullptr, count(Severity::Warning)),
                                                 tr("%n check(s) without findings", nullptr, count(Severity::Ok))));
}

void DoctorView::confirmRepair(const std::string &check, const doctor::Repair &repair)
{
    confirm(this, text::sentence(doctor::describe(repair)) + QLatin1Char('?'),
            text::sentence(doctor::consequence(repair)), tr("Repair"), [this, check, repair, id = m_cluster] {
                if (id != m_cluster || m_running || m_repairing)
                    return;
                m_repairing = true;
                showMessage(tr("The repair runs; the operations below show its steps."), "muted");
                showState();
                m_service.repair(id, check, repair);
            });
}

void DoctorView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save report"), QDir::homePath(), tr("ZIP archives (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    dialog->selectFile(m_name + QStringLiteral("-doctor.zip"));
    connect(dialog, &QFileDialog::fileSelected, this, &DoctorView::saveTo);
    dialog->open();
}

void DoctorView::saveTo(const QString &file)
{
    showMessage(tr("Collecting the files…"), "muted");
    m_service.collect(m_cluster).then(this,
                                      [this, file, ticket = m_collecting.next()](const Result<doctor::Bundle> &bundle) {
                                          if (!m_collecting.isCurrent(ticket))
                                              return;
                                          if (bundle)
                                              confirmSave(*bundle, file);
                                          else
                                              showMessage(text::message(bundle.error()), "problem");
                                      });
}

void DoctorView::confirmSave(const doctor::Bundle &bundle, const QString &file)
{
    QStringList lines;
    for (const doctor::BundleFile &one : bundle.files)
        lines << text::from(one.name) + QStringLiteral(": ") + text::from(one.what);
    showMessage({}, "muted");
    confirm(this, tr("Save the report?"),
            tr("The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, "
               "addresses and the number of the account stay.")
                .arg(QDir::toNativeSeparators(file)),
            tr("Save"),
            [this, bundle, file] {
                m_service.save(bundle, file.toStdString()).then(this, [this, file](const Status &end) {
                    if (end)
                        showMessage(tr("Saved as %1.").arg(QDir::toNativeSeparators(file)), "good");
                    else
                        showMessage(text::message(end.error()), "problem");
                });
            },
            {lines, {}, {}, {}});
}

void DoctorView::showMessage(const QString &text, const char *look)
{
    m_message->setText(text);
    setLook(m_message, look);
    m_message->setVisible(!text.isEmpty());
    showState();
}

} // namespace trainyard::gui
