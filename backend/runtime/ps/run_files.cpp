#include "backend/runtime/ps/run_files.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/files.h"

namespace trainyard::ps {

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
    if (auto status = ensureFolder(folder); !status)
        return fail(status.error());
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
    if (auto status = writeFileAtomically(folder / "attempt", std::to_string(files.m_attempt) + "\n"); !status)
        return fail(status.error());
    return files;
}

void RunFiles::appendLine(const Fd &file, std::string line)
{
    line += '\n';
    const ssize_t written = ::write(file.get(), line.data(), line.size());
    if (written == ssize_t(line.size()))
        return;
    if (!std::exchange(m_complained, true))
        spdlog::error("{}: writing a record failed: {}", m_folder.string(),
                      written < 0 ? std::strerror(errno) : "only a part was written");
    if (written > 0) // close the broken line, so that only it is lost
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
    const auto now = duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
    appendLine(m_hostLog, fmt::format("{} {} {} {}", m_sequence++, added ? "ADDED" : "REMOVED", address, now));
    if (added)
        m_hosts.push_back(address);
    else if (const auto at = std::ranges::find(m_hosts, address); at != m_hosts.end())
        m_hosts.erase(at);
    if (const auto status =
            writeFileAtomically(m_folder / "host_worker", fmt::format("{}\n", fmt::join(m_hosts, "\n")));
        !status)
        spdlog::warn("host_worker was not written: {}", status.error().detail);
}

Status RunFiles::writeAddress(const Endpoint &endpoint)
{
    return writeFileAtomically(m_folder / "scheduler.address", endpoint.text() + "\n");
}

} // namespace trainyard::ps
