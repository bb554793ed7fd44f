#include "backend/automation/shell_words.h"

#include <algorithm>
#include <utility>

#include "backend/core/encoding.h"

namespace trainyard::automation {

Result<std::vector<std::string>> shellWords(std::string_view line)
{
    std::vector<std::string> words;
    std::string word;
    bool inWord = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            if (inWord)
                words.push_back(std::exchange(word, {}));
            inWord = false;
        } else if (c == '#' && !inWord) {
            at = std::min(line.find('\n', at), line.size());
        } else if (c == '\\') {
            if (++at >= line.size())
                return fail(ErrorCode::InvalidArgument, "line", "it ends with a backslash");
            word += line[at];
            inWord = true;
        } else if (c == '\'') {
            const auto end = line.find('\'', at + 1);
            if (end == std::string_view::npos)
                return fail(ErrorCode::InvalidArgument, "line", "a quote (') has no end");
            word += line.substr(at + 1, end - at - 1);
            inWord = true;
            at = end;
        } else if (c == '"') {
            for (++at; at < line.size() && line[at] != '"'; ++at) {
                // In double quotes a backslash counts before these alone.
                if (line[at] == '\\' && at + 1 < line.size() &&
                    std::string_view("\\\"$`").find(line[at + 1]) != std::string_view::npos)
                    ++at;
                word += line[at];
            }
            if (at >= line.size())
                return fail(ErrorCode::InvalidArgument, "line", "a quote (\") has no end");
            inWord = true;
        } else {
            word += c;
            inWord = true;
        }
    }
    if (inWord)
        words.push_back(std::move(word));
    return words;
}

std::string lineOf(std::span<const std::string> words)
{
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + shellQuote(word);
    return line;
}

} // namespace trainyard::automation
