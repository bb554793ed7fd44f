#include "gui/wizards/review_page.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "backend/cluster/catalog.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/small.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

/// What will exist, as a table.
class ReviewPage::Rows final : public RowTable<cluster::PlannedResource> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ReviewPage)
public:
    using RowTable::RowTable;

protected:
    int columns() const override { return 4; }
    bool isNumber(int column) const override { return column == 3; }
    QString key(const cluster::PlannedResource &r) const override { return text::from(r.kind + "/" + r.name); }
    QString title(int column) const override
    {
        switch (column) {
        case 0:
            return tr("Kind");
        case 1:
            return tr("Name");
        case 2:
            return tr("What");
        default:
            return tr("Price");
        }
    }
    QVariant cell(const cluster::PlannedResource &r, int column, int role) const override
    {
        switch (column) {
        case 0:
            return plain(column, role, text::resourceKind(r.kind));
        case 1:
            return plain(column, role, text::from(r.name));
        case 2:
            return role == Qt::ToolTipRole ? QVariant(text::from(r.detail)) : plain(column, role, text::from(r.detail));
        default:
            return plain(column, role, r.usdPerHour == 0 ? tr("free") : text::perHour(r.usdPerHour), r.usdPerHour);
        }
    }
};

ReviewPage::ReviewPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Review"), tr("Everything that will exist. Nothing has been created so far."))
    , m_rows(new Rows(this))
    , m_total(label({}, "figure"))
    , m_deadline(label({}))
{
    auto *table = new DataTable(tr("What will exist"), {IconRole, ToneRole, IdRole});
    table->setModel(m_rows);
    table->setStretchColumn(2);
    m_deadline->setWordWrap(true);
    column()->addWidget(table, 1);
    column()->addWidget(m_total);
    column()->addWidget(m_deadline);
}

void ReviewPage::initializePage()
{
    replanned();
}

void ReviewPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_rows->applyAll(plan.resources(m_wizard.catalog()));
    const double hourly = plan.usdPerHour(m_wizard.catalog());
    m_total->setText(m_wizard.costsMoney() ? tr("%1, %2").arg(text::perHour(hourly), text::perDay(hourly))
                                           : tr("Costs nothing: it runs on this computer"));
    m_deadline->setText(
        tr("%1 will end themselves after %2.").arg(text::machines(plan.machines()), text::age(plan.deadline)));
}

} // namespace trainyard::gui
