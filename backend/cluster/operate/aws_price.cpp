#include "backend/cluster/operate/aws_price.h"

#include <algorithm>

#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

using LivedHours = std::chrono::duration<double, std::ratio<3600>>;
constexpr int kUsualRootGiB = 30; ///< where the plan leaves the size to the image

Usd rateOfMachine(const Catalog &prices, const ClusterSnapshot &c, const std::string &type)
{
    const auto price = prices.price(type, c.region);
    const int disk = c.rootGiB > 0 ? c.rootGiB : kUsualRootGiB;
    return {(price ? price->usdPerHour : 0) + disk * prices.volumeUsdPerGiBHour(c.region) +
                prices.publicAddressUsdPerHour(),
            price ? SumBound::Exact : SumBound::AtLeast};
}

/// Of the machines that exist, else of those that it had.
Usd rateOfMachines(const Catalog &prices, const ClusterSnapshot &c)
{
    Usd sum;
    for (const NodeSnapshot &node : c.nodes)
        sum += rateOfMachine(prices, c, node.type.empty() ? c.instanceType : node.type);
    for (int i = 0; c.nodes.empty() && i <= c.formerWorkers; ++i) // with its head
        sum += rateOfMachine(prices, c, c.instanceType);
    return sum;
}

} // namespace

Usd awsRate(const Catalog &prices, const ClusterSnapshot &c)
{
    return c.alive() && !c.nodes.empty() ? rateOfMachines(prices, c) : Usd();
}

Usd awsCost(const Catalog &prices, const ClusterSnapshot &c, Timestamp now)
{
    if (c.state == ClusterState::Planned)
        return {};
    const LivedHours lived = c.closed.value_or(now) - c.created;
    Usd sum = rateOfMachines(prices, c);
    sum.usd *= std::max(0.0, lived.count());
    return sum;
}

} // namespace trainyard::cluster
