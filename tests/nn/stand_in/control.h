#pragma once

#include <cstddef>

/// Configuration and statistics of the stand-in for CUDA, shared with the test. The library exports
///     StandInControl *standInControl();
struct StandInControl {
    // set by the test
    int devices = 2;
    std::size_t cudnnVersion = 90600;
    std::size_t memory = std::size_t(4) << 30; ///< of the GPU, in bytes
    const char *failing = nullptr;             ///< name of a function that fails
    int callsBefore = 0;                       ///< number of its calls that succeed first

    // reported by the stand-in
    int complaints = 0;         ///< calls with invalid arguments; each is reported on standard error
    int live = 0;               ///< handles, descriptors, streams, events and memory blocks that are not released
    std::size_t memoryUsed = 0; ///< of the GPU, in bytes
    int algorithms = 0;         ///< convolutions that ran
};
