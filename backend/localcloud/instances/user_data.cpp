#include "backend/localcloud/instances/user_data.h"

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/localcloud/instances/yaml.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

std::string scalarText(const Json &value)
{
    if (value.is_string())
        return value.get<std::string>();
    return value.is_null() ? "" : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A list is one command with its arguments; a string is a shell command line.
std::string commandLine(const Json &command)
{
    if (!command.is_array())
        return scalarText(command);
    std::string out;
    for (const auto &word : command)
        out.append(out.empty() ? "" : " ").append(shellQuote(scalarText(word)));
    return out;
}

std::string commands(const Json &list, UserData &out, const char *module)
{
    if (!list.is_array()) {
        out.notes.push_back(std::string(module) + " is not a list; ignored");
        return {};
    }
    std::string script;
    for (const auto &command : list)
        script += commandLine(command) + "\n";
    return script;
}

std::string writeFile(const Json &file, UserData &out)
{
    const auto text = [&](const char *key) { return file.contains(key) ? scalarText(file[key]) : std::string(); };
    const auto path = file.is_object() ? text("path") : std::string();
    if (path.empty() || path.front() != '/') {
        out.notes.push_back("write_files: an entry has no absolute path; ignored");
        return {};
    }
    auto content = text("content");
    const auto encoding = text("encoding");
    if (encoding == "b64" || encoding == "base64") {
        const auto decoded = base64Decode(content);
        if (!decoded) {
            out.notes.push_back("write_files: the content of " + path + " is not base64; ignored");
            return {};
        }
        content.assign(reinterpret_cast<const char *>(decoded->data()), decoded->size());
    } else if (!encoding.empty() && encoding != "text/plain") {
        out.notes.push_back("write_files: encoding " + encoding + " of " + path + " is not supported; ignored");
        return {};
    }
    // Scripts for every boot are stored outside the instance, because this folder does not survive a restart here.
    constexpr std::string_view kEveryBoot = "/var/lib/cloud/scripts/per-boot/";
    if (path.starts_with(kEveryBoot) && path.find('/', kEveryBoot.size()) == std::string::npos) {
        out.everyBoot.emplace_back(path.substr(kEveryBoot.size()), content);
        return {};
    }
    const auto quoted = shellQuote(path);
    const bool append = file.contains("append") && file["append"] == true;
    const auto mode = text("permissions");
    return "mkdir -p -- \"$(dirname -- " + quoted + ")\"\nbase64 -d " + (append ? ">> " : "> ") + quoted +
           " <<'LOCALCLOUD_EOF'\n" + base64Encode(asBytes(content)) + "\nLOCALCLOUD_EOF\nchmod " +
           shellQuote(mode.empty() ? "0644" : mode) + " " + quoted + "\n";
}

void readSshKeys(const Json &keys, UserData &out)
{
    if (!keys.is_object()) {
        out.notes.push_back("ssh_keys is not a mapping; ignored");
        return;
    }
    for (const auto &[name, value] : keys.items()) {
        if (name == "ed25519_private")
            out.hostKeyPrivate = scalarText(value);
        else if (name == "ed25519_public")
            out.hostKeyPublic = scalarText(value);
        else
            out.notes.push_back("ssh_keys: " + name + " is not used, instances here have an ed25519 host key only");
    }
    if (out.hostKeyPrivate && !out.hostKeyPrivate->empty() && out.hostKeyPrivate->back() != '\n')
        out.hostKeyPrivate->push_back('\n');
}

void readCloudConfig(const Json &config, UserData &out)
{
    std::string boot, files, run;
    for (const auto &[name, value] : config.items()) {
        if (name == "ssh_keys") {
            readSshKeys(value, out);
        } else if (name == "ssh_authorized_keys") {
            for (const auto &key : value.is_array() ? value : Json::array({value}))
                out.authorizedKeys.push_back(scalarText(key));
        } else if (name == "bootcmd") {
            boot = commands(value, out, "bootcmd");
        } else if (name == "runcmd") {
            run = commands(value, out, "runcmd");
        } else if (name == "write_files") {
            for (const auto &file : value.is_array() ? value : Json::array())
                files += writeFile(file, out);
        } else if (name == "ssh_deletekeys") {
            // A new instance has no keys to delete.
        } else {
            out.notes.push_back("the module " + name + " does not exist here; ignored");
        }
    }
    if (!boot.empty() || !files.empty() || !run.empty())
        out.firstBootScript = "#!/bin/sh\n" + boot + files + run;
}

} // namespace

UserData readUserData(std::string_view text)
{
    UserData out;
    if (text.empty())
        return out;
    if (text.starts_with("#!")) {
        out.firstBootScript = text;
        return out;
    }
    const auto firstLine = text.substr(0, text.find('\n'));
    if (!firstLine.starts_with("#cloud-config")) {
        out.notes.push_back("user data is neither #cloud-config nor a script that begins with #!; ignored");
        return out;
    }
    const auto config = parseYaml(text);
    if (!config)
        out.notes.push_back("user data is not understood: " + config.error().detail);
    else if (config->is_object())
        readCloudConfig(*config, out);
    else if (!config->is_null())
        out.notes.push_back("user data is not a mapping; ignored");
    return out;
}

} // namespace trainyard::localcloud
