#include "backend/runtime/ps/scheduler/run_files.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <iterator>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/count_reset.h"
#include "backend/protocol/host_log.h"

namespace trainyard::ps {

namespace fs = std::filesystem;

namespace {

Result<Fd> openForAppending(const std::filesystem::path &path)
{
    Fd fd(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644));
    if (!fd)
        return fail(systemError(errno, path.string(), "opening the file"));
    return fd;
}

} // namespace

Result<RunFiles> RunFiles::open(const std::filesystem::path &folder)
{
    RunFiles files;
    files.m_folder = folder;
    TY_TRY(ensureFolder(folder));
    auto metrics = openForAppending(folder / "metrics.jsonl");
    auto hosts = openForAppending(folder / "host_worker_log");
    if (!metrics || !hosts)
        return fail(metrics ? hosts.error() : metrics.error());
    files.m_metrics = std::move(*metrics);
    files.m_hostLog = std::move(*hosts);
    if (const auto before = readFile(folder / "attempt", 64)) {
        int last = 0;
        std::from_chars(before->data(), before->data() + before->size(), last);
        files.m_attempt = last + 1;
    }
    TY_TRY(writeFileAtomically(folder / "attempt", std::to_string(files.m_attempt) + "\n"));
    return files;
}

void RunFiles::appendLine(const Fd &file, std::string line)
{
    line += '\n';
    const ssize_t written = ::write(file.get(), line.data(), line.size());
    if (written == ssize_t(line.size()))
        return;
    if (!std::exchange(m_errorLogged, true))
        spdlog::error("{}: writing a record failed: {}", m_folder.string(),
                      written < 0 ? std::strerror(errno) : "only a part was written");
    if (written > 0) // end the broken line, so that only this record is lost
        [[maybe_unused]]
        const auto ignored = ::write(file.get(), "\n", 1);
}

void RunFiles::append(const protocol::MetricRecord &record)
{
    appendLine(m_metrics, protocol::toLine(record));
}

void RunFiles::hostChanged(bool added, const std::string &address)
{
    using namespace std::chrono;
    const auto now = duration_cast<nanoseconds>(system_clock::now().time_since_epoch());
    appendLine(m_hostLog, protocol::toLine(protocol::HostEvent{m_sequence++, added, address, now}));
    if (added)
        m_hosts.push_back(address);
    else if (const auto at = std::ranges::find(m_hosts, address); at != m_hosts.end())
        m_hosts.erase(at);
    m_hostText = fmt::format("{}\n{}", fmt::join(m_hosts, "\n"), m_kept);
    if (const auto status = writeFileAtomically(m_folder / "host_worker", m_hostText); !status)
        spdlog::warn("host_worker was not written: {}", status.error().detail);
}

std::optional<RunFiles::HostEdit> RunFiles::hostEdit()
{
    const auto text = readFile(m_folder / "host_worker", 1u << 20);
    if (!text || m_hostText.empty() || *text == m_hostText)
        return std::nullopt;
    if (std::exchange(m_pendingText, *text) != *text) // it may be written just now, and have a part of its lines
        return std::nullopt;
    m_hostText = *text;
    m_kept.clear();
    for (const protocol::HostProblem &problem : protocol::hostProblems(*text))
        m_kept += problem.text + "\n";
    auto wanted = protocol::hostsFromText(*text);
    if (!wanted) {
        spdlog::warn("host_worker was edited and is not followed: {}", wanted.error().detail);
        return std::nullopt;
    }
    if (wanted->empty()) {
        spdlog::warn("host_worker was edited and is not followed: it names no worker; stop the run to end it");
        return std::nullopt;
    }
    std::vector<std::string> have = m_hosts;
    HostEdit edit;
    std::ranges::sort(have);
    std::ranges::sort(*wanted);
    std::ranges::set_difference(have, *wanted, std::back_inserter(edit.removed));
    std::ranges::set_difference(*wanted, have, std::back_inserter(edit.added));
    return edit;
}

std::optional<std::vector<std::string>> RunFiles::countReset()
{
    const fs::path path = m_folder / protocol::kCountResetFile;
    std::error_code missing;
    const auto written = fs::last_write_time(path, missing);
    if (missing || std::exchange(m_resetAt, written) == written)
        return std::nullopt;
    const auto text = readFile(path, 1u << 20);
    auto hosts = text ? protocol::hostsFromText(*text) : fail(text.error());
    if (!hosts) {
        spdlog::warn("{} is not followed: {}", path.string(), hosts.error().detail);
        return std::nullopt;
    }
    return std::move(*hosts);
}

std::optional<protocol::SchedulerState> lastState(const fs::path &folder, const RunId &run)
{
    const std::string text = readFile(folder / "scheduler.journal").value_or("");
    // A line without its newline was broken by a crash: nothing acted upon it.
    const std::size_t end = text.rfind('\n');
    if (end == std::string::npos || end == 0)
        return std::nullopt;
    const std::size_t begin = text.rfind('\n', end - 1) + 1; // npos + 1 is 0
    auto state = protocol::schedulerStateFromLine(std::string_view(text).substr(begin, end - begin));
    if (!state) {
        spdlog::warn("the journal cannot be read, the run starts again: {}", state.error().detail);
        return std::nullopt;
    }
    if (state->over || state->run != run.value)
        return std::nullopt;
    return std::move(*state);
}

void RunFiles::journal(const protocol::SchedulerState &state)
{
    const fs::path path = m_folder / "scheduler.journal";
    Status status;
    if (!m_journal) { // of the earlier attempts one line suffices
        status = writeFileAtomically(path, protocol::toLine(state) + "\n");
        if (auto file = openForAppending(path); status && file)
            m_journal = std::move(*file);
    } else {
        appendLine(m_journal, protocol::toLine(state));
        if (::fdatasync(m_journal.get()) != 0)
            status = fail(systemError(errno, path.string(), "writing the journal"));
    }
    if (!status && !std::exchange(m_errorLogged, true))
        spdlog::error("{}: {}", status.error().source, status.error().detail);
}

Status RunFiles::writeAddress(const Endpoint &endpoint)
{
    return writeFileAtomically(m_folder / "scheduler.address", endpoint.text() + "\n");
}

} // namespace trainyard::ps
