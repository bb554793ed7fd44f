#include "backend/protocol/checkpoint_name.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include <fmt/format.h>

namespace trainyard::protocol {

namespace {

constexpr std::string_view kBegin = "checkpoint-", kStep = "-step-", kEnd = ".safetensors";
constexpr std::size_t kEpochDigits = 9, kStepDigits = 18; // at most

/// The number that a text of digits is.
template <class T>
bool read(std::string_view text, std::size_t mostDigits, T &number)
{
    const auto end = text.data() + text.size();
    return !text.empty() && text.size() <= mostDigits && text.front() != '-' &&
           std::from_chars(text.data(), end, number) == std::from_chars_result{end, std::errc()};
}

} // namespace

std::string fileNameOf(const CheckpointName &name)
{
    const std::string step = name.step ? fmt::format("{}{:09}", kStep, *name.step) : "";
    return fmt::format("{}{:06}{}{}", kBegin, name.epochs, step, kEnd);
}

std::optional<CheckpointName> checkpointNameOf(std::string_view fileName)
{
    if (!fileName.starts_with(kBegin) || !fileName.ends_with(kEnd) || fileName.size() < kBegin.size() + kEnd.size())
        return std::nullopt;
    std::string_view number = fileName.substr(kBegin.size(), fileName.size() - kBegin.size() - kEnd.size());
    CheckpointName name;
    if (const std::size_t dash = number.find(kStep); dash != std::string_view::npos) {
        if (!read(number.substr(dash + kStep.size()), kStepDigits, name.step.emplace()))
            return std::nullopt;
        number = number.substr(0, dash);
    }
    if (!read(number, kEpochDigits, name.epochs))
        return std::nullopt;
    return fileNameOf(name) == fileName ? std::optional(name) : std::nullopt;
}

std::vector<CheckpointName> outdatedCheckpoints(std::vector<CheckpointName> all, int last, const KeptEpochs &kept)
{
    std::ranges::sort(all, std::greater());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::vector<CheckpointName> outdated;
    int newer = 0; // at the ends of epochs
    for (const CheckpointName &name : all) {
        const bool isKept = name.step
                                ? name == all.front()
                                : newer++ < last || last == 0 || name.epochs == kept.best || name.epochs <= kept.since;
        if (!isKept)
            outdated.push_back(name);
    }
    std::ranges::reverse(outdated);
    return outdated;
}

} // namespace trainyard::protocol
