#include "backend/runtime/ps/scheduler/scheduler.h"

#include <optional>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/agent.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/transport/peer_connections.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

constexpr const char *kStopRequested = "stop was requested";

milliseconds tickOf(const protocol::JobSpec &job)
{
    return milliseconds(std::clamp(int(job.heartbeatSeconds * 250), 10, 100));
}

class Scheduler final : public LoopHandler, SchedulerOutbox {
public:
    Scheduler(const SchedulerOptions &options, RunFiles files)
        : m_options(options)
        , m_files(std::move(files))
        , m_loop(*this, options.secret, tickOf(options.job))
    {
    }

    Status run(std::stop_token stop, std::stop_token now, std::stop_token preempted)
    {
        TY_ASSIGN(auto before, lastState(m_options.runFolder, m_options.job.run));
        // An attempt that was killed after it had ended the processes: there is nothing to continue without them.
        if (before && !before->lost.empty())
            return fail(ErrorCode::PeerLost, "scheduler", before->lost);
        RunStart start{m_files.attempt(), {}, std::move(before), m_options.epoch, m_options.step, m_options.remaining};
        TY_ASSIGN(auto listener, listen());
        const Endpoint bound = m_bound = listener.bound;
        start.address = bound.text();
        m_core.emplace(m_options.job, std::move(start), static_cast<SchedulerOutbox &>(*this), m_files,
                       SchedulerCore::Clock::now());
        m_loop.listen(std::move(listener), {PeerRole::Scheduler, WireMode::Aead});
        TY_TRY(m_files.writeAddress(bound));
        spdlog::info("scheduler of run {} listens on {}, attempt {}", m_options.job.run.value, bound.text(),
                     m_files.attempt());
        if (m_options.onListening)
            m_options.onListening(bound);
        const std::stop_callback onStop(stop, [this] {
            m_loop.post([this] {
                m_core->stop({ErrorCode::Cancelled, "scheduler", kStopRequested}, SchedulerCore::Clock::now());
            });
        });
        const std::stop_callback onPreempted(
            preempted, [this] { m_loop.post([this] { m_core->preempt(SchedulerCore::Clock::now()); }); });
        const std::stop_callback onNow(now, [this] {
            m_loop.post([this] { m_core->endNow({ErrorCode::Cancelled, "scheduler", kStopRequested}); });
        });
        TY_TRY(m_loop.run());
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
        return m_outcome;
    }

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data to the scheduler");
    }

    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        const PeerId id = m_peers.idOf(c);
        const auto now = SchedulerCore::Clock::now();
        if (header.type == FrameType::Heartbeat) {
            m_core->onFrameReceived(id, now);
            return {};
        }
        if (header.type != FrameType::Control)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a scheduler does not take");
        TY_ASSIGN(const auto message,
                  protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
        if (const auto *joinRequest = std::get_if<protocol::JoinRequest>(&message);
            joinRequest && joinRequest->role != toString(c.claim.opener))
            return fail(ErrorCode::CorruptData, c.peer(), "says that it is another process than it proved to be");
        m_core->onMessage(id, message, now);
        return {};
    }

    void onOpened(Connection &c) override { m_peers.add(c); }

    void onClosed(Connection &c, const Error &error) override
    {
        m_core->onClosed(m_peers.remove(c), error, SchedulerCore::Clock::now());
    }

    void onTick() override
    {
        m_peers.sendHeartbeats();
        const auto now = SchedulerCore::Clock::now();
        if (now - m_lookedAtHosts > std::chrono::seconds(1)) {
            m_lookedAtHosts = now;
            m_files.retry();
            if (const auto edit = m_files.hostEdit())
                m_core->onHostEdit(edit->removed, edit->added, now);
            if (const auto hosts = m_files.countReset())
                m_core->onCountReset(*hosts);
            if (m_files.takeSaveRequest())
                m_core->save(now);
        }
        m_core->onTick(now);
    }

