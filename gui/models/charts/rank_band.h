#pragma once

#include <cstddef>
#include <map>
#include <set>

#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

/// Mean, minimum and maximum of one metric over the ranks of a run. Ranks report one after the other: a point is
/// added when all members have reported, or one of them reports again before the others. A rank that reports less often
/// than others counts with its last value. A plain object.
class RankBand {
public:
    static constexpr std::size_t kMostReported = 4096; ///< ranks in one point: a program may name any number

    SeriesBuffer mean, low, high; ///< no points while there is only one rank

    void add(int rank, double x, double y);
    void join(int rank) { m_members.insert(rank); }
    void leave(int rank); ///< its value does not count any more

private:
    struct Value {
        double y = 0;
        int missed = 0; ///< points without a new value
    };
    void close();

    std::set<int> m_members;     ///< as far as the run reports them; programs may not
    std::set<int> m_reported;    ///< since the last point
    std::map<int, Value> m_last; ///< finite ones
    double m_x = 0;
};

} // namespace trainyard::gui
