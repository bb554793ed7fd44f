#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::provision {

/// What a machine truly has of what training needs.
struct Probe {
    struct Gpu {
        std::string name, driver; ///< "Tesla T4", "550.54.15"
        int memoryMiB = 0;
        bool operator==(const Gpu &) const = default;
    };
    std::string system; ///< "Ubuntu 24.04.1 LTS"
    std::vector<Gpu> gpus;
    std::vector<std::string> cuda;                 ///< toolkits: "12.4"
    std::string cudnn;                             ///< "9"
    std::map<std::string, std::string> frameworks; ///< of Python, with their versions: "torch", "2.4.0"
    bool operator==(const Probe &) const = default;
};

/// A line for a POSIX shell that prints what parseProbe() reads. Asks nobody but the machine; ends within half a
/// minute.
extern const char *const kProbeCommand;
/// Lines "gpu=NAME, DRIVER, MIB", "cuda=12.4", "cudnn=9", "system=...", "python.torch=2.4.0". It comes from a machine:
/// lines that are not of this form or too long are left out, and so is all beyond the first hundred.
Probe parseProbe(std::string_view text);
/// "Ubuntu 24.04.1 LTS; 4 x Tesla T4 with driver 550.54.15; CUDA 12.4; cuDNN 9; torch 2.4.0", "...; no GPU"
std::string describe(const Probe &);

} // namespace trainyard::provision
