// The process of the coordinator: sockets, files and the clock around CoordinatorCore.
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/jobs/machines_file.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/transport/loop.h"
#include "backend/runtime/ps/transport/peer_connections.h"
#include "backend/runtime/tasks/coordinator_core.h"
#include "backend/runtime/tasks/launched_job.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;
using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// The processes of a new run, with the machines of machines.json; without that file their number only.
std::vector<protocol::TaskMember> expectedOf(const launch::RunFolder &run)
{
    std::vector<protocol::TaskMember> expected;
    const auto text = readFile(run.path / jobs::MachinesFile::kName, 4u << 20);
    const auto file = text ? jobs::machinesFromJson(*text) : fail(text.error());
    if (!file && file.error().code != ErrorCode::NotFound)
        spdlog::warn("{}: {}", file.error().source, file.error().detail);
    if (file && !file->machines.empty()) {
        for (const jobs::Place &place : jobs::typeOf(run.job)->places(run.job, file->machines)) {
            if (place.machine >= file->machines.size())
                continue;
            const jobs::Machine &machine = file->machines[place.machine];
            expected.push_back({.host = machine.name,
                                .address = machine.address,
                                .role = std::string(toString(place.role)),
                                .index = place.index,
                                .rank = place.rank});
        }
        return expected;
    }
    for (int rank = 0; rank < run.job.workers; ++rank)
        expected.push_back({.role = "worker", .index = rank % std::max(1, run.job.workersPerMachine), .rank = rank});
    for (int server = 0; server < run.job.servers; ++server)
        expected.push_back({.role = "server", .index = server});
    return expected;
}

class Coordinator final : public ps::LoopHandler, CoordinatorOutbox {
public:
    Coordinator(const launch::RunFolder &run, const CoordinatorOptions &options, ps::RunFiles files)
        : m_run(run)
        , m_options(options)
        , m_files(std::move(files))
        , m_loop(*this, run.secret, milliseconds(std::clamp(int(run.job.heartbeatSeconds * 250), 10, 100)))
    {
    }

    Status run(std::stop_token stop, std::stop_token now, std::stop_token preempted)
    {
        auto before = lastCoordinatorState(m_run.path, m_run.job.run);
        TY_ASSIGN(auto listener, listen());
        m_address = listener.bound.text();
        m_core.emplace(m_run.job, expectedOf(m_run), m_files.attempt(), std::move(before),
                       static_cast<CoordinatorOutbox &>(*this), m_files, CoordinatorCore::Clock::now());
        m_loop.listen(std::move(listener), {ps::PeerRole::Scheduler, ps::WireMode::Aead});
        TY_TRY(m_files.writeAddress(*ps::parseEndpoint(m_address)));
        spdlog::info("coordinator of run {} ({}) listens on {}, attempt {}", m_run.job.run.value,
                     toString(m_run.job.type), m_address, m_files.attempt());
        const auto post = [this](const char *why) {
            m_loop.post([this, why] {
                m_core->stop({ErrorCode::Cancelled, "coordinator", why}, CoordinatorCore::Clock::now());
            });
        };
        const std::stop_callback onStop(stop, [&post] { post("stop was requested"); });
        const std::stop_callback onPreempted(preempted,
                                             [&post] { post("the machine of the coordinator will be taken away"); });
        const std::stop_callback onNow(now, [this] {
            m_loop.post([this] { m_core->endNow({ErrorCode::Cancelled, "coordinator", "stop was requested"}); });
        });
        TY_TRY(m_loop.run());
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
        return m_outcome;
    }

    Result<std::span<std::byte>> bufferFor(ps::Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data to the coordinator");
    }

