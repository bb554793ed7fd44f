#include "backend/services/machines/tunnels.h"

namespace trainyard::services {

std::uint16_t usualPort(TunnelKind kind)
{
    switch (kind) {
    case TunnelKind::Dask:
        return 8787;
    case TunnelKind::TensorBoard:
        return 6006;
    case TunnelKind::Ray:
        return 8265;
    case TunnelKind::Jupyter: // training::openNotebook() finds it
    case TunnelKind::Port:
        break;
    }
    return 0;
}

} // namespace trainyard::services
