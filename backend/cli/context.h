#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/exit_status.h"
#include "backend/cli/progress_view.h"
#include "backend/cli/terminal.h"
#include "backend/core/result.h"

namespace trainyard::cli {

/// Options that every command takes, before or after its name.
struct GlobalOptions {
    std::string profile, region, endpointUrl, stateDir;
    bool json = false;
    bool yes = false; ///< answers every confirmation
};

/// What a command is given: the global options, the stop token, and where to say things. Results go to standard output,
/// progress, questions and errors to standard error.
class Context {
public:
    Context(GlobalOptions options, std::stop_token stop);

    GlobalOptions globals;
    std::stop_token stop;
    Terminal out, err;

    /// Print the result: the JSON value with --json, else the text.
    int print(const nlohmann::json &, const std::string &text) const;
    void printLine(const nlohmann::json &) const;         ///< one value on one line, for streams (with --json)
    void printText(const std::string &) const;            ///< without --json
    void printMessage(const std::string &sentence) const; ///< one line on standard error

    /// One sentence on standard error; with --json also {"error": {...}} on standard output.
    /// return  the exit status
    int failure(const Error &) const;
    /// The same for wrong usage: the sentence says what is wrong, the command's help is named.
    /// return  WrongUsage
    int wrongUsage(const std::string &sentence) const;

    /// Ask before something is lost. True with --yes. Without a terminal nobody can be asked.
    /// errors  InvalidArgument (no terminal and no --yes), Cancelled (the answer was not yes)
    Status confirm(const std::string &question) const;

    /// A view for a long action's steps on standard error; plain lines where that is no terminal.
    ProgressView progress() const { return ProgressView(stderr); }

    std::string command; ///< the one that runs ("data put"), for messages
};

} // namespace trainyard::cli
