#pragma once

#include <vector>

#include <QDialog>

#include "backend/services/tasks.h"
#include "backend/services/transfers/transfers.h"

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace trainyard::gui {

class DataTable;
class ElidedLabel;
class FileModel;
struct FileRow;

/// Chooses a folder of the account's buckets, the place of a data set, or a folder of a machine.
class DataBrowser : public QDialog {
    Q_OBJECT
public:
    /// \param start  the address that is shown first, where it is one of S3 or of a machine ("sftp://..."), to which the
    ///     choice is then limited; else all buckets
    DataBrowser(services::TransferService &service, const QString &start, QWidget *parent = nullptr);
    QString address() const; ///< "s3://bucket/folder", without a slash at the end, or "sftp://..."

signals:
    void chosen(const QString &address);

private:
    void addShortcut(const QString &title, const char *path);
    void enter(const QString &place);
    void read();
    void showList(const Result<std::vector<FileRow>> &listed);

    services::TransferService &m_service;
    QString m_place; ///< "s3://", "s3://bucket", "s3://bucket/folder/", "sftp://..."
    services::RequestGeneration m_reads;
    FileModel *m_model;
    DataTable *m_table;
    ElidedLabel *m_where;
    QLabel *m_problem;
    QHBoxLayout *m_shortcuts = nullptr; ///< to folders of a machine
    QProgressBar *m_progress;
    QPushButton *m_up, *m_choose;
};

} // namespace trainyard::gui
