#include "gui/pages/data/file_systems_view.h"

#include <algorithm>
#include <iterator>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/local_cloud.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/efs/efs_wizard.h"

namespace trainyard::gui {

using cluster::FileSystemInfo;

namespace {

/// What is shown of a file system, and the file system itself for its actions.
struct SystemRow {
    FileSystemInfo system;
    QString zones;
    bool operator==(const SystemRow &other) const
    {
        return system.id == other.system.id && system.name == other.system.name && system.state == other.system.state &&
               system.bytes == other.system.bytes && system.usdPerMonth == other.system.usdPerMonth &&
               system.region == other.system.region && zones == other.zones;
    }
};

} // namespace

class FileSystemsView::Rows final : public RowTable<SystemRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable(
              [](const auto &r) { return Cell(r.system.id); },
              {{FileSystemsView::tr("Name"), [](const auto &r) { return Cell(r.system.name); }},
               {FileSystemsView::tr("ID"), [](const auto &r) { return Cell(r.system.id); }},
               {FileSystemsView::tr("Region"), [](const auto &r) { return Cell(r.system.region); }},
               {FileSystemsView::tr("State"), [](const auto &r) { return Cell(r.system.state); }},
               {FileSystemsView::tr("Zones"), [](const auto &r) { return Cell(r.zones); }},
               number(
                   FileSystemsView::tr("Size"),
                   [](const auto &r) { return Cell(text::bytes(qint64(r.system.bytes)), qlonglong(r.system.bytes)); }),
               number(FileSystemsView::tr("Per month"),
                      [](const auto &r) { return Cell(text::money(r.system.usdPerMonth), r.system.usdPerMonth); })},
              parent)
    {
    }
};

FileSystemsView::FileSystemsView(services::FileSystemService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Shared file systems"), {IconRole, ToneRole, IdRole}))
    , m_note(label({}, "attention"))
    , m_mount(button(tr("Mount…"), QStringLiteral("folder")))
    , m_remove(button(tr("Delete…"), {}, "danger"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *words =
        label(tr("File systems (EFS) that all machines of a cluster can mount, for code, data and results. They "
                 "stay, and are paid for, until you delete them here."),
              "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);
    m_table->setModel(m_rows);
    m_table->setStretchColumn(4);
    m_table->setEmptyText(tr("Loading…"));
    column->addWidget(m_table, 1);
    auto *row = new QHBoxLayout;
    auto *create = button(tr("New file system…"), QStringLiteral("plus"), "primary");
    row->addWidget(create);
    row->addWidget(m_mount);
    row->addWidget(m_remove);
    row->addStretch(1);
    column->addLayout(row);
    updateButtons();
    connect(m_table, &DataTable::currentIdChanged, this, &FileSystemsView::updateButtons);
    connect(m_mount, &QPushButton::clicked, this, &FileSystemsView::askMount);
    connect(create, &QPushButton::clicked, this, [this] {
        auto *wizard = new EfsWizard(m_service, this);
        wizard->setAttribute(Qt::WA_DeleteOnClose);
        wizard->open();
    });
    connect(m_remove, &QPushButton::clicked, this, &FileSystemsView::askRemoval);
    connect(&m_service, &services::FileSystemService::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

void FileSystemsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void FileSystemsView::refresh()
{
    const auto request = ++m_request;
    m_service.list().then(this, [this, request](const Result<cluster::FileSystemList> &list) {
        if (request == m_request)
            showList(list);
    });
}

void FileSystemsView::showList(const Result<cluster::FileSystemList> &list)
{
    const bool isIdle = !list && text::isLocalCloudIdle(list.error());
    QStringList notes;
    if (!list && !isIdle)
        notes << text::message(list.error());
    m_table->setEmptyText(
        isIdle  ? text::localCloudIdle()
        : !list ? tr("The file systems could not be listed.")
                : tr("No shared file systems. \"New file system\" creates one with a mount target in every zone."));
    std::vector<SystemRow> rows;
    if (list) {
        for (const auto &notRead : list->notRead)
            notes << tr("%1 was not read: %2").arg(text::from(notRead.first), text::message(notRead.second));
        for (const auto &system : list->systems)
            rows.push_back({system, text::list(system.zones()).join(QLatin1Char(' '))});
    }
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
    m_rows->applyAll(rows);
    updateButtons();
}

void FileSystemsView::forget()
{
    ++m_request;
    m_rows->applyAll({});
    m_table->setEmptyText(tr("Loading…"));
    updateButtons();
    if (isVisible())
        refresh();
}

void FileSystemsView::setClusters(std::vector<MountTarget> clusters)
{
    m_clusters = std::move(clusters);
    updateButtons();
}

std::vector<MountTarget> FileSystemsView::targetsOf(const FileSystemInfo &system) const
{
    std::vector<MountTarget> found;
    std::ranges::copy_if(m_clusters, std::back_inserter(found),
                         [&](const MountTarget &target) { return target.region == system.region; });
    return found;
}

void FileSystemsView::updateButtons()
{
    const auto *row = m_rows->find(m_table->currentId());
    const QString none = row ? QString() : tr("Select a file system first.");
    setWhyNot(m_remove, none);
    setWhyNot(m_mount, row && targetsOf(row->system).empty() ? tr("No cluster of yours runs in its region.") : none);
}

void FileSystemsView::askMount()
{
    const auto *row = m_rows->find(m_table->currentId());
    if (!row || targetsOf(row->system).empty())
        return;
    const FileSystemInfo &system = row->system;
    auto *dialog = new MountDialog(text::from(system.name.empty() ? system.id : system.name), targetsOf(system), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, id = system.id] { m_service.mount(dialog->cluster(), id, dialog->folder()); });
    dialog->open();
}

void FileSystemsView::askRemoval()
{
    const auto *row = m_rows->find(m_table->currentId());
    if (!row)
        return;
    const FileSystemInfo system = row->system;
    const auto name = system.name.empty() ? system.id : system.name;
    ConfirmDetails details;
    details.lines << tr("%1 (%2) in %3, %4")
                         .arg(text::from(name), text::from(system.id), text::from(system.region),
                              text::bytes(qint64(system.bytes)));
    details.typed = text::from(name);
    confirm(
        this, tr("Delete the file system"),
        tr("All its data is lost, on all machines that have it mounted. This cannot be undone."), tr("Delete"),
        [this, system, name] { m_service.remove(system, name); }, details);
}

} // namespace trainyard::gui
