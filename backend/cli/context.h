#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/exit_status.h"
#include "backend/cli/output/progress_view.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cli {

/// Options that every command takes, before or after its name.
struct GlobalOptions {
    std::string profile, region, endpointUrl, stateDir;
    bool json = false;
    bool yes = false; ///< confirms every question
};

/// {"code", "source", "detail", "sentence"}
nlohmann::json toJson(const Error &, const std::string &sentence);

/// The environment of a command: the global options, the stop token, and the outputs. Results go to standard output;
/// progress, questions and errors to standard error.
class Context {
public:
    Context(GlobalOptions options, std::stop_token stop);

    GlobalOptions globals;
    std::stop_token stop;
    Terminal out, err;

    /// Prints the result: the JSON value with --json, otherwise the text.
    int print(const nlohmann::json &, const TerminalText &text) const;
    void printLine(const nlohmann::json &) const;          ///< one value on one line, for streams (with --json)
    void printText(const TerminalText &) const;            ///< without --json
    void printMessage(const TerminalText &sentence) const; ///< one line on standard error

    /// Prints one sentence to standard error; with --json also {"error": {...}} to standard output.
    /// \return the exit status
    int failure(const Error &) const;
    /// The same for wrong usage: the sentence names the error, followed by a reference to the command's help.
    /// \return WrongUsage
    int wrongUsage(const std::string &sentence) const;

    /// Requests confirmation before data or machines are lost. True with --yes.
    /// \error InvalidArgument (no terminal and no --yes), Cancelled (the answer was not yes)
    Status confirm(const std::string &question) const;

    /// Returns a view of a long action's steps on standard error; plain lines when that is not a terminal. As part of
    /// the call that it shows, it is closed before the call's result is used.
    ProgressView progress() const { return ProgressView(stderr); }

    /// Returns the limit of the network requests of a command.
    CallContext request() const { return {Deadline::after(std::chrono::minutes(2)), stop}; }
    /// Returns the limit of a transfer; the network timeouts end a dead one long before.
    CallContext transfer() const { return {Deadline::after(std::chrono::hours(12)), stop}; }

    std::string command; ///< the running command ("data put"), for messages
};

} // namespace trainyard::cli
