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
#include "backend/protocol/control/save_request.h"
#include "backend/protocol/count_reset.h"
#include "backend/protocol/host_log.h"

namespace trainyard::ps {

namespace fs = std::filesystem;

namespace {

constexpr off_t kJournalEnd = 2 << 20; // bytes that hold the last state of a journal

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// The end of the journal; empty without one.
Result<std::string> endOf(const fs::path &path)
{
    const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file)
        return errno == ENOENT ? Result<std::string>(std::string())
                               : fail(systemError(errno, path.string(), "opening the journal"));
    const off_t size = ::lseek(file.get(), 0, SEEK_END);
    const off_t begin = std::max<off_t>(0, size - kJournalEnd);
    std::string text(std::size_t(std::max<off_t>(0, size - begin)), '\0');
    std::size_t got = 0;
    while (got < text.size()) {
        const ssize_t some = ::pread(file.get(), text.data() + got, text.size() - got, begin + off_t(got));
        if (some < 0 && errno == EINTR)
            continue;
        if (some < 0)
            return fail(systemError(errno, path.string(), "reading the journal"));
        if (some == 0)
            break;
        got += std::size_t(some);
    }
    text.resize(got);
    return text;
}

} // namespace

RunFiles::RunFiles(fs::path folder, LineFile metrics, LineFile hostLog)
    : m_folder(std::move(folder))
    , m_metrics(std::move(metrics))
    , m_hostLog(std::move(hostLog))
{
}

Result<RunFiles> RunFiles::open(const std::filesystem::path &folder)
{
    TY_TRY(ensureFolder(folder));
    TY_ASSIGN(auto metrics, LineFile::open(folder / "metrics.jsonl"));
    TY_ASSIGN(auto hosts, LineFile::open(folder / "host_worker_log"));
    RunFiles files(folder, std::move(metrics), std::move(hosts));
    if (const auto before = readFile(folder / "attempt", 64)) {
        int last = 0;
        std::from_chars(before->data(), before->data() + before->size(), last);
        files.m_attempt = last + 1;
    }
    TY_TRY(writeFileAtomically(folder / "attempt", std::to_string(files.m_attempt) + "\n"));
    return files;
}

void RunFiles::record(const protocol::MetricRecord &record)
{
    m_last = record;
    if (m_last.t <= 0)
        m_last.t = wallSeconds();
    m_metrics.append(protocol::toLine(m_last));
    look();
}

void RunFiles::retry()
{
    m_metrics.retry();
    m_hostLog.retry();
    if (!m_unwritten.empty() && writeState())
        m_unwritten.clear();
    look();
}

/// Logs when the disk takes no more, and records how long that was.
void RunFiles::look()
{
    using namespace std::chrono;
    if (m_metrics.isWaiting() || m_hostLog.isWaiting() || !m_unwritten.empty()) {
        if (m_fullSince)
            return;
        m_fullSince = steady_clock::now();
        const int problem = m_metrics.isWaiting() ? m_metrics.problem() : m_hostLog.problem();
        spdlog::error("{}: writing failed ({}): records are kept in memory and tried again", m_folder.string(),
                      problem != 0 ? std::strerror(problem) : "the journal");
        return;
    }
    if (!m_fullSince)
        return;
    protocol::MetricRecord event = m_last;
    event.rank = -1;
    event.samples = 0;
    event.t = wallSeconds();
    event.name = protocol::metric::kDiskFull;
    event.value = duration<double>(steady_clock::now() - *m_fullSince).count();
    const std::size_t lost = m_metrics.takeDropped() + m_hostLog.takeDropped();
    event.note = lost == 0 ? "" : fmt::format("{} records were lost", lost);
    m_fullSince.reset();
    spdlog::info("{}: all records are written again after {:.0f} s", m_folder.string(), event.value);
    m_metrics.append(protocol::toLine(event));
}

void RunFiles::hostLog(bool added, const std::string &address)
{
    using namespace std::chrono;
    const auto now = duration_cast<nanoseconds>(system_clock::now().time_since_epoch());
    m_hostLog.append(protocol::toLine(protocol::HostEvent{m_sequence++, added, address, now}));
    look();
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

bool RunFiles::takeSaveRequest() const
{
    std::error_code failed; // a file that stays would request one checkpoint after the other
    return fs::remove(m_folder / protocol::kSaveRequestFile, failed) && !failed;
}

Result<std::optional<protocol::SchedulerState>> lastState(const fs::path &folder, const RunId &run)
{
    std::optional<protocol::SchedulerState> last; // unset: there is none to continue from
    const fs::path path = folder / "scheduler.journal";
    TY_ASSIGN(const std::string text, endOf(path));
    // A line without its newline was broken by a crash: nothing acted upon it.
    const std::size_t end = text.rfind('\n');
    if (end == std::string::npos || end == 0)
        return last;
    const std::size_t begin = text.rfind('\n', end - 1) + 1; // npos + 1 is 0
    auto state = protocol::schedulerStateFromLine(std::string_view(text).substr(begin, end - begin));
    if (!state)
        return fail(ErrorCode::CorruptData, path.string(),
                    "the state of the run cannot be read: " + state.error().detail);
    if (!state->over && state->run == run.value)
        last = std::move(*state);
    return last;
}

void RunFiles::journal(const protocol::SchedulerState &state)
{
    m_unwritten = protocol::toLine(state) + "\n";
    const Status written = writeState();
    if (written)
        m_unwritten.clear();
    else if (!m_fullSince)
        spdlog::error("{}: {}", written.error().source, written.error().detail);
    look();
}

Status RunFiles::writeState()
{
    const fs::path path = m_folder / "scheduler.journal";
    if (!m_journal || m_journalBytes + m_unwritten.size() > kLongestJournal) { // one line suffices
        m_journal = Fd();
        TY_TRY(writeFileAtomically(path, m_unwritten));
        m_journalBytes = m_unwritten.size();
        Fd file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
        if (!file)
            return fail(systemError(errno, path.string(), "opening the journal"));
        m_journal = std::move(file);
        return {};
    }
    const ssize_t written = ::write(m_journal.get(), m_unwritten.data(), m_unwritten.size());
    if (written == ssize_t(m_unwritten.size()) && ::fdatasync(m_journal.get()) == 0) {
        m_journalBytes += m_unwritten.size();
        return {};
    }
    const int problem = written >= 0 && written < ssize_t(m_unwritten.size()) ? ENOSPC : errno;
    m_journal = Fd(); // its last line may be broken: the next state replaces the file
    return fail(systemError(problem, path.string(), "writing the journal"));
}

Status RunFiles::writeAddress(const Endpoint &endpoint)
{
    return writeFileAtomically(m_folder / "scheduler.address", endpoint.text() + "\n");
}

} // namespace trainyard::ps
