#include "gui/wizards/job/type_table.h"

#include <algorithm>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/models/activity/activity_models.h"
#include "gui/models/launch/catalog_models.h"
#include "gui/models/launch/region_catalog.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

TypeTable::TypeTable(QWidget *parent)
    : QWidget(parent)
    , m_model(new TypeModel(this))
    , m_sorted(new FilterModel(this))
    , m_types(new DataTable(tr("Machine types"), {IconRole, ToneRole, IdRole}))
    , m_filter(new QLineEdit)
    , m_source(label({}, "muted"))
    , m_problem(new FieldMessage)
{
    m_sorted->setSourceModel(m_model);
    m_types->setModel(m_sorted);
    m_types->setSortingEnabled(true);
    m_types->sortByColumn(TypeModel::OnDemand, Qt::AscendingOrder);
    m_types->setStretchColumn(TypeModel::Zones);
    m_types->setMinimumHeight(140);
    m_types->setEmptyText(tr("No type fits the filter."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    m_filter->setClearButtonEnabled(true);
    form->addRow(tr("&Filter types"), m_filter);
    column->addLayout(form);
    auto *caption = label(tr("Instance &type"));
    caption->setBuddy(m_types);
    auto *row = new QHBoxLayout;
    row->addWidget(caption);
    row->addStretch(1);
    row->addWidget(m_source);
    column->addLayout(row);
    column->addWidget(m_types, 1);
    column->addWidget(m_problem);
    describeBy(m_problem, m_types);
    makeFilter();
    connect(m_types, &DataTable::opened, this, &TypeTable::opened);
    connect(m_types, &DataTable::currentIdChanged, this, [this](const QString &type) {
        if (!type.isEmpty() && type.toStdString() != m_type)
            emit chosen(type.toStdString());
    });
}

void TypeTable::makeFilter()
{
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        const QSignalBlocker quiet(m_types); // rows removed by the filter do not change the selection
        m_sorted->setWords(words);
        showType();
    });
    // Down moves from the filter to its results.
    auto *down = new QShortcut(Qt::Key_Down, m_filter);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, m_types, [this] {
        m_types->setFocus();
        if (m_types->currentId().isEmpty() && m_types->model()->rowCount() > 0)
            m_types->setCurrentIndex(m_types->model()->index(0, 0));
    });
}

void TypeTable::setSpot(bool spot)
{
    m_model->setSpot(spot);
}

/// Makes the chosen type the current row, or none.
void TypeTable::showType()
{
    const QString type = text::from(m_type);
    if (m_types->currentId() == type)
        return;
    m_types->selectId(type);
    if (m_types->currentId() != type)
        m_types->setCurrentIndex({});
}

void TypeTable::showColumns(const RegionCatalog &region)
{
    const auto &types = region.types();
    const auto any = [&types](auto has) { return std::ranges::any_of(types, has); };
    const bool network = any([](const auto &o) { return !o.network.empty(); });
    const bool gpu = any([](const auto &o) { return o.type.gpus > 0; });
    const bool left = any([](const auto &o) { return o.remaining || o.remainingSpot; });
    const bool spot = any([](const auto &o) { return o.spotUsdPerHour.has_value(); });
    for (const auto &[column, shown] : {std::pair{TypeModel::Network, network},
                                        {TypeModel::Gpu, gpu},
                                        {TypeModel::GpuMemory, gpu},
                                        {TypeModel::Left, left},
                                        {TypeModel::Spot, spot}})
        m_types->setColumnHidden(column, !shown);
    m_filter->setPlaceholderText(network ? tr("c5, 16 GiB, T4, 100 Gbit…") : tr("c5, 16 GiB, T4…"));
}

void TypeTable::show(const RegionCatalog &region, const std::string &type)
{
    m_type = type;
    {
        const QSignalBlocker quiet(m_types); // removed rows do not change the user's choice
        m_model->applyAll(region.types());
        showColumns(region);
        showType();
    }
    m_source->setText(
        region.loading() ? tr("Loading instance types…")
        : region.live()
            ? tr("As the region offers them now; On-Demand prices of %1").arg(text::date(region.catalog()->priceDate()))
            : tr("Built-in list of %1").arg(text::date(region.catalog()->priceDate())));
    QStringList why;
    for (const Error &error : region.notKnown())
        why << text::message(error);
    m_source->setToolTip(why.join(QLatin1Char('\n')));
}

} // namespace trainyard::gui
