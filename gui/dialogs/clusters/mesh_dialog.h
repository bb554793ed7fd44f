#pragma once

#include <QDialog>

#include "backend/cluster/recipes/key_mesh.h"

namespace trainyard::gui {

/// Which machine can log in to which other one, as a table of all pairs.
class MeshDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param cluster  its name, for the command line
    MeshDialog(const QString &cluster, const cluster::MeshTest &test, QWidget *parent = nullptr);

signals:
    void makeRequested(); ///< the machines shall get keys for each other
};

} // namespace trainyard::gui
