#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace trainyard::localcloud {

template <class... W>
constexpr std::array<std::string_view, sizeof...(W)> enumWords(W... all)
{
    return {all...};
}

/// The words of an enum whose values count from 0, in their order: on the wire, in records and in the log. Specialized
/// beside the enum.
template <class E>
inline constexpr auto kWords = enumWords();

template <class E>
concept Worded = std::is_enum_v<E> && kWords<E>
.size() > 0;

template <Worded E>
constexpr std::string_view toString(E value) noexcept
{
    return kWords<E>[std::size_t(value)];
}

/// Returns the value with this word, if any.
template <Worded E>
constexpr std::optional<E> fromString(std::string_view word) noexcept
{
    const auto found = std::ranges::find(kWords<E>, word);
    return found == kWords<E>.end() ? std::nullopt : std::optional(E(found - kWords<E>.begin()));
}

} // namespace trainyard::localcloud
