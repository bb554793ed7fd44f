#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "backend/core/result.h"
#include "backend/localcloud/endpoint_file.h"

namespace trainyard::localcloud {

struct Options {
    int port = 0;                     ///< 0: any
    std::filesystem::path dataFolder; ///< state, objects and the disks of the instances
    double speed = 1;                 ///< divides the artificial delays
    bool recordsOnly = false;         ///< instances are only records: no processes, no SSH server needed
    std::filesystem::path faultFile;  ///< empty: none
    std::string tier, sshServer;      ///< "sandbox"/"process", "sshd"/"dropbear"; empty: the best available
};

/// An AWS-compatible endpoint on loopback whose instances are sandboxes on this computer. One per data folder and
/// process.
class LocalCloud {
public:
    /// Locks the folder, reads the state, listens, and writes endpoint.json.
    /// \error Busy (another process serves the folder), AlreadyExists (the port), NotFound (no SSH server),
    ///     InvalidArgument, ...
    static Result<std::unique_ptr<LocalCloud>> start(const Options &);
    /// Ends every instance that is not stopped, and waits until all their processes are gone.
    ~LocalCloud();

    const Endpoint &endpoint() const;
    /// Time since the last request or running instance. Thread-safe.
    std::chrono::milliseconds idle() const;

private:
    struct Impl;
    explicit LocalCloud(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard::localcloud
