#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard::provision {

/// A program or library that building or running a framework needs, and what a machine has of it.
struct Requirement {
    std::string what;     ///< "C++ compiler"
    std::string required; ///< "GCC 4.8 or newer"; "optional: ..." where only some jobs need it
    std::string found;    ///< "g++ 13.2.0"; empty: nothing
    bool isMet = false, isOptional = false;
    bool operator==(const Requirement &) const = default;
};

/// A script for a POSIX shell whose output parseRequirements() reads. No network requests, no root.
extern const char *const kRequirementsCommand;
/// The table of what MXNet and the walkthroughs need (compiler with C++11, BLAS, OpenCV, curl and OpenSSL with headers,
/// CUDA with cuDNN, Python with NumPy, git, make), in a fixed order. The text comes from an untrusted machine.
std::vector<Requirement> parseRequirements(std::string_view text);

} // namespace trainyard::provision
