#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

/// Sets the journal file (0600). From now on each remote command and file transfer of this program appends one JSON
/// line when it ends (a channel: when it starts). Secrets are sent over standard input and SFTP, never in a command
/// line.
///   {"time":"2026-11-21T09:36:46.000Z","kind":"ssh","host":"worker-2","command":"uname -m","outcome":"exit 0",
///    "milliseconds":4,"ssh":"ssh -F none ... -p 2222 ... -- ubuntu@127.64.0.3 'uname -m'"}
/// outcome: "exit N", "started", "N bytes", or the name of an ErrorCode. An empty path turns the journal off. The AWS
/// calls of aws::makeFileJournal may go to the same file. It rotates (core/system/rotating_file.h). Thread-safe.
void setCommandJournal(std::filesystem::path);

/// Whether the node may use an ssh-agent of this computer. With access to the node, others may use it, too.
enum class AgentForwarding { Off, On };
/// Returns the arguments for the system's ssh client: the cluster's key and known hosts, none of the user's settings.
/// \param forwarding  to the target; never to its jump host
std::vector<std::string> sshArguments(const Target &, AgentForwarding forwarding = AgentForwarding::Off);
/// Wraps a command line so that it runs with an agent of its own, which holds only this key and ends with it.
std::vector<std::string> withOwnAgent(const std::filesystem::path &key, const std::vector<std::string> &words);
/// Returns the same as one quoted line for the shell.
/// \param command  empty for an interactive session
std::string sshCommandLine(const Target &, const std::string &command = {});

/// The journal's entry for one command.
class CommandJournalEntry {
public:
    CommandJournalEntry(const Target &target, std::string command);
    void finish(const std::string &outcome) const;
    void finish(const Error &error) const { finish(std::string(toString(error.code))); }

private:
    const Target &m_target;
    std::string m_command;
    Timestamp m_at;
    std::chrono::steady_clock::time_point m_begin;
};

} // namespace trainyard::ssh
