#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/transfers.h"

class QFileSystemModel;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace trainyard::gui {

class DataTable;
class ObjectTable;
class TransferQueueView;

/// The account's objects at the left, this computer at the right, and the queue of transfers below.
class FilesView : public QWidget {
    Q_OBJECT
public:
    explicit FilesView(services::TransferService &service, QWidget *parent = nullptr);

    /// Shows a bucket or folder ("s3://" for the buckets).
    void open(const QString &uri);
    QString place() const { return m_place; }
    /// Shows a folder of this computer.
    void openLocal(const QString &folder);

signals:
    void useRequested(const QString &uri);

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Rows;
    QWidget *makeRemote();
    QWidget *makeLocal();
    void refresh();
    void showListing(const Result<std::vector<services::ObjectRow>> &listed);
    void updateButtons();
    void upload(const QStringList &files);
    void download(const QStringList &uris);
    QStringList chosenObjects() const;
    QStringList chosenFiles() const;
    void askBucket();
    void copyLink();
    void askRemoval();
    void report(const QString &action, const Status &status);

    services::TransferService &m_service;
    QString m_place = QStringLiteral("s3://");
    std::uint64_t m_request = 0; ///< number of the latest listing: results of earlier ones are dropped
    Rows *m_rows;
    ObjectTable *m_objects;
    QTreeView *m_files;
    QFileSystemModel *m_model;
    QLineEdit *m_address, *m_folder;
    QLabel *m_note, *m_properties;
    QPushButton *m_up, *m_upload, *m_download, *m_use, *m_link, *m_remove;
    TransferQueueView *m_queue;
};

} // namespace trainyard::gui
