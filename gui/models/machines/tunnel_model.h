#pragma once

#include <QCoreApplication>

#include "backend/services/machines/tunnels.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// Tunnels that are open.
class TunnelModel final : public RowTable<services::OpenTunnel> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TunnelModel)
public:
    enum Column { What, Machine, Port, LocalAddress };
    explicit TunnelModel(QObject *parent = nullptr);
};

QString nameOf(services::TunnelKind);

} // namespace trainyard::gui
