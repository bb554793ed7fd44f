#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/storage/transfers/file_batch.h"

namespace trainyard::storage {

/// On disk, which small files of a batch of uploads have arrived, so that a batch that was interrupted goes on behind
/// them, also in another process. Thread-safe.
class SentFiles {
public:
    /// The file as it was when its upload began.
    struct Stamp {
        std::uint64_t size = 0;
        std::int64_t modified = 0;
        bool operator==(const Stamp &) const = default;
    };

    /// Reads what an earlier batch from these folders to these addresses has recorded.
    SentFiles(const TransferJournal &, const std::vector<FileTransfer> &);

    /// Unset for a file that cannot be read.
    static std::optional<Stamp> stampOf(const std::string &file);
    /// What was sent, if the file is unchanged and the object, which is queried, is still the one that it became.
    std::optional<WriteResult> find(const FileTransfer &, const StorageConfig &, const CallContext &) const;
    /// Records an upload. A record that cannot be written costs a repetition only.
    void add(const FileTransfer &, const Stamp &, const WriteResult &);
    /// After the batch is complete: the next one sends all files.
    void forget();

private:
    struct Sent {
        std::string from, sha256;
        Stamp stamp;
    };
    std::filesystem::path m_path;
    std::map<std::string, Sent> m_known; ///< of an earlier batch, by the address of the object
    std::mutex m_mutex;                  ///< guards the members below
    std::ofstream m_file;
    bool m_hasTried = false; ///< to open the file
};

} // namespace trainyard::storage
