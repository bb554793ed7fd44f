#include "backend/cli/context.h"

#include <iostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <unistd.h>

#include "backend/wording/help.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

constexpr const char *kOurselves = "command line";

std::string dumped(const json &value, int indent)
{
    // Names and messages come from the network: bytes that are not UTF-8 must not end the program.
    std::string text = value.dump(indent, ' ', false, json::error_handler_t::replace);
    // JSON does not escape DEL and U+0080 to U+009F, which a terminal may obey. They occur only in strings.
    std::string safe;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto next = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0u;
        const bool isC1 = byte == 0xc2 && next < 0xa0;
        if (byte != 0x7f && !isC1) {
            safe += text[at];
            continue;
        }
        safe += fmt::format("\\u{:04x}", isC1 ? next : byte);
        at += isC1 ? 1 : 0;
    }
    return safe;
}

void put(std::FILE *stream, const std::string &text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
    std::fflush(stream);
}

} // namespace

json toJson(const Error &error, const std::string &sentence)
{
    return {{"code", toString(error.code)}, {"source", error.source}, {"detail", error.detail}, {"sentence", sentence}};
}

Context::Context(GlobalOptions options, std::stop_token token)
    : globals(std::move(options))
    , stop(std::move(token))
    , out(Terminal::of(stdout))
    , err(Terminal::of(stderr))
{
}

int Context::print(const json &value, const TerminalText &text) const
{
    put(stdout, globals.json ? dumped(value, 2) + "\n" : text.bytes());
    return Done;
}

void Context::printLine(const json &value) const
{
    put(stdout, dumped(value, -1) + "\n");
}

void Context::printText(const TerminalText &text) const
{
    if (!globals.json)
        put(stdout, text.bytes());
}

void Context::printMessage(const TerminalText &sentence) const
{
    put(stderr, sentence.bytes() + "\n");
}

int Context::failure(const Error &error) const
{
    // Messages of this program itself are already sentences.
    const std::string sentence = error.source == kOurselves ? error.detail : wording::message(error);
    printMessage("trainyardctl: " + sentence);
    if (const auto line = wording::decodeCommand(error); !line.empty())
        printMessage("With permission to decode it, this command shows what is denied: " + line);
    if (globals.json)
        printLine({{"error", toJson(error, sentence)}});
    return wording::exitStatus(error);
}

int Context::wrongUsage(const std::string &sentence) const
{
    printMessage("trainyardctl: " + sentence + " See trainyardctl" + (command.empty() ? "" : " " + command) +
                 " --help.");
    if (globals.json)
        printLine({{"error", toJson({ErrorCode::InvalidArgument, kOurselves, sentence}, sentence)}});
    return WrongUsage;
}

Status Context::confirm(const std::string &question) const
{
    if (globals.yes)
        return {};
    if (!::isatty(STDIN_FILENO) || !::isatty(STDERR_FILENO)) {
        return fail(ErrorCode::InvalidArgument, kOurselves,
                    question + " No one can be asked here, since there is no terminal: add --yes to confirm it.");
    }
    put(stderr, printable(question) + " [y/N] ");
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
