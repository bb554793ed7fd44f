#include "backend/protocol/checkpoint_name.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace trainyard::protocol {

namespace {

constexpr std::string_view kBegin = "checkpoint-", kWithin = ".within", kEnd = ".safetensors";
constexpr std::size_t kDigits = 6, kMostDigits = 9;

} // namespace

std::string fileNameOf(const CheckpointName &name)
{
    return fmt::format("{}{:06}{}{}", kBegin, name.epochs, name.within ? kWithin : "", kEnd);
}

std::optional<CheckpointName> checkpointNameOf(std::string_view fileName)
{
    if (!fileName.starts_with(kBegin) || !fileName.ends_with(kEnd) || fileName.size() < kBegin.size() + kEnd.size())
        return std::nullopt;
    std::string_view number = fileName.substr(kBegin.size(), fileName.size() - kBegin.size() - kEnd.size());
    CheckpointName name;
    if (number.ends_with(kWithin)) {
        name.within = true;
        number.remove_suffix(kWithin.size());
    }
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (number.size() < kDigits || number.size() > kMostDigits || !std::ranges::all_of(number, isDigit))
        return std::nullopt;
    std::from_chars(number.data(), number.data() + number.size(), name.epochs);
    return fileNameOf(name) == fileName ? std::optional(name) : std::nullopt;
}

} // namespace trainyard::protocol
