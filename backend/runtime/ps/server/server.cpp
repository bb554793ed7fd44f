#include "backend/runtime/ps/server/server.h"

#include <map>
#include <optional>
#include <set>
#include <thread>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/protocol/agent.h"
#include "backend/runtime/ps/server/blob_service.h"
#include "backend/runtime/ps/server/replica_link.h"
#include "backend/runtime/ps/server/server_thread.h"
#include "backend/runtime/ps/transport/reconnector.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

using protocol::ControlMessage;
using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

constexpr Claim kServerToScheduler{PeerRole::Server, PeerRole::Scheduler};

/// The connection to the scheduler, the port, and the server threads.
class Server final : public LoopHandler {
public:
    Server(const ServerOptions &options, nn::TrainingState first)
        : m_options(options)
        , m_loop(*this, options.secret, milliseconds(std::max(20, int(options.job.heartbeatSeconds * 250))))
        , m_first(std::make_shared<const nn::TrainingState>(std::move(first)))
        , m_parameters(std::int64_t(m_first->weights.size()))
        , m_shardLayout(shardLayoutOf(options.job, m_first->weights.size()))
        , m_blobs(m_loop)
        , m_reconnector(options.scheduler, options.bind, "the scheduler", options.secret, kServerToScheduler)
    {
    }

    Status run(std::stop_token stop)
    {
        const CallContext start{Deadline::after(std::chrono::seconds(m_options.job.startSeconds)), stop};
        TY_ASSIGN(auto listener, listenOn(m_options.bind, m_options.port, start));
        if (!m_options.announce.empty() && !parseEndpoint(m_options.announce))
            return fail(ErrorCode::InvalidArgument, m_options.announce, "not an address with a port, as 10.0.0.1:9091");
        m_address = m_options.announce.empty() ? listener.bound.text() : m_options.announce;
        m_loop.listen(std::move(listener), {PeerRole::Server, m_options.job.wire});
        TY_ASSIGN(auto scheduler, openAuthenticated(m_options.scheduler, m_options.bind, "the scheduler",
                                                    m_options.secret, kServerToScheduler, start));
        m_scheduler = &m_loop.add(std::move(scheduler));
        m_lastReceived = std::chrono::steady_clock::now();
        send(protocol::JoinRequest{"server", m_options.host, m_address, m_options.rank});
        const std::stop_callback onStop(
            stop, [this] { m_loop.post([this] { end(fail(ErrorCode::Cancelled, "server", "stop was requested")); }); });
        TY_TRY(m_loop.run());
        m_reconnector.stop();
        m_linker = {};
        m_threads.clear(); // they send their last replies
        m_loop.drain(Deadline::after(std::chrono::seconds(2)));
        return m_outcome;
    }

    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &header) override
    {
        return m_blobs.bufferFor(c, header);
    }

    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        if (&c == m_scheduler)
            m_lastReceived = std::chrono::steady_clock::now();
        switch (header.type) {
        case FrameType::Heartbeat:
            return {};
        case FrameType::Control:
            return onControl(c, payload);
        case FrameType::BlobWrite:
        case FrameType::BlobRead:
            return m_blobs.onFrame(c, header);
        default:
            return fail(ErrorCode::CorruptData, c.peer(), "sent a frame that a server does not take");
        }
    }

    void onClosed(Connection &c, const Error &error) override
    {
        m_blobs.onClosed(c);
        if (&c == m_scheduler)
            findSchedulerAgain(error);
    }

    void onTick() override
    {
        if (!m_scheduler)
            return;
        m_scheduler->send(protocol::kHeartbeat, {});
        m_loop.flush(*m_scheduler);
        const std::chrono::duration<double> silent = std::chrono::steady_clock::now() - m_lastReceived,
                                            limit(m_options.job.heartbeatMisses * m_options.job.heartbeatSeconds + 1);
        if (silent <= limit)
            return;
        const Error why{ErrorCode::PeerLost, m_scheduler->peer(), fmt::format("silent for {:.0f} s", silent.count())};
        m_loop.closeAfterWriting(*m_scheduler);
        findSchedulerAgain(why);
    }

