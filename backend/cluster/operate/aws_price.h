#pragma once

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

class Catalog;

/// What the machines of a cluster of the local cloud would cost on AWS now, On-Demand, with their volumes and addresses.
/// \param prices  of AWS, not the free ones of the local cloud
/// \return a lower bound where the price of a type is unknown
Usd awsRate(const Catalog &prices, const ClusterSnapshot &);

/// The same from the cluster's creation to its end, or to `now`: as if it had had its present machines all the time, and
/// those that it had last after its end.
Usd awsCost(const Catalog &prices, const ClusterSnapshot &, Timestamp now);

} // namespace trainyard::cluster
