#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/doctor/doctor.h"

namespace trainyard::doctor {

/// A file of the archive for a bug report, as it will be written: secrets are masked.
struct BundleFile {
    std::string name, content;
    std::string what; ///< one line for the list: "calls of AWS and remote commands"
};

struct Bundle {
    std::vector<BundleFile> files;
    std::vector<std::string> leftOut; ///< names, beyond the limit of the size
    /// Names, sizes and contents, one line each, for the user before the archive is written.
    std::string list() const;
};

/// Bytes of all files before they are compressed.
inline constexpr std::size_t kMostBundleBytes = 32u << 20;

/// Collects ledger, events, logs, report and versions. Nothing that is secret by its nature is read (key files, secrets
/// of runs, credentials); in all texts, the keys in use and what looks like a secret are replaced by `***`. Names,
/// addresses and account ids stay.
/// \param cluster  empty: the account, with the list of clusters
/// \error those of the ledger
Result<Bundle> collectBundle(const cluster::CloudContext &, const ClusterId &cluster, const Examination &,
                             const CallContext &);

/// Writes the files as a ZIP archive of mode 0600, replacing an older one.
/// \error DiskFull, PermissionDenied, NotFound (no such folder), IoFailure
Status writeBundle(const Bundle &, const std::filesystem::path &file);

/// The text without secrets, line by line.
/// \param known  values that are secret wherever they stand
std::string withoutSecrets(std::string_view text, std::span<const std::string> known);

} // namespace trainyard::doctor
