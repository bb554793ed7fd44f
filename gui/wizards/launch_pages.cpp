#include "gui/wizards/launch_pages_internal.h"

#include <algorithm>

#include <QComboBox>
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

LaunchPage::LaunchPage(LaunchWizard &wizard, const QString &title, const QString &purpose)
    : PlanPage(title, purpose)
    , m_wizard(wizard)
{
    connect(&wizard, &LaunchWizard::changed, this, &LaunchPage::update);
}

void LaunchPage::update()
{
    bool complete = true;
    for (auto &[field, shown] : m_fields) {
        const auto at = std::ranges::find(m_wizard.problems(), field, &cluster::Problem::field);
        const bool wrong = at != m_wizard.problems().end();
        shown->setProblem(wrong ? text::from(cluster::describe(*at)) : QString());
        complete = complete && !wrong;
    }
    if (m_fields.empty())
        complete = m_wizard.problems().empty(); // the review page wants everything right

    const LaunchPlan &plan = m_wizard.plan();
    QStringList effects, lines;
    const auto resources = plan.resources(m_wizard.catalog()); // one line for each kind: there may be many machines
    for (auto at = resources.begin(); at != resources.end(); ++at) {
        const auto same = [&](const auto &other) { return other.kind == at->kind; };
        if (std::any_of(resources.begin(), at, same))
            continue;
        const auto count = std::count_if(at, resources.end(), same);
        const QString kind = text::resourceKind(at->kind);
        effects << QStringLiteral("• ") +
                       (count == 1 ? kind : tr("%1 × %2", "kind of resource x how many").arg(kind).arg(count));
    }
    for (const std::string &line : plan.awsLines(m_wizard.catalog()))
        lines << text::from(line);
    side().show(effects,
                m_wizard.costsMoney() ? text::perHour(plan.usdPerHour(m_wizard.catalog()))
                                      : tr("Costs nothing: it runs on this computer"),
                lines);
    settle(complete);
    replanned();
}

PurposePage::PurposePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Purpose"), tr("A name to find the cluster by, and where its machines run."))
    , m_name(new QLineEdit)
    , m_region(new QComboBox)
{
    own(Field::Name, addField(tr("&Name"), m_name));
    for (const std::string &region : wizard.catalog().regions())
        m_region->addItem(text::from(region));
    own(Field::Region, addField(tr("&Region"), m_region));
    column()->addStretch(1);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_wizard.edit([&](LaunchPlan &p) { p.name = name.trimmed().toStdString(); });
    });
    connect(m_region, &QComboBox::textActivated, this,
            [this](const QString &region) { m_wizard.edit([&](LaunchPlan &p) { p.region = region.toStdString(); }); });
}

void PurposePage::initializePage()
{
    m_name->setText(text::from(m_wizard.plan().name));
    const QString region = text::from(m_wizard.plan().region);
    if (m_region->findText(region) < 0)
        m_region->addItem(region);
    m_region->setCurrentText(region);
}

MachinesPage::MachinesPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Machines"),
                 tr("One head that coordinates, and the workers that train. All are of one type."))
    , m_types(new DataTable(tr("Machine types"), {IconRole, ToneRole, IdRole}))
    , m_workers(new QSpinBox)
    , m_image(new QComboBox)
{
    m_workers->setRange(0, 10'000);
    m_workers->setSuffix(tr(" workers", "after a number"));
    own(Field::Workers, addField(tr("&Workers"), m_workers));
    for (const cluster::Image &image : wizard.catalog().images())
        m_image->addItem(text::from(image.title), text::from(image.alias));
    own(Field::Image, addField(tr("&Image"), m_image));

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
    connect(m_image, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) { p.image = m_image->currentData().toString().toStdString(); });
    });
    connect(m_types, &DataTable::currentIdChanged, this, [this](const QString &type) {
        if (!type.isEmpty() && type.toStdString() != m_wizard.plan().instanceType)
            m_wizard.edit([&](LaunchPlan &p) { p.instanceType = type.toStdString(); });
    });
}

void MachinesPage::initializePage()
{
    m_workers->setValue(m_wizard.plan().workers);
    m_image->setCurrentIndex(m_image->findData(text::from(m_wizard.plan().image)));
    m_types->selectId(text::from(m_wizard.plan().instanceType));
}

LimitsPage::LimitsPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Access and limits"),
                 tr("Who may log in, how large the disks are, and when the machines end themselves."))
    , m_hours(new QSpinBox)
    , m_root(new QSpinBox)
    , m_from(new QLineEdit)
{
    m_hours->setRange(0, 24 * 60);
    m_hours->setSuffix(tr(" h", "hours, after a number"));
    own(Field::Deadline, addField(tr("&End after"), m_hours));
    m_root->setRange(0, 100'000);
    m_root->setSuffix(tr(" GiB"));
    own(Field::RootSize, addField(tr("&Disk of each machine"), m_root));
    m_from->setPlaceholderText(tr("this computer's address"));
    own(Field::SshFrom, addField(tr("&SSH open to"), m_from));
    auto *words = label(tr("The machines end themselves after this time, even if this computer never comes back. SSH "
                           "is open to the address given here, "
                           "for example 203.0.113.7/32; empty means this computer's own."),
                        "muted");
    words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_hours, &QSpinBox::valueChanged, this,
            [this](int h) { m_wizard.edit([&](LaunchPlan &p) { p.deadline = std::chrono::hours(h); }); });
    connect(m_root, &QSpinBox::valueChanged, this,
            [this](int gib) { m_wizard.edit([&](LaunchPlan &p) { p.rootGiB = gib; }); });
    connect(m_from, &QLineEdit::textEdited, this, [this](const QString &cidr) {
        m_wizard.edit([&](LaunchPlan &p) { p.sshFrom = cidr.trimmed().toStdString(); });
    });
}

void LimitsPage::initializePage()
{
    m_hours->setValue(int(std::chrono::duration_cast<std::chrono::hours>(m_wizard.plan().deadline).count()));
    m_root->setValue(m_wizard.plan().rootGiB);
    m_from->setText(text::from(m_wizard.plan().sshFrom));
}

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
