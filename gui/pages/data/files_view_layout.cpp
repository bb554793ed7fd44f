// The widgets of the files view, and what they do.
#include <algorithm>

#include <QComboBox>
#include <QDir>
#include <QFileSystemModel>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "gui/pages/data/files_view.h"
#include "gui/pages/data/folder_view.h"
#include "gui/pages/data/object_table.h"
#include "gui/pages/data/transfer_queue_view.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr int kMostSourceWidth = 180; ///< names of clusters may be long

} // namespace

FilesView::FilesView(TransferService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows(new FileModel(this))
    , m_objects(new ObjectTable(tr("Objects in S3"), {IconRole, ToneRole, IdRole}, IdRole))
    , m_files(new FolderView([this](const QStringList &uris) { download(uris); }, [this] { openAbove(); }))
    , m_model(new QFileSystemModel(this))
    , m_source(new QComboBox)
    , m_address(new QLineEdit(m_place))
    , m_folder(new QLineEdit)
    , m_note(label({}, "attention"))
    , m_properties(label({}, "muted"))
    , m_up(button(tr("Up"), QStringLiteral("chevron-up")))
    , m_new(button(tr("New bucket…"), QStringLiteral("plus")))
    , m_localUp(button(tr("Up"), QStringLiteral("chevron-up")))
    , m_upload(button(tr("Upload"), QStringLiteral("export")))
    , m_pack(button(tr("Pack…"), QStringLiteral("data")))
    , m_download(button(tr("Download"), QStringLiteral("save")))
    , m_use(button(tr("Use in a run…"), QStringLiteral("play")))
    , m_link(button(tr("Copy link"), QStringLiteral("copy")))
    , m_remove(button(tr("Delete…"), {}, "danger"))
    , m_queue(new TransferQueueView(service))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    // Above and below both sides, so that their tables begin and end at the same heights.
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);
    auto *sides = new QSplitter(Qt::Horizontal);
    sides->setChildrenCollapsible(false);
    sides->addWidget(makeRemote());
    sides->addWidget(makeLocal());
    sides->setStretchFactor(0, 1);
    sides->setStretchFactor(1, 1);
    column->addWidget(sides, 1);
    m_properties->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_properties->setWordWrap(true);
    column->addWidget(m_properties);
    column->addWidget(m_queue);
    connect(&m_service, &TransferService::arrived, this, [this](const std::string &to) {
        if (text::from(to).startsWith(withoutSlash(m_place)))
            refresh();
    });
    m_pack->hide();
    m_pack->setToolTip(tr("Packs the pictures of one folder, a list of pictures or a data set into RecordIO files"));
    setMachines({});
    openLocal(QDir::homePath());
    updateButtons();
}

void FilesView::resizeEvent(QResizeEvent *event)
{
    constexpr int kWithWords = 860; ///< of all buttons, in languages with long words
    QWidget::resizeEvent(event);
    m_isNarrow = width() < kWithWords;
    setIconOnly(m_download, tr("Download"), m_isNarrow);
    setIconOnly(m_link, tr("Copy link"), m_isNarrow);
    setIconOnly(m_up, tr("Up"), m_isNarrow);
    setIconOnly(m_localUp, tr("Up"), m_isNarrow);
    showNew();
}

void FilesView::showNew()
{
    const QString words = isMachinePlace(m_place) ? tr("New folder…") : tr("New bucket…");
    setIconOnly(m_new, words, m_isNarrow);
    m_new->setAccessibleName(words); // setIconOnly() sets the first one only
}

void FilesView::updateButtons()
{
    const auto objects = chosenObjects();
    const bool isMachine = isMachinePlace(m_place);
    const auto *one = objects.size() == 1 ? m_rows->find(objects.front()) : nullptr;
    const bool hasFolder = std::ranges::any_of(objects, [this](const QString &uri) {
        const auto *row = m_rows->find(uri);
        return row && row->isFolder && !row->isLink;
    });
    const QString noPlace = isTop(m_place) ? tr("Open a bucket at the left first.") : QString();
    const QString noObject = !noPlace.isEmpty()  ? noPlace
                             : objects.isEmpty() ? tr("Select files at the left first.")
                                                 : QString();
    setWhyNot(m_up, hasAbove(m_place) ? QString() : tr("No folder is above this one."));
    showNew();
    setWhyNot(m_download, noObject);
    setWhyNot(m_remove, noObject.isEmpty() && isMachine && hasFolder ? tr("Folders of machines are not deleted here.")
                                                                     : noObject);
    m_link->setVisible(!isMachine);
    setWhyNot(m_link, one && !one->isFolder ? QString() : tr("Select one file at the left first."));
    m_use->setEnabled(!dataAddress(one ? text::from(one->uri) : m_place).isEmpty());
    m_use->setToolTip(isMachine ? tr("Every machine of the run needs the files at the same path, as on a shared file "
                                     "system.")
                      : m_use->isEnabled() ? QString()
                                           : noPlace);
    const auto files = chosenFiles();
    setWhyNot(m_upload, noPlace.isEmpty() && files.isEmpty() ? tr("Select files of this computer first.") : noPlace);
    setWhyNot(m_pack, files.size() == 1 ? QString() : tr("Select one folder or file of this computer first."));
    m_properties->setText(propertiesOf(objects));
}

