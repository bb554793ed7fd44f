#pragma once

#include <functional>

#include <QFrame>

#include "backend/cluster/ssh_ingress.h"
#include "backend/services/interfaces.h"

class QLabel;
class QPushButton;

namespace trainyard::gui {

/// A line across the window when this computer's address has changed and clusters do not let it in any more, with the
/// button that helps. Asks while clusters of a real account live: when the window becomes active, when an action
/// begins, and now and then.
class AddressBanner : public QFrame {
    Q_OBJECT
public:
    explicit AddressBanner(services::Services services, QWidget *parent = nullptr);

    void check(cluster::PublicIpMonitor::Occasion occasion);
    /// What is asked for the time, instead of the steady clock.
    void setClock(std::function<cluster::PublicIpMonitor::Clock::time_point()> now) { m_now = std::move(now); }

private:
    void showDrift(const Result<cluster::SshIngressDrift> &drift);

    services::Services m_services;
    cluster::PublicIpMonitor m_watch;
    std::function<cluster::PublicIpMonitor::Clock::time_point()> m_now = &cluster::PublicIpMonitor::Clock::now;
    std::size_t m_underWay = 0; ///< actions that were running when they were last counted
    QLabel *m_words;
    QPushButton *m_update;
};

} // namespace trainyard::gui
