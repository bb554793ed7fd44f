#include "gui/pages/data/data_page.h"

#include <algorithm>
#include <map>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QTabWidget>
#include <QVBoxLayout>

#include "backend/services/data/file_systems.h"
#include "backend/services/data/packing.h"
#include "backend/services/transfers/folder_sync.h"
#include "backend/services/transfers/transfers.h"
#include "gui/dialogs/data/pack_dialog.h"
#include "gui/dialogs/data/shares_dialog.h"
#include "gui/models/row_table.h"
#include "gui/pages/data/file_systems_view.h"
#include "gui/pages/data/files_view.h"
#include "gui/pages/data/folder_sync_view.h"
#include "gui/pages/page_layout.h"
#include "gui/text/format.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

namespace {

struct DataRow {
    enum class Is { There, Gone, Unknown };
    DataSet set; ///< without files: used by a run, not in the listing
    Is is = Is::Unknown;
    std::string models;
    int runs = 0;
    Timestamp last{};
    bool operator==(const DataRow &) const = default;
};

/// Returns "bucket" for "s3://bucket/a/b"; empty for other addresses.
std::string bucketOf(const std::string &uri)
{
    return uri.starts_with("s3://") ? uri.substr(5, uri.find('/', 5) - 5) : std::string();
}

Cell filesOf(const DataRow &r)
{
    const qlonglong bytes = qlonglong(r.set.bytes);
    if (r.is == DataRow::Is::Gone)
        return {DataPage::tr("no such bucket in this account"), bytes, QStringLiteral("alert"), Tone::Attention};
    return {r.set.files == 0 ? QString()
                             : DataPage::tr("%n file(s), %1, %2", "format, size", int(r.set.files))
                                   .arg(text::from(r.set.format), text::bytes(bytes)),
            bytes};
}

} // namespace

class DataPage::Rows final : public RowTable<DataRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &r) { return r.set.uri; },
                   {{DataPage::tr("Data set"), [](const auto &r) { return r.set.uri; }},
                    {DataPage::tr("Files"), filesOf},
                    {DataPage::tr("Models"), &DataRow::models},
                    number(DataPage::tr("Runs"), &DataRow::runs),
                    {DataPage::tr("Last used"),
                     [](const auto &r) {
                         return r.runs == 0 ? Cell(DataPage::tr("never"), 0)
                                            : Cell(text::ago(r.last, SystemClock::instance().now()), r.last);
                     },
                     [](const auto &r) { return r.runs == 0 ? QString() : text::exactTime(r.last); }}},
                   parent)
    {
    }
};

DataPage::DataPage(Services services, const std::vector<QAction *> &makeActions, QAction *tour, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_rows(new Rows(this))
    , m_table(new DataTable(tr("Data sets"), {IconRole, ToneRole, IdRole}))
    , m_note(label({}, "attention"))
    , m_stack(new QStackedLayout)
{
    auto *sets = new QWidget;
    sets->setLayout(m_stack);
    addTabs(sets);
    auto *full = new QWidget;
    auto actions = makeActions;
    actions.push_back(tour);
    m_stack->addWidget(new EmptyState(
        QStringLiteral("data"), tr("No data sets"),
        tr("A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder."),
        actions));
    m_stack->addWidget(full);
    auto *column =
        pageLayout(full, tr("Data"), tr("Data sets in the buckets of this account, and those that runs have used."));
    auto *top = new QHBoxLayout;
    for (std::size_t i = 0; i < makeActions.size(); ++i)
        top->addWidget(button(makeActions[i], i == 0 ? "primary" : nullptr));
    top->addStretch(1);
    column->addLayout(top);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    m_table->setModel(m_rows);
    m_table->setStretchColumn(0);
    column->addWidget(m_table, 1);
    auto *row = new QHBoxLayout;
    auto *use = button(tr("Use in a run…"), QStringLiteral("play"));
    auto *copy = button(tr("Copy address"), QStringLiteral("copy"));
    auto *shares = button(tr("Shares of the workers…"));
    for (QPushButton *b : {use, copy, shares}) {
        const auto show = [b](const QString &id) {
            setWhyNot(b, id.isEmpty() ? tr("Select a data set first.") : QString());
        };
        show({});
        row->addWidget(b);
        connect(m_table, &DataTable::currentIdChanged, b, show);
    }
    row->addStretch(1);
    column->addLayout(row);
    connect(use, &QPushButton::clicked, this, [this] { emit useRequested(m_table->currentId()); });
    connect(m_table, &DataTable::opened, this, &DataPage::useRequested);
    connect(shares, &QPushButton::clicked, this, [this] { showShares(m_table->currentId()); });
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_table->currentId());
        Toast::showText(this, tr("The address was copied."));
    });
    connect(&m_services.runs, &RunService::changed, this, &DataPage::fill);
    connect(&m_services.data, &DataService::changed, this, &DataPage::showData);
    connect(&m_services.data, &DataService::made, this, [this](const std::string &uri) {
        m_table->selectId(text::from(uri)); // the listing that contains it may come later
    });
    showData(m_services.data.current());
}

