#include "backend/runtime/nn/cuda/installed_gpus.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <system_error>

#include "backend/core/numbers.h"
#include "backend/core/text.h"

namespace trainyard::nn::cuda {

namespace fs = std::filesystem;

int installedGpus(const fs::path &devices, std::optional<std::string_view> visible)
{
    constexpr std::string_view kPrefix = "nvidia"; // nvidia0, nvidia1, ...; nvidiactl and nvidia-uvm are no GPUs
    int count = 0;
    std::error_code unreadable;
    for (fs::directory_iterator at(devices, unreadable), end; !unreadable && at != end; at.increment(unreadable)) {
        const std::string name = at->path().filename().string();
        const auto number = name.starts_with(kPrefix) ? parseInteger(name.substr(kPrefix.size())) : std::nullopt;
        count += number && *number >= 0 ? 1 : 0;
    }
    if (!visible)
        return count;
    int entries =
        0; // up to the first invalid one, as CUDA counts; an entry is a number or an identifier ("GPU-8932f937")
    for (const std::string_view entry : split(*visible, ',')) {
        const auto number = parseInteger(trimmed(entry));
        if (trimmed(entry).empty() || (number && (*number < 0 || *number >= count)))
            break;
        ++entries;
    }
    return std::min(entries, count);
}

int installedGpus()
{
    const char *visible = std::getenv("CUDA_VISIBLE_DEVICES");
    return installedGpus("/dev", visible ? std::optional<std::string_view>(visible) : std::nullopt);
}

} // namespace trainyard::nn::cuda
