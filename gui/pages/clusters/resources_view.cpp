#include "gui/pages/clusters/resources_view.h"

#include <vector>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/models/clusters/resource_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

/// What a change of the machines is noticed by: their costs and ages change all the time.
std::string machinesIn(const std::vector<ClusterDetails> &clusters)
{
    std::string all;
    for (const ClusterDetails &c : clusters) {
        all += c.profile + " " + c.id.value + "\n";
        for (const cluster::NodeSnapshot &node : c.nodes)
            all += node.id.value + " " + node.state + "\n";
    }
    return all;
}

} // namespace

ResourcesView::ResourcesView(ClusterService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_model(new ResourceModel(this))
    , m_table(new DataTable(tr("Resources"), {IconRole, ToneRole, IdRole}))
    , m_summary(label({}))
    , m_message(label({}, "problem"))
    , m_progress(new QProgressBar)
    , m_everything(new QCheckBox(tr("All clusters")))
    , m_refresh(button(tr("Refresh"), QStringLiteral("refresh")))
{
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_message->setWordWrap(true);
    m_progress->setRange(0, 0);
    m_progress->setFixedWidth(96);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Reading the resources"));
    m_everything->setToolTip(
        tr("Lists what Trainyard has launched in the regions that are used here, also from other computers"));
    m_table->setModel(m_model);
    m_table->setStretchColumn(ResourceModel::Name);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addWidget(m_summary, 1);
    row->addWidget(m_progress);
    row->addWidget(m_everything);
    row->addWidget(m_refresh);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kHalf);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(m_table, 1);
    connect(m_everything, &QCheckBox::toggled, this, &ResourcesView::showState);
    connect(m_refresh, &QPushButton::clicked, this, &ResourcesView::read);
    connect(&m_service, &ClusterService::changed, this, &ResourcesView::readWhenChanged);
    showState();
}

void ResourcesView::showCluster(const ClusterId &id)
{
    if (id == m_cluster)
        return;
    m_cluster = id;
    showState();
}

void ResourcesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_all)
        read();
    else
        readWhenChanged();
}

void ResourcesView::readWhenChanged()
{
    if (isVisible() && (m_all || m_error) && machinesIn(m_service.clusters()) != m_machines)
        read();
}

/// One reading at a time: a change meanwhile is read afterwards.
void ResourcesView::read()
{
    m_again = m_reading;
    if (m_reading)
        return;
    m_reading = true;
    m_machines = machinesIn(m_service.clusters());
    showState();
    m_service.inventory().then(this, [this](const Result<cluster::AccountInventory> &found) { apply(found); });
}

void ResourcesView::apply(const Result<cluster::AccountInventory> &found)
{
    m_reading = false;
    m_error = found ? std::nullopt : std::optional(found.error());
    if (found)
        m_all = *found;
    showState();
    if (m_again)
        read();
}

void ResourcesView::showState()
{
    m_progress->setVisible(m_reading);
    m_refresh->setEnabled(!m_reading);
    const bool all = m_everything->isChecked();
    const auto shown = !m_all ? cluster::AccountInventory() : all ? *m_all : partOf(*m_all, m_cluster);
    m_model->applyAll(shown.resources);
    m_summary->setText(m_all ? summaryOf(shown) : m_reading ? tr("Reading the resources of the account…") : QString());
    QStringList problems;
    if (m_error)
        problems << text::message(*m_error);
    for (const auto &[where, error] : shown.notRead)
        problems << tr("Not read: %1: %2.", "a region, a reason").arg(text::from(where), text::from(error.detail));
    if (m_error && m_all)
        problems << tr("The list below is from the last reading.");
    m_message->setText(problems.join(QLatin1Char(' ')));
    m_message->setVisible(!problems.isEmpty());
    m_table->setEmptyText(!m_all ? QString()
                          : all  ? tr("Nothing in the account carries Trainyard's tags.")
                                 : tr("Nothing of this cluster exists any more."));
}

} // namespace trainyard::gui
