#include "backend/cli/output/countdown_line.h"

#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/time/countdown.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cli {

Status countDown(const Context &context, const std::string &what)
{
    if (!context.globals.yes || !context.err.live || !::isatty(STDIN_FILENO))
        return {};
    const Countdown countdown(std::chrono::seconds(10), Countdown::Clock::now());
    while (const int left = countdown.left(Countdown::Clock::now())) {
        const auto line = fitted(fmt::format("{} in {} s. Ctrl-C stops it.", printable(what), left),
                                 std::size_t(context.err.columns - 1), context.err.unicode);
        std::fputs(("\r" + line + "  ").c_str(), stderr);
        std::fflush(stderr);
        if (!pause(std::chrono::milliseconds(100), {Deadline::never(), context.stop})) {
            context.printMessage("");
            return fail(ErrorCode::Cancelled, "command line", "Stopped before anything was done.");
        }
    }
    context.printMessage("");
    return {};
}

} // namespace trainyard::cli
