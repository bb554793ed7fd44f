#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::storage {

/// A file of one side of a comparison, by its path below the folder: "train/0001.png".
struct SyncFile {
    std::string name;
    std::uint64_t size = 0;
    std::string etag; ///< of an object, with its quotes; empty: a file of this computer
};

struct SyncOptions {
    std::vector<std::string> excludes; ///< shell patterns; see isExcluded()
    bool deleteExtra = false;          ///< what the source lacks is removed from the target
    std::size_t partSize = 8u << 20;   ///< of uploads in parts, by which their ETags are computed
    /// The SHA-256 of an object's content, hexadecimal, as its writer stored it; empty where it is unknown. Asked where an
    /// ETag differs, which is no MD5 where KMS encrypts, and depends on the size of parts.
    std::function<Result<std::string>(const std::string &name, const CallContext &)> checksumOf;
};

/// What makes the target equal to the source.
struct SyncPlan {
    std::vector<SyncFile> copy;      ///< of the source
    std::vector<std::string> remove; ///< names in the target; only with deleteExtra
    std::vector<std::string> extra;  ///< names in the target that the source lacks, and that stay
    std::size_t same = 0;            ///< files of equal content
    std::uint64_t bytes = 0;         ///< of `copy`
};

/// Whether a pattern matches the path, one of its folders, or the name of one of them: "*.tmp", ".git", "cache/*".
bool isExcluded(std::string_view name, const std::vector<std::string> &patterns);

/// Compares a folder of this computer with objects, by content: size and MD5, for objects in parts the MD5 of the parts'
/// MD5s. A file whose ETag is no such MD5 (encrypted by KMS, other part sizes) is compared by SHA-256, and counts as changed
/// where the object has none.
/// \param folder    of this computer
/// \param toObjects true: the folder is the source
/// \error those of reading the files, Cancelled
Result<SyncPlan> planSync(const std::string &folder, std::vector<SyncFile> files, std::vector<SyncFile> objects,
                          bool toObjects, const SyncOptions &, const CallContext &);

/// The files below a folder, by name. Links to files are followed, links to folders are not.
/// \error NotFound, those of reading the folder
Result<std::vector<SyncFile>> filesBelow(const std::string &folder);

/// The ETag that S3 gives to this content in parts of that size (one part: its MD5), with quotes.
Result<std::string> etagOf(const std::string &file, std::uint64_t size, std::size_t partSize, bool inParts,
                           const CallContext &);

} // namespace trainyard::storage
