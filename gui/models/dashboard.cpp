#include "gui/models/dashboard.h"

#include <algorithm>

#include <QRegularExpression>
#include <QString>

namespace trainyard::gui {

std::optional<DashboardAddress> dashboardIn(const services::LogLine &line,
                                            const std::vector<cluster::NodeSnapshot> &nodes)
{
    static const QRegularExpression form(
        QStringLiteral("dashboard at:?\\s+(?:http://)?([0-9A-Za-z.-]{1,253}):(\\d{1,5})(?:/|\\s|$)"),
        QRegularExpression::CaseInsensitiveOption);
    if (line.source.roleName() != "server" || line.text.size() > services::LogBuffer::kLongestLine)
        return std::nullopt; // workers print whatever their program does
    const auto match = form.match(QString::fromStdString(line.text));
    const int port = match.captured(2).toInt();
    if (!match.hasMatch() || port < 1 || port > 65'535)
        return std::nullopt;
    const std::string host = match.captured(1).toStdString();
    const bool ofCluster = std::ranges::any_of(nodes, [&](const cluster::NodeSnapshot &node) {
        return host == node.privateAddress || host == node.publicAddress || host == node.name;
    });
    if (!ofCluster && host != "127.0.0.1" && host != "localhost")
        return std::nullopt;
    return DashboardAddress{host, std::uint16_t(port)};
}

} // namespace trainyard::gui
