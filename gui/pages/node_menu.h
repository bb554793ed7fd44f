#pragma once

#include <functional>

#include <QObject>

#include "backend/services/interfaces.h"

class QMenu;

namespace trainyard::gui {

/// What a person does with one machine: Jupyter, stop, hibernate, start, restart, resize. Says what it costs then.
class NodeMenu : public QObject {
    Q_OBJECT
public:
    NodeMenu(services::ClusterService &clusters, QWidget *over);
    /// Filled for the machine, with what its state allows. Owned by `over`.
    QMenu *menuFor(const services::ClusterSnapshot &cluster, const services::NodeSnapshot &node);

private:
    void confirmAction(const QString &title, const QString &sentence, const QString &verb, std::function<void()> then);
    void showTypeDialog(const services::ClusterSnapshot &cluster, const services::NodeSnapshot &node);

    services::ClusterService &m_clusters;
    QWidget *m_over;
};

} // namespace trainyard::gui
