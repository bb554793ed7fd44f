#include "backend/aws/credentials/profile_files.h"

#include <algorithm>
#include <array>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/config_files_internal.h"
#include "backend/aws/credentials/keychain.h"
#include "backend/aws/credentials/profiles.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kLargestFile = 1u << 20;
constexpr std::size_t kLongestValue = 8192; ///< of a session token, with a margin
constexpr std::array kKeySettings = {"aws_access_key_id",  "aws_secret_access_key",     "aws_session_token",
                                     "aws_security_token", "aws_credential_expiration", "x_security_token_expires",
                                     "expiration"};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Printable without spaces: nothing that could begin a new line or a comment.
bool isOneWord(std::string_view text)
{
    const bool isComment = text.starts_with('#') || text.starts_with(';');
    return !isComment && std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f; });
}

std::string configSection(const std::string &profile)
{
    return profile == "default" ? profile : "profile " + profile;
}

/// Resolves a link, because a rename would replace the link by a file.
std::filesystem::path targetOf(const std::filesystem::path &path)
{
    std::error_code absent;
    auto target = std::filesystem::canonical(path, absent);
    return absent ? path : target;
}

/// Replaces the file's text atomically.
/// \return false when nothing changed
template <class F>
Result<bool> rewrite(const std::filesystem::path &path, F changed)
{
    const auto file = targetOf(path);
    const auto before = readFile(file, kLargestFile);
    if (!before && before.error().code != ErrorCode::NotFound)
        return fail(before.error());
    const std::string text = changed(before.value_or(""));
    if (before ? text == *before : text.empty())
        return false;
    TY_TRY(ensureFolder(file.parent_path(), 0700));
    const auto written = writeFileAtomically(file, text, 0600);
    return written ? Result<bool>(true) : fail(written.error());
}

Status edit(const std::filesystem::path &path,
            const std::vector<std::pair<std::string, std::vector<IniEdit>>> &sections)
{
    const auto done = rewrite(path, [&](std::string text) {
        for (const auto &[section, edits] : sections)
            text = withSettings(text, section, edits);
        return text;
    });
    return done ? Status() : fail(done.error());
}

std::vector<IniEdit> withoutKeys()
{
    std::vector<IniEdit> edits;
    for (const auto *key : kKeySettings)
        edits.push_back({key, std::nullopt});
    return edits;
}

std::vector<IniEdit> keyEdits(const Credentials &keys)
{
    auto edits = withoutKeys();
    edits[0].value = keys.accessKeyId;
    edits[1].value = keys.secretKey.reveal();
    if (!keys.sessionToken.empty())
        edits[2].value = keys.sessionToken.reveal();
    if (keys.expires)
        edits[4].value = toIso8601(*keys.expires);
    return edits;
}

Status checked(const ProfileEntry &entry)
{
    const auto source = "profile " + entry.name;
    std::string problem = profileNameProblem(entry.name);
    if (problem.empty() && entry.keys) {
        problem = keyIdProblem(entry.keys->accessKeyId);
        problem = problem.empty() ? secretProblem(entry.keys->secretKey) : problem;
        problem = problem.empty() ? tokenProblem(entry.keys->sessionToken) : problem;
    }
    if (problem.empty() && entry.signOn) {
        const auto wrong = signOnProblems(*entry.signOn);
        for (const auto &one : {wrong.startUrl, wrong.region, wrong.accountId, wrong.roleName})
            problem = problem.empty() ? one : problem;
    }
    if (problem.empty() && !entry.region.empty() && !isRegionName(entry.region))
        problem = "that is not the name of a region; one looks like us-east-1";
    if (!problem.empty())
        return fail(ErrorCode::InvalidArgument, source, problem);
    return {};
}

