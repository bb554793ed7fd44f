#include "gui/wizards/machines_page.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/catalog.h"
#include "gui/models/activity_models.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/widgets/data_table.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using cluster::Field;
using cluster::LaunchPlan;

namespace {

struct TypeRow {
    cluster::InstanceType type;
    double usdPerHour = -1;
    bool operator==(const TypeRow &) const = default;
};

class TypeModel final : public RowTable<TypeRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TypeModel)
public:
    enum Column { Name, Cpus, Memory, Gpu, Price, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    bool isNumber(int column) const override { return column == Cpus || column == Memory || column == Price; }
    QString key(const TypeRow &r) const override { return text::from(r.type.name); }
    QString title(int column) const override
    {
        switch (column) {
        case Name:
            return tr("Type");
        case Cpus:
            return tr("vCPUs");
        case Memory:
            return tr("Memory");
        case Gpu:
            return tr("GPU");
        case Price:
            return tr("Price");
        default:
            return {};
        }
    }
    QVariant cell(const TypeRow &r, int column, int role) const override
    {
        switch (column) {
        case Name:
            return plain(column, role, text::from(r.type.name));
        case Cpus:
            return plain(column, role, QString::number(r.type.vcpus), r.type.vcpus);
        case Memory:
            return plain(column, role, tr("%1 GiB").arg(QLocale().toString(r.type.memoryGiB, 'g', 4)),
                         r.type.memoryGiB);
        case Gpu:
            return plain(column, role,
                         r.type.gpus ? tr("%1 x %2", "count x name").arg(r.type.gpus).arg(text::from(r.type.gpu))
                                     : QString(),
                         r.type.gpus);
        case Price:
            return plain(column, role, r.usdPerHour == 0 ? tr("free") : text::perHour(r.usdPerHour), r.usdPerHour);
        default:
            return {};
        }
    }
};

} // namespace

MachinesPage::MachinesPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Machines"),
                 tr("One head that coordinates, and the workers that train. All are of one type."))
    , m_types(new DataTable(tr("Machine types"), {IconRole, ToneRole, IdRole}))
    , m_workers(new QSpinBox)
{
    m_workers->setRange(0, 10'000);
    m_workers->setSuffix(tr(" workers", "after a number"));
    own(Field::Workers, addField(tr("&Workers"), m_workers));

    auto *model = new TypeModel(this);
    auto *sorted = new FilterModel(this);
    std::vector<TypeRow> rows;
    for (const cluster::InstanceType &type : wizard.catalog().types()) {
        const auto price = wizard.catalog().price(type.name, wizard.plan().region);
        rows.push_back({type, price ? price->usdPerHour : wizard.catalog().costsNothing() ? 0 : -1});
    }
    model->applyAll(rows);
    sorted->setSourceModel(model);
    m_types->setModel(sorted);
    m_types->setSortingEnabled(true);
    m_types->sortByColumn(TypeModel::Price, Qt::AscendingOrder);
    m_types->setStretchColumn(TypeModel::Gpu);
    m_types->setMinimumHeight(200);
    auto *filter = new QLineEdit;
    filter->setPlaceholderText(tr("c5, 16 GiB, T4…"));
    filter->setClearButtonEnabled(true);
    form()->addRow(tr("&Filter types"), filter);
    auto *caption = label(tr("&Type of every machine"));
    caption->setBuddy(m_types);
    auto *problem = new Problem;
    column()->addSpacing(Theme::kStep);
    column()->addWidget(caption);
    column()->addWidget(m_types, 1);
    column()->addWidget(problem);
    own(Field::InstanceType, problem);

    connect(filter, &QLineEdit::textChanged, this, [sorted](const QString &words) { sorted->setWords(words); });
    connect(m_workers, &QSpinBox::valueChanged, this,
            [this](int count) { m_wizard.edit([&](LaunchPlan &p) { p.workers = count; }); });
    connect(m_types, &DataTable::currentIdChanged, this, [this](const QString &type) {
        if (!type.isEmpty() && type.toStdString() != m_wizard.plan().instanceType)
            m_wizard.edit([&](LaunchPlan &p) { p.instanceType = type.toStdString(); });
    });
}

void MachinesPage::initializePage()
{
    m_workers->setValue(m_wizard.plan().workers);
    m_types->selectId(text::from(m_wizard.plan().instanceType));
}

} // namespace trainyard::gui
