#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "backend/cluster/plan/plan_problem.h"

/// Checks that several kinds of plans share.
namespace trainyard::cluster {

inline constexpr int kWidestRange = 16; ///< of one organization; a larger range of addresses needs consent

/// The n of "a.b.c.d/n", from 0 to 32, or -1.
int cidrBits(std::string_view cidr);

/// Whether it is an id of AWS: the prefix and 8 to 40 hexadecimal digits.
/// \param prefix  "sg-"
bool looksLikeId(std::string_view id, std::string_view prefix);

/// The key of the first tag that AWS refuses or that Trainyard sets itself; empty when there is none.
std::string wrongTagOf(const std::map<std::string, std::string> &tags);

/// The number to which the limits of a field apply.
template <class T>
double measureOf(const T &value)
{
    if constexpr (std::is_arithmetic_v<T>)
        return double(value);
    else if constexpr (requires { value.count(); })
        return double(value.count());
    else if constexpr (requires { value.size(); })
        return double(value.size());
    else
        return 0;
}

/// Checks each field against its limits in the table.
template <class Plan, class Table>
std::vector<ProblemOf<Plan>> limitProblems(const Table &table, const Plan &plan)
{
    std::vector<ProblemOf<Plan>> found;
    forEachField(table, [&](const auto &line) {
        const Limits &limits = line.limits;
        const double value = measureOf(line.in(plan));
        const auto text = [](double limit, const char *words) { return words ? words : fmt::format("{}", limit); };
        if (limits.orZero && value == 0)
            return;
        if (!(value >= limits.low)) // also NaN
            found.push_back({line.field(), Reason::TooSmall, text(limits.low, limits.lowText)});
        else if (value > limits.high)
            found.push_back({line.field(), Reason::TooLarge, text(limits.high, limits.highText)});
    });
    return found;
}

} // namespace trainyard::cluster