QWidget *FilesView::makeRemote()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    m_source->setAccessibleName(tr("S3 or a machine"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_source->setMaximumWidth(kMostSourceWidth);
    top->addWidget(m_source);
    m_address->setAccessibleName(tr("Address in S3, or of a folder of a machine"));
    top->addWidget(m_address, 1);
    m_up->setAccessibleName(tr("Folder above, in S3 or on a machine"));
    top->addWidget(m_up);
    top->addWidget(m_new);
    column->addLayout(top);
    m_objects->setModel(m_rows);
    m_objects->setStretchColumn(FileModel::Name);
    column->addWidget(m_objects, 1);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {m_download, m_use, m_link, m_remove})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
    connectRemote();
    return side;
}

void FilesView::connectRemote()
{
    const auto goUp = [this] { open(placeAbove(m_place)); };
    connect(m_source, &QComboBox::activated, this, [this] { open(m_source->currentData().toString()); });
    connect(m_address, &QLineEdit::returnPressed, this, [this] { open(m_address->text()); });
    connect(m_up, &QPushButton::clicked, this, goUp);
    connect(m_new, &QPushButton::clicked, this, &FilesView::askFolder);
    connect(m_objects, &DataTable::opened, this, [this](const QString &id) {
        if (const auto *at = m_rows->find(id); at && at->isFolder)
            open(id);
    });
    connect(m_objects, &ObjectTable::chosenChanged, this, &FilesView::updateButtons);
    connect(m_objects, &ObjectTable::upRequested, this, goUp);
    connect(m_objects, &ObjectTable::removeRequested, this, &FilesView::askRemoval);
    connect(m_objects, &ObjectTable::dropped, this, &FilesView::upload);
    connect(m_download, &QPushButton::clicked, this, [this] { download(chosenObjects()); });
    connect(m_use, &QPushButton::clicked, this, &FilesView::use);
    connect(m_link, &QPushButton::clicked, this, &FilesView::copyLink);
    connect(m_remove, &QPushButton::clicked, this, &FilesView::askRemoval);
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
    m_localUp->setAccessibleName(tr("Folder above, on this computer"));
    top->addWidget(m_localUp);
    column->addLayout(top);
    m_model->setFilter(QDir::AllEntries | QDir::NoDotAndDotDot);
    m_files->setModel(m_model);
    m_files->setAccessibleName(tr("Files of this computer"));
    m_files->hideColumn(2); // the kind of file
    auto *header = m_files->header();
    header->setStretchLastSection(false);
    header->setResizeContentsPrecision(0); // visible rows only: a folder may have many thousands
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    header->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(3, QHeaderView::ResizeToContents); // the date is complete at every width
    column->addWidget(m_files, 1);
    auto *row = new QHBoxLayout;
    row->addWidget(m_upload);
    row->addWidget(m_pack);
    row->addStretch(1);
    column->addLayout(row);
    connectLocal();
    return side;
}

void FilesView::connectLocal()
{
    connect(m_folder, &QLineEdit::returnPressed, this, [this] { openLocal(m_folder->text()); });
    connect(m_localUp, &QPushButton::clicked, this, &FilesView::openAbove);
    connect(m_files, &QTreeView::activated, this, [this](const QModelIndex &at) {
        if (m_model->isDir(at))
            openLocal(m_model->filePath(at));
    });
    connect(m_files->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilesView::updateButtons);
    connect(m_upload, &QPushButton::clicked, this, [this] { upload(chosenFiles()); });
    connect(m_pack, &QPushButton::clicked, this, [this] {
        if (const QStringList chosen = chosenFiles(); chosen.size() == 1)
            emit packRequested(chosen.front());
    });
}

} // namespace trainyard::gui