private:
    Result<Listener> listen()
    {
        if (!m_options.listener)
            return schedulerListener(m_options.runFolder, m_options.job.run, m_options.bind, m_options.port);
        Fd fd(::fcntl(m_options.listener->fd.get(), F_DUPFD_CLOEXEC, 0));
        if (!fd)
            return fail(systemError(errno, m_options.listener->bound.text(), "listening"));
        return Listener{std::move(fd), m_options.listener->bound};
    }

    void send(PeerId id, const protocol::ControlMessage &message) override { m_peers.send(id, message); }
    void sendView(const protocol::View &common, const std::vector<ViewReceiver> &receivers) override
    {
        const protocol::ViewText text(common);
        for (const ViewReceiver &receiver : receivers) {
            if (Connection *connection = m_peers.find(receiver.id)) {
                connection->sendText(FrameType::Control, text.textFor(receiver.index, receiver.fresh));
                m_loop.flush(*connection);
            }
        }
    }
    void disconnect(PeerId id) override { m_peers.disconnect(id); }
    void journal(const protocol::SchedulerState &state) override { m_files.journal(state); }
    void log(const std::string &line) override { spdlog::info("{}", line); }
    void finished(const Status &outcome) override
    {
        m_outcome = outcome;
        m_loop.stop();
    }
    bool startSaver() override
    {
        if (!m_options.save)
            return false;
        try {
            m_saver = std::jthread([this](std::stop_token stop) {
                const Status saved = guarded("saver", [&]() -> Status { return m_options.save(m_bound, stop); });
                if (!saved && saved.error().code != ErrorCode::Cancelled)
                    spdlog::warn("saving from the servers: {}: {}", saved.error().source, saved.error().detail);
            });
        } catch (const std::system_error &) { // the limit of threads
            return false;
        }
        return true;
    }

    const SchedulerOptions &m_options;
    RunFiles m_files;
    Loop m_loop;
    PeerConnections m_peers{m_loop};
    std::optional<SchedulerCore> m_core;
    SchedulerCore::Clock::time_point m_lookedAtHosts;
    Status m_outcome;
    Endpoint m_bound;
    std::jthread m_saver; ///< last member: it uses those above
};

/// Waits for the single LeaveResponse.
class LeaveResponseSink final : public FrameSink {
public:
    std::optional<protocol::LeaveResponse> answer;
    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data");
    }
    Status onFrame(Connection &, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (header.type != FrameType::Control)
            return {};
        TY_ASSIGN(auto message,
                  protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
        if (const auto *found = std::get_if<protocol::LeaveResponse>(&message))
            answer = *found;
        return {};
    }
};

} // namespace

Result<Listener> schedulerListener(const std::filesystem::path &runFolder, const RunId &run, const std::string &bind,
                                   int port)
{
    if (const auto before = lastState(runFolder, run); before && *before && port == 0) { // errors: runScheduler()
        if (const auto known = parseEndpoint((*before)->address))
            port = known->port;
    }
    return port == 0 ? listenOnSchedulerPort(bind) : listenOn(bind, port);
}

Status runScheduler(const SchedulerOptions &options, std::stop_token stop, std::stop_token now,
                    std::stop_token preempted)
{
    TY_ASSIGN(auto files, RunFiles::open(options.runFolder));
    Scheduler scheduler(options, std::move(files));
    return scheduler.run(stop, now, preempted);
}

Status requestLeave(const Endpoint &scheduler, const std::string &bind, const JobSecret &secret, int rank,
                    const std::string &host, const CallContext &context)
{
    TY_ASSIGN(auto connection, openAuthenticated(scheduler, bind, "the scheduler", secret,
                                                 {PeerRole::Operator, PeerRole::Scheduler}, context));
    connection->send(protocol::Leave{rank, host});
    LeaveResponseSink sink;
    while (!sink.answer) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "leave", "stop was requested");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, connection->peer(), "did not answer in time");
        TY_TRY(connection->writeSome());
        pollfd wait{connection->fd(), short(POLLIN | (connection->wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(context.deadline.remaining(milliseconds(100)).count()));
        const Status status = connection->readSome(sink);
        if (!status && !sink.answer)
            return status;
    }
    if (sink.answer->code.empty())
        return {};
    return fail(protocol::errorCodeFromString(sink.answer->code), "scheduler", sink.answer->detail);
}

} // namespace trainyard::ps
