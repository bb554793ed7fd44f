// Configuration files of the AWS CLI and keys that users paste. The first byte selects the format of the rest: a config
// and a credentials file separated by a zero byte, a file to edit, pasted keys, or the command line of a
// credential_process.
#include "backend/aws/credentials/config_files_internal.h"
#include "backend/aws/credentials/process_credentials_internal.h"
#include "backend/aws/credentials/profile_files.h"
#include "backend/aws/credentials/sso_credentials_internal.h"
#include "backend/core/encoding.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;

bool isOneLine(std::string_view text)
{
    return text.find('\n') == std::string_view::npos;
}

void readFiles(std::string_view text)
{
    const auto end = std::min(text.find('\0'), text.size());
    const auto files = aws::ConfigFiles::parse(text.substr(0, end), text.substr(std::min(end + 1, text.size())));
    for (const auto &[section, settings] : files.credentials)
        fuzz::require(files.profile(section) != nullptr, "a section of the credentials is a profile");
    for (const auto &[name, settings] : files.profiles) {
        fuzz::require(isOneLine(name), "a name stands on one line");
        for (const auto &[key, value] : settings)
            fuzz::require(isOneLine(key) && isOneLine(value), "a setting stands on one line");
        for (const auto &[service, url] : files.endpointUrls(name))
            fuzz::require(!url.empty() || !service.empty(), "an endpoint for all is one");
        const auto signOn = aws::SsoProfile::of(name, files);
        fuzz::require(!signOn || !(signOn->startUrl.empty() || signOn->region.empty() || signOn->accountId.empty() ||
                                   signOn->roleName.empty()),
                      "single sign-on has all its settings");
    }
}

void change(std::string_view text)
{
    const std::vector<aws::IniEdit> edits{{"region", "eu-west-1"}, {"aws_session_token", std::nullopt}, {"new", "x"}};
    const auto before = aws::parseIni(text);
    const std::string section = before.empty() ? "profile dev" : before.begin()->first;
    const auto changed = aws::withSettings(text, section, edits);
    fuzz::require(aws::withSettings(changed, section, edits) == changed, "the same change again changes nothing");
    auto after = aws::parseIni(changed);
    const auto &settings = after[section];
    fuzz::require(aws::valueOf(settings, "region") == "eu-west-1" && aws::valueOf(settings, "new") == "x",
                  "what was set is read");
    fuzz::require(!settings.contains("aws_session_token"), "what was taken out is gone");
    const auto same = [&](const aws::Ini &others) {
        for (const auto &[name, its] : before) {
            const auto found = others.find(name);
            if (name != section && (found == others.end() || found->second != its))
                return false;
        }
        return others.size() + 1 >= before.size();
    };
    fuzz::require(same(after), "other sections stay after a change");
    const auto without = aws::parseIni(aws::withoutSection(text, section));
    fuzz::require(!without.contains(section) && same(without), "one section goes, and no other");
}

void readPasted(std::string_view text)
{
    const auto keys = aws::readKeys(text);
    if (!keys)
        return;
    const auto written = aws::withSettings("", "dev",
                                           {{"aws_access_key_id", keys->accessKeyId},
                                            {"aws_secret_access_key", keys->secretKey.reveal()},
                                            {"aws_session_token", keys->sessionToken.reveal()}});
    auto again = aws::parseIni(written);
    auto &settings = again["dev"];
    fuzz::require(settings["aws_access_key_id"] == keys->accessKeyId &&
                      settings["aws_secret_access_key"] == keys->secretKey.reveal() &&
                      settings["aws_session_token"] == keys->sessionToken.reveal(),
                  "keys are written into a file and read alike");
}

void readCommand(std::string_view text)
{
    const auto words = aws::splitWords(text);
    if (!words)
        return;
    std::string quoted;
    for (const auto &word : *words)
        quoted += shellQuote(word) + " ";
    const auto again = aws::splitWords(quoted);
    fuzz::require(again && *again == *words, "quoted words are read alike");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto text = fuzz::textOf(data + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        readFiles(text);
        break;
    case 1:
        change(text);
        break;
    case 2:
        readPasted(text);
        break;
    default:
        readCommand(text);
    }
    return 0;
}
