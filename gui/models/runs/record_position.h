#pragma once

#include <cstdint>

namespace trainyard::ledger {
struct MetricRows;
}

namespace trainyard::gui {

/// Where a reader is in the records of a run: it reads all of them once, in parts, then what was stored since.
/// A record that replaces an earlier one has its last place when the first complete read reaches it: until that read has
/// ended, nothing is read again. One that is replaced during that read is then read twice, until the next replacement.
class RecordPosition {
public:
    static constexpr int kMost = 20'000; ///< of a read: the GUI thread appends them quickly

    RecordPosition() = default;
    /// \param most  the limit of each read
    explicit RecordPosition(int most);
    std::int64_t sequence() const { return m_sequence; } ///< of the last record that was read; 0: none
    int most() const { return m_most; }
    bool hasMore() const { return m_hasMore; } ///< more may be stored: the last read was full, or none was made
    /// Takes what was read after sequence(). \return false: forget all records, these too; the position is at the start
    bool take(const ledger::MetricRows &rows);
    void restart();
    /// Leaves out the records up to a sequence.
    void skipTo(std::int64_t sequence) { m_sequence = sequence; }

private:
    int m_most = kMost;
    std::int64_t m_sequence = 0;
    bool m_hasMore = true;
    bool m_isComplete = false; ///< all records were read once
};

} // namespace trainyard::gui
