#include "backend/jobs/script_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "backend/core/text.h"

namespace trainyard::jobs {

namespace {

tl::unexpected<Error> notRead(std::string why)
{
    return fail(ErrorCode::InvalidArgument, "command", std::move(why));
}

std::string_view programOf(std::string_view word)
{
    return word.substr(word.rfind('/') + 1); // npos + 1 is 0
}

bool isPython(std::string_view word)
{
    return programOf(word).starts_with("python");
}

bool namesScript(std::string_view word)
{
    return word.ends_with(".py") && !word.starts_with('-');
}

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &names)
{
    return std::ranges::find(names, programOf(word)) != names.end();
}

/// Programs whose first argument that is a script is what runs.
constexpr std::array<std::string_view, 6> kStarters{"torchrun", "horovodrun", "mpirun",
                                                    "srun",     "accelerate", "deepspeed"};
/// They run their script whatever its arguments are.
constexpr std::array<std::string_view, 4> kShells{"sh", "bash", "dash", "zsh"};

/// NAME=value before a command.
bool isAssignment(std::string_view word)
{
    const auto equals = word.find('=');
    return equals != std::string_view::npos && equals > 0 && std::ranges::all_of(word.substr(0, equals), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
           });
}

} // namespace

Result<std::vector<ScriptLine::Word>> ScriptLine::split(std::string_view line)
{
    constexpr const char *kSeveral = "it is more than one command: options can be read of a single one";
    std::vector<Word> words;
    Word word;
    bool inWord = false;
    char quote = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const char c = at < line.size() ? line[at] : ' ';
        if (at == line.size() && quote != 0)
            return notRead("a quote has no end");
        const bool blank = c == ' ' || c == '\t' || c == '\r';
        if (quote == 0 && blank) {
            if (inWord)
                words.push_back(std::exchange(word, {}));
            inWord = false;
            continue;
        }
        if (quote == 0 && c == '\\' && at + 1 < line.size() && line[at + 1] == '\n') {
            ++at; // the line continues
            continue;
        }
        if (quote != '\'' && (c == '`' || line.substr(at).starts_with("$(")))
            return notRead(kSeveral);
        if (quote == 0 && (std::string_view(";|&<>()\n").find(c) != std::string_view::npos || (c == '#' && !inWord)))
            return notRead(kSeveral);
        inWord = true;
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (quote != '\'' && c == '\\') {
            if (at + 1 >= line.size())
                return notRead("it ends with a backslash");
            // In double quotes a backslash counts before these alone.
            if (quote == 0 || std::string_view("\\\"$`").find(line[at + 1]) != std::string_view::npos)
                ++at;
            word.text += line[at];
        } else {
            word.expands = word.expands || (quote != '\'' && c == '$') ||
                           (quote == 0 && (std::string_view("*?[{").find(c) != std::string_view::npos ||
                                           (c == '~' && word.text.empty())));
            word.text += c;
        }
    }
    return words;
}

Result<ScriptLine> ScriptLine::read(protocol::JobType type, std::string_view line)
{
    ScriptLine read;
    auto words = split(trimmed(line));
    if (!words)
        return fail(words.error());
    read.m_words = std::move(*words);
    if (const Status found = read.findScript(type); !found)
        return fail(found.error());
    return read;
}

Status ScriptLine::findScript(protocol::JobType type)
{
    std::size_t at = 0;
    const auto text = [this](std::size_t word) {
        return word < m_words.size() ? std::string_view(m_words[word].text) : std::string_view();
    };
    while (isAssignment(text(at)) || text(at) == "exec")
        ++at;
    if (at >= m_words.size())
        return notRead("it is empty");
    const std::size_t program = at;
    std::string python = "python3";
    if (isOneOf(text(at), kStarters)) {
        while (at < m_words.size() && !namesScript(text(at)) && !isPython(text(at)))
            ++at;
        if (at >= m_words.size())
            return notRead("no Python script was found in it");
    }
    if (isPython(text(at))) {
        python = text(at++);
        while (text(at).starts_with('-') && text(at) != "-m" && text(at) != "-c" && text(at) != "-")
            at += text(at) == "-W" || text(at) == "-X" ? 2 : 1;
    }
    const bool ofPython = at > program || type == protocol::JobType::Pytorch;
    if (ofPython && text(at) == "-m" && at + 1 < m_words.size()) {
        m_script = {python, "-m", std::string(text(at + 1))};
        at += 2;
    } else if (namesScript(text(at))) {
        m_script = {python, std::string(text(at))};
        ++at;
    } else if (ofPython && (at >= m_words.size() || at > program)) {
        return notRead("no Python script was found in it");
    } else if (isOneOf(text(at), kShells) || text(at).ends_with(".sh")) {
        return notRead("it is a script of the shell, whose options cannot be read");
    } else {
        m_script = {std::string(text(at))};
        ++at;
    }
    const bool expands = std::any_of(m_words.begin() + std::ptrdiff_t(program), m_words.begin() + std::ptrdiff_t(at),
                                     [](const Word &word) { return word.expands; });
    if (expands)
        return notRead("its script is named by a variable or a pattern");
    return {};
}

} // namespace trainyard::jobs
