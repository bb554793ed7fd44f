#include "gui/pages/tour/tour_page.h"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "gui/charts/metric_chart.h"
#include "gui/models/row_table.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/tour/sample_tiles.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

TourPage::TourPage(Services services, QAction *launch, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_list(new QVBoxLayout)
    , m_title(label({}, "title"))
    , m_sentence(label({}, "muted"))
    , m_cancel(button(tr("Cancel the tour")))
    , m_again(button(tr("Again"), QStringLiteral("refresh")))
    , m_figure(label({}, "figure"))
    , m_price(label({}, "muted"))
    , m_report(button(tr("Open the report"), QStringLiteral("folder")))
    , m_tiles(new SampleTiles)
    , m_right(label({}, "muted"))
    , m_loss(new MetricChart({.title = tr("Loss by step"),
                              .valueText = [](double v) { return QLocale().toString(v, 'f', 3); },
                              .axisText = [](double v) { return text::number(v); },
                              .lowest = 0,
                              .leastSpan = 0.5,
                              .hasMenu = false})) // it has no room at 960, and one curve needs none
    , m_run(new RunPage(services, RunPage::Form::ChartsOnly))
    , m_receiptFold(new Fold(tr("Receipt")))
    , m_receipt(new QPlainTextEdit)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    row->setSpacing(Theme::kThree);
    row->addWidget(makeChecklist());
    row->addLayout(makeRight(launch), 1);
    connectService();
    build();
    begin();
}

TourPage::~TourPage()
{
    m_loss->clear(); // it outlives its buffer
}

QWidget *TourPage::makeChecklist()
{
    auto *left = new QWidget;
    left->setFixedWidth(280); // the longest title of a step
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    m_sentence->setWordWrap(true);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addSpacing(Theme::kStep);
    m_list->setSpacing(Theme::kHalf);
    column->addLayout(m_list);
    column->addStretch(1);
    column->addWidget(m_cancel, 0, Qt::AlignLeft);
    m_again->setAccessibleName(tr("Start the tour again"));
    connect(m_again, &QPushButton::clicked, this, [this] { m_services.tour.start(); });
    column->addWidget(m_again, 0, Qt::AlignLeft); // in its place: beside the other two it has no room at 960
    return left;
}

QLayout *TourPage::makeRight(QAction *launch)
{
    auto *right = new QVBoxLayout;
    right->setSpacing(Theme::kStep);
    m_result = makeResult(launch);
    right->addWidget(m_result);
    right->addWidget(makeLearning());
    right->addWidget(m_run, 3);
    m_receipt->setReadOnly(true);
    m_receipt->setFont(fixedFont());
    m_receipt->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_receipt->setTabChangesFocus(true);
    m_receipt->setAccessibleName(tr("Receipt of the tour"));
    m_receiptFold->column()->addWidget(m_receipt);
    right->addWidget(m_receiptFold);
    right->addStretch(0);
    return right;
}

void TourPage::connectService()
{
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false); // its cluster has to end first
        m_services.tour.cancel();
    });
    connect(m_report, &QPushButton::clicked, this, [this] { emit pageRequested(m_reportUrl); });
    connect(&m_services.tour, &TourService::began, this, &TourPage::begin);
    connect(&m_services.tour, &TourService::stepChanged, this, &TourPage::showStep);
    connect(&m_services.tour, &TourService::digitsShown, this, [this](const tour::ShownDigits &digits) {
        m_board.show(digits);
        showBoard();
    });
    connect(&m_services.tour, &TourService::recordsArrived, this,
            [this](const std::vector<protocol::MetricRecord> &records) {
                if (m_board.append(records))
                    showBoard();
            });
    connect(&m_services.tour, &TourService::summarized, this, &TourPage::summarize);
    connect(&m_services.tour, &TourService::finished, this, &TourPage::finish);
    connect(&m_services.tour, &TourService::runStarted, this, [this](const RunId &id) {
        RunSnapshot run;
        run.id = id;
        run.state = RunState::Starting;
        run.started = SystemClock::instance().now();
        for (const RunSnapshot &known : m_services.runs.runs()) {
            if (known.id == id)
                run = known;
        }
        m_run->showRun(run);
        m_run->show();
    });
    connect(&m_services.runs, &RunService::changed, this, [this](const std::vector<RunSnapshot> &runs) {
        for (const RunSnapshot &run : runs) {
            if (run.id == m_run->run())
                m_run->showRun(run);
        }
    });
}

/// The end of the tour is the beginning of one's own work.
QWidget *TourPage::makeResult(QAction *launch)
{
    auto *result = new QWidget;
    auto *column = new QVBoxLayout(result);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    m_price->setWordWrap(true);
    column->addWidget(m_figure);
    column->addWidget(m_price);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kStep);
    auto *own = button(tr("Launch my own cluster"), QStringLiteral("launch"), "primary");
    own->setToolTip(launch->toolTip());
    buttons->addWidget(own);
    buttons->addWidget(m_report);
    buttons->addStretch(1);
    column->addSpacing(Theme::kHalf);
    column->addLayout(buttons);
    connect(own, &QPushButton::clicked, launch, &QAction::trigger);
    return result;
}

