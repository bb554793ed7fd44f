#include "backend/notify/notice.h"

#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/notify/webhook.h"

namespace trainyard::notify {

namespace {

constexpr std::size_t kLongestNoteText = 300, kLargestSettings = 64 * 1024;

std::filesystem::path settingsFile(const std::filesystem::path &stateFolder)
{
    return stateFolder / "notifications.json";
}

} // namespace

std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text.substr(0, kLongestNoteText))
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    if (text.size() <= kLongestNoteText)
        return line;
    while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0) == 0x80)
        line.pop_back(); // a character that the limit may have cut
    if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0)
        line.pop_back();
    return line;
}

Notice endOf(NoticeKind outcome, const std::string &what, const std::string &reason, const std::string &cluster,
             const RunId &run)
{
    const char *happened = outcome == NoticeKind::RunFinished  ? " has finished"
                           : outcome == NoticeKind::RunStopped ? " was stopped"
                           : outcome == NoticeKind::HeadLost   ? " has lost its head node"
                                                               : " has failed";
    return {outcome, oneLine(what) + happened, oneLine(reason), cluster, run};
}

Settings readSettings(const std::filesystem::path &stateFolder)
{
    Settings settings;
    settings.hasWebhook = hasWebhook(stateFolder);
    const auto text = readFile(settingsFile(stateFolder), kLargestSettings);
    const auto stored = text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
    if (!stored.is_object())
        return settings;
    if (const auto desktop = stored.find("desktop"); desktop != stored.end() && desktop->is_boolean())
        settings.desktop = desktop->get<bool>();
    const auto kinds = stored.find("kinds");
    if (kinds == stored.end() || !kinds->is_array())
        return settings;
    settings.kinds.clear();
    for (const auto &name : *kinds) {
        const auto kind = name.is_string() ? parseEnum<NoticeKind>(name.get<std::string>()) : std::nullopt;
        if (kind)
            settings.kinds.insert(*kind);
    }
    return settings;
}

Status writeSettings(const std::filesystem::path &stateFolder, const Settings &settings)
{
    nlohmann::ordered_json stored = {{"desktop", settings.desktop}, {"kinds", nlohmann::ordered_json::array()}};
    for (const NoticeKind kind : settings.kinds)
        stored["kinds"].push_back(std::string(toString(kind)));
    return writeFileAtomically(settingsFile(stateFolder), stored.dump(2) + "\n", 0600);
}

} // namespace trainyard::notify
