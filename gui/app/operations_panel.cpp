#include "gui/app/operations_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/cluster/account/quotas.h"
#include "backend/services/operations.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

struct OperationRow::Parts {
    QPushButton *fold, *cancel, *help, *retry, *copy, *dismiss;
    StateLabel *state;
    ElidedLabel *step;
    QLabel *elapsed, *words;
    QProgressBar *progress;
    QWidget *steps;
    QGridLayout *grid;
};

namespace {

constexpr int kWidthWithWords = 1100; ///< for the words of all commands of a failed operation

std::pair<QString, Tone> lookOf(StepState state)
{
    switch (state) {
    case StepState::Done:
        return {QStringLiteral("check"), Tone::Good};
    case StepState::Failed:
        return {QStringLiteral("alert"), Tone::Bad};
    case StepState::Skipped:
        return {QStringLiteral("ended"), Tone::Quiet};
    default:
        return {QStringLiteral("clock"), Tone::Busy};
    }
}

/// Returns the label of the help button; empty where no button helps.
QString helpText(wording::Help help, const Error &error)
{
    switch (help) {
    case wording::Help::OtherPlace:
        return OperationRow::tr("Choose another place…");
    case wording::Help::Quota:
        return cluster::quotaNamedIn(error) ? OperationRow::tr("Show quota…") : OperationRow::tr("Show quotas…");
    case wording::Help::LogIn:
        return OperationRow::tr("Log in again");
    case wording::Help::Account:
        return OperationRow::tr("Add an account…");
    case wording::Help::Permissions:
        return OperationRow::tr("Show permissions…");
    case wording::Help::Clock:
        return OperationRow::tr("Copy the command");
    case wording::Help::Terminate:
        return OperationRow::tr("Terminate…");
    case wording::Help::Machine:
        return OperationRow::tr("Show the cluster");
    case wording::Help::Change:
        return OperationRow::tr("Change the plan…");
    case wording::Help::None:
    case wording::Help::Retry: // Retry has its own button
        break;
    }
    return {};
}

} // namespace

