#include "gui/pages/run/system_view.h"

#include <algorithm>
#include <utility>

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/system_charts.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using ledger::SampleProblem;

namespace {

constexpr int kMostSamples = 5'000; ///< of one read: the GUI thread appends them quickly

double secondsOf(Timestamp at)
{
    return std::chrono::duration<double>(at.time_since_epoch()).count();
}

} // namespace

SystemView::SystemView(services::RunService &runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_charts(new SystemCharts)
    , m_scroll(new QScrollArea)
    , m_note(label({}, "muted"))
    , m_timer(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_note->setWordWrap(true);
    m_note->setMargin(Theme::kTwo);
    column->addWidget(m_note);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_scroll, 1);
    m_scroll->setWidget(m_charts);
    column->addStretch(0); // below the note when there are no charts
    m_timer->setInterval(std::chrono::seconds(ledger::kSampleSeconds));
    connect(m_timer, &QTimer::timeout, this, &SystemView::read);
    describe();
}

void SystemView::showRun(const services::RunSnapshot &run, double origin, double lastX)
{
    showSubject({run.id, {}, run.started, run.ended, isOver(run.state)}, origin, lastX);
}

void SystemView::showCluster(const cluster::ClusterSnapshot &cluster)
{
    showSubject({{}, cluster.id, cluster.created, cluster.closed, cluster.closed.has_value()}, -1, 0);
}

void SystemView::showSubject(const Subject &subject, double origin, double lastX)
{
    const double start = origin < 0 ? secondsOf(subject.started) : origin;
    const bool other =
        subject.run != m_subject.run || subject.cluster != m_subject.cluster || start != m_series.origin();
    m_complete = m_complete && !other && subject.ended == m_subject.ended;
    m_subject = subject;
    m_charts->setLeastX(lastX);
    if (!other)
        return;
    m_reads.next(); // a result under way belongs to the former series
    m_reading = false;
    m_answered = false;
    m_cursor = {};
    m_sources.clear();
    m_charts->setSeries(nullptr);
    m_series = SystemSeries(start);
    m_charts->setSeries(&m_series);
    describe();
    if (isVisible())
        read();
}

void SystemView::read()
{
    if (m_subject.empty() || m_complete || std::exchange(m_reading, true))
        return;
    auto reading = m_subject.run.empty() ? m_runs.clusterSamples(m_subject.cluster, m_cursor, kMostSamples)
                                         : m_runs.samples(m_subject.run, m_cursor, kMostSamples);
    reading.then(this, [this, ticket = m_reads.next()](const Result<ledger::SampleRows> &rows) {
        if (!m_reads.isCurrent(ticket))
            return;
        m_reading = false;
        if (rows)
            apply(*rows);
        else
            m_note->setText(text::message(rows.error()));
    });
}

void SystemView::apply(const ledger::SampleRows &rows)
{
    m_answered = true;
    m_cursor = rows.next;
    m_sources = rows.sources;
    m_series.append(rows.rows);
    m_charts->refresh();
    describe();
    m_complete = !rows.more && m_subject.over;
    if (rows.more)
        read();
}

QString SystemView::machinesWith(SampleProblem problem) const
{
    QStringList names;
    for (const ledger::SampleSource &source : m_sources) {
        if (source.problem == problem)
            names << text::from(source.node);
    }
    return names.join(QStringLiteral(", "));
}

QString SystemView::emptyText() const
{
    if (m_subject.empty() || !m_answered)
        return {};
    const bool ofRun = !m_subject.run.empty();
    if (m_subject.over)
        return ofRun ? tr("There are no measurements: no program followed this run while its machines measured, or "
                          "their agents were older than this program.")
                     : tr("There are no measurements: no run of this cluster was followed while its machines "
                          "measured, or their agents were older than this program.");
    if (m_sources.empty())
        return ofRun ? tr("The measurements of the machines are read while the run is followed.")
                     : tr("The measurements of the machines are read while a run of this cluster is followed. Start a "
                          "training on it: this window follows it by itself.");
    const auto all = [this](SampleProblem problem) {
        return std::ranges::all_of(m_sources, [&](const auto &source) { return source.problem == problem; });
    };
    if (all(SampleProblem::OlderAgent))
        return tr("The agents of this cluster are older than this program and do not measure. Redeploy them with "
                  "trainyardctl provision.");
    if (all(SampleProblem::Unreachable))
        return tr("The machines do not respond to this computer. What they measured is read when they respond again.");
    return tr("The machines have measured nothing yet.");
}

/// The text above the charts: why there are none, or which machines and curves are missing.
void SystemView::describe()
{
    QStringList words;
    if (m_series.empty()) {
        words << emptyText();
    } else if (!m_subject.over) {
        if (const QString older = machinesWith(SampleProblem::OlderAgent); !older.isEmpty())
            words << tr("The agents of these machines are older than this program and do not measure: %1.").arg(older);
        if (const QString silent = machinesWith(SampleProblem::Unreachable); !silent.isEmpty())
            words << tr("These machines do not respond to this computer: %1. What they measured is read when they "
                        "respond again.")
                         .arg(silent);
    }
    if (const auto more = m_charts->linesLeftOut(); more > 0)
        words << tr("%n more curve(s) are not drawn; trainyardctl metrics --system lists all.", nullptr, int(more));
    m_note->setText(words.join(QLatin1Char(' ')));
    m_note->setVisible(!m_note->text().isEmpty());
    m_scroll->setVisible(!m_series.empty());
}

void SystemView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
    m_timer->start();
}

void SystemView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

} // namespace trainyard::gui
