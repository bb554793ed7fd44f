#include "backend/runtime/agent/agent.h"

#include <cerrno>
#include <csignal>
#include <map>

#include <fmt/format.h>
#include <poll.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/version.h"
#include "backend/protocol/version.h"
#include "backend/runtime/agent/file_tailer.h"
#include "backend/runtime/agent/processes.h"
#include "backend/runtime/agent/sample_log.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/scheduler.h"

namespace trainyard::agent {

using protocol::AgentReply;

namespace {

constexpr int kFollowMs = 50; ///< interval at which followed files are read

class Agent {
public:
    Agent(const std::filesystem::path &home, int out)
        : m_processes(home)
        , m_out(out)
    {
    }
    bool broken() const { return m_broken; }
    bool following() const { return !m_follows.empty(); }

    void onLine(std::string_view line)
    {
        if (line.size() > protocol::kMaxAgentLine)
            return refuse("a line is longer than 1 MiB");
        std::int64_t id = 0;
        const auto request = protocol::agentRequestFromLine(line, &id);
        if (!request)
            return write({id, fail(request.error())});
        std::visit([&](const auto &command) { answer(id, command); }, request->command);
    }

    /// Sends what is new in followed files.
    /// \return whether there was anything
    bool follow()
    {
        bool any = false;
        for (auto at = m_follows.begin(); at != m_follows.end() && !m_broken;) {
            auto chunk = at->second.read();
            if (chunk && chunk->data.empty()) {
                ++at;
                continue;
            }
            any = true;
            if (chunk)
                write({at->first, protocol::AgentChunk{std::move(chunk->data), chunk->inode, chunk->offset}});
            else
                write({at->first, fail(chunk.error())});
            at = chunk ? std::next(at) : m_follows.erase(at);
        }
        return any;
    }

    void refuse(const char *why) { write({0, fail(ErrorCode::InvalidArgument, "agent", why)}); }

private:
    template <class Command>
    void answer(std::int64_t id, const Command &command)
    {
        const Result<typename Command::Reply> done = run(command);
        write({id, done ? Result<protocol::AgentAnswer>(*done) : fail(done.error())});
    }
    void answer(std::int64_t id, const protocol::AgentFollow &command)
    {
        const protocol::NodeLayout layout{m_processes.home().string()};
        const std::string path = command.file == "metrics" ? layout.metrics(command.run)
                                 : command.file == "hosts" ? layout.hostLog(command.run)
                                                           : layout.log(command.run, command.file.substr(4));
        if (m_follows.size() >= 64 || m_follows.contains(id))
            return write({id, fail(ErrorCode::InvalidArgument, "agent",
                                   "too many files are followed, or this id follows one already")});
        const auto kind = command.file.starts_with("log:") ? FileTailer::Kind::RotatingLog : FileTailer::Kind::File;
        m_follows.emplace(id, FileTailer(path, command.inode, command.offset, kind, command.most.value_or(0)));
    }

