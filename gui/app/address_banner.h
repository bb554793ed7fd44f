#pragma once

#include <functional>

#include <QFrame>

#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/services/interfaces.h"

class QLabel;
class QPushButton;

namespace trainyard::gui {

/// A banner across the window, with a button that updates the rules, shown when this computer's address has changed and
/// clusters no longer admit it. Checks while clusters of an account that costs money are alive: when the window becomes
/// active, when an action begins, and from time to time.
class AddressBanner : public QFrame {
    Q_OBJECT
public:
    explicit AddressBanner(services::Services services, QWidget *parent = nullptr);

    void check(cluster::PublicIpMonitor::Occasion occasion);
    /// Replaces the steady clock.
    void setClock(std::function<cluster::PublicIpMonitor::Clock::time_point()> now) { m_now = std::move(now); }

private:
    void showDrift(const Result<cluster::SshIngressDrift> &drift);

    services::Services m_services;
    cluster::PublicIpMonitor m_watch;
    std::function<cluster::PublicIpMonitor::Clock::time_point()> m_now = &cluster::PublicIpMonitor::Clock::now;
    std::size_t m_underWay = 0; ///< running actions at the last count
    QLabel *m_words;
    QPushButton *m_update;
};

} // namespace trainyard::gui
