#include "gui/pages/data/folder_sync_view.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/words.h"

namespace trainyard::gui {

using services::FolderSyncRequest;
using services::NodeSync;

namespace {

constexpr std::size_t kMostFilesInTip = 20;

/// What is shown of a machine.
struct MachineRow {
    std::string node;
    QString state, files; ///< files: names, for the tool tip
    bool hasFailed = false;
    int copy = 0, same = 0, remove = 0, extra = 0;
    bool operator==(const MachineRow &) const = default;
};

void addNames(QStringList &lines, const QString &title, const std::vector<std::string> &names)
{
    if (names.empty())
        return;
    lines << title;
    for (std::size_t i = 0; i < std::min(names.size(), kMostFilesInTip); ++i)
        lines << QStringLiteral("  ") + text::from(names[i]);
    if (names.size() > kMostFilesInTip)
        lines << QStringLiteral("  …");
}

MachineRow machineRowOf(const NodeSync &machine, bool isComparison)
{
    MachineRow row;
    row.node = machine.node;
    row.hasFailed = !machine.status;
    row.copy = int(machine.changes.copy.size());
    row.same = int(machine.changes.same);
    row.remove = int(machine.changes.remove.size());
    row.extra = int(machine.changes.extra.size());
    if (!machine.status)
        row.state = text::message(machine.status.error());
    else if (isComparison)
        row.state = row.copy + row.remove == 0 ? FolderSyncView::tr("equal") : FolderSyncView::tr("differs");
    else
        row.state = FolderSyncView::tr("equal");
    QStringList lines;
    addNames(lines, isComparison ? FolderSyncView::tr("To copy:") : FolderSyncView::tr("Copied:"),
             machine.changes.copy);
    addNames(lines, isComparison ? FolderSyncView::tr("To remove:") : FolderSyncView::tr("Removed:"),
             machine.changes.remove);
    row.files = lines.join(QLatin1Char('\n'));
    return row;
}

} // namespace

class FolderSyncView::Rows final : public RowTable<MachineRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable(&MachineRow::node,
                   {{FolderSyncView::tr("Machine"), &MachineRow::node},
                    {FolderSyncView::tr("State"),
                     [](const auto &r) {
                         return Cell(r.state, {}, r.hasFailed ? QStringLiteral("alert") : QStringLiteral("check"),
                                     r.hasFailed ? Tone::Bad : Tone::Good);
                     },
                     [](const auto &r) { return r.files; }},
                    number(FolderSyncView::tr("Copied"), &MachineRow::copy),
                    number(FolderSyncView::tr("Equal"), &MachineRow::same),
                    number(FolderSyncView::tr("Removed"), &MachineRow::remove),
                    number(FolderSyncView::tr("Only there"), &MachineRow::extra)},
                   parent)
    {
    }
};

