#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "backend/core/result.h"
#include "backend/core/system/process.h"

namespace trainyard::localcloud {

/// Address of a running local cloud: the file `endpoint.json` of its data folder (0600, written atomically).
/// {"address", "port", "url", "pid", "startTime", "accessKeyId", "secretAccessKey", "region", "tier", "tierReason",
///  "sshServer", "runsAs", "speed"}
struct Endpoint {
    std::string address = "127.0.0.1";
    int port = 0;
    ProcessIdentity process;
    std::string accessKeyId, secretAccessKey;
    std::string region = "us-east-1";
    std::string tier;       ///< "sandbox" or "process"
    std::string tierReason; ///< why it is not "sandbox", as a sentence for the user interface; else empty
    std::string sshServer;  ///< "sshd" or "dropbear"
    std::string runsAs;     ///< user of the instances' processes on this computer
    double speed = 1;

    std::string url() const { return "http://" + address + ":" + std::to_string(port); }
    /// `export` lines for `eval`, one variable per line.
    std::string exportLines() const;
};

Status writeEndpoint(const std::filesystem::path &dataFolder, const Endpoint &);
/// \error NotFound, CorruptData
Result<Endpoint> readEndpoint(const std::filesystem::path &dataFolder);

/// Creates the data folder (0700), or uses an existing one; its mode is never changed.
/// \return its path without links
/// \error InvalidArgument (it belongs to another user, or others can write in it), PermissionDenied, IoFailure
Result<std::filesystem::path> claimDataFolder(const std::filesystem::path &);

/// Permits one local cloud per data folder: the lock ends with the process, however that ends.
class FolderLock {
public:
    /// \error Busy (another process holds it)
    static Result<std::unique_ptr<FolderLock>> take(const std::filesystem::path &dataFolder);
    ~FolderLock();

private:
    explicit FolderLock(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    int m_descriptor;
};

} // namespace trainyard::localcloud
