#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/profile_files.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kLongestText = 64 * 1024;
constexpr const char *kSource = "access key";

std::string_view bare(std::string_view text)
{
    constexpr std::string_view kAround = " \t\r\n\"';,";
    const auto first = text.find_first_not_of(kAround);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kAround) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        const auto end = std::min(text.find(at), text.size());
        if (const auto piece = bare(text.substr(0, end)); !piece.empty())
            pieces.push_back(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return pieces;
}

/// "export AWS_SECRET_ACCESS_KEY", "$Env:aws_secret_access_key": the last word, in lower case.
std::string nameBefore(std::string_view assignment)
{
    const auto word = assignment.substr(assignment.find_last_of(" \t:$") + 1);
    std::string name(word);
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return name;
}

std::optional<Credentials> fromJson(std::string_view text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    const auto &inner = json.contains("Credentials") ? json["Credentials"] : json;
    const auto keys = keysIn(inner, "SessionToken", kSource);
    return keys ? *keys : Credentials();
}

Credentials fromLines(const std::vector<std::string_view> &lines)
{
    std::map<std::string, std::string> values;
    for (const auto line : lines) {
        if (const auto equals = line.find('='); equals != std::string_view::npos && line.front() != '#')
            values[nameBefore(bare(line.substr(0, equals)))] = bare(line.substr(equals + 1));
    }
    Credentials keys{values["aws_access_key_id"],
                     Secret(values["aws_secret_access_key"]),
                     Secret(values["aws_session_token"]),
                     {},
                     {}};
    if (const auto ends = fromIso8601(values["aws_credential_expiration"]))
        keys.expires = *ends;
    if (!keys.accessKeyId.empty())
        return keys;
    if (lines.size() == 2 && lines[0].find(',') != std::string_view::npos) { // the console's CSV: header and one row
        const auto row = split(lines[1], ',');
        return row.size() < 2 ? keys : Credentials{std::string(row[0]), Secret(std::string(row[1])), {}, {}, {}};
    }
    if (lines.size() == 2 || lines.size() == 3)
        return {std::string(lines[0]),
                Secret(std::string(lines[1])),
                Secret(lines.size() == 3 ? std::string(lines[2]) : std::string()),
                {},
                {}};
    return keys;
}

} // namespace

Result<Credentials> readKeys(std::string_view text)
{
    if (text.size() > kLongestText)
        return fail(ErrorCode::InvalidArgument, kSource, "the text is too long for keys");
    const auto json = fromJson(text);
    auto keys = json ? *json : fromLines(split(text, '\n'));
    auto problem = keyIdProblem(keys.accessKeyId);
    problem = problem.empty() ? secretProblem(keys.secretKey) : problem;
    problem = problem.empty() ? tokenProblem(keys.sessionToken) : problem;
    if (!problem.empty())
        return fail(ErrorCode::InvalidArgument, kSource,
                    problem + "; give the lines that AWS shows, or the id and the secret on a line each");
    return keys;
}

} // namespace trainyard::aws
