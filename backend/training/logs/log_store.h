#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/system/rotating_file.h"
#include "backend/ledger/rows.h"
#include "backend/training/logs/log_reader.h"

namespace trainyard::training {

/// The process whose log was copied.
struct CopiedLog {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker", "launcher"; "server-1" for the second one of a node
    auto operator<=>(const CopiedLog &) const = default;
};

/// Parses the file name of a copy: "worker-1-worker.log", "head-server-1.log".
/// \return empty when the file is no such copy
std::optional<CopiedLog> copiedLogOf(std::string_view fileName);

/// Logs of a run on this computer: runs/RUN/logs/NODE-ROLE.log, in segments as on the node (at most 4 of 16 MiB for
/// each process), and NODE-ROLE.pos, the place up to which the log was copied. Several programs may add to the logs at
/// the same time: each line is stored once. Values on disk only; thread-safe.
class LogStore {
public:
    /// \param folder  runs/RUN/logs, which is created by the first line
    explicit LogStore(std::filesystem::path folder, RotationLimits limits = {})
        : m_folder(std::move(folder))
        , m_limits(limits)
    {
    }

    /// The place up to which a log was copied, as the node's agent counts.
    ledger::FeedCursor cursor(const CopiedLog &) const;
    /// Whether the process has ended, and all of its log was copied.
    bool isComplete(const CopiedLog &) const;
    Status setComplete(const CopiedLog &);

    /// Stores the lines between two cursors, masked. Lines that another program has stored are left out, as are lines
    /// whose place relative to its lines is unknown: the other program is ahead, and stores them.
    /// \error those of files; nothing is then stored
    Status append(const CopiedLog &, const ledger::FeedCursor &from, const ledger::FeedCursor &behind,
                  std::string_view text);

    /// Replaces a log by other lines, as those of a bucket. Its cursor is then lost.
    /// \param fill  calls Add with complete lines; on its failure the log is empty
    using Add = std::function<Status(std::string_view lines)>;
    Status replace(const CopiedLog &, const std::function<Status(const Add &)> &fill);

    /// The logs that are here, by name.
    std::vector<CopiedLog> logs() const;

    /// Where a read has ended: lines after it can be read by the agent (cursor) or in the store (number, size).
    struct Position {
        ledger::FeedCursor remote;
        std::uint64_t number = 1, size = 0; ///< of the segment, and bytes in it
        bool complete = false;
        bool operator==(const Position &) const = default;
    };
    /// Calls f with each line from a position on; the first one may report that older lines are not kept.
    /// \return the position after the last line
    Position read(const CopiedLog &, const Position &from, const std::function<void(std::string_view)> &f) const;
    /// The lines that are here now, one at a time: also of logs that are larger than the memory.
    LogReader open(const CopiedLog &) const;
    std::uint64_t bytes(const CopiedLog &) const; ///< on this computer

private:
    std::filesystem::path fileOf(const CopiedLog &) const;
    std::filesystem::path positionFile(const CopiedLog &) const;
    Position positionOf(const CopiedLog &) const;
    Status writePosition(const CopiedLog &, const Position &);
    void repair(const CopiedLog &, const Position &);
    Result<Fd> lock(const CopiedLog &) const;

    std::filesystem::path m_folder;
    RotationLimits m_limits;
};

/// Returns the part of `text`, which lies between two cursors, that comes after `stored`; empty if there is none, or if
/// that is unknown.
std::string_view newPart(std::string_view text, const ledger::FeedCursor &from, const ledger::FeedCursor &behind,
                         const ledger::FeedCursor &stored);

} // namespace trainyard::training
