#include "backend/alerts/alert_claim.h"

#include <string>

#include <fcntl.h>

#include "backend/core/encoding.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"

namespace trainyard::alerts {

bool claimWorker(const std::filesystem::path &stateFolder, const RunId &run, const AlertRule &rule)
{
    if (!run.value.starts_with("r-") || run.value.find('/') != std::string::npos) // it names a folder
        return false;
    const auto folder = stateFolder / "runs" / run.value;
    if (!ensureFolder(folder, 0700))
        return false;
    const std::string name = "worker-by-rule-" + sha256Hex(describe(rule)).substr(0, 16);
    const Fd claim(::open((folder / name).c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600));
    return bool(claim);
}

} // namespace trainyard::alerts
