#include "backend/jobs/machines_file.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace trainyard::jobs {

namespace {

constexpr std::size_t kMostMachines = 4097;
constexpr std::size_t kLongestText = 1024;

Result<std::string> textIn(const nlohmann::json &object, const char *field)
{
    const auto at = object.find(field);
    if (at == object.end())
        return std::string();
    if (!at->is_string())
        return fail(ErrorCode::CorruptData, MachinesFile::kName, std::string(field) + " is no text");
    const auto &text = at->get_ref<const std::string &>();
    const bool plain =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; });
    if (text.size() > kLongestText || !plain)
        return fail(ErrorCode::CorruptData, MachinesFile::kName, std::string(field) + " is no plain text");
    return text;
}

} // namespace

std::string toJson(const MachinesFile &file)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Machine &machine : file.machines)
        list.push_back({{"name", machine.name}, {"address", machine.address}, {"head", machine.head}});
    const nlohmann::json whole{
        {"machines", list}, {"sshPort", file.sshPort}, {"sshKey", file.sshKey}, {"knownHosts", file.knownHosts}};
    return whole.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Result<MachinesFile> machinesFromJson(std::string_view text)
{
    const auto whole = nlohmann::json::parse(text, nullptr, false);
    const auto list = whole.is_object() ? whole.find("machines") : whole.end();
    if (!whole.is_object() || list == whole.end() || !list->is_array() || list->size() > kMostMachines)
        return fail(ErrorCode::CorruptData, MachinesFile::kName, "machines is no list");
    MachinesFile file;
    for (const auto &entry : *list) {
        if (!entry.is_object())
            return fail(ErrorCode::CorruptData, MachinesFile::kName, "a machine is no object");
        const auto name = textIn(entry, "name"), address = textIn(entry, "address");
        if (!name || !address)
            return fail(name ? address.error() : name.error());
        const auto head = entry.find("head");
        file.machines.push_back({*name, *address, head != entry.end() && head->is_boolean() && head->get<bool>()});
    }
    if (const auto port = whole.find("sshPort"); port != whole.end()) {
        if (!port->is_number_integer() || port->get<std::int64_t>() < 1 || port->get<std::int64_t>() > 65535)
            return fail(ErrorCode::CorruptData, MachinesFile::kName, "sshPort is not in 1 to 65535");
        file.sshPort = port->get<int>();
    }
    const auto key = textIn(whole, "sshKey"), known = textIn(whole, "knownHosts");
    if (!key || !known)
        return fail(key ? known.error() : key.error());
    file.sshKey = *key;
    file.knownHosts = *known;
    return file;
}

} // namespace trainyard::jobs
