#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/result.h"
#include "backend/ssh/target.h"

namespace trainyard::ssh {

/// From now on, append one JSON line to this file (0600) for each remote command and file transfer of this program,
/// once it ended (a channel: once it started). Secrets travel over standard input and SFTP, and so are never in a
/// command line.
///   {"time":"2026-11-21T09:36:46.000Z","kind":"ssh","host":"worker-2","command":"uname -m","outcome":"exit 0",
///    "milliseconds":4,"ssh":"ssh -F none ... -p 2222 ... -- ubuntu@127.64.0.3 'uname -m'"}
/// outcome: "exit N", "started", "N bytes", or the name of an ErrorCode. Thread-safe; an empty path turns it off. The
/// AWS calls of aws::makeFileJournal may go to the same file.
void setCommandJournal(std::filesystem::path);

/// What the system's own client has to be given: the cluster's key and known hosts, and nothing of the user's.
std::vector<std::string> sshArguments(const Target &);
/// The same as a line for the shell, quoted. Empty command: an interactive session.
std::string sshCommandLine(const Target &, const std::string &command = {});

/// One command on its way to the journal.
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
