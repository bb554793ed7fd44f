#include "backend/jobs/script_line.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

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

/// "python", "python3.11", but not "python_train.py".
bool isPython(std::string_view word)
{
    constexpr std::string_view kName = "python";
    const std::string_view program = programOf(word);
    return program.starts_with(kName) &&
           program.substr(kName.size()).find_first_not_of("0123456789.") == std::string_view::npos;
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

/// "-lr" and "--lr", but not "-0.5".
bool looksLikeOption(std::string_view word)
{
    return word.size() > 1 && word[0] == '-' && std::string_view("0123456789.").find(word[1]) == std::string_view::npos;
}

/// "MEAN [MEAN ...]"
bool takesSeveral(const ScriptOption &option)
{
    return option.value.find(' ') != std::string::npos;
}

/// The words of an option with this value.
std::string wordsOf(const ScriptOption &option, const std::string &value)
{
    if (option.value.empty())
        return option.name;
    if (!takesSeveral(option)) {
        // Python takes "-x" as an option, but not in "--name=-x".
        const bool joined = option.name.starts_with("--") && looksLikeOption(value);
        return option.name + (joined ? "=" : " ") + shellQuote(value);
    }
    std::string words = option.name;
    for (const std::string_view one : split(value, ' ')) {
        if (!one.empty())
            words += " " + shellQuote(one);
    }
    return words;
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
            if (inWord) {
                word.end = at;
                words.push_back(std::exchange(word, {}));
            }
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
        if (!inWord)
            word.begin = at;
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
    read.m_line = trimmed(line);
    TY_ASSIGN(auto words, split(read.m_line));
    read.m_words = std::move(words);
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
    m_arguments = at;
    return {};
}

void ScriptLine::takeValues(const ScriptOption &option, Place &place) const
{
    const bool several = takesSeveral(option);
    const bool mayBeNone = several || option.value.starts_with('[');
    while (place.last < m_words.size() && (several || place.last == place.first + 1)) {
        const Word &word = m_words[place.last];
        if (mayBeNone && looksLikeOption(word.text))
            break;
        place.value += (place.last > place.first + 1 ? " " : "") + word.text;
        place.isFixed = place.isFixed || word.expands ||
                        (several && (word.text.empty() || word.text.find(' ') != std::string::npos));
        ++place.last;
    }
}

std::optional<ScriptLine::Place> ScriptLine::placeOf(const ScriptOption &option) const
{
    std::optional<Place> place;
    for (std::size_t at = m_arguments; at < m_words.size() && m_words[at].text != "--"; ++at) {
        const std::string &text = m_words[at].text;
        const bool isName = text == option.name || (!option.shortName.empty() && text == option.shortName);
        const bool isJoined = !option.value.empty() && text.starts_with(option.name + "=");
        if (!isName && !isJoined)
            continue;
        Place found;
        found.first = at;
        found.last = at + 1;
        found.isFixed = place.has_value() || m_words[at].expands;
        if (isJoined)
            found.value = text.substr(option.name.size() + 1);
        else if (option.value.empty())
            found.value = "true";
        else
            takeValues(option, found);
        at = found.last - 1;
        place = std::move(found);
    }
    return place;
}

std::optional<std::string> ScriptLine::value(const ScriptOption &option) const
{
    auto place = placeOf(option);
    return place ? std::optional(std::move(place->value)) : std::nullopt;
}

bool ScriptLine::isFixed(const ScriptOption &option) const
{
    const auto place = placeOf(option);
    return place && place->isFixed;
}

std::string ScriptLine::withValue(const ScriptOption &option, const std::optional<std::string> &value) const
{
    const auto place = placeOf(option);
    if (!place && !value)
        return m_line;
    const auto separator = std::find_if(m_words.begin() + std::ptrdiff_t(m_arguments), m_words.end(),
                                        [](const Word &word) { return word.text == "--"; });
    const std::size_t first = place ? place->first : std::size_t(separator - m_words.begin());
    const std::size_t last = place ? place->last : first;
    const std::size_t begin = m_words[first - 1].end; // the script's own word is before it
    const std::string_view all = m_line;
    std::string line(all.substr(0, begin));
    if (value)
        line.append(place ? all.substr(begin, m_words[first].begin - begin) : " ").append(wordsOf(option, *value));
    return line.append(all.substr(m_words[last - 1].end));
}

} // namespace trainyard::jobs
