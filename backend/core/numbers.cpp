#include "backend/core/numbers.h"

#include <charconv>
#include <cmath>

namespace trainyard {
namespace {

template <class T>
std::optional<T> parsed(std::string_view text) noexcept
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

std::optional<std::int64_t> parseInteger(std::string_view text) noexcept
{
    return parsed<std::int64_t>(text);
}

std::optional<double> parseNumber(std::string_view text) noexcept
{
    const auto value = parsed<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

} // namespace trainyard
