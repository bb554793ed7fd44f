#include "gui/pages/files_view.h"

#include <QClipboard>
#include <QDir>
#include <QFileSystemModel>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "backend/cluster/plan/node_access.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/row_table.h"
#include "gui/pages/folder_view.h"
#include "gui/pages/object_table.h"
#include "gui/pages/transfer_queue_view.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr auto kLinkLife = std::chrono::minutes(60);
constexpr int kMostNamed = 10; ///< objects listed in a confirmation

/// The address of the folder that contains this one.
QString above(const QString &uri)
{
    QString path = uri.mid(5);
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    const auto slash = path.lastIndexOf(QLatin1Char('/'));
    return QStringLiteral("s3://") + (slash < 0 ? QString() : path.left(slash + 1));
}

/// The address as a folder, with a slash at the end.
std::string folderOf(const QString &uri)
{
    return (uri.endsWith(QLatin1Char('/')) ? uri : uri + QLatin1Char('/')).toStdString();
}

std::vector<std::string> textsOf(const QStringList &list)
{
    std::vector<std::string> texts;
    for (const QString &one : list)
        texts.push_back(one.toStdString());
    return texts;
}

} // namespace

class FilesView::Rows final : public RowTable<ObjectRow> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &r) { return Cell(r.uri); },
                   {{FilesView::tr("Name"),
                     [](const auto &r) {
                         return Cell(text::from(r.name), {}, r.isFolder ? QStringLiteral("folder") : QString(),
                                     r.isFolder ? std::optional(Tone::Quiet) : std::nullopt);
                     }},
                    number(FilesView::tr("Size"),
                           [](const auto &r) {
                               return Cell(r.isFolder ? QString() : QLocale().formattedDataSize(qint64(r.bytes)),
                                           qlonglong(r.bytes));
                           }),
                    {FilesView::tr("Changed"),
                     [](const auto &r) {
                         return r.modified == Timestamp{} ? Cell(QString(), 0)
                                                          : Cell(text::exactTime(r.modified), r.modified);
                     }}},
                   parent)
    {
    }
};

FilesView::FilesView(TransferService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows(new Rows(this))
    , m_objects(new ObjectTable(tr("Objects in S3"), {IconRole, ToneRole, IdRole}, IdRole))
    , m_files(new FolderView([this](const QStringList &uris) { download(uris); }))
    , m_model(new QFileSystemModel(this))
    , m_address(new QLineEdit(m_place))
    , m_folder(new QLineEdit)
    , m_note(label({}, "attention"))
    , m_properties(label({}, "muted"))
    , m_up(button(tr("Up"), QStringLiteral("chevron-up")))
    , m_upload(button(tr("Upload"), QStringLiteral("export")))
    , m_download(button(tr("Download"), QStringLiteral("save")))
    , m_use(button(tr("Use in a run…"), QStringLiteral("play")))
    , m_link(button(tr("Copy link"), QStringLiteral("copy")))
    , m_remove(button(tr("Delete…"), {}, "danger"))
    , m_queue(new TransferQueueView(service))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *sides = new QSplitter(Qt::Horizontal);
    sides->setChildrenCollapsible(false);
    sides->addWidget(makeRemote());
    sides->addWidget(makeLocal());
    column->addWidget(sides, 1);
    column->addWidget(m_queue);
    connect(&m_service, &TransferService::arrived, this, [this](const std::string &to) {
        if (text::from(to).startsWith(m_place))
            refresh();
    });
    openLocal(QDir::homePath());
    updateButtons();
}

