#include "gui/wizards/planned_table.h"

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"

namespace trainyard::gui {

namespace {

QString detailOf(const cluster::PlannedResource &resource)
{
    return text::sentence(resource.detail);
}

} // namespace

class PlannedTable::Rows final : public RowTable<cluster::PlannedResource> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &r) { return r.kind + "/" + r.name; },
                   {{PlannedTable::tr("Kind"), [](const auto &r) { return text::resourceKind(r.kind); }},
                    {PlannedTable::tr("Name"), &cluster::PlannedResource::name},
                    {PlannedTable::tr("What"), &detailOf, &detailOf},
                    number(PlannedTable::tr("Price"),
                           [](const auto &r) { return Cell(text::price(r.usdPerHour), r.usdPerHour.value_or(-1)); })},
                   parent)
    {
    }
};

PlannedTable::PlannedTable(QWidget *parent)
    : DataTable(tr("What will be created"), {IconRole, ToneRole, IdRole}, parent)
    , m_rows(new Rows(this))
{
    setModel(m_rows);
    setStretchColumn(2);
}

void PlannedTable::show(const std::vector<cluster::PlannedResource> &resources)
{
    m_rows->applyAll(resources);
}

} // namespace trainyard::gui
