#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::wording {

/// What helps against an error: the window has a button for each, the command line a command.
enum class Help {
    None,
    Retry,       ///< the same again: it passes by itself
    OtherPlace,  ///< another zone, region or type
    Quota,       ///< needed, used and allowed vCPUs, and the request for more
    LogIn,       ///< renew the session
    Account,     ///< another key
    Permissions, ///< which permission is missing, and the policy that has it
    Clock,       ///< set this computer's clock
    Terminate,   ///< end what is left
    Machine,     ///< what the machine itself says: its console and log
    Change,      ///< a value of the plan
};

/// What helps, by the other side's own code where that is known, else by the error's code.
Help helpFor(const Error &);

/// A command line that does it; empty where there is none.
std::string_view command(Help) noexcept;

/// The command line that decodes what AWS has hidden in the error ("Encoded authorization failure message"); empty when
/// nothing is.
std::string decodeCommand(const Error &);

/// The words for codes of AWS ("VcpuLimitExceeded") or of a failed SSH connection ("ConnectionRefused").
struct ServiceErrorMessage {
    std::string_view codes;            ///< all that they serve, with spaces between
    std::string_view happened, advice; ///< as Words
    Help help = Help::None;
    std::string_view saying = {}; ///< only where the message has these words
};

/// The words for the code that the error's detail begins with; null when it has none of its own: then those of the
/// ErrorCode serve.
const ServiceErrorMessage *serviceErrorMessage(const Error &);

} // namespace trainyard::wording
