#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/storage/transfers/file_batch.h"

namespace trainyard::services {

enum class TransferStatus { Waiting, Running, Paused, Done, Failed, Cancelled };

/// One line of the queue: files and folders of this computer to S3 or a machine, or the reverse. A plain value.
struct TransferLine {
    std::string id;
    std::vector<std::string> from;
    std::string to;      ///< "s3://bucket/prefix/", "sftp://cluster/node/folder", or a folder
    std::string profile; ///< the account that it belongs to
    TransferStatus status = TransferStatus::Waiting;
    storage::BatchProgress progress;
    double bytesPerSecond = 0;
    std::optional<Error> error; ///< of a failed one
    bool isUpload() const { return to.starts_with("s3://") || to.starts_with("sftp://"); }
    /// Whether a machine of a cluster is its source or target, over SFTP.
    bool isOfMachine() const { return to.starts_with("sftp://") || (!from.empty() && from[0].starts_with("sftp://")); }
    bool isEnded() const { return status == TransferStatus::Done || status == TransferStatus::Cancelled; }
};

/// Which transfers wait, run, or have ended; decides what runs next. One runs at a time: its files are parallel. A plain
/// object without threads, clocks and files.
class TransferQueue {
public:
    using Clock = std::chrono::steady_clock;

    /// \return its id
    std::string add(std::vector<std::string> from, std::string to, std::string profile);
    /// The line to run now, which is Running from then on. Nothing while another one runs.
    std::optional<TransferLine> takeNext(const std::string &profile, Clock::time_point now);
    void progressed(const std::string &id, const storage::BatchProgress &, Clock::time_point now);
    /// A run has ended: Done, Failed, or what was wished meanwhile.
    void ended(const std::string &id, const Status &);

    /// \return whether its run must be stopped
    bool pause(const std::string &id);
    bool cancel(const std::string &id);
    void resume(const std::string &id); ///< a paused, failed or cancelled one waits again
    void remove(const std::string &id); ///< one that does not run
    const TransferLine *find(const std::string &id) const;
    const std::vector<TransferLine> &lines() const { return m_lines; }

    /// The lines that have not ended, for the next start of the program.
    std::string toJson() const;
    /// Lines that waited or ran are paused: a start of the program transfers nothing unasked. Damaged text is empty.
    static TransferQueue fromJson(const std::string &);

private:
    TransferLine *line(const std::string &id);
    bool endBy(const std::string &id, TransferStatus wish);
    std::vector<TransferLine> m_lines;
    std::optional<TransferStatus> m_wish; ///< Paused or Cancelled, of the running one
    Clock::time_point m_began{};
};

} // namespace trainyard::services
