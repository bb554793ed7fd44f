#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace trainyard {

/// An enumeration of the values 0, 1, 2... that declares their names in files and options beside itself:
///
///     enum class Boundary { Epoch, Batch };
///     constexpr auto namesOf(Boundary) { return std::to_array<std::string_view>({"epoch", "batch"}); }
///     using trainyard::toString; // for argument-dependent lookup
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E value)
{
    namesOf(value);
};

/// \return "" for a number that is no value
template <NamedEnum E>
constexpr std::string_view toString(E value) noexcept
{
    const auto names = namesOf(value);
    return std::size_t(value) < names.size() ? names[std::size_t(value)] : std::string_view();
}

/// \return unset if no value has the name
template <NamedEnum E>
constexpr std::optional<E> parseEnum(std::string_view name) noexcept
{
    std::size_t at = 0;
    for (const std::string_view known : namesOf(E())) {
        if (known == name)
            return E(at);
        ++at;
    }
    return std::nullopt;
}

} // namespace trainyard