QWidget *FilesView::makeRemote()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    auto *title = label(tr("S3"), "heading");
    title->setBuddy(m_address);
    top->addWidget(title);
    m_address->setAccessibleName(tr("Address in S3"));
    top->addWidget(m_address, 1);
    top->addWidget(m_up);
    auto *bucket = button(tr("New bucket…"), QStringLiteral("plus"));
    top->addWidget(bucket);
    column->addLayout(top);
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);
    m_objects->setModel(m_rows);
    m_objects->setStretchColumn(0);
    m_objects->setEmptyText(
        tr("Nothing is here. Drop files of this computer, or choose them at the right and upload."));
    column->addWidget(m_objects, 1);
    m_properties->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_properties->setWordWrap(true);
    column->addWidget(m_properties);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {m_download, m_use, m_link, m_remove})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_address, &QLineEdit::returnPressed, this, [this] { open(m_address->text()); });
    connect(m_up, &QPushButton::clicked, this, [this] { open(above(m_place)); });
    connect(bucket, &QPushButton::clicked, this, &FilesView::askBucket);
    connect(m_objects, &DataTable::opened, this, [this](const QString &id) {
        if (const auto *at = m_rows->find(id); at && at->isFolder)
            open(id);
    });
    connect(m_objects, &ObjectTable::chosenChanged, this, &FilesView::updateButtons);
    connect(m_objects, &ObjectTable::upRequested, this, [this] { open(above(m_place)); });
    connect(m_objects, &ObjectTable::removeRequested, this, &FilesView::askRemoval);
    connect(m_objects, &ObjectTable::dropped, this, &FilesView::upload);
    connect(m_download, &QPushButton::clicked, this, [this] { download(chosenObjects()); });
    connect(m_use, &QPushButton::clicked, this, [this] {
        const auto chosen = chosenObjects();
        QString uri = chosen.isEmpty() ? m_place : chosen.front();
        while (uri.size() > 5 && uri.endsWith(QLatin1Char('/')))
            uri.chop(1);
        emit useRequested(uri);
    });
    connect(m_link, &QPushButton::clicked, this, &FilesView::copyLink);
    connect(m_remove, &QPushButton::clicked, this, &FilesView::askRemoval);
    return side;
}

QWidget *FilesView::makeLocal()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    auto *title = label(tr("This computer"), "heading");
    title->setBuddy(m_folder);
    top->addWidget(title);
    m_folder->setAccessibleName(tr("Folder of this computer"));
    top->addWidget(m_folder, 1);
    auto *up = button(tr("Up"), QStringLiteral("chevron-up"));
    up->setAccessibleName(tr("Folder above, on this computer"));
    top->addWidget(up);
    column->addLayout(top);
    m_model->setFilter(QDir::AllEntries | QDir::NoDotAndDotDot);
    m_files->setModel(m_model);
    m_files->setAccessibleName(tr("Files of this computer"));
    m_files->hideColumn(2); // the kind of file
    m_files->header()->setStretchLastSection(false);
    m_files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    column->addWidget(m_files, 1);
    auto *row = new QHBoxLayout;
    row->addWidget(m_upload);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_folder, &QLineEdit::returnPressed, this, [this] { openLocal(m_folder->text()); });
    connect(up, &QPushButton::clicked, this, [this] {
        QDir folder(m_folder->text());
        if (folder.cdUp())
            openLocal(folder.path());
    });
    connect(m_files, &QTreeView::activated, this, [this](const QModelIndex &at) {
        if (m_model->isDir(at))
            openLocal(m_model->filePath(at));
    });
    connect(m_files->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilesView::updateButtons);
    connect(m_upload, &QPushButton::clicked, this, [this] { upload(chosenFiles()); });
    return side;
}

void FilesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void FilesView::open(const QString &uri)
{
    const QString place = uri.trimmed();
    if (!place.startsWith(QLatin1String("s3://"))) {
        m_note->setText(tr("An address in S3 begins with s3://, as s3://bucket/folder."));
        m_note->show();
        return;
    }
    m_place = place;
    m_address->setText(place);
    refresh();
}

void FilesView::openLocal(const QString &folder)
{
    const QDir dir(folder);
    if (!dir.exists())
        return;
    m_folder->setText(dir.absolutePath());
    m_files->setRootIndex(m_model->setRootPath(dir.absolutePath()));
    updateButtons();
}

void FilesView::refresh()
{
    const auto request = ++m_request;
    m_service.list(m_place.toStdString()).then(this, [this, request](const Result<std::vector<ObjectRow>> &listed) {
        if (request == m_request)
            showListing(listed);
    });
}

