#include "backend/services/data.h"

#include <algorithm>

namespace trainyard::services {

bool DataSnapshot::has(const std::string &uri) const
{
    return std::ranges::find(listing.sets, uri, &DataSet::uri) != listing.sets.end();
}

} // namespace trainyard::services
