#include "backend/services/data/data.h"

#include <algorithm>

namespace trainyard::services {

bool DataSnapshot::has(const std::string &uri) const
{
    return std::ranges::find(listing.sets, uri, &DataSet::uri) != listing.sets.end();
}

std::vector<WorkerShare> sharesOf(const DataContent &content, int workers)
{
    return data::workerShares(content.files, content.samples, workers);
}

} // namespace trainyard::services