    Status onFrame(ps::Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        const PeerId id = m_peers.idOf(c);
        const auto now = CoordinatorCore::Clock::now();
        if (header.type == FrameType::Heartbeat) {
            m_core->onFrameReceived(id, now);
            return {};
        }
        if (header.type != FrameType::Control)
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a coordinator does not take");
        TY_ASSIGN(const auto message,
                  protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
        if (const auto *join = std::get_if<protocol::TaskJoin>(&message);
            join && join->self.role != toString(c.claim.opener))
            return fail(ErrorCode::CorruptData, c.peer(), "says that it is another process than it proved to be");
        m_core->onMessage(id, message, now);
        return {};
    }

    void onOpened(ps::Connection &c) override { m_peers.add(c); }

    void onClosed(ps::Connection &c, const Error &error) override
    {
        m_core->onClosed(m_peers.remove(c), error, CoordinatorCore::Clock::now());
    }

    void onTick() override
    {
        m_peers.sendHeartbeats();
        lookAtQueue(CoordinatorCore::Clock::now());
        if (const auto now = CoordinatorCore::Clock::now(); now >= m_nextRetry) {
            m_nextRetry = now + std::chrono::seconds(1);
            m_files.retry();
        }
        m_core->onTick(CoordinatorCore::Clock::now(), wallSeconds());
    }

private:
    void lookAtQueue(CoordinatorCore::Clock::time_point now)
    {
        if (m_run.job.task.launcher == protocol::Launcher::Ssh || now < m_nextLook)
            return;
        m_nextLook = now + std::chrono::seconds(1);
        const QueueNote note = queueNote(m_run.path);
        if (note.waits)
            m_core->onQueued(now);
        else if (!note.failure.empty())
            m_core->onLauncherFailed(note.failure);
    }
    Result<ps::Listener> listen()
    {
        if (!m_options.listener)
            return coordinatorListener(m_run.path, m_run.job.run, m_options.bind, m_options.port);
        ps::Fd fd(::fcntl(m_options.listener->fd.get(), F_DUPFD_CLOEXEC, 0));
        if (!fd)
            return fail(systemError(errno, m_options.listener->bound.text(), "listening"));
        return ps::Listener{std::move(fd), m_options.listener->bound};
    }

    void send(PeerId id, const protocol::ControlMessage &message) override { m_peers.send(id, message); }
    void disconnect(PeerId id) override { m_peers.disconnect(id); }
    void save(const CoordinatorState &state) override
    {
        CoordinatorState whole = state;
        whole.address = m_address;
        // 0600: names and addresses of machines.
        if (const auto saved = writeFileAtomically(m_run.path / kCoordinatorFile, toJson(whole), 0600); !saved)
            spdlog::error("{}: {}; a restarted coordinator would end the run", saved.error().source,
                          saved.error().detail);
    }
    void log(const std::string &line) override { spdlog::info("{}", line); }
    void finished(const Status &outcome) override
    {
        m_outcome = outcome;
        std::error_code ignored; // a later start would take the run for one that goes on
        fs::remove(m_run.path / kCoordinatorFile, ignored);
        m_loop.stop();
    }

    const launch::RunFolder &m_run;
    const CoordinatorOptions &m_options;
    ps::RunFiles m_files;
    ps::Loop m_loop;
    ps::PeerConnections m_peers{m_loop};
    std::optional<CoordinatorCore> m_core;
    CoordinatorCore::Clock::time_point m_nextLook{};  ///< at the note of the launcher
    CoordinatorCore::Clock::time_point m_nextRetry{}; ///< of what a full disk has not taken
    std::string m_address;
    Status m_outcome;
};

} // namespace

std::optional<CoordinatorState> lastCoordinatorState(const fs::path &folder, const RunId &run)
{
    const auto text = readFile(folder / kCoordinatorFile, 8u << 20);
    if (!text)
        return std::nullopt;
    auto state = coordinatorStateFromJson(*text);
    if (!state)
        spdlog::warn("{}: {}; the run starts again", state.error().source, state.error().detail);
    if (!state || state->run != run.value)
        return std::nullopt;
    return std::move(*state);
}

Result<ps::Listener> coordinatorListener(const fs::path &folder, const RunId &run, const std::string &bind, int port)
{
    if (const auto before = lastCoordinatorState(folder, run); before && port == 0) {
        if (const auto known = ps::parseEndpoint(before->address))
            port = known->port;
    }
    return port == 0 ? ps::listenOnSchedulerPort(bind) : ps::listenOn(bind, port);
}

Status runCoordinator(const launch::RunFolder &run, const CoordinatorOptions &options, std::stop_token gentle,
                      std::stop_token hard, std::stop_token preempted)
{
    if (!jobs::typeOf(run.job))
        return fail(
            ErrorCode::Unsupported, "coordinator",
            fmt::format("this version of trainyard-runtime does not know jobs of type {}", toString(run.job.type)));
    TY_TRY(jobs::validate(run.job));
    TY_ASSIGN(auto files, ps::RunFiles::open(run.path));
    Coordinator coordinator(run, options, std::move(files));
    return coordinator.run(gentle, hard, preempted);
}

} // namespace trainyard::tasks
