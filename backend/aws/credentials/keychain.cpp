#include "backend/aws/credentials/keychain.h"

#include <nlohmann/json.hpp>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

constexpr const char *kProgram = "trainyard-keychain";
constexpr int kNoKeychain = 3; ///< exit status when no keychain service replies

std::optional<std::string> programFile()
{
    return findOwnProgram(kProgram, "TRAINYARD_KEYCHAIN");
}

Result<std::string> runHelper(const char *verb, const std::string &profile, std::string input,
                              const CallContext &context)
{
    const auto program = programFile();
    if (!program)
        return fail(ErrorCode::Unsupported, "keychain",
                    std::string("the program ") + kProgram +
                        " is not installed: keep the keys in the credentials file, which only you can read");
    auto outcome = runProcess({{*program, verb, profile}, {}, {}, std::move(input)}, context);
    if (!outcome)
        return fail(outcome.error().code, "keychain",
                    outcome.error().code == ErrorCode::Timeout ? "it was not unlocked in time"
                                                               : outcome.error().detail);
    if (outcome->exitStatus == kNoKeychain)
        return fail(ErrorCode::Unsupported, "keychain",
                    outcome->err + " Keep the keys in the credentials file, which only you can read");
    if (outcome->exitStatus != 0)
        return fail(ErrorCode::LocalCommandFailed, "keychain", outcome->err);
    return std::move(outcome->out);
}

std::string asJson(const Credentials &keys)
{
    nlohmann::json json{
        {"Version", 1}, {"AccessKeyId", keys.accessKeyId}, {"SecretAccessKey", keys.secretKey.reveal()}};
    if (!keys.sessionToken.empty())
        json["SessionToken"] = keys.sessionToken.reveal();
    if (keys.expires)
        json["Expiration"] = toIso8601(*keys.expires);
    return json.dump();
}

} // namespace

std::string keychainCommand(const std::string &profile)
{
    const auto program = programFile().value_or(kProgram);
    return (program.find(' ') == std::string::npos ? program : "\"" + program + "\"") + " get " + profile;
}

bool isKeychainCommand(std::string_view command)
{
    return command.find(kProgram) != std::string_view::npos;
}

Status storeInKeychain(const std::string &profile, const Credentials &keys, const CallContext &context)
{
    TY_TRY(runHelper("set", profile, asJson(keys), context));
    TY_ASSIGN(const auto back, runHelper("get", profile, {}, context));
    const auto same = parseKeys(back, "SessionToken", "keychain");
    if (!same || same->accessKeyId != keys.accessKeyId || same->secretKey != keys.secretKey)
        return fail(ErrorCode::LocalCommandFailed, "keychain", "it gave back something else than it was given");
    return {};
}

Status removeFromKeychain(const std::string &profile, const CallContext &context)
{
    const auto gone = runHelper("forget", profile, {}, context);
    return gone ? Status() : Status(fail(gone.error()));
}

} // namespace trainyard::aws
