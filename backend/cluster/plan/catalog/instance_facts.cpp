#include "backend/cluster/plan/catalog/instance_facts.h"

#include <charconv>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "backend/cluster/plan/costs/budget.h"

namespace trainyard::cluster {
namespace {

/// Sort key: "worker-12" is (1, 12), the head (0, 0), any other name (2, 0).
std::pair<int, int> rankOf(const std::string &node)
{
    if (node == "head")
        return {0, 0};
    constexpr std::string_view prefix = "worker-";
    int number = 0;
    if (node.starts_with(prefix) &&
        std::from_chars(node.data() + prefix.size(), node.data() + node.size(), number).ec == std::errc())
        return {1, number};
    return {2, 0};
}

} // namespace

std::string spotPriceFact(double usdPerHour)
{
    return fmt::format("{:.6f}", usdPerHour);
}

std::optional<double> spotPriceFrom(std::string_view fact)
{
    double usd = 0;
    const auto [end, error] = std::from_chars(fact.data(), fact.data() + fact.size(), usd);
    const bool isPrice = error == std::errc() && end == fact.data() + fact.size() && isUsd(usd);
    return isPrice ? std::optional(usd) : std::nullopt;
}

bool nodeBefore(const std::string &a, const std::string &b)
{
    const auto left = rankOf(a), right = rankOf(b);
    return left != right ? left < right : a < b;
}

} // namespace trainyard::cluster
