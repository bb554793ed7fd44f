#include "backend/aws/credentials/process_credentials_internal.h"

#include <nlohmann/json.hpp>

#include "backend/aws/wire/errors_internal.h"
#include "backend/core/system/process.h"

namespace trainyard::aws {

namespace {

class ProcessCredentials final : public CachedCredentials {
public:
    ProcessCredentials(std::string profile, std::string command, const WallClock &clock)
        : CachedCredentials(clock)
        , m_source("credentials:" + profile)
        , m_command(std::move(command))
    {
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        const auto words = splitWords(m_command);
        if (!words)
            return fail(words.error().code, m_source, "credential_process " + words.error().detail);
        const auto outcome = runProcess({*words, {}, {}, {}}, context);
        if (!outcome)
            return fail(outcome.error().code, m_source,
                        "credential_process " + words->front() + ": " + outcome.error().detail);
        if (outcome->exitStatus != 0)
            return fail(ErrorCode::LocalCommandFailed, m_source,
                        "credential_process " + words->front() + " ended with status " +
                            std::to_string(outcome->exitStatus) + ": " + outcome->err);
        const auto json = nlohmann::json::parse(outcome->out, nullptr, false);
        if (!json.is_object() || json.value("Version", nlohmann::json()) != 1)
            return fail(ErrorCode::MalformedReply, m_source,
                        "credential_process " + words->front() + " did not print a JSON object of Version 1");
        auto keys = parseKeys(outcome->out, "SessionToken", m_source);
        if (!keys)
            return keys;
        keys->source = "custom-process";
        if (keys->expires && *keys->expires <= now())
            return fail(ErrorCode::CredentialsExpired, m_source,
                        "the keys of credential_process " + words->front() + " ended at " + toIso8601(*keys->expires) +
                            ": log in with that program again");
        return keys;
    }

    const std::string m_source, m_command;
};

} // namespace

Result<std::vector<std::string>> splitWords(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    bool inWord = false;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool escapes =
            c == '\\' && quote != '\'' && i + 1 < text.size() && (!quote || text[i + 1] == '"' || text[i + 1] == '\\');
        if (escapes) {
            word += text[++i];
            inWord = true;
        } else if (quote ? c == quote : c == '"' || c == '\'') {
            quote = quote ? 0 : c;
            inWord = true;
        } else if (!quote && (c == ' ' || c == '\t')) {
            if (inWord)
                words.push_back(std::exchange(word, {}));
            inWord = false;
        } else {
            word += c;
            inWord = true;
        }
    }
    if (quote)
        return fail(ErrorCode::InvalidArgument, "command line", "has a quote that is not closed");
    if (inWord)
        words.push_back(std::move(word));
    if (words.empty())
        return fail(ErrorCode::InvalidArgument, "command line", "is empty");
    return words;
}

std::shared_ptr<CredentialsProvider> processCredentials(std::string profile, std::string command,
                                                        const WallClock &clock)
{
    return std::make_shared<ProcessCredentials>(std::move(profile), std::move(command), clock);
}

} // namespace trainyard::aws
