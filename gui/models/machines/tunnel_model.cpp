#include "gui/models/machines/tunnel_model.h"

#include "gui/text/format.h"

namespace trainyard::gui {

using services::OpenTunnel;
using services::TunnelKind;

QString nameOf(TunnelKind kind)
{
    switch (kind) {
    case TunnelKind::Jupyter:
        return TunnelModel::tr("Jupyter");
    case TunnelKind::Dask:
        return TunnelModel::tr("Dask dashboard");
    case TunnelKind::TensorBoard:
        return TunnelModel::tr("TensorBoard");
    case TunnelKind::Ray:
        return TunnelModel::tr("Ray dashboard");
    case TunnelKind::Port:
        break;
    }
    return TunnelModel::tr("Any port");
}

TunnelModel::TunnelModel(QObject *parent)
    : RowTable([](const auto &tunnel) { return Cell(tunnel.id.value); },
               {{tr("For"), [](const auto &tunnel) { return Cell(nameOf(tunnel.plan.kind)); }},
                {tr("Machine"), [](const auto &tunnel) { return Cell(tunnel.plan.node); }},
                {tr("Port there"),
                 [](const auto &tunnel) {
                     if (tunnel.plan.port == 0)
                         return Cell(QString(), 0);
                     const QString port = QString::number(tunnel.plan.port);
                     return tunnel.plan.host == "127.0.0.1"
                                ? Cell(port, tunnel.plan.port)
                                : Cell(text::from(tunnel.plan.host) + QLatin1Char(':') + port, tunnel.plan.port);
                 }},
                {tr("Address here"),
                 [](const auto &tunnel) {
                     return tunnel.localPort > 0
                                ? Cell(QStringLiteral("127.0.0.1:%1").arg(tunnel.localPort), int(tunnel.localPort))
                                : Cell(tunnel.plan.kind == TunnelKind::Jupyter ? TunnelModel::tr("in the browser")
                                                                               : TunnelModel::tr("opening…"),
                                       0);
                 }}},
               parent)
{
}

} // namespace trainyard::gui