/// True when the profile's present source of keys would take precedence over the new one.
bool isInTheWay(ProfileSource has, const ProfileEntry &entry)
{
    switch (has) {
    case ProfileSource::None:
        return false;
    case ProfileSource::Keys:
    case ProfileSource::Keychain:
        return entry.signOn.has_value();
    case ProfileSource::SingleSignOn:
        return !entry.signOn;
    case ProfileSource::Process:
    case ProfileSource::Role:
        break;
    }
    return true;
}

const char *clauseOf(ProfileSource source)
{
    switch (source) {
    case ProfileSource::SingleSignOn:
        return "gets its keys by single sign-on";
    case ProfileSource::Role:
        return "assumes a role";
    case ProfileSource::Process:
        return "gets its keys from a program of its own";
    default:
        return "has keys";
    }
}

} // namespace

std::string profileNameProblem(std::string_view name)
{
    if (name.empty())
        return "a profile needs a name";
    if (name == "local" || name == "environment")
        return "the name " + std::string(name) + " is taken by Trainyard itself";
    const bool right = name.size() <= 64 && std::ranges::all_of(name, [](char c) {
                           return isWordCharacter(c) || std::string_view(".-+@").find(c) != std::string_view::npos;
                       });
    return right ? "" : "a profile's name has up to 64 letters, digits and . _ - + @";
}

ProfileSource profileSource(const std::string &name, const EnvironmentReader &environment)
{
    const auto files = ConfigFiles::read(environment);
    const auto *settings = files.profile(name);
    if (!settings)
        return ProfileSource::None;
    const auto has = [&](const char *key) { return settings->contains(key); };
    if (has("role_arn") || has("web_identity_token_file"))
        return ProfileSource::Role;
    if (has("sso_account_id") || has("sso_role_name") || has("sso_session") || has("sso_start_url"))
        return ProfileSource::SingleSignOn;
    if (const auto command = valueOf(*settings, "credential_process"); !command.empty())
        return isKeychainCommand(command) ? ProfileSource::Keychain : ProfileSource::Process;
    return has("aws_access_key_id") ? ProfileSource::Keys : ProfileSource::None;
}

Result<std::filesystem::path> saveProfile(const ProfileEntry &entry, const EnvironmentReader &environment)
{
    TY_TRY(checked(entry));
    if (const auto has = profileSource(entry.name, environment); isInTheWay(has, entry))
        return fail(ErrorCode::Conflict, "profile " + entry.name,
                    std::string("it ") + clauseOf(has) + ", which would go before: choose another name");
    const auto config = configFile(environment), credentials = credentialsFile(environment);
    std::vector<IniEdit> settings = withoutKeys(); // keys in the config file would have no effect
    if (!entry.region.empty())
        settings.push_back({"region", entry.region});
    std::vector<std::pair<std::string, std::vector<IniEdit>>> sections;
    settings.push_back({"credential_process",
                        entry.keychain ? std::optional(keychainCommand(entry.name)) : std::optional<std::string>()});
    if (entry.signOn) {
        settings.push_back({"sso_session", entry.name}); // the session holds the settings of the old form
        settings.push_back({"sso_start_url", std::nullopt});
        settings.push_back({"sso_region", std::nullopt});
        settings.push_back({"sso_account_id", entry.signOn->accountId});
        settings.push_back({"sso_role_name", entry.signOn->roleName});
        sections.push_back({"sso-session " + entry.name,
                            {{"sso_start_url", entry.signOn->startUrl},
                             {"sso_region", entry.signOn->region},
                             {"sso_registration_scopes", "sso:account:access"}}});
    }
    sections.insert(sections.begin(), {configSection(entry.name), settings});
    TY_TRY(edit(config, sections));
    const auto keys = entry.keys ? keyEdits(*entry.keys) : withoutKeys();
    TY_TRY(edit(credentials, {{entry.name, keys}}));
    return entry.keys ? credentials : config;
}