    Result<protocol::AgentIdentity> run(const protocol::AgentHandshake &) const
    {
        return protocol::AgentIdentity{protocol::kProtocolVersion, std::string(version()), m_processes.home().string(),
                                       ::getpid()};
    }
    Result<protocol::AgentStarted> run(const protocol::AgentStart &command)
    {
        return m_processes.start(command, Deadline::after(std::chrono::seconds(20)));
    }
    Result<protocol::AgentRoles> run(const protocol::AgentStatus &command) const
    {
        return protocol::AgentRoles{m_processes.status(command.run)};
    }
    Result<protocol::AgentStopped> run(const protocol::AgentStop &command)
    {
        return protocol::AgentStopped{m_processes.stop(command)};
    }
    Result<protocol::AgentProcesses> run(const protocol::AgentSweep &command) const
    {
        return m_processes.sweep(command);
    }
    Result<protocol::AgentDone> run(const protocol::AgentUnfollow &command)
    {
        if (m_follows.erase(command.target) == 0)
            return fail(ErrorCode::NotFound, "agent", fmt::format("nothing is followed with id {}", command.target));
        write({command.target, protocol::AgentFollowEnd{}});
        return protocol::AgentDone{};
    }
    Result<protocol::AgentDone> run(const protocol::AgentLeave &command)
    {
        const auto folder = m_processes.runFolder(command.run);
        std::string address = readFile(folder / "scheduler.address", 256).value_or("");
        while (!address.empty() && address.back() == '\n')
            address.pop_back();
        TY_ASSIGN(const auto secret, ps::readSecret(folder / "secret"));
        const auto endpoint = ps::parseEndpoint(address);
        if (!endpoint)
            return fail(ErrorCode::NotFound, folder.string(), "the scheduler of this run is not on this node");
        TY_TRY(ps::requestLeave(*endpoint, endpoint->host, secret, command.rank, command.host,
                                {Deadline::after(std::chrono::seconds(10)), {}}));
        return protocol::AgentDone{};
    }
    Result<protocol::AgentDiskSpace> run(const protocol::AgentDisk &) const
    {
        struct statvfs disk {};
        if (::statvfs(m_processes.home().c_str(), &disk) != 0 &&
            ::statvfs(m_processes.home().parent_path().c_str(), &disk) != 0)
            return fail(systemError(errno, m_processes.home().string(), "looking at the disk"));
        return protocol::AgentDiskSpace{std::uint64_t(disk.f_bavail) * disk.f_frsize,
                                        std::uint64_t(disk.f_blocks) * disk.f_frsize};
    }

    Result<protocol::AgentChunk> run(const protocol::AgentSamples &command) const
    {
        TY_ASSIGN(auto chunk, SampleLog::read(m_processes.home() / kSamplesFolder, command.file, command.offset));
        return protocol::AgentChunk{std::move(chunk.data), chunk.inode, chunk.offset};
    }

    void write(const AgentReply &reply)
    {
        const std::string text = protocol::toLine(reply) + "\n";
        std::string_view rest = text;
        while (!rest.empty() && !m_broken) {
            const ssize_t count = ::write(m_out, rest.data(), rest.size());
            if (count > 0)
                rest.remove_prefix(std::size_t(count));
            else if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
                pollfd wait{m_out, POLLOUT, 0};
                ::poll(&wait, 1, 1000);
            } else if (count < 0 && errno != EINTR)
                m_broken = true; // the connection is gone; the next client resumes with its cursor
        }
    }

    ProcessManager m_processes;
    std::map<std::int64_t, FileTailer> m_follows;
    int m_out;
    bool m_broken = false;
};

} // namespace

int stopRuns(const std::filesystem::path &home, const Deadline &limit)
{
    ProcessManager processes(home);
    for (const RunId &run : processes.runs())
        processes.stopWithCluster(run, limit);
    return 0;
}

int serveStdio(const std::filesystem::path &home, int in, int out)
{
    ::signal(SIGPIPE, SIG_IGN);
    Agent agent(home, out);
    std::string buffer;
    bool skipping = false; // rest of a line that was too long
    for (bool busy = false; !agent.broken();) {
        pollfd wait{in, POLLIN, 0};
        ::poll(&wait, 1, !agent.following() ? -1 : busy ? 0 : kFollowMs);
        if (wait.revents) {
            char chunk[65536];
            const ssize_t count = ::read(in, chunk, sizeof chunk);
            if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
                return 0;
            buffer.append(chunk, std::size_t(std::max<ssize_t>(0, count)));
            for (std::size_t end; (end = buffer.find('\n')) != std::string::npos;) {
                if (!std::exchange(skipping, false) && end > 0)
                    agent.onLine(std::string_view(buffer).substr(0, end));
                buffer.erase(0, end + 1);
            }
            if (buffer.size() > protocol::kMaxAgentLine) {
                if (!std::exchange(skipping, true))
                    agent.refuse("a line is longer than 1 MiB");
                buffer.clear();
            }
        }
        busy = agent.follow();
    }
    return 1;
}

} // namespace trainyard::agent
