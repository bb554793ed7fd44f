#include "gui/models/runs/dashboard.h"

#include <string>

namespace trainyard::gui {

std::optional<DashboardAddress> dashboardIn(const services::LogLine &line,
                                            const std::vector<cluster::NodeSnapshot> &nodes)
{
    if (line.source.roleName() != "server" || line.text.size() > services::LogBuffer::kLongestLine)
        return std::nullopt; // workers print whatever their program does
    if (line.text.find("ashboard at") == std::string::npos)
        return std::nullopt; // nearly all lines
    std::vector<std::string> machines;
    for (const cluster::NodeSnapshot &node : nodes)
        machines.insert(machines.end(), {node.name, node.privateAddress, node.publicAddress});
    return training::dashboardIn(line.text, machines);
}

} // namespace trainyard::gui
