#include "gui/app/address_banner.h"

#include <algorithm>

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "backend/services/clusters/planning.h"
#include "backend/services/operations.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;
using Occasion = cluster::PublicIpMonitor::Occasion;

AddressBanner::AddressBanner(Services services, QWidget *parent)
    : QFrame(parent)
    , m_services(services)
    , m_words(label({}, "attention"))
    , m_update(button(tr("A&llow SSH from this computer"), QStringLiteral("key")))
{
    setObjectName(QStringLiteral("banner"));
    setAccessibleName(tr("This computer's IP address"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kTwo, Theme::kHalf);
    row->setSpacing(Theme::kStep);
    auto *sign = label({});
    sign->setPixmap(icon(QStringLiteral("alert")).pixmap(16, 16));
    m_words->setWordWrap(true);
    m_update->setObjectName(QStringLiteral("addressUpdate"));
    m_update->setToolTip(
        tr("Allows SSH to these clusters from this computer's current IP address and removes its previous ones"));
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_update);
    hide();
    connect(m_update, &QPushButton::clicked, this, [this] {
        hide(); // the operations panel shows the result, and the next check whether it helped
        m_services.planning.updateSshIngress({}, false);
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            check(Occasion::WindowActive);
    });
    connect(&m_services.operations, &Operations::changed, this, [this] {
        const auto all = m_services.operations.all();
        const auto running = std::size_t(std::ranges::count(all, OperationState::Running, &OperationSnapshot::state));
        if (running > std::exchange(m_underWay, running))
            check(Occasion::BeforeSsh); // most actions use SSH
    });
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, [this] { check(Occasion::Time); });
    clock->start(1min);
}

void AddressBanner::check(Occasion occasion)
{
    const auto clusters = m_services.clusters.clusters();
    const bool any = m_services.account.current().costsMoney &&
                     std::ranges::any_of(clusters, [](const ClusterDetails &c) { return c.alive(); });
    if (!any)
        hide();
    else if (m_watch.due(occasion, m_now()))
        m_services.planning.sshIngressDrift().then(this,
                                                   [this](const Result<cluster::SshIngressDrift> &d) { showDrift(d); });
}

void AddressBanner::showDrift(const Result<cluster::SshIngressDrift> &drift)
{
    setVisible(drift && !drift->clusters.empty());
    if (!isHidden()) {
        QStringList names;
        for (const std::string &name : drift->clusters)
            names << text::from(name);
        m_words->setText(
            tr("This computer's IP address is now %1, and %2 does not allow SSH from it.", "address, clusters")
                .arg(text::from(drift->address), names.join(QStringLiteral(", "))));
    }
}

} // namespace trainyard::gui
