#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "backend/core/result.h"
#include "backend/localcloud/endpoint_file.h"

namespace trainyard::localcloud {

struct Options {
    int port = 0;                     ///< 0: any
    std::filesystem::path dataFolder; ///< its state, its objects, the disks of its instances
    double speed = 1;                 ///< divides the artificial delays
    bool recordsOnly = false;         ///< instances are only records: no processes, no SSH server is needed
    std::filesystem::path faultFile;  ///< empty: none
    std::string tier, sshServer;      ///< wishes: "sandbox"/"process", "sshd"/"dropbear"; empty is the best there is
};

/// An AWS-compatible endpoint on loopback whose instances are sandboxes on this computer. One per data folder and
/// process.
class LocalCloud {
public:
    /// Take the folder, read the state, listen, and write endpoint.json.
    /// errors  Busy (another one serves the folder), AlreadyExists (the port), NotFound (no SSH server),
    ///         InvalidArgument, ...
    static Result<std::unique_ptr<LocalCloud>> start(const Options &);
    /// Ends every instance that is not stopped, and waits until nothing of them is left.
    ~LocalCloud();

    const Endpoint &endpoint() const;
    /// How long there has been neither a request nor a running instance. Thread-safe.
    std::chrono::milliseconds idle() const;

private:
    struct Impl;
    explicit LocalCloud(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard::localcloud
