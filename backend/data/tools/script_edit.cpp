#include "backend/data/tools/script_edit.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::data {
namespace {

using Values = std::map<std::string, std::string>;

bool isNameCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isPythonName(std::string_view name)
{
    return !name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) == 0 &&
           std::ranges::all_of(name, isNameCharacter);
}

std::size_t afterBlanks(std::string_view line, std::size_t at)
{
    const auto found = line.find_first_not_of(" \t", at);
    return found == std::string_view::npos ? line.size() : found;
}

/// The position behind a string literal of one line that begins at `at`; npos when there is none.
std::size_t endOfLiteral(std::string_view line, std::size_t at)
{
    if (at >= line.size() || (line[at] != '\'' && line[at] != '"'))
        return std::string_view::npos;
    if (line.substr(at, 3) == std::string(3, line[at]))
        return std::string_view::npos; // of several lines
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == line[at])
            return i + 1;
    }
    return std::string_view::npos;
}

/// The end of an expression that begins at `at` and is complete on its line: behind it are blanks or a comment only.
/// npos when it continues on the next line, or ends inside of brackets that were opened before it.
std::size_t endOfExpression(std::string_view line, std::size_t at)
{
    int open = 0;
    std::size_t end = at;
    for (std::size_t i = at; i < line.size();) {
        const char c = line[i];
        if (c == '#')
            break;
        if (c == '\'' || c == '"') {
            i = endOfLiteral(line, i);
            if (i == std::string_view::npos)
                return i;
            end = i;
            continue;
        }
        open += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
        if (open < 0)
            return std::string_view::npos;
        ++i;
        if (c != ' ' && c != '\t' && c != '\r')
            end = i;
    }
    const bool continues = open != 0 || (end > at && (line[end - 1] == '\\' || line[end - 1] == ','));
    return continues || end == at ? std::string_view::npos : end;
}

/// The position behind `=` of an assignment; npos when there is another operator or none.
std::size_t afterEquals(std::string_view line, std::size_t at)
{
    at = afterBlanks(line, at);
    const bool isAssignment = at < line.size() && line[at] == '=' && (at + 1 == line.size() || line[at + 1] != '=');
    return isAssignment ? afterBlanks(line, at + 1) : std::string_view::npos;
}

/// Replaces the value of one variable in a line.
bool setOne(std::string &line, const std::string &name, const std::string &value)
{
    const auto begin = afterBlanks(line, 0);
    bool isFound = false;
    for (auto at = line.find(name, begin); at != std::string::npos; at = line.find(name, at)) {
        const auto behind = at + name.size();
        const bool isWord = (at == 0 || (!isNameCharacter(line[at - 1]) && line[at - 1] != '.')) &&
                            (behind == line.size() || !isNameCharacter(line[behind]));
        at = behind;
        const auto expression = isWord ? afterEquals(line, behind) : std::string::npos;
        if (expression == std::string::npos)
            continue;
        auto end = endOfLiteral(line, expression);
        const bool isStatement = behind - name.size() == begin;
        if (isStatement) { // all of an expression such as 'data' + suffix
            const auto whole = endOfExpression(line, expression);
            end = whole == std::string::npos ? end : whole;
        }
        if (end == std::string::npos)
            continue;
        const auto literal = pythonLiteral(value);
        line.replace(expression, end - expression, literal);
        at = expression + literal.size();
        isFound = true;
    }
    return isFound;
}

/// The variables of `(a, b) = ...`, when all of them have values.
std::vector<std::string> targetsOf(std::string_view line, const Values &values)
{
    const auto begin = afterBlanks(line, 0), equals = line.find('=', begin);
    if (equals == std::string_view::npos)
        return {};
    const auto expression = afterEquals(line, equals);
    if (expression == std::string_view::npos || endOfExpression(line, expression) == std::string_view::npos)
        return {};
    auto left = trimmed(line.substr(begin, equals - begin));
    if (left.starts_with('(') && left.ends_with(')'))
        left = trimmed(left.substr(1, left.size() - 2));
    std::vector<std::string> names;
    for (const auto part : split(left, ',')) {
        names.emplace_back(trimmed(part));
        if (!values.contains(names.back()))
            return {};
    }
    return names.size() > 1 ? names : std::vector<std::string>();
}

/// The new lines in place of one.
std::vector<std::string> edited(const std::string &line, const Values &values, std::set<std::string> &seen)
{
    const std::string indent = line.substr(0, afterBlanks(line, 0));
    if (line.substr(indent.size()).starts_with('#'))
        return {line};
    if (const auto names = targetsOf(line, values); !names.empty()) {
        std::vector<std::string> lines;
        for (const auto &name : names) {
            seen.insert(name);
            lines.push_back(indent + name + " = " + pythonLiteral(values.at(name)) +
                            (line.ends_with('\r') ? "\r" : ""));
        }
        return lines;
    }
    std::string changed = line;
    for (const auto &[name, value] : values) {
        if (setOne(changed, name, value))
            seen.insert(name);
    }
    return {changed};
}

std::string hunk(std::size_t oldLine, std::size_t newLine, const std::string &before,
                 const std::vector<std::string> &after)
{
    std::string text = fmt::format("@@ -{} +{}{} @@\n-{}\n", oldLine, newLine,
                                   after.size() > 1 ? fmt::format(",{}", after.size()) : "", before);
    for (const auto &line : after)
        text += "+" + line + "\n";
    return text;
}

} // namespace

std::string pythonLiteral(std::string_view text)
{
    std::string literal = "'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            literal.append("\\").push_back(c);
        else if (byte < 0x20 || byte == 0x7f)
            literal += fmt::format("\\x{:02x}", byte);
        else
            literal.push_back(c);
    }
    return literal + "'";
}

Result<ScriptEdit> setVariables(const std::string &script, const std::map<std::string, std::string> &values,
                                const std::string &file)
{
    for (const auto &[name, value] : values) {
        if (!isPythonName(name))
            return fail(ErrorCode::InvalidArgument, name, "a name of a variable has letters, digits and _ only");
    }
    ScriptEdit edit;
    std::set<std::string> seen;
    std::size_t oldLine = 0, newLine = 0;
    std::string_view rest = script, line;
    while (takeLine(rest, line)) {
        const std::string before(line);
        const auto after = edited(before, values, seen);
        ++oldLine;
        if (after.size() != 1 || after.front() != before) {
            ++edit.changes;
            edit.diff += hunk(oldLine, newLine + 1, before, after);
        }
        for (const auto &one : after)
            edit.text += one + "\n";
        newLine += after.size();
    }
    if (!script.ends_with('\n') && !edit.text.empty())
        edit.text.pop_back();
    for (const auto &[name, value] : values) {
        if (!seen.contains(name))
            return fail(ErrorCode::NotFound, file,
                        "no line of the script sets " + name + " to a value that is complete on the line");
    }
    if (edit.changes > 0)
        edit.diff.insert(0, fmt::format("--- {}\n+++ {}\n", file, file));
    return edit;
}

} // namespace trainyard::data
