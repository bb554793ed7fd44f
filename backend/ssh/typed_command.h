#pragma once

#include <string>

namespace trainyard::ssh {

/// A line for the remote shell, typed by the user. The line may contain a password or a key, and the journal stores
/// command lines permanently. It is therefore sent over standard input; the command contains only its program name and
/// its length.
struct TypedCommand {
    std::string command;   ///< for SshSession::exec
    std::string stdinText; ///< for ExecOptions
};

/// Returns a command that runs the line in the remote user's shell ($SHELL), with an empty standard input. The command
/// ends with the line's exit status.
TypedCommand typedCommand(std::string line);

} // namespace trainyard::ssh
