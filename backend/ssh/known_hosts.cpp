#include "backend/ssh/known_hosts.h"

#include <algorithm>
#include <sstream>

#include "backend/core/encoding.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::ssh {

namespace {

std::string hostPattern(const std::string &host, int port)
{
    return port == 22 ? host : "[" + host + "]:" + std::to_string(port);
}

/// Whether a list of hosts contains a pattern: "a,[b]:2222" contains "[b]:2222".
bool names(std::string_view hosts, std::string_view pattern)
{
    for (std::size_t at = 0; at <= hosts.size();) {
        const auto end = std::min(hosts.find(',', at), hosts.size());
        if (hosts.substr(at, end - at) == pattern)
            return true;
        at = end + 1;
    }
    return false;
}

/// A program that holds the lock writes one small file.
constexpr std::chrono::seconds kLockTime{30};

Result<std::string> readOrEmpty(const std::filesystem::path &file)
{
    auto text = readFile(file, 4u << 20);
    if (!text && text.error().code == ErrorCode::NotFound)
        return std::string();
    return text;
}

} // namespace

std::string knownHostsLine(const std::string &host, int port, std::string_view publicLine, std::string_view comment)
{
    std::istringstream words{std::string(publicLine)};
    std::string type, key;
    words >> type >> key;
    std::string line = hostPattern(host, port) + " " + type + " " + key;
    if (!comment.empty())
        line += " " + std::string(comment);
    return line;
}

std::vector<KnownHost> parseKnownHosts(std::string_view text)
{
    std::vector<KnownHost> entries;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#' || line.front() == '@')
            continue; // a marker (@revoked, @cert-authority) is not a key to accept
        std::istringstream words(line);
        KnownHost entry;
        if (!(words >> entry.hosts >> entry.type >> entry.key) || !base64Decode(entry.key))
            continue;
        std::getline(words >> std::ws, entry.comment);
        entries.push_back(std::move(entry));
    }
    return entries;
}

Result<std::vector<KnownHost>> knownKeys(const std::filesystem::path &file, const std::string &host, int port)
{
    TY_ASSIGN(const auto text, readOrEmpty(file));
    std::vector<KnownHost> entries = parseKnownHosts(text);
    const std::string pattern = hostPattern(host, port);
    std::erase_if(entries, [&](const KnownHost &entry) { return !names(entry.hosts, pattern); });
    return entries;
}

Status replaceKnownHost(const std::filesystem::path &file, const std::string &host, int port,
                        const std::vector<std::string> &lines)
{
    // Of this file alone: the lock belongs to the open descriptor, so that threads exclude each other, too.
    TY_ASSIGN(const auto lock,
              lockFile(file.string() + ".lock", {Deadline::after(kLockTime), {}}, std::chrono::milliseconds(5)));
    TY_ASSIGN(const auto old, readOrEmpty(file));
    const std::string pattern = hostPattern(host, port);
    std::string text;
    std::istringstream oldLines(old);
    for (std::string line; std::getline(oldLines, line);) {
        if (!names(line.substr(0, line.find(' ')), pattern))
            text += line + "\n";
    }
    for (const std::string &line : lines)
        text += line + "\n";
    return writeFileAtomically(file, text, 0600);
}

} // namespace trainyard::ssh