void FilesView::showListing(const Result<std::vector<ObjectRow>> &listed)
{
    m_note->setText(listed ? QString() : text::message(listed.error()));
    m_note->setVisible(!listed);
    m_rows->applyAll(listed ? *listed : std::vector<ObjectRow>());
    updateButtons();
}

QStringList FilesView::chosenObjects() const
{
    return m_objects->chosen();
}

QStringList FilesView::chosenFiles() const
{
    QStringList paths;
    for (const QModelIndex &row : m_files->selectionModel()->selectedRows())
        paths << m_model->filePath(row);
    return paths;
}

void FilesView::updateButtons()
{
    const auto objects = chosenObjects();
    const bool isInBucket = m_place.size() > 5;
    const auto *one = objects.size() == 1 ? m_rows->find(objects.front()) : nullptr;
    m_up->setEnabled(isInBucket);
    m_download->setEnabled(isInBucket && !objects.isEmpty());
    m_remove->setEnabled(isInBucket && !objects.isEmpty());
    m_link->setEnabled(one && !one->isFolder);
    m_use->setEnabled(isInBucket || one);
    m_upload->setEnabled(isInBucket && !chosenFiles().isEmpty());
    m_upload->setToolTip(isInBucket ? QString() : tr("Open a bucket at the left first."));
    QString properties;
    if (one && !one->isFolder)
        properties = tr("%1: %2 bytes, changed %3, ETag %4")
                         .arg(text::from(one->uri), QLocale().toString(qulonglong(one->bytes)),
                              text::exactTime(one->modified), text::from(one->etag));
    else if (one)
        properties = text::from(one->uri);
    else if (!objects.isEmpty())
        properties = tr("%n chosen", nullptr, int(objects.size()));
    m_properties->setText(properties);
}

void FilesView::upload(const QStringList &files)
{
    if (files.isEmpty() || m_place.size() <= 5)
        return;
    m_service.enqueue(textsOf(files), folderOf(m_place));
}

void FilesView::download(const QStringList &uris)
{
    if (!uris.isEmpty())
        m_service.enqueue(textsOf(uris), folderOf(m_folder->text()));
}

void FilesView::report(const QString &action, const Status &status)
{
    if (!status) {
        m_note->setText(text::message(status.error()));
        m_note->show();
        return;
    }
    Toast::showText(this, action);
    refresh();
}

void FilesView::askBucket()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New bucket"));
    dialog->setLabelText(
        tr("Name, unique among all accounts. The bucket is private and encrypted, and public access to "
           "it is blocked:"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        const auto bucket = name.trimmed().toStdString();
        if (!cluster::isBucketName(bucket)) {
            m_note->setText(tr("A bucket's name has 3 to 63 small letters, digits and hyphens."));
            m_note->show();
            return;
        }
        m_service.makeBucket(bucket).then(
            this, [this](const Status &status) { report(tr("The bucket exists now."), status); });
    });
    dialog->open();
}

void FilesView::copyLink()
{
    const auto objects = chosenObjects();
    if (objects.size() != 1)
        return;
    m_service.presign(objects.front().toStdString(), kLinkLife).then(this, [this](const Result<std::string> &link) {
        if (!link) {
            report({}, fail(link.error()));
            return;
        }
        QGuiApplication::clipboard()->setText(text::from(*link));
        Toast::showText(this, tr("The link was copied. Anyone who has it can read the object for one hour."));
    });
}

void FilesView::askRemoval()
{
    const auto objects = chosenObjects();
    if (objects.isEmpty() || m_place.size() <= 5)
        return;
    ConfirmDetails details;
    details.lines = objects.mid(0, kMostNamed);
    if (objects.size() > kMostNamed)
        details.lines << tr("and %n more", nullptr, int(objects.size()) - kMostNamed);
    confirm(
        this, tr("Delete from S3"),
        tr("Objects, and folders with everything in them, are deleted. This cannot be undone."), tr("Delete"),
        [this, objects] {
            m_service.remove(textsOf(objects)).then(this, [this](const Status &status) {
                report(tr("Deleted."), status);
            });
        },
        details);
}

} // namespace trainyard::gui
