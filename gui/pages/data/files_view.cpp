#include "gui/pages/data/files_view.h"

#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeView>

#include "backend/cluster/plan/node_access.h"
#include "backend/services/transfers/remote_files.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/data/object_table.h"
#include "gui/text/format.h"
#include "gui/text/local_cloud.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;
using cluster::RemotePlace;

namespace {

constexpr auto kLinkLife = std::chrono::minutes(60);
constexpr int kMostNamed = 10; ///< objects listed in a confirmation

std::vector<std::string> textsOf(const QStringList &list)
{
    std::vector<std::string> texts;
    for (const QString &one : list)
        texts.push_back(one.toStdString());
    return texts;
}

/// The first ones, and how many more there are.
QStringList shortened(const QStringList &names)
{
    QStringList lines = names.mid(0, kMostNamed);
    if (names.size() > kMostNamed)
        lines << FilesView::tr("and %n more", nullptr, int(names.size()) - kMostNamed);
    return lines;
}

} // namespace

void FilesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void FilesView::setMachines(const std::vector<PlaceChoice> &machines)
{
    if (machines == m_machines && m_source->count() > 0)
        return;
    m_machines = machines;
    m_source->clear();
    m_source->addItem(tr("S3"), QStringLiteral("s3://"));
    if (m_service.remoteFiles()) {
        for (const PlaceChoice &machine : machines)
            m_source->addItem(machine.title, machine.address);
    }
    m_source->setEnabled(m_source->count() > 1);
    m_source->setToolTip(m_source->count() > 1
                             ? QString()
                             : tr("The files of machines are offered here while a cluster of yours runs."));
    selectSource();
}

/// No machine is selected when the place is on one that does not run any more.
void FilesView::selectSource()
{
    int row = m_source->count() - 1;
    while (row >= 0 && !isSameSource(m_source->itemData(row).toString(), m_place))
        --row;
    m_source->setCurrentIndex(row);
}

void FilesView::offerPacking()
{
    m_pack->show();
}

void FilesView::forget()
{
    m_rows->applyAll({});
    open(QStringLiteral("s3://"));
}

