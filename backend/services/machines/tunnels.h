#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QObject>

#include "backend/core/ids.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// What is behind a tunnel; decides the usual port, and the page that a browser opens.
enum class TunnelKind { Port, Jupyter, Dask, TensorBoard, Ray };

struct TunnelPlan {
    ClusterId cluster;
    std::string node = "head"; ///< the machine that the tunnel goes through
    TunnelKind kind = TunnelKind::Port;
    std::string host = "127.0.0.1"; ///< as that machine resolves it
    std::uint16_t port = 0;         ///< there
    std::uint16_t localPort = 0;    ///< of this computer; 0: any free one
    bool operator==(const TunnelPlan &) const = default;
};

/// The port at which a service of this kind usually listens; 0: none.
std::uint16_t usualPort(TunnelKind);

struct OpenTunnel {
    OperationId id; ///< its operation
    TunnelPlan plan;
    std::uint16_t localPort = 0; ///< 0: it is being opened, or Jupyter's own page is
    std::string url;             ///< for a browser; empty: none
    bool operator==(const OpenTunnel &) const = default;
};

/// Tunnels from this computer to ports of clusters. Each is an operation, whose Cancel closes it; a new connection
/// replaces one that breaks.
class TunnelService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual std::vector<OpenTunnel> tunnels() const = 0;
    virtual OperationId open(const TunnelPlan &plan) = 0;
    virtual void close(const OperationId &id) = 0;

signals:
    void changed();
};

} // namespace trainyard::services
