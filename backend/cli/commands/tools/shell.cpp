#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>
#include <poll.h>
#include <unistd.h>

#include "backend/automation/config_ini.h"
#include "backend/automation/shell_words.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/tools/nested.h"
#include "backend/cli/context.h"
#include "backend/cli/interrupt.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

constexpr std::size_t kLongestLine = 64 * 1024;

struct ShellArguments {
    std::string config;
};

/// Standard input, line by line. Reads no further than the terminal has sent, so that questions of commands get their
/// answers.
class InputLines {
public:
    /// \return unset at the end of the input
    /// \error Cancelled, InvalidArgument (a line that is too long)
    Result<std::optional<std::string>> next(const std::stop_token &stop)
    {
        while (true) {
            if (const auto end = m_bytes.find('\n'); end != std::string::npos) {
                std::string line = m_bytes.substr(0, end);
                m_bytes.erase(0, end + 1);
                return std::optional(std::move(line));
            }
            if (m_ended)
                return m_bytes.empty() ? std::optional<std::string>() : std::optional(std::exchange(m_bytes, {}));
            if (m_bytes.size() > kLongestLine)
                return fail(ErrorCode::InvalidArgument, "shell", "a line is longer than 64 KiB");
            pollfd in{STDIN_FILENO, POLLIN, 0};
            if (::poll(&in, 1, 100) <= 0) {
                if (stop.stop_requested())
                    return fail(ErrorCode::Cancelled, "shell", "it was interrupted");
                continue;
            }
            std::array<char, 4096> piece{};
            const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
            if (got > 0)
                m_bytes.append(piece.data(), std::size_t(got));
            else if (got == 0 || errno != EINTR)
                m_ended = true;
        }
    }

private:
    std::string m_bytes;
    bool m_ended = false;
};

void showHelp(const Context &context)
{
    context.printMessage("Every command of trainyardctl, without that word: clusters, launch --help, status NAME.\n"
                         "With --config FILE also LaunchInstances(), InstallDeps(), RunSingleVMComputing(),\n"
                         "CheckStatus() and TerminateAll().\n"
                         "Quotes are those of a shell; nothing is expanded. Ctrl-C stops a command; exit leaves.");
}

/// \return the words to run; empty: there is nothing to run
Result<std::vector<std::string>> wordsOf(const Context &context, const ShellArguments &arguments,
                                         const std::string &line)
{
    TY_ASSIGN(auto words, automation::shellWords(line));
    if (!words.empty() && words.front() == "trainyardctl")
        words.erase(words.begin());
    if (words.empty())
        return words;
    if (words.front() == "help" || words.front() == "?") {
        showHelp(context);
        return std::vector<std::string>();
    }
    if (words.front() == "shell")
        return fail(ErrorCode::InvalidArgument, "shell", "this is the shell already");
    if (words.front().ends_with("()") && automation::configVerb(words.front())) {
        if (arguments.config.empty())
            return fail(ErrorCode::InvalidArgument, words.front(),
                        "it needs the file: start the shell with --config FILE");
        words.insert(words.begin(), {"config", arguments.config});
    }
    return words;
}

/// After Ctrl-C: a new token for what comes next.
/// \return whether the shell goes on; it ends by any other signal
bool renewed(std::stop_token &stop)
{
    if (!stop.stop_requested())
        return true;
    const auto fresh = Interrupt::renew();
    if (!fresh)
        return false;
    stop = *fresh;
    return true;
}

Result<int> runShell(Context &context, const ShellArguments &arguments)
{
    const bool isTerminal = ::isatty(STDIN_FILENO) == 1;
    std::stop_token stop = context.stop;
    InputLines input;
    if (isTerminal)
        context.printMessage("Commands of trainyardctl, one a line; help, exit.");
    while (true) {
        if (isTerminal)
            std::fputs("trainyard> ", stderr);
        const auto line = input.next(stop);
        if (!line && line.error().code == ErrorCode::Cancelled) {
            if (!isTerminal || !renewed(stop))
                return Interrupted;
            std::fputs("\n", stderr);
            continue;
        }
        if (!line)
            return fail(line.error());
        const std::string text = *line ? std::string(trimmed(**line)) : std::string("exit");
        if (text == "exit" || text == "quit" || text == "exit()" || text == "quit()")
            return Done;
        const auto words = wordsOf(context, arguments, text);
        const int status = !words           ? context.failure(words.error())
                           : words->empty() ? int(Done)
                                            : runNested(context.globals, *words, stop);
        if (!isTerminal && status != Done)
            return status; // a script ends where something failed
        if (!renewed(stop))
            return Interrupted;
    }
}

} // namespace

void addShell(Commands &commands)
{
    auto arguments = std::make_shared<ShellArguments>();
    CLI::App *command = commands.add(
        "shell", "A prompt for these commands; without a terminal, reads them from standard input until one fails");
    command->add_option("--config", arguments->config, "A config.ini for LaunchInstances() and the other verbs")
        ->check(CLI::ExistingFile);
    commands.onRun(command, [arguments](Context &context) { return runShell(context, *arguments); });
}

} // namespace trainyard::cli