void FilesView::open(const QString &uri)
{
    const QString place = uri.trimmed();
    if (const QString problem = placeProblem(place); !problem.isEmpty())
        return showNote(problem);
    if (place != m_place) {
        m_rows->applyAll({}); // what is listed does not belong to the new place
        m_objects->setEmptyText(tr("Loading…"));
    }
    m_place = place;
    m_address->setText(place);
    selectSource();
    updateButtons();
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

void FilesView::openAbove()
{
    QDir folder(m_folder->text());
    if (folder.cdUp())
        openLocal(folder.path());
}

void FilesView::refresh()
{
    const auto request = ++m_request;
    if (isMachinePlace(m_place))
        return refreshMachine(request);
    m_service.list(m_place.toStdString()).then(this, [this, request](const Result<std::vector<ObjectRow>> &listed) {
        if (request == m_request)
            showListing(listed ? Result<Listing>(Listing{fileRows(*listed), 0}) : fail(listed.error()));
    });
}

void FilesView::refreshMachine(std::uint64_t request)
{
    auto *remote = m_service.remoteFiles();
    const auto folder = RemotePlace::parse(m_place.toStdString());
    if (!remote || !folder)
        return showListing(folder ? fail(ErrorCode::Unsupported, "files", "machines cannot be listed here")
                                  : fail(folder.error()));
    remote->list(*folder).then(this, [this, request](const Result<RemoteListing> &listed) {
        if (request == m_request)
            showListing(listed ? Result<Listing>(Listing{fileRows(*listed), listed->omitted}) : fail(listed.error()));
    });
}

void FilesView::showListing(const Result<Listing> &listed)
{
    const bool isIdle = !listed && text::isLocalCloudIdle(listed.error());
    QString note;
    if (!listed && !isIdle)
        note = text::message(listed.error());
    else if (listed && listed->omitted > 0)
        note = tr("%n more entries of this folder are not listed. Open a folder further down, or use ssh.", nullptr,
                  int(listed->omitted));
    showNote(note);
    m_objects->setEmptyText(isIdle ? text::localCloudIdle()
                            : !listed
                                ? tr("This place could not be listed.")
                                : tr("Nothing is here. Drop files of this computer, or choose them at the right and "
                                     "upload."));
    m_rows->applyAll(listed ? listed->rows : std::vector<FileRow>());
    updateButtons();
}

void FilesView::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
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

QString FilesView::propertiesOf(const QStringList &chosen) const
{
    const auto *one = chosen.size() == 1 ? m_rows->find(chosen.front()) : nullptr;
    if (!one)
        return chosen.isEmpty() ? QString() : tr("%n chosen", nullptr, int(chosen.size()));
    const QString uri = text::from(one->uri);
    if (one->isFolder)
        return uri;
    const QString size = QLocale().toString(qulonglong(one->bytes)), changed = text::exactTime(one->modified);
    return one->etag.empty() ? tr("%1: %2 bytes, changed %3", "address, number, time").arg(uri, size, changed)
                             : tr("%1: %2 bytes, changed %3, ETag %4").arg(uri, size, changed, text::from(one->etag));
}

void FilesView::upload(const QStringList &files)
{
    if (files.isEmpty() || isTop(m_place))
        return;
    QStringList replaced;
    for (const QString &file : files) {
        const std::string name = QFileInfo(file).fileName().toStdString();
        if (std::ranges::find(m_rows->rows(), name, &FileRow::name) != m_rows->rows().end())
            replaced << text::from(name);
    }
    uploadTo(targetAddress(m_place), files, replaced);
}

/// Requires a confirmation for a bucket that anyone can use, or may be able to.
void FilesView::uploadTo(const std::string &to, const QStringList &files, const QStringList &replaced)
{
    if (isMachinePlace(text::from(to)))
        return transfer(files, to, replaced);
    m_service.exposure(to).then(this, [this, to, files, replaced](const Result<cluster::BucketExposure> &found) {
        using cluster::BucketExposure;
        const auto exposure = found.value_or(BucketExposure::Closed); // the upload shows what is wrong
        if (exposure == BucketExposure::Closed)
            return transfer(files, to, replaced);
        const bool isPublic = exposure == BucketExposure::Public;
        ConfirmDetails details;
        details.lines = shortened(files);
        confirm(
            this, isPublic ? tr("Upload to a public bucket") : tr("Upload to a bucket that may be public"),
            isPublic ? tr("The policy or the access control list of this bucket is open to everyone.")
                     : tr("These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, "
                          "s3:GetBucketAcl)."),
            tr("Upload"), [this, to, files, replaced] { transfer(files, to, replaced); }, details);
    });
}

void FilesView::download(const QStringList &uris)
{
    const QDir folder(m_folder->text());
    QStringList from, replaced, refused;
    for (const QString &uri : uris) {
        const auto *row = m_rows->find(uri);
        if (row && !row->problem.empty()) {
            refused << text::from(row->name);
            continue;
        }
        from << uri;
        const QString name = withoutSlash(uri).section(QLatin1Char('/'), -1);
        if (folder.exists(name))
            replaced << name;
    }
    if (!refused.isEmpty())
        showNote(tr("Not downloaded, because their names cannot be names of files here: %1")
                     .arg(shortened(refused).join(QStringLiteral(", "))));
    transfer(from, targetAddress(folder.path()), replaced);
}

/// Asks before files are replaced.
void FilesView::transfer(const QStringList &from, const std::string &to, const QStringList &replaced)
{
    if (from.isEmpty())
        return;
    const auto go = [this, from, to] { m_service.enqueue(textsOf(from), to); };
    if (replaced.isEmpty())
        return go();
    ConfirmDetails details;
    details.lines = shortened(replaced);
    confirm(this, tr("Replace files"),
            tr("These names exist at the target. Files of the same names are replaced, also within folders."),
            tr("Replace"), go, details);
}

void FilesView::use()
{
    const auto chosen = chosenObjects();
    emit useRequested(dataAddress(chosen.isEmpty() ? m_place : chosen.front()));
}

void FilesView::report(const QString &action, const Status &status)
{
    if (!status)
        return showNote(text::message(status.error()));
    Toast::showText(this, action);
    refresh();
}

void FilesView::askFolder()
{
    const bool isMachine = isMachinePlace(m_place);
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(isMachine ? tr("New folder") : tr("New bucket"));
    dialog->setLabelText(isMachine ? tr("Name of the folder in %1:").arg(m_place)
                                   : tr("Name, unique among all accounts. The bucket is private and encrypted, and "
                                        "public access to it is blocked:"));
    connect(dialog, &QInputDialog::textValueSelected, this, &FilesView::makeFolder);
    dialog->open();
}

void FilesView::makeFolder(const QString &typed)
{
    const auto name = typed.trimmed().toStdString();
    if (!isMachinePlace(m_place)) {
        if (!cluster::isBucketName(name))
            return showNote(tr("A bucket's name has 3 to 63 small letters, digits and hyphens."));
        m_service.makeBucket(name).then(this,
                                        [this](const Status &status) { report(tr("The bucket exists now."), status); });
        return;
    }
    const auto folder = RemotePlace::parse(m_place.toStdString());
    auto *remote = m_service.remoteFiles();
    if (!remote || !folder || name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos)
        return showNote(tr("The name of a folder has no slash, and is not empty."));
    remote->makeFolder(folder->child(name)).then(this, [this](const Status &status) {
        report(tr("The folder exists now."), status);
    });
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

QFuture<Status> FilesView::remove(const QStringList &uris)
{
    if (!isMachinePlace(uris.front()))
        return m_service.remove(textsOf(uris));
    std::vector<RemotePlace> files;
    for (const QString &uri : uris) {
        if (auto place = RemotePlace::parse(uri.toStdString()))
            files.push_back(std::move(*place));
    }
    return m_service.remoteFiles()->remove(files);
}

void FilesView::askRemoval()
{
    const auto chosen = chosenObjects();
    if (chosen.isEmpty() || !m_remove->isEnabled() || m_below.isRunning()) // also by key
        return;
    if (isMachinePlace(m_place))
        return confirmRemoval(chosen, shortened(chosen),
                              tr("The files are deleted, on a shared file system for all machines. This cannot be "
                                 "undone."));
    QStringList folders, objects;
    for (const QString &uri : chosen)
        (uri.endsWith(QLatin1Char('/')) ? folders : objects) << uri;
    if (folders.isEmpty())
        return confirmRemoval(objects, shortened(objects), tr("The objects are deleted. This cannot be undone."));
    // What is deleted is what the question has shown, not what is there when it is answered.
    showNote(tr("Reading what is below…"));
    m_below = m_service.objectsBelow(textsOf(folders));
    m_below.then(this, [this, objects](const Result<std::vector<storage::Entry>> &found) {
        if (!found)
            return showNote(text::message(found.error()));
        showNote({});
        QStringList all = objects, lines = objects;
        std::uint64_t size = 0;
        for (const storage::Entry &entry : *found) {
            all << text::from(entry.uri);
            lines << text::from(entry.uri) + QStringLiteral("  ") + text::bytes(qint64(entry.size));
            size += entry.size;
        }
        if (all.isEmpty())
            return showNote(tr("There is nothing below it any more."));
        confirmRemoval(
            all, shortened(lines),
            tr("%n objects are deleted, with %1 below the folders. This cannot be undone.", nullptr, int(all.size()))
                .arg(text::bytes(qint64(size))));
    });
}

void FilesView::confirmRemoval(const QStringList &uris, const QStringList &lines, const QString &sentence)
{
    ConfirmDetails details;
    details.lines = lines;
    confirm(
        this, isMachinePlace(uris.front()) ? tr("Delete from the machine") : tr("Delete from S3"), sentence,
        tr("Delete"),
        [this, uris] { remove(uris).then(this, [this](const Status &status) { report(tr("Deleted."), status); }); },
        details);
}

} // namespace trainyard::gui