FolderSyncView::FolderSyncView(services::FolderSyncService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Machines"), {IconRole, ToneRole, IdRole}))
    , m_folder(new QLineEdit)
    , m_target(new QLineEdit)
    , m_excludes(new QLineEdit)
    , m_cluster(new QComboBox)
    , m_remove(new QCheckBox(tr("&Remove from the machines what the folder does not have")))
    , m_compare(button(tr("Compare"), QStringLiteral("refresh")))
    , m_copy(button(tr("Copy to the machines"), QStringLiteral("export"), "primary"))
    , m_note(label({}))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *words = label(tr("Without shared storage, code and data must be on each machine. Files are compared by their "
                           "content: only what differs is copied, and is compared again afterwards."),
                        "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(makeForm());
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    m_table->setModel(m_rows);
    m_table->setStretchColumn(1);
    m_table->setEmptyText(tr("Compare a folder to see what its copies on the machines lack."));
    column->addWidget(m_table, 1);
    connect(m_compare, &QPushButton::clicked, this, &FolderSyncView::compare);
    connect(m_copy, &QPushButton::clicked, this, &FolderSyncView::copy);
    connect(&m_service, &services::FolderSyncService::synced, this,
            [this](const FolderSyncRequest &done, const std::vector<NodeSync> &machines) {
                FolderSyncRequest entered = done;
                entered.options.agreed.reset();
                if (entered != request())
                    return; // other fields were entered in the meantime
                ++m_question;
                m_comparing = false;
                m_compared.reset(); // the next removal is listed before
                showMachines(machines, false);
            });
    edited();
}

QWidget *FolderSyncView::makeForm()
{
    auto *widget = new QWidget;
    auto *form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto *place = new QHBoxLayout;
    auto *choose = button(tr("Browse…"), QStringLiteral("folder"));
    place->addWidget(m_folder, 1);
    place->addWidget(choose);
    auto *caption = label(tr("Folder of this comp&uter"));
    caption->setBuddy(m_folder);
    form->addRow(caption, place);
    form->addRow(tr("&Cluster"), m_cluster);
    form->addRow(tr("Folder on the &machines"), m_target);
    m_excludes->setPlaceholderText(tr("nothing; as .git, *.tmp, cache/*"));
    form->addRow(tr("&Leave out"), m_excludes);
    form->addRow(QString(), m_remove);
    auto *row = new QHBoxLayout;
    row->addWidget(m_compare);
    row->addWidget(m_copy);
    row->addStretch(1);
    form->addRow(QString(), row);
    connect(choose, &QPushButton::clicked, this, &FolderSyncView::browse);
    connect(m_folder, &QLineEdit::textChanged, this, &FolderSyncView::suggestTarget);
    for (QLineEdit *line : {m_folder, m_target, m_excludes})
        connect(line, &QLineEdit::textChanged, this, &FolderSyncView::edited);
    connect(m_cluster, &QComboBox::currentIndexChanged, this, &FolderSyncView::edited);
    connect(m_remove, &QCheckBox::toggled, this, &FolderSyncView::edited);
    return widget;
}

void FolderSyncView::browse()
{
    auto *dialog = new QFileDialog(this, tr("Folder of this computer"), m_folder->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

/// The same name in the home, until the user has entered another one.
void FolderSyncView::suggestTarget()
{
    if (m_target->isModified())
        return;
    const QString name = QDir(QDir::cleanPath(m_folder->text().trimmed())).dirName();
    m_target->setText(name.isEmpty() || name == QLatin1String(".") ? QString() : QStringLiteral("~/") + name);
}

void FolderSyncView::setClusters(const std::vector<MountTarget> &clusters)
{
    if (clusters == m_clusters)
        return; // the list may be open
    m_clusters = clusters;
    const QString before = m_cluster->currentData().toString();
    {
        const QSignalBlocker quiet(m_cluster); // the request changes only when the chosen cluster is gone
        m_cluster->clear();
        for (const MountTarget &cluster : clusters)
            m_cluster->addItem(text::from(cluster.name), text::from(cluster.cluster.value));
        m_cluster->setCurrentIndex(std::max(m_cluster->findData(before), clusters.empty() ? -1 : 0));
    }
    edited();
}

void FolderSyncView::forget()
{
    ++m_question;
    m_comparing = false;
    m_compared.reset();
    m_rows->applyAll({});
    edited();
}

FolderSyncRequest FolderSyncView::request() const
{
    FolderSyncRequest made;
    made.cluster = ClusterId(m_cluster->currentData().toString().toStdString());
    made.folder = m_folder->text().trimmed().toStdString();
    made.options.folder = m_target->text().trimmed().toStdString();
    made.options.excludes = wordsOf(m_excludes->text());
    made.options.deleteExtra = m_remove->isChecked();
    return made;
}

bool FolderSyncView::isComplete() const
{
    return !m_folder->text().trimmed().isEmpty() && !m_target->text().trimmed().isEmpty() &&
           m_cluster->currentIndex() >= 0;
}

void FolderSyncView::edited()
{
    const bool mustCompare = m_remove->isChecked() && m_compared != request();
    const QString notNow = m_comparing    ? tr("A comparison is running.")
                           : isComplete() ? QString()
                                          : tr("Choose a folder, a cluster and a folder of its machines first.");
    setWhyNot(m_compare, notNow);
    setWhyNot(m_copy,
              notNow.isEmpty() && mustCompare ? tr("Compare first: that lists what would be removed.") : notNow);
    if (m_cluster->count() == 0)
        showNote(tr("There is no cluster whose machines run."), "muted");
    else if (m_comparing)
        showNote(tr("Comparing the content of all files…"), "muted");
    else if (isComplete() && mustCompare)
        showNote(tr("Compare first: that lists what would be removed."), "muted");
    else
        showNote(QString(), "muted");
}

void FolderSyncView::compare()
{
    const FolderSyncRequest asked = request();
    const auto question = ++m_question;
    m_comparing = true;
    m_compared.reset();
    m_rows->applyAll({});
    edited();
    m_service.compare(asked).then(this, [this, asked, question](const Result<std::vector<NodeSync>> &found) {
        if (question != m_question)
            return;
        m_comparing = false;
        if (found) {
            m_compared = asked;
            m_removals = cluster::removalsOf(*found);
        }
        edited();
        if (!found)
            showNote(text::message(found.error()), "problem");
        else if (asked == request())
            showMachines(*found, true);
    });
}

void FolderSyncView::copy()
{
    if (!m_copy->isEnabled())
        return;
    FolderSyncRequest agreed = request();
    if (agreed.options.deleteExtra)
        agreed.options.agreed = m_removals;
    m_service.sync(agreed);
}

void FolderSyncView::showMachines(const std::vector<NodeSync> &machines, bool isComparison)
{
    std::vector<MachineRow> rows;
    for (const NodeSync &machine : machines)
        rows.push_back(machineRowOf(machine, isComparison));
    m_rows->applyAll(rows);
    edited();
    const bool hasFailed = std::ranges::any_of(rows, &MachineRow::hasFailed);
    const bool isEqual = std::ranges::all_of(rows, [](const MachineRow &row) { return row.copy + row.remove == 0; });
    if (hasFailed)
        showNote(isComparison ? tr("Some machines could not be compared.") : tr("Some machines could not be updated."),
                 "problem");
    else if (!isComparison || isEqual)
        showNote(tr("All machines have the content of the folder."), "good");
    else
        showNote(tr("Nothing was changed yet: the table lists what would be copied and removed."), "muted");
}

void FolderSyncView::showNote(const QString &sentence, const char *look)
{
    m_note->setText(sentence);
    setLook(m_note, look);
}

} // namespace trainyard::gui
