#pragma once

#include <optional>
#include <stop_token>

namespace trainyard::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a stop token for the complete program, and ignores SIGPIPE. Create one at the
/// start of main(). The first signal stops every blocking step in a known state; the third one ends the program at once
/// with status 130.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token token() const;
    /// Forgets a Ctrl-C, for a program that goes on with the next command.
    /// \return the new token; unset if another signal came: the program must end
    static std::optional<std::stop_token> renew();
    bool happened() const { return token().stop_requested(); }
};

} // namespace trainyard::cli
