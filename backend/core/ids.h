#pragma once

#include <compare>
#include <functional>
#include <string>

namespace trainyard {

/// The identifier of one kind of resource; ids of different kinds do not convert into each other.
template <class Tag>
struct Id {
    std::string value;

    Id() = default;
    explicit Id(std::string v)
        : value(std::move(v))
    {
    }
    bool empty() const { return value.empty(); }
    auto operator<=>(const Id &) const = default;
};

using ClusterId = Id<struct ClusterTag>;     ///< Trainyard's: "c-" + 16 hex digits
using RunId = Id<struct RunTag>;             ///< Trainyard's: "r-" + 16 hex digits
using OperationId = Id<struct OperationTag>; ///< Trainyard's: "o-" + 16 hex digits
using InstanceId = Id<struct InstanceTag>;   ///< EC2's: "i-" + 17 hex digits

/// Returns the prefix followed by 64 random bits in hexadecimal.
std::string newIdText(std::string_view prefix);
inline ClusterId newClusterId()
{
    return ClusterId(newIdText("c-"));
}
inline RunId newRunId()
{
    return RunId(newIdText("r-"));
}
inline OperationId newOperationId()
{
    return OperationId(newIdText("o-"));
}

} // namespace trainyard

template <class Tag>
struct std::hash<trainyard::Id<Tag>> {
    std::size_t operator()(const trainyard::Id<Tag> &id) const noexcept { return std::hash<std::string>{}(id.value); }
};
