#include "gui/pages/tour_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/pages/run_page.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using namespace services;

TourPage::TourPage(Services services, QAction *launch, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_list(new QVBoxLayout)
    , m_title(label({}, "title"))
    , m_sentence(label({}, "muted"))
    , m_cancel(button(tr("Cancel the tour")))
    , m_launch(button(launch, "primary"))
    , m_again(button(tr("Start again"), QStringLiteral("refresh")))
    , m_run(new RunPage(services, RunPage::Form::ChartsOnly))
    , m_receipt(new QPlainTextEdit)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    row->setSpacing(Theme::kThree);
    auto *left = new QWidget;
    left->setFixedWidth(288);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    m_sentence->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addSpacing(Theme::kStep);
    m_list->setSpacing(Theme::kHalf);
    column->addLayout(m_list);
    column->addStretch(1);
    for (QPushButton *b : {m_cancel, m_launch, m_again})
        column->addWidget(b, 0, Qt::AlignLeft);
    row->addWidget(left);
    auto *right = new QVBoxLayout;
    right->setSpacing(Theme::kStep);
    right->addWidget(m_run, 3);
    m_receipt->setReadOnly(true);
    m_receipt->setFont(fixedFont());
    m_receipt->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_receipt->setAccessibleName(tr("Receipt of the tour"));
    right->addWidget(m_receipt, 1);
    row->addLayout(right, 1);
    right->addStretch(0);

    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false); // its cluster has to end first
        m_services.tour.cancel();
    });
    connect(m_again, &QPushButton::clicked, this, [this] { m_services.tour.start(); });
    connect(&m_services.tour, &TourService::began, this, &TourPage::begin);
    connect(&m_services.tour, &TourService::stepChanged, this, &TourPage::showStep);
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
    build();
    begin();
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
        line.state->setState(text::from(step.title), QStringLiteral("circle"), int(Tone::Quiet));
        line.message->clear();
        line.message->hide();
    }
    m_run->showRun({});
    m_run->hide();
    m_receipt->clear();
    m_receipt->hide();
    m_failed.clear();
    m_cancel->setEnabled(true);
    m_cancel->show();
    m_launch->hide();
    m_again->hide();
}

void TourPage::showStep(const StepEvent &event)
{
    const auto at = m_lines.find(event.step);
    if (at == m_lines.end())
        return; // a step of one host: the operations panel shows those
    const QString title = text::from(event.title);
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
    at->second.message->setText(text::from(event.message));
    at->second.message->setVisible(!event.message.empty());
}

void TourPage::finish(const Result<QString> &receipt)
{
    m_cancel->hide();
    m_launch->show();
    m_again->show();
    m_receipt->show();
    if (receipt) {
        m_title->setText(tr("The tour is over"));
        m_sentence->setText(tr("Everything it launched was terminated. The window is ready for your own work."));
        m_receipt->setPlainText(*receipt);
    } else if (receipt.error().code == ErrorCode::Cancelled) {
        m_title->setText(tr("The tour was cancelled"));
        m_sentence->setText(tr("Everything it launched was terminated."));
        m_receipt->hide();
        for (const StepEvent &step : m_failed) // failed only because of the Cancel
            m_lines.at(step.step).state->setState(text::from(step.title), QStringLiteral("ended"), int(Tone::Quiet));
    } else {
        m_title->setText(tr("The tour did not finish"));
        m_sentence->setText(text::message(receipt.error()));
        m_receipt->setPlainText(text::from(receipt.error().source + ": " + receipt.error().detail));
    }
}

} // namespace trainyard::gui
