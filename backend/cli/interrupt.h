#pragma once

#include <stop_token>

namespace trainyard::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a stop token for the whole program, and ignores SIGPIPE. Make one, first thing
/// in main. The first signal asks every blocking step to stop in a known state; the third one ends the program at once
/// with status 130.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token token() const;
    bool happened() const { return token().stop_requested(); }
};

} // namespace trainyard::cli
