#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QWidget>

#include "backend/services/transfers/folder_sync.h"
#include "gui/dialogs/data/mount_dialog.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

class DataTable;

/// Copies a folder of this computer to all machines of a cluster that have no shared storage: compares by content
/// first, and lists by machine what would be copied and removed. Files are removed only after a comparison has listed them.
class FolderSyncView final : public QWidget {
    Q_OBJECT
public:
    explicit FolderSyncView(services::FolderSyncService &service, QWidget *parent = nullptr);

    /// The clusters whose machines run.
    void setClusters(const std::vector<MountTarget> &clusters);
    /// Another account is selected: what is shown belongs to the previous one.
    void forget();

private:
    class Rows;
    QWidget *makeForm();
    void browse();
    void suggestTarget();
    services::FolderSyncRequest request() const;
    bool isComplete() const;
    void edited();
    void compare();
    void copy();
    void showMachines(const std::vector<services::NodeSync> &machines, bool isComparison);
    void showNote(const QString &sentence, const char *look);

    services::FolderSyncService &m_service;
    Rows *m_rows;
    DataTable *m_table;
    QLineEdit *m_folder, *m_target, *m_excludes;
    QComboBox *m_cluster;
    std::vector<MountTarget> m_clusters;
    QCheckBox *m_remove;
    QPushButton *m_compare, *m_copy;
    QLabel *m_note;
    std::optional<services::FolderSyncRequest> m_compared;   ///< what the table shows
    std::map<std::string, std::set<std::string>> m_removals; ///< by machine, as the table lists them
    std::uint64_t m_question = 0;
    bool m_comparing = false;
};

} // namespace trainyard::gui
