#pragma once

#include <functional>

#include <QObject>

#include "backend/services/interfaces.h"

class QMenu;

namespace trainyard::gui {

/// Actions on one machine: files, Jupyter, stop, hibernate, start, restart, resize, readmission to a run. Shows the
/// resulting cost.
class NodeMenu : public QObject {
    Q_OBJECT
public:
    NodeMenu(services::ClusterService &clusters, QWidget *over);
    void offerPreparation() { m_prepares = true; } ///< preparationRequested() is handled
    /// Returns a menu with the actions that the machine's state allows. Owned by `over`.
    QMenu *menuFor(const services::ClusterDetails &cluster, const cluster::NodeSnapshot &node);

signals:
    void filesRequested(const QString &address); ///< "sftp://CLUSTER/NODE/~"
    void setUpLogRequested(const std::string &node);
    /// The script that prepares the data of a stack's machine shall run.
    void preparationRequested(const trainyard::ClusterId &id, const std::string &node);

private:
    void confirmAction(const QString &title, const QString &sentence, const QString &verb, std::function<void()> then);
    void showTypeDialog(const services::ClusterDetails &cluster, const cluster::NodeSnapshot &node);

    services::ClusterService &m_clusters;
    QWidget *m_over;
    bool m_prepares = false;
};

} // namespace trainyard::gui
