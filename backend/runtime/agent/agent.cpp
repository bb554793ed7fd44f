#include "backend/runtime/agent/agent.h"

#include <cerrno>
#include <csignal>
#include <map>

#include <fmt/format.h>
#include <poll.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/protocol/version.h"
#include "backend/runtime/agent/file_tailer.h"
#include "backend/runtime/agent/processes.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/scheduler/scheduler.h"

namespace trainyard::agent {

using protocol::AgentReply;
using protocol::AgentRequest;

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
        AgentReply reply;
        reply.id = id;
        if (!request)
            reply.error = request.error();
        else if (!std::visit([&](const auto &command) { return handle(request->id, command, reply); },
                             request->command))
            return;
        write(reply);
    }

    /// Sends what is new in followed files.
    /// \return whether there was anything
    bool follow()
    {
        bool any = false;
        for (auto at = m_follows.begin(); at != m_follows.end() && !m_broken;) {
            AgentReply reply;
            reply.id = at->first;
            auto chunk = at->second.read();
            if (!chunk)
                reply.error = chunk.error();
            else if (chunk->data.empty()) {
                ++at;
                continue;
            } else {
                reply.data = std::move(chunk->data);
                reply.inode = chunk->inode;
                reply.offset = chunk->offset;
            }
            any = true;
            write(reply);
            at = chunk ? std::next(at) : m_follows.erase(at);
        }
        return any;
    }

    void refuse(const char *why)
    {
        AgentReply reply;
        reply.error = Error{ErrorCode::InvalidArgument, "agent", why};
        write(reply);
    }

private:
    // Each overload fills the reply; false: it has been answered already, or will be later.
    bool handle(std::int64_t, const protocol::AgentHandshake &, AgentReply &reply)
    {
        reply.version = protocol::kProtocolVersion;
        reply.runtime = protocol::runtimeVersion();
        reply.home = m_processes.home().string();
        reply.pid = ::getpid();
        return true;
    }
    bool handle(std::int64_t, const protocol::AgentStart &command, AgentReply &reply)
    {
        const auto started = m_processes.start(command, Deadline::after(std::chrono::seconds(20)));
        if (!started) {
            reply.error = started.error();
        } else {
            reply.pid = started->pid;
            reply.address = started->address;
        }
        return true;
    }
    bool handle(std::int64_t, const protocol::AgentStatus &command, AgentReply &reply)
    {
        reply.roles = m_processes.status(command.run);
        return true;
    }
    bool handle(std::int64_t, const protocol::AgentStop &command, AgentReply &reply)
    {
        reply.stopped = m_processes.stop(command);
        return true;
    }
    bool handle(std::int64_t id, const protocol::AgentFollow &command, AgentReply &reply)
    {
        const protocol::NodeLayout layout{m_processes.home().string()};
        const std::string path = command.file == "metrics" ? layout.metrics(command.run)
                                 : command.file == "hosts" ? layout.hostLog(command.run)
                                                           : layout.log(command.run, command.file.substr(4));
        if (m_follows.size() >= 64 || m_follows.contains(id)) {
            reply.error = Error{ErrorCode::InvalidArgument, "agent",
                                "too many files are followed, or this id follows one already"};
            return true;
        }
        m_follows.emplace(id, FileTailer(path, command.inode, command.offset));
        return false;
    }
    bool handle(std::int64_t, const protocol::AgentUnfollow &command, AgentReply &reply)
    {
        if (m_follows.erase(command.target) == 0) {
            reply.error =
                Error{ErrorCode::NotFound, "agent", fmt::format("nothing is followed with id {}", command.target)};
            return true;
        }
        AgentReply last;
        last.id = command.target;
        last.done = true;
        write(last);
        return true;
    }
    bool handle(std::int64_t, const protocol::AgentLeave &command, AgentReply &reply)
    {
        const auto folder = m_processes.runFolder(command.run);
        std::string address = readFile(folder / "scheduler.address", 256).value_or("");
        while (!address.empty() && address.back() == '\n')
            address.pop_back();
        const auto secret = ps::readSecret(folder / "secret");
        const auto endpoint = ps::parseEndpoint(address);
        if (!secret)
            reply.error = secret.error();
        else if (!endpoint)
            reply.error = Error{ErrorCode::NotFound, folder.string(), "the scheduler of this run is not on this node"};
        else if (auto asked = ps::requestLeave(*endpoint, endpoint->host, *secret, command.rank, command.host,
                                               {Deadline::after(std::chrono::seconds(10)), {}});
                 !asked)
            reply.error = asked.error();
        return true;
    }
    bool handle(std::int64_t, const protocol::AgentDisk &, AgentReply &reply)
    {
        struct statvfs disk {};
        if (::statvfs(m_processes.home().c_str(), &disk) != 0 &&
            ::statvfs(m_processes.home().parent_path().c_str(), &disk) != 0) {
            reply.error = systemError(errno, m_processes.home().string(), "looking at the disk");
            return true;
        }
        reply.freeBytes = std::uint64_t(disk.f_bavail) * disk.f_frsize;
        reply.totalBytes = std::uint64_t(disk.f_blocks) * disk.f_frsize;
        return true;
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

int stopRuns(const std::filesystem::path &home)
{
    ProcessManager processes(home);
    for (const RunId &run : processes.runs())
        processes.stop({run, {}, {}, true});
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
