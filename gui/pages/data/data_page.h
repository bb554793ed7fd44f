#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/data/data.h"

class QLabel;
class QStackedLayout;
class QTabWidget;

namespace trainyard::gui {

class DataTable;
class FileSystemsView;
class FilesView;
class FolderSyncView;

/// Data sets in the account's buckets, and those that runs have used; the files of S3 and of this computer; shared file
/// systems.
class DataPage : public QWidget {
    Q_OBJECT
public:
    /// \param makeActions  make digits, upload a folder: the buttons of the page
    DataPage(services::Services services, const std::vector<QAction *> &makeActions, QAction *tour,
             QWidget *parent = nullptr);

    /// Shows the files of a machine: "sftp://CLUSTER/NODE/PATH".
    void browse(const QString &address);

signals:
    void useRequested(const QString &uri);

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Rows;
    void showData(const services::DataSnapshot &next);
    void fill();
    void addTabs(QWidget *sets);
    void showClusters(const std::vector<services::ClusterDetails> &clusters);
    void showAccount(const services::AccountSnapshot &account);
    void askPacking(const QString &from);
    void showShares(const QString &uri);

    services::Services m_services;
    services::DataSnapshot m_data;
    Rows *m_rows;
    DataTable *m_table;
    QLabel *m_note;
    QStackedLayout *m_stack;
    QTabWidget *m_tabs = nullptr;
    FilesView *m_files = nullptr;         ///< null where there are no transfers
    FileSystemsView *m_systems = nullptr; ///< the same
    FolderSyncView *m_folders = nullptr;  ///< the same
    std::string m_profile, m_region;      ///< of what is shown
};

} // namespace trainyard::gui
