#include "gui/pages/managed_view.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/models/managed_resource_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

namespace {

constexpr auto kInterval = 3s;

DataTable *tableOf(const QString &name, ManagedResourceModel *model)
{
    auto *made = new DataTable(name, {IconRole, ToneRole, IdRole});
    made->setModel(model);
    made->setStretchColumn(ManagedResourceModel::Reason);
    return made;
}

} // namespace

ManagedView::ManagedView(services::ManagedClusterService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_resources(new ManagedResourceModel(this))
    , m_activities(new ManagedResourceModel(this))
    , m_activityPart(new QWidget)
    , m_status(label({}, "heading"))
    , m_hint(label({}, "attention"))
    , m_outputs(label({}, "muted"))
    , m_again(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kHalf);
    for (QLabel *words : {m_status, m_hint, m_outputs}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    column->addWidget(m_status);
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
    column->addWidget(m_outputs);
    m_again->setSingleShot(true);
    m_again->setInterval(kInterval);
    connect(m_again, &QTimer::timeout, this, &ManagedView::read);
    clear();
}

void ManagedView::clear()
{
    m_resources->applyAll({});
    m_activities->applyAll({});
    m_activityPart->hide();
    for (QLabel *words : {m_status, m_hint, m_outputs}) {
        words->clear();
        words->hide();
    }
}

void ManagedView::showCluster(const ClusterId &id)
{
    if (id == m_cluster)
        return;
    m_cluster = id;
    ++m_question;
    m_asked = false;
    m_again->stop();
    clear();
    if (isVisible())
        read();
}

void ManagedView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
}

void ManagedView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_again->stop();
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
        if (found) {
            show(*found);
        } else {
            m_status->setText(text::message(found.error()));
            m_status->show();
        }
        if (isVisible())
            m_again->start();
    });
}

void ManagedView::show(const services::ManagedState &state)
{
    m_resources->applyAll(state.resources);
    m_activities->applyAll(state.activities);
    m_activityPart->setVisible(!state.activities.empty());
    const QString status = text::from(state.status);
    m_status->setText(
        state.reason.empty()
            ? tr("%1: %2", "id, state").arg(text::from(state.id), status)
            : tr("%1: %2. %3", "id, state, reason").arg(text::from(state.id), status, text::from(state.reason)));
    m_hint->setText(text::from(state.hint));
    QStringList outputs;
    for (const auto &output : state.outputs)
        outputs << text::from(output.first) + QStringLiteral(": ") + text::from(output.second);
    m_outputs->setText(outputs.join(QLatin1Char('\n')));
    for (QLabel *words : {m_status, m_hint, m_outputs})
        words->setVisible(!words->text().isEmpty());
}

} // namespace trainyard::gui
