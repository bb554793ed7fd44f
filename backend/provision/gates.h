#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/provision/recipe.h"

namespace trainyard::provision {

/// What a machine must have before it is used. An unset member is not checked.
struct GateOptions {
    std::map<std::string, int> gpus; ///< of the instance type, by name of the host; missing: GPUs are not expected
    std::optional<std::uint64_t> freeBytes;
    std::optional<std::chrono::seconds> clockDifference = std::chrono::seconds(30);
    std::chrono::seconds bootPatience{600}; ///< how long the end of cloud-init is waited for; 0: it is not a gate
    /// What to add to this computer's clock before the comparison, where it is known to be wrong.
    std::chrono::milliseconds clockCorrection{0};
    bool isBootErrorFatal = false; ///< a script of user data that failed, or does not end
    bool stress = false;           ///< computes on each GPU for some seconds, where a tool for it is there
};

/// What a machine reports about its readiness.
struct GateFacts {
    std::string boot; ///< of cloud-init: "running", "done", "error", "disabled"; empty: it has none
    std::string bootDetail;
    std::optional<double> clock; ///< seconds since 1970
    std::uint64_t freeBytes = 0;
    struct Gpu {
        int index = 0;
        std::string name;
        std::optional<std::int64_t> eccErrors; ///< uncorrected, since the driver was loaded; unset: without ECC
        bool isRetiring = false;               ///< a row or page is to be replaced at the next restart
    };
    std::vector<Gpu> gpus;
    std::vector<std::string> xids; ///< lines of the kernel about failed GPUs, "NVRM: Xid (PCI:0000:00:1e): 79, ..."
    bool hasGpuTool = false;       ///< nvidia-smi is there and answers
    int gpuCards = 0;              ///< of NVIDIA on the bus, with or without a driver
    std::string stress;            ///< "ok", "none" (no tool for it), or what failed
};

/// A gate that is closed.
struct GateFinding {
    std::string gate;     ///< "boot", "clock", "gpu", "gpu-health", "disk"
    Error error;          ///< the detail: what, and what to do
    bool canWait = false; ///< may open by itself: cloud-init still runs
    bool isFatal = true;  ///< false: worth knowing, and the machine can work
};

/// A script for a POSIX shell whose output parseGates() reads. Waits at most 20 s for nvidia-smi.
extern const char *const kGateCommand;
/// Parses an untrusted machine's output: unknown, overlong and further lines are ignored.
GateFacts parseGates(std::string_view text);
/// \param gpus  that the machine should have
/// \param behind  seconds of this computer's clock minus the machine's, as far as it is known
/// \param doubt  seconds by which `behind` may be wrong: half of the time that the command took
/// \param source  of the errors
std::vector<GateFinding> closedGates(const GateFacts &, const GateOptions &, int gpus, double behind, double doubt,
                                     const std::string &source);

/// The step "gates": waits for the end of cloud-init, then checks all gates. Fails with the first fatal finding. The
/// fact "gates" has a line "GATE: DETAIL" for each finding.
Step gateStep(const GateOptions &);

} // namespace trainyard::provision