/// The data sets alone, or beside the files of S3 and of this computer, and the shared file systems.
void DataPage::addTabs(QWidget *sets)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *transfers = m_services.data.transfers();
    auto *systems = m_services.data.fileSystems();
    if (!transfers && !systems) {
        column->addWidget(sets);
        return;
    }
    m_tabs = new QTabWidget;
    m_tabs->setObjectName(QStringLiteral("pageTabs"));
    m_tabs->setAccessibleName(tr("Kinds of data"));
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->addWidget(m_tabs); // before it is filled: a widget that gets another parent is styled again
    m_tabs->addTab(sets, tr("&Data sets"));
    if (transfers) {
        m_files = new FilesView(*transfers);
        connect(m_files, &FilesView::useRequested, this, &DataPage::useRequested);
        if (m_services.data.packing()) {
            m_files->offerPacking();
            connect(m_files, &FilesView::packRequested, this, &DataPage::askPacking);
        }
        m_tabs->addTab(m_files, tr("&Files"));
    }
    if (systems) {
        m_systems = new FileSystemsView(*systems);
        m_tabs->addTab(m_systems, tr("&Shared file systems"));
    }
    if (auto *folders = m_services.data.folderSync()) {
        m_folders = new FolderSyncView(*folders);
        m_tabs->addTab(m_folders, tr("Folders of mac&hines"));
    }
    showAccount(m_services.account.current());
    connect(&m_services.account, &AccountService::changed, this, &DataPage::showAccount);
    connect(&m_services.clusters, &ClusterService::changed, this, &DataPage::showClusters);
    showClusters(m_services.clusters.clusters());
}

void DataPage::browse(const QString &address)
{
    if (!m_files)
        return;
    m_tabs->setCurrentWidget(m_files);
    m_files->open(address);
}

void DataPage::showClusters(const std::vector<ClusterDetails> &clusters)
{
    if (m_files)
        m_files->setMachines(machinePlaces(clusters));
    std::vector<MountTarget> targets;
    for (const ClusterDetails &c : clusters) {
        if (c.ours && (c.state == ClusterState::Ready || c.state == ClusterState::Training))
            targets.push_back({c.id, c.name, c.region});
    }
    if (m_folders)
        m_folders->setClusters(targets);
    if (m_systems)
        m_systems->setClusters(std::move(targets));
}

/// What the previous account lists must not be acted on with the keys of the new one.
void DataPage::showAccount(const AccountSnapshot &account)
{
    const bool isOther = !m_profile.empty() && account.profile != m_profile;
    const bool hasMoved = !m_region.empty() && !account.region.empty() && account.region != m_region;
    m_profile = account.profile;
    if (!account.region.empty()) // it is not known at first
        m_region = account.region;
    if (isOther && m_files)
        m_files->forget();
    if (isOther && m_folders)
        m_folders->forget();
    if ((isOther || hasMoved) && m_systems)
        m_systems->forget();
}

void DataPage::askPacking(const QString &from)
{
    auto *dialog = new PackDialog(from, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_services.data.packing()->pack(dialog->request()); });
    dialog->open();
}

void DataPage::showShares(const QString &uri)
{
    constexpr int kWorkersAtFirst = 2;
    auto *dialog = new SharesDialog(uri, kWorkersAtFirst, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_services.data.content(uri.toStdString()).then(dialog, [dialog](const Result<DataContent> &content) {
        dialog->setContent(content);
    });
    dialog->open();
}

void DataPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_services.data.refresh();
}

void DataPage::showData(const DataSnapshot &next)
{
    m_data = next;
    QStringList notes;
    if (next.error)
        notes << text::message(*next.error);
    if (!next.listing.unread.empty())
        notes << tr("%n bucket(s) could not be listed completely.", nullptr, int(next.listing.unread.size()));
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
    fill();
}

void DataPage::fill()
{
    std::map<std::string, DataRow> sets;
    for (const DataSet &set : m_data.listing.sets)
        sets[set.uri] = {set, DataRow::Is::There, {}, 0, {}};
    for (const RunSnapshot &run : m_services.runs.runs()) {
        if (run.data.empty())
            continue;
        DataRow &row = sets[run.data];
        row.set.uri = run.data;
        ++row.runs;
        row.last = std::max(row.last, run.started);
        if (row.models.find(run.model) == std::string::npos)
            row.models += (row.models.empty() ? "" : ", ") + run.model;
        const std::string bucket = bucketOf(run.data);
        if (m_data.known && !bucket.empty() &&
            std::ranges::find(m_data.listing.buckets, bucket) == m_data.listing.buckets.end())
            row.is = DataRow::Is::Gone;
    }
    std::vector<DataRow> rows;
    for (const auto &[uri, row] : sets)
        rows.push_back(row);
    m_rows->applyAll(rows);
    m_stack->setCurrentIndex(rows.empty() ? 0 : 1);
}

} // namespace trainyard::gui
