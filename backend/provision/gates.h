#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/provision/recipe.h"

namespace trainyard::provision {

/// What a machine must have before it is used. An unset member is not checked.
struct GateOptions {
    int gpus = 0; ///< of the instance type; 0: GPUs are not expected
    std::optional<std::uint64_t> freeBytes;
    std::optional<std::chrono::seconds> clockDifference = std::chrono::seconds(30);
    std::chrono::seconds bootPatience{600}; ///< how long the end of cloud-init is waited for
    bool isBootErrorFatal = false;          ///< a script of user data that failed
    bool stress = false;                    ///< computes on each GPU for some seconds, where a tool for it is there
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
    std::string gpuTool;           ///< why nvidia-smi failed; empty: it did not
    int gpuDevices = 0;            ///< of /dev/nvidia*, and on the bus of NVIDIA's cards when the driver is missing
};

/// A gate that is closed.
struct GateFinding {
    std::string gate;     ///< "boot", "clock", "gpu", "gpu-health", "disk"
    Error error;          ///< the detail: what, and what to do
    bool canWait = false; ///< may open by itself: cloud-init still runs
    bool isFatal = true;
};

/// A script for a POSIX shell whose output parseGates() reads. Waits at most 20 s for nvidia-smi.
extern const char *const kGateCommand;
/// Parses an untrusted machine's output: unknown, overlong and further lines are ignored.
GateFacts parseGates(std::string_view text);
/// \param here  seconds since 1970 of this computer in the middle of the command
/// \param halfTrip  half of the time that the command took: the clock is not known better
std::vector<GateFinding> closedGates(const GateFacts &, const GateOptions &, double here, double halfTrip,
                                     const std::string &source);

/// The step "gates": waits for the end of cloud-init, then checks all gates. Fails with the first fatal finding; the
/// others are the fact "gates", one line each.
Step gateStep(const GateOptions &);

} // namespace trainyard::provision
