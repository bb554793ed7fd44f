#include "backend/cli/context.h"

#include <iostream>

#include <nlohmann/json.hpp>
#include <poll.h>
#include <unistd.h>

#include "backend/wording/help.h"
#include "backend/wording/sentence.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

constexpr const char *kOurselves = "command line";

std::string dumped(const json &value, int indent)
{
    // Names and messages come from the network: bytes that are no UTF-8 must not end the program.
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

void put(std::FILE *stream, const std::string &text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
    std::fflush(stream);
}

} // namespace

Context::Context(GlobalOptions options, std::stop_token token)
    : globals(std::move(options))
    , stop(std::move(token))
    , out(Terminal::of(stdout))
    , err(Terminal::of(stderr))
{
}

int Context::print(const json &value, const std::string &text) const
{
    put(stdout, globals.json ? dumped(value, 2) + "\n" : text);
    return Done;
}

void Context::printLine(const json &value) const
{
    put(stdout, dumped(value, -1) + "\n");
}

void Context::printText(const std::string &text) const
{
    if (!globals.json)
        put(stdout, text);
}

void Context::say(const std::string &sentence) const
{
    put(stderr, sentence + "\n");
}

int Context::failure(const Error &error) const
{
    // What this program itself has to say is a sentence already.
    const std::string sentence = error.source == kOurselves ? error.detail : wording::sentence(error);
    say("trainyardctl: " + sentence);
    if (const auto line = wording::decodeCommand(error); !line.empty())
        say("What is denied is shown, to those who may ask, by: " + line);
    if (globals.json) {
        printLine({{"error",
                    {{"code", name(error.code)},
                     {"source", error.source},
                     {"detail", error.detail},
                     {"sentence", sentence}}}});
    }
    return wording::exitStatus(error);
}

int Context::wrongUsage(const std::string &sentence) const
{
    say("trainyardctl: " + sentence + " See trainyardctl" + (command.empty() ? "" : " " + command) + " --help.");
    if (globals.json) {
        printLine({{"error",
                    {{"code", name(ErrorCode::InvalidArgument)},
                     {"source", kOurselves},
                     {"detail", sentence},
                     {"sentence", sentence}}}});
    }
    return WrongUsage;
}

Status Context::confirm(const std::string &question) const
{
    if (globals.yes)
        return {};
    if (!::isatty(STDIN_FILENO) || !::isatty(STDERR_FILENO)) {
        return fail(ErrorCode::InvalidArgument, kOurselves,
                    question + " Nobody can be asked here, since there is no terminal: add --yes to confirm it.");
    }
    put(stderr, question + " [y/N] ");
    while (true) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, kOurselves, "Stopped before anything was done.");
        pollfd in{STDIN_FILENO, POLLIN, 0};
        if (::poll(&in, 1, 100) > 0)
            break;
    }
    std::string answer;
    std::getline(std::cin, answer);
    if (answer == "y" || answer == "Y" || answer == "yes" || answer == "Yes")
        return {};
    return fail(ErrorCode::Cancelled, kOurselves, "Not confirmed; nothing was done.");
}

} // namespace trainyard::cli
