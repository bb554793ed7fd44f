#include "backend/alerts/alert_claim.h"

#include <string>
#include <system_error>

#include <fcntl.h>

#include "backend/core/encoding.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"

namespace trainyard::alerts {

namespace {

/// \return empty where the run cannot name a folder
std::filesystem::path workerClaim(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule)
{
    if (!run.value.starts_with("r-") || run.value.find('/') != std::string::npos)
        return {};
    return stateFolder / "runs" / run.value / ("worker-by-rule-" + sha256Hex(describe(rule)).substr(0, 16));
}

} // namespace

bool claimWorker(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule)
{
    const auto file = workerClaim(stateFolder, run, rule);
    if (file.empty() || !ensureFolder(file.parent_path(), 0700))
        return false;
    const Fd claim(::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600));
    return bool(claim);
}

void releaseWorker(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule)
{
    std::error_code ignored;
    if (const auto file = workerClaim(stateFolder, run, rule); !file.empty())
        std::filesystem::remove(file, ignored);
}

} // namespace trainyard::alerts
