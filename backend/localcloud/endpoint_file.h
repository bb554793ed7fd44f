#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "backend/core/process.h"
#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Where a running local cloud is: the file `endpoint.json` of its data folder (0600, written atomically).
/// {"address","port","url","pid","startTime","accessKeyId","secretAccessKey","region","tier","tierReason","sshServer","runsAs","speed"}
struct Endpoint {
    std::string address = "127.0.0.1";
    int port = 0;
    ProcessIdentity process;
    std::string accessKeyId, secretAccessKey;
    std::string region = "us-east-1";
    std::string tier;       ///< "sandbox" or "process"
    std::string tierReason; ///< why it is not "sandbox": a sentence for the window; empty otherwise
    std::string sshServer;  ///< "sshd" or "dropbear"
    std::string runsAs;     ///< who the processes of the instances are on this computer
    double speed = 1;

    std::string url() const { return "http://" + address + ":" + std::to_string(port); }
    /// Ready for `eval`, one a line.
    std::string exportLines() const;
};

Status writeEndpoint(const std::filesystem::path &dataFolder, const Endpoint &);
/// errors  NotFound, CorruptData
Result<Endpoint> readEndpoint(const std::filesystem::path &dataFolder);

/// Make the data folder (0700), or take one that is there as it is: its mode is never changed.
/// return  its path without links
/// errors  InvalidArgument (it is of another user, or others can write in it), PermissionDenied, IoFailure
Result<std::filesystem::path> claimDataFolder(const std::filesystem::path &);

/// One local cloud per data folder: a lock that goes with the process, however it ends.
class FolderLock {
public:
    /// errors  Busy (another process holds it)
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
