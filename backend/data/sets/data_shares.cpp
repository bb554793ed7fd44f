#include "backend/data/sets/data_shares.h"

#include <algorithm>

#include "backend/data/recordio.h"

namespace trainyard::data {

std::vector<WorkerShare> workerShares(const std::vector<storage::Entry> &files, std::int64_t samples, int workers)
{
    std::uint64_t total = 0;
    for (const storage::Entry &file : files)
        total += file.size;
    const auto at = [&](int worker) { // without overflow
        return samples / workers * worker + samples % workers * worker / workers;
    };
    std::vector<WorkerShare> shares;
    for (int worker = 0; worker < workers; ++worker) {
        WorkerShare share{worker, at(worker), at(worker + 1), {}};
        const auto [begin, end] = recordPart(total, workers, worker);
        std::uint64_t before = 0;
        for (const storage::Entry &file : files) {
            const std::uint64_t from = std::max(begin, before), to = std::min(end, before + file.size);
            if (from < to)
                share.ranges.push_back({file.uri, from - before, to - before});
            before += file.size;
        }
        shares.push_back(std::move(share));
    }
    return shares;
}

} // namespace trainyard::data
