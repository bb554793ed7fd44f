#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/transfers/transfers.h"
#include "gui/models/data/file_place.h"

class QComboBox;
class QFileSystemModel;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace trainyard::gui {

class DataTable;
class ObjectTable;
class TransferQueueView;

/// The account's objects, or the files of a machine, at the left, this computer at the right, and the queue of transfers
/// below.
class FilesView : public QWidget {
    Q_OBJECT
public:
    explicit FilesView(services::TransferService &service, QWidget *parent = nullptr);

    /// Shows a bucket or folder ("s3://" for the buckets), or a folder of a machine ("sftp://...").
    void open(const QString &uri);
    QString place() const { return m_place; }
    /// Shows a folder of this computer.
    void openLocal(const QString &folder);
    /// Offers machines beside S3.
    void setMachines(const std::vector<PlaceChoice> &machines);
    void offerPacking(); ///< packRequested() is handled
    /// Another account is selected: what is shown belongs to the previous one.
    void forget();

signals:
    void useRequested(const QString &uri);
    void packRequested(const QString &from); ///< a file or folder of this computer

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Listing {
        std::vector<FileRow> rows;
        std::size_t omitted = 0;
    };
    QWidget *makeRemote();
    QWidget *makeLocal();
    void connectRemote();
    void connectLocal();
    void selectSource();
    void refresh();
    void refreshMachine(std::uint64_t request);
    void showListing(const Result<Listing> &listed);
    void showNote(const QString &sentence); ///< empty: none
    void openAbove();                       ///< of the folder of this computer
    void updateButtons();
    void showNew(); ///< the button for a bucket or a folder, with or without its words
    QString propertiesOf(const QStringList &chosen) const;
    void upload(const QStringList &files);
    void uploadTo(const std::string &to, const QStringList &files, const QStringList &replaced);
    void download(const QStringList &uris);
    void transfer(const QStringList &from, const std::string &to, const QStringList &replaced);
    QStringList chosenObjects() const;
    QStringList chosenFiles() const;
    void use();
    void askFolder();
    void makeFolder(const QString &name);
    void copyLink();
    void askRemoval();
    void confirmRemoval(const QStringList &uris, const QStringList &lines, const QString &sentence);
    QFuture<Status> remove(const QStringList &uris);
    void report(const QString &action, const Status &status);

    services::TransferService &m_service;
    QFuture<Result<std::vector<storage::Entry>>> m_below; ///< of the folders that shall be deleted
    QString m_place = QStringLiteral("s3://");
    bool m_isNarrow = false;
    std::uint64_t m_request = 0; ///< number of the latest listing: results of earlier ones are dropped
    FileModel *m_rows;
    ObjectTable *m_objects;
    QTreeView *m_files;
    QFileSystemModel *m_model;
    QComboBox *m_source;
    std::vector<PlaceChoice> m_machines;
    QLineEdit *m_address, *m_folder;
    QLabel *m_note, *m_properties;
    QPushButton *m_up, *m_new, *m_localUp, *m_upload, *m_pack, *m_download, *m_use, *m_link, *m_remove;
    TransferQueueView *m_queue;
};

} // namespace trainyard::gui
