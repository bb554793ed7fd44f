#include "backend/protocol/stop_note.h"

#include <algorithm>
#include <charconv>

namespace trainyard::protocol {
namespace {

constexpr std::string_view kSavedAtStep = "checkpoint saved at step ";
constexpr std::size_t kMostDigits = 18;

} // namespace

std::string checkpointSavedNote(std::int64_t step)
{
    return std::string(kSavedAtStep) + std::to_string(step);
}

std::optional<std::int64_t> savedStepIn(std::string_view note)
{
    const auto at = note.rfind(kSavedAtStep);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view digits = note.substr(at + kSavedAtStep.size());
    const bool isNumber = !digits.empty() && digits.size() <= kMostDigits &&
                          std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    std::int64_t step = 0;
    if (!isNumber || std::from_chars(digits.data(), digits.data() + digits.size(), step).ec != std::errc())
        return std::nullopt;
    return step;
}

} // namespace trainyard::protocol