private:
    void send(const ControlMessage &message)
    {
        if (!m_scheduler)
            return;
        m_scheduler->send(message);
        m_loop.flush(*m_scheduler);
    }

    /// Training continues in the meantime: workers and servers need the scheduler only at a boundary.
    void findSchedulerAgain(const Error &why)
    {
        m_scheduler = nullptr;
        if (m_ended)
            return;
        spdlog::warn("lost the scheduler ({}), tries to find it again", why.detail);
        m_reconnector.start(std::chrono::seconds(m_options.job.reconnectSeconds),
                            [this, why](Result<std::unique_ptr<Connection>> found) {
                                auto shared = std::make_shared<Result<std::unique_ptr<Connection>>>(std::move(found));
                                m_loop.post([this, why, shared] { onSchedulerFound(why, std::move(*shared)); });
                            });
    }

    void onSchedulerFound(const Error &why, Result<std::unique_ptr<Connection>> found)
    {
        if (!found)
            return end(fail(
                ErrorCode::PeerLost, why.source,
                fmt::format("the scheduler is gone: {}; looking for it again: {}", why.detail, found.error().detail)));
        m_lastReceived = std::chrono::steady_clock::now();
        m_scheduler = &m_loop.add(std::move(*found));
        const bool known = m_rank >= 0;
        send(protocol::JoinRequest{"server", m_options.host, m_address, known ? m_rank : m_options.rank, known, 0, 0});
        if (m_threads.empty()) // not ready yet
            return;
        send(protocol::Ready{m_parameters, 0});
        for (const auto &[rank, step] : m_appliedSteps)
            send(protocol::AppliedSteps{rank, step});
        for (std::size_t part = 0; part < m_placement.primary.size(); ++part) { // reports sent in the meantime are lost
            const std::pair replica(int(part), m_placement.backup[part]);
            if (m_placement.primary[part] == m_rank && replica.second >= 0)
                send(protocol::ReplicaState{replica.first, replica.second,
                                            m_completeReplicas[replica].size() == m_threads.size()});
        }
    }

    /// Forwards a server thread's message. A replica is complete when all server threads have theirs, and incomplete
    /// when one loses it.
    void report(int thread, const ControlMessage &message)
    {
        const auto *replica = std::get_if<protocol::ReplicaState>(&message);
        if (!replica)
            return send(message);
        std::set<int> &complete = m_completeReplicas[{replica->part, replica->server}];
        if (replica->complete) {
            complete.insert(thread);
            if (complete.size() < m_threads.size())
                return;
        } else {
            complete.erase(thread);
            // The next placement starts a new replica, on the same server or another.
            if (const auto at = m_linked.find(replica->part); at != m_linked.end() && at->second == replica->server)
                m_linked.erase(at);
        }
        send(message);
    }

    void end(Status outcome)
    {
        if (!std::exchange(m_ended, true)) // the first reason counts: a closed connection only follows from it
            m_outcome = std::move(outcome);
        m_loop.stop();
    }

    Status onControl(Connection &c, std::span<const std::byte> payload)
    {
        TY_ASSIGN(const auto message,
                  protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()}));
        if (&c != m_scheduler) {
            const auto *attach = std::get_if<protocol::Attach>(&message);
            return attach ? onAttach(c, *attach)
                          : fail(ErrorCode::CorruptData, c.peer(), "sent a message that only the scheduler may send");
        }
        if (const auto *accepted = std::get_if<protocol::JoinAccepted>(&message)) {
            onAccepted(*accepted);
        } else if (const auto *size = std::get_if<protocol::ArenaSize>(&message)) {
            return onArenaSize(*size);
        } else if (const auto *over = std::get_if<protocol::End>(&message)) {
            end(over->code.empty() ? Status()
                                   : fail(protocol::errorCodeFromString(over->code), over->source, over->detail));
        } else if (m_threads.empty()) {
            return fail(ErrorCode::CorruptData, c.peer(), "sent a view before it accepted this server");
        } else if (const auto *view = std::get_if<protocol::View>(&message)) {
            if (!isValid(view->rate))
                return fail(ErrorCode::CorruptData, c.peer(), "sent a view whose learning rate makes no sense");
            onView(*view);
        } else if (const auto *lost = std::get_if<protocol::MemberLost>(&message)) {
            onMemberLost(lost->rank);
        } else if (const auto *placement = std::get_if<protocol::Placement>(&message)) {
            return onPlacement(*placement);
        }
        return {};
    }

    Status onAttach(Connection &c, const protocol::Attach &attach)
    {
        if (attach.part < 0 || attach.part >= m_shardLayout.parts || attach.thread < 0 ||
            attach.thread >= int(m_threads.size()) || attach.rank < 0)
            return fail(ErrorCode::CorruptData, c.peer(), "wants a part or thread that this server does not have");
        if (c.claim.opener != (attach.replica ? PeerRole::Server : PeerRole::Worker) || c.claim.rank != attach.rank)
            return fail(ErrorCode::CorruptData, c.peer(), "says that it is another process than it proved to be");
        c.rename(fmt::format("{} {}", attach.replica ? "server" : "worker", attach.rank));
        m_loop.release(c, [this, attach](std::unique_ptr<Connection> connection) {
            m_threads[std::size_t(attach.thread)]->adopt(std::move(connection), attach);
        });
        return {};
    }

    /// \return a function; `done` runs in this loop's thread when each server thread has called it
    std::function<void()> afterAll(std::function<void()> done)
    {
        auto left = std::make_shared<std::size_t>(m_threads.size());
        return [this, left, done = std::move(done)] {
            m_loop.post([left, done] {
                if (--*left == 0)
                    done();
            });
        };
    }

    void onView(const protocol::View &view)
    {
        std::vector<int> ranks;
        for (const protocol::Member &member : view.members)
            ranks.push_back(member.rank);
        const auto done = afterAll([this, number = view.view] { send(protocol::ViewAck{number}); });
        for (const auto &thread : m_threads)
            thread->setMembers(ranks, std::uint64_t(std::max<std::int64_t>(view.step, 0)), view.rate, done);
    }

    void onMemberLost(int rank)
    {
        auto complete = std::make_shared<std::uint64_t>(std::uint64_t(protocol::kMaxCount));
        const auto done = afterAll([this, rank, complete] {
            m_appliedSteps[rank] = std::int64_t(*complete);
            send(protocol::AppliedSteps{rank, std::int64_t(*complete)});
        });
        for (const auto &thread : m_threads) {
            thread->removeMember(rank, [this, complete, done](std::uint64_t rounds) {
                m_loop.post([complete, rounds] { *complete = std::min(*complete, rounds); });
                done();
            });
        }
    }

    Status onPlacement(const protocol::Placement &placement)
    {
        const auto parts = std::size_t(m_shardLayout.parts);
        const auto isServer = [&](int rank) { return rank < int(placement.addresses.size()); };
        if (placement.primary.size() != parts || placement.backup.size() != parts ||
            !std::ranges::all_of(placement.primary, isServer) || !std::ranges::all_of(placement.backup, isServer))
            return fail(ErrorCode::CorruptData, "the scheduler", "sent a placement of another job");
        m_placement = placement;
        auto problems = std::make_shared<std::string>();
        const auto done = afterAll([this, placement, problems] {
            send(protocol::PlacementAck{placement.version, *problems});
            connectReplicas(placement);
        });
        for (const auto &thread : m_threads) {
            thread->place(placement, [this, problems, done](const std::string &problem) {
                m_loop.post([problems, problem] { *problems += problems->empty() ? problem : ""; });
                done();
            });
        }
        return {};
    }

    /// Connects to the servers with replicas of this server's parts, in a separate thread: a slow one delays nothing
    /// else.
    void connectReplicas(const protocol::Placement &placement)
    {
        std::vector<std::pair<int, int>> wanted; // part, server
        for (int part = 0; part < m_shardLayout.parts; ++part) {
            const int backup = placement.backup[std::size_t(part)];
            if (placement.primary[std::size_t(part)] != m_rank || backup < 0 || backup == m_rank)
                continue;
            if (const auto at = m_linked.find(part); at != m_linked.end() && at->second == backup)
                continue;
            m_linked[part] = backup;
            wanted.emplace_back(part, backup);
        }
        std::erase_if(m_linked, [&](const auto &link) {
            return placement.primary[std::size_t(link.first)] != m_rank ||
                   placement.backup[std::size_t(link.first)] != link.second;
        });
        if (wanted.empty())
            return;
        m_linker = std::jthread([this, wanted, addresses = placement.addresses,
                                 before = std::make_shared<std::jthread>(std::move(m_linker))](std::stop_token stop) {
            *before = {}; // ends and joins an older one
            for (const auto &[part, server] : wanted) {
                for (std::size_t thread = 0; thread < m_threads.size(); ++thread)
                    m_threads[thread]->replicateTo(part, server,
                                                   openReplica(m_options, m_rank, {part, int(thread)}, server,
                                                               addresses[std::size_t(server)], stop));
            }
        });
    }

    /// A server of a KvStore run waits for the size of the arrays, which only the programs of the workers know.
    void onAccepted(const protocol::JoinAccepted &accepted)
    {
        if (m_rank < 0)
            m_running = accepted.running;
        m_rank = m_rank < 0 ? accepted.rank : m_rank;
        if (m_threads.empty() && keepsWeights(m_options.job))
            prepare();
    }

    Status onArenaSize(const protocol::ArenaSize &size)
    {
        if (keepsWeights(m_options.job) || m_rank < 0 || size.parameters < 1 || size.parameters > kMostArenaFloats)
            return fail(ErrorCode::CorruptData, "the scheduler", "sent a size of arrays that makes no sense");
        if (!m_threads.empty())
            return {}; // repeated: the scheduler does not let it change
        m_parameters = size.parameters;
        m_shardLayout = shardLayoutOf(m_options.job, std::size_t(size.parameters));
        prepare();
        return {};
    }

    void prepare()
    {
        const SliceMap map = sliceMapOf(m_options.job, std::size_t(m_parameters));
        const ShardOptions options = shardOptionsOf(m_options.job, m_options.rules);
        for (int number = 0; number < m_shardLayout.serverThreads; ++number) {
            m_threads.push_back(std::make_unique<ServerThread>(
                ServerThread::Options{m_options.job, map, m_shardLayout, options, m_rank, number}, m_options.secret,
                [this, number](const ControlMessage &message) {
                    m_loop.post([this, number, message] { report(number, message); });
                }));
            if (!m_running)
                m_threads.back()->serve(m_rank, m_first);
        }
        m_first.reset();
        send(protocol::Ready{m_parameters, 0});
        spdlog::info("server {} at {} serves {} slices of {} KiB with {} threads", m_rank, m_address,
                     map.slices() / std::uint32_t(m_shardLayout.parts), map.largest() * sizeof(float) / 1024,
                     m_shardLayout.serverThreads);
    }

    const ServerOptions &m_options;
    Loop m_loop;
    std::shared_ptr<const nn::TrainingState> m_first;
    std::int64_t m_parameters;
    ShardLayout m_shardLayout;
    BlobService m_blobs;
    std::string m_address;
    int m_rank = -1;
    Connection *m_scheduler = nullptr;
    std::chrono::steady_clock::time_point m_lastReceived;
    std::vector<std::unique_ptr<ServerThread>> m_threads;
    std::map<int, std::int64_t> m_appliedSteps; ///< by rank of a lost worker: its first incomplete round
    protocol::Placement m_placement;
    std::map<int, int> m_linked;                                     ///< by part: the server to which it is replicated
    std::map<std::pair<int, int>, std::set<int>> m_completeReplicas; ///< by part and server: threads that have it
    std::jthread m_linker;
    Status m_outcome;
    bool m_ended = false;
    bool m_running = false; ///< this server replaces one of a job under way and gets its parts from others
    Reconnector m_reconnector;
};

} // namespace

Status runServer(const ServerOptions &options, std::stop_token stop)
{
    nn::TrainingState first;
    if (keepsWeights(options.job)) {
        TY_ASSIGN(first, options.first());
    }
    Server server(options, std::move(first));
    return server.run(stop);
}

} // namespace trainyard::ps