OperationRow::OperationRow(Operations &operations, const OperationSnapshot &operation, QWidget *parent)
    : QWidget(parent)
    , m_operations(operations)
    , m_shown(operation)
    , m_parts(new Parts)
{
    Parts &p = *m_parts;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    p.fold = button({}, QStringLiteral("chevron-right"), "flat");
    p.fold->setAccessibleName(tr("Show steps of %1").arg(text::sentence(operation.title)));
    p.fold->setFixedWidth(28);
    p.state = new StateLabel;
    p.step = new ElidedLabel;
    p.step->setMinimumWidth(80);
    p.progress = new QProgressBar;
    p.progress->setTextVisible(false);
    p.progress->setFixedWidth(160);
    p.progress->setAccessibleName(tr("Progress of %1").arg(text::sentence(operation.title)));
    p.elapsed = label({}, "muted");
    p.elapsed->setMinimumWidth(48);
    p.elapsed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    p.cancel = button(tr("Cancel"));
    p.help = button({}, {}, "primary");
    p.help->setObjectName(QStringLiteral("help"));
    p.retry = button(tr("Retry"), QStringLiteral("refresh"));
    p.copy = button(tr("Copy details"), QStringLiteral("copy"));
    p.dismiss = button(tr("Dismiss"));
    row->addWidget(p.fold);
    row->addWidget(p.state);
    row->addWidget(p.step, 1);
    row->addWidget(p.progress);
    row->addWidget(p.elapsed);
    for (QPushButton *b : {p.help, p.retry, p.copy, p.cancel, p.dismiss})
        row->addWidget(b);
    column->addLayout(row);
    p.words = label({}, "problem");
    p.words->setWordWrap(true);
    p.words->setContentsMargins(36, 0, 0, 0);
    p.words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    p.words->hide();
    column->addWidget(p.words);
    p.steps = new QWidget;
    p.grid = new QGridLayout(p.steps);
    p.grid->setContentsMargins(36, 0, 0, Theme::kStep);
    p.grid->setHorizontalSpacing(Theme::kTwo);
    p.grid->setVerticalSpacing(Theme::kHalf);
    p.grid->setColumnStretch(2, 1);
    p.steps->hide();
    column->addWidget(p.steps);

    const OperationId id = operation.id;
    connect(p.cancel, &QPushButton::clicked, this, [this, id] {
        m_parts->cancel->setEnabled(false); // it ends in a known state, which may take a moment
        m_operations.cancel(id);
    });
    connect(p.retry, &QPushButton::clicked, this, [this, id] { m_operations.retry(id); });
    connect(p.help, &QPushButton::clicked, this, [this] { emit helpRequested(m_shown); });
    connect(p.dismiss, &QPushButton::clicked, this, [this, id] { m_operations.dismiss(id); });
    connect(p.copy, &QPushButton::clicked, this, [this] {
        QString words = text::sentence(m_shown.title) + QLatin1Char('\n');
        if (m_shown.error)
            words += text::message(*m_shown.error) + QLatin1Char('\n') +
                     text::from(m_shown.error->source + ": " + m_shown.error->detail) + QLatin1Char('\n');
        for (const StepEvent &s : m_shown.steps)
            words += QStringLiteral("%1  %2  %3\n")
                         .arg(text::sentence(s.title), text::from(s.host), text::ofStep(s.message));
        QGuiApplication::clipboard()->setText(words);
    });
    connect(p.fold, &QPushButton::clicked, this, [this] {
        m_open = !m_open;
        m_parts->fold->setIcon(icon(m_open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
        showSteps();
    });
    update(operation);
}

OperationRow::~OperationRow() = default;

void OperationRow::update(const OperationSnapshot &operation)
{
    m_shown = operation;
    Parts &p = *m_parts;
    const bool running = operation.state == OperationState::Running;
    const auto [name, tone] =
        operation.state == OperationState::Done        ? std::pair(QStringLiteral("check"), Tone::Good)
        : operation.state == OperationState::Failed    ? std::pair(QStringLiteral("alert"), Tone::Bad)
        : operation.state == OperationState::Cancelled ? std::pair(QStringLiteral("ended"), Tone::Quiet)
                                                       : std::pair(QStringLiteral("clock"), Tone::Busy);
    p.state->setState(text::sentence(operation.title), name, int(tone));
    const QString words = operation.error && operation.state == OperationState::Failed ? text::message(*operation.error)
                          : running                                                    ? text::currentStep(operation)
                                    : text::toString(operation.state);
    p.step->setFullText(words);
    setLook(p.step, operation.state == OperationState::Failed ? "problem" : "muted");
    const double fraction = operation.fraction();
    p.progress->setRange(0, fraction < 0 && running ? 0 : 1000);
    p.progress->setValue(int(std::max(0.0, fraction) * 1000));
    p.progress->setVisible(running);
    p.cancel->setVisible(running);
    if (!running)
        p.cancel->setEnabled(true);
    p.retry->setVisible(!running && operation.canRetry);
    const QString helps = helpText(help(), operation.error.value_or(Error()));
    p.help->setText(helps);
    p.help->setToolTip(text::from(std::string(wording::command(help()))));
    p.copy->setVisible(operation.state == OperationState::Failed);
    p.help->setVisible(!helps.isEmpty());
    p.dismiss->setVisible(!running);
    tick();
    if (m_open)
        showSteps();
}

void OperationRow::setNarrow(bool narrow)
{
    setIconOnly(m_parts->retry, tr("Retry"), narrow);
    setIconOnly(m_parts->copy, tr("Copy details"), narrow);
}

wording::Help OperationRow::help() const
{
    const bool failed = m_shown.state == OperationState::Failed && m_shown.error;
    return failed ? wording::helpFor(*m_shown.error) : wording::Help::None;
}

void OperationRow::tick()
{
    m_parts->elapsed->setText(text::elapsed(m_shown.ended.value_or(SystemClock::instance().now()) - m_shown.started));
}

void OperationRow::showSteps()
{
    const bool failed = m_shown.state == OperationState::Failed && m_shown.error;
    m_parts->words->setText(failed ? text::message(*m_shown.error) : QString());
    m_parts->words->setVisible(m_open && failed);
    QGridLayout *grid = m_parts->grid;
    int row = 0;
    const auto cell = [&](int column, const QString &words, const char *look) {
        auto *item = grid->itemAtPosition(row, column);
        auto *shown = item ? static_cast<QLabel *>(item->widget()) : nullptr;
        if (!shown)
            grid->addWidget(shown = label({}, look), row, column);
        shown->setText(words);
        shown->show();
    };
    for (const StepEvent &s : m_shown.steps) {
        auto *item = grid->itemAtPosition(row, 0);
        auto *state = item ? static_cast<StateLabel *>(item->widget()) : nullptr;
        if (!state)
            grid->addWidget(state = new StateLabel, row, 0);
        const auto [name, tone] = lookOf(s.state);
        state->setState(text::sentence(s.title), name, int(tone));
        state->show();
        cell(1, text::from(s.host), "muted");
        cell(2, text::ofStep(s.message), "muted");
        ++row;
    }
    for (; row < grid->rowCount(); ++row) { // a retry begins with fewer steps
        for (int c = 0; c < 3; ++c) {
            if (auto *item = grid->itemAtPosition(row, c))
                item->widget()->hide();
        }
    }
    m_parts->steps->setVisible(m_open && !m_shown.steps.empty());
}

OperationsPanel::OperationsPanel(Operations &operations, QWidget *parent)
    : QFrame(parent)
    , m_operations(operations)
    , m_dismissAll(button(tr("Dismiss finished"), {}, "flat"))
{
    setObjectName(QStringLiteral("drawer"));
    setAccessibleName(tr("Operations"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inside = new QWidget;
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(Theme::kStep, Theme::kHalf, Theme::kTwo, Theme::kHalf);
    m_column->setSpacing(Theme::kHalf);
    m_dismissAll->hide();
    connect(m_dismissAll, &QPushButton::clicked, this, &OperationsPanel::dismissFinished);
    m_column->addWidget(m_dismissAll, 0, Qt::AlignRight);
    scroll->setWidget(inside);
    outer->addWidget(scroll);
    inside->setBackgroundRole(QPalette::Base);
    hide();

    // As high as its contents, up to a third of the window, then scrolling.
    inside->installEventFilter(this);
    connect(&m_operations, &Operations::changed, this, &OperationsPanel::update);
    connect(&m_operations, &Operations::dismissed, this, [this](const QString &id) {
        if (const auto at = m_rows.find(id); at != m_rows.end()) {
            at->second->deleteLater();
            m_rows.erase(at);
        }
        setVisible(!m_rows.empty());
        showDismissAll();
    });
    for (const OperationSnapshot &operation : m_operations.all())
        update(operation);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &OperationsPanel::tick);
    clock->start(1000);
}

void OperationsPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    for (auto &[id, row] : m_rows)
        row->setNarrow(width() < kWidthWithWords);
}

void OperationsPanel::tick()
{
    for (auto &[id, row] : m_rows)
        row->tick();
    const Timestamp now = SystemClock::instance().now();
    for (const OperationSnapshot &operation : m_operations.all()) {
        const auto row = m_rows.find(text::from(operation.id.value));
        if (operation.state == OperationState::Done && operation.ended && now - *operation.ended >= m_successStays &&
            row != m_rows.end() && !row->second->isOpen() && !row->second->underMouse())
            m_operations.dismiss(operation.id);
    }
}

void OperationsPanel::dismissFinished()
{
    for (const OperationSnapshot &operation : m_operations.all())
        m_operations.dismiss(operation.id); // does not affect a running operation
}

void OperationsPanel::showDismissAll()
{
    const auto all = m_operations.all();
    const auto finished = std::ranges::count_if(all, [](const auto &o) { return o.state != OperationState::Running; });
    m_dismissAll->setVisible(finished > 1);
}

bool OperationsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && window())
        setFixedHeight(
            std::min(static_cast<QWidget *>(watched)->sizeHint().height() + 2, std::max(120, window()->height() / 3)));
    return QFrame::eventFilter(watched, event);
}

void OperationsPanel::update(const OperationSnapshot &operation)
{
    const QString id = text::from(operation.id.value);
    const auto at = m_rows.find(id);
    if (at != m_rows.end()) {
        at->second->update(operation);
    } else {
        auto *row = new OperationRow(m_operations, operation);
        m_rows.emplace(id, row);
        row->setNarrow(width() < kWidthWithWords);
        connect(row, &OperationRow::helpRequested, this, &OperationsPanel::helpRequested);
        m_column->addWidget(row);
    }
    setVisible(true);
    showDismissAll();
}

} // namespace trainyard::gui
