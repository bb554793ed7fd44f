#include "gui/pages/clusters/managed_view.h"

#include <algorithm>

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/core/time/clock.h"
#include "backend/services/clusters/emr_steps.h"
#include "gui/models/clusters/managed_resource_model.h"
#include "gui/pages/clusters/emr_steps_view.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kInterval = 3s, kLongestInterval = 30s; // AWS limits requests of the whole account
constexpr int kMostOutputs = 4, kMostStatusLength = 600;

using Output = std::pair<std::string, std::string>;

DataTable *tableOf(const QString &name, ManagedResourceModel *model)
{
    auto *made = new DataTable(name, {IconRole, ToneRole, IdRole});
    made->setModel(model);
    made->setStretchColumn(ManagedResourceModel::Reason);
    return made;
}

} // namespace

/// Names and values that others may have written, of any number and length.
class ManagedView::Outputs final : public RowTable<Output> {
public:
    explicit Outputs(QObject *parent)
        : RowTable(&Output::first,
                   {{ManagedView::tr("Output"), &Output::first},
                    {ManagedView::tr("Value"), &Output::second, &Output::second}},
                   parent)
    {
    }
};

ManagedView::ManagedView(services::ManagedClusterService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_resources(new ManagedResourceModel(this))
    , m_activities(new ManagedResourceModel(this))
    , m_outputs(new Outputs(this))
    , m_activityPart(new QWidget)
    , m_outputPart(new QWidget)
    , m_status(label({}, "heading"))
    , m_wait(label({}))
    , m_workers(label({}))
    , m_hint(label({}, "attention"))
    , m_alarm(new QFrame)
    , m_alarmText(label({}, "problem"))
    , m_again(new QTimer(this))
    , m_countdown(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kHalf);
    for (QLabel *words : {m_status, m_wait, m_workers, m_hint, m_alarmText}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        QSizePolicy policy = words->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored); // a long identifier cannot be wrapped
        words->setSizePolicy(policy);
    }
    m_alarm->setObjectName(QStringLiteral("alarm"));
    m_alarm->setAccessibleName(tr("Warning"));
    auto *alarm = new QHBoxLayout(m_alarm);
    alarm->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kTwo, Theme::kHalf);
    auto *sign = label({});
    sign->setPixmap(icon(QStringLiteral("alert")).pixmap(16, 16));
    alarm->addWidget(sign, 0, Qt::AlignTop);
    alarm->addWidget(m_alarmText, 1);
    column->addWidget(m_alarm);
    column->addWidget(m_status);
    column->addWidget(m_wait);
    column->addWidget(m_workers);
    column->addWidget(m_hint);
    auto *resources = tableOf(tr("Resources at AWS"), m_resources);
    resources->setEmptyText(tr("AWS reports no resource yet."));
    column->addWidget(resources, 2);
    auto *lower = new QVBoxLayout(m_activityPart);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(Theme::kHalf);
    lower->addWidget(label(tr("Scaling activities"), "heading"));
    lower->addWidget(tableOf(tr("Scaling activities"), m_activities));
    column->addWidget(m_activityPart, 1);
    auto *last = new QVBoxLayout(m_outputPart);
    last->setContentsMargins(0, 0, 0, 0);
    auto *outputs = new DataTable(tr("Outputs of the stack"), {IconRole, ToneRole, IdRole});
    outputs->setModel(m_outputs);
    outputs->setStretchColumn(1);
    outputs->setMostRows(kMostOutputs);
    last->addWidget(outputs);
    column->addWidget(m_outputPart);
    if (auto *steps = m_service.emrSteps()) {
        m_steps = new EmrStepsView(*steps);
        column->addWidget(m_steps, 2);
    }
    m_wait->setObjectName(QStringLiteral("wait"));
    m_countdown->setInterval(1s);
    connect(m_countdown, &QTimer::timeout, this, &ManagedView::showWait);
    m_again->setSingleShot(true);
    m_again->setInterval(kInterval);
    connect(m_again, &QTimer::timeout, this, &ManagedView::read);
    clear();
}

