#include "backend/ssh/command_journal.h"

#include <mutex>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/rotating_file.h"

namespace trainyard::ssh {

namespace {

std::mutex g_mutex;
std::filesystem::path g_file;
bool g_warned = false;

constexpr std::size_t kLongest = 4000; ///< characters of a recorded command

/// Keeps ssh from replacing parts of a word: "%h" is its token for the host.
std::string withoutTokens(const std::string &word)
{
    std::string text;
    for (const char c : word)
        text += c == '%' ? std::string("%%") : std::string(1, c);
    return text;
}

/// A path as the value of an option that takes several, separated by spaces (ssh_config(5)).
std::string optionPath(const std::filesystem::path &path)
{
    const std::string text = withoutTokens(path.string());
    if (text.find_first_of(" \t\"\\'") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
    return quoted + "\"";
}

/// The command that joins ssh to the target's port through its jump host. ssh -J would use the options of neither: the
/// user's key and known hosts instead of the cluster's. The shell of the user executes it.
std::string proxyCommand(const Target &target)
{
    std::vector<std::string> words = sshArguments(*target.jump);
    words.insert(words.end() - 2, {"-W", "[" + target.host + "]:" + std::to_string(target.port)});
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + shellQuote(withoutTokens(word));
    return line;
}

} // namespace

void setCommandJournal(std::filesystem::path file)
{
    const std::lock_guard lock(g_mutex);
    g_file = std::move(file);
    g_warned = false;
}

std::vector<std::string> sshArguments(const Target &target, AgentForwarding forwarding)
{
    // Excludes the user's configuration and agent; "--" keeps the destination from being taken for an option.
    const bool isOn = forwarding == AgentForwarding::On;
    std::vector<std::string> words = {"ssh",  "-F",
                                      "none", isOn ? "-A" : "-a",
                                      "-o",   isOn ? "ForwardAgent=yes" : "ForwardAgent=no",
                                      "-i",   target.keyFile.string(),
                                      "-p",   std::to_string(target.port),
                                      "-o",   "IdentitiesOnly=yes",
                                      "-o",   "UserKnownHostsFile=" + optionPath(target.knownHostsFile),
                                      "-o",   "GlobalKnownHostsFile=/dev/null",
                                      "-o",   "StrictHostKeyChecking=yes",
                                      "-o",   "ServerAliveInterval=30"};
    if (target.jump)
        words.insert(words.end(), {"-o", "ProxyCommand=" + proxyCommand(target)});
    words.insert(words.end(), {"--", target.user + "@" + target.host});
    return words;
}

std::vector<std::string> withOwnAgent(const std::filesystem::path &key, const std::vector<std::string> &words)
{
    std::vector<std::string> all = {"ssh-agent", "/bin/sh", "-c", "ssh-add -q \"$0\" < /dev/null && exec \"$@\"",
                                    key.string()};
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

std::string sshCommandLine(const Target &target, const std::string &command)
{
    std::vector<std::string> words = sshArguments(target);
    if (!command.empty())
        words.push_back(command);
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + shellQuote(word);
    return line;
}

CommandJournalEntry::CommandJournalEntry(const Target &target, std::string command)
    : m_target(target)
    , m_command(std::move(command))
    , m_at(SystemClock::instance().now())
    , m_begin(std::chrono::steady_clock::now())
{
    if (m_command.size() > kLongest)
        m_command = m_command.substr(0, kLongest) + "...";
}

void CommandJournalEntry::finish(const std::string &outcome) const
{
    const std::lock_guard lock(g_mutex);
    if (g_file.empty())
        return;
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_begin);
    const nlohmann::ordered_json line = {{"time", toIso8601(m_at)},
                                         {"kind", "ssh"},
                                         {"host", m_target.name.empty() ? m_target.host : m_target.name},
                                         {"command", m_command},
                                         {"outcome", outcome},
                                         {"milliseconds", took.count()},
                                         {"ssh", sshCommandLine(m_target, m_command)}};
    const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    const Status written = appendToSharedLog(g_file, text);
    if (!written && !g_warned)
        spdlog::warn("{}", written.error().detail);
    g_warned = g_warned || !written;
}

} // namespace trainyard::ssh
