#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "backend/core/result.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/rotating_file.h"
#include "backend/runtime/launch/run_secrets.h"

namespace trainyard::launch {

/// The output of a role on its way into its log: a pipe, from which the watcher writes masked lines into
/// log/LABEL.log, which rotates (RotationLimits: 4 segments of 16 MiB). Keys that replace those of the run's `env` are
/// masked from the first line on that can contain them. The pipe is the only buffer (up to 1 MiB): a
/// process that writes faster than the disk waits for it, as it would without a pipe. Where lines cannot be written, as
/// on a full disk, they are dropped and counted, and the role goes on. If the watcher dies, the role's writes fail with
/// EPIPE, which it ignores.
class RoleLog {
public:
    /// \error those of pipes and of RotatingFile::open()
    static Result<std::unique_ptr<RoleLog>> open(const std::filesystem::path &runFolder, const std::string &label);
    ~RoleLog();
    RoleLog(const RoleLog &) = delete;
    RoleLog &operator=(const RoleLog &) = delete;

    /// Makes the pipe standard output and standard error of this process and those it forks.
    Status redirectOutput();
    /// In a forked role: closes the end of the reader, so that it ends with the watcher.
    void closeReader() { m_reader.close(); }
    /// In a watcher whose own output is not redirected: closes its end of the pipe once the role is forked.
    void closeWriter() { m_writer.close(); }
    /// Starts the thread that writes the log. The process must not fork until finish().
    void start();
    /// Writes what is in the pipe. For a watcher without this thread, which has to call it often.
    /// \return the masked lines, also those that could not be written
    std::string writeAvailable();
    /// Ends the thread, and writes what is in the pipe. Processes that the role left behind are not waited for.
    /// \return as writeAvailable(), with the last line
    std::string finish();

private:
    RoleLog(RotatingFile file, RunSecrets secrets)
        : m_secrets(std::move(secrets))
        , m_lines(m_secrets.values())
        , m_file(std::move(file))
    {
    }
    void work();
    void learn();
    bool readAvailable(std::string *lines = nullptr);
    void write(const std::string &lines);

    Fd m_reader, m_writer;
    RunSecrets m_secrets;
    LogLines m_lines;
    RotatingFile m_file;
    std::uint64_t m_lost = 0; ///< lines that could not be written
    std::string m_why;
    std::atomic<bool> m_finishing = false;
    std::thread m_thread;
};

} // namespace trainyard::launch