Result<std::vector<std::filesystem::path>> removeProfile(const std::string &name, const EnvironmentReader &environment)
{
    const auto source = "profile " + name;
    if (name.empty() || name == "local" || name == "environment")
        return fail(ErrorCode::InvalidArgument, source, "it stands in no file");
    const auto files = ConfigFiles::read(environment);
    const auto *own = files.profile(name);
    if (!own)
        return fail(ErrorCode::NotFound, source, "there is no such profile");
    std::vector<std::string> sections{configSection(name), "profile " + name};
    const std::string session = valueOf(*own, "sso_session");
    bool sessionIsShared = session.empty();
    for (const auto &[other, settings] : files.profiles) {
        if (other == name)
            continue;
        if (valueOf(settings, "source_profile") == name)
            return fail(ErrorCode::Conflict, source,
                        "the profile " + other + " takes its keys from it: remove that one first");
        sessionIsShared = sessionIsShared || valueOf(settings, "sso_session") == session;
    }
    if (!sessionIsShared)
        sections.push_back("sso-session " + session);
    const auto without = [](const std::vector<std::string> &gone) {
        return [gone](std::string text) {
            for (const auto &section : gone)
                text = withoutSection(text, section);
            return text;
        };
    };
    std::vector<std::filesystem::path> changed;
    // The keys are removed first: after a failure the rest of the profile has no access.
    for (const auto &[file, gone] :
         {std::pair{credentialsFile(environment), std::vector{name}}, {configFile(environment), sections}}) {
        TY_ASSIGN(const auto done, rewrite(file, without(gone)));
        if (done)
            changed.push_back(file);
    }
    return changed;
}

Result<CallerIdentity> identifyKeys(const ProfileEntry &entry, const std::string &endpointUrl,
                                    const SourceOptions &options, const CallContext &context)
{
    TY_TRY(checked(entry));
    if (!entry.keys)
        return fail(ErrorCode::InvalidArgument, "profile " + entry.name, keyIdProblem({}));
    const auto files = ConfigFiles::read(options.environment);
    const auto *settings = files.profile(entry.name);
    ClientConfig config;
    for (const auto &region : {entry.region, regionVariable(options.environment),
                               settings ? valueOf(*settings, "region") : std::string(), std::string(kDefaultRegion)}) {
        config.region = region;
        if (!region.empty())
            break;
    }
    config.endpointUrl =
        endpointUrl.empty() ? endpointOf(endpointsOf(entry.name, files, options.environment), "sts") : endpointUrl;
    config.credentials = fixedCredentials(*entry.keys);
    config.journal = options.journal;
    config.clock = options.clock;
    return StsClient(options.http, std::move(config)).getCallerIdentity(context);
}

SignOnProblems signOnProblems(const SignOnEntry &s)
{
    SignOnProblems wrong;
    if (!s.startUrl.starts_with("https://") || !isOneWord(s.startUrl))
        wrong.startUrl = "the start URL begins with https://";
    if (!isRegionName(s.region))
        wrong.region = "single sign-on has a region of its own, such as eu-west-1";
    if (s.accountId.size() != 12 || s.accountId.find_first_not_of("0123456789") != std::string::npos)
        wrong.accountId = "an account id has twelve digits";
    if (s.roleName.empty() || !isOneWord(s.roleName))
        wrong.roleName = "a role (permission set) is needed, in one word";
    return wrong;
}

std::string keyIdProblem(std::string_view id)
{
    if (id.empty())
        return "an access key has an id, such as AKIA...";
    const bool right = id.size() >= 4 && id.size() <= 128 && std::ranges::all_of(id, isWordCharacter);
    return right ? "" : "an access key's id has 4 to 128 letters and digits";
}

std::string secretProblem(const Secret &secret)
{
    if (secret.empty())
        return "the access key's secret is needed too";
    return isOneWord(secret.reveal()) && secret.reveal().size() <= 256 ? "" : "a secret has no spaces in it";
}

std::string tokenProblem(const Secret &token)
{
    return isOneWord(token.reveal()) && token.reveal().size() <= kLongestValue ? ""
                                                                               : "a session token has no spaces in it";
}

} // namespace trainyard::aws
