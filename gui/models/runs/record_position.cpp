#include "gui/models/runs/record_position.h"

#include <cstddef>

#include "backend/ledger/rows.h"

namespace trainyard::gui {

RecordPosition::RecordPosition(int most)
    : m_most(most)
{
}

bool RecordPosition::take(const ledger::MetricRows &rows)
{
    if (rows.replaced && m_isComplete) {
        restart();
        return false;
    }
    m_sequence = rows.last;
    m_hasMore = rows.records.size() >= std::size_t(m_most);
    m_isComplete = m_isComplete || !m_hasMore;
    return true;
}

void RecordPosition::restart()
{
    *this = RecordPosition(m_most);
}

} // namespace trainyard::gui
