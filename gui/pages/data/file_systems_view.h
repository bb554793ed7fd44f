#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/data/file_systems.h"
#include "gui/dialogs/data/mount_dialog.h"

class QLabel;
class QPushButton;

namespace trainyard::gui {

class DataTable;

/// The shared file systems (EFS) of the account, with their zones, sizes and prices.
class FileSystemsView : public QWidget {
    Q_OBJECT
public:
    explicit FileSystemsView(services::FileSystemService &service, QWidget *parent = nullptr);

    /// The clusters whose machines can mount a file system of their region.
    void setClusters(std::vector<MountTarget> clusters);
    /// Another account or region is selected: what is shown belongs to the previous one.
    void forget();

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Rows;
    void refresh();
    void showList(const Result<cluster::FileSystemList> &list);
    void updateButtons();
    std::vector<MountTarget> targetsOf(const cluster::FileSystemInfo &system) const;
    void askMount();
    void askRemoval();

    services::FileSystemService &m_service;
    std::uint64_t m_request = 0;
    Rows *m_rows;
    DataTable *m_table;
    QLabel *m_note;
    QPushButton *m_mount, *m_remove;
    std::vector<MountTarget> m_clusters;
};

} // namespace trainyard::gui