void ManagedView::clear()
{
    m_resources->applyAll({});
    m_activities->applyAll({});
    m_outputs->applyAll({});
    m_activityPart->hide();
    m_outputPart->hide();
    if (m_steps)
        m_steps->hide();
    m_shown = {};
    m_waitsFor.reset();
    m_countdown->stop();
    for (QLabel *words : {m_status, m_wait, m_workers, m_hint, m_alarmText}) {
        words->clear();
        words->hide();
    }
    m_alarm->hide();
}

void ManagedView::showCluster(const ClusterId &id)
{
    if (id == m_cluster)
        return;
    m_cluster = id;
    ++m_question;
    m_asked = false;
    m_again->stop();
    m_again->setInterval(kInterval);
    clear();
    if (m_steps)
        m_steps->showCluster(id);
    if (isVisible())
        read();
}

void ManagedView::setCoreNodePrice(const QString &rate)
{
    if (m_steps)
        m_steps->setNodePrice(rate);
}

void ManagedView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showWait();
    read();
}

void ManagedView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_again->stop();
    m_countdown->stop();
}

void ManagedView::read()
{
    if (m_cluster.empty() || m_asked)
        return;
    m_again->stop();
    m_asked = true;
    const auto question = ++m_question;
    m_service.state(m_cluster).then(this, [this, question](const Result<services::ManagedState> &found) {
        if (question != m_question)
            return; // of another cluster
        m_asked = false;
        if (found)
            show(*found);
        else
            showText(m_status, text::message(found.error()));
        readLater(found && *found != m_shown);
        if (found)
            m_shown = *found;
    });
}

/// Less and less often while nothing changes: an account's tools share the number of requests that AWS answers.
void ManagedView::readLater(bool hasChanged)
{
    const auto next = hasChanged ? kInterval : std::min(2 * m_again->intervalAsDuration(), kLongestInterval);
    m_again->setInterval(next);
    if (isVisible())
        m_again->start();
}

/// A long reason must not make the window higher; its complete text is the tool tip.
void ManagedView::showText(QLabel *label, const QString &text)
{
    const bool isLong = text.size() > kMostStatusLength;
    label->setText(isLong ? text.left(kMostStatusLength) + QStringLiteral("…") : text);
    label->setToolTip(isLong ? text : QString());
    label->setVisible(!text.isEmpty());
}

void ManagedView::show(const services::ManagedState &state)
{
    m_resources->applyAll(state.resources);
    m_activities->applyAll(state.activities);
    m_activityPart->setVisible(!state.activities.empty());
    m_outputs->applyAll(state.outputs);
    m_outputPart->setVisible(!state.outputs.empty());
    if (m_steps)
        m_steps->setVisible(state.origin == cluster::Origin::Emr);
    const QString status = text::from(state.status);
    showText(m_status,
             state.reason.empty()
                 ? tr("%1: %2", "id, state").arg(text::from(state.id), status)
                 : tr("%1: %2. %3", "id, state, reason").arg(text::from(state.id), status, text::from(state.reason)));
    m_waitsFor = state.wait;
    showWait();
    const auto &workers = state.workers;
    showText(m_workers, workers ? tr("Workers: %1 requested, %2 launched, %3 joined")
                                      .arg(workers->requested > 0 ? workers->requested : workers->desired)
                                      .arg(workers->launched)
                                      .arg(workers->joined)
                                : QString());
    showText(m_hint, text::sentence(state.hint));
    showText(m_alarmText, text::sentence(state.alarm));
    m_alarm->setVisible(!state.alarm.empty());
}

/// Counts down between two readings. The time is that of the clock, which goes on while a laptop sleeps.
void ManagedView::showWait()
{
    using std::chrono::milliseconds;
    const auto left =
        m_waitsFor ? std::chrono::duration_cast<milliseconds>(m_waitsFor->until - SystemClock::instance().now()) : 0ms;
    const QString time = text::elapsed(left);
    showText(m_wait, left <= 0ms           ? QString()
                     : m_waitsFor->isLimit ? tr("CloudFormation ends the creation in %1", "time left: 12:31").arg(time)
                                           : tr("Usually ready within %1", "time left: 12:31").arg(time));
    if (left <= 0ms)
        m_countdown->stop();
    else if (isVisible() && !m_countdown->isActive())
        m_countdown->start();
}

} // namespace trainyard::gui
