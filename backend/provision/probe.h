#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/sentence.h"

namespace trainyard::provision {

/// The system, GPUs and software found on a machine.
struct Probe {
    struct Gpu {
        std::string name, driver; ///< "Tesla T4", "550.54.15"
        int memoryMiB = 0;
        bool operator==(const Gpu &) const = default;
    };
    std::string system; ///< "Ubuntu 24.04.1 LTS"
    std::vector<Gpu> gpus;
    std::vector<std::string> cuda; ///< toolkits: "12.4"
    std::string cudnn;             ///< "9"
    std::string cudart; ///< the CUDA library that a program would load: "/usr/local/cuda-12.4/lib64/libcudart.so.12"
    std::map<std::string, std::string> frameworks; ///< Python packages and versions: "torch", "2.4.0"
    bool operator==(const Probe &) const = default;
};

/// A script for a POSIX shell whose output parseProbe() reads. Makes no network requests. Waits at most 15 s for
/// nvidia-smi and 10 s for each of three Python interpreters.
extern const char *const kProbeCommand;
/// Parses lines "gpu=NAME, DRIVER, MIB", "cuda=12.4", "cudnn=9", "cudart=/usr/...", "system=...",
/// "python.torch=2.4.0". The text comes
/// from an untrusted machine: other lines, overlong lines and everything after the first hundred lines are ignored.
Probe parseProbe(std::string_view text);
/// Returns a summary: "Ubuntu 24.04.1 LTS; 4 x Tesla T4 with driver 550.54.15; CUDA 12.4; cuDNN 9; torch 2.4.0", or
/// "...; no GPU".
Sentence probeText(const Probe &);
std::string describe(const Probe &); ///< probeText() in English

} // namespace trainyard::provision
