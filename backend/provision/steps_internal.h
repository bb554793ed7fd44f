#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "backend/provision/standard.h"

namespace trainyard::provision {

/// The local bundle; computes its checksum once for all hosts.
class LocalBundle {
public:
    explicit LocalBundle(const StandardOptions &options)
        : m_file(options.bundle)
        , m_sha256(options.bundleSha256)
    {
    }
    const std::filesystem::path &file() const { return m_file; }
    Result<std::string> sha256();

private:
    std::filesystem::path m_file;
    std::mutex m_mutex;
    std::string m_sha256;
};

Status waitForSsh(StepContext &, const StandardOptions &);
Status replaceHostKey(StepContext &, const StandardOptions &);
Status checkNode(StepContext &, const StandardOptions &, LocalBundle &);
Status uploadBundle(StepContext &, LocalBundle &);
Status verifyBundle(StepContext &, LocalBundle &);
Status unpackBundle(StepContext &, LocalBundle &);
Status checkAgentProtocol(StepContext &);
Status probeNode(StepContext &); ///< sets the fact "probe"
Status writeExports(StepContext &, const std::map<std::string, Secret> &exports);
Status startWatchdog(StepContext &, std::chrono::seconds idleLimit);

} // namespace trainyard::provision
