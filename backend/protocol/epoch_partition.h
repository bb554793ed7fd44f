#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard::protocol {

/// Positions [begin, end) in an epoch's order of samples. The data set determines the order; it is the same on all
/// members.
struct Range {
    std::int64_t begin = 0, end = 0;
    std::int64_t size() const { return end - begin; }
    void fields(auto &v) { v("begin", begin), v("end", end); }
    bool operator==(const Range &) const = default;
};

/// Assignment of the remaining samples of an epoch to the members of a view. A plain value, the same on all members.
///
/// In lockstep (dist_sync) step s takes the next `perStep` positions and divides them evenly among the members. The
/// samples of a step therefore do not depend on the number of members, and the positions behind a step are the
/// remaining ones. Otherwise (dist_async) each member has a contiguous part and processes it at its own speed. Every
/// member has the same number of steps; the last ones may be without samples.
struct EpochPartition {
    std::vector<Range> ranges; ///< remaining positions; increasing, disjoint
    int parts = 1;             ///< number of members
    int perStep = 1;           ///< samples of one step, all members together
    bool lockstep = true;

    std::int64_t samples() const;
    std::int64_t steps() const;
    int batch() const { return (perStep + parts - 1) / parts; } ///< the most samples of one member's step
    /// Returns the positions of a member in a step, at most batch() of them. Both numbers start at 0.
    std::vector<Range> batchRanges(std::int64_t step, int index) const;
    std::int64_t batchSize(std::int64_t step, int index) const { return positions(step, index).size(); }
    static constexpr std::int64_t kMaxStepSkew = 65'536; ///< bounds the work that a corrupt journal can cause
    static constexpr std::size_t kMostRanges = 8192;     ///< of remaining(): messages and journal hold no longer list
    /// Returns the positions that remain after member i has completed its first done[i] steps. In lockstep, when the
    /// largest and the smallest value differ by more than kMaxStepSkew / parts, returns all positions from step
    /// min(done) on. More than kMostRanges are joined across the smallest gaps, whose samples are used again: with
    /// thousands of members in dist_async each of many changes adds as many ranges.
    /// \param done  [parts]
    std::vector<Range> remaining(std::span<const std::int64_t> done) const;

    void fields(auto &v) { v("ranges", ranges), v("parts", parts), v("perStep", perStep), v("lockstep", lockstep); }
    bool operator==(const EpochPartition &) const = default;

private:
    Range positions(std::int64_t step, int index) const; ///< offsets into the concatenated ranges
    void append(std::vector<Range> &out, Range positions) const;
    static std::vector<Range> joined(std::vector<Range> ranges);
};

/// Returns part `index` of [0, count). It begins at floor(count * index / parts), computed in integers: no sample is
/// lost to rounding.
Range partOf(std::int64_t count, int parts, int index);

/// Whether a partition from the network can be used: ranges increasing, disjoint, non-empty and not negative; parts and
/// perStep at least 1.
bool isValid(const EpochPartition &);

} // namespace trainyard::protocol
