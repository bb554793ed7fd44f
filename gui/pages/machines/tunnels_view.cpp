#include "gui/pages/machines/tunnels_view.h"

#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/models/machines/tunnel_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::OpenTunnel;
using services::TunnelKind;

TunnelsView::TunnelsView(services::TunnelService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_tunnels(new TunnelModel(this))
    , m_table(new DataTable(tr("Tunnels"), {IconRole, ToneRole, IdRole}))
    , m_kind(new QComboBox)
    , m_machines(new QComboBox)
    , m_host(new QLineEdit(QStringLiteral("127.0.0.1")))
    , m_port(new QSpinBox)
    , m_localPort(new QSpinBox)
    , m_open(button(tr("Open tunnel"), QStringLiteral("plus")))
    , m_close(button(tr("Close tunnel"), QStringLiteral("close")))
    , m_browse(button(tr("Open in browser"), QStringLiteral("export")))
    , m_copy(button(tr("Copy address"), QStringLiteral("copy")))
    , m_line(copyCommandButton([this] {
        const OpenTunnel *tunnel = m_tunnels->find(m_table->currentId());
        return tunnel ? tunnelCommand(m_name, tunnel->plan) : QString();
    }))
{
    layOut();
    connect(m_kind, &QComboBox::activated, this, &TunnelsView::chooseKind);
    connect(m_port, &QSpinBox::valueChanged, this, &TunnelsView::updateButtons);
    connect(m_host, &QLineEdit::textChanged, this, &TunnelsView::updateButtons);
    connect(m_open, &QPushButton::clicked, this, &TunnelsView::open);
    connect(m_close, &QPushButton::clicked, this,
            [this] { m_service.close(OperationId(m_table->currentId().toStdString())); });
    connect(m_browse, &QPushButton::clicked, this, [this] {
        if (const OpenTunnel *tunnel = m_tunnels->find(m_table->currentId()))
            emit pageRequested(text::from(tunnel->url));
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (const OpenTunnel *tunnel = m_tunnels->find(m_table->currentId()))
            QGuiApplication::clipboard()->setText(QStringLiteral("127.0.0.1:%1").arg(tunnel->localPort));
    });
    connect(m_table, &DataTable::currentIdChanged, this, &TunnelsView::updateButtons);
    connect(&m_service, &services::TunnelService::changed, this, &TunnelsView::showTunnels);
    chooseKind();
    showTunnels();
}

void TunnelsView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    auto *row = new QHBoxLayout;
    for (const TunnelKind kind :
         {TunnelKind::Jupyter, TunnelKind::TensorBoard, TunnelKind::Dask, TunnelKind::Ray, TunnelKind::Port})
        m_kind->addItem(nameOf(kind), int(kind));
    m_kind->setAccessibleName(tr("What the tunnel is for"));
    m_machines->setAccessibleName(tr("Machine"));
    m_host->setAccessibleName(tr("Host, as the machine names it"));
    m_host->setToolTip(tr("127.0.0.1 is the machine itself; another host is reached through it"));
    m_port->setRange(0, 65'535);
    m_port->setSpecialValueText(tr("port"));
    m_port->setAccessibleName(tr("Port there"));
    m_localPort->setRange(0, 65'535);
    m_localPort->setSpecialValueText(tr("any free port"));
    m_localPort->setAccessibleName(tr("Port of this computer"));
    for (QWidget *one : std::initializer_list<QWidget *>{m_kind, m_machines, m_host, m_port, m_localPort, m_open})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
    m_table->setModel(m_tunnels);
    m_table->setStretchColumn(TunnelModel::LocalAddress);
    m_table->setEmptyText(tr("No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard."));
    column->addWidget(m_table, 1);
    auto *below = new QHBoxLayout;
    for (QPushButton *one : {m_browse, m_copy, m_line, m_close})
        below->addWidget(one);
    below->addStretch(1);
    column->addLayout(below);
}

void TunnelsView::showCluster(const services::ClusterDetails &cluster)
{
    std::vector<std::string> nodes;
    for (const cluster::NodeSnapshot &node : cluster.nodes) {
        if (cluster.ours && node.isRunning())
            nodes.push_back(node.name);
    }
    if (cluster.id == m_cluster && nodes == m_nodes)
        return;
    m_cluster = cluster.id;
    m_name = text::from(cluster.name);
    m_nodes = std::move(nodes);
    const QSignalBlocker quiet(m_machines);
    const QString chosen = m_machines->currentText();
    m_machines->clear();
    m_machines->addItems(text::list(m_nodes));
    m_machines->setCurrentIndex(std::max(0, m_machines->findText(chosen)));
    showTunnels();
}

void TunnelsView::chooseKind()
{
    const auto kind = TunnelKind(m_kind->currentData().toInt());
    m_port->setValue(services::usualPort(kind));
    const bool isJupyter = kind == TunnelKind::Jupyter; // it is found, or started
    for (QWidget *field : std::initializer_list<QWidget *>{m_host, m_port, m_localPort})
        field->setVisible(!isJupyter);
    updateButtons();
}

/// Those of the selected cluster.
void TunnelsView::showTunnels()
{
    std::vector<OpenTunnel> mine;
    for (const OpenTunnel &tunnel : m_service.tunnels()) {
        if (tunnel.plan.cluster == m_cluster)
            mine.push_back(tunnel);
    }
    m_tunnels->applyAll(mine);
    updateButtons();
}

void TunnelsView::updateButtons()
{
    const bool isJupyter = TunnelKind(m_kind->currentData().toInt()) == TunnelKind::Jupyter;
    const bool isFilled = isJupyter || (m_port->value() > 0 && !m_host->text().trimmed().isEmpty());
    setWhyNot(m_open, m_nodes.empty() ? tr("No machine of this cluster is running.")
                      : isFilled      ? QString()
                                      : tr("Enter a host and a port first."));
    const OpenTunnel *tunnel = m_tunnels->find(m_table->currentId());
    const QString none = tunnel ? QString() : tr("Select a tunnel first.");
    setWhyNot(m_close, none);
    setWhyNot(m_line, none);
    setWhyNot(m_browse, tunnel && tunnel->url.empty() ? tr("No web page is behind this tunnel.") : none);
    setWhyNot(m_copy, tunnel && tunnel->localPort <= 0 ? tr("This tunnel is not open.") : none);
}

void TunnelsView::open()
{
    services::TunnelPlan plan;
    plan.cluster = m_cluster;
    plan.node = m_machines->currentText().toStdString();
    plan.kind = TunnelKind(m_kind->currentData().toInt());
    plan.host = m_host->text().trimmed().toStdString();
    plan.port = std::uint16_t(m_port->value());
    plan.localPort = std::uint16_t(m_localPort->value());
    if (plan.kind == TunnelKind::Jupyter)
        plan.port = plan.localPort = 0;
    m_service.open(plan);
}

} // namespace trainyard::gui
