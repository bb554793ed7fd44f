#pragma once

#include <cstddef>

/// What a test says to the stand-in for CUDA, and hears from it. The library exports
///     StandInControl *standInControl();
struct StandInControl {
    // said
    int devices = 2;
    std::size_t cudnnVersion = 90600;
    std::size_t memory = std::size_t(4) << 30; ///< of the card, in bytes
    const char *failing = nullptr;             ///< the function of this name fails
    int callsBefore = 0;                       ///< so many of its calls succeed first

    // heard
    int complaints = 0;         ///< calls with wrong arguments; each is told on standard error
    int live = 0;               ///< handles, descriptions, streams, events and pieces of memory that nobody has freed
    std::size_t memoryUsed = 0; ///< of the card
    int algorithms = 0;         ///< convolutions that ran
};
