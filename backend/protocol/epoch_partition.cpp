#include "backend/protocol/epoch_partition.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace trainyard::protocol {

Range partOf(std::int64_t count, int parts, int index)
{
    // floor(count * index / parts) without the product count * index, which could overflow.
    const auto start = [count, parts](std::int64_t i) { return count / parts * i + count % parts * i / parts; };
    return {start(index), start(std::int64_t(index) + 1)};
}

std::int64_t EpochPartition::samples() const
{
    std::int64_t sum = 0;
    for (const Range &range : ranges)
        sum += range.size();
    return sum;
}

std::int64_t EpochPartition::steps() const
{
    if (lockstep)
        return samples() / perStep + (samples() % perStep != 0);
    const std::int64_t largest = samples() / parts + (samples() % parts != 0);
    return largest / batch() + (largest % batch() != 0);
}

Range EpochPartition::positions(std::int64_t step, int index) const
{
    if (lockstep) {
        const std::int64_t base = std::min(step * perStep, samples());
        const auto [begin, end] = partOf(std::min<std::int64_t>(perStep, samples() - base), parts, index);
        return {base + begin, base + end};
    }
    const auto [begin, end] = partOf(samples(), parts, index);
    return {std::min(end, begin + step * batch()), std::min(end, begin + (step + 1) * batch())};
}

void EpochPartition::append(std::vector<Range> &out, Range positions) const
{
    std::int64_t before = 0;
    for (const Range &range : ranges) {
        const Range part{std::max(range.begin, range.begin + positions.begin - before),
                         std::min(range.end, range.begin + positions.end - before)};
        before += range.size();
        if (part.size() <= 0)
            continue;
        if (!out.empty() && out.back().end == part.begin)
            out.back().end = part.end;
        else
            out.push_back(part);
    }
}

std::vector<Range> EpochPartition::batchRanges(std::int64_t step, int index) const
{
    std::vector<Range> out;
    append(out, positions(step, index));
    return out;
}

std::vector<Range> EpochPartition::joined(std::vector<Range> ranges)
{
    if (ranges.size() <= kMostRanges)
        return ranges;
    std::vector<std::int64_t> gaps;
    for (std::size_t i = 1; i < ranges.size(); ++i)
        gaps.push_back(ranges[i].begin - ranges[i - 1].end);
    std::size_t surplus = ranges.size() - kMostRanges;
    const auto widest = gaps.begin() + std::ptrdiff_t(surplus) - 1;
    std::ranges::nth_element(gaps, widest);
    std::vector<Range> out{ranges.front()};
    for (const Range &range : std::span(ranges).subspan(1)) {
        if (surplus > 0 && range.begin - out.back().end <= *widest) {
            out.back().end = range.end;
            --surplus;
        } else {
            out.push_back(range);
        }
    }
    return out;
}

std::vector<Range> EpochPartition::remaining(std::span<const std::int64_t> done) const
{
    std::vector<Range> out;
    if (!lockstep) {
        for (int i = 0; i < parts; ++i)
            append(out, {positions(done[std::size_t(i)], i).begin, partOf(samples(), parts, i).end});
        return joined(std::move(out));
    }
    const auto [least, most] = std::ranges::minmax(done);
    if (most - least > kMaxStepSkew / parts) { // more than members of a run can differ
        append(out, {positions(least, 0).begin, samples()});
        return out;
    }
    for (std::int64_t step = least; step < most; ++step) {
        for (int i = 0; i < parts; ++i) {
            if (done[std::size_t(i)] <= step)
                append(out, positions(step, i));
        }
    }
    append(out, {positions(most, 0).begin, samples()});
    return joined(std::move(out));
}

bool isValid(const EpochPartition &partition)
{
    std::int64_t at = 0;
    for (const Range &range : partition.ranges) {
        if (range.begin < at || range.end <= range.begin)
            return false;
        at = range.end;
    }
    return partition.parts >= 1 && partition.perStep >= 1;
}

} // namespace trainyard::protocol
