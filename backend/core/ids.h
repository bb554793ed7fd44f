#pragma once

#include <compare>
#include <functional>
#include <string>

namespace trainyard {

/// A string that names one kind of thing and cannot be mistaken for another kind.
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

using ClusterId = Id<struct ClusterTag>;     ///< ours: "c-" + 16 hex digits
using RunId = Id<struct RunTag>;             ///< ours: "r-" + 16 hex digits
using OperationId = Id<struct OperationTag>; ///< ours: "o-" + 16 hex digits
using InstanceId = Id<struct InstanceTag>;   ///< EC2's: "i-" + 17 hex digits

/// A new random id with the prefix, 64 bits from the system's generator, as hexadecimal.
std::string newIdText(std::string_view prefix);
inline ClusterId newClusterId() { return ClusterId(newIdText("c-")); }
inline RunId newRunId() { return RunId(newIdText("r-")); }
inline OperationId newOperationId() { return OperationId(newIdText("o-")); }

} // namespace trainyard

template <class Tag>
struct std::hash<trainyard::Id<Tag>> {
    std::size_t operator()(const trainyard::Id<Tag> &id) const noexcept { return std::hash<std::string>{}(id.value); }
};
