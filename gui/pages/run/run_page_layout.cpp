// The widgets of the page of a run.
#include <algorithm>

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include "backend/training/records/run_details.h"
#include "gui/charts/chart_bar.h"
#include "gui/charts/run_charts.h"
#include "gui/charts/scaling_view.h"
#include "gui/models/runs/epoch_model.h"
#include "gui/models/runs/job_words.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/run/epoch_view.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/run/system_view.h"
#include "gui/pages/runs/log_search_view.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/page_header.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

QWidget *RunPage::makeHeader(Form form)
{
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    m_head = new PageHeader;
    if (form == Form::Full) {
        auto *menu = new QMenu(this);
        menu->addActions({m_csv, m_json, m_epochsOut, m_png, m_svg, m_events, m_report});
        m_export->setMenu(menu);
        m_head->actions()->add(m_add, 1);
        m_head->actions()->add(m_saveNow, 1); // of equal ones the last ones fold first
        m_head->actions()->add(m_remove, 1);
        m_head->actions()->add(m_scale, 1);
        m_head->actions()->add(m_stop, 2, "danger");
        m_head->actions()->add(m_stopNow, 2, "danger");
        m_head->actions()->add(m_newHead, 3);
        m_head->actions()->add(m_resume, 2);
        m_head->actions()->add(m_again, 1);
        m_head->actions()->add(m_dashboard, 2);
        m_head->actions()->add(m_copy);
        m_head->actions()->add(m_export);
        m_head->actions()->add(m_wide); // these two fold first
        m_head->actions()->add(m_fullScreen);
    }
    column->addWidget(m_head);
    m_facts = new ElidedLabel;
    setLook(m_facts, "muted");
    m_note = label({}, "problem");
    m_note->setWordWrap(true);
    column->addWidget(m_facts);
    column->addWidget(m_note);
    column->addWidget(makeLateness());
    column->addWidget(makeDeaths());
    column->addWidget(makeResult(form));
    return head;
}

/// The card of an ended run: what it has reached, and its model.
QWidget *RunPage::makeResult(Form form)
{
    auto *card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    card->setAccessibleName(tr("Result"));
    auto *row = new QHBoxLayout(card);
    row->setContentsMargins(Theme::kStep, Theme::kHalf, Theme::kStep, Theme::kHalf);
    row->setSpacing(Theme::kStep);
    m_resultText = new ElidedLabel;
    setLook(m_resultText, "good");
    m_saveModel = button(tr("Save model…"), QStringLiteral("save"));
    m_saveModel->setToolTip(tr("Saves the last checkpoint in a format that you choose"));
    connect(m_saveModel, &QPushButton::clicked, this, [this] {
        setWide(false);
        m_side->setCurrentWidget(m_models);
        m_models->setFocus();
        m_models->offerFormats();
    });
    row->addWidget(m_resultText, 1);
    row->addWidget(m_saveModel);
    m_result = card;
    m_result->hide();
    m_saveModel->setVisible(form == Form::Full);
    return card;
}

/// "Best validation 97.80 % in epoch 9 · duration 12:31 · 5230 samples/s · cost $1.25 · Epochs 20". Of a run that
/// measured no accuracy with its loss.
void RunPage::showResult()
{
    const bool isDone = m_form == Form::Full && isOver(m_run.state);
    const std::vector<training::EpochRow> rows = isDone ? m_series.epochs().rows() : std::vector<training::EpochRow>();
    const training::EpochRow *best = training::bestEpoch(rows);
    QStringList parts;
    if (const QString accuracy = isDone ? bestOf(m_run) : QString(); !accuracy.isEmpty())
        parts << tr("Best validation %1", "97.80 % in epoch 9").arg(accuracy); // known before its records are read
    else if (best)
        parts << bestText(*best);
    else if (!rows.empty() && rows.back().trainLoss)
        parts << lossText(rows.back(), m_run.task);
    m_result->setVisible(!parts.isEmpty());
    if (parts.isEmpty())
        return;
    m_saveModel->setVisible(!m_run.task); // checkpoints of a program are its own
    if (m_run.ended)
        parts << tr("duration %1").arg(text::elapsed(*m_run.ended - m_run.started));
    if (const auto speed = training::meanSpeed(rows))
        parts << tr("%1 samples/s", "mean of a run").arg(QLocale().toString(*speed, 'f', *speed < 10 ? 1 : 0));
    if (m_run.spentUntil != Timestamp{})
        parts << tr("cost %1").arg(text::money(cluster::Usd{m_run.usdSpent, m_run.bound}));
    if (!m_run.parameters.empty())
        parts << parametersText(m_run.parameters);
    m_resultText->setFullText(parts.join(QStringLiteral("  ·  ")));
}

void RunPage::writeReport(const QString &path)
{
    m_services.runs.report(m_run.id).then(this, [this, path](const Result<std::string> &report) {
        QSaveFile file(path);
        const auto lines = QByteArray::fromStdString(report ? *report : std::string());
        reportExport(path, report && file.open(QIODevice::WriteOnly | QIODevice::Text) &&
                               file.write(lines) == lines.size() && file.commit());
    });
}

