#pragma once

#include <string>

namespace trainyard::ssh {

/// A line for the remote shell that a person typed. It may hold a password or a key, and the journal keeps command
/// lines for ever: so the line travels over standard input, and the command says only what program it is and how long.
struct TypedCommand {
    std::string command;   ///< for SshSession::exec
    std::string stdinText; ///< for ExecOptions
};

/// The line runs in the login's own shell, with an empty standard input and its own exit status, as it would by itself.
TypedCommand typedCommand(std::string line);

} // namespace trainyard::ssh
