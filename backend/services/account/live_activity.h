#pragma once

#include <deque>
#include <filesystem>

#include <QTimer>

#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Reads the journal that every Trainyard program of this state folder appends to, as it grows.
class LiveActivityService final : public ActivityService {
    Q_OBJECT
public:
    LiveActivityService(Tasks &tasks, std::filesystem::path journal, QObject *parent = nullptr);
    std::vector<ActivityEntry> entries() const override { return {m_entries.begin(), m_entries.end()}; }
    QFuture<Result<std::uint64_t>> exportTo(const std::string &file) override;

private:
    void poll();
    void publishBatch();
    Tasks &m_tasks;
    std::filesystem::path m_journal;
    std::deque<ActivityEntry> m_entries;
    std::deque<ActivityEntry> m_unpublished; ///< read, and not yet among the entries
    std::uint64_t m_offset = 0, m_segment = 0;
    std::int64_t m_number = 0;
    QTimer m_again;
};

/// Parses one line of the journal.
/// \error CorruptData
Result<ActivityEntry> activityFromLine(std::string_view line);

/// The complete lines of the journal after a position; at most the last `most` bytes of the new part of each segment.
struct JournalChunk {
    std::vector<std::string> lines;
    std::uint64_t offset = 0;  ///< after the last complete line
    std::uint64_t segment = 0; ///< to which the offset belongs, as the journal rotates (core/system/rotating_file.h)
};
/// \param segment  of the offset; 0: the present one, and if it has just been begun the one before it, too
JournalChunk readJournal(const std::filesystem::path &file, std::uint64_t offset, std::size_t most = 2u << 20,
                         std::uint64_t segment = 0);

} // namespace trainyard::services