/// The charts: of the training and, on the run's own page, of the machines.
void RunPage::fillCard(QSplitter *into, Form form)
{
    m_card = new QFrame;
    m_card->setObjectName(QStringLiteral("card"));
    into->addWidget(m_card);
    auto *inCard = new QVBoxLayout(m_card);
    inCard->setContentsMargins(1, Theme::kStep, 1, 1);
    auto *scroll = new QScrollArea; // scrolls when there is less height than the charts need
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(160);
    if (form == Form::ChartsOnly) {
        inCard->addWidget(scroll);
        scroll->setWidget(m_charts);
        m_epochs->hide();
        m_metrics->hide();
        m_picker->setParent(this);
        m_bar->setParent(this);
        m_bar->hide();
        return;
    }
    m_elsewhere = label(tr("The charts fill the screen."), "muted");
    m_elsewhere->setAlignment(Qt::AlignCenter);
    m_elsewhere->hide();
    inCard->addWidget(m_elsewhere);
    m_tabs = new QTabWidget;
    m_tabs->setObjectName(QStringLiteral("charts"));
    m_tabs->setAccessibleName(tr("Charts"));
    inCard->addWidget(m_tabs);
    auto *training = new QWidget;
    m_tabs->addTab(training, tr("Training"));
    auto *inTraining = new QVBoxLayout(training);
    inTraining->setContentsMargins(0, 0, 0, 0);
    inTraining->setSpacing(Theme::kHalf);
    inTraining->addWidget(m_bar);
    inTraining->addWidget(m_picker);
    inTraining->addWidget(scroll, 1);
    scroll->setWidget(m_charts);
    addSystemTab();
    auto *scaling = new ScalingView;
    scaling->setSeries(&m_series);
    auto *scalingScroll = new QScrollArea; // as many rows as there are workers
    scalingScroll->setWidgetResizable(true);
    scalingScroll->setFrameShape(QFrame::NoFrame);
    scalingScroll->setFocusPolicy(Qt::NoFocus);
    auto *inScaling = new QWidget;
    m_tabs->addTab(inScaling, tr("Scaling"));
    auto *scalingColumn = new QVBoxLayout(inScaling);
    scalingColumn->setContentsMargins(0, 0, 0, 0);
    m_benchmark = label({}, "attention");
    m_benchmark->setWordWrap(true);
    m_benchmark->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kTwo, 0);
    m_benchmark->hide();
    scalingColumn->addWidget(m_benchmark);
    scalingColumn->addWidget(scalingScroll, 1);
    scalingScroll->setWidget(scaling);
    m_tabs->addTab(m_epochs, tr("Epochs"));
    m_tabs->addTab(m_metrics, tr("Metrics"));
}

/// Its charts make the start of the window longer.
void RunPage::addSystemTab()
{
    auto *place = new QWidget;
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    m_tabs->addTab(place, tr("System"));
    connect(m_tabs, &QTabWidget::currentChanged, this, [this, place, column] {
        if (m_system || m_tabs->currentWidget() != place)
            return;
        m_system = new SystemView(m_services.runs);
        column->addWidget(m_system);
        m_system->showRun(m_run, m_series.origin(), m_series.lastX());
    });
}

void RunPage::setMostWorkers(int rows)
{
    m_rankTable->setMostRows(rows);
}

QSize RunPage::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    if (layout()->hasHeightForWidth())
        least.setHeight(std::max(least.height(), layout()->minimumHeightForWidth(width())));
    return least;
}

void RunPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && layout()->hasHeightForWidth())
        updateGeometry();
}

void RunPage::fillSide(QSplitter *into)
{
    m_side = new QTabWidget;
    m_side->setDocumentMode(true);
    m_side->setMinimumWidth(360);
    into->addWidget(m_side);
    auto *side = new QWidget;
    m_side->addTab(side, tr("Workers"));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    m_rankTable = new DataTable(tr("Ranks"), {IconRole, ToneRole, IdRole});
    m_rankTable->setModel(m_ranks);
    m_rankTable->setStretchColumn(RankModel::Host);
    m_rankTable->setColumnHidden(RankModel::Samples,
                                 true); // the sum is in the export; four columns fit without scrolling
    m_rankTable->setMinimumWidth(360);
    m_rankTable->setMostRows(5); // see setMostWorkers()
    m_rankTable->addActions({m_replace, m_remove});
    m_rankTable->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_log = new RunLog;
    column->addWidget(m_rankTable);
    column->addWidget(m_log, 1);
    m_models = new ModelPanel(m_services.models, m_services.operations);
    m_endTable = new DataTable(tr("Ends of processes"), {IconRole, ToneRole, IdRole});
    m_endTable->setModel(m_ends);
    m_endTable->setStretchColumn(ProcessEndModel::Reason);
    m_search = new LogSearchView(m_services.runs);
    m_side->addTab(m_models, tr("Model"));
    m_side->addTab(m_endTable, tr("Exits"));
    m_side->addTab(m_search, tr("Search"));
    m_side->setTabVisible(m_side->indexOf(m_endTable), false);
}

} // namespace trainyard::gui