QWidget *TourPage::makeLearning()
{
    auto *learning = new QWidget;
    auto *row = new QHBoxLayout(learning);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    auto *samples = new QVBoxLayout;
    samples->setSpacing(Theme::kHalf);
    samples->addWidget(m_right);
    samples->addWidget(m_tiles);
    samples->addStretch(1);
    row->addLayout(samples);
    m_loss->addSeries(&m_board.loss(), {tr("Loss"), 1, SeriesStyle::Line});
    row->addWidget(m_loss, 1);
    return learning;
}

void TourPage::showBoard()
{
    m_tiles->showBoard(m_board);
    const auto count = int(m_board.samples().size());
    m_right->setText(count == 0                 ? tr("Preparing sample digits…")
                     : m_board.hasPredictions() ? tr("%1 of %2 predicted correctly").arg(m_board.right()).arg(count)
                                                : tr("%1 digits that the model will learn to read").arg(count));
    const auto last = m_board.loss().last();
    m_loss->setXRange(0, std::max(last ? last->x() : 0.0, 50.0));
    m_loss->refresh();
}

void TourPage::build()
{
    m_steps = m_services.tour.steps();
    for (const auto &step : m_steps) {
        Line line{new StateLabel, label({}, "muted")};
        line.message->setWordWrap(true);
        line.message->setContentsMargins(Theme::kTwo + Theme::kHalf, 0, 0, 0);
        m_list->addWidget(line.state);
        m_list->addWidget(line.message);
        m_lines.emplace(step.name, line);
    }
}

void TourPage::begin()
{
    m_title->setText(tr("The tour"));
    m_sentence->setText(
        tr("Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing."));
    for (const auto &step : m_steps) {
        const Line &line = m_lines.at(step.name);
        line.state->setState(text::sentence(step.title), QStringLiteral("circle"), int(Tone::Quiet));
        line.message->clear();
        line.message->hide();
    }
    m_run->showRun({});
    m_run->hide();
    m_board.clear();
    showBoard();
    m_receipt->clear();
    m_receiptFold->setOpen(false);
    m_receiptFold->hide();
    m_failed.clear();
    m_cancel->setEnabled(true);
    m_cancel->show();
    m_again->hide();
    m_figure->clear();
    m_price->clear();
    m_reportUrl.clear();
    m_report->hide();
    m_result->hide();
}

void TourPage::showStep(const StepEvent &event)
{
    const auto at = m_lines.find(event.step);
    if (at == m_lines.end())
        return; // a step of one host: the operations panel shows those
    const QString title = text::sentence(event.title);
    switch (event.state) {
    case StepState::Started:
    case StepState::Progressing:
        at->second.state->setState(title, QStringLiteral("clock"), int(Tone::Busy));
        break;
    case StepState::Done:
        at->second.state->setState(title, QStringLiteral("check"), int(Tone::Good));
        break;
    case StepState::Skipped:
        at->second.state->setState(title, QStringLiteral("ended"), int(Tone::Quiet));
        break;
    case StepState::Failed:
        m_failed.push_back(event);
        at->second.state->setState(title, QStringLiteral("alert"), int(Tone::Bad));
        break;
    }
    at->second.message->setText(text::ofStep(event.message));
    at->second.message->setVisible(!event.message.empty());
}

void TourPage::summarize(const tour::TourSummary &summary)
{
    const QString machines = text::machines(summary.machines),
                  seconds = tr("%1 s", "seconds").arg(summary.took.count());
    m_figure->setText(summary.accuracy ? tr("%1 % in %2 on %3", "accuracy, time, machines")
                                             .arg(text::fixed(*summary.accuracy * 100, 2), seconds, machines)
                                       : tr("%1 on %2", "time, machines").arg(seconds, machines));
    QString price = tr("It was free: the machines were on this computer.");
    if (summary.awsUsd)
        price += QLatin1Char(' ') + tr("On AWS, the same machines would have cost about %1 at list prices.")
                                        .arg(text::money(std::max(*summary.awsUsd, 0.01)));
    m_price->setText(price);
    m_reportUrl = QUrl::fromLocalFile(QString::fromStdString(summary.report.string())).toString();
    m_report->show();
}

void TourPage::finish(const Result<std::vector<Sentence>> &receipt)
{
    m_cancel->hide();
    m_again->show();
    m_figure->setVisible(!m_figure->text().isEmpty());
    m_price->setVisible(!m_price->text().isEmpty());
    m_result->show();
    m_receiptFold->show();
    if (receipt) {
        m_title->setText(tr("The tour is over"));
        m_sentence->setText(tr("Everything it launched was terminated. The window is ready for your own work."));
        m_receipt->setPlainText(text::sentences(*receipt).join(QLatin1Char('\n')));
    } else if (receipt.error().code == ErrorCode::Cancelled) {
        m_title->setText(tr("The tour was cancelled"));
        m_sentence->setText(tr("Everything it launched was terminated."));
        m_receiptFold->hide();
        for (const StepEvent &step : m_failed) // failed only because of the Cancel
            m_lines.at(step.step).state->setState(text::sentence(step.title), QStringLiteral("ended"),
                                                  int(Tone::Quiet));
    } else {
        m_title->setText(tr("The tour did not finish"));
        m_sentence->setText(text::message(receipt.error()));
        m_receipt->setPlainText(text::from(receipt.error().source + ": " + receipt.error().detail));
        m_receiptFold->setOpen(true); // the reason
    }
}

} // namespace trainyard::gui
