#pragma once

#include <string>
#include <vector>

#include <QDialog>

#include "backend/core/ids.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

class FieldMessage;

/// A cluster that can mount a file system.
struct MountTarget {
    ClusterId cluster;
    std::string name, region;
    bool operator==(const MountTarget &) const = default;
};

/// On which cluster, and at which folder of its machines, a shared file system is mounted.
class MountDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param clusters  at least one
    MountDialog(const QString &fileSystem, const std::vector<MountTarget> &clusters, QWidget *parent = nullptr);

    ClusterId cluster() const;
    std::string folder() const; ///< "/efs"

private:
    void check();

    QComboBox *m_cluster;
    QLineEdit *m_folder;
    FieldMessage *m_problem;
    QPushButton *m_go;
};

} // namespace trainyard::gui
