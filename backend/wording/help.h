#pragma once

#include <span>
#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::wording {

/// The remedy for an error: a button in the window, a command on the command line.
enum class Help {
    None,
    Retry,       ///< the same action again: the error is temporary
    OtherPlace,  ///< another zone, region or type
    Quota,       ///< needed, used and allowed vCPUs, and the request for an increase
    LogIn,       ///< renew the session
    Account,     ///< another key
    Permissions, ///< the missing permission and a policy that grants it
    Clock,       ///< set this computer's clock
    Terminate,   ///< terminate the remaining resources
    Machine,     ///< console output and log of the machine
    Change,      ///< change a value of the plan
};

/// Returns the remedy for the service's code in the error, else for its ErrorCode.
Help helpFor(const Error &);

/// Returns the command line for a remedy; empty where there is none.
std::string_view command(Help) noexcept;

/// Returns the command line that decodes the error's "Encoded authorization failure message"; empty when it has none.
std::string decodeCommand(const Error &);

/// The message for codes of AWS ("VcpuLimitExceeded") or of a failed SSH connection ("ConnectionRefused").
struct ServiceErrorMessage {
    std::string_view codes;            ///< all codes with this message, separated by spaces
    std::string_view happened, advice; ///< as in ErrorMessage
    Help help = Help::None;
    std::string_view saying = {}; ///< the row applies only to errors whose detail contains this text
};

/// Returns the message for the code at the start of the error's detail, or for a file or folder that does not exist; null
/// when there is none, and errorMessage() applies.
const ServiceErrorMessage *serviceErrorMessage(const Error &);

/// Returns all of them.
std::span<const ServiceErrorMessage> serviceErrorMessages() noexcept;

} // namespace trainyard::wording
