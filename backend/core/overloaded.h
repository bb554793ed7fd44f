#pragma once

#include <concepts>

namespace trainyard {

/// A visitor of a variant, made of lambdas. The compiler rejects a std::visit in which a type has none.
template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// For the case of several types: [](const OneOf<View, Start> auto &) {}
template <class T, class... Types>
concept OneOf = (std::same_as<T, Types> || ...);

} // namespace trainyard
